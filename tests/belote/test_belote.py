"""Belote and rebelote at the table: who may say it, when, and what it is worth."""

from typing import Any

import pytest
from tests.belote.helpers import act, events_of, position, refused, rules, texts

from mazziere.games.belote import GAME, belote
from mazziere.games.belote.state import Said

PAIR = ["KH QH 7S", "8H 9H 8S", "7H 10H 9S", "7D 8D 9D"]


def said(state: Any) -> list[tuple[int, str]]:
    """Who has said which word."""
    return [(word.seat, word.word) for word in state.said]


@pytest.mark.clause("PIN-BEL-21", "FRA-14")
@pytest.mark.parametrize("name", ["belote-pinasca", "belote-francese", "belote-ffb", "belote-ligure"])
@pytest.mark.parametrize("order", [("KH", "QH"), ("QH", "KH")])
def test_the_table_says_both_words(name: str, order: tuple[str, str]) -> None:
    """King and queen of trump in one hand: belote with the first, rebelote with the second, in either order."""
    state = position(rules(name), "H", PAIR)
    told = events_of(state, order[0])
    assert [event.json() for event in told if event.what == "belote"] == [
        {"what": "belote", "seat": 0, "word": "belote", "suit": "H"}
    ]
    state = act(state, order[0], "9H", "10H", "7D", "8H", "7H", "8D", order[1])
    assert said(state) == [(0, "belote"), (0, "rebelote")]
    assert GAME.view(state, 2).belote == ({"seat": 0, "suit": "H", "state": "rebelote"},)
    assert belote.scored(state.said, (0, 1, 0, 1), 2) == (1, 0)


def test_no_word_without_the_pair() -> None:
    """King and queen of trump in two hands, or of another suit in one, are not belote."""
    apart = act(position(rules("belote-ffb"), "H", ["KH 7S", "QH 8S", "7H 9S", "7D 8D"]), "KH", "QH", "7H", "7D")
    assert apart.said == ()
    plain = act(position(rules("belote-ffb"), "S", ["KH QH", "8H 8C", "7H 9C", "7D 8D"]), "KH", "8H", "7H", "7D")
    assert plain.said == ()


@pytest.mark.clause("PIN-BEL-21")
def test_the_player_says_the_words() -> None:
    """Where the players announce, the card may be played with or without its word, and a missing word is no belote."""
    regulation = rules("belote-pinasca", belote_announce="manual")
    state = position(regulation, "H", PAIR)
    assert texts(state) == {"KH", "KH belote", "QH", "QH belote", "7S"}
    assert refused(state, "KH rebelote") == "NO_BELOTE"
    assert refused(state, "7S belote") == "NO_BELOTE"
    spoken = act(state, "KH belote", "9H", "10H", "7D", "8H", "7H", "8D")
    assert texts(spoken) == {"QH", "QH rebelote"}
    assert said(act(spoken, "QH rebelote")) == [(0, "belote"), (0, "rebelote")]
    half = act(spoken, "QH")
    assert belote.scored(half.said, (0, 1, 0, 1), 2) == (0, 0)
    silent = act(state, "KH", "9H", "10H", "7D", "8H", "7H", "8D", "QH")
    assert GAME.view(silent, 1).belote == ()
    assert refused(position(rules("belote-pinasca"), "H", PAIR), "KH belote") == "TABLE_ANNOUNCES"


def test_the_king_may_have_to_come_first() -> None:
    """Where the king comes first, the queen before it makes no belote, said by the table or by the player."""
    table = position(rules("belote-francese", belote_king_first=True), "H", PAIR)
    assert said(act(table, "KH")) == [(0, "belote")]
    assert act(table, "QH", "9H", "10H", "7D", "8H", "7H", "8D", "KH").said == ()
    player = position(rules("belote-francese", belote_king_first=True, belote_announce="manual"), "H", PAIR)
    assert refused(player, "QH belote") == "KING_FIRST"
    assert texts(player) == {"KH", "KH belote", "QH", "7S"}


@pytest.mark.clause("AUC-05")
def test_without_trump_none_and_with_all_trumps_in_every_suit() -> None:
    """There is no belote without a trump; where every suit is trump each suit has its own."""
    hands = ["KH QH KS QS", "8H 9H 8S 9S", "7H 10H 7S 10S", "7D 8D 9D 10D"]
    none = position(rules("coinche-pagat"), "none", hands)
    assert act(none, "KH").said == ()
    both = act(position(rules("coinche-pagat"), "all", hands), "KH", "9H", "7H", "7D")
    both = act(both, "9S", "7S", "8D", "QS", "8S", "10S", "9D", "KS")
    assert both.said == (Said(0, "H", "belote"), Said(0, "S", "belote"), Said(0, "S", "rebelote"))


@pytest.mark.clause("DUE-14")
def test_two_players_may_have_the_pair_on_the_table() -> None:
    """The other card must be visible when the first is played; a covered one cannot be announced."""
    seen = [("QH", "7S"), ("8C", "9C")]
    covered = [("8D", "QH"), ("8C", "9C")]
    hands = ["KH 7D", "8H 9D"]
    deux = rules("belote-deux")
    assert said(act(position(deux, "H", hands, piles=seen), "KH")) == [(0, "belote")]
    assert act(position(deux, "H", hands, piles=covered), "KH").said == ()
    hand_only = rules("belote-deux", belote_scope="hand_only")
    assert act(position(hand_only, "H", hands, piles=seen), "KH").said == ()
    assert said(act(position(hand_only, "H", ["KH QH", "8H 9D"], piles=[("8D", ""), ("8C", "")]), "KH")) == [
        (0, "belote")
    ]
    none = rules("belote-decouverte")
    assert act(position(none, "H", ["", ""], piles=[("KH QH", "7S 8S"), ("8H 9D", "7D 8D")]), "KH").said == ()


@pytest.mark.clause("DUE-14")
def test_any_of_ones_cards_may_make_the_pair() -> None:
    """Where any owned card counts, a covered one tells nothing before it is played: both words come with the second."""
    regulation = rules("belote-deux", belote_scope="any_owned")
    state = position(regulation, "H", ["KH 7D", "8H 9D"], piles=[("AS", "QH"), ("8C", "9C")])
    state = act(state, "KH", "8H")
    assert state.said == ()
    state = act(state, "AS", "9D", "QH")
    assert said(state) == [(0, "belote"), (0, "rebelote")]
