"""Runs and groups: found in a hand, compared between sides, claimed by a player."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.cards import Card, card, cards
from mazziere.games.belote import options as o
from mazziere.games.belote.declarations import (
    RANKS,
    RUN_POINTS,
    SUITS,
    clashes,
    combination,
    compare,
    detect,
    four,
    mask,
    run,
    worth,
)
from mazziere.games.belote.regulation import Declarations

PINASCA = Declarations(
    declaration_announce=o.Announce.AUTO,
    declaration_scope=o.DeclarationScope.ALL_OF_BEST_SIDE,
    seq_tie=o.SeqTie.ANNUL,
    carre_tens=100,
    carre_order=o.CarreOrder.TRUMP_VALUES,
    long_run=o.LongRun.SINGLE,
    card_reuse=o.CardReuse.ONCE,
    false_declaration=o.FalseDeclaration.VOID_ALL,
    declarations_without_trick=o.WithoutTrick.STAND,
    sans_atout_carres=None,
)
FRANCESE = replace(PINASCA, seq_tie=o.SeqTie.TAKERS)
SPLIT = replace(PINASCA, long_run=o.LongRun.SPLIT)
FREE = replace(PINASCA, card_reuse=o.CardReuse.FREE)
NO_TENS = replace(PINASCA, carre_tens=0)
ANNEX = replace(PINASCA, sans_atout_carres=o.SansAtoutCarres.FFB_ANNEX)
DECK = [Card(rank, suit) for suit in SUITS for rank in RANKS]


def _found(hand: str, rules: Declarations = PINASCA, trump: str = "H") -> list[str]:
    return [str(what) for what in detect(mask(cards(hand)), rules, trump)]


def _verdict(ours: list[str], theirs: list[str], rules: Declarations = PINASCA, trump: str = "S", **how: object):
    claims = [[combination(cards(text)) for text in side] for side in (ours, theirs)]
    return compare(claims, rules, trump, **{"takers": 0, **how})[:3:2]


@pytest.mark.clause("PIN-BEL-23", "FRA-10", "FRA-11")
@pytest.mark.parametrize(
    "hand, rules, expected",
    [
        ("JH 10H 9H AH 7S 8D QC KC", PINASCA, ["3 JH"]),  # trump strength changes no run
        ("AS 7S 8S QD JD 9D KC 10C", PINASCA, []),  # no run round the ace, none over a hole
        ("8S 8H 8D 8C 7S 7H 7D 7C", PINASCA, []),  # sevens and eights are no group
        ("KH QH JH 10S 9S 8S 7S AD", PINASCA, ["4 10S", "3 KH"]),
        ("JS JH JD JC AS KS QS 10S", PINASCA, ["four J", "3 AS"]),  # the rest of the run still counts
        ("QS QH QD QC AS KS JS 10S", PINASCA, ["four Q"]),  # as many points as the run, and stronger
        ("KS KH KD KC QS JS 7D 8C", PINASCA, ["four K"]),
        ("KS KH KD KC QS JS 7D 8C", FREE, ["four K", "3 KS"]),
        ("KS KH KD KC QS QH QD QC", PINASCA, ["four K", "four Q"]),
        ("AS KS QS JS 10S 9S 8S 7S", PINASCA, ["8 AS"]),
        ("AS KS QS JS 10S 9S 8S 7S", SPLIT, ["5 AS", "3 9S"]),
        ("KS QS JS 10S 9S 8S 7S AH", SPLIT, ["7 KS"]),  # only eight cards are split
        ("10S 10H 10D 10C 9S 8S 7S AH", PINASCA, ["four 10", "3 9S"]),
        ("10S 10H 10D 10C 9S 8S 7S AH", NO_TENS, ["4 10S"]),
        ("KS KH KD KC AS AH AD AC QS", PINASCA, ["four A", "four K"]),  # nine in hand, by the order of the trumps
    ],
)
def test_best_of_a_hand(hand: str, rules: Declarations, expected: list[str]) -> None:
    """A hand declares the combinations that are worth most, each card used once."""
    assert expected == _found(hand, rules)


@pytest.mark.clause("PIN-BEL-19", "PIN-BEL-20", "FRA-12")
@pytest.mark.parametrize(
    "ours, theirs, side_and_points",
    [
        (["QS QH QD QC"], ["JD 10D 9D 8D 7D"], (0, 100)),  # a group beats any run
        (["AS AH AD AC"], ["KS KH KD KC"], (0, 100)),
        (["9S 9H 9D 9C"], ["JS JH JD JC"], (1, 200)),
        (["10S 10H 10D 10C"], ["KS KH KD KC"], (0, 100)),
        (["AH KH QH"], ["10D 9D 8D 7D"], (1, 50)),  # length before height
        (["AH KH QH JH 10H 9H"], ["AD KD QD JD 10D"], (0, 100)),
        (["KH QH JH"], ["AC KC QC"], (1, 20)),
        (["KH QH JH"], ["KS QS JS"], (1, 20)),  # then trump
        (["KH QH JH"], ["KC QC JC"], (None, 0)),
        (["KH QH JH", "9D 8D 7D"], ["KC QC JC"], (None, 0)),  # the tie cancels every run
        (["AD KD QD"], ["10H 9H 8H 7H", "JC 10C 9C"], (1, 70)),
        (["8S 8H 8D 8C"], ["AH KH QH"], (1, 20)),
        ([], ["AH KH QH"], (1, 20)),
        (["AH KH QH", "JD 10D 9D"], [], (0, 40)),  # two runs of one side do not cancel each other
        ([], [], (None, 0)),
    ],
)
def test_comparison(ours: list[str], theirs: list[str], side_and_points: tuple[int | None, int]) -> None:
    """Only the side with the strongest combination scores, and it scores all of its own."""
    assert side_and_points == _verdict(ours, theirs)


@pytest.mark.clause("FRA-12")
def test_tie_by_sheet() -> None:
    """An exact tie goes to nobody, the takers or the elder side, as the sheet says."""
    tied = (["KH QH JH"], ["KC QC JC"])
    elder = replace(PINASCA, seq_tie=o.SeqTie.ELDER)

    assert _verdict(*tied, rules=FRANCESE, takers=1) == (1, 20)
    assert _verdict(*tied, rules=elder, takers=1, elder=0) == (0, 20)


@pytest.mark.clause("FFB-03")
def test_federation_tie() -> None:
    """The federation scores nothing for either side when the best runs are equal after the trump test."""
    assert _verdict(["KH QH JH", "9D 8D 7D"], ["KC QC JC"]) == (None, 0)
    assert _verdict(["KH QH JH", "9D 8D 7D"], ["KC QC JC"], trump="H") == (0, 40)


@pytest.mark.clause("FRA-13")
def test_false_declaration() -> None:
    """A false declaration voids the whole side, or hands its claims over where the sheet says so."""
    transfer = replace(PINASCA, false_declaration=o.FalseDeclaration.TRANSFER)
    claims = (["AH KH QH JH", "9D 8D 7D"], ["KC QC JC"])

    assert _verdict(*claims, false=(0,)) == (1, 20)
    assert _verdict(claims[0], [], false=(0,)) == (None, 0)
    assert _verdict(*claims, rules=transfer, false=(0,)) == (1, 90)


def test_scope_best_only() -> None:
    """Under best_only the best side scores its strongest combination alone."""
    rules = replace(PINASCA, declaration_scope=o.DeclarationScope.BEST_ONLY)

    assert _verdict(["AD KD QD"], ["10H 9H 8H 7H", "JC 10C 9C"], rules=rules) == (1, 50)


def test_orders_of_groups() -> None:
    """Kings go under tens by trump values and over them in natural order; without trump the annex ranks aces first."""
    natural = replace(PINASCA, carre_order=o.CarreOrder.NATURAL)
    tens, kings = ["10S 10H 10D 10C"], ["KS KH KD KC"]

    assert _verdict(tens, kings) == (0, 100)
    assert _verdict(tens, kings, rules=natural) == (1, 100)
    assert _verdict(["AS AH AD AC"], ["JS JH JD JC"], rules=ANNEX, trump="none") == (0, 200)
    assert _verdict(tens, kings, rules=ANNEX, trump="none") == (0, 150)
    assert _verdict(["AS AH AD AC"], ["JS JH JD JC"], rules=ANNEX, trump="H") == (1, 200)


@given(st.permutations(DECK), st.sampled_from(["S", "none", "all"]))
def test_detected_combinations_are_held_and_best(deck: list[Card], trump: str) -> None:
    """What is found lies in the hand, uses a card once, and no other choice of groups and whole runs is worth more."""
    hand = set(deck[:8])
    table = worth(PINASCA, trump)
    best = detect(mask(hand), PINASCA, trump)
    used = [held for what in best for held in what.cards]

    assert len(used) == len(set(used))
    assert set(used) <= hand
    assert sum(map(table.points, best)) == _most(hand, table.fours)


def _most(hand: set[Card], fours: dict[str, int]) -> int:
    """The most points by trying every set of groups, written without masks."""
    groups = [rank for rank in fours if all(Card(rank, suit) in hand for suit in SUITS)]
    choices = [chosen for count in range(len(groups) + 1) for chosen in combinations(groups, count)]
    return max(
        sum(fours[rank] for rank in chosen) + _run_points({held for held in hand if held.rank not in chosen})
        for chosen in choices
    )


def _run_points(hand: set[Card]) -> int:
    points = 0
    for suit in SUITS:
        row = "".join("x" if Card(rank, suit) in hand else " " for rank in RANKS)
        points += sum(RUN_POINTS[len(piece)] for piece in row.split() if len(piece) > 2)
    return points


def test_text_of_a_combination() -> None:
    """A combination is made from its cards in any order and prints as it is declared."""
    assert str(combination(cards("QH AH KH"))) == "3 AH"
    assert str(combination(cards("9S 9H 9D 9C"))) == "four 9"
    assert run(4, card("KD")).cards == cards("KD QD JD 10D")


@pytest.mark.parametrize("bad", ["AH KH", "AH KH JH", "AH KH QD", "9S 9H 9D", "AH 7H 8H", ""])
def test_no_combination(bad: str) -> None:
    """Cards that are neither a run nor four of a rank are refused by name."""
    with pytest.raises(ValueError, match="neither a run nor four"):
        combination(cards(bad))


def test_impossible_run() -> None:
    """A run that would go below the seven does not exist."""
    with pytest.raises(ValueError, match="no run of 4 from 9H"):
        run(4, card("9H"))


@pytest.mark.parametrize(
    "claim, earlier, rules, expected",
    [
        (run(3, card("KS")), four("K"), PINASCA, True),
        (run(3, card("KS")), four("K"), FREE, False),
        (run(3, card("QS")), four("K"), PINASCA, False),
        (run(3, card("KS")), run(3, card("AS")), FREE, True),  # two runs never share a card
        (run(3, card("JS")), run(3, card("AS")), PINASCA, True),  # A K Q J 10 9 is one run
        (run(3, card("9S")), run(5, card("AS")), PINASCA, True),
        (run(3, card("9S")), run(5, card("AS")), SPLIT, False),
        (run(3, card("9S")), run(3, card("KS")), PINASCA, False),  # the ten is missing
        (run(3, card("KH")), run(3, card("KS")), PINASCA, False),
    ],
)
def test_claims_that_clash(claim: object, earlier: object, rules: Declarations, expected: bool) -> None:
    """A manual claim may not use a card of an earlier claim, nor cut a run in two."""
    assert expected == clashes(claim, [earlier], rules)
