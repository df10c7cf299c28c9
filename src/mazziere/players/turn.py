"""One turn of one player at a table of anything: ask, check, and take the by-the-book action where it fails."""

from random import Random
from typing import Any, NamedTuple

from mazziere.core import Regulation, Seat
from mazziere.core.game import Game
from mazziere.players.book import book, has_book
from mazziere.players.player import NoAnswer, Player


class Turn(NamedTuple):
    """What is played, and whether the player's own answer had to be replaced."""

    action: Any
    refused: bool


def take_turn(
    game: Game[Any, Any, Any], state: Any, seat: Seat, player: Player, regulation: Regulation, random: Random
) -> Turn:
    """Ask the player. An answer that the rules refuse, or none, is replaced by the by-the-book action."""
    legal = tuple(game.legal(state, seat))
    view = game.view(state, seat)
    try:
        action = player.choose(view, legal, regulation, random)
    except NoAnswer:
        return Turn(by_the_book(view, legal, regulation, random), True)
    if action in legal or game.refusal(state, seat, action) is None:
        return Turn(action, False)
    return Turn(by_the_book(view, legal, regulation, random), True)


def by_the_book(view: Any, legal: tuple[Any, ...], regulation: Regulation, random: Random) -> Any:
    """The book's action; in a game that has no book, any legal one."""
    if not has_book(regulation.game):
        return random.choice(legal)
    return book(regulation.game)(view, legal, regulation, random)
