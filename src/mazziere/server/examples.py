"""Examples for the rules pages: positions that the referee rules on under each sheet, so none can contradict it."""

from collections.abc import Mapping, Sequence
from typing import Any

from mazziere.core import BadInput, Regulation, Ruling
from mazziere.games.belote.regulation import Regulation as Belote
from mazziere.games.briscola.values import ORDER, POINTS
from mazziere.games.burraco.scoring import POINTS as POINTS_OF
from mazziere.referee import rule
from mazziere.referee.burraco_position import laid
from mazziere.referee.room import Room, room
from mazziere.referee.words import words
from mazziere.server.messages import CardOrder, CardPoints, RuleExample
from mazziere.tables.words import spoken

Position = Mapping[str, Any]

TRICKS: tuple[tuple[str, Position], ...] = (
    ("follow", {"trick": ["AS"], "hand": ["7S", "KS", "JH", "9C"]}),
    ("ruff", {"trick": ["AS"], "hand": ["8H", "QH", "KC", "10D"]}),
    ("rise", {"trick": ["10H"], "hand": ["AH", "KH", "9H", "AS"]}),
    ("overruff", {"trick": ["AS", "10H"], "hand": ["JH", "QH", "KC"]}),
    ("under", {"trick": ["AS", "JH"], "hand": ["QH", "KH", "AC"]}),
    ("partner", {"trick": ["AS", "9S"], "hand": ["QH", "KH", "AC"]}),
)
"""Belote with hearts as trump: what may be played to each trick. Every card exists in the pack of 24, too."""
DECLARED = ["JD", "10D", "9D", "KS", "KH", "KD", "KC", "AS", "AC"]
"""A run and four kings; as many of these cards as a hand has."""
COUPLE = ["KH", "QH", "AS"]
BRISCOLA: tuple[tuple[str, Position], ...] = (
    ("briscola_trumped", {"trump": "C", "trick": ["AD", "2C"]}),
    ("briscola_led", {"trump": "C", "trick": ["KB", "3B"]}),
    ("briscola_free", {"trump": "C", "trick": ["2B", "AD"]}),
)
MELDS: tuple[tuple[str, list[str]], ...] = (
    ("meld_run", ["4H", "5H", "6H"]),
    ("meld_set", ["KD", "KH", "KS"]),
    ("meld_wild", ["8C", "2D", "10C"]),
    ("meld_clean", ["4H", "5H", "6H", "7H", "8H", "9H", "10H"]),
    ("meld_dirty", ["KS", "KH", "KD", "KC", "KS", "KH", "JK"]),
    ("meld_semi", ["4H", "5H", "6H", "7H", "8H", "9H", "10H", "JK"]),
    ("meld_two_wilds", ["5S", "2H", "JK"]),
)


def examples(language: str, regulation: Regulation) -> list[RuleExample]:
    """The examples of a sheet; those that its pack or its number of players does not allow are left out."""
    makers = {"belote": _belote, "briscola": _briscola, "burraco": _burraco}
    return makers[regulation.game](language, regulation)


def _belote(language: str, regulation: Regulation) -> list[RuleExample]:
    rules = regulation.changes()
    holds, found = room(regulation.sheet, rules), []
    for name, position in TRICKS:
        if name == "partner" and holds.players != 4:
            continue
        place = "hand" if holds.hand else "table_up"
        case = {"variant": regulation.sheet, "options": rules, "trump": "H", "trick": position["trick"], "hand": []}
        ruled = _ruled("legal_moves", {**case, place: _within(position["hand"], holds.cards)})
        if ruled is None:
            continue
        refused = [step for step in ruled.steps if ".refusal." in step.what]
        why = refused or [step for step in ruled.steps if ".free." in step.what]
        found.append(
            RuleExample(
                title=spoken(language, f"rules.page.example.{name}", {}),
                trump="H",
                trick=position["trick"],
                hand=_within(position["hand"], holds.cards),
                legal=list(ruled.answer["legal"]),
                winner=None,
                words=[words(step, language) for step in why],
                clause=next((step.clause for step in why), None),
            )
        )
    return found + _said(language, regulation, holds)


def _said(language: str, regulation: Regulation, holds: Room) -> list[RuleExample]:
    """What is announced: runs and groups, belote and rebelote, where the sheet has them."""
    hand = DECLARED[: holds.hand]
    case = {"variant": regulation.sheet, "options": regulation.changes(), "trump": "H"}
    found = []
    if "declarations" in holds.has:
        ruled = _ruled("declarations", {**case, "kind": "detect", "hand": hand})
        if ruled is not None:
            shown = [card for combination in ruled.answer["combos"] for card in combination]
            found.append(_announced(language, "declared", hand, shown, ruled))
    couple = {**case, "first": "KH", "other_at": "hand", "announced": True}
    ruled = _ruled("belote_rebelote", couple)
    if ruled is not None and ruled.answer["points"]:
        found.append(_announced(language, "belote", COUPLE, COUPLE[:2], ruled))
    return found


def _announced(language: str, name: str, hand: list[str], shown: list[str], ruled: Ruling) -> RuleExample:
    return RuleExample(
        title=spoken(language, f"rules.page.example.{name}", {}),
        trump="H",
        trick=[],
        hand=hand,
        legal=shown,
        winner=None,
        words=[words(step, language) for step in ruled.steps],
        clause=next((step.clause for step in ruled.steps if step.clause), None),
    )


def _within(cards: Sequence[str], pack: Sequence[str]) -> list[str]:
    return [text for text in cards if text in pack]


def _ruled(kind: str, case: Position) -> Ruling | None:
    """The ruling, or None where this sheet has no such position."""
    try:
        return rule(kind, case)
    except BadInput:
        return None


def _briscola(language: str, regulation: Regulation) -> list[RuleExample]:
    del regulation  # every sheet wins its tricks in the same way
    found = []
    for name, position in BRISCOLA:
        ruled = rule("tricks", position)
        found.append(
            RuleExample(
                title=spoken(language, f"rules.page.example.{name}", {}),
                trump=position["trump"],
                trick=position["trick"],
                hand=[],
                legal=[],
                winner=ruled.answer["winner"],
                words=[words(step, language) for step in ruled.steps],
                clause=ruled.steps[0].clause,
            )
        )
    return found


def _burraco(language: str, regulation: Regulation) -> list[RuleExample]:
    found = []
    for name, cards in MELDS:
        ruled = rule("melds", {"variant": regulation.sheet, "options": regulation.changes(), "cards": cards})
        found.append(
            RuleExample(
                title=spoken(language, f"rules.page.example.{name}", {}),
                trump=None,
                trick=[],
                hand=cards,
                legal=cards if ruled.answer["legal"] else [],
                winner=None,
                words=[words(step, language) for step in ruled.steps],
                clause=ruled.steps[-1].clause,
            )
        )
    return found


def orders(language: str, regulation: Regulation) -> list[CardOrder]:
    """The cards of a suit from the strongest down with their points, for each kind of trump; burraco's by value."""
    if isinstance(regulation, Belote):
        return _belote_orders(language, regulation)
    if regulation.game == "briscola":
        suit = [CardPoints(card=f"{rank}D", points=POINTS.get(rank, 0)) for rank in reversed(ORDER)]
        return [CardOrder(title=spoken(language, "rules.page.order.briscola", {}), cards=suit)]
    values = [CardPoints(card=text, points=_value(text)) for text in ("JK", "2S", "AS", "KS", "8S", "7S")]
    return [CardOrder(title=spoken(language, "rules.page.order.burraco", {}), cards=values)]


def _value(text: str) -> int:
    return POINTS_OF[laid({"cards": [text]}, "cards")[0].card]


def _belote_orders(language: str, regulation: Belote) -> list[CardOrder]:
    """Trump and plain suits; no trump and all trump where the sheet has them."""
    kinds = [("trump", "S", "S"), ("plain", "S", "H")] if "S" in regulation.numbers else []
    kinds += [(mode, mode, "H") for mode in ("none", "all") if mode in regulation.numbers]
    found = []
    for name, trump, suit in kinds:
        numbers = regulation.numbers[trump]
        cards = sorted((one for one in numbers.cards if one.suit == suit), key=lambda one: -numbers.number[one])
        points = [CardPoints(card=str(one), points=numbers.worth[numbers.number[one]]) for one in cards]
        found.append(CardOrder(title=spoken(language, f"rules.page.order.{name}", {}), cards=points))
    return found
