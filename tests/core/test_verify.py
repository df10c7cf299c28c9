import json
from random import Random
from typing import Any

import pytest

from mazziere.cards.shuffle import commitment, key, shuffled
from mazziere.core import BadInput, Deal
from mazziere.core.record import Collected, DealRecord, Fresh, Record, read_record
from mazziere.core.verify import Verified, verify
from mazziere.games import play

SHEET = "belote-pinasca"
GAME, REGULATION = play(SHEET, {"shuffle": "collected"})
SEATS = tuple({"name": name, "kind": "person"} for name in ("Ada", "Bea", "Ciro", "Dino"))
SEED = bytes(range(32))
FRESH = Fresh(commitment=commitment(SEED), seed=SEED, shares=(b"", b"x", b"", b""))


def finished(deal: Deal, match: Any, shuffle: Any) -> tuple[DealRecord, Any]:
    """A deal that chance plays to its end, as a record, and the match after it."""
    state, _ = GAME.start(REGULATION, deal, match)
    random, actions = Random(5), []
    while seats := GAME.waiting(state):
        action = random.choice(tuple(GAME.legal(state, seats[0])))
        actions.append((seats[0], str(action)))
        state, _ = GAME.step(state, seats[0], action)
    result = GAME.result(state)
    assert result is not None
    deck, dealer = deal.deck, deal.dealer
    return DealRecord(
        dealer=dealer, deck=deck, shuffle=shuffle, actions=tuple(actions), result=result.json()
    ), GAME.next(state)


def record(second: Any = None) -> Record:
    """Two deals: one shuffled from a committed seed, one cut from the tricks of the first."""
    pack = GAME.pack(REGULATION).cards
    first, match = finished(Deal(shuffled(pack, key(SEED, FRESH.shares)), 2), GAME.first(REGULATION, 2), FRESH)
    cut = second or Collected(cut=14)
    deck = (*match.collected[14:], *match.collected[:14])
    again, _ = finished(Deal(deck, match.dealer), match, cut)
    return Record(sheet=SHEET, options=REGULATION.options(), seats=SEATS, deals=(first, again))


def changed(place: list[str | int], value: Any) -> Record:
    """The record with one thing changed in its file."""
    data = json.loads(record().text())
    inside = data
    for step in place[:-1]:
        inside = inside[step]
    inside[place[-1]] = value
    return read_record(json.dumps(data))


def test_a_fair_game_is_verified() -> None:
    """A committed seed with its shares and a cut of the collected tricks are both found fair."""
    assert Verified(deals=2, actions=len(record().deals[0].actions) + len(record().deals[1].actions), given=0,
                    winner=None) == verify(GAME, REGULATION, read_record(record().text()))  # fmt: skip


@pytest.mark.parametrize(
    "place, value, key_",
    [
        (["deals", 0, "shuffle", "seed"], "00" * 32, "record_commitment"),
        (["deals", 0, "shuffle", "shares"], ["", "", "", ""], "record_deck"),
        (["deals", 0, "shuffle", "shares"], ["", "78"], "record_shares"),
        (["deals", 1, "shuffle", "cut"], 13, "record_deck"),
        (["deals", 1, "shuffle", "cut"], 1, "record_cut"),
        (["deals", 1, "dealer"], 2, "record_dealer"),
        (["deals", 0, "result", "points"], [1, 1], "record_result"),
        (["deals", 0, "actions", 3], [0, "pass"], "record_refused"),
        (["deals", 0, "actions", 3], [0, "sing"], "unknown_action"),
        (["winner"], 1, "record_winner"),
        (["seats"], [{"name": "Ada", "kind": "person"}], "record_seats"),
        (["deals", 0, "deck", 0], "JK", "wrong_deck"),
    ],
)
def test_what_was_changed_is_found(place: list[str | int], value: Any, key_: str) -> None:
    """Seed, shares, cut, dealer, deck, actions, result, winner: a change of any is found and named."""
    with pytest.raises(BadInput, match=key_):
        verify(GAME, REGULATION, changed(place, value))


@pytest.mark.parametrize(
    "place, value, key_",
    [
        (["mazziere"], 2, "record_version"),
        (["deals"], 7, "record_place"),
        (["deals", 0, "deck", 0], "1S", "deals\\[0\\]"),
        (["deals", 1, "actions", 0], [0], "deals\\[1\\]"),
        (["deals", 1, "shuffle", "kind"], "trust me", "deals\\[1\\]"),
        (["seats", 0], "Ada", "seats"),
        (["winner"], "Ada", "winner"),
    ],
)
def test_a_damaged_record_names_the_place(place: list[str | int], value: Any, key_: str) -> None:
    """A record that cannot be read says where it is damaged."""
    with pytest.raises(BadInput, match=key_):
        changed(place, value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 5000, b"\xff\xfe", '{"mazziere": 1}'])
def test_what_is_no_record_is_bad_input(text: str | bytes) -> None:
    """Anything that is not a record is refused with a message."""
    with pytest.raises(BadInput):
        read_record(text)


def test_a_truncated_record_is_bad_input() -> None:
    """A file cut short anywhere is refused."""
    text = record().text()
    for end in range(0, len(text) - 2, 97):
        with pytest.raises(BadInput):
            read_record(text[:end])
