"""Rulings on whole deals, card by card, through the engine."""

from collections.abc import Mapping
from typing import Any

from mazziere.cards import Card
from mazziere.core import BadInput, Ruling, Seat, Step, Unanswered
from mazziere.core.ruling import Unordered
from mazziere.games.belote import GAME, play
from mazziere.games.belote.actions import play as card_played
from mazziere.games.belote.declarations import mask
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.state import Over, Pile, Playing, Trick
from mazziere.referee.belote.laid import tricks_laid
from mazziere.referee.belote.position import Room, begun, room
from mazziere.referee.belote.sheet import pack, read_trump, regulation_of
from mazziere.referee.case import Case, at_most, items, mapping, need, once, read_cards, whole

Piles = tuple[tuple[Pile, ...], ...]


def replays(case: Case) -> Ruling:
    """The legal cards of every player in every trick, the winners and points, and how the deal ends.

    Without `hands` the tricks themselves tell them: see `laid`.
    """
    regulation = regulation_of(case)
    trump = read_trump(case, regulation)
    players = regulation.deal.players
    leader = whole(need(case, "leader"), "leader", 0, players - 1)
    if case.get("hands") is None:
        return tricks_laid(case, regulation, trump, leader)
    hands, piles = _dealt(case, regulation)
    state: Playing | Over = begun(regulation, trump, leader, tuple(mask(hand) for hand in hands), piles)
    tricks, steps = [], []
    for number, entry in enumerate(items(need(case, "tricks"), "tricks"), 1):
        state, answer, trick = _trick(regulation, state, mapping(entry, f"tricks.{number}"), number)
        tricks.append(answer)
        detail = {"number": number, "seat": trick.winner, "points": answer["points"]}
        steps.append(Step("referee.step.trick", regulation.clause("WINNER"), detail))
    played = state.playing if isinstance(state, Over) else state
    assert played is not None
    return Ruling({"tricks": tricks, "expect": _expect(regulation, played)}, tuple(steps))


def _expect(regulation: Regulation, played: Playing) -> dict[str, Any]:
    sides = regulation.sides
    won = [sides[trick.winner] for trick in played.tricks]
    return {
        "cards": {str(side): points for side, points in enumerate(played.points)},
        "last": str(won[-1]) if won else None,
        "tricks": {str(side): won.count(side) for side in range(len(played.points))},
    }


def _dealt(case: Case, regulation: Regulation) -> tuple[list[tuple[Card, ...]], Piles]:
    """The hands, and the piles of the two-player games."""
    given = need(case, "hands")
    if not isinstance(given, Mapping):
        given = dict(enumerate(items(given, "hands")))
    by_seat = mapping(given, "hands")
    seats = [by_seat.get(str(seat)) for seat in range(regulation.deal.players)]
    if None in seats or len(by_seat) != len(seats):
        raise Unanswered("referee.case.count", field="hands", count=len(by_seat), least=len(seats), most=len(seats))
    hands, piles = [], []
    for seat, entry in enumerate(seats):
        hand, mine = _seat(entry, f"hands.{seat}", regulation)
        hands.append(hand)
        piles.append(mine)
    once(*hands, *([card for pile in mine for card in pile if card] for mine in piles))
    return hands, tuple(piles) if regulation.table else ()


def _seat(entry: Any, key: str, regulation: Regulation) -> tuple[tuple[Card, ...], tuple[Pile, ...]]:
    most, known = room(regulation), pack(regulation)
    parts = mapping(entry, key) if isinstance(entry, Mapping) else {"hand": entry}
    hand, up, down = (read_cards(parts.get(name) or [], f"{key}.{name}", known) for name in ("hand", "up", "down"))
    _full(most, key, hand, up, down)
    return hand, tuple(Pile(above, below) for above, below in zip(up, down, strict=True))


def _full(most: Room, key: str, hand: tuple[Card, ...], up: tuple[Card, ...], down: tuple[Card, ...]) -> None:
    at_most(hand, f"{key}.hand", most.hand, least=most.hand)
    at_most(up, f"{key}.up", most.up, least=most.up)
    at_most(down, f"{key}.down", most.down, least=most.down)


def _trick(
    regulation: Regulation, state: Playing | Over, entry: Mapping[str, Any], number: int
) -> tuple[Playing | Over, dict[str, Any], Trick]:
    players, key = regulation.deal.players, f"tricks.{number}.cards"
    cards = read_cards(need(entry, "cards"), key, pack(regulation))
    at_most(cards, key, players, least=players)
    legal = []
    for played in cards:
        if isinstance(state, Over):
            raise Unanswered("referee.case.deal_over", number=number)
        legal.append(Unordered(map(str, state.frame.numbers.listed(state.allowed))))
        state = _play(state, state.turn, played, number)
    playing = state.playing if isinstance(state, Over) else state
    assert playing is not None
    trick = playing.tricks[-1]
    points = sum(playing.frame.numbers.worth[card] for card in trick.cards)
    return state, {"winner": trick.winner, "points": points, "legal": legal}, trick


def _play(state: Playing, seat: Seat, played: Card, number: int) -> Playing | Over:
    refused = GAME.refusal(state, seat, card_played(played))
    if refused is not None:
        raise Unanswered("referee.case.illegal_card", number=number, card=str(played), reason=refused.name)
    try:
        return play.step(state, seat, card_played(played))[0]
    except BadInput as error:
        raise Unanswered(error.key, **error.detail) from None
