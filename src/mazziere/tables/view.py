"""The one door out: what a viewer may see of a table. First view, reconnect, event and record come here.

The game's own view and `Event.seen_by` decide about cards; this module adds the table around them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from mazziere.core import SPECTATOR, Event, Seat, Viewer
from mazziere.core.plain import plain
from mazziere.core.record import Collected, Fresh
from mazziere.messages import say
from mazziere.rules.reference import reference
from mazziere.tables import shapes
from mazziere.tables.dealing import commitment
from mazziere.tables.decide import PHRASES, free_seats
from mazziere.tables.differs import differs
from mazziere.tables.state import Spoken, State
from mazziere.tables.tick import Presence, deadline, ready_ends
from mazziere.tables.why import why
from mazziere.tables.words import title

KEPT = 30 * 24 * 3600 * 1000
"""Milliseconds for which a table waits for its people after the last thing that happened."""


def view(state: State, viewer: Viewer, presence: Presence, *, language: str, now: int) -> shapes.View:
    """Everything that the viewer may see of the table, in the viewer's language."""
    ends, turn_ends = clock(state, viewer, presence)
    running = state.running
    return shapes.View(
        seq=state.seq,
        now=now,
        table=_table(state, viewer, presence, language),
        match=_match(state, viewer),
        deal=plain(state.game.view(running.state, viewer)) if running else None,
        legal=legal(state, viewer),
        why=why(state, viewer, language),
        answered=running.held.get(viewer) if running and isinstance(viewer, Seat) else None,
        ends=ends,
        turn_ends=turn_ends,
        ready=_ready(state),
        chat=[phrase(spoken) for spoken in state.chat],
    )


def seen(events: Sequence[Event], viewer: Viewer) -> list[dict[str, Any]]:
    """What happened, as the viewer may know it."""
    return [plain(event.json()) for whole in events if (event := whole.seen_by(viewer)) is not None]


def legal(state: State, viewer: Viewer) -> list[str]:
    """The texts of what the viewer may do in the game now."""
    running = state.running
    if running is None or not isinstance(viewer, Seat) or state.closed:
        return []
    if viewer in running.held:
        return []
    return [str(action) for action in state.game.legal(running.state, viewer)]


def clock(state: State, viewer: Viewer, presence: Presence) -> tuple[int | None, int | None]:
    """When the robot takes over, and when the turn's own time ends: the viewer's, else the first one that runs."""
    running = state.running
    if running is None:
        return None, None
    order = sorted(running.waiting, key=lambda seat: seat != viewer)
    due = next((due for seat in order if (due := deadline(state, seat, presence)) is not None), None)
    return (due.ends, due.turn_ends) if due else (None, None)


def seats(state: State, presence: Presence) -> list[shapes.SeatView]:
    """Who sits where, and who is here."""
    return [
        shapes.SeatView(
            name=chair.plan.name,
            kind=chair.plan.kind,
            here=chair.person and seat in presence.seats,
            robot_plays=chair.person and chair.robot,
        )
        for seat, chair in enumerate(state.chairs)
    ]


def head(state: State, viewer: Viewer, presence: Presence, *, language: str) -> shapes.TableHead:
    """The table as the lobby and an invitation show it."""
    seat = viewer if isinstance(viewer, Seat) else None
    return shapes.TableHead(
        id=state.opened.table,
        sheet=state.opened.sheet,
        title=_title(state, language),
        pace=_pace(state),
        seats=seats(state, presence),
        you=seat,
        free=free_seats(state),
        waiting=seat is not None and state.closed is None and _waits_for(state, seat),
        over=state.closed is not None or state.match_over,
        scores=list(state.current.match.scores) if state.current else [],
        kept_until=state.at + KEPT,
    )


def _title(state: State, language: str) -> str:
    """The name of the table's rules; house rules with a name of their own also say whose they come from."""
    printed = title(language, state.game.name, state.opened.sheet)
    named = state.opened.named
    return say(language, "rules.own.title", name=named, sheet=printed) if named else printed


def viewer_of(state: State, user: str | None) -> Viewer:
    """What an account is at this table: its seat, or a spectator. Nobody becomes referee over the wire."""
    seat = state.seat_of(user)
    return SPECTATOR if seat is None else seat


def phrase(spoken: Spoken) -> shapes.Phrase:
    """A phrase that was said; everybody hears it."""
    return shapes.Phrase(seat=spoken.seat, name=spoken.name, phrase=spoken.phrase, at=spoken.at)


def _waits_for(state: State, seat: Seat) -> bool:
    running = state.running
    if running is not None and running.waiting:
        return seat in running.waiting and seat not in running.held
    return running is not None and seat not in state.ready


def _pace(state: State) -> shapes.PaceName:
    names: Mapping[str, shapes.PaceName] = {"calm": "calm", "normal": "normal", "fast": "fast"}
    return names[state.opened.pace]


def _table(state: State, viewer: Viewer, presence: Presence, language: str) -> shapes.TableView:
    opened = state.opened
    return shapes.TableView(
        id=opened.table,
        sheet=opened.sheet,
        rules=reference(state.regulation, opened.named),
        game=state.game.name,
        title=_title(state, language),
        options=state.regulation.options(),
        differs=differs(language, state.regulation),
        pace=_pace(state),
        seats=seats(state, presence),
        you=viewer if isinstance(viewer, Seat) else None,
        direction="cw" if state.game.direction(state.regulation) == "cw" else "ccw",
        phrases=list(PHRASES),
        kept_until=state.at + KEPT,
        fair=_fair(state),
    )


def _fair(state: State) -> shapes.Fair | None:
    """How the deal came about: seed, deck and cut only when the deal is over, when every card may be known."""
    offer, running = state.offer, state.running
    if offer is not None:
        shares = [offer.shares[seat].hex() if seat in offer.shares else None for seat in range(len(state.chairs))]
        return _fair_of("fresh" if offer.seed else "collected", "asking", commitment(offer), shares)
    if running is None:
        return None
    is_over, shuffle = not running.waiting, running.shuffle
    deck = [str(card) for card in running.deal.deck] if is_over else None
    state_name: Literal["dealt", "open"] = "open" if is_over else "dealt"
    match shuffle:
        case Fresh():
            given: list[str | None] = [share.hex() for share in shuffle.shares]
            seed = shuffle.seed.hex() if is_over else None
            return _fair_of("fresh", state_name, shuffle.commitment, given, seed=seed, deck=deck)
        case Collected():
            return _fair_of("collected", state_name, None, [], deck=deck, cut=shuffle.cut if is_over else None)
    return None


def _fair_of(
    kind: Literal["fresh", "collected"],
    state: Literal["asking", "dealt", "open"],
    committed: str | None,
    shares: list[str | None],
    *,
    seed: str | None = None,
    deck: list[str] | None = None,
    cut: int | None = None,
) -> shapes.Fair:
    return shapes.Fair(kind=kind, state=state, commitment=committed, shares=shares, seed=seed, deck=deck, cut=cut)


def _match(state: State, viewer: Viewer) -> shapes.MatchView:
    game, regulation, current = state.game, state.regulation, state.current
    match = current.match if current else game.first(regulation, 0)
    return shapes.MatchView(
        number=current.number if current else 1,
        sides=list(game.sides(regulation)),
        scores=list(match.scores),
        held=shapes.HeldPoints(owner=match.held.owner, points=match.held.points) if match.held else None,
        target=str(game.length(regulation)),
        dealer=match.dealer,
        deals=[deal.head for deal in current.deals] if current else [],
        winner=match.winner,
    )


def _ready(state: State) -> shapes.Ready | None:
    if state.playing or state.offer is not None or state.closed or state.running is None:
        return None
    return shapes.Ready(next="match" if state.match_over else "deal", seats=sorted(state.ready), ends=ready_ends(state))
