"""Belote's rulings: every case of the golden file and of the further ones here, and what is impossible."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mazziere.cli._agreement import differences
from mazziere.cli._cases import read_cases
from mazziere.core import Ruling, Unanswered
from mazziere.referee import kinds, rule
from mazziere.referee.words import words

HERE = Path(__file__).parent
FILES = (HERE.parent / "golden/belote.yaml", *sorted(HERE.glob("belote-*.yaml")))
CONTEST = {"pinasca_points", "pinasca_total", "placement"}


def _cases() -> Iterator[Any]:
    known = frozenset(name.partition(":")[0] for name in kinds())
    for file in FILES:
        for case in read_cases(str(file), known):
            assert case.inputs is not None
            if case.inputs.get("kind") not in CONTEST:
                marks = [pytest.mark.clause(*case.inputs["clauses"])] if "clauses" in case.inputs else []
                yield pytest.param(case, id=f"{file.stem}-{case.kind}-{case.id}", marks=marks)


def _ruling(kind: str, inputs: dict[str, Any]) -> Ruling:
    return kinds().get(f"{kind}:{inputs.get('kind')}", kinds().get(kind))(inputs)


@pytest.mark.parametrize("case", list(_cases()))
def test_case(case: Any) -> None:
    """The referee answers as the rules say, without reading the answer, and tells why in words."""
    ruling = _ruling(case.kind, case.inputs)

    assert list(differences(case.expected, ruling.answer)) == []
    assert all(words(step, "it") != step.what for step in ruling.steps)


LEGAL = {"variant": "belote-pinasca", "trump": "H", "trick": ["AS"], "hand": ["7S", "KS"]}
WINNER = {"variant": "belote-pinasca", "trump": "H", "trick": ["AS", "7S"]}
COMPARE = {"kind": "compare", "variant": "belote-pinasca", "trump": "H", "taker": "A", "A": [], "B": []}
ELDER = {**COMPARE, "options": {"seq_tie": "elder"}}
DETECT = {"kind": "detect", "variant": "belote-pinasca", "trump": "H"}
HAND = ["7S", "8S", "9S", "JH", "QD", "KD", "AC", "7C"]
SCORE = {"variant": "belote-pinasca", "trump": "suit", "cards": {"A": 92, "B": 60}, "last": "A"}
BID = {**SCORE, "variant": "contree-ffb", "bid": 90, "level": 1}
LITIGE = {"variant": "belote-pinasca", "deals": [{"taker": "T1", "points": {"T1": 81, "T2": 81}}]}
END = {
    "kind": "end",
    "variant": "belote-pinasca",
    "before": {"T1": 0, "T2": 0},
    "deal": {"T1": 90, "T2": 72},
    "taker": "T1",
}
CALLS = {"variant": "belote-pinasca", "turn": "H", "calls": [[0, "pass"]]}
BELOTE = {"variant": "belote-pinasca", "trump": "H", "first": "KH", "other_at": "hand", "announced": True}

IMPOSSIBLE = [
    ("legal_moves", LEGAL, {"variant": "belote-nowhere"}),
    ("legal_moves", LEGAL, {"variant": None}),
    ("legal_moves", LEGAL, {"variant": "briscola-2"}),
    ("legal_moves", LEGAL, {"options": {"partner_exemption": "sometimes"}}),
    ("legal_moves", LEGAL, {"options": {"no_such": 1}}),
    ("legal_moves", LEGAL, {"options": ["none"]}),
    ("legal_moves", LEGAL, {"trump": "X"}),
    ("legal_moves", LEGAL, {"trump": "none"}),
    ("legal_moves", LEGAL, {"trump": True}),
    ("legal_moves", LEGAL, {"trump": None}),
    ("legal_moves", LEGAL, {"hand": ["7S", "7S"]}),
    ("legal_moves", LEGAL, {"hand": ["AS"]}),
    ("legal_moves", LEGAL, {"hand": ["10H", False]}),
    ("legal_moves", LEGAL, {"hand": ["10H", "NO"]}),
    ("legal_moves", LEGAL, {"hand": ["6S"]}),
    ("legal_moves", LEGAL, {"hand": ["JK"]}),
    ("legal_moves", LEGAL, {"hand": []}),
    ("legal_moves", LEGAL, {"hand": "7S"}),
    ("legal_moves", LEGAL, {"hand": [*HAND, "8C"]}),
    ("legal_moves", LEGAL, {"trick": ["AS", "10S", "8H", "9H"]}),
    ("legal_moves", LEGAL, {"trick": None}),
    ("legal_moves", LEGAL, {"table_up": ["8S"]}),
    ("legal_moves", LEGAL, {"variant": "belote-decouverte"}),
    ("legal_moves", LEGAL, {"variant": "belote-tre"}),
    ("trick_winner", WINNER, {"trick": []}),
    ("trick_winner", WINNER, {"trick": ["AS", "AS"]}),
    ("trick_winner", WINNER, {"trick": ["AS", "KS", "QS", "JS", "10S"]}),
    ("trick_winner", WINNER, {"trick": ["AS", 7]}),
    ("declarations", COMPARE, {"kind": "guess"}),
    ("declarations", COMPARE, {"A": [["AH", "KH"]]}),
    ("declarations", COMPARE, {"A": [["AH", "KH", "JH"]]}),
    ("declarations", COMPARE, {"A": [["AH", "KH", "QH"]], "B": [["QH", "JH", "10H"]]}),
    ("declarations", COMPARE, {"A": [["KS", "KH", "KD", "KC"], ["KS", "QS", "JS"]]}),
    ("declarations", COMPARE, {"A": [["AH", "KH", "QH", "QH"]]}),
    ("declarations", COMPARE, {"taker": "T1"}),
    ("declarations", COMPARE, {"A_false": "yes"}),
    (
        "declarations",
        COMPARE,
        {"A": [[f"{rank}{suit}" for rank in ("A", "K", "Q", "J", "10")] for suit in ("S", "H", "D")]},
    ),
    (
        "declarations",
        {**COMPARE, "options": {"seq_tie": "elder"}},
        {"A": [["KD", "QD", "JD"]], "B": [["KC", "QC", "JC"]]},
    ),
    ("declarations", DETECT, {"hand": HAND[:7]}),
    ("declarations", DETECT, {"hand": [*HAND, "8C"]}),
    ("deal_scoring", SCORE, {"cards": {"A": 92, "B": 61}}),
    ("deal_scoring", SCORE, {"cards": {"A": 162, "B": -10}}),
    ("deal_scoring", SCORE, {"cards": {"A": 152}}),
    ("deal_scoring", SCORE, {"cards": {"A": 92, "B": 50, "C": 10}}),
    ("deal_scoring", SCORE, {"cards": {"A": 92.5, "B": 59.5}}),
    ("deal_scoring", SCORE, {"cards": [92, 60]}),
    ("deal_scoring", SCORE, {"last": "C"}),
    ("deal_scoring", SCORE, {"last": None}),
    ("deal_scoring", SCORE, {"capot": "A"}),
    ("deal_scoring", SCORE, {"cards": {"A": 152, "B": 0}, "capot": "A", "last": "B"}),
    ("deal_scoring", SCORE, {"trump": "none"}),
    ("deal_scoring", SCORE, {"belote": "X"}),
    ("deal_scoring", SCORE, {"belote": ["A", "A"]}),
    ("deal_scoring", SCORE, {"decl": {"A": 20, "B": 20}}),
    ("deal_scoring", SCORE, {"decl": {"A": 30, "B": 0}}),
    ("deal_scoring", SCORE, {"decl": {"A": 600, "B": 0}}),
    ("deal_scoring", SCORE, {"contro": True}),
    ("deal_scoring", SCORE, {"bid": 90}),
    ("deal_scoring", SCORE, {"level": 2}),
    ("deal_scoring", BID, {"bid": None}),
    ("deal_scoring", BID, {"bid": 85}),
    ("deal_scoring", BID, {"bid": 170}),
    ("deal_scoring", BID, {"bid": "generale"}),
    ("deal_scoring", BID, {"bid": "all"}),
    ("deal_scoring", BID, {"level": 3}),
    ("deal_scoring", BID, {"decl": {"A": 20, "B": 0}}),
    ("litige_sequences", LITIGE, {"variant": "belote-francese"}),
    ("litige_sequences", LITIGE, {"deals": [{"taker": "T1", "points": {"T1": 81, "T2": 80}}]}),
    ("litige_sequences", LITIGE, {"deals": [{"taker": "T3", "points": {"T1": 81, "T2": 81}}]}),
    ("litige_sequences", LITIGE, {"deals": [{"points": {"T1": 81, "T2": 81}}]}),
    ("litige_sequences", LITIGE, {"deals": {"taker": "T1"}}),
    ("match_scoring", END, {"before": {"T1": 1500, "T2": 0}}),
    ("match_scoring", END, {"before": {"T1": 0}}),
    ("match_scoring", END, {"deal": {"T1": "90", "T2": 72}}),
    ("match_scoring", END, {"taker": "A"}),
    ("match_scoring", {**END, "variant": "belote-francese"}, {"pot": {"owner": "T1", "points": 81}}),
    ("bidding", CALLS, {"turn": "X"}),
    ("bidding", CALLS, {"turn": None}),
    ("bidding", CALLS, {"calls": [[4, "pass"]]}),
    ("bidding", CALLS, {"calls": [[0, "perhaps"]]}),
    ("bidding", CALLS, {"calls": [["pass"]]}),
    ("bidding", CALLS, {"calls": [[0, True]]}),
    ("bidding", CALLS, {"calls": None}),
    ("belote_rebelote", BELOTE, {"first": "JH"}),
    ("belote_rebelote", BELOTE, {"other_at": "table_up"}),
    ("belote_rebelote", BELOTE, {"other_at": "pocket"}),
    ("belote_rebelote", {**BELOTE, "options": {"belote_announce": "manual"}}, {"announced": None}),
]


@pytest.mark.parametrize("kind, case, wrong", IMPOSSIBLE)
def test_impossible_case_is_unanswered(kind: str, case: dict[str, Any], wrong: dict[str, Any]) -> None:
    """A known key with an impossible value is never answered; the sentence says what is wrong."""
    with pytest.raises(Unanswered) as raised:
        _ruling(kind, {**case, **wrong})

    assert raised.value.key.startswith(("referee.", "cli.", "belote."))


def test_the_cases_before_they_were_spoiled_are_answered() -> None:
    """Each of the spoiled cases is a good one without its fault."""
    for kind, case, _ in IMPOSSIBLE:
        if case is not DETECT:
            assert _ruling(kind, case).answer


def test_replay_with_an_illegal_card_is_unanswered() -> None:
    """A replay in which somebody breaks a duty is not ruled on; trick and card are named."""
    case = next(case for case in read_cases(str(FILES[0]), frozenset(kinds())) if case.id == "G01")
    assert case.inputs is not None
    tricks = [dict(trick) for trick in case.inputs["tricks"]]
    tricks[0] = {**tricks[0], "cards": ["10D", "7S", "9D", "7D"]}

    with pytest.raises(Unanswered, match=r"illegal_card.*7S"):
        _ruling("replays", {**case.inputs, "tricks": tricks})
    short = {seat: list(hand) for seat, hand in case.inputs["hands"].items()}
    short[0] = short[0][:-1]
    with pytest.raises(Unanswered, match="count"):
        _ruling("replays", {**case.inputs, "hands": short})


TRE = {"kind": "compare", "variant": "belote-tre", "trump": "H", "taker": "A", "B": []}
LONG, SHORT, OTHER = ["AS", "KS", "QS", "JS", "10S"], ["AD", "KD", "QD"], ["QC", "JC", "10C"]


@pytest.mark.clause("FRA-27")
def test_among_three_the_taker_declares_from_one_hand() -> None:
    """The taker alone holds eight cards; the two others put together what they hold."""
    assert rule("declarations", {**TRE, "A": [LONG, SHORT]}).answer == {"side": "A", "points": 120}
    with pytest.raises(Unanswered, match="too_many"):
        rule("declarations", {**TRE, "A": [LONG, SHORT, OTHER]})
    both = {**TRE, "A": [], "B": [LONG, SHORT, OTHER]}
    assert rule("declarations", both).answer == {"side": "B", "points": 140}


@pytest.mark.clause("FRA-24")
def test_the_end_of_a_match_says_why() -> None:
    """Both past the limit: the takers' points count first, and equal totals go on; the steps say so."""
    end = {**END, "variant": "belote-francese", "before": {"T1": 930, "T2": 960}}
    won = rule("match_scoring", {**end, "deal": {"T1": 90, "T2": 72}})
    level = rule("match_scoring", {**end, "deal": {"T1": 100, "T2": 70}})

    assert [step.what for step in won.steps[-2:]] == ["referee.step.several.takers_first", "referee.step.won"]
    assert level.steps[-1].what == "referee.step.level"


@pytest.mark.clause("DUE-11")
def test_covered_cards_bind_nobody() -> None:
    """A covered card of the led suit makes nobody follow it; the ruling says that it does not count."""
    case = {"variant": "belote-deux", "trump": "H", "trick": ["AS"], "hand": ["9C"], "table_up": ["QC"]}
    ruling = rule("legal_moves", {**case, "table_down": ["7S", "8H"]})

    assert set(ruling.answer["legal"]) == {"9C", "QC"}
    assert "referee.step.covered" in [step.what for step in ruling.steps]
