"""Burraco's rulings: melds, additions, closing, scores, victory points, and turns command by command."""

from collections.abc import Callable, Mapping
from typing import Any

from mazziere.core.errors import BadInput, Unanswered
from mazziere.core.game import Refused
from mazziere.core.ruling import Ruling, Step
from mazziere.games.burraco import GAME, closing, scoring, single
from mazziere.games.burraco.refusal import Refusal
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.scoring import BONUS, CLASS_NAMES, CLASS_RULES, SideEnd
from mazziere.games.burraco.state import Phase, Pot, State
from mazziere.games.burraco.victory_points import victory_points
from mazziere.melds import Fault, Meld, extend, meld_cards, meld_class, meld_texts, open_meld
from mazziere.melds.bag import bag_of, numbers
from mazziere.melds.meld import stands_for
from mazziere.melds.numbers import TEXTS
from mazziere.referee import burraco_position as position
from mazziere.referee.burraco_position import SIDES, Case

CLASSES_OF_CASES = set(CLASS_NAMES)


def melds(case: Case) -> Ruling:
    """Whether the cards make a meld as they stand, what it counts as and what it is worth."""
    regulation = position.regulation(case)
    laid = position.laid(case, "cards")
    found = open_meld(regulation.law, laid)
    if isinstance(found, Fault):
        return Ruling({"legal": False}, (_faulty(regulation, found, {"cards": " ".join(map(str, laid))}),))
    kind = meld_class(regulation.law, found)
    points, bonus = scoring.meld_points(found), BONUS.get(kind, 0)
    answer = {"legal": True, "class": CLASS_NAMES[kind], "points": points, "bonus": bonus}
    return Ruling(answer, _meld_steps(regulation, found))


def _faulty(regulation: Regulation, fault: Fault, detail: Mapping[str, Any]) -> Step:
    options = regulation.melds
    limits = {"run_max": options.run_max, "set_max": options.set_max or ""}
    return Step(f"burraco.refusal.{fault.name}", regulation.clause(fault.name), {**limits, **detail})


def _meld_steps(regulation: Regulation, meld: Meld) -> tuple[Step, ...]:
    kind = meld_class(regulation.law, meld)
    cards = {"cards": " ".join(meld_texts(meld))}
    steps = [
        Step("burraco.step.cards", regulation.clause("CARD_VALUES"), {**cards, "count": scoring.meld_points(meld)})
    ]
    if kind in BONUS:
        clause = regulation.clause(CLASS_RULES[kind])
        steps.append(Step(f"burraco.step.{CLASS_NAMES[kind]}", clause, {**cards, "bonus": BONUS[kind]}))
    return tuple(steps)


def additions(case: Case) -> Ruling:
    """Whether the cards join a meld all together, how it lies then, and what its wild stands for."""
    regulation = position.regulation(case)
    lying = _lying(case, regulation)
    added = position.laid(case, "add")
    position.no_more_than_two_packs([*meld_cards(lying), *(one.card for one in added)], "add")
    detail = {"cards": " ".join(map(str, added)), "lies": " ".join(meld_texts(lying))}
    found = extend(regulation.law, lying, added)
    if isinstance(found, Fault):
        return Ruling({"legal": False}, (_faulty(regulation, found, {**detail, "card": stands_for(lying) or ""}),))
    substitute = None if found.wild < 0 else {"card": TEXTS[found.wild], "stands_for": stands_for(found)}
    answer = {
        "legal": True,
        "cards": [TEXTS[card] for card in meld_cards(found)],
        "substitute": substitute,
        "class": CLASS_NAMES[meld_class(regulation.law, found)],
    }
    step = Step(
        "burraco.step.joins", regulation.clause("wild_movement"), {**detail, "now": " ".join(meld_texts(found))}
    )
    return Ruling(answer, (step,))


def _lying(case: Case, regulation: Regulation) -> Meld:
    """The meld of a case, whose wild may be described beside it."""
    cards = position.laid(case, "meld")
    wild = case.get("wild")
    if isinstance(wild, Mapping):
        text = f"{wild.get('card')}={wild.get('stands_for')}"
        said = position.laid({"wild": [text]}, "wild")[0]
        wilds = [at for at, one in enumerate(cards) if one.card == said.card]
        readings = [open_meld(regulation.law, (*cards[:at], said, *cards[at + 1 :])) for at in wilds]
        legal = [reading for reading in readings if not isinstance(reading, Fault) and reading.wild == said.card]
        if not legal:
            raise Unanswered("burraco.case.wild", wild=text, cards=" ".join(map(str, cards)))
        return legal[0]
    if wild is not None:
        raise Unanswered("burraco.case.lacks", key="wild")
    found = open_meld(regulation.law, cards)
    if isinstance(found, Fault):
        raise Unanswered("burraco.case.meld", cards=" ".join(map(str, cards)))
    if "wild" in case and wild is None and found.wild >= 0:
        raise Unanswered("burraco.case.wild", wild="-", cards=" ".join(map(str, cards)))
    return found


def ends(case: Case) -> Ruling:
    """The score of a deal from what both sides have when it ends."""
    regulation = position.regulation(case)
    closed = case.get("closed")
    if closed is not None and closed not in SIDES:
        raise Unanswered("burraco.case.value", key="closed", value=str(closed), values=f"{', '.join(SIDES)}, null")
    sides = [_side(case, side, regulation) for side in SIDES]
    seen = [number for end in sides for meld in end.melds for number in meld_cards(meld)]
    seen += [number for end in sides for bag in (end.hand, end.unplayed) for number in numbers(bag)]
    position.no_more_than_two_packs(seen, "melds")
    found = scoring.lines(regulation, (sides[0], sides[1]), None if closed is None else SIDES.index(closed))
    totals = scoring.totals(found)
    steps = tuple(
        Step(
            line.what,
            line.clause,
            {**line.detail, "side": SIDES[line.side], "points": line.points, "counted": line.counted},
        )
        for line in found
    )
    return Ruling(dict(zip(SIDES, totals, strict=True)), steps)


def _side(case: Case, name: str, regulation: Regulation) -> SideEnd:
    entry = position.need(case, name, Mapping)
    pot = position.pot_named(entry.get("pot", "none"), name)
    hand = bag_of(one.card for one in position.laid(entry, "hand"))
    unplayed = bag_of(one.card for one in position.laid(entry, "pot_cards")) if pot is Pot.TAKEN else 0
    return SideEnd(position.melds(entry.get("melds"), regulation), hand, pot, unplayed)


def closings(case: Case) -> Ruling:
    """Whether a discard closes the deal, brings the pot, or is refused."""
    regulation = position.regulation(case)
    hand = [one.card for one in position.laid(case, "hand")]
    position.no_more_than_two_packs(hand, "hand")
    card = position.laid({"discard": [case.get("discard")]}, "discard")[0].card
    if card not in hand:
        raise Unanswered("burraco.case.not_held", card=TEXTS[card])
    pot = position.pot_named(case.get("pot", "none"), "pot")
    last = len(hand) == 1
    refused: Refusal | None = None
    if case.get("took_single_discard") is not None:
        taken = position.laid({"card": [case["took_single_discard"]]}, "card")[0].card
        if taken == card:
            refused = single.rule(regulation, last and pot is Pot.NONE, hand.count(card) > 1)
    if refused is None and last and pot is not Pot.NONE:
        refused = closing.rule(regulation, pot, *_burraco(case), card)
    takes_pot = refused is None and last and pot is Pot.NONE
    closes = refused is None and last and pot is not Pot.NONE
    if refused:
        step = Step(f"burraco.refusal.{refused.name}", regulation.clause(refused), {"card": TEXTS[card]})
    else:
        what = "closes" if closes else "takes_pot" if takes_pot else "stays"
        rule = {"closes": "CLOSED", "takes_pot": "POT_WITH_DISCARD"}.get(what, "DRAW_FIRST")
        step = Step(f"burraco.step.{what}", regulation.clause(rule), {"card": TEXTS[card], "count": len(hand) - 1})
    return Ruling({"closes": closes, "refused": refused is not None, "takes_pot": takes_pot}, (step,))


def _burraco(case: Case) -> tuple[bool, bool]:
    """Whether the side has a burraco, and a clean one; a case that only says `true` has the one that is asked for."""
    value = case.get("burraco", False)
    if isinstance(value, bool):
        return value, value
    if not isinstance(value, str) or value not in CLASSES_OF_CASES:
        raise Unanswered("burraco.case.value", key="burraco", value=str(value), values="true, false")
    return value != "none", value == "clean"


def vp(case: Case) -> Ruling:
    """Victory points of winner and loser for a difference of match points (FIB-04)."""
    deals, difference = (position.need(case, key, int) for key in ("deals", "difference"))
    try:
        found = victory_points(deals, difference)
    except ValueError as error:
        raise Unanswered("burraco.case.victory_points", deals=deals, difference=difference) from error
    detail = {"deals": deals, "difference": difference, "winner": found[0], "loser": found[1]}
    return Ruling({"expect": list(found)}, (Step("burraco.step.victory_points", "FIB-04", detail),))


def turns(case: Case) -> Ruling:
    """Commands one after the other: accepted or refused, and how the table stands after the last one."""
    state = position.table(case)
    answers: list[str] = []
    steps: list[Step] = []
    seat = state.turn
    for seat, text in position.commands(case, state):
        try:
            action = GAME.read(text, state.regulation)
        except BadInput as error:
            raise Unanswered(error.key, **error.detail) from None
        try:
            state, _ = GAME.step(state, seat, action)
            answers.append("ok")
        except Refused as refused:
            answers.append("refused")
            detail = GAME.reason(state, seat, action)
            steps.append(Step(f"burraco.refusal.{refused.reason.name}", refused.clause, {**detail, "seat": seat}))
    return Ruling({"answers": answers, **_stands(state, seat)}, tuple(steps))


def _stands(state: State, seat: int) -> dict[str, Any]:
    ended = GAME.result(state)
    over = state.phase is Phase.OVER
    return {
        "turn": None if over else state.turn,
        "hands": [len(numbers(hand)) for hand in state.hands],
        "hand": [TEXTS[card] for card in numbers(state.hands[seat])],
        "stock": state.left,
        "pile": [TEXTS[card] for card in state.pile],
        "melds": {
            side: [list(meld_texts(meld)) for meld in lying] for side, lying in zip(SIDES, state.melds, strict=True)
        },
        "pot": {side: pot.name.lower() for side, pot in zip(SIDES, state.pot, strict=True)},
        "pots_left": len(state.pots),
        "over": over,
        "closed_by": state.closed_by if state.closed_by >= 0 else None,
        "scores": dict(zip(SIDES, ended.points, strict=True)) if ended else None,
    }


KINDS: dict[str, Callable[[Case], Ruling]] = {
    "melds": melds,
    "extend": additions,
    "deals": ends,
    "closing": closings,
    "vp": vp,
    "turns": turns,
}
"""The kinds of cases that burraco answers, by name."""
