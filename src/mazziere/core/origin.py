"""How a deck came about: shuffled from a committed seed, collected and cut, or given from outside."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from mazziere.cards import Card
from mazziere.cards.shuffle import commitment, cut, key, shuffled
from mazziere.core.errors import BadInput
from mazziere.core.match import Match


@dataclass(frozen=True, slots=True, kw_only=True)
class Fresh:
    """A shuffle from a committed seed and the players' shares: one a seat, or none at all in a duplicate contest."""

    commitment: str
    seed: bytes
    shares: tuple[bytes, ...]
    fair: ClassVar[bool] = True

    def deck(self, pack: tuple[Card, ...], match: Match) -> tuple[Card, ...]:
        """The deck that the seed and the shares give."""
        return shuffled(pack, key(self.seed, self.shares))

    def check(self, deck: Sequence[Card], pack: tuple[Card, ...], match: Match, seats: int) -> None:
        """Raises BadInput when the seed is not the committed one, or seed and shares do not give this deck."""
        if commitment(self.seed) != self.commitment:
            raise BadInput("cli.record_commitment", commitment=self.commitment)
        if len(self.shares) not in (0, seats):
            raise BadInput("cli.record_shares", count=len(self.shares), seats=seats)
        if tuple(deck) != self.deck(pack, match):
            raise BadInput("cli.record_deck")

    def json(self) -> dict[str, Any]:
        """As a record writes it."""
        shares = [share.hex() for share in self.shares]
        return {"kind": "fresh", "commitment": self.commitment, "seed": self.seed.hex(), "shares": shares}


@dataclass(frozen=True, slots=True, kw_only=True)
class Collected:
    """The tricks of the last deal put together, and cut below the first `cut` cards."""

    cut: int
    fair: ClassVar[bool] = True

    def deck(self, pack: tuple[Card, ...], match: Match) -> tuple[Card, ...]:
        """The deck that the cut gives. Raises ValueError for a place where nobody may cut."""
        return cut(match.collected, self.cut)

    def check(self, deck: Sequence[Card], pack: tuple[Card, ...], match: Match, seats: int) -> None:
        """Raises BadInput when the deal before, cut there, does not give this deck."""
        try:
            expected = self.deck(pack, match)
        except ValueError as error:
            raise BadInput("cli.record_cut", cut=self.cut) from error
        if tuple(deck) != expected:
            raise BadInput("cli.record_deck")

    def json(self) -> dict[str, Any]:
        """As a record writes it."""
        return {"kind": "collected", "cut": self.cut}


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A deck from outside, such as a simulation: nobody promised how it was shuffled."""

    fair: ClassVar[bool] = False

    def deck(self, pack: tuple[Card, ...], match: Match) -> tuple[Card, ...]:
        """No deck: a given one follows from nothing."""
        return ()

    def check(self, deck: Sequence[Card], pack: tuple[Card, ...], match: Match, seats: int) -> None:
        """Nothing was promised."""

    def json(self) -> dict[str, Any]:
        """As a record writes it."""
        return {"kind": "given"}


Shuffle = Fresh | Collected | Given


def read_shuffle(data: Mapping[str, Any]) -> Shuffle:
    """Read how a deck came about. Raises KeyError or ValueError for what is none."""
    match data["kind"]:
        case "fresh":
            shares = tuple(bytes.fromhex(share) for share in data["shares"])
            return Fresh(commitment=str(data["commitment"]), seed=bytes.fromhex(data["seed"]), shares=shares)
        case "collected":
            return Collected(cut=int(data["cut"]))
        case "given":
            return Given()
        case kind:
            raise ValueError(f"unknown kind of shuffle {kind!r}")
