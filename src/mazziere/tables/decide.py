"""What people ask of a table becomes facts, or is refused with a reason. Nothing changes here: pure functions."""

from mazziere.cards.shuffle import SHARE_BYTES
from mazziere.core import BadInput, Seat
from mazziere.tables import log
from mazziere.tables.dealing import commitment
from mazziere.tables.refused import NotDone
from mazziere.tables.state import Running, State

Facts = list[log.AnyFact]

PHRASES = tuple(
    f"table.phrase.{name}"
    for name in ("hello", "good_luck", "well_played", "thanks", "sorry", "moment", "good_game", "bye")
)
CHAT_EVERY = 2_000
"""Milliseconds between two phrases of one seat."""


def act(state: State, seat: Seat, text: str, *, seen: int | None, by: log.By, now: int, spent: int = 0) -> Facts:
    """An answer to the game. `seen` is the last fact that the page knew; None for a robot, which was asked just now.

    Raises NotDone with the rules' reason and clause, or the table's own.
    """
    _open(state)
    running = state.running
    if running is None or not running.waiting:
        raise NotDone("NO_DEAL" if running is None else "DEAL_OVER")
    if seat in running.held:
        raise NotDone("ANSWERED")
    if seat not in running.waiting and not _out_of_turn(state, running, seat):
        late = seen is not None and seen < state.seq and any(actor == seat for actor, _ in running.actions[-1:])
        raise NotDone("STALE" if late else "NOT_YOUR_TURN")
    if seen is not None and not _asked_since(running, seat) <= seen <= state.seq:
        raise NotDone("STALE")
    action = judged(state, seat, text)
    facts: Facts = [log.CameBack(at=now, seat=seat)] if by == "person" and state.chairs[seat].robot else []
    return [*facts, log.Acted(at=now, seat=seat, action=action, by=by, spent=spent)]


def _out_of_turn(state: State, running: Running, seat: Seat) -> bool:
    """The game waits for others, and this seat may speak all the same: a double at any time."""
    return any(True for _ in state.game.legal(running.state, seat))


def _asked_since(running: Running, seat: Seat) -> int:
    """The number of the fact that whoever answers must have seen; out of turn the last one of the game."""
    return running.asked[seat][0] if seat in running.asked else max(number for number, _ in running.asked.values())


def judged(state: State, seat: Seat, text: str) -> str:
    """The text of a legal action as the game writes it. Raises NotDone with the rules' reason and clause."""
    game, running = state.game, state.running
    assert running is not None
    try:
        action = game.read(text, state.regulation)
    except BadInput:
        raise NotDone("UNREADABLE", params={"action": text[:40]}) from None
    if (reason := game.refusal(running.state, seat, action)) is not None:
        raise NotDone(
            reason.name,
            key=f"{game.name}.refusal.{reason.name}",
            clause=state.regulation.clause(reason),
            params=game.reason(running.state, seat, action),
        )
    return str(action)


def share(state: State, seat: Seat, given_for: str, share: bytes, *, now: int) -> Facts:
    """A device's share of the shuffle; one that comes too late or twice changes nothing and is no error.

    Raises NotDone for a share that is too long.
    """
    if len(share) > SHARE_BYTES:
        raise NotDone("BAD_SHARE", params={"most": SHARE_BYTES})
    offer = state.offer
    if state.closed or offer is None or commitment(offer) != given_for or seat in offer.shares:
        return []
    return [log.Shared(at=now, seat=seat, share=share)]


def ready(state: State, seat: Seat, *, now: int) -> Facts:
    """A person wants the next deal or another match. Twice is no error.

    Raises NotDone while a deal runs or is being dealt.
    """
    _open(state)
    if state.playing or state.offer is not None:
        raise NotDone("NOT_NOW")
    return [*here(state, seat, now=now), *([] if seat in state.ready else [log.WasReady(at=now, seat=seat)])]


def here(state: State, seat: Seat, *, now: int) -> Facts:
    """A person takes the seat back from the robot; nothing when no robot plays it."""
    _open(state)
    return [log.CameBack(at=now, seat=seat)] if state.chairs[seat].robot else []


def say(state: State, seat: Seat, phrase: str, *, now: int) -> Facts:
    """A phrase of the table. Raises NotDone for another text, and when it comes too soon after the last one."""
    _open(state)
    if phrase not in PHRASES:
        raise NotDone("UNKNOWN_PHRASE")
    if any(spoken.seat == seat and now - spoken.at < CHAT_EVERY for spoken in state.chat):
        raise NotDone("TOO_FAST")
    return [log.Said(at=now, seat=seat, phrase=phrase)]


def sit(state: State, user: str, name: str, seat: Seat | None, *, now: int) -> tuple[Seat, Facts]:
    """A person sits down on a free seat; whoever sits there already stays.

    Raises NotDone when the seat is taken or none is free.
    """
    _open(state)
    if (mine := state.seat_of(user)) is not None:
        return mine, []
    free = free_seats(state)
    chosen = seat if seat is not None else next(iter(free), None)
    if chosen is None or chosen not in free:
        raise NotDone("SEAT_TAKEN" if free else "TABLE_FULL")
    return chosen, [log.SatDown(at=now, seat=chosen, who=log.Plan(kind="person", name=name, user=user))]


def fill(state: State, user: str, bots: list[log.Plan], *, now: int) -> Facts:
    """Bots sit down on the free seats, since nobody else is waited for. Raises NotDone for somebody without a seat."""
    _open(state)
    if state.seat_of(user) is None:
        raise NotDone("NO_SEAT")
    return [log.SatDown(at=now, seat=seat, who=bot) for seat, bot in zip(free_seats(state), bots, strict=False)]


def leave(state: State, seat: Seat, bot: log.Plan, *, now: int) -> Facts:
    """A person leaves for good; with the last one the table closes."""
    _open(state)
    alone = not any(chair.person for at, chair in enumerate(state.chairs) if at != seat)
    return [log.Left(at=now, seat=seat, bot=bot), *([log.Closed(at=now, why="left")] if alone else [])]


def free_seats(state: State) -> list[Seat]:
    """The seats that wait for a person."""
    return [seat for seat, chair in enumerate(state.chairs) if chair.plan.kind == "free"]


def _open(state: State) -> None:
    if state.closed:
        raise NotDone("CLOSED")
