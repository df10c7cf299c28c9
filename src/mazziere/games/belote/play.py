"""The tricks: which cards may be played and why not, who takes a trick, and the end of the deal."""

from collections.abc import Sequence
from functools import cache

from mazziere.cards import Card
from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.belote import belote, declaring, table
from mazziere.games.belote.actions import Action, Declare, Play
from mazziere.games.belote.match import finished
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.state import Calls, Contract, Dealt, Frame, Masks, Over, Playing, Said, Trick
from mazziere.tricks.law import NO_SUIT, Exemption, above, is_trump, suit_cards
from mazziere.tricks.obligations import legal as duties
from mazziere.tricks.winner import beats

PARTNERS = 4
"""With four players the partner sits opposite; with two or three nobody has one."""


def begin(
    dealt: Dealt,
    hands: Masks,
    calls: Calls,
    contract: Contract,
    out: tuple[Card, ...],
    swapped: tuple[Seat, Card] | None = None,
) -> Playing:
    """The first card may be led: from natural masks to the numbers of the trump."""
    regulation = dealt.regulation
    numbers = regulation.numbers[contract.trump]
    claims = declaring.held(regulation, hands, contract.trump)
    frame = Frame(dealt, calls, contract, numbers, hands, claims, out, swapped)
    reach = [numbers.by_law(hand) for hand in hands]
    if dealt.piles:
        reach = [hand | table.open_cards(numbers, piles) for hand, piles in zip(reach, dealt.piles, strict=True)]
    return Playing(
        frame=frame,
        hands=tuple(reach),
        turn=dealt.first,
        allowed=reach[dealt.first],
        led=NO_SUIT,
        best=0,
        winning=dealt.first,
        trick=(),
        tricks=(),
        points=(0,) * len(dealt.match.scores),
        said=(),
        declared=(),
        compared=None,
        piles=dealt.piles,
    )


def waiting(state: Playing) -> tuple[Seat, ...]:
    """Whose card it is."""
    return (state.turn,)


def legal(state: Playing, seat: Seat) -> Sequence[Action]:
    """Every card that may be played, with the words that may go with it, and every claim that may be made first."""
    if seat != state.turn:
        return []
    numbers, cards = state.frame.numbers, state.allowed
    first, second, third, fourth = numbers.plays
    found = first[cards & 255] + second[cards >> 8 & 255] + third[cards >> 16 & 255] + fourth[cards >> 24]
    if cards & numbers.pairs and belote.manual(state.frame.dealt.regulation):
        return [*found, *belote.spoken(state, seat, cards & numbers.pairs), *declaring.legal(state, seat)]
    return found if state.tricks else [*found, *declaring.legal(state, seat)]


def refusal(state: Playing, seat: Seat, action: Action) -> Refusal | None:
    """Why the seat may not do this now, or None."""
    if seat != state.turn:
        return Refusal.NOT_YOUR_TURN
    number = state.frame.numbers.played.get(action)
    if number is None:
        if isinstance(action, Declare):
            return declaring.refusal(state, seat, action)
        return Refusal.NOT_HELD if isinstance(action, Play) else Refusal.NOT_NOW
    if not state.allowed >> number & 1:
        return _duty(state, seat, number)
    assert isinstance(action, Play)
    return belote.refusal(state, seat, action.card, action.word) if action.word else None


def _duty(state: Playing, seat: Seat, number: int) -> Refusal:
    """The duty that this card would break. A card under one's own pile is refused like any card one does not hold."""
    law, hand, led = state.frame.numbers.law, state.hands[seat], state.led
    if not hand >> number & 1:
        return Refusal.NOT_HELD
    if hand & suit_cards(law, led):
        return Refusal.MUST_RISE if number // law.suit_length == led else Refusal.MUST_FOLLOW
    if not is_trump(law, state.best):
        return Refusal.MUST_RUFF
    if not above(hand & suit_cards(law, 0), state.best):
        return Refusal.MUST_UNDERRUFF
    partner_wins = state.frame.dealt.players == PARTNERS and state.winning == seat ^ 2
    exempt = partner_wins and law.partner_exemption != Exemption.NONE
    return Refusal.NO_UNDERRUFF if exempt else Refusal.MUST_OVERTRUMP


def step(state: Playing, seat: Seat, action: Action) -> tuple[Playing | Over, tuple[Event, ...]]:
    """The play after an allowed card or claim."""
    if not isinstance(action, Play):
        return _claimed(state, seat, action)
    frame, tricks, piles = state.frame, state.tricks, state.piles
    numbers = frame.numbers
    card = numbers.played[action]
    events: tuple[Event, ...] = (numbers.events[seat][card],)
    if not tricks and frame.claims[seat]:
        state, claimed = declaring.said(state, seat, frame.claims[seat])
        events = (*claimed, *events)
    if numbers.pairs >> card & 1:
        state, words = _word(state, seat, action)
        events = (*events, *words)
    held = list(state.hands)
    held[seat] ^= 1 << card
    hands = tuple(held)
    if piles:
        piles, flipped = table.uncover(frame.dealt.regulation, piles, seat, action.card, bool(state.trick))
        if flipped:
            hands = tuple([hand | table.open_cards(numbers, mine) for hand, mine in zip(hands, piles, strict=True)])
            events = (*events, *flipped)
    if len(state.trick) == len(hands) - 1:
        return _taken(state, seat, card, hands, piles, events)
    return _placed(state, seat, card, hands, piles), events


def _claimed(state: Playing, seat: Seat, action: Action) -> tuple[Playing, tuple[Event, ...]]:
    """A claim is said before the first card."""
    assert isinstance(action, Declare)
    state, claimed = declaring.said(state, seat, (action.claim,))
    return state, tuple(claimed)


def _word(state: Playing, seat: Seat, action: Play) -> tuple[Playing, list[Event]]:
    """The word that goes with a king or queen of trump: the table says it, or the player has."""
    words: tuple[Said, ...]
    if belote.manual(state.frame.dealt.regulation):
        words = (Said(seat, action.card.suit, action.word),) if action.word else ()
    else:
        words = belote.automatic(state, seat, action.card)
    events = [Event("belote", seat, {"word": said.word, "suit": said.suit}) for said in words]
    return state._replace(said=state.said + words) if words else state, events


def _placed(state: Playing, seat: Seat, card: int, hands: Masks, piles: table.Piles) -> Playing:
    """A card lies on the trick, and the next player has its duties."""
    frame, _, _, _, led, best, winning, before, tricks, points, said, declared, compared, _ = state
    law, players, trick = frame.numbers.law, len(hands), (*before, card)
    if not before:
        led, best, winning = card // law.suit_length, card, seat
    elif beats(law, card, best):
        best, winning = card, seat
    turn = (seat + 1) % players
    if piles:
        allowed = table.allowed(frame.dealt.regulation, frame.numbers, hands[turn], piles[turn], led, best)
    else:
        partner_wins = winning == turn ^ 2 and players == PARTNERS
        allowed = duties(law, hands[turn], led, best, partner_wins)
    return Playing(
        frame, hands, turn, allowed, led, best, winning, trick, tricks, points, said, declared, compared, piles
    )


def _taken(
    state: Playing, seat: Seat, card: int, hands: Masks, piles: table.Piles, events: tuple[Event, ...]
) -> tuple[Playing | Over, tuple[Event, ...]]:
    """The trick is full: its winner takes it and leads; after the first one declarations are compared."""
    frame, _, _, _, _, best, winning, before, tricks, points, said, declared, compared, _ = state
    numbers = frame.numbers
    winner = seat if beats(numbers.law, card, best) else winning
    cards = (*before, card)
    worth = sum(map(numbers.worth.__getitem__, cards))
    made = list(points)
    made[frame.dealt.regulation.sides[winner]] += worth
    points, tricks = tuple(made), (*tricks, Trick((seat + 1) % len(hands), cards, winner))
    state = Playing(
        frame, hands, winner, hands[winner], NO_SUIT, 0, winner, (), tricks, points, said, declared, compared, piles
    )
    events = (*events, _worth_of_trick(winner, worth))
    if len(tricks) == 1:
        state, shown = declaring.resolved(state)
        events = (*events, *shown)
    if hands[winner]:
        return state, events
    over, told = finished(state)
    return over, (*events, *told)


@cache
def _worth_of_trick(winner: Seat, points: int) -> Event:
    """What is told of a full trick. There are few of these, so each is made once."""
    return Event("trick", winner, {"points": points})
