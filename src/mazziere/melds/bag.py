"""A bag: how many there are of each card, as one number with four bits a card.

Adding two bags is `+`, taking one out of another `-`; equal bags are equal numbers. Printed in hexadecimal, each
digit is the count of one card, the ace of spades last and the jokers first.
"""

from collections.abc import Iterable, Iterator

from mazziere.melds.numbers import JOKER_NUMBER, SUIT_LENGTH

FIELD = 4
SUIT_BITS = FIELD * SUIT_LENGTH
EMPTY = 0

ONE: tuple[int, ...] = tuple(1 << FIELD * number for number in range(JOKER_NUMBER + 1))
"""The bag that holds one card, by its number."""
_ONES = sum(ONE)
_TWOS, _FOURS, _GUARD = _ONES << 1, _ONES << 2, _ONES << 3
_SUIT = (1 << SUIT_BITS) - 1
_SUIT_ONES = _ONES & _SUIT


def bag_of(numbers: Iterable[int]) -> int:
    """The bag of these cards."""
    return sum([ONE[number] for number in numbers])


def size(bag: int) -> int:
    """How many cards there are."""
    return (bag & _ONES).bit_count() + 2 * (bag & _TWOS).bit_count() + 4 * (bag & _FOURS).bit_count()


def count(bag: int, number: int) -> int:
    """How many there are of one card."""
    return bag >> FIELD * number & 7


def holds(bag: int, part: int) -> bool:
    """Whether every card of `part` is there, as often as it is in `part`."""
    return ((bag | _GUARD) - part) & _GUARD == _GUARD


def kinds(bag: int) -> int:
    """One of each card that is there."""
    return (bag | bag >> 1 | bag >> 2) & _ONES


def suit_parts(bag: int) -> tuple[int, int, int, int]:
    """The cards of each suit, as bags of the first suit."""
    return (
        bag & _SUIT,
        bag >> SUIT_BITS & _SUIT,
        bag >> 2 * SUIT_BITS & _SUIT,
        bag >> 3 * SUIT_BITS & _SUIT,
    )


def suit_part(bag: int, suit: int) -> int:
    """The cards of one suit, as a bag of the first suit."""
    return bag >> SUIT_BITS * suit & _SUIT


def jokers(bag: int) -> int:
    """How many jokers there are."""
    return bag >> FIELD * JOKER_NUMBER


def distinct(bag: int) -> Iterator[int]:
    """The number of each card that is there at least once, in ascending order."""
    rest = kinds(bag)
    while rest:
        low = rest & -rest
        yield low.bit_length() // FIELD
        rest ^= low


def numbers(bag: int) -> tuple[int, ...]:
    """Every card in ascending order, equal ones next to each other."""
    return tuple(number for number in distinct(bag) for _ in range(count(bag, number)))


def ranks_of(bag: int) -> int:
    """How many there are of each rank, whatever the suit, as a bag of one suit; jokers do not count."""
    return (bag & _SUIT) + (bag >> SUIT_BITS & _SUIT) + (bag >> 2 * SUIT_BITS & _SUIT) + (bag >> 3 * SUIT_BITS & _SUIT)


def ranks_with(ranks: int, least: int) -> Iterator[int]:
    """The ranks of which there are at least so many (1 to 8), from the sums of `ranks_of`."""
    rest = (ranks + (8 - least) * _SUIT_ONES) & _SUIT_ONES << 3
    while rest:
        low = rest & -rest
        yield low.bit_length() // FIELD - 1
        rest ^= low
