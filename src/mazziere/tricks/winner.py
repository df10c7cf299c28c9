"""Which card wins a trick: the highest trump, else the highest of the suit led."""

from mazziere.tricks.law import TrickLaw, is_trump


def beats(law: TrickLaw, card: int, best: int) -> bool:
    """Whether a card takes the trick from the card that was winning it."""
    same_suit = card // law.suit_length == best // law.suit_length
    return card > best if same_suit else is_trump(law, card)


HOT = (beats,)


def winner(law: TrickLaw, trick: tuple[int, ...]) -> int:
    """The place in the trick, from 0, of the card that wins it. The trick has at least one card."""
    best = 0
    for place in range(1, len(trick)):
        if beats(law, trick[place], trick[best]):
            best = place
    return best
