"""A deal of any game, move by move, as frozen positions."""

from dataclasses import dataclass, field
from secrets import token_bytes
from typing import Any

from mazziere import games
from mazziere.cards import card
from mazziere.cards.shuffle import key, shuffled
from mazziere.core import BadInput, Deal, Event, Match, Regulation, Result, Seat, Viewer
from mazziere.core.plain import plain
from mazziere.messages import LANGUAGES, say
from mazziere.tables.words import named


class IllegalAction(ValueError):
    """An action that the rules refuse. `reason` names the refusal (`MUST_FOLLOW`), `clause` is what it rests on."""

    def __init__(self, action: str, reason: str, clause: str | None) -> None:
        super().__init__(f"{action}: {reason}" + (f" ({clause})" if clause else ""))
        self.action = action
        self.reason = reason
        self.clause = clause


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Position:
    """A moment of a deal: `deal` gives the first one, `play` the next. The one before stays as it was.

    Its representation is the call that makes it again.
    """

    sheet: Regulation
    deck: tuple[str, ...]
    """The pack in dealing order, as texts."""
    match: Match
    """Scores, held points and dealer as this deal began."""
    actions: tuple[tuple[Seat, str], ...] = ()
    """What was done so far."""
    events: tuple[Event, ...] = field(default=(), compare=False)
    """What the last action brought about; `event.seen_by(viewer)` is what one viewer learns of it."""
    state: Any = field(compare=False)
    """The state of the game itself; private to it."""

    @property
    def turn(self) -> Seat | None:
        """The seat whose answer the game needs, the first one where several may speak; None when the deal is over."""
        return next(iter(self._game.waiting(self.state)), None)

    @property
    def legal(self) -> tuple[str, ...]:
        """The actions of the seat whose turn it is, as texts that `play` reads: `take`, `10H`, `meld 4H 5H 6H`."""
        seat = self.turn
        return () if seat is None else tuple(str(action) for action in self._game.legal(self.state, seat))

    @property
    def result(self) -> Result | None:
        """How the deal ended, with the lines of its score; None while it runs."""
        return self._game.result(self.state)

    def play(self, action: str) -> "Position":
        """The position after the seat whose turn it is does this.

        Raises IllegalAction where the rules refuse it, BadInput where it is no action or the deal is over.
        """
        seat = self._seat()
        read = self._game.read(action, self.sheet)
        reason = self._game.refusal(self.state, seat, read)
        if reason is not None:
            raise IllegalAction(action, reason.name, self.sheet.clause(reason))
        state, events = self._game.step(self.state, seat, read)
        return Position(
            sheet=self.sheet,
            deck=self.deck,
            match=self.match,
            actions=(*self.actions, (seat, str(read))),
            events=events,
            state=state,
        )

    def why(self, action: str, language: str = LANGUAGES[-1]) -> str | None:
        """Why the seat whose turn it is may not do this, in words; None when it may. Raises BadInput as `play`."""
        seat = self._seat()
        read = self._game.read(action, self.sheet)
        reason = self._game.refusal(self.state, seat, read)
        if reason is None:
            return None
        detail = self._game.reason(self.state, seat, read)
        return say(language, f"{self.sheet.game}.refusal.{reason.name}", **named(language, self.sheet.game, detail))

    def view(self, viewer: Viewer | None = None) -> dict[str, Any]:
        """What a seat, SPECTATOR or REFEREE may see, in plain values; without `viewer` the seat whose turn it is."""
        seen = self._seat() if viewer is None else viewer
        shown: dict[str, Any] = plain(self._game.view(self.state, seen))
        return shown

    def after(self) -> Match:
        """The match after this deal, for the next one: `deal(sheet, match=position.after())`.

        Raises BadInput while the deal runs.
        """
        if self.result is None:
            raise BadInput("cli.face.running", turn=self.turn)
        return self._game.next(self.state)

    @property
    def _game(self) -> games.AnyGame:
        return games.games()[self.sheet.game]

    def _seat(self) -> Seat:
        seat = self.turn
        if seat is None:
            raise BadInput("cli.face.over")
        return seat

    def __repr__(self) -> str:
        rules = "".join(f", {name}={value!r}" for name, value in self.sheet.changes().items())
        dealt = f"deck={' '.join(self.deck)!r}, match={self.match!r}"
        if self.match == self._game.first(self.sheet, self.match.dealer):
            dealt = f"deck={' '.join(self.deck)!r}, dealer={self.match.dealer}"
        played = "".join(f".play({action!r})" for _, action in self.actions)
        return f"deal(sheet({self.sheet.sheet!r}{rules}), {dealt}){played}"


def deal(
    sheet: Regulation,
    *,
    seed: int | bytes | None = None,
    deck: str | None = None,
    dealer: Seat | None = None,
    match: Match | None = None,
) -> Position:
    """The first position of a deal.

    sheet: the regulation, from `sheet`.
    seed: shuffles by the fair deal of the tables without shares, a number as 32 bytes; without one every deal differs.
    deck: the pack in dealing order instead, cards separated by spaces.
    dealer: the seat that deals; without one the last seat, so that seat 0 speaks first. `match` says it itself.
    match: the match that this deal belongs to, from `Position.after`.

    Raises BadInput for a deck that is not the pack of this sheet, and for an impossible seat or seed; ValueError for a
    text that is no card.
    """
    game = games.games()[sheet.game]
    seats = game.seats(sheet)
    chosen = seats - 1 if dealer is None else dealer
    if chosen not in range(seats):
        raise BadInput("cli.bad_number", option="dealer", value=chosen, least=0, most=seats - 1)
    begun = game.first(sheet, chosen) if match is None else match
    if deck is None:
        cards = shuffled(game.pack(sheet).cards, key(_seed(seed), [b""] * seats))
    else:
        cards = tuple(card(text) for text in deck.split())
    state, events = game.start(sheet, Deal(cards, begun.dealer), begun)
    return Position(sheet=sheet, deck=tuple(map(str, cards)), match=begun, events=events, state=state)


def _seed(seed: int | bytes | None) -> bytes:
    if seed is None:
        return token_bytes(32)
    if isinstance(seed, bytes):
        return seed
    if seed not in range(2**256):
        raise BadInput("cli.bad_number", option="seed", value=seed, least=0, most="2^256 - 1")
    return seed.to_bytes(32)
