"""What differs between two sheets, and what a player who comes from elsewhere must be told at the table."""

from dataclasses import dataclass
from typing import Any

from mazziere import games
from mazziere.core import Regulation
from mazziere.rules.entries import entries

REFERENCE = {"belote": "belote-ffb", "briscola": "briscola-2", "burraco": "burraco-fibur"}
"""What a player from elsewhere expects, by game."""

WITH_A_PARTNER = frozenset({"partner_exemption", "underruff_partner"})
"""Options that mean nothing where nobody has a partner."""

TO_KNOW = (
    "partner_exemption",
    "underruff",
    "overruff",
    "underruff_partner",
    "rise_on_trump_lead",
    "direction",
    "belote_on_fail",
    "tie",
    "seq_tie",
    "false_declaration",
    "success",
    "on_fail_defender",
    "capot",
    "rounding",
    "end_rule",
    "both_over",
    "partner_view",
    "even_deal",
    "talk",
    "swap",
    "hand_penalty",
    "pot_penalty",
    "semi_clean",
    "close_pot",
    "ace_both_ends",
    "wild_movement",
)
"""Options that change what one may play or what it is worth, the most surprising first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One option that two sheets have differently; None where a sheet has no such option."""

    name: str
    group: str
    one: Any
    other: Any


def between(one: Regulation, other: Regulation) -> tuple[Difference, ...]:
    """Every option in which two sheets of a game differ, in the order of the first and then of the second."""
    ours, theirs = ({entry.name: entry for entry in entries(sheet)} for sheet in (one, other))
    found = []
    for name in dict.fromkeys((*ours, *theirs)):
        mine, its = ours.get(name), theirs.get(name)
        entry = mine or its
        assert entry is not None
        values = (mine.value if mine else None, its.value if its else None)
        if values[0] != values[1]:
            found.append(Difference(name=name, group=entry.group, one=values[0], other=values[1]))
    return tuple(found)


def surprises(regulation: Regulation) -> tuple[Difference, ...]:
    """What a player from elsewhere must know: options that both sheets have, differently, the most surprising first.

    House rules are compared with the sheet that they change; they come first, whatever they are about.
    """
    _, sheet = games.play(regulation.sheet)
    house = between(regulation, sheet)
    _, reference = games.play(REFERENCE[regulation.game])
    known = {entry.name for entry in house}
    elsewhere = {
        difference.name: difference
        for difference in between(regulation, reference)
        if None not in (difference.one, difference.other) and difference.name not in known | _idle(regulation)
    }
    return (*house, *(elsewhere[name] for name in TO_KNOW if name in elsewhere))


def _idle(regulation: Regulation) -> frozenset[str]:
    """Options of the sheet that change nothing at its table."""
    players = regulation.settings.get("players")
    return frozenset() if players is not None and players.value == 4 else WITH_A_PARTNER
