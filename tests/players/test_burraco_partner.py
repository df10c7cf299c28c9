"""Burraco by the book as a partner: what it does over many positions of its own deals, counted."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from tests.burraco.tables import FIBUR, PIZZOLUNGO, dealt

from mazziere.games.burraco import GAME
from mazziere.games.burraco.actions import Action, Verb
from mazziere.games.burraco.state import End, Phase, Pot, State, side_of
from mazziere.games.burraco.view import View
from mazziere.melds import Fault, extend, open_meld
from mazziere.melds.bag import size
from mazziere.melds.laid import PLAIN_LAID
from mazziere.melds.numbers import IS_WILD, SUIT_LENGTH, TEXTS, rank_of
from mazziere.players.book.burraco import choose
from mazziere.players.book.burraco.plan import has_burraco

TABLES = [(FIBUR, None), (PIZZOLUNGO, None), (FIBUR, 2)]
"""A sheet, and with how many where it is not four."""
DEALS = 30
NO_CHANCE = Random(0)


def chosen(state: State, view: View | None = None) -> Action:
    """What the book does in a position, or would do if it saw another view of it."""
    shown = view or GAME.view(state, state.turn)
    return choose(shown, GAME.legal(state, state.turn), state.regulation, NO_CHANCE)


@cache
def deals(sheet: str, players: int | None) -> tuple[tuple[tuple[State, Action], ...], ...]:
    """Deals of four, or two, players by the book: each position with what was done in it, and the last one."""
    options = {"players": players} if players else {}
    found = []
    for seed in range(DEALS):
        state, _ = dealt(sheet, seed, seed % (players or 4), **options)
        moves = []
        while state.phase is not Phase.OVER:
            action = chosen(state)
            moves.append((state, action))
            state, _ = GAME.step(state, state.turn, action)
        found.append((*moves, (state, action)))
    return tuple(found)


def throws(sheet: str, players: int | None) -> Iterator[tuple[State, int, list[int]]]:
    """Every discard with a choice: the position, the card, and the cards that might have been thrown."""
    for moves in deals(sheet, players):
        for state, action in moves[:-1]:
            allowed = [one.laid[0].card for one in GAME.legal(state, state.turn) if one.verb is Verb.DISCARD]
            if action.verb is Verb.DISCARD and len(allowed) > 1:
                yield state, action.laid[0].card, allowed


def joins(state: State, side: int, card: int) -> bool:
    """Whether a meld of a side takes a card."""
    law = state.regulation.law
    return any(not isinstance(extend(law, meld, (PLAIN_LAID[card],)), Fault) for meld in state.melds[side])


def same_rank(card: int) -> list[int]:
    """The cards of the other three suits."""
    rank = rank_of(card)
    return [suit * SUIT_LENGTH + rank for suit in range(4) if suit * SUIT_LENGTH + rank != card]


def share(seen: Counter[bool], least: int = 100) -> float:
    """How often something happened, of so many times at least that it could have."""
    assert seen.total() >= least
    return seen[True] / seen.total()


@pytest.mark.parametrize("sheet, players", TABLES)
def test_it_does_not_feed_the_opponents(sheet: str, players: int | None) -> None:
    """Where another card is safe it throws none that their melds take; so too when they are near to the pot."""
    fed: Counter[bool] = Counter()
    near: Counter[bool] = Counter()
    for state, card, allowed in throws(sheet, players):
        opponents = 1 - side_of(state.turn)
        if any(not IS_WILD[other] and not joins(state, opponents, other) for other in allowed):
            gives = joins(state, opponents, card)
            fed[gives] += 1
            if state.pot[opponents] is Pot.NONE and size(state.hands[(state.turn + 1) % len(state.hands)]) <= 4:
                near[gives] += 1

    assert share(fed) < 0.02
    assert share(near) < 0.01


@pytest.mark.parametrize("sheet, players", TABLES)
def test_it_keeps_wilds_and_what_its_own_melds_take(sheet: str, players: int | None) -> None:
    """A wild, or a card that an own meld takes in the next turn, is hardly ever thrown beside another card."""
    own: Counter[bool] = Counter()
    wild: Counter[bool] = Counter()
    for state, card, allowed in throws(sheet, players):
        side = side_of(state.turn)
        if any(not IS_WILD[other] and not joins(state, side, other) for other in allowed):
            own[joins(state, side, card)] += 1
            wild[IS_WILD[card]] += 1

    assert share(own) < 0.04
    assert share(wild) < 0.01


@pytest.mark.parametrize("sheet, players", TABLES)
def test_the_pile_is_taken_for_a_reason(sheet: str, players: int | None) -> None:
    """In most turns that begin with the pile a card of it is laid at once."""
    used: Counter[bool] = Counter()
    for moves in deals(sheet, players):
        pile: tuple[int, ...] = ()
        laid: set[int] = set()
        for state, action in moves[:-1]:
            if state.phase is Phase.DRAW:
                pile, laid = (state.pile if action.verb is Verb.DRAW_PILE else ()), set()
            laid.update(action.cards if action.verb in (Verb.MELD, Verb.ADD) else ())
            if action.verb is Verb.DISCARD and pile:
                used[bool(laid & set(pile))] += 1

    assert share(used) > 0.85


@pytest.mark.parametrize("sheet, players", TABLES)
def test_it_does_not_strand_itself(sheet: str, players: int | None) -> None:
    """With the pot taken and no burraco it seldom goes down to one card, with which a turn is drawing and throwing."""
    alone: Counter[bool] = Counter()
    for state, _, _ in throws(sheet, players):
        side = side_of(state.turn)
        if state.pot[side] is not Pot.NONE:
            able = has_burraco(state.regulation.law, state.melds[side])
            alone[size(state.hands[state.turn]) == 2 and not able] += 1

    assert share(alone) < 0.22


@pytest.mark.parametrize("sheet, players", TABLES)
def test_it_goes_for_the_pot_and_closes(sheet: str, players: int | None) -> None:
    """Nearly every deal is closed before the stock ends, and most sides have had their pot by then."""
    last = [moves[-1][0] for moves in deals(sheet, players)]

    assert sum(state.end is End.CLOSED for state in last) > 0.9 * len(last)
    assert sum(len(state.pots) for state in last) < 0.6 * len(last)


def test_it_keeps_what_the_partner_collects() -> None:
    """A card that it would throw is mostly kept once the partner is known to hold two of its rank."""
    kept: Counter[bool] = Counter()
    for state, card, allowed in throws(FIBUR, None):
        if IS_WILD[card] or len([other for other in allowed if not IS_WILD[other]]) < 3:
            continue
        view = GAME.view(state, state.turn)
        partner = (state.turn + 2) % 4
        pair = [TEXTS[other] for other in same_rank(card)]
        hands = list(view.hands)
        hands[partner] = replace(hands[partner], seen=tuple(pair[:2]))
        kept[chosen(state, replace(view, hands=tuple(hands))) != Action(Verb.DISCARD, (PLAIN_LAID[card],))] += 1

    assert share(kept) > 0.5


def test_it_changes_its_discard_when_that_would_feed() -> None:
    """A card that it would throw is kept once the opponents have laid a set of its rank."""
    changed: Counter[bool] = Counter()
    for state, card, allowed in throws(PIZZOLUNGO, None):
        rank, opponents = rank_of(card), 1 - side_of(state.turn)
        others = [other for other in allowed if not IS_WILD[other] and rank_of(other) != rank]
        if IS_WILD[card] or not any(not joins(state, opponents, other) for other in others):
            continue
        lying = open_meld(state.regulation.law, tuple(PLAIN_LAID[other] for other in same_rank(card)))
        assert not isinstance(lying, Fault)
        melds = [*state.melds]
        melds[opponents] = (*melds[opponents], lying)
        changed[chosen(state._replace(melds=tuple(melds))) != Action(Verb.DISCARD, (PLAIN_LAID[card],))] += 1

    assert share(changed) > 0.9
