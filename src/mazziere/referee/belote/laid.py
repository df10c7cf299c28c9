"""Rulings on tricks as they lie on the table after play: who won them, and whether a card broke a duty.

Nobody needs the hands for it: what a player played later was in its hand before. A card that is wrong by what is known
is wrong whatever else the player held, so the first tricks of a deal are enough.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mazziere.cards import Card
from mazziere.core import Ruling, Seat, Step
from mazziere.games.belote import GAME, play
from mazziere.games.belote.actions import play as card_played
from mazziere.games.belote.declarations import mask
from mazziere.games.belote.options import DealPackets
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.state import Playing
from mazziere.referee.belote.position import begun, room
from mazziere.referee.belote.sheet import pack
from mazziere.referee.case import Case, at_most, items, mapping, need, once, read_cards
from mazziere.tricks.winner import winner

Cards = tuple[Card, ...]


def tricks_laid(case: Case, regulation: Regulation, trump: str, leader: Seat) -> Ruling:
    """Winners and points of tricks whose hands are not given, and the first card that was against the rules.

    Raises Unanswered for the games in which cards lie covered or stay in a stock: there the hands are needed.
    """
    if regulation.table or regulation.deal.deal_packets is DealPackets.THREE_THREE:
        need(case, "hands")
    tricks = _tricks(case, regulation)
    leaders = _leaders(regulation, trump, leader, tricks)
    worth, points = _worth(regulation, trump), [0] * len(set(regulation.sides))
    answers, steps = [], []
    for number, (first, cards) in enumerate(zip(leaders, tricks, strict=False), 1):
        taken = sum(map(worth, cards))
        points[regulation.sides[leaders[number]]] += taken
        answers.append({"winner": leaders[number], "points": taken})
        detail = {"number": number, "seat": leaders[number], "points": taken}
        steps.append(Step("referee.step.trick", regulation.clause("WINNER"), detail))
        if broken := _broken(regulation, trump, number, first, leaders, tricks):
            seat, card, refused = broken
            illegal = {"trick": number, "seat": seat, "card": str(card)}
            return Ruling({"tricks": answers, "illegal": illegal}, (*steps, refused, Step("referee.step.revoked")))
    steps.append(Step("referee.step.all_legal"))
    expect = {"cards": {str(side): total for side, total in enumerate(points)}}
    return Ruling({"tricks": answers, "illegal": None, "expect": expect}, tuple(steps))


def _tricks(case: Case, regulation: Regulation) -> list[Cards]:
    entries = items(need(case, "tricks"), "tricks")
    at_most(entries, "tricks", room(regulation).hand, least=1)
    found = []
    for number, entry in enumerate(entries, 1):
        key = f"tricks.{number}.cards"
        cards = read_cards(need(mapping(entry, f"tricks.{number}"), "cards"), key, pack(regulation))
        at_most(cards, key, regulation.deal.players, least=regulation.deal.players)
        found.append(cards)
    once(*found)
    return found


def _leaders(regulation: Regulation, trump: str, leader: Seat, tricks: Sequence[Cards]) -> list[Seat]:
    """Who leads each trick, and who would lead after the last one."""
    numbers, leaders = regulation.numbers[trump], [leader]
    for cards in tricks:
        best = winner(numbers.law, tuple(numbers.number[card] for card in cards))
        leaders.append((leaders[-1] + best) % regulation.deal.players)
    return leaders


def _worth(regulation: Regulation, trump: str) -> Any:
    numbers = regulation.numbers[trump]
    return lambda card: numbers.worth[numbers.number[card]]


def _broken(
    regulation: Regulation, trump: str, number: int, first: Seat, leaders: Sequence[Seat], tricks: Sequence[Cards]
) -> tuple[Seat, Card, Step] | None:
    """The first card of a trick that broke a duty, by the cards that its player is known to have held then."""
    players = regulation.deal.players
    held: list[list[Card]] = [[] for _ in range(players)]
    for lead, cards in zip(leaders[number - 1 :], tricks[number - 1 :], strict=False):
        for place, card in enumerate(cards):
            held[(lead + place) % players].append(card)
    state = begun(regulation, trump, first, tuple(map(mask, held)), ())
    for place, card in enumerate(tricks[number - 1]):
        seat = (first + place) % players
        reason = GAME.refusal(state, seat, card_played(card))
        if reason is not None:
            detail: Mapping[str, Any] = {**GAME.reason(state, seat, card_played(card)), "cards": [str(card)]}
            return seat, card, Step(f"belote.refusal.{reason.name}", regulation.clause(reason.name), detail)
        after, _ = play.step(state, seat, card_played(card))
        if not isinstance(after, Playing):
            break
        state = after
    return None
