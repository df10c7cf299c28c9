"""The deal, the draw for seats, and the pack."""

from itertools import pairwise

import pytest
from tests.burraco.tables import FIBUR, PIZZOLUNGO, SHEETS, dealt, hand, regulation

from mazziere.cards import Card, cards
from mazziere.core import REFEREE, BadInput, Deal
from mazziere.games.burraco import GAME
from mazziere.games.burraco.scoring import POINTS
from mazziere.games.burraco.seating import RANK_ORDER, seat_draw
from mazziere.melds.bag import bag_of
from mazziere.melds.numbers import COPIES, NUMBERS


def bag(found: tuple[Card, ...]) -> int:
    """The cards as a bag."""
    return bag_of(NUMBERS[card] for card in found)


@pytest.mark.clause("BUR-03", "BUR-04", "BUR-05")
@pytest.mark.parametrize("dealer", range(4))
def test_who_gets_which_cards_of_the_deck(dealer: int) -> None:
    """Eleven cards each one at a time from the dealer's left, pots from the bottom, then the first discard."""
    state, deck = dealt(dealer=dealer)
    order = [(dealer + 1 + place) % 4 for place in range(4)]

    assert [state.hands[seat] for seat in order] == [bag(deck[place:44:4]) for place in range(4)]
    assert [bag_of(pot) for pot in state.pots] == [bag(deck[97:]), bag(deck[86:97])]
    assert state.pile == (NUMBERS[deck[44]],)
    assert state.stock[state.left - 1] == NUMBERS[deck[45]]
    assert state.left == 41
    assert GAME.waiting(state) == (order[0],)


@pytest.mark.clause("BUR-03", "BUR-04")
@pytest.mark.parametrize("direction, right", [("cw", 3), ("ccw", 1)])
def test_the_right_hand_opponent_cuts_and_makes_the_pots(direction: str, right: int) -> None:
    """The player at the dealer's right is the one before with play going clockwise, the one after otherwise."""
    rules = regulation(direction=direction)
    _, events = GAME.start(rules, Deal(GAME.pack(rules).cards, 0), GAME.first(rules, 0))

    assert events[0].open["cuts"] == events[0].open["makes_pots"] == right


@pytest.mark.parametrize("sheet", SHEETS)
def test_two_players_have_eleven_cards_two_pots_and_a_stock_of_63(sheet: str) -> None:
    """With two players each is a side, and everything else is as with four."""
    state, _ = dealt(sheet, players=2)

    assert [len(hand(state, seat).split()) for seat in (0, 1)] == [11, 11]
    assert [len(pot) for pot in state.pots] == [11, 11]
    assert (state.left, len(state.pile)) == (63, 1)
    assert GAME.sides(state.regulation) == (0, 1)


@pytest.mark.parametrize("wrong", [0, 1, 107])
def test_a_deck_that_is_not_two_packs_is_refused(wrong: int) -> None:
    """A short deck and one with a card three times are bad input."""
    rules = regulation()
    deck = GAME.pack(rules).cards
    for bad in (deck[:-1], (*deck[:-1], deck[wrong] if wrong != 107 else deck[0])):
        with pytest.raises(BadInput, match="bad_deck"):
            GAME.start(rules, Deal(bad, 0), GAME.first(rules, 0))
    with pytest.raises(BadInput, match="bad_dealer"):
        GAME.start(rules, Deal(deck, 4), GAME.first(rules, 0))


@pytest.mark.clause("BUR-26")
def test_two_packs_are_worth_1080_points() -> None:
    """Joker 30, two 20, ace 15, king to eight 10, seven to three 5; both packs together 1080."""
    values = {str(card): POINTS[NUMBERS[card]] for card in cards("JK 2S AS KS 8S 7S 3S")}

    assert values == {"JK": 30, "2S": 20, "AS": 15, "KS": 10, "8S": 10, "7S": 5, "3S": 5}
    assert sum(POINTS[number] * times for number, times in enumerate(COPIES)) == 1080


@pytest.mark.clause("BUR-25", "BUR-02")
def test_the_highest_card_deals() -> None:
    """Joker, two, ace, king and so on down to the three decide who deals."""
    ranks = [Card(rank, "" if rank == "JK" else "S") for rank in RANK_ORDER]
    assert " ".join(map(str, reversed(ranks))) == "JK 2S AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S"
    for lower, higher in pairwise(ranks):
        draw = seat_draw(regulation(), (lower, higher, *cards("3H 3D")))

        assert draw.dealer == 1


@pytest.mark.parametrize(
    "sheet, options, fan, dealer, rounds",
    [
        (PIZZOLUNGO, {}, "KS 9H KD 3C 4H 5D", 2, 2),
        (PIZZOLUNGO, {}, "KS 9H KD 3C 5H 5D 7C 4C", 0, 3),
        (FIBUR, {}, "KS 9H KD 3C", 2, 1),
        (FIBUR, {}, "JK JK KD 3C 4H 5D", 1, 2),
        (FIBUR, {}, "KD KD 9H 3C 4H 5D", 1, 2),
        (PIZZOLUNGO, {"dealer": "lowest_of_other_side"}, "KS 9H QD 8C", 3, 1),
        (PIZZOLUNGO, {"dealer": "lowest_of_other_side"}, "KS 8H QD 8C 7S 4D", 3, 2),
        (PIZZOLUNGO, {"players": 2}, "7S 9H", 1, 1),
    ],
)
def test_equal_cards_in_the_draw_for_seats(
    sheet: str, options: dict[str, str], fan: str, dealer: int, rounds: int
) -> None:
    """Tied players draw again, or the suit decides, hearts first; equal cards and two jokers always draw again."""
    draw = seat_draw(regulation(sheet, **options), cards(fan))

    assert (draw.dealer, len(draw.rounds)) == (dealer, rounds)


def test_only_the_own_cards_of_a_deal_are_told() -> None:
    """The deal tells each seat its own cards and nobody the pots or the stock."""
    rules = regulation()
    _, events = GAME.start(rules, Deal(GAME.pack(rules).cards, 0), GAME.first(rules, 0))
    for event in events:
        seen = {viewer: event.seen_by(viewer) for viewer in (0, 1, REFEREE)}
        if event.what == "dealt":
            shown = {viewer for viewer, told in seen.items() if told and "cards" in told.open}
            assert shown == {REFEREE} | ({event.seat} & {0, 1})
