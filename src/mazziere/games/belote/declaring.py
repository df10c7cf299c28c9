"""Runs and groups at the table: announced with the first card, compared at the end of the first trick."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from mazziere.core.event import Event
from mazziere.core.result import Side
from mazziere.core.seats import Seat
from mazziere.games.belote.actions import Action, Declare, declare
from mazziere.games.belote.declarations import (
    RANKS,
    SHORTEST,
    SUITS,
    Combination,
    clashes,
    compare,
    detect,
    four,
    mask,
    within,
    worth,
)
from mazziere.games.belote.groups import Declarations
from mazziere.games.belote.numbers import TEXT
from mazziere.games.belote.options import Announce, SeqTie
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.state import Compared, Contract, Masks, Playing
from mazziere.games.belote.tally import Declared, declared

Claims = tuple[tuple[Seat, Combination], ...]


def manual(regulation: Regulation) -> bool:
    """Whether the players declare, and not the table for them."""
    rules = regulation.declarations
    return rules is not None and rules.declaration_announce is Announce.MANUAL


def held(regulation: Regulation, hands: Masks, trump: str) -> tuple[tuple[Combination, ...], ...]:
    """What each seat declares by itself, from natural masks; nothing where the sheet has none or players declare."""
    rules = regulation.declarations
    if rules is None or rules.declaration_announce is Announce.MANUAL:
        return ((),) * len(hands)
    return tuple([detect(hand, rules, trump) for hand in hands])


# --- saying it ------------------------------------------------------------------------------------------------------


def refusal(state: Playing, seat: Seat, action: Declare) -> Refusal | None:
    """Why the seat in turn may not claim this. That it does not hold the cards is no reason: claims are not checked."""
    regulation = state.frame.dealt.regulation
    rules = regulation.declarations
    if rules is None:
        return Refusal.NO_DECLARATIONS
    if rules.declaration_announce is Announce.AUTO:
        return Refusal.TABLE_ANNOUNCES
    if state.tricks:
        return Refusal.DECLARE_EARLIER
    if action not in _possible(rules, regulation.deal.pack, state.frame.contract.trump):
        return Refusal.NO_COMBINATION
    earlier = [claim for who, claim in state.declared if who == seat]
    used = action.claim in earlier or clashes(action.claim, earlier, rules)
    return Refusal.CARD_USED if used else None


def legal(state: Playing, seat: Seat) -> list[Action]:
    """Everything that the seat in turn may claim before its first card, true or not."""
    regulation = state.frame.dealt.regulation
    rules = regulation.declarations
    if rules is None or rules.declaration_announce is Announce.AUTO or state.tricks:
        return []
    possible = _possible(rules, regulation.deal.pack, state.frame.contract.trump)
    return [action for action in possible if refusal(state, seat, action) is None]


@cache
def _possible(rules: Declarations, pack: int, trump: str) -> dict[Declare, None]:
    """Every run of the pack and every group that the sheet knows, in a steady order."""
    ranks = RANKS[-pack // len(SUITS) :]
    runs = [
        Combination(length, ranks[top], suit)
        for suit in SUITS
        for length in range(SHORTEST, len(ranks) + 1)
        for top in range(length - 1, len(ranks))
    ]
    groups = [four(rank) for rank in RANKS if worth(rules, trump).counts(four(rank))]
    return {declare(claim): None for claim in (*runs, *groups)}


def said(state: Playing, seat: Seat, claims: Iterable[Combination]) -> tuple[Playing, list[Event]]:
    """The claims are said aloud: all hear what they are and how long, only the seat knows which cards."""
    claims = tuple(claims)
    events = [_said(state, seat, claim) for claim in claims]
    return state._replace(declared=(*state.declared, *[(seat, claim) for claim in claims])), events


def _said(state: Playing, seat: Seat, claim: Combination) -> Event:
    """The event of a claim; the cards of a false one are nobody's to know."""
    cards = [TEXT[card] for card in claim.cards] if holds(state, seat, claim) else []
    secret = {"rank": claim.rank, "suit": claim.suit, "cards": cards}
    return Event("declared", seat, {"length": claim.length}, secret, frozenset({seat}))


# --- comparing ------------------------------------------------------------------------------------------------------


def parties(regulation: Regulation, contract: Contract) -> tuple[int, ...]:
    """The party of each seat in the comparison: its pair; with three players the taker, or the two others."""
    if len(regulation.sides) == 3:
        return tuple(int(seat != contract.taker) for seat in range(3))
    return regulation.sides


def resolved(state: Playing) -> tuple[Playing, list[Event]]:
    """The end of the first trick: claims are checked and compared, and what scores is shown."""
    frame = state.frame
    regulation, contract = frame.dealt.regulation, frame.contract
    rules = regulation.declarations
    if rules is None or not state.declared:
        return state, []
    party = parties(regulation, contract)
    claims: list[list[Combination]] = [[], []]
    for seat, claim in state.declared:
        claims[party[seat]].append(claim)
    false = tuple(sorted({party[seat] for seat, claim in state.declared if not holds(state, seat, claim)}))
    elder = _elder(state, party, rules) if rules.seq_tie is SeqTie.ELDER else None
    verdict = compare(claims, rules, contract.trump, takers=party[contract.taker], elder=elder, false=false)
    state = state._replace(compared=Compared(verdict, false))
    return state, [_shown(state, party)]


def _elder(state: Playing, party: Sequence[int], rules: Declarations) -> int:
    """The party that announced the strongest claim first, in turn order."""
    table = worth(rules, state.frame.contract.trump)
    counted = [(table.strength(claim), party[seat]) for seat, claim in state.declared if table.counts(claim)]
    best = max(strength for strength, _ in counted) if counted else None
    return next((who for strength, who in counted if strength == best), 0)


def counts(state: Playing, seat: Seat, claim: Combination) -> bool:
    """Whether this claim scores, for its own side or for the other."""
    if state.compared is None:
        return False
    verdict, _ = state.compared
    party = parties(state.frame.dealt.regulation, state.frame.contract)
    mine = verdict.side == party[seat] or verdict.because == "transfer"
    return mine and any(within(part, claim) for part in verdict.counted)


def holds(state: Playing, seat: Seat, claim: Combination) -> bool:
    """Whether the seat really held what it claimed."""
    return not _natural(claim) & ~state.frame.start[seat]


@cache
def _natural(claim: Combination) -> int:
    return mask(claim.cards)


def _shown(state: Playing, party: Sequence[int]) -> Event:
    assert state.compared is not None
    verdict, false = state.compared
    counted = [(seat, claim) for seat, claim in state.declared if counts(state, seat, claim)]
    told = {
        "seats": [seat for seat, who in enumerate(party) if who == verdict.side],
        "points": verdict.points,
        "because": verdict.because,
        "claims": [[seat, claim.length, claim.rank, claim.suit] for seat, claim in state.declared],
        "shown": [[seat, [TEXT[c] for c in claim.cards]] for seat, claim in counted if holds(state, seat, claim)],
        "false": [seat for seat, who in enumerate(party) if who in false],
    }
    return Event("declarations", None, told)


def for_the_score(state: Playing) -> tuple[Declared, ...]:
    """The declarations of the deal, each with its fate, for the scoring.

    A false claim of cards that stayed out of the deal is told without them.
    """
    frame = state.frame
    regulation = frame.dealt.regulation
    rules = regulation.declarations
    if rules is None or state.compared is None:
        return ()
    party, sides = parties(regulation, frame.contract), regulation.sides
    contest = [party[sides.index(side)] for side in range(max(sides) + 1)]
    claims: list[tuple[Side, Combination]] = [(sides[seat], claim) for seat, claim in state.declared]
    verdict, false = state.compared
    found = declared(claims, verdict, worth(rules, frame.contract.trump), contest, false)
    out = {TEXT[card] for card in frame.out} if false else set()
    return tuple([replace(entry, cards=()) if out & set(entry.cards) else entry for entry in found])
