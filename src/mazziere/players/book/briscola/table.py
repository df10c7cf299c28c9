"""What a seat can work out at a table of briscola: unseen cards, who is a friend, who still plays to the trick."""

from dataclasses import dataclass

from mazziere.cards import PACKS, Card, card, cards
from mazziere.core import Regulation, Seat
from mazziere.games.briscola.regulation import Regulation as BriscolaRegulation
from mazziere.games.briscola.values import points, winner
from mazziere.games.briscola.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The open facts, counted up. `to_play` are the seats that still play to this trick after this one."""

    me: Seat
    players: int
    trump: str
    hand: tuple[Card, ...]
    trick: tuple[Card, ...]
    leader: Seat
    stock: int
    unseen: frozenset[Card]
    friends: frozenset[Seat]
    to_play: tuple[Seat, ...]
    hand_size: int

    @classmethod
    def of(cls, view: View, regulation: Regulation) -> "Table":
        """Count up a view of a seat that is in turn."""
        assert isinstance(regulation, BriscolaRegulation)
        assert view.trump is not None
        me, players = int(view.viewer), len(view.hands)
        hand = cards(view.hands[me]["cards"])
        trick = tuple(card(text) for _, text in view.trick["cards"])
        known = {card(text) for _, text in view.played} | set(hand)
        if view.turned is not None and not view.turned_taken:
            known.add(card(view.turned))
        dropped = regulation.pack.drop_two.value if regulation.pack else ""
        if dropped not in ("", "none"):
            known.add(Card("2", dropped))
        return cls(
            me=me,
            players=players,
            trump=view.trump,
            hand=hand,
            trick=trick,
            leader=view.trick["leader"],
            stock=view.stock,
            unseen=frozenset(c for c in PACKS["italian-40"].cards if c not in known),
            friends=_friends(view, me, players),
            to_play=tuple((me + step) % players for step in range(1, players - len(trick))),
            hand_size=len(hand),
        )

    @property
    def last_three_of_two(self) -> bool:
        """Two players and no stock: the other hand is known by counting."""
        return self.players == 2 and self.stock == 0

    @property
    def on_table(self) -> int:
        """The points that lie in the trick."""
        return sum(map(points, self.trick))

    def winning_seat(self, trick: tuple[Card, ...]) -> Seat:
        """Who wins a trick that began here."""
        return (self.leader + winner(self.trump, trick)) % self.players

    def beaters(self, trick: tuple[Card, ...]) -> int:
        """How many unseen cards would take this trick."""
        place = len(trick)
        return sum(winner(self.trump, (*trick, c)) == place for c in self.unseen)


def _friends(view: View, me: Seat, players: int) -> frozenset[Seat]:
    """Who plays for the same side, as far as this seat can know."""
    if players == 4:
        return frozenset({me, (me + 2) % 4})
    contract = view.contract
    if players != 5 or contract is None:
        return frozenset({me})
    caller, partner = contract["caller"], contract["partner"]
    called = {caller} if partner is None else {caller, partner}
    if me in called or _holds_called(view, me):
        return frozenset(called | {me})
    return frozenset(range(players)) - called


def _holds_called(view: View, me: Seat) -> bool:
    assert view.contract is not None
    return view.contract["called"] in (view.hands[me]["cards"] or ())
