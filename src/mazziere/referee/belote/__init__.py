"""Belote's rulings, answered by the functions that the engine plays by."""

from collections.abc import Callable

from mazziere.core import Ruling
from mazziere.referee.belote.calls import bidding
from mazziere.referee.belote.combinations import belote_rebelote, declarations
from mazziere.referee.belote.deal import deal_scoring
from mazziere.referee.belote.match import litige_sequences, match_end
from mazziere.referee.belote.position import legal_moves, trick_winner
from mazziere.referee.belote.replay import replays
from mazziere.referee.case import Case

KINDS: dict[str, Callable[[Case], Ruling]] = {
    "legal_moves": legal_moves,
    "trick_winner": trick_winner,
    "declarations": declarations,
    "deal_scoring": deal_scoring,
    "litige_sequences": litige_sequences,
    "match_scoring:end": match_end,
    "bidding": bidding,
    "belote_rebelote": belote_rebelote,
    "replays": replays,
}
"""The kinds of cases that belote answers, by name; `match_scoring:end` is `match_scoring` with `kind: end`."""
