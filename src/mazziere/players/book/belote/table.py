"""What one seat knows of the cards in play, as masks over the numbers of this trump (`games.belote.numbers`)."""

from collections.abc import Sequence
from dataclasses import dataclass

from mazziere.core import Seat
from mazziere.games.belote.numbers import Numbers
from mazziere.players.book.belote.inference import Trick, excluded
from mazziere.tricks import NO_SUIT, TrickLaw, beats, winner
from mazziere.tricks.law import suit_cards, suit_of


@dataclass(slots=True, kw_only=True)
class Table:
    """One seat's knowledge at its turn.

    `hand` are the cards that it may be able to play, `unseen` those that it sees nowhere. By seat: `sure` are cards
    that are known to be there, `could` the other cards that may be there, `drawn` how many of those it holds.
    `asleep` counts the unseen cards in nobody's play (a stock, covered cards).
    """

    numbers: Numbers
    law: TrickLaw
    me: Seat
    players: int
    partner: Seat | None
    taker: Seat | None
    hand: int
    unseen: int
    asleep: int
    finished: int
    """How many tricks are over."""
    left: int
    """How many tricks are still to be finished, this one included."""
    trick: tuple[int, ...]
    led: int
    best: int
    """The card that is winning; -1 before anybody has led."""
    winning: Seat
    behind: tuple[Seat, ...]
    sure: list[int]
    could: list[int]
    drawn: list[int]
    enemies: tuple[Seat, ...]
    theirs: int
    """Every card that an enemy may hold."""

    @property
    def attacking(self) -> bool:
        """Whether the contract is our side's."""
        return self.taker is not None and self.taker in (self.me, self.partner)

    @property
    def last(self) -> bool:
        """Whether this is the last trick."""
        return self.left == 1

    def after(self, card: int) -> tuple[int, bool]:
        """The winning card and whether it is our side's, once I have played this card."""
        if self.best < 0 or beats(self.law, card, self.best):
            return card, True
        return self.best, self.winning == self.partner

    def on_table(self) -> int:
        """The points of the trick so far."""
        return sum(self.numbers.worth[card] for card in self.trick)

    def abroad(self, cards: int) -> int:
        """Those of these cards that an enemy may hold."""
        return cards & self.theirs

    def suit(self, card: int) -> int:
        """Every card of the suit of a card."""
        return suit_cards(self.law, suit_of(self.law, card))


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What a view tells, before anything is concluded: masks, and the counts of the hands by seat."""

    numbers: Numbers
    me: Seat
    players: int
    partner: Seat | None
    taker: Seat | None
    hand: int
    tricks: Sequence[Trick]
    trick: Trick | None
    counts: Sequence[int]
    shown: Sequence[int]
    """By seat, cards of its hand that everybody has seen, or that lie open before it."""
    asleep: int
    left: int
    """How many cards `me` has still to play."""


def table_of(known: Known) -> Table:
    """Conclude what the other hands may hold."""
    numbers, players = known.numbers, known.players
    law = numbers.law
    leader, cards = known.trick or (known.me, ())
    gone = 0
    for _, played in known.tricks:
        for card in played:
            gone |= 1 << card
    for card in cards:
        gone |= 1 << card
    shown = [mask & ~gone for mask in known.shown]
    open_cards = 0
    for mask in shown:
        open_cards |= mask
    unseen = ((1 << len(numbers.cards)) - 1) & ~(gone | known.hand | open_cards)
    out = excluded(law, players, [*known.tricks, *([known.trick] if known.trick else [])])
    could = [0 if seat == known.me else unseen & ~out[seat] for seat in range(players)]
    drawn = [max(0, known.counts[seat] - shown[seat].bit_count()) for seat in range(players)]
    if not known.asleep:
        _only_there(known.me, could, shown, drawn)
    place = winner(law, cards) if cards else 0
    enemies = tuple([seat for seat in range(players) if seat not in (known.me, known.partner)])
    theirs = 0
    for seat in enemies:
        theirs |= could[seat] | shown[seat]
    return Table(
        numbers=numbers,
        law=law,
        me=known.me,
        players=players,
        partner=known.partner,
        taker=known.taker,
        hand=known.hand,
        unseen=unseen,
        asleep=known.asleep,
        finished=len(known.tricks),
        left=known.left,
        trick=cards,
        led=suit_of(law, cards[0]) if cards else NO_SUIT,
        best=cards[place] if cards else -1,
        winning=(leader + place) % players,
        behind=tuple((known.me + step) % players for step in range(1, players - len(cards))),
        sure=shown,
        could=could,
        drawn=drawn,
        enemies=enemies,
        theirs=theirs,
    )


def _only_there(me: Seat, could: list[int], sure: list[int], drawn: list[int]) -> None:
    """A card that only one seat can hold is there."""
    for seat in range(len(could)):
        if seat == me:
            continue
        elsewhere = 0
        for other, cards in enumerate(could):
            if other != seat:
                elsewhere |= cards
        only = could[seat] & ~elsewhere
        if only:
            sure[seat] |= only
            could[seat] &= ~only
            drawn[seat] -= only.bit_count()
