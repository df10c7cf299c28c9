"""Which card wins a trick: the highest trump, else the highest of the suit led."""

from mazziere.tricks.law import TrickLaw, is_trump, suit_of


def beats(law: TrickLaw, card: int, best: int) -> bool:
    """Whether a card takes the trick from the card that was winning it."""
    return card > best if suit_of(law, card) == suit_of(law, best) else is_trump(law, card)


HOT = (beats,)


def winner(law: TrickLaw, trick: tuple[int, ...]) -> int:
    """The place in the trick, from 0, of the card that wins it. The trick has at least one card."""
    best = 0
    for place in range(1, len(trick)):
        if beats(law, trick[place], trick[best]):
            best = place
    return best
