"""All play all, among pairs, squads of quarters and lines."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.contests.pairing.all_play_all import against_quarters, all_but_own, all_play_all
from mazziere.contests.pairing.mitchell import lines, mitchell
from mazziere.contests.pairing.round import Pairing


def meetings(rounds: tuple[Pairing, ...]) -> Counter[frozenset[str]]:
    """How often each two have met."""
    return Counter(frozenset(pair) for pairing in rounds for pair in pairing.pairs)


def quarters(number: int, squads: int = 2) -> list[list[str]]:
    """Quarters A, B, ... with squads 1, 2, ..."""
    return [[f"{chr(65 + q)}{s + 1}" for s in range(squads)] for q in range(number)]


@given(st.integers(2, 25))
def test_everyone_meets_everyone_once(entries: int) -> None:
    """Each two meet once, rests are even, and nobody sits on one side more than once oftener than on the other."""
    names = [f"P{i}" for i in range(entries)]
    rounds = all_play_all(names)
    sides = Counter[str]()
    for pairing in rounds:
        for a, b in pairing.pairs:
            sides[a] += 1
            sides[b] -= 1

    assert {frozenset(two): 1 for two in combinations(names, 2)} == meetings(rounds)
    assert dict.fromkeys(names, entries % 2) == {
        name: sum(name in pairing.rest for pairing in rounds) for name in names
    }
    assert all(abs(difference) <= 1 for difference in sides.values())


@pytest.mark.clause("PIN-BEL-04", "PIN-BEL-01")
@given(st.integers(2, 16))
def test_every_squad_meets_one_squad_of_each_other_quarter(number: int) -> None:
    """With four quarters that is three matches each, twelve in all, four tables a round."""
    rounds = against_quarters(quarters(number))
    met = Counter((squad, other[0]) for two in meetings(rounds) for squad in two for other in two - {squad})

    assert {(f"{a}{s}", b): 1 for a, b in _ordered(number) for s in "12"} == met
    if number == 4:
        assert [len(pairing.pairs) for pairing in rounds] == [4, 4, 4]


@pytest.mark.clause("PIN-BRI-15")
@given(st.integers(2, 9), st.integers(1, 4))
def test_every_squad_meets_every_squad_of_the_others(number: int, squads: int) -> None:
    """All play all, nobody against the own quarter."""
    everybody = [squad for quarter in quarters(number, squads) for squad in quarter]

    assert {frozenset(two): 1 for two in combinations(everybody, 2) if two[0][0] != two[1][0]} == meetings(
        all_but_own(quarters(number, squads))
    )


def test_a_quarter_with_one_squad_less_leaves_a_rest() -> None:
    """A missing squad is a rest for who would have met it."""
    short = [*quarters(4)[:3], ["D1"]]

    assert all(len(pairing.rest) == 1 for pairing in against_quarters(short))


@given(st.integers(2, 41))
def test_mitchell_moves_one_line_by_one_table(entries: int) -> None:
    """Nobody meets twice while there are tables, nobody of the own line at all."""
    names = [f"P{i}" for i in range(entries)]
    seats = lines(names)
    rounds = tuple(mitchell(seats, number) for number in range(seats.rounds))

    assert all(times == 1 for times in meetings(rounds).values())
    assert all(entries == 2 * len(pairing.pairs) + len(pairing.rest) for pairing in rounds)
    sitting = {name for name in seats.sitting if name}
    assert all(len(two & sitting) == 1 for two in meetings(rounds))


def test_mitchell_keeps_a_group_in_one_line() -> None:
    """Squads of one quarter never meet, as they sit in the same line."""
    groups = quarters(4)
    seats = lines([squad for quarter in zip(*groups, strict=True) for squad in quarter], groups)
    rounds = tuple(mitchell(seats, number) for number in range(seats.rounds))

    assert all(len({name[0] for name in two}) == 2 for two in meetings(rounds))


def test_a_late_pair_takes_the_empty_place_of_a_line() -> None:
    """The one that would rest has an opponent then."""
    seats = lines(list("ABCDE")).joined_by("F")

    assert mitchell(seats, 0).rest == ()
    assert mitchell(lines(list("ABCD")).joined_by("F"), 0).rest == ("F",)


def _ordered(number: int) -> list[tuple[str, str]]:
    names = [chr(65 + q) for q in range(number)]
    return [(a, b) for a in names for b in names if a != b]
