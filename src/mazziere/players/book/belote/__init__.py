"""Belote by the book, for two, three and four, on a turned card or by auction."""

from collections.abc import Sequence
from random import Random

from mazziere.games.belote.actions import SWAP, Action, Play
from mazziere.games.belote.numbers import Numbers
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.view import View
from mazziere.players.book.belote import auction, bidding, declaring
from mazziere.players.book.belote.play import choose_card
from mazziere.players.book.belote.seen import look


def choose(view: View, legal: Sequence[Action], regulation: Regulation, random: Random) -> Action:
    """The book's action: a call, a declaration, or the card whose balance is best."""
    del random  # the book has one answer
    if len(legal) == 1:
        return legal[0]
    match view.phase:
        case "bidding":
            return bidding.choose_call(view, legal, regulation)
        case "auction":
            return auction.choose_call(view, legal, regulation)
        case "window":
            return _window(view, legal, regulation)
    claim = declaring.choose_claim(view, legal, regulation)
    return claim or _card(view, [action for action in legal if isinstance(action, Play)], regulation)


def _window(view: View, legal: Sequence[Action], regulation: Regulation) -> Action:
    if view.window == "swap":
        return SWAP  # whoever does not hold the seven has one answer only
    if view.window == "double":
        return auction.choose_call(view, legal, regulation)
    return bidding.choose_over(view, legal, regulation)


def _card(view: View, plays: Sequence[Play], regulation: Regulation) -> Action:
    table = look(view, regulation)
    numbers = table.numbers
    allowed = 0
    for action in plays:
        allowed |= 1 << numbers.number[action.card]
    number = _king_first(numbers, choose_card(table, allowed), allowed) if allowed & (allowed - 1) else _only(allowed)
    chosen = [action for action in plays if numbers.number[action.card] == number]
    return max(chosen, key=lambda action: action.word is not None)


def _only(allowed: int) -> int:
    return allowed.bit_length() - 1


def _king_first(numbers: Numbers, number: int, allowed: int) -> int:
    """Of the king and queen of a belote the king goes first: it tells the partner."""
    king = number + 1
    both = 1 << number | 1 << king
    return king if numbers.pairs & both == both and allowed & both == both else number
