"""The pairing kernel and the Danish round, against an exhaustive search and by its properties."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.contests.pairing.bars import Bars, apart, neighbours
from mazziere.contests.pairing.danish import danish, guaranteed_rounds, late_arrival
from mazziere.contests.pairing.round import Unpairable
from mazziere.contests.pairing.top_down import Pair, from_the_top

NAMES = "ABCDEFGH"


def all_rounds(field: Sequence[str]) -> Iterator[tuple[Pair, ...]]:
    """Every way to pair the field, the highest first with each of the others in order."""
    if not field:
        yield ()
        return
    first, *others = field
    for other in others:
        rest = [name for name in others if name != other]
        for pairs in all_rounds(rest):
            yield ((first, other), *pairs)


def by_hand(field: Sequence[str], bars: Bars) -> tuple[Pair, ...] | None:
    """The rule as an exhaustive search: lowest total price, then from the top the lowest price and the highest
    opponent.
    """
    legal = [pairs for pairs in all_rounds(field) if all(bars.price(a, b) is not None for a, b in pairs)]
    price = {pairs: [bars.price(a, b) or 0 for a, b in pairs] for pairs in legal}
    return min(
        legal,
        key=lambda pairs: (
            sum(price[pairs]),
            [(cost, field.index(b)) for (_, b), cost in zip(pairs, price[pairs], strict=True)],
        ),
        default=None,
    )


def fields() -> st.SearchStrategy[tuple[list[str], Bars]]:
    """A field of two to eight entries with any meetings and keep-apart rules."""

    def bars(names: list[str]) -> st.SearchStrategy[tuple[list[str], Bars]]:
        some = st.lists(st.sampled_from(list(combinations(names, 2))), max_size=20).map(neighbours)
        few = st.lists(st.sampled_from(list(combinations(names, 2))), max_size=5).map(neighbours)
        return st.tuples(st.just(names), st.builds(Bars, met=some, never=few, avoid=few))

    return st.sampled_from([2, 4, 6, 8]).flatmap(lambda n: st.permutations(NAMES[:n])).flatmap(bars)


@pytest.mark.clause("BUR-28")
@given(fields())
def test_the_kernel_agrees_with_an_exhaustive_search(case: tuple[list[str], Bars]) -> None:
    """The round found quickly is the one that trying all rounds finds."""
    field, bars = case

    assert by_hand(field, bars) == from_the_top(field, bars)


@given(st.integers(2, 24), st.randoms(use_true_random=False))
def test_no_repeat_within_the_guarantee(entries: int, random: object) -> None:
    """In any order of standing, the first half of the field's rounds never needs a repeat, and rests differ by at
    most one.
    """
    names = [f"P{i}" for i in range(entries)]
    met: list[Pair] = []
    rests: dict[str, int] = {}
    for _ in range(guaranteed_rounds(entries)):
        random.shuffle(names)  # type: ignore[attr-defined]
        pairing = danish(names, Bars(met=neighbours(met)), rests)
        seated = [name for pair in pairing.pairs for name in pair] + list(pairing.rest)

        assert sorted(names) == sorted(seated)
        assert pairing.repeats == ()
        met += pairing.pairs
        for name in pairing.rest:
            rests[name] = rests.get(name, 0) + 1
        counts = [rests.get(name, 0) for name in names]
        assert max(counts) - min(counts) <= 1


@pytest.mark.clause("BUR-28")
@given(st.permutations(NAMES), st.lists(st.sampled_from(list(combinations(NAMES, 2))), max_size=12))
def test_strict_is_first_with_second(standing: list[str], met: list[Pair]) -> None:
    """The strict Danish round looks at the standing alone, and flags what repeats."""
    pairing = danish(standing, Bars(met=neighbours(met)), {}, strict=True)

    assert tuple(zip(standing[::2], standing[1::2], strict=True)) == pairing.pairs
    assert {frozenset(pair) for pair in pairing.repeats} == {frozenset(p) for p in pairing.pairs} & {
        frozenset(p) for p in met
    }


@pytest.mark.clause("PIN-BRI-15")
@given(st.permutations([f"{quarter}{squad}" for quarter in "ABCD" for squad in "12"]))
def test_a_quarter_never_meets_itself(standing: list[str]) -> None:
    """Squads of the same quarter are kept apart whatever the standing."""
    quarters = [[name for name in standing if name[0] == quarter] for quarter in "ABCD"]
    pairing = danish(standing, Bars(never=apart(quarters)), {})

    assert all(a[0] != b[0] for a, b in pairing.pairs)


@pytest.mark.parametrize(
    "standing, groups, key",
    [
        ("ABCD", ["ABC"], "contest.draw.crowd"),
        ("AB", ["AB"], "contest.draw.nobody_left"),
        ("ABCDEF", ["ABCD"], "contest.draw.crowd"),
    ],
)
def test_rules_that_leave_no_round_explain_themselves(standing: str, groups: list[str], key: str) -> None:
    """An impossible field names who stands in the way."""
    with pytest.raises(Unpairable) as refused:
        danish(list(standing), Bars(never=apart(groups)), {})

    assert key == refused.value.key


def test_nobody_rests_twice_unless_the_field_is_unpairable_otherwise() -> None:
    """A second rest comes only when the keep-apart rules leave the others no round."""
    standing, rests = list("ABCDE"), {"E": 1}

    assert danish(standing, Bars(), rests).rest == ("D",)
    assert danish(standing, Bars(never=neighbours([("E", x) for x in "ABCD"])), dict.fromkeys("ABCD", 1)).rest == ("E",)
    only_e = Bars(never=neighbours([("E", x) for x in "ABCD"]))
    assert danish(standing, only_e, rests).rest == ("E",)


def test_the_second_cycle_of_rests_starts_fairly() -> None:
    """Five pairs in eight rounds rest 2, 2, 2, 1 and 1 times."""
    rests: dict[str, int] = {}
    met: list[Pair] = []
    for _ in range(8):
        pairing = danish(list("ABCDE"), Bars(met=neighbours(met)), rests)
        met += pairing.pairs
        for name in pairing.rest:
            rests[name] = rests.get(name, 0) + 1

    assert sorted(rests.values()) == [1, 1, 2, 2, 2]


def test_a_late_pair_sits_with_the_one_that_rests() -> None:
    """Who comes late plays at once when somebody sits idle."""
    assert late_arrival("E", "F") == ("E", "F")
    assert late_arrival(None, "F") is None


def test_a_round_after_every_meeting_repeats_as_little_as_possible() -> None:
    """Six pairs after three rounds of the same two halves need exactly one repeat, not an error."""
    met = [("A", "D"), ("B", "E"), ("C", "F"), ("A", "E"), ("B", "F"), ("C", "D"), ("A", "F"), ("B", "D"), ("C", "E")]

    assert len(danish(list("ABCDEF"), Bars(met=neighbours(met)), {}).repeats) == 1
