"""Rulings on runs and groups, and on belote and rebelote."""

from collections.abc import Sequence

from mazziere.cards import Card
from mazziere.core import Ruling, Step, Unanswered
from mazziere.core.ruling import Unordered
from mazziere.games.belote.declarations import Combination, combination, compare, detect, mask, worth
from mazziere.games.belote.options import Announce, BeloteScope, CardReuse
from mazziere.games.belote.regulation import Regulation
from mazziere.referee.belote.sheet import pack, read_trump, regulation_of
from mazziere.referee.case import Case, at_most, choice, flag, items, need, once, read_card, read_cards, shown

HAND = 8
PARTIES = ("A", "B")


def declarations(case: Case) -> Ruling:
    """What a hand declares (`kind: detect`), or which side scores (`kind: compare`)."""
    regulation = regulation_of(case)
    rule = _detect if choice(need(case, "kind"), "kind", ("detect", "compare")) == "detect" else _compare
    return rule(case, regulation)


def _hand_size(regulation: Regulation) -> int:
    """The cards that one player declares from: nine with a stock, eight in the other games with declarations."""
    return 9 if regulation.deal.deal_packets == "3+3" else 16 if regulation.table else HAND


def _detect(case: Case, regulation: Regulation) -> Ruling:
    trump = read_trump(case, regulation)
    hand = read_cards(need(case, "hand"), "hand", pack(regulation))
    size = _hand_size(regulation)
    at_most(hand, "hand", size, least=1 if regulation.declarations is None else size)
    if regulation.declarations is None:
        return Ruling({"combos": Unordered()}, (_switched_off(regulation),))
    found = detect(mask(hand), regulation.declarations, trump)
    table = worth(regulation.declarations, trump)
    steps = [_named(regulation, what, table.points(what)) for what in found]
    if not found:
        steps = [Step("referee.step.no_combination", regulation.clause("RUN"))]
    combos = Unordered(Unordered(map(str, what.cards)) for what in found)
    return Ruling({"combos": combos}, tuple(steps))


def _switched_off(regulation: Regulation) -> Step:
    return Step("referee.step.no_declarations", regulation.clause("declarations"))


def _named(regulation: Regulation, what: Combination, points: int) -> Step:
    detail = {"cards": [str(held) for held in what.cards], "points": points}
    name = "run" if what.length else "group"
    return Step(f"referee.step.{name}", regulation.clause(name.upper()), detail)


def _compare(case: Case, regulation: Regulation) -> Ruling:
    trump = read_trump(case, regulation)
    takers = PARTIES.index(choice(need(case, "taker"), "taker", PARTIES))
    claims = [_claims(case, at, takers, regulation) for at in range(len(PARTIES))]
    once(*(_cards(claimed, regulation) for claimed in claims))
    elder = None if case.get("first") is None else PARTIES.index(choice(case["first"], "first", PARTIES))
    false = [party for party, name in enumerate(PARTIES) if flag(case, f"{name}_false")]
    if regulation.declarations is None:
        return Ruling({"side": None, "points": 0}, (_switched_off(regulation),))
    verdict = compare(claims, regulation.declarations, trump, takers=takers, elder=elder, false=false)
    if verdict.because == "elder" and elder is None:
        raise Unanswered("referee.case.missing", field="first")
    table = worth(regulation.declarations, trump)
    steps = [Step("referee.step.false", regulation.clause("false_declaration"), {"side": PARTIES[at]}) for at in false]
    steps.append(_decided(regulation, verdict.because, verdict.side))
    steps += [_named(regulation, what, table.points(what)) for what in verdict.counted]
    side = None if verdict.side is None else PARTIES[verdict.side]
    return Ruling({"side": side, "points": verdict.points}, tuple(steps))


_DECIDED_BY = {"takers": "seq_tie", "elder": "seq_tie", "tie": "seq_tie", "transfer": "false_declaration"}


def _decided(regulation: Regulation, because: str, side: int | None) -> Step:
    clause = regulation.clause(_DECIDED_BY.get(because, "COMPARISON"))
    return Step(f"referee.step.compared.{because}", clause, {"side": "" if side is None else PARTIES[side]})


def _claims(case: Case, side: int, takers: int, regulation: Regulation) -> list[Combination]:
    """What a side announces: runs and groups that its players can hold between them. Among three the taker is alone."""
    party, players = PARTIES[side], regulation.deal.players
    claimed = [_combination(entry, party, regulation) for entry in items(case.get(party) or [], party)]
    if len(set(claimed)) != len(claimed):
        raise Unanswered("referee.case.wrong", field=party, value=shown(case[party]))
    hands = [_hand_size(regulation)] * (1 if players == 2 or (players == 3 and side == takers) else 2)
    held = _cards(claimed, regulation)
    reused = len(held) < sum(what.length or 4 for what in claimed)
    if len(held) > sum(hands) or not (reused or _fit([what.length or 4 for what in claimed], hands)):
        raise Unanswered("referee.case.too_many", field=party, count=len(held))
    return claimed


def _combination(entry: object, party: str, regulation: Regulation) -> Combination:
    held = read_cards(entry, party, pack(regulation))
    try:
        return combination(held)
    except ValueError:
        raise Unanswered("referee.case.no_combination", field=party, cards=" ".join(map(str, held))) from None


def _cards(claimed: Sequence[Combination], regulation: Regulation) -> list[Card]:
    """The cards of a side's claims; where cards may serve twice, each counts once."""
    held = [held for what in claimed for held in what.cards]
    rules = regulation.declarations
    return list(dict.fromkeys(held)) if rules and rules.card_reuse is CardReuse.FREE else held


def _fit(sizes: Sequence[int], hands: Sequence[int]) -> bool:
    """Whether combinations of these sizes fit into hands with this room."""
    if not sizes:
        return True
    return any(
        _fit(sizes[1:], [*hands[:at], room - sizes[0], *hands[at + 1 :]])
        for at, room in enumerate(hands)
        if room >= sizes[0]
    )


PLACES = ("hand", "table_up", "table_down", "other_player")

OWNED = {
    BeloteScope.HAND_ONLY: ("hand",),
    BeloteScope.VISIBLE_WHEN_FIRST_PLAYED: ("hand", "table_up"),
    BeloteScope.ANY_OWNED: ("hand", "table_up", "table_down"),
    BeloteScope.NONE: (),
}
"""Where the other card of the pair may be when the first is played, by the option `belote_scope`."""


def belote_rebelote(case: Case) -> Ruling:
    """The 20 points of king and queen of trump with one player, or nothing."""
    regulation = regulation_of(case)
    trump = read_trump(case, regulation)
    first = read_card(need(case, "first"), "first", pack(regulation))
    if first.rank not in ("K", "Q"):
        raise Unanswered("referee.case.choice", field="first", value=str(first), choices="K, Q")
    places = PLACES if regulation.table else ("hand", "other_player")
    other_at = choice(need(case, "other_at"), "other_at", places)
    manual = regulation.belote.belote_announce is Announce.MANUAL
    if manual:
        need(case, "announced")
    said = flag(case, "announced")
    lost = _belote_lost(regulation, trump, first, other_at, said or not manual)
    if lost:
        return Ruling({"points": 0}, (Step(f"referee.step.no_belote.{lost[0]}", regulation.clause(lost[1])),))
    return Ruling({"points": 20}, (Step("referee.step.belote", regulation.clause("BELOTE"), {"points": 20}),))


def _belote_lost(regulation: Regulation, trump: str, first: Card, other_at: str, said: bool) -> tuple[str, str] | None:
    """Why there is no belote, and the rule that says so."""
    reasons = (
        (trump != "all" and first.suit != trump, "not_trump", "NO_BELOTE"),
        (regulation.belote.belote_scope is BeloteScope.NONE, "not_played", "belote_scope"),
        (other_at not in OWNED[regulation.belote.belote_scope], "not_owned", "belote_scope"),
        (regulation.belote.belote_king_first and first.rank != "K", "king_first", "belote_king_first"),
        (not said, "not_said", "belote_announce"),
    )
    return next(((name, basis) for lost, name, basis in reasons if lost), None)
