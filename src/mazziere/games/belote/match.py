"""The end of a deal and the match that it belongs to: scores, held points, the next dealer, the winner."""

from dataclasses import replace

from mazziere.cards import Card
from mazziere.core.event import Event
from mazziere.core.match import Match
from mazziere.core.result import Result
from mazziere.core.seats import Seat
from mazziere.games.belote import belote, declaring
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.ending import winner
from mazziere.games.belote.held import given_back, settle
from mazziere.games.belote.numbers import natural_cards
from mazziere.games.belote.options import LastDealWriting, NextDealer, Shuffle
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.scoring import score
from mazziere.games.belote.scoring import void as void_result
from mazziere.games.belote.state import Calls, Dealt, Masks, Over, Playing
from mazziere.games.belote.tally import Tally


def first(regulation: Regulation, dealer: Seat) -> Match:
    """A match before its first deal."""
    return Match(dealer=dealer, scores=(0,) * (max(regulation.sides) + 1))


def void(dealt: Dealt, hands: Masks, calls: Calls) -> tuple[Over, tuple[Event, ...]]:
    """Nobody took: the cards are thrown in, the next seat deals, held points stay held."""
    match = dealt.match
    result = void_result(dealt.regulation, len(match.scores))
    after = replace(
        match,
        dealer=(dealt.dealer + 1) % dealt.players,
        deals=match.deals + 1,
        void=match.void + 1,
        collected=_thrown_in(dealt, hands) if _collects(dealt) else (),
    )
    return Over(dealt, calls, hands, None, result, after), (_over(result, after),)


def finished(playing: Playing) -> tuple[Over, tuple[Event, ...]]:
    """The last trick is taken: the deal is scored and the match goes on, or has a winner."""
    dealt = playing.frame.dealt
    result, after = _scored(playing, _tally(playing))
    return Over(dealt, playing.frame.calls, (), playing, result, after), (_over(result, after),)


def _over(result: Result, after: Match) -> Event:
    told = {"outcome": result.outcome, "points": list(result.points), "scores": list(after.scores)}
    return Event("over", None, told | {"winner": after.winner})


def _tally(playing: Playing) -> Tally:
    frame, sides = playing.frame, playing.frame.dealt.regulation.sides
    contract, count = frame.contract, len(playing.points)
    winners = [trick.winner for trick in playing.tricks]
    won = [sides[seat] for seat in winners]
    value = contract.value
    return Tally(
        takers=sides[contract.taker],
        mode="suit" if contract.trump in SUITS else contract.trump,
        cards=playing.points,
        tricks=tuple([won.count(side) for side in range(count)]),
        last=won[-1],
        belotes=belote.scored(playing.said, sides, count),
        declared=declaring.for_the_score(playing),
        contro=contract.contro,
        bid=value,  # type: ignore[arg-type]  # a number, capot or generale: nothing else is ever bid
        level=contract.level,
        alone=winners.count(contract.taker) == len(winners),
    )


def _scored(playing: Playing, tally: Tally) -> tuple[Result, Match]:
    """The result, written exactly when the sheet says so for the deal whose exact figures end the match."""
    regulation = playing.frame.dealt.regulation
    if regulation.scoring.last_deal_writing is LastDealWriting.EXACT:
        exact = _written(playing, replace(tally, last_deal=True))
        if exact[1].winner is not None:
            return exact
    return _written(playing, tally)


def _written(playing: Playing, tally: Tally) -> tuple[Result, Match]:
    dealt = playing.frame.dealt
    regulation, match = dealt.regulation, dealt.match
    result, held = settle(regulation, score(regulation, tally), tally.takers, match.held)
    scores = tuple([before + made for before, made in zip(match.scores, result.points, strict=True)])
    won = winner(regulation, scores, tally.takers, result.points)
    if won is not None:
        scores, held = given_back(regulation, scores, held), None
    after = Match(
        dealer=_next_dealer(dealt, result),
        scores=scores,
        held=held,
        deals=match.deals + 1,
        collected=_gathered(playing) if _collects(dealt) else (),
        winner=won,
    )
    return result, after


def _next_dealer(dealt: Dealt, result: Result) -> Seat:
    """The next seat; or whoever wrote more, where everyone plays alone (equal: the next seat)."""
    best = [seat for seat, points in enumerate(result.points) if points == max(result.points)]
    if dealt.regulation.deal.next_dealer is NextDealer.WINNER and len(best) == 1:
        return best[0]
    return (dealt.dealer + 1) % dealt.players


def _collects(dealt: Dealt) -> bool:
    """Whether the next deal is dealt from the gathered pack."""
    return dealt.regulation.deal.shuffle is Shuffle.COLLECTED


def _gathered(playing: Playing) -> tuple[Card, ...]:
    """The pack as it is put together: the tricks of each side in the order they were taken, then what nobody had."""
    frame = playing.frame
    sides, cards = frame.dealt.regulation.sides, frame.numbers.cards
    by_side: list[list[Card]] = [[] for _ in playing.points]
    for trick in playing.tricks:
        by_side[sides[trick.winner]] += [cards[number] for number in trick.cards]
    return tuple([card for pile in by_side for card in pile] + list(frame.out))


def _thrown_in(dealt: Dealt, hands: Masks) -> tuple[Card, ...]:
    """The pack after nobody took: the hands in seat order, the turned card, the stock, the table as it was laid."""
    held = [card for hand in hands for card in natural_cards(hand)]
    if dealt.piles:
        return dealt.deck
    turned = [dealt.turned] if dealt.turned else []
    return (*held, *turned, *dealt.stock)
