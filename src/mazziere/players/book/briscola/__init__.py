"""Briscola by the book: what a card earns now against what it is worth kept."""

from collections.abc import Sequence
from random import Random

from mazziere.core import Regulation
from mazziere.games.briscola.actions import Action, Play
from mazziere.games.briscola.view import View
from mazziere.players.book.briscola.auction import choose_call
from mazziere.players.book.briscola.endgame import choose_last
from mazziere.players.book.briscola.extras import choose_extra
from mazziere.players.book.briscola.play import choose_card
from mazziere.players.book.briscola.table import Table


def choose(view: View, legal: Sequence[Action], regulation: Regulation, random: Random) -> Action:
    """The book's action: a call, an exchange, or the card whose balance is best."""
    del random  # the book has one answer
    if view.phase != "playing":
        return choose_call(view, legal)
    extra = choose_extra(legal)
    if extra is not None:
        return extra
    table = Table.of(view, regulation)
    cards = [action.card for action in legal if isinstance(action, Play)]
    card = choose_last(table, cards) if table.last_three_of_two else choose_card(table, cards)
    return next(action for action in legal if isinstance(action, Play) and action.card == card)
