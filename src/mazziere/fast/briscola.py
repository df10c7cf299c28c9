"""Positions of briscola: for two and in pairs, with a stock whose order is known or without one."""

from mazziere.cards import Card
from mazziere.core import Unanswered
from mazziere.fast import held
from mazziere.fast.few.solver import FewTable
from mazziere.fast.question import Question
from mazziere.fast.solution import Unsolved
from mazziere.games.briscola.deal import HAND, pack
from mazziere.games.briscola.regulation import Regulation, Swap
from mazziere.games.briscola.values import ORDER, POINTS
from mazziere.referee.case import Case, choice, need, once, read_cards
from mazziere.tricks.law import TrickLaw, Trump, packed

MOST_CARDS = {2: 40, 4: 36}
"""How many cards may be left, by players: two pairs with a whole deal before them would take minutes."""


def read(regulation: Regulation, position: Case) -> Question:
    """The open table of a position; `stock` is drawn from its front.

    Raises Unsolved for a sheet or house rules that have no solver, Unanswered for a position that is impossible.
    """
    players, known = regulation.deal.players, pack(regulation)
    if players not in MOST_CARDS:
        raise Unsolved("cli.solve.sheet", sheet=regulation.sheet)
    trump = choice(need(position, "trump"), "trump", known.suits)
    laid = held.read(position, known.cards, players, HAND)
    stock = read_cards(position.get("stock") or [], "stock", known.cards)
    once(stock, laid.trick, *[one.cards for one in laid.held])
    if stock and regulation.swap is not Swap.NONE:
        raise Unsolved("cli.solve.swap", sheet=regulation.sheet)
    if stock and (len(stock) % players or laid.tricks != HAND):
        raise Unanswered("cli.solve.stock", count=len(stock), players=players)
    if len(stock) + players * laid.tricks > MOST_CARDS[players]:
        raise Unsolved("cli.solve.many", sheet=regulation.sheet, most=MOST_CARDS[players])
    cards = tuple(Card(rank, suit) for suit in (trump, *(s for s in known.suits if s != trump)) for rank in ORDER)
    number = {card: at for at, card in enumerate(cards)}
    table = FewTable(
        law=law(),
        worth=tuple(POINTS.get(card.rank, 0) for card in cards),
        hands=tuple(sum(1 << number[card] for card in laid.held[seat].reach) for seat in laid.seats),
        ours=tuple(place % 2 == 0 for place in range(players)),
        trick=tuple(number[card] for card in laid.trick),
        stock=tuple(number[card] for card in stock),
    )
    return Question(table, laid.seats[len(laid.trick)], cards)


def law() -> TrickLaw:
    """Any card may be played; the highest trump wins, else the highest card of the suit led."""
    points = packed(*(POINTS.get(rank, 0) for rank in ORDER))
    return TrickLaw(Trump.SUIT, len(ORDER), points, points, follow=False)
