"""From the view of a seat to what it knows: the only place where the book reads the cards of a view."""

from collections.abc import Iterable, Mapping
from typing import Any

from mazziere.core import Seat
from mazziere.games.belote.numbers import Numbers
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.view import View
from mazziere.players.book.belote.inference import Trick
from mazziere.players.book.belote.table import Known, Table, table_of

OTHER = {"K": "Q", "Q": "K"}


def look(view: View, regulation: Regulation) -> Table:
    """What the viewing seat knows while cards are played."""
    assert view.trump is not None
    assert isinstance(view.viewer, int)
    numbers = regulation.numbers[view.trump]
    me, players = view.viewer, len(view.hands)
    mine = view.hands[me]
    tricks, trick = _tricks(numbers, players, view.played)
    shown = [_shown(numbers, view, seat) for seat in range(players)]
    shown[me] = 0
    return table_of(
        Known(
            numbers=numbers,
            me=me,
            players=players,
            partner=partner_of(view),
            taker=view.contract["taker"] if view.contract else None,
            hand=_mask(numbers, mine["cards"]) | _mask(numbers, mine["up"]),
            tricks=tricks,
            trick=trick,
            counts=[hand["count"] + _open(hand["up"]) for hand in view.hands],
            shown=shown,
            asleep=view.stock + sum(_open(hand["down"]) for hand in view.hands),
            left=mine["count"] + _open(mine["up"]) + _open(mine["down"]),
        )
    )


def partner_of(view: View) -> Seat | None:
    """The seat opposite, where four play."""
    assert isinstance(view.viewer, int)
    return view.viewer ^ 2 if len(view.hands) == 4 else None


def _tricks(numbers: Numbers, players: int, played: Iterable[tuple[Seat, str]]) -> tuple[list[Trick], Trick | None]:
    seats, cards = [], []
    number = _by_text(numbers)
    for seat, text in played:
        seats.append(seat)
        cards.append(number[text])
    whole = len(cards) // players * players
    tricks = [(seats[at], tuple(cards[at : at + players])) for at in range(0, whole, players)]
    return tricks, (seats[whole], tuple(cards[whole:])) if len(cards) > whole else None


def _mask(numbers: Numbers, texts: Iterable[str | None]) -> int:
    held, number = 0, _by_text(numbers)
    for text in texts:
        if text is not None:
            held |= 1 << number[text]
    return held


def _by_text(numbers: Numbers) -> Mapping[str, int]:
    key = numbers.trump, len(numbers.cards)
    if key not in _TEXTS:
        _TEXTS[key] = {str(card): number for card, number in numbers.number.items()}
    return _TEXTS[key]


_TEXTS: dict[tuple[str, int], Mapping[str, int]] = {}


def _open(pile: Iterable[str | None]) -> int:
    return sum(text is not None for text in pile)


def _shown(numbers: Numbers, view: View, seat: Seat) -> int:
    """Cards of a hand that everybody can name: seen ones, those that lie open, the other card of a belote."""
    hand: Mapping[str, Any] = view.hands[seat]
    found = _mask(numbers, hand["seen"]) | _mask(numbers, hand["up"])
    for said in view.belote:
        if said["seat"] == seat and said["state"] == "belote":
            found |= _other_of_the_pair(numbers, view, said["suit"])
    return found


def _other_of_the_pair(numbers: Numbers, view: View, suit: str) -> int:
    played = {text for _, text in view.played}
    pair = (f"K{suit}", f"Q{suit}")
    return _mask(numbers, [text for text in pair if text not in played])
