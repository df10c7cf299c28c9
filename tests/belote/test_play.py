"""The tricks in the engine: whole golden deals, and the reason that each refused card is refused for."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.belote.helpers import act, position, refused, rules, texts

from mazziere.games.belote import GAME
from mazziere.games.belote.state import Over

GOLDEN = yaml.safe_load((Path(__file__).parents[1] / "golden/belote.yaml").read_text("utf-8"))


def replayed(case: dict[str, Any]) -> Any:
    """The position that a golden replay starts from."""
    hands, piles = [], []
    for seat in sorted(case["hands"]):
        held = case["hands"][seat]
        hands.append(" ".join(held["hand"] if isinstance(held, dict) else held))
        if isinstance(held, dict):
            piles.append((" ".join(held["up"]), " ".join(held["down"])))
    return position(rules(case["variant"]), case["trump"], hands, case["leader"], piles=piles)


@pytest.mark.clause("PIN-BEL-14", "PIN-BEL-15", "PIN-BEL-16", "PIN-BEL-22", "FRA-15", "FRA-16", "FRA-17", "FRA-18")
@pytest.mark.clause("FRA-19", "LIG-07", "LIG-09", "LIG-10", "LIG-19", "LIG-20", "LIG-21", "DUE-10", "DUE-11", "DUE-13")
@pytest.mark.clause("DEC-01", "TRE-01")
@pytest.mark.parametrize("case", GOLDEN["replays"], ids=lambda case: case["id"])
def test_a_golden_deal_plays_as_it_is_told(case: dict[str, Any]) -> None:
    """In a whole golden deal every legal set, every winner and the points of every trick are those of the file."""
    state = replayed(case)
    for number, trick in enumerate(case["tricks"]):
        for card, legal in zip(trick["cards"], trick["legal"], strict=True):
            assert texts(state) == set(legal)
            state = act(state, card)
        play = state.playing if isinstance(state, Over) else state
        won = play.tricks[-1]
        assert (won.leader, won.winner) == (trick["leader"], trick["winner"])
        assert sum(play.frame.numbers.worth[card] for card in won.cards) == trick["points"]
        assert len(play.tricks) == number + 1
    assert isinstance(state, Over)
    assert {str(side): points for side, points in enumerate(state.playing.points)} == case["expect"]["cards"]
    assert state.playing.frame.dealt.regulation.sides[won.winner] == int(case["expect"]["last"])


FILLER = "7C 8C 9C"


def trick(name: str, trump: str, played: str, hand: str, **options: Any) -> Any:
    """The position of who comes next in a trick, which the seats before have begun with these cards."""
    regulation = rules(name, **options)
    cards = played.split()
    players = regulation.deal.players
    hands = [*cards, hand, *["7C"] * (players - len(cards) - 1)]
    state = position(regulation, trump, hands[:players])
    return act(state, *cards) if cards else state


REASONS = [
    ("belote-pinasca", "H", "AS", "7S KS JH", "JH", "MUST_FOLLOW", "PIN-BEL-14", "7S"),
    ("belote-pinasca", "H", "AS", "8H QH KC", "KC", "MUST_RUFF", "PIN-BEL-14", "8H"),
    ("belote-pinasca", "H", "10H", "AH KH 7H AS", "KH", "MUST_RISE", "PIN-BEL-15", "AH"),
    ("belote-pinasca", "H", "AS 7S 9H", "AH 8H KC", "KC", "MUST_UNDERRUFF", "PIN-BEL-14", "8H"),
    ("belote-pinasca", "H", "AS 9H 7S", "JH 8H KC", "8H", "MUST_OVERTRUMP", "PIN-BEL-15", "JH"),
    ("belote-ligure", "H", "AS 7S 10H", "AH 8H KC", "8H", "MUST_OVERTRUMP", "LIG-10", "AH"),
    ("belote-ligure", "H", "9H 7H", "JH 8H AS", "8H", "MUST_RISE", "LIG-08", "JH"),
    ("belote-francese", "H", "AS 8H", "7H KD QC", "KD", "MUST_UNDERRUFF", "FRA-16", "7H"),
    ("belote-ffb", "H", "9H 7H", "JH 8H AS", "AS", "MUST_FOLLOW", "FRA-15", "JH"),
    ("coinche-ffb", "H", "AS 9H 7S", "JH 8H KC", "8H", "NO_UNDERRUFF", "FFB-01", "JH"),
    ("belote-tre", "H", "AS 10H", "9H KH AC", "KH", "MUST_OVERTRUMP", "TRE-01", "9H"),
    ("coinche-pagat", "all", "9S 7S", "JS 8S AD", "8S", "MUST_RISE", "FRA-16", "JS"),
    ("belote-deux", "H", "10H", "KH 7C AH 8D", "KH", "MUST_RISE", "DUE-12", "AH"),
]


@pytest.mark.clause("PIN-BEL-14", "PIN-BEL-15", "LIG-07", "LIG-08", "LIG-10", "FRA-16", "DUE-12", "AUC-05")
@pytest.mark.parametrize("name, trump, played, hand, card, reason, clause, due", REASONS)
def test_a_refused_card_names_its_duty(
    name: str, trump: str, played: str, hand: str, card: str, reason: str, clause: str, due: str
) -> None:
    """A card that may not be played is refused with the duty it breaks, the clause, and a card that would do."""
    state = trick(name, trump, played, hand)
    assert refused(state, card) == reason
    refusal = GAME.refusal(state, state.turn, GAME.read(card, rules(name)))
    assert rules(name).clause(refusal) == clause
    params = GAME.reason(state, state.turn, GAME.read(card, rules(name)))
    assert (params["card"], params["suit"]) == (due, due[-1])


CASES = [
    # the ten is no high trump; a forced lower trump under the free rule, and where it is required
    ("belote-ffb", "H", "7S 10H JH", "AH 9H 7H 10C", "AH 9H 7H"),
    ("contree-ffb", "H", "7S 10H JH", "AH 9H 7H 10C", "AH 9H 7H 10C"),
    ("coinche-pagat", "all", "AC", "9C 7C", "9C"),
    ("belote-ffb", "D", "10D", "7D AD AS", "AD"),
    ("contree-ffb", "H", "AS 8H", "7H 9H AC", "9H"),
    ("belote-ffb", "H", "AS 8H", "7H 9H AC", "9H"),
    # the partner has ruffed and only trumps are left: none of them is due
    ("contree-ffb", "H", "8S AH 7S", "9H 7H", "9H 7H"),
    ("belote-ligure", "none", "10S", "AS 7S JH", "AS 7S"),
    ("belote-francese", "H", "KS AS 8S", "QH 7D JC", "QH 7D JC"),
]


@pytest.mark.clause("FFB-01", "FFB-02", "FRA-17", "LIG-09")
@pytest.mark.parametrize("name, trump, played, hand, legal", CASES)
def test_positions_that_other_programs_got_wrong(name: str, trump: str, played: str, hand: str, legal: str) -> None:
    """Positions in which other programs allowed too much or too little have exactly these legal cards."""
    assert texts(trick(name, trump, played, hand)) == set(legal.split())


def test_a_trump_on_a_plain_lead_wins() -> None:
    """A low trump takes a trick of high plain cards, and the highest plain card wins where nobody trumps."""
    state = act(position(rules("belote-ffb"), "S", ["AH 8C", "10H 7D", "7S 7C", "KH 8D"]), "AH", "10H", "7S", "KH")
    assert state.tricks[-1].winner == 2
    state = act(
        position(rules("coinche-pagat"), "none", ["10S 8C", "9S 7D", "8S 7C", "7S 8D"]), "10S", "9S", "8S", "7S"
    )
    assert state.tricks[-1].winner == 0
    state = act(position(rules("belote-ffb"), "S", ["JC 8C", "KD 7D", "7H 8H", "9D 8D"]), "JC", "KD", "7H", "9D")
    assert state.tricks[-1].winner == 0


@pytest.mark.clause("DUE-10")
def test_a_covered_card_is_turned_at_once_or_after_the_trick() -> None:
    """The card below an open one can be played once it is turned: at once, or when the trick is complete."""
    piles = [("9H KS", "AH QS"), ("7C 8C", "10H JH")]
    state = position(rules("belote-deux"), "H", ["7D", "8D"], piles=piles)
    assert refused(state, "AH") == "NOT_HELD"
    assert refused(state, "10H") == "NOT_HELD"
    state = act(state, "9H", "7C")
    assert GAME.view(state, 1).hands[0]["up"] == ("AH", "KS")
    assert GAME.view(state, 1).hands[0]["down"] == (None, "?")
    assert "AH" in texts(state)
    later = act(position(rules("belote-deux", flip="end_of_trick"), "H", ["7D", "8D"], piles=piles), "9H")
    assert GAME.view(later, 1).hands[0]["up"] == (None, "KS")
    assert "10H" not in texts(later)
    later = act(later, "7C")
    assert GAME.view(later, 1).hands[0]["up"] == ("AH", "KS")
    assert GAME.view(later, 1).hands[1]["up"] == ("10H", "8C")


@pytest.mark.clause("DUE-11")
def test_duties_may_look_at_the_hand_alone() -> None:
    """Open cards make a duty, unless the sheet looks at the hand alone: then they may serve and need not."""
    piles = [("AS", ""), ("KS 10D QC", "")]
    hands = ["7D", "7H 9C"]
    both = act(position(rules("belote-deux"), "H", hands, piles=piles), "AS")
    assert texts(both) == {"KS"}
    hand = act(position(rules("belote-deux", duty_scope="hand"), "H", hands, piles=piles), "AS")
    assert texts(hand) == {"7H", "KS"}
    free = act(position(rules("belote-deux", duty_scope="hand"), "H", ["7D", "8D 9C"], piles=piles), "AS")
    assert texts(free) == {"8D", "9C", "KS", "10D", "QC"}


def test_nothing_happens_after_the_end() -> None:
    """When the deal is over nobody is asked and every action is refused."""
    state = act(position(rules("belote-ffb"), "S", ["AH", "10H", "7S", "KH"]), "AH", "10H", "7S", "KH")
    assert GAME.waiting(state) == ()
    assert refused(state, "7H", seat=0) == "DEAL_OVER"
    assert GAME.legal(state, 0) == []
