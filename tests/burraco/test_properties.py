"""What holds at every moment of random deals: cards and points, ways out, and the covering set."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from tests.burraco.tables import FIBUR, PIZZOLUNGO, dealt, refused

from mazziere.games.burraco import GAME
from mazziere.games.burraco.actions import DISCARDS, Action, Verb
from mazziere.games.burraco.refusal import LEAVES, Refusal
from mazziere.games.burraco.scoring import POINTS
from mazziere.games.burraco.state import Phase, Pot, State
from mazziere.melds import meld_cards
from mazziere.melds.bag import distinct, numbers, size
from mazziere.melds.laid import PLAIN_LAID

TABLES = [
    (PIZZOLUNGO, {}),
    (FIBUR, {}),
    (PIZZOLUNGO, {"players": 2}),
    (FIBUR, {"wild_movement": "free", "second_set_same_rank": "forbidden", "close_burraco": "clean"}),
    (FIBUR, {"single_discard_equal_held": "refused", "run_max": 13, "set_max": 8}),
]
STUCK = {*LEAVES.values(), Refusal.LEAVES_NO_DISCARD}


def eager(legal: list[Action], random: Random) -> Action:
    """A player that loves to lay cards, so that hands get small and deals are closed."""
    laying = [action for action in legal if action.verb in (Verb.MELD, Verb.ADD)]
    if laying and random.random() < 0.9:
        return random.choice(laying)
    return random.choice([action for action in legal if action.verb is not Verb.BACK] or legal)


def states(sheet: str, options: dict[str, str], deals: int) -> Iterator[State]:
    """Every state of some eager deals."""
    random = Random(f"eager {sheet} {options}")
    for seed in range(deals):
        state, _ = dealt(sheet, seed, **options)
        yield state
        while state.phase is not Phase.OVER:
            state, _ = GAME.step(state, state.turn, eager(list(GAME.legal(state, state.turn)), random))
            yield state


def every_card(state: State) -> list[int]:
    """The cards of all places."""
    lying = [card for melds in state.melds for meld in melds for card in meld_cards(meld)]
    hidden = [card for pot in state.pots for card in pot] + list(state.stock[: state.left])
    return [*lying, *hidden, *state.pile, *(card for hand in state.hands for card in numbers(hand))]


@pytest.mark.parametrize("sheet, options", TABLES)
def test_cards_and_points_are_kept(sheet: str, options: dict[str, str]) -> None:
    """After every command there are 108 cards worth 1080 points, and what is known of a hand is in it."""
    for state in states(sheet, options, 6):
        cards = every_card(state)

        assert (len(cards), sum(POINTS[card] for card in cards)) == (108, 1080)
        for hand, known in zip(state.hands, state.known, strict=True):
            assert all(known >> 4 * card & 7 <= hand >> 4 * card & 7 for card in distinct(known))


@pytest.mark.parametrize("sheet, options", TABLES)
def test_nobody_is_ever_stranded(sheet: str, options: dict[str, str]) -> None:
    """Whoever has drawn can throw a card, or reach a discard or a pot on the fly by melds and additions."""
    closed = 0
    for state in states(sheet, options, 30):
        if state.phase is Phase.PLAY and size(state.hands[state.turn]) <= 4:
            assert can_end(state)
        closed += state.closed_by >= 0
    assert closed or sheet == PIZZOLUNGO


def can_end(state: State) -> bool:
    """Whether some sequence of plays reaches a legal discard or a pot on the fly."""
    seat = state.turn
    if any(GAME.refusal(state, seat, DISCARDS[card]) is None for card in distinct(state.hands[seat])):
        return True
    for action in GAME.legal(state, seat):
        if action.verb in (Verb.MELD, Verb.ADD):
            after, _ = GAME.step(state, seat, action)
            if len(after.pots) < len(state.pots) or can_end(after):
                return True
    return False


def every_play(state: State) -> Iterator[Action]:
    """Every meld and addition of every part of the hand, without a word about what its wild stands for."""
    hand = numbers(state.hands[state.turn])
    melds = state.melds[state.turn % 2]
    for length in range(1, len(hand) + 1):
        for part in set(combinations(hand, length)):
            laid = tuple(PLAIN_LAID[card] for card in part)
            for at in range(len(melds)):
                yield Action(Verb.ADD, laid, at)
            if length > 2:
                text = "lay " + " ".join(map(str, laid))
                action = GAME.read(text, state.regulation)
                yield action


@pytest.mark.parametrize("sheet, options", TABLES)
def test_every_card_that_can_be_laid_occurs_among_the_legal_actions(sheet: str, options: dict[str, str]) -> None:
    """Of all melds and additions that are accepted, no card is missing in those that are listed."""
    small = [s for s in states(sheet, options, 30) if s.phase is Phase.PLAY and size(s.hands[s.turn]) <= 7]
    for state in Random(1).sample(small, min(len(small), 60)):
        accepted = [action for action in every_play(state) if GAME.refusal(state, state.turn, action) is None]
        listed = GAME.legal(state, state.turn)
        for verb in (Verb.MELD, Verb.ADD):
            can = {card for action in accepted if action.verb is verb for card in action.cards}
            has = {card for action in listed if action.verb is verb for card in action.cards}

            assert can <= has, f"{[str(a) for a in accepted if set(a.cards) & (can - has)][:3]} are missing"


@pytest.mark.parametrize("sheet, options", TABLES)
def test_a_play_is_refused_for_the_end_only_when_there_is_none(sheet: str, options: dict[str, str]) -> None:
    """Whatever is refused because it would leave no way out leaves none: the last cards cannot be thrown or laid."""
    seen = 0
    for state in states(sheet, options, 60):
        if state.phase is not Phase.PLAY or size(state.hands[state.turn]) > 4:
            continue
        for action in every_play(state):
            if GAME.refusal(state, state.turn, action) in STUCK:
                seen += 1
                left = [card for card in numbers(state.hands[state.turn]) if card not in action.cards]
                assert len(left) <= 1 or state.single >= 0
                assert state.pot[state.turn % 2] is not Pot.NONE or state.single >= 0
    assert seen


@pytest.mark.parametrize("sheet, options", TABLES)
def test_taking_back_gives_the_state_before(sheet: str, options: dict[str, str]) -> None:
    """After a meld or an addition `back` restores hands, melds, pots and what a wild stood for."""
    for state in states(sheet, options, 4):
        if state.phase is not Phase.PLAY:
            continue
        for action in GAME.legal(state, state.turn)[:6]:
            if action.verb in (Verb.MELD, Verb.ADD):
                after, _ = GAME.step(state, state.turn, action)
                if after.before is None:
                    assert refused(after, "back")[0] == "POT_SEEN"
                    continue
                again, _ = GAME.step(after, state.turn, GAME.read("back", state.regulation))
                assert again._replace(known=()) == state._replace(known=())
