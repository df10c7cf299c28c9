"""Belote's rulings, answered by the functions that the engine plays by."""

from collections.abc import Callable

from mazziere.core import Ruling
from mazziere.referee.belote.combinations import belote_rebelote, declarations
from mazziere.referee.belote.deal import deal_scoring
from mazziere.referee.belote.match import litige_sequences, match_end
from mazziere.referee.case import Case

KINDS: dict[str, Callable[[Case], Ruling]] = {
    "declarations": declarations,
    "deal_scoring": deal_scoring,
    "litige_sequences": litige_sequences,
    "match_scoring:end": match_end,
    "belote_rebelote": belote_rebelote,
}
"""The kinds of cases that belote answers, by name; `match_scoring:end` is `match_scoring` with `kind: end`."""
