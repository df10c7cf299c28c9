"""What a player is: somebody who sees one seat's view and chooses one of its legal actions."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mazziere.core import Event, Regulation, Seat


class NoAnswer(Exception):
    """A player did not answer in time, or in a way that nobody can read. The by-the-book action is taken instead."""


class Player:
    """One player in one seat.

    It gets the view of its seat and never a state. `choose` must be the same for the same arguments: whatever a
    player draws comes from the generator that it is given. Actions are the game's own values; their texts read back.
    """

    name: str = ""

    looks: bool = True
    """Whether `choose` uses the view. One that does not look may be given None, which spares making the view."""

    sees_all: bool = False
    """For measuring only: whether `choose` is given the state of the game itself in place of a view.

    Nothing but the arena and the simulation seats such a player.
    """

    watches: bool = False
    """Whether `sees` wants the events of the game. The view alone is enough for most players."""

    ms: int = 100
    """How many milliseconds it may think about one action. Only players that need time to think look at it."""

    def begin(self, regulation: Regulation, seat: Seat) -> None:
        """A match begins for this player in this seat."""

    def sees(self, event: Event) -> None:
        """Something happened, as this seat may see it. Only called where `watches` is true."""

    def choose(self, view: Any, legal: Sequence[Any], regulation: Regulation, random: Random) -> Any:
        """Choose one of the legal actions, of which there is at least one.

        Raises NoAnswer when there is none to be had.
        """
        raise NotImplementedError

    def close(self) -> None:
        """The match is over; whatever the player holds on the machine is given back."""
