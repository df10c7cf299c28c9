"""What a viewer may see of a deal of belote: the one door out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mazziere.cards import Card
from mazziere.core.result import Result
from mazziere.core.seats import REFEREE, Seat, Viewer, Watcher
from mazziere.games.belote import declaring, known, senza
from mazziere.games.belote.declarations import Combination, worth
from mazziere.games.belote.numbers import TEXT, texts_of
from mazziere.games.belote.state import (
    Auction,
    Bidding,
    Contract,
    Doubling,
    Exchange,
    Over,
    Overcall,
    Pile,
    Playing,
    State,
    Trick,
)

Shown = Mapping[str, Any]
Cards = tuple[str, ...]
COVERED = "?"
"""A covered card of the table, for everybody but the referee."""
PHASES: Mapping[type, str] = {
    Bidding: "bidding",
    Auction: "auction",
    Overcall: "window",
    Doubling: "window",
    Exchange: "window",
    Playing: "playing",
    Over: "over",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Plain values only.

    `phase` is bidding, auction, window, declaring, playing or over; `window` says what may be said in a window (senza,
    contro, double, swap). `hands[seat]` is `{count, cards, seen, up, down}`: `cards` null when they are hidden from the
    viewer, `seen` those in it that everybody has seen, `up` and `down` the piles of the table, null where a card is
    gone, `?` where it is covered. `tricks` and `points` are what each side has taken.

    A declaration is `{seat, what, length, rank, suit, cards, points, state}`: `what` is a message key, `length` 0 is
    four equal ranks, `rank` and `suit` are null until the claims are compared, `cards` until they are shown, `state` is
    announced, counted or lost. `belote` is `{seat, suit, state}`, state belote or rebelote.
    """

    phase: str
    viewer: Seat | str
    dealer: Seat
    first: Seat
    waiting: tuple[Seat, ...]
    window: str | None
    round: int | None
    hands: tuple[Shown, ...]
    turned: str | None
    turned_lies: bool
    stock: int
    trump: str | None
    contract: Shown | None
    calls: tuple[tuple[Seat, str], ...]
    trick: Shown
    last_trick: Shown | None
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    played: tuple[tuple[Seat, str], ...]
    declarations: tuple[Shown, ...]
    belote: tuple[Shown, ...]
    result: Result | None


def view(state: State, waiting: tuple[Seat, ...], viewer: Viewer) -> View:
    """The deal as the viewer may see it."""
    dealt, play, contract = known.dealt(state), known.playing(state), known.contract(state)
    hands, piles = known.hands(state), known.piles(state)
    return View(
        phase=_phase(state),
        viewer=viewer.value if isinstance(viewer, Watcher) else viewer,
        dealer=dealt.dealer,
        first=dealt.first,
        waiting=waiting,
        window=_window(state),
        round=state.round if isinstance(state, Bidding) else None,
        hands=tuple(_hand(state, seat, hand, piles[seat] if piles else (), viewer) for seat, hand in enumerate(hands)),
        turned=TEXT[dealt.turned] if dealt.turned else None,
        turned_lies=known.turned_lies(state),
        stock=len(known.out(state)),
        trump=contract.trump if contract else None,
        contract=_contract(contract),
        calls=tuple((seat, call.text) for seat, call in known.calls(state)),
        trick=_trick(play) if play else {"leader": dealt.first, "cards": (), "winning": None},
        last_trick=_last(play) if play else None,
        tricks=_won(state, play),
        points=play.points if play else (0,) * len(dealt.match.scores),
        played=_played(play) if play else (),
        declarations=_declarations(play, viewer) if play else (),
        belote=_belote(play) if play else (),
        result=state.result if isinstance(state, Over) else None,
    )


def _phase(state: State) -> str:
    if isinstance(state, Playing) and not state.tricks and declaring.manual(state.frame.dealt.regulation):
        return "declaring"
    return PHASES[type(state)]


def _window(state: State) -> str | None:
    if isinstance(state, Overcall):
        return senza.call_of(state).text
    return "double" if isinstance(state, Doubling) else "swap" if isinstance(state, Exchange) else None


def _texts(cards: Sequence[Card]) -> Cards:
    return tuple(texts_of(cards))


def _hand(state: State, seat: Seat, hand: Sequence[Card], piles: Sequence[Pile], viewer: Viewer) -> Shown:
    mine = viewer is REFEREE or viewer == seat
    seen = known.seen(state, seat)
    return {
        "count": len(hand),
        "cards": _texts(hand) if mine else None,
        "seen": _texts([card for card in hand if card in seen]),
        "up": tuple(TEXT[pile.up] if pile.up else None for pile in piles),
        "down": tuple(_covered(pile, viewer) for pile in piles),
    }


def _covered(pile: Pile, viewer: Viewer) -> str | None:
    if pile.down is None:
        return None
    return TEXT[pile.down] if viewer is REFEREE else COVERED


def _contract(contract: Contract | None) -> Shown | None:
    return contract._asdict() if contract else None


def _seats(play: Playing, leader: Seat, cards: Sequence[int]) -> tuple[tuple[Seat, str], ...]:
    texts = [TEXT[play.frame.numbers.cards[number]] for number in cards]
    return tuple(((leader + place) % len(play.hands), text) for place, text in enumerate(texts))


def _trick(play: Playing) -> Shown:
    leader = (play.turn - len(play.trick)) % len(play.hands)
    winning = play.winning if play.trick else None
    return {"leader": leader, "cards": _seats(play, leader, play.trick), "winning": winning}


def _last(play: Playing) -> Shown | None:
    if not play.tricks:
        return None
    last = play.tricks[-1]
    return {"winner": last.winner, "cards": _seats(play, last.leader, last.cards)}


def _won(state: State, play: Playing | None) -> tuple[int, ...]:
    sides = known.dealt(state).regulation.sides
    tricks: Sequence[Trick] = play.tricks if play else ()
    won = [sides[trick.winner] for trick in tricks]
    return tuple(won.count(side) for side in range(max(sides) + 1))


def _played(play: Playing) -> tuple[tuple[Seat, str], ...]:
    done = [pair for trick in play.tricks for pair in _seats(play, trick.leader, trick.cards)]
    return (*done, *_trick(play)["cards"])


def _declarations(play: Playing, viewer: Viewer) -> tuple[Shown, ...]:
    rules = play.frame.dealt.regulation.declarations
    if rules is None:
        return ()
    table = worth(rules, play.frame.contract.trump)
    found = []
    for seat, claim in play.declared:
        counted = declaring.counts(play, seat, claim)
        own = viewer is REFEREE or viewer == seat
        told = own or play.compared is not None
        shown = declaring.holds(play, seat, claim) and (own or counted)
        found.append(
            {
                "seat": seat,
                "what": f"belote.declaration.{_claim(claim, shown)}",
                "length": claim.length,
                "rank": claim.rank if told else None,
                "suit": (claim.suit or None) if told else None,
                "cards": _texts(claim.cards) if shown else None,
                "points": table.points(claim) if told else None,
                "state": "announced" if play.compared is None else "counted" if counted else "lost",
            }
        )
    return tuple(found)


def _claim(claim: Combination, shown: bool) -> str:
    """The end of the message key: `3`, or once its cards are shown `3.top`; `four`, `four.J`."""
    if claim.length:
        return f"{claim.length}.top" if shown else str(claim.length)
    return f"four.{claim.rank}" if shown else "four"


def _belote(play: Playing) -> tuple[Shown, ...]:
    latest = {(said.seat, said.suit): said.word for said in play.said}
    return tuple({"seat": seat, "suit": suit, "state": word} for (seat, suit), word in latest.items())
