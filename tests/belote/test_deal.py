"""Dealing: who gets what and when, on every kind of table."""

import pytest
from tests.belote.helpers import OFFERED, act, begin, calls, dealt, rules, shuffled, texts, walk

from mazziere.cards import cards
from mazziere.core import BadInput, Deal
from mazziere.games.belote import GAME
from mazziere.games.belote.state import Over, Playing


def counts(state: object) -> list[int]:
    """How many cards each seat has in hand."""
    return [hand["count"] for hand in GAME.view(state, 0).hands]


@pytest.mark.clause("PIN-BEL-09", "PIN-BEL-13", "FRA-04", "FRA-08", "LIG-01", "LIG-06", "PIN-BEL-02", "FRA-01")
@pytest.mark.parametrize("name", ["belote-pinasca", "belote-francese", "belote-ffb", "belote-ligure"])
def test_five_each_one_turned_then_eight(name: str) -> None:
    """Five cards each and one turned leave eleven; then three more, the taker two and the turned card."""
    state = dealt(rules(name), "9H")
    assert counts(state) == [5, 5, 5, 5]
    assert (GAME.view(state, 0).turned, GAME.view(state, 0).stock) == ("9H", 11)
    state = act(state, "pass", "take")
    while not isinstance(state, Playing):
        state = act(state, "pass")
    assert counts(state) == [8, 8, 8, 8]
    assert "9H" in GAME.view(state, 1).hands[1]["cards"]
    assert GAME.view(state, 0).stock == 0


@pytest.mark.clause("FRA-04", "LIG-01")
def test_packets_come_round_from_the_first_seat() -> None:
    """Three cards each and then two each, from the seat after the dealer, the dealer last."""
    regulation = rules("belote-francese")
    deck = GAME.pack(regulation).cards
    state, events = GAME.start(regulation, Deal(deck, 1), GAME.first(regulation, 1))
    assert GAME.waiting(state) == (2,)
    told = {event.seat: event.secret["cards"] for event in events if event.what == "dealt"}
    assert told[2] == [str(card) for card in (*deck[0:3], *deck[12:14])]
    assert told[1] == [str(card) for card in (*deck[9:12], *deck[18:20])]
    assert GAME.view(state, 0).turned == str(deck[20])


@pytest.mark.clause("DUE-04", "DUE-05", "DUE-07", "DUE-09", "DUE-01")
def test_two_players_six_in_hand_and_ten_on_the_table() -> None:
    """Five each and one turned; the taker gets it and the other one card more; then five covered and five open each."""
    regulation = rules("belote-deux")
    deck = GAME.pack(regulation).cards
    state, _ = GAME.start(regulation, Deal(deck, 1), GAME.first(regulation, 1))
    assert counts(state) == [5, 5]
    assert GAME.view(state, 0).turned == str(deck[10])
    state = act(state, "pass", "take")
    view = GAME.view(state, 0)
    assert counts(state) == [6, 6]
    assert str(deck[11]) in view.hands[0]["cards"]
    assert view.hands[1]["seen"] == (str(deck[10]),)
    assert view.hands[0]["up"] == tuple(map(str, deck[22:27]))
    assert view.hands[1]["up"] == tuple(map(str, deck[27:32]))
    assert view.hands[0]["down"] == ("?",) * 5
    assert state.piles[0][0].down == deck[12]
    assert state.piles[1][4].down == deck[21]
    assert len(GAME.legal(state, 0)) == 11


@pytest.mark.clause("DEC-01", "FRA-30")
def test_open_piles_are_dealt_twice_and_bid_on() -> None:
    """Eight piles each, four covered and four open twice; the dealer's last open card proposes the trump and stays."""
    regulation = rules("belote-decouverte")
    deck = GAME.pack(regulation).cards
    state, _ = GAME.start(regulation, Deal(deck, 1), GAME.first(regulation, 1))
    view = GAME.view(state, 0)
    assert counts(state) == [0, 0]
    assert view.hands[0]["up"] == tuple(map(str, (*deck[8:12], *deck[24:28])))
    assert view.hands[1]["up"] == tuple(map(str, (*deck[12:16], *deck[28:32])))
    assert view.turned == str(deck[31])
    state = act(state, "take")
    assert GAME.view(state, 0).hands[1]["up"][-1] == str(deck[31])
    assert state.frame.contract.trump == deck[31].suit


def test_a_fixed_trump_needs_no_call() -> None:
    """Where the turned card simply is trump, its owner plays the contract and the first card is led at once."""
    state = begin(rules("belote-decouverte", trump_choice="fixed"))
    assert isinstance(state, Playing)
    assert state.frame.contract.taker == state.frame.dealt.dealer
    assert state.turn == state.frame.dealt.first


@pytest.mark.clause("TRE-01", "FRA-27")
def test_three_players_get_eight_of_twenty_four() -> None:
    """Five each and one turned leave eight; the hands are completed to eight, two and the turned card for the taker."""
    state = dealt(rules("belote-tre"), "9H")
    assert (counts(state), GAME.view(state, 0).stock) == ([5, 5, 5], 8)
    state = act(state, "pass", "pass", "take")
    assert (counts(state), GAME.view(state, 0).stock) == ([8, 8, 8], 0)


@pytest.mark.clause("TAL-01", "FRA-28")
def test_two_players_with_a_stock_hold_nine() -> None:
    """Six each and one turned, three more from the stock; the other cards stay out, unseen."""
    state = dealt(rules("belote-tallone"), "JH", {0: "7S 8S 9S 7D 8D 9D"})
    assert (counts(state), GAME.view(state, 0).stock) == ([6, 6], 19)
    state = act(state, "take")
    state = act(state, "pass", "pass")
    assert (counts(state), GAME.view(state, 0).stock) == ([9, 9], 13)
    assert GAME.view(state, 0).turned_lies
    while not isinstance(state, Over):
        state = act(state, str(GAME.legal(state, GAME.waiting(state)[0])[0]))
    assert len(state.playing.tricks) == 9


@pytest.mark.parametrize("name", OFFERED)
def test_a_turned_jack_is_no_card_more(name: str) -> None:
    """Whatever is turned up, the hands and the table hold the whole pack once, the jack of trump too."""
    regulation = rules(name)
    first = begin(regulation) if regulation.auction else dealt(regulation, "JH")
    for state, _, _, _ in walk(first, 5):
        lying = [card for place in GAME.places(state) for card in place.cards]
        assert sorted(lying) == sorted(GAME.pack(regulation).cards)


@pytest.mark.parametrize(
    "deck, dealer",
    [(cards("7H 8H"), 0), ((*GAME.pack(rules("belote-ffb")).cards[1:], *cards("8S")), 0), (None, 4), (None, -1)],
)
def test_another_pack_is_refused(deck: tuple[object, ...] | None, dealer: int) -> None:
    """A deck that is not the sheet's pack, or a dealer who does not sit there, is bad input."""
    regulation = rules("belote-ffb")
    with pytest.raises(BadInput):
        GAME.start(regulation, Deal(deck or shuffled(regulation, 1), dealer), GAME.first(regulation, 0))


def test_the_first_hand_leads_whoever_took() -> None:
    """The seat after the dealer leads the first trick, in every sheet."""
    for name in OFFERED:
        state = begin(rules(name), 2)
        first = state.dealt.first
        state = calls(state)
        while not isinstance(state, Playing | Over):
            options = [text for text in sorted(texts(state)) if text != "pass"] or ["pass"]
            state = act(state, options[-1] if GAME.waiting(state)[0] != first else "pass")
        assert isinstance(state, Over) or state.turn == first
