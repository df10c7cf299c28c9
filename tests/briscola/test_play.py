"""The play of briscola, trick by trick."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazziere.cards import PACKS, cards
from mazziere.core.game import Refused
from mazziere.games.briscola import GAME
from mazziere.games.briscola.actions import Play
from mazziere.games.briscola.refusal import Refusal
from mazziere.games.briscola.scoring import taken, totals
from mazziere.games.briscola.values import points, winner

from .helpers import SHEETS, dealt, end_of, random_deal, regulation

seeds = st.integers(0, 10**6)
sheets = st.sampled_from(SHEETS)


@pytest.mark.clause("PIN-BRI-02", "PIN-BRI-03", "PIN-BRI-10")
def test_the_pack_has_120_points() -> None:
    """Forty cards in four suits of ten hold 120 points."""
    pack = PACKS["italian-40"]

    assert len(set(pack.cards)) == 40
    assert sum(map(points, pack.cards)) == 120


@pytest.mark.clause("PIN-BRI-08", "PIN-BRI-10")
@pytest.mark.parametrize(
    ("trump", "trick", "place"),
    [
        ("C", "4B 7B", 1),  # of two cards without points the higher of the suit led wins
        ("C", "4S 7S KS 2S", 2),
        ("C", "7D 3S KD 2C", 3),
        ("S", "KB CB JB 3B", 3),
        ("C", "AC 3C", 0),
        ("C", "JC KD CC AB", 2),
    ],
)
def test_who_wins_a_trick(trump: str, trick: str, place: int) -> None:
    """The highest trump wins, else the highest card of the suit led; nothing else can."""
    assert winner(trump, cards(trick)) == place


@pytest.mark.clause("PIN-BRI-05", "PIN-BRI-06", "PIN-BRI-02")
@given(seed=seeds)
@settings(max_examples=50)
def test_the_deal_of_pinasca(seed: int) -> None:
    """Three cards each, the next turned as trump and drawn last; the player at the dealer's right leads."""
    state = dealt(regulation("briscola-pinasca"), seed)

    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert state.stock[-1] == state.turned
    assert state.turned is not None
    assert state.trump == state.turned.suit
    assert GAME.waiting(state) == ((state.dealer + 1) % 4,)
    assert GAME.sides(state.regulation) == (0, 1, 0, 1)
    assert GAME.direction(state.regulation) == "ccw"


@pytest.mark.clause("PIN-BRI-05", "BRI-01")
def test_packets_change_only_the_order_of_the_deal() -> None:
    """Dealt one at a time, the seats get every fourth card of the deck instead of three in a row."""
    one_by_one = dealt(regulation("briscola-pinasca", deal_packets="one_by_one"), 1)
    together = dealt(regulation("briscola-pinasca"), 1)
    first = (one_by_one.dealer + 1) % 4
    deck = [card for place in range(4) for card in together.hands[(first + place) % 4]]

    assert one_by_one.hands[first] == (deck[0], deck[4], deck[8])


@pytest.mark.clause("PIN-BRI-07", "BRI-01", "BRI-02")
@given(seed=seeds, sheet=sheets)
@settings(max_examples=40)
def test_any_card_of_the_hand_may_be_played(seed: int, sheet: str) -> None:
    """There is no duty to follow suit or to trump, ever."""
    for state, _ in random_deal(regulation(sheet), seed):
        for seat in GAME.waiting(state):
            plays = {action.card for action in GAME.legal(state, seat) if isinstance(action, Play)}
            assert not state.trump or plays == set(state.hands[seat])


@pytest.mark.clause("PIN-BRI-06", "PIN-BRI-09", "PIN-BRI-11")
@given(seed=seeds, sheet=st.sampled_from(SHEETS[:3]))
@settings(max_examples=60)
def test_the_winner_draws_first_and_leads(seed: int, sheet: str) -> None:
    """After a trick the winner draws first, the others in turn; the last three tricks are played without drawing."""
    without = 0
    for state, events in random_deal(regulation(sheet), seed):
        won = [event.seat for event in events if event.what == "trick"]
        if not won:
            continue
        drew = [event.seat for event in events if event.what == "draw"]
        players = len(state.hands)
        without += not drew
        assert drew in ([], [(won[0] + place) % players for place in range(players)])
        assert GAME.waiting(state) in ((), (won[0],))

    assert without == 3


@pytest.mark.clause("PIN-BRI-09")
def test_the_turned_card_goes_to_the_last_to_draw() -> None:
    """Who draws last after the last card of the stock takes the turned card, in sight of all."""
    for state, events in random_deal(regulation("briscola-pinasca"), 5):
        draws = [event for event in events if event.what == "draw"]
        if draws and not state.stock:
            assert draws[-1].open == {"card": str(state.turned)}
            assert all(event.open == {} for event in draws[:-1])
            assert state.turned in state.hands[draws[-1].seat or 0]


@pytest.mark.clause("PIN-BRI-12")
def test_partners_look_before_the_last_three_tricks() -> None:
    """Once the stock is out, each sees the partner's hand, nobody else's, until the next card is played."""
    looked = 0
    for state, events in random_deal(regulation("briscola-pinasca"), 3):
        looks = [event for event in events if event.what == "look"]
        for seat in range(4):
            seen = [other for other in range(4) if GAME.view(state, seat).hands[other]["cards"] is not None]
            assert seen == sorted({seat, (seat + 2) % 4} if looks else {seat})
        looked += len(looks)
        assert not looks or [len(hand) for hand in state.hands] == [3, 3, 3, 3]

    assert looked == 4


@pytest.mark.clause("PIN-BRI-12")
@pytest.mark.parametrize(("when", "times"), [("never", 0), ("before_last_three", 4)])
def test_when_partners_look_is_an_option(when: str, times: int) -> None:
    """A table may leave the look out."""
    rules = regulation("briscola-pinasca", partner_view=when)

    assert sum(event.what == "look" for _, events in random_deal(rules, 3) for event in events) == times


@pytest.mark.clause("PIN-BRI-12")
def test_partners_may_look_before_the_first_trick() -> None:
    """Under the option of the first trick the look comes with the deal."""
    state = dealt(regulation("briscola-pinasca", partner_view="first_trick"), 1)

    assert GAME.view(state, 0).hands[2]["cards"] == tuple(map(str, state.hands[2]))
    assert GAME.view(state, 0).hands[1]["cards"] is None


@pytest.mark.clause("PIN-BRI-17")
@given(seed=seeds, sheet=sheets)
@settings(max_examples=30)
def test_every_card_is_taken_by_the_winner_of_its_trick(seed: int, sheet: str) -> None:
    """At the end of a played deal the cards taken are the whole pack and their points 120."""
    state = end_of(regulation(sheet), seed)

    if state.tricks:
        assert sorted(card for pile in taken(state) for card in pile) == sorted(GAME.pack(state.regulation).cards)
        assert sum(totals(state)) == 120


@given(seed=seeds, sheet=sheets)
@settings(max_examples=30)
def test_no_card_is_lost_on_the_way(seed: int, sheet: str) -> None:
    """Hands, stock, trick and tricks hold every card of the pack exactly once after every action."""
    for state, _ in random_deal(regulation(sheet), seed):
        held = [card for hand in state.hands for card in hand]
        done = [card for trick in state.tricks for card in trick.cards]
        assert sorted([*held, *state.stock, *state.trick, *done]) == sorted(GAME.pack(state.regulation).cards)


def test_two_cards_for_one_turn_are_one_too_many() -> None:
    """A double click plays one card: the second is refused and nothing changes."""
    state = dealt(regulation("briscola-pinasca"), 7)
    seat = state.turn
    first, second = (Play(card) for card in state.hands[seat][:2])
    state, _ = GAME.step(state, seat, first)

    with pytest.raises(Refused) as refused:
        GAME.step(state, seat, second)

    assert refused.value.reason is Refusal.NOT_YOUR_TURN
    assert len(state.hands[seat]) == 2


def test_signals_are_refused_at_a_silent_table() -> None:
    """Where the sheet is silent a signal is refused; where it allows them, one a trick."""
    silent, talking = (dealt(regulation("briscola-pinasca", talk=talk), 2) for talk in ("silent", "signals"))
    ace = GAME.read("signal ace", silent.regulation)

    assert GAME.refusal(silent, silent.turn, ace) is Refusal.NO_SIGNALS
    assert GAME.refusal(talking, talking.turn, ace) is None
    said, events = GAME.step(talking, talking.turn, ace)
    assert events[0].open == {"signal": "ace"}
    assert GAME.refusal(said, said.turn, ace) is Refusal.SIGNAL_ONCE


@pytest.mark.parametrize("swap", ["seven", "two", "both"])
def test_a_swap_exchanges_the_right_trump(swap: str) -> None:
    """The seven or the two of trump is exchanged for the turned card by a side that has won a trick."""
    rules = regulation("briscola-2", swap=swap)
    swaps = 0
    for seed in range(150):
        before = dealt(rules, seed)
        for state, events in random_deal(rules, seed):
            for event in events:
                if event.what == "swap":
                    given, turned = cards([event.open["given"], event.open["taken"]])
                    swaps += 1
                    assert given.rank in {"seven": "7", "two": "2", "both": "72"}[swap]
                    assert turned == before.turned
                    assert state.turned == given == state.stock[-1]
                    assert before.tricks
            before = state

    assert swaps > 10


@pytest.mark.clause("BRI-01")
@pytest.mark.parametrize(("drop", "size"), [("C", 39), ("B", 39), ("none", 40)])
def test_three_players_leave_out_a_two(drop: str, size: int) -> None:
    """With three the stock comes out even without a two; left in, the last card goes with the last trick."""
    state = end_of(regulation("briscola-3", drop_two=drop), 4)

    assert len(GAME.pack(state.regulation).cards) == size
    assert len(state.tricks) == 13
    assert sum(totals(state)) == 120
