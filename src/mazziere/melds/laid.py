"""A card as a command lays it: the card and, where it is a wild, what it is said to stand for."""

from typing import NamedTuple

from mazziere.melds.numbers import CARDS, IS_WILD, NUMBERS, RANKS, SUIT_LENGTH, TEXTS

NOT_SAID = -1
RANK_ALONE = 64
"""Added to a rank where only that is said, as in a set: `JK=K`."""


class Laid(NamedTuple):
    """One card of a command. `stands` is the number of the card it stands for, RANK_ALONE + a rank, or NOT_SAID."""

    card: int
    stands: int = NOT_SAID

    def __str__(self) -> str:
        if self.stands == NOT_SAID:
            return TEXTS[self.card]
        said = RANKS[self.stands - RANK_ALONE] if self.stands >= RANK_ALONE else TEXTS[self.stands]
        return f"{TEXTS[self.card]}={said}"

    @property
    def is_wild(self) -> bool:
        """Whether the card can stand for another one."""
        return IS_WILD[self.card]

    def fits(self, card: int) -> bool:
        """Whether it may lie where `card` belongs in a run, as far as what is said of it goes."""
        return self.stands in (NOT_SAID, card)

    def fits_rank(self, rank: int) -> bool:
        """Whether it may lie in a set of a rank, as far as what is said of it goes."""
        if self.stands < RANK_ALONE:
            return self.stands == NOT_SAID or self.stands % SUIT_LENGTH == rank
        return self.stands - RANK_ALONE == rank


_BY_TEXT = {str(card): number for card, number in NUMBERS.items()}


def read_laid(text: str) -> Laid:
    """Read `7H`, `JK`, `JK=5H` or, in a set, `JK=K`.

    Raises ValueError, naming the text, for anything else.
    """
    card, equals, said = text.partition("=")
    if card not in _BY_TEXT:
        raise ValueError(f"not a card of burraco: {card!r} (rank and suit, such as 10H; a joker is JK)")
    if not equals:
        return Laid(_BY_TEXT[card])
    if said in RANKS:
        return Laid(_BY_TEXT[card], RANK_ALONE + RANKS.index(said))
    if said not in _BY_TEXT or said == "JK":
        raise ValueError(f"no card that {card} could stand for: {said!r}")
    return Laid(_BY_TEXT[card], _BY_TEXT[said])


PLAIN_LAID: tuple[Laid, ...] = tuple(Laid(number) for number in range(len(CARDS)))
"""Each card without a word about what it stands for."""
