"""Briscola's rulings: tricks, draws, deals, matches, the called card, and whole deals card by card."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mazziere.cards import Card, card
from mazziere.core.deal import Deal
from mazziere.core.errors import BadInput, Unanswered
from mazziere.core.game import Refused
from mazziere.core.ruling import Ruling, Step
from mazziere.core.seats import REFEREE, Seat
from mazziere.games import play as sheet_of
from mazziere.games.briscola import GAME
from mazziere.games.briscola.match import MATCH_POINTS
from mazziere.games.briscola.match import winner as match_winner
from mazziere.games.briscola.regulation import Even, Regulation
from mazziere.games.briscola.scoring import MAJORITY, calling_side, chiamata_scores, sides, totals, winner_of
from mazziere.games.briscola.state import Phase, State
from mazziere.games.briscola.values import points, winner

Case = Mapping[str, Any]
PACK_POINTS = 120


def _need(case: Case, key: str, kind: type | tuple[type, ...]) -> Any:
    value = case.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Unanswered("briscola.case.lacks", key=key)
    return value


def _number(case: Case, key: str, allowed: range) -> int:
    value: int = _need(case, key, int)
    if value not in allowed:
        raise Unanswered("briscola.case.number", key=key, value=value, least=allowed[0], most=allowed[-1])
    return value


def _cards(texts: Any, key: str) -> tuple[Card, ...]:
    if not isinstance(texts, list | tuple):
        raise Unanswered("briscola.case.lacks", key=key)
    pack = GAME.pack(_regulation({"variant": "briscola-2"})).cards
    try:
        found = tuple(card(str(text)) for text in texts)
    except ValueError as error:
        raise Unanswered("briscola.case.card", key=key, card=str(error)) from error
    for one in found:
        if one not in pack or found.count(one) > 1:
            raise Unanswered("briscola.case.card", key=key, card=str(one))
    return found


def _suit(case: Case, key: str) -> str:
    suit: str = _need(case, key, str)
    if suit not in ("D", "C", "S", "B"):
        raise Unanswered("briscola.case.suit", key=key, value=suit)
    return suit


def _regulation(case: Case) -> Regulation:
    options = case.get("options") or {}
    if not isinstance(options, Mapping):
        raise Unanswered("briscola.case.lacks", key="options")
    try:
        _, regulation = sheet_of(str(_need(case, "variant", str)), options)
    except BadInput as error:
        raise Unanswered(error.key, **error.detail) from None
    if not isinstance(regulation, Regulation):
        raise Unanswered("briscola.case.other_game", sheet=str(case["variant"]))
    return regulation


def tricks(case: Case) -> Ruling:
    """Who wins a trick, as a place in it, and how many points lie there."""
    trump, trick = _suit(case, "trump"), _cards(case.get("trick"), "trick")
    if not 1 <= len(trick) <= 5:
        raise Unanswered("briscola.case.count", key="trick", count=len(trick))
    best = winner(trump, trick)
    ruffed = trick[best].suit == trump
    step = Step(
        "briscola.step.trump_wins" if ruffed else "briscola.step.led_wins", "PIN-BRI-08", {"card": str(trick[best])}
    )
    worth = sum(map(points, trick))
    return Ruling(
        {"winner": best, "points": worth}, (step, Step("briscola.step.points", "PIN-BRI-10", {"count": worth}))
    )


def draws(case: Case) -> Ruling:
    """Who draws in which order, and who gets the turned card, if it is drawn now (PIN-BRI-09)."""
    players = _number(case, "players", range(2, 6))
    first, stock = _number(case, "winner", range(players)), _number(case, "stock", range(41))
    order = [(first + place) % players for place in range(min(stock, players))]
    last = order[-1] if 0 < stock <= players else None
    steps = (Step("briscola.step.draws", "PIN-BRI-09", {"seats": order}),)
    return Ruling({"order": order, "turned_card_to": last}, steps)


def _totals(points_of: Any) -> tuple[int, ...]:
    if not isinstance(points_of, list | tuple) or not 2 <= len(points_of) <= 3:
        raise Unanswered("briscola.case.lacks", key="points")
    if not all(isinstance(value, int) and value >= 0 for value in points_of) or sum(points_of) != PACK_POINTS:
        raise Unanswered("briscola.case.sum", points=list(points_of))
    return tuple(points_of)


def _even(case: Case) -> tuple[Even, str | None]:
    if "variant" not in case:
        return Even.DRAW, "PIN-BRI-03"
    regulation = _regulation(case)
    if regulation.even is None:
        raise Unanswered("briscola.case.other_game", sheet=regulation.sheet)
    return regulation.even.even_deal, regulation.clause("even_deal")


def rounds(case: Case) -> Ruling:
    """Who wins a deal with these card points, and whether it is void and dealt again."""
    found = _totals(case.get("points"))
    even, clause = _even(case)
    won = winner_of(found, even, _last(case, even, found))
    if won is not None:
        step = Step("briscola.step.deal_won", "PIN-BRI-03", {"points": found[won], "needed": MAJORITY})
        return Ruling({"winner": won, "void": False}, (step,))
    return Ruling({"winner": None, "void": even is Even.REPLAY}, (Step("briscola.step.deal_even", clause),))


def _last(case: Case, even: Even, found: Sequence[int]) -> int:
    """The side of the last trick: asked for only where it decides an even deal."""
    if even is not Even.LAST_TRICK or max(found) != min(found):
        return 0
    return _number(case, "last", range(len(found)))


def matches(case: Case) -> Ruling:
    """Deals won, match points and whether the match is complete; void deals do not count."""
    regulation = _regulation(case)
    if regulation.even is None:
        raise Unanswered("briscola.case.other_game", sheet=regulation.sheet)
    players = max(sides(regulation)) + 1
    won, deals, over = [0] * players, 0, False
    for entry in _need(case, "rounds", (list, tuple)):
        found = _totals(entry)
        if over or len(found) != players:
            raise Unanswered("briscola.case.rounds", players=players)
        side = winner_of(found, regulation.even.even_deal, 0)
        if side is None and regulation.even.even_deal is Even.REPLAY:
            continue
        deals += 1
        won = [number + (side == place) for place, number in enumerate(won)]
        over = match_winner(regulation, tuple(won), deals) is not None
    answer: dict[str, Any] = {"won": won, "complete": over}
    if over and regulation.length.match == ("deals", 5) and sum(won) == len(MATCH_POINTS) - 1:
        answer["points"] = [MATCH_POINTS[number] for number in won]
    return Ruling(answer, (Step("briscola.step.match", "PIN-BRI-14", {"won": won}),))


def chiamata(case: Case) -> Ruling:
    """The scores of a deal with a called card, seat by seat (BRI-02)."""
    seats = range(5)
    caller = _number(case, "caller", seats)
    partner = None if case.get("partner") is None else _number(case, "partner", seats)
    if partner == caller:
        raise Unanswered("briscola.case.number", key="partner", value=partner, least=0, most=4)
    target = _number(case, "target", range(MAJORITY, PACK_POINTS + 1))
    side_points = _number(case, "side_points", range(PACK_POINTS + 1))
    every = case.get("all_tricks", False)
    if not isinstance(every, bool):
        raise Unanswered("briscola.case.lacks", key="all_tricks")
    made = side_points >= target
    scores = list(chiamata_scores(caller, partner, made, every))
    step = Step(
        f"briscola.step.{'call_made' if made else 'call_failed'}",
        "BRI-02",
        {"side_points": side_points, "target": target},
    )
    return Ruling({"expect": scores, "scores": scores}, (step,))


def _start(case: Case) -> tuple[State, Regulation]:
    regulation = _regulation(case)
    players = regulation.deal.players
    first = _number(case, "first", range(players)) if "first" in case else 0
    deck = _cards(case.get("deck"), "deck")
    dealer = (first - 1) % players
    try:
        state, _ = GAME.start(regulation, Deal(deck, dealer), GAME.first(regulation, dealer))
    except BadInput as error:
        raise Unanswered(error.key, **error.detail) from None
    return state, regulation


def _commands(entries: Any, key: str) -> list[tuple[Seat, str]]:
    pairs = entries or []
    if not isinstance(pairs, list | tuple) or not all(map(_is_command, pairs)):
        raise Unanswered("briscola.case.lacks", key=key)
    return [(seat, str(text)) for seat, text in pairs]


def _is_command(entry: Any) -> bool:
    return isinstance(entry, list | tuple) and len(entry) == 2 and isinstance(entry[0], int)


def _do(state: State, seat: Seat, text: str) -> tuple[State, list[Mapping[str, Any]]]:
    """One command that must be allowed; what happened, with everything in it."""
    try:
        state, events = GAME.step(state, seat, GAME.read(text, state.regulation))
    except (Refused, BadInput) as error:
        raise Unanswered("briscola.case.refused", seat=seat, action=text, reason=str(error)) from error
    seen = (event.seen_by(REFEREE) for event in events)
    return state, [event.json() for event in seen if event]


def _played(state: State, case: Case) -> tuple[State, list[list[Mapping[str, Any]]]]:
    """The auction, then the tricks; what happened, trick by trick."""
    for seat, text in _commands(case.get("auction"), "auction"):
        state, _ = _do(state, seat, text)
    log: list[list[Mapping[str, Any]]] = []
    tricks = case.get("plays") or []
    if not isinstance(tricks, list | tuple):
        raise Unanswered("briscola.case.lacks", key="plays")
    for number, trick in enumerate(tricks, 1):
        if state.phase is not Phase.PLAYING or not isinstance(trick, list | tuple) or len(trick) > state.players:
            raise Unanswered("briscola.case.trick", number=number)
        happened: list[Mapping[str, Any]] = []
        for text in trick:
            state, events = _do(state, state.turn, str(text))
            happened += events
        log.append(happened)
    return state, log


def replays(case: Case) -> Ruling:
    """A whole deal, card by card."""
    state, regulation = _start(case)
    dealt = [[str(c) for c in hand] for hand in state.hands]
    turned = str(state.turned) if state.turned else None
    state, log = _played(state, case)
    answer: dict[str, Any] = {
        "dealt": dealt,
        "turned": turned,
        "trump": state.trump,
        "winners": [trick.winner for trick in state.tricks],
        "points": [sum(map(points, trick.cards)) for trick in state.tricks],
        "draws": [drawn for events in log if (drawn := [e["card"] for e in events if e["what"] == "draw"])],
        "looks": _looks(log, state),
        "totals": list(totals(state)),
    }
    answer |= _called(state) if regulation.calling else _won(state)
    steps = tuple(
        Step("briscola.step.trick", "PIN-BRI-08", {"seat": trick.winner, "number": number})
        for number, trick in enumerate(state.tricks, 1)
    )
    return Ruling(answer, steps)


def _looks(log: Sequence[Sequence[Mapping[str, Any]]], state: State) -> list[list[Any]]:
    order = GAME.pack(state.regulation).cards
    return [
        [after, event["seat"], event["partner"], sorted(event["cards"], key=lambda text: order.index(card(text)))]
        for after, events in enumerate(log, 1)
        for event in events
        if event["what"] == "look"
    ]


def _won(state: State) -> dict[str, Any]:
    ended = GAME.result(state)
    if ended is None or state.regulation.even is None:
        return {"winner": None, "void": False}
    of_side = sides(state.regulation)
    won = winner_of(ended.points, state.regulation.even.even_deal, of_side[state.tricks[-1].winner])
    return {"winner": won, "void": ended.outcome == "void"}


def _called(state: State) -> dict[str, Any]:
    ended = GAME.result(state)
    if state.bid is None or state.called is None:
        return {"caller": None, "called": None, "partner": None, "scores": list(ended.points) if ended else None}
    open_cards = [c for trick in state.tricks for c in trick.cards] + list(state.trick)
    side = calling_side(state)
    side_points = sum(total for seat, total in enumerate(totals(state)) if seat in side)
    return {
        "caller": state.bid.seat,
        "called": str(state.called),
        "target": state.bid.target,
        "partner": state.partner,
        "public_after": open_cards.index(state.called) + 1 if state.called in open_cards else None,
        "side_points": side_points,
        "made": ended.outcome == "made" if ended else None,
        "scores": list(ended.points) if ended else None,
    }


def refusals(case: Case) -> Ruling:
    """Which commands are refused; a refused one changes nothing."""
    state, _ = _start(case)
    state, _ = _played(state, case)
    answers, steps = [], []
    for seat, text in _commands(case.get("commands"), "commands"):
        try:
            state, _ = GAME.step(state, seat, GAME.read(text, state.regulation))
            answers.append("ok")
        except Refused as refused:
            answers.append("refused")
            steps.append(
                Step(f"briscola.refusal.{refused.reason.name}", refused.clause, {"seat": seat, "action": text})
            )
        except BadInput as error:
            answers.append("refused")
            steps.append(Step(error.key, None, error.detail))
    over = state.phase is Phase.OVER
    answer = {
        "answers": answers,
        "turn": None if over else state.turn,
        "hands": [len(hand) for hand in state.hands],
        "trick": [str(c) for c in state.trick],
        "over": over,
    }
    return Ruling(answer, tuple(steps))


KINDS: dict[str, Callable[[Case], Ruling]] = {
    "tricks": tricks,
    "draws": draws,
    "rounds": rounds,
    "matches": matches,
    "chiamata": chiamata,
    "briscola_replays": replays,
    "briscola_refusals": refusals,
}
"""The kinds of cases that briscola answers, by name."""
