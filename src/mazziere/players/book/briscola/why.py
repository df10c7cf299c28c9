"""Why the book acts as it does, from what the seat itself sees: the same figures that the choice was made by."""

from collections.abc import Sequence

from mazziere.cards import Card, cards
from mazziere.core import Regulation
from mazziere.games.briscola.actions import Action, Call, Pass, Play, Suit, Swap
from mazziere.games.briscola.values import points
from mazziere.games.briscola.view import View
from mazziere.players.book.briscola.auction import best_suit
from mazziere.players.book.briscola.play import won_by_us
from mazziere.players.book.briscola.table import Table
from mazziere.players.book.reason import Reason, Reasons

LOADED = 10
"""A card or a trick that counts this much is loaded."""


def reasons(view: View, legal: Sequence[Action], action: Action, regulation: Regulation) -> Reasons:
    """What to look at, then why this action. `action` is what the book chose for this view."""
    if view.phase != "playing":
        return _call(view, action)
    if isinstance(action, Swap):
        return (Reason("briscola.why.swap"),)
    if not isinstance(action, Play):
        return ()
    table = Table.of(view, regulation)
    looked = _looked(table)
    if sum(isinstance(one, Play) for one in legal) == 1:
        return looked, Reason("briscola.why.only", {"card": str(action.card)})
    why = (
        "last" if table.last_three_of_two else _follow(table, action.card) if table.trick else _lead(table, action.card)
    )
    return looked, Reason(f"briscola.why.{why}", {"card": str(action.card), "count": table.on_table})


def _call(view: View, action: Action) -> Reasons:
    """The suit in which the hand is strongest, and what it lacks there."""
    hand = cards(view.hands[int(view.viewer)]["cards"])
    suit = action.suit if isinstance(action, Suit) else best_suit(hand)
    looked = Reason("briscola.why.look.suit", {"suit": suit, "count": sum(one.suit == suit for one in hand)})
    match action:
        case Pass():
            return looked, Reason("briscola.why.pass")
        case Call(rank=""):
            return looked, Reason("briscola.why.call.points", {"count": action.points})
        case Call():
            return looked, Reason("briscola.why.call", {"card": str(Card(action.rank, suit))})
    return looked, Reason("briscola.why.suit", {"suit": suit})


def _looked(table: Table) -> Reason:
    if not table.trick:
        return Reason("briscola.why.look.lead", {"suit": table.trump})
    ours = table.winning_seat(table.trick) in table.friends
    alone = "" if len(table.friends) > 1 else ".alone"
    name = "partner" if ours else f"enemy{alone}"
    return Reason(f"briscola.why.look.{name}", {"count": table.on_table})


def _lead(table: Table, card: Card) -> str:
    if card.suit == table.trump:
        return "lead.trump"
    if points(card) >= LOADED:
        return "lead.load"
    return "lead.low" if not points(card) else "lead.face"


def _follow(table: Table, card: Card) -> str:
    before = table.winning_seat(table.trick) in table.friends
    takes = table.winning_seat((*table.trick, card)) == table.me
    stake = table.on_table + points(card)
    if takes and card.suit != table.trump:
        return "take.suit"
    if takes:
        return "take.load" if stake >= LOADED else "take.trump"
    if before or won_by_us(table, card) > 1 / 2:
        return "give" if points(card) else "partner"
    return "lose"
