"""What holds in every deal of every sheet, whatever is played."""

import json
from dataclasses import asdict

import pytest
from tests.belote.helpers import OFFERED, begin, rules, walk

from mazziere.core.game import Refused
from mazziere.core.place import hidden_cards
from mazziere.core.seats import REFEREE, SPECTATOR
from mazziere.games.belote import GAME
from mazziere.games.belote.actions import DOUBLE, read

HOUSE_RULES = [
    ("belote-pinasca", {"declaration_announce": "manual", "belote_announce": "manual"}),
    ("belote-ffb", {"belote_king_first": True, "belote_announce": "manual"}),
    ("belote-deux", {"duty_scope": "hand", "flip": "end_of_trick", "belote_scope": "any_owned"}),
    ("belote-deux", {"belote_scope": "hand_only", "belote_announce": "manual"}),
    ("belote-decouverte", {"flip": "immediate", "belote_scope": "any_owned", "trump_choice": "fixed"}),
    ("belote-tallone", {"turn_up": "to_taker"}),
    ("belote-tre", {"declaration_announce": "manual"}),
    ("coinche-ffb", {"contre_freezes": False, "declaration_announce": "manual", "false_declaration": "transfer"}),
    ("coinche-pagat", {"generale": 500, "declarations": True, "deal_packets": "6+2"}),
    ("belote-ligure", {"senza_first_round": "allowed", "contro_by": "opponents", "senza_overcall_by": "opponents"}),
]
TABLES = [(name, {}) for name in OFFERED] + HOUSE_RULES
IDS = [" ".join([name, *(f"{k}={v}" for k, v in changes.items())]) for name, changes in TABLES]

# Every text that somebody could send, so that what is not legal is tried as well.
TEXTS = ["pass", "take", "name H", "name C", "name senza", "senza", "contro", "double", "redouble", "swap"]
TEXTS += ["bid 80 H", "bid 250 S", "bid 650 S", "bid 90 NT", "bid 95 D", "bid capot C", "bid generale AT"]
TEXTS += ["declare 3 KH", "declare 8 AS", "declare four J", "declare four 7", "KH belote", "QS rebelote"]


@pytest.mark.parametrize("name, changes", TABLES, ids=IDS)
@pytest.mark.parametrize("seed", range(2))
def test_legal_refusal_and_step_agree(name: str, changes: dict[str, object], seed: int) -> None:
    """At every point every seat's legal actions are accepted, all others are refused, and a refusal changes nothing."""
    regulation = rules(name, **changes)
    tried = [read(text) for text in TEXTS] + [read(str(card)) for card in GAME.pack(regulation).cards]
    for state, _, _, _ in walk(begin(regulation, seed), seed):
        waiting = GAME.waiting(state)
        for seat in range(GAME.seats(regulation)):
            legal = GAME.legal(state, seat)
            assert bool(legal) == (seat in waiting) or legal == [DOUBLE]
            assert len(set(legal)) == len(legal)
            assert [action for action in legal if GAME.refusal(state, seat, action)] == []
            for action in tried:
                if action in legal:
                    continue
                refused = GAME.refusal(state, seat, action)
                assert refused is not None
                assert regulation.clause(refused), refused
                GAME.reason(state, seat, action)
                with pytest.raises(Refused):
                    GAME.step(state, seat, action)


@pytest.mark.parametrize("name, changes", TABLES, ids=IDS)
def test_every_card_lies_in_one_place_and_views_hide_what_they_must(name: str, changes: dict[str, object]) -> None:
    """Before every action the pack is whole, and no view holds a card that its viewer may not know."""
    regulation = rules(name, **changes)
    whole = sorted(GAME.pack(regulation).cards)
    for seed in range(3):
        for state, _, _, events in walk(begin(regulation, seed), seed):
            places = GAME.places(state)
            assert sorted(card for place in places for card in place.cards) == whole
            for viewer in (*range(GAME.seats(regulation)), SPECTATOR):
                text = json.dumps(asdict(GAME.view(state, viewer)))
                assert [c for c in hidden_cards(places, viewer) if f'"{c}"' in text] == []
            assert not hidden_cards(places, REFEREE)
            del events


@pytest.mark.parametrize("name, changes", TABLES, ids=IDS)
def test_texts_read_back(name: str, changes: dict[str, object]) -> None:
    """The text of every action reads back as the same action."""
    regulation = rules(name, **changes)
    for state, seat, action, _ in walk(begin(regulation, 3), 3):
        if action is not None:
            assert GAME.read(str(action), regulation) is action
            legal = list(GAME.legal(state, seat))
            assert [GAME.read(str(a), regulation) for a in legal] == legal


@pytest.mark.parametrize("name", OFFERED)
def test_the_lines_add_up_to_the_points(name: str) -> None:
    """The counted lines of a result add up to what each side writes."""
    regulation = rules(name)
    for seed in range(40):
        *_, (state, _, _, _) = walk(begin(regulation, seed), seed)
        result = GAME.result(state)
        assert result is not None
        sums = [sum(ln.points for ln in result.lines if ln.counted and ln.side == s) for s in range(len(result.points))]
        assert sums == list(result.points)
        assert result.clause
        assert GAME.next(state).scores == result.points or GAME.next(state).held or result.outcome == "void"
