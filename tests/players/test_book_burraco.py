"""Burraco by the book."""

import math
from itertools import combinations
from random import Random

import pytest
from tests.burraco.tables import FIBUR, PIZZOLUNGO, SHEETS, dealt, do, regulation, table

from mazziere.core import Deal
from mazziere.games.burraco import GAME
from mazziere.games.burraco.state import End, Phase, State
from mazziere.melds.bag import bag_of, holds, numbers
from mazziere.melds.numbers import COPIES, JOKER_NUMBER
from mazziere.players import player
from mazziere.players.book.burraco import choose
from mazziere.players.book.burraco.finder import choose as find
from mazziere.players.book.burraco.groups import groups

NO_CHANCE = Random(0)


def act(state: State) -> str:
    """What the book does in this position."""
    legal = GAME.legal(state, state.turn)
    return str(choose(GAME.view(state, state.turn), legal, state.regulation, NO_CHANCE))


def whole_turn(state: State) -> tuple[State, list[str]]:
    """The turn of the book to its end, and what it did."""
    seat, done = state.turn, []
    while state.phase is not Phase.OVER and state.turn == seat:
        done.append(act(state))
        state = do(state, done[-1])
        if done[-1].startswith("discard"):
            break
    return state, done


def played(sheet: str, names: tuple[str, ...], deals: int, seed: int) -> list[State]:
    """The last states of a number of deals."""
    rules, random = regulation(sheet), Random(seed)
    seated = [player(names[seat % len(names)]) for seat in range(4)]
    deck, ends = list(GAME.pack(rules).cards), []
    for number in range(deals):
        random.shuffle(deck)
        state, _ = GAME.start(rules, Deal(tuple(deck), number % 4), GAME.first(rules, number % 4))
        while waiting := GAME.waiting(state):
            legal = tuple(GAME.legal(state, waiting[0]))
            action = seated[waiting[0]].choose(GAME.view(state, waiting[0]), legal, rules, random)
            assert GAME.refusal(state, waiting[0], action) is None
            state, _ = GAME.step(state, waiting[0], action)
        ends.append(state)
    return ends


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_book_beats_random(sheet: str) -> None:
    """The lower end of the 95 % interval of deals won against random is above 95 of a hundred."""
    deals = 120
    results = [GAME.result(state) for state in played(sheet, ("book", "random"), deals, 1)]
    won = sum(result.points[0] > result.points[1] for result in results if result)

    share, z = won / deals, 1.96
    middle = (share + z * z / (2 * deals)) / (1 + z * z / deals)
    half = z * math.sqrt(share * (1 - share) / deals + z * z / (4 * deals * deals)) / (1 + z * z / deals)
    assert middle - half > 0.95


@pytest.mark.parametrize("sheet", SHEETS)
def test_book_pairs_close_most_deals(sheet: str) -> None:
    """Among book players most deals are closed, none stalls, and three sides of four have their pot."""
    last = played(sheet, ("book",), 40, 2)
    ends = [state.end for state in last]

    assert ends.count(End.CLOSED) > 30
    assert End.STALL not in ends
    assert sum(len(state.pots) for state in last) < len(last) / 2


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_book_sees_only_its_seat(sheet: str) -> None:
    """With the cards that a seat may not see dealt otherwise, it does the same."""
    random = Random(3)
    for seed in range(6):
        state, _ = dealt(sheet, seed)
        while state.phase is not Phase.OVER:
            action = act(state)
            if random.random() < 0.2:
                assert act(hidden_moved(state, random)) == action
            state = do(state, action)


def hidden_moved(state: State, random: Random) -> State:
    """The same table with the cards that the seat in turn cannot see moved among one another."""
    hidden = list(state.stock[: state.left])
    hidden += [card for pot in state.pots for card in pot]
    unseen = [numbers(hand - known) for hand, known in zip(state.hands, state.known, strict=True)]
    hidden += [card for seat, cards in enumerate(unseen) if seat != state.turn for card in cards]
    random.shuffle(hidden)
    stock = tuple(hidden[: state.left])
    del hidden[: state.left]
    pots = []
    for pot in state.pots:
        pots.append(tuple(hidden[: len(pot)]))
        del hidden[: len(pot)]
    hands = []
    for seat, cards in enumerate(unseen):
        mine = cards if seat == state.turn else tuple(hidden[: len(cards)])
        if seat != state.turn:
            del hidden[: len(cards)]
        hands.append(bag_of(mine) + state.known[seat])
    return state._replace(stock=stock, pots=tuple(pots), hands=tuple(hands))


def small_hands(count: int) -> list[int]:
    """Random hands that have something to lay."""
    random, deck = Random(4), [number for number, times in enumerate(COPIES) for _ in range(times)]
    found = []
    while len(found) < count:
        suits = random.sample(range(4), 2)
        near = [card for card in deck if card == JOKER_NUMBER or (card // 13 in suits and card % 13 < 7)]
        found.append(bag_of(random.sample(near, 9)))
    return found


@pytest.mark.parametrize("hand", small_hands(12))
def test_the_finder_is_exact(hand: int) -> None:
    """No set of groups that fit into the hand together is worth more than what the finder takes."""
    found = groups(regulation(FIBUR).law, hand, ())
    best, chosen = find(hand, found, lambda group: group.worth - 20 * group.wilds)

    assert best == sum(group.worth - 20 * group.wilds for group in chosen)
    assert holds(hand, sum(group.bag for group in chosen))
    for number in (1, 2, 3):
        for some in combinations(found, number):
            if holds(hand, sum(group.bag for group in some)):
                assert sum(group.worth - 20 * group.wilds for group in some) <= best


BURRACO = "7C 8C 9C 10C JC QC KC"


@pytest.mark.clause("BUR-22")
@pytest.mark.parametrize("sheet", SHEETS)
def test_it_closes_when_it_can(sheet: str) -> None:
    """With a burraco, the pot played and one card more than it can lay, the book closes."""
    case = {"melds": {"NS": [BURRACO, "5S 5H 5C"]}, "pots": [11], "pot": {"NS": "played"}}
    drawn = do(table(["5D", 11, 5, 11], sheet, draws=["3D"], **case), "draw stock")
    state, done = whole_turn(drawn)

    assert done[-1].startswith("discard")
    assert state.end is End.CLOSED


def test_it_takes_the_pot_when_it_can() -> None:
    """All cards laid bring the pot on the fly, wilds or not."""
    state, _ = whole_turn(table(["4H 5H 6H KS KD JK", 11, 11, 11], draws=["7H"]))

    assert state.pot[0].name == "PLAYED"


def test_it_takes_the_pile_for_a_reason() -> None:
    """A pile that completes melds is taken, one that gives nothing is left."""
    hand = "4H 5H 9S 9D KC QC 3S 7D JH AD 8C"

    assert act(table([hand, 11, 11, 11], pile=["6H", "9C", "JC"])) == "draw pile"
    assert act(table([hand, 11, 11, 11], pile=["6S"])) == "draw stock"


def test_it_does_not_feed_the_opponents() -> None:
    """Of two cards that are worth the same to itself it throws the one that fits no meld of theirs."""
    melds = {"EW": ["9H 10H JH QH", "4S 4D 4C"]}
    state = do(table(["KH KS 4H 8C", 11, 11, 11], draws=["6D"], melds=melds), "draw stock")

    assert act(state) not in ("discard KH", "discard 4H")


def test_it_keeps_what_its_side_collects() -> None:
    """A card near a run of its own side is not thrown while another one is of no use."""
    melds = {"NS": ["5H 6H 7H"]}
    state = do(table(["9H KS 4C", 11, 11, 11], draws=["JD"], melds=melds), "draw stock")

    assert act(state) != "discard 9H"


THROWN_WILDS = ("discard JK", "discard 2S", "discard 2H", "discard 2D", "discard 2C")


def test_it_does_not_throw_wilds() -> None:
    """A wild is thrown only when there is nothing else, or as the discard that brings the pot."""
    for seed in range(6):
        state, _ = dealt(PIZZOLUNGO, seed)
        while state.phase is not Phase.OVER:
            action = act(state)
            if action in THROWN_WILDS:
                assert len(set(numbers(state.hands[state.turn]))) <= 2
            state = do(state, action)


@pytest.mark.parametrize("sheet", SHEETS)
def test_it_plays_for_two_and_with_free_wilds(sheet: str) -> None:
    """With two players and with free movement the book plays its deals to the end."""
    for options in ({"players": 2}, {"wild_movement": "free", "second_set_same_rank": "forbidden"}):
        for seed in range(3):
            state, _ = dealt(sheet, seed, **options)
            while state.phase is not Phase.OVER:
                state = do(state, act(state))
            assert GAME.result(state) is not None
