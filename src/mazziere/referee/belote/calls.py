"""Rulings on bidding, through the engine. Silences in a window may be left out of the list of calls."""

from collections.abc import Iterator, Sequence
from typing import Any

from mazziere.cards import Card
from mazziere.core import BadInput, Deal, Ruling, Seat, Step, Unanswered
from mazziere.games.belote import GAME
from mazziere.games.belote.actions import PASS, Action
from mazziere.games.belote.contracts import multiplier
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.options import TurnUp
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.state import Auction, Bidding, Contract, Doubling, Exchange, Over, Overcall, Playing, State
from mazziere.referee.belote.sheet import pack, regulation_of
from mazziere.referee.case import Case, at_most, choice, items, need, shown, unanswered, whole

MOST_CALLS = 500
Call = tuple[Seat, Action]


def bidding(case: Case) -> Ruling:
    """Who plays what after these calls, or the first one that is illegal."""
    regulation = regulation_of(case)
    calls = _calls(case, regulation)
    possible: Sequence[State] = [_opening(case, regulation)]
    steps: list[Step] = []
    for index, (seat, action) in enumerate(calls):
        after = _distinct(state for before in possible for state in _heard(before, seat, action))
        if not after:
            steps.append(_refused(regulation, possible[0], seat, action))
            return Ruling({"expect": {"illegal": index}}, tuple(steps))
        steps.append(Step("referee.step.call", None, {"seat": seat, "call": str(action)}))
        possible = after
    state = possible[0]
    while isinstance(state, Overcall | Doubling):
        state = _silent(state)
    expect = _standing(regulation, state)
    steps.append(_ending(regulation, expect))
    return Ruling({"expect": expect}, tuple(steps))


def _calls(case: Case, regulation: Regulation) -> list[Call]:
    entries = items(need(case, "calls"), "calls")
    at_most(entries, "calls", MOST_CALLS)
    return [_call(entry, f"calls.{index}", regulation) for index, entry in enumerate(entries)]


def _call(entry: Any, key: str, regulation: Regulation) -> Call:
    pair = items(entry, key)
    at_most(pair, key, 2, least=2)
    seat = whole(pair[0], key, 0, regulation.deal.players - 1)
    if not isinstance(pair[1], str):
        raise Unanswered("referee.case.wrong", field=key, value=shown(pair[1]))
    try:
        return seat, GAME.read(pair[1], regulation)
    except BadInput as error:
        raise unanswered(error) from None


def _opening(case: Case, regulation: Regulation) -> State:
    """The engine before the first call: seat 0 speaks first, and a card of the suit of the case lies turned."""
    deck = list(pack(regulation))
    state = _started(regulation, deck)
    if regulation.auction is None:
        suit = choice(need(case, "turn"), "turn", SUITS)
        turned = _turned(state)
        wanted = next(card for card in deck if card.suit == suit and card.rank not in ("7", "8"))
        here, there = deck.index(turned), deck.index(wanted)
        deck[here], deck[there] = deck[there], deck[here]
        state = _started(regulation, deck)
    return state


def _started(regulation: Regulation, deck: Sequence[Card]) -> State:
    dealer = regulation.deal.players - 1
    return GAME.start(regulation, Deal(tuple(deck), dealer), GAME.first(regulation, dealer))[0]


def _turned(state: State) -> Card:
    dealt = state.frame.dealt if isinstance(state, Playing) else state.dealt
    assert dealt.turned is not None
    return dealt.turned


def _heard(state: State, seat: Seat, action: Action) -> Iterator[State]:
    """Every way in which the engine can understand a call, the likeliest first."""
    if isinstance(state, Doubling) and action is PASS:
        yield from _heard(_silent(state), seat, action)  # a pass of the auction; the silence before it was left out
    if GAME.refusal(state, seat, action) is None:
        after, _ = GAME.step(state, seat, action)
        yield _others_silent(after) if action is not PASS else after
    elif isinstance(state, Overcall | Doubling):
        yield from _heard(_silent(state), seat, action)


def _silent(state: Overcall | Doubling) -> State:
    """The window closed by the silence of all who have not answered."""
    after: State = state
    for seat in GAME.waiting(state):
        if isinstance(after, type(state)) and seat in GAME.waiting(after):
            after, _ = GAME.step(after, seat, PASS)
    return after


def _others_silent(state: State) -> State:
    """A window in which somebody has spoken: those who were asked before stayed silent."""
    if isinstance(state, Overcall | Doubling) and any(action is not PASS for _, action in state.answers):
        return _silent(state)
    return state


def _distinct(states: Iterator[State]) -> list[State]:
    found: dict[str, State] = {}
    for state in states:
        found.setdefault(_key(state), state)
    return list(found.values())


def _key(state: State) -> str:
    match state:
        case Bidding():
            return f"bidding {state.round} {state.turn}"
        case Auction():
            return f"auction {state.turn} {state.best} {state.passes} {state.doubler}"
        case Overcall() | Doubling():
            return f"window {state.contract} {state.answers}"
    return f"{type(state).__name__} {_contract(state)}"


def _contract(state: State) -> Contract | None:
    match state:
        case Playing():
            return state.frame.contract
        case Exchange():
            return state.contract
        case Auction():
            return state.best
    return None


def _standing(regulation: Regulation, state: State) -> dict[str, Any]:
    """Where the bidding stands."""
    if isinstance(state, Over):
        return {"passed_out": True, "next_dealer": state.match.dealer}
    contract = _contract(state)
    expect: dict[str, Any] = {}
    if isinstance(state, Bidding | Auction):
        expect |= {"pending": True, "turn": state.turn}
    if isinstance(state, Bidding):
        expect["round"] = state.round
    if contract is None:
        return expect
    expect |= {"taker": contract.taker, "trump": contract.trump}
    return expect | (_level(regulation, contract) if regulation.auction else _cards(regulation, contract))


def _level(regulation: Regulation, contract: Contract) -> dict[str, Any]:
    assert regulation.auction is not None
    times = multiplier(regulation.auction, contract.level)
    return {"bid": contract.value, "level": contract.level, "multiplier": times}


def _cards(regulation: Regulation, contract: Contract) -> dict[str, Any]:
    """Who gets the turned card, who one card more, and how often the deal counts."""
    assert regulation.bidding is not None
    expect: dict[str, Any] = {"multiplier": 1}
    if regulation.senza and contract.trump == "none":
        rules = regulation.senza
        expect["multiplier"] = rules.contro_multiplier if contract.contro else rules.senza_multiplier
    expect["gets_turn_up"] = contract.taker if regulation.bidding.turn_up is TurnUp.TO_TAKER else None
    if regulation.table and regulation.bidding.turn_up is TurnUp.TO_TAKER:
        expect["extra_card"] = 1 - contract.taker
    return expect


def _refused(regulation: Regulation, state: State, seat: Seat, action: Action) -> Step:
    while isinstance(state, Overcall | Doubling) and seat not in GAME.waiting(state):
        state = _silent(state)
    reason = GAME.refusal(state, seat, action)
    name = reason.name if reason else "NOT_NOW"
    return Step(f"belote.refusal.{name}", regulation.clause(name), {**GAME.reason(state, seat, action), "seat": seat})


def _ending(regulation: Regulation, expect: dict[str, Any]) -> Step:
    if expect.get("passed_out"):
        return Step("referee.step.passed_out", regulation.clause("VOID"), {"seat": expect["next_dealer"]})
    if "taker" not in expect:
        return Step("referee.step.bidding_goes_on", None, {"seat": expect["turn"]})
    name, trump = ("bidding_stands" if expect.get("pending") else "bidding_ends"), expect["trump"]
    suffix = "" if trump in SUITS else f".{trump}"
    return Step(f"referee.step.{name}{suffix}", None, {"seat": expect["taker"], "trump": trump})
