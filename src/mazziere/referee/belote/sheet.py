"""The sheet that a case names, and what a case says about cards and trump under it."""

from mazziere import games
from mazziere.cards import Card
from mazziere.core import BadInput, Unanswered
from mazziere.games.belote.declarations import RANKS, SUITS
from mazziere.games.belote.regulation import Regulation
from mazziere.referee.case import Case, choice, mapping, need, unanswered

SIDE_NAMES = ("A", "B", "C")
"""Sides in a scoring case: A has the taker of this deal."""


def regulation_of(case: Case) -> Regulation:
    """The regulation of the case's sheet with its options. Raises Unanswered for one that cannot be."""
    name = need(case, "variant")
    overrides = mapping(case.get("options") or {}, "options")
    try:
        _, regulation = games.play(name if isinstance(name, str) else repr(name), overrides)
    except BadInput as error:
        raise unanswered(error) from None
    if not isinstance(regulation, Regulation):
        raise Unanswered("referee.case.other_game", sheet=name)
    return regulation


def pack(regulation: Regulation) -> tuple[Card, ...]:
    """The cards of the sheet, as they are ranked in a run."""
    ranks = RANKS[-(regulation.deal.pack // len(SUITS)) :]
    return tuple(Card(rank, suit) for suit in SUITS for rank in ranks)


def read_trump(case: Case, regulation: Regulation) -> str:
    """The trump of a case, a suit, `none` or `all`, as far as the sheet has it."""
    modes = regulation.play.trump_modes
    suits = SUITS if "suit" in modes else ()
    return choice(need(case, "trump"), "trump", (*suits, *(str(mode) for mode in modes if mode != "suit")))


def side_names(regulation: Regulation) -> tuple[str, ...]:
    """The sides of a scoring case: two, or one a seat where three play."""
    return SIDE_NAMES if regulation.deal.players == 3 else SIDE_NAMES[:2]
