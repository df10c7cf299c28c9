"""One page that looks at one table: what it sends is done or refused, what happens is sent to it."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from mazziere.core import Seat
from mazziere.server import messages
from mazziere.server.house import House
from mazziere.server.limits import Bucket
from mazziere.server.metrics import Metrics
from mazziere.tables import decide, tick
from mazziere.tables.actor import News, Table
from mazziere.tables.decide import Facts
from mazziere.tables.outside import NotSaved
from mazziere.tables.refused import NotDone
from mazziere.tables.state import State
from mazziere.tables.tick import Presence
from mazziere.tables.view import clock, phrase, seats, seen, view, viewer_of
from mazziere.tables.words import refusal, spoken

logger = structlog.get_logger("mazziere.sockets")

LARGEST_MESSAGE = 64 * 1024
"""Bytes of one message of a page; a larger one closes the socket before anybody reads it."""
BACKLOG = 200
"""Messages that a page may leave unread before its socket is closed; it reconnects and gets one view."""
RATE, BURST, PATIENCE = 20, 60, 40
"""Messages a second, at once, and how many beyond that are refused before the socket is closed."""
MOST_WEIGHED = 40
"""Actions that may be asked about at once: every meld of a side, a new one and a discard."""
NORMAL, POLICY, LATER = 1000, 1008, 1012

Gone = Literal["version", "unknown_table", "closed", "restart", "slow", "flood"]

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[messages.FromPage] = msgspec.json.Decoder(messages.FromPage)


class Connection:
    """A socket at a table. `user` is an account's id, or None for somebody without a session."""

    def __init__(self, house: House, table: Table, metrics: Metrics, user: str | None, language: str) -> None:
        self.user = user
        self._house = house
        self._table = table
        self._metrics = metrics
        self._language = language
        self._out: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)
        self._bucket = Bucket(RATE, BURST)
        self._beyond = 0
        self._greeted = False
        self.gone: Gone | None = None

    def tell(self, news: News) -> None:
        """Something happened at the table. What viewers of one seat and language get is made once for all of them.

        Before the first view there is nothing to add to.
        """
        if not self._greeted:
            return
        key = (viewer_of(news.state, self.user), self._language)
        if key not in news.shared:
            news.shared[key] = [_text(message) for message in self._of(news)]
        for text in news.shared[key]:
            self._put(text)
        if news.state.closed is not None:
            self.leave("closed")

    def greet(self) -> None:
        """The first message of a socket, and the answer to whatever came too late."""
        self._greeted = True
        shown = self._view(self._table.state, self._table.presence)
        self._put(_text(messages.ViewMessage(seq=shown.seq, view=shown)))

    def leave(self, reason: Gone) -> None:
        """Say why, and end."""
        if self.gone is None:
            self.gone = reason
            self._put(gone_text(self._table.state.seq, reason, self._language))
            self._put(None)

    async def send(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what is to be sent until it is over."""
        while (text := await self._out.get()) is not None:
            await socket.send_text(text)

    async def receive(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Do what the page sends, one after the other, until it goes."""
        while self.gone is None:
            text = await socket.receive_text()
            if not self._bucket.take():
                self._beyond += 1
                if self._beyond > PATIENCE:
                    return self.leave("flood")
                self._refuse(NotDone("FLOOD"))
                continue
            await self._take(text)
        return None

    async def _take(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, msgspec.ValidationError):
            self._refuse(NotDone("BAD_MESSAGE"))
            return
        action = message.action if isinstance(message, messages.Act) else None
        began = time.perf_counter()
        try:
            await self._do(message)
        except NotDone as refused:
            self._refuse(refused, action)
            if refused.reason in ("STALE", "NOT_YOUR_TURN", "DEAL_OVER", "ANSWERED"):
                self.greet()
        except NotSaved as error:
            logger.error("not saved", table=self._table.state.opened.table, error=str(error))
            self._refuse(NotDone("NOT_SAVED"), action)
        else:
            if action is not None:
                self._metrics.moves.inc()
                self._metrics.answer.observe(time.perf_counter() - began)

    async def _do(self, message: messages.FromPage) -> None:
        seat = self._table.state.seat_of(self.user)
        if seat is None:
            raise NotDone("NO_SEAT")
        if isinstance(message, messages.Weigh):
            self._weigh(message, seat)
        else:
            await self._table.ask(decision(message, seat))

    def _weigh(self, message: messages.Weigh, seat: Seat) -> None:
        """Say which of these actions the seat may take now. Only what its own turn may do is answered."""
        state = self._table.state
        if state.running is None or seat not in state.running.waiting:
            raise NotDone("NOT_YOUR_TURN")
        if len(message.actions) > MOST_WEIGHED:
            raise NotDone("BAD_MESSAGE")
        answers = [weighed(state, seat, text, self._language) for text in message.actions]
        self._put(_text(messages.WeighedMessage(seq=state.seq, id=message.id, answers=answers)))

    def _of(self, news: News) -> list[msgspec.Struct]:
        """What this viewer is told: a phrase as chat, everything else with the view after it."""
        state = news.state
        if news.events is None:
            ends, turn_ends = clock(state, viewer_of(state, self.user), news.presence)
            there = seats(state, news.presence)
            return [messages.ClockMessage(seq=state.seq, now=news.now, ends=ends, turn_ends=turn_ends, seats=there)]
        events = [event for event in news.events if event.what != "said"]
        told: list[msgspec.Struct] = []
        if len(events) < len(news.events):
            told.append(messages.ChatMessage(seq=state.seq, said=phrase(state.chat[-1])))
        if events or not news.events:
            shown = self._view(state, news.presence)
            happened = seen(events, viewer_of(state, self.user))
            told.append(messages.EventMessage(seq=state.seq, events=happened, view=shown))
        return told

    def _view(self, state: State, presence: Presence) -> Any:
        now = self._house.clock.now()
        return view(state, viewer_of(state, self.user), presence, language=self._language, now=now)

    def _refuse(self, refused: NotDone, action: str | None = None) -> None:
        self._metrics.refused.labels(refused.reason).inc()
        words = refusal(self._language, refused)
        self._put(
            _text(
                messages.RefusedMessage(
                    seq=self._table.state.seq,
                    reason=refused.reason,
                    words=words,
                    clause=refused.clause,
                    action=action[:40] if action else action,
                )
            )
        )

    def _put(self, text: str | None) -> None:
        try:
            self._out.put_nowait(text)
        except asyncio.QueueFull:
            while not self._out.empty():
                self._out.get_nowait()
            self.gone = "slow"
            self._out.put_nowait(gone_text(self._table.state.seq, "slow", self._language))
            self._out.put_nowait(None)


def decision(message: messages.Deed, seat: Seat) -> Callable[[State, Presence, int], Facts]:
    """What a message of the page asks of the table."""

    def decided(state: State, presence: Presence, now: int) -> Facts:
        match message:
            case messages.Act(seen=last, action=text):
                spent = tick.spent(state, seat, presence, now)
                return decide.act(state, seat, text, seen=last, by="person", now=now, spent=spent)
            case messages.Share(commitment=given_for, bytes=share):
                return decide.share(state, seat, given_for, _share(share), now=now)
            case messages.SayReady():
                return decide.ready(state, seat, now=now)
            case messages.Here():
                return decide.here(state, seat, now=now)
            case messages.Say(phrase=key):
                return decide.say(state, seat, key, now=now)

    return decided


def weighed(state: State, seat: Seat, text: str, language: str) -> messages.Weighed:
    """Whether a seat whose turn it is may take an action, and if not, why."""
    try:
        return messages.Weighed(asked=text, action=decide.judged(state, seat, text))
    except NotDone as refused:
        words = refusal(language, refused)
        return messages.Weighed(asked=text, action=None, reason=refused.reason, words=words, clause=refused.clause)


def gone_text(seq: int, reason: Gone, language: str) -> str:
    """Why a socket closes, in words."""
    words = spoken(language, f"table.gone.{reason}", {})
    return _text(messages.GoneMessage(seq=seq, reason=reason, words=words))


async def serve(socket: WebSocket[Any, Any, Any], connection: Connection, table: Table) -> None:
    """Keep a socket at a table until either goes."""
    table.join(connection)
    connection.greet()
    sending = asyncio.create_task(connection.send(socket))
    receiving = asyncio.create_task(connection.receive(socket))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        if connection.gone:
            await asyncio.wait((sending,), timeout=2)
            code = POLICY if connection.gone == "flood" else LATER if connection.gone == "restart" else NORMAL
            await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return  # it was gone already
    finally:
        table.quit(connection)
        for task in (sending, receiving):
            task.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)


def _share(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise NotDone("BAD_SHARE") from None


def _text(message: msgspec.Struct) -> str:
    return _encoder.encode(message).decode()
