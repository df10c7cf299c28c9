"""Random deals as positions, every card open: what a solver is measured on."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from mazziere.core import Regulation
from mazziere.fast.solution import Unsolved
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.regulation import Regulation as Belote
from mazziere.games.briscola.deal import HAND
from mazziere.games.briscola.deal import pack as briscola_pack
from mazziere.games.briscola.regulation import Regulation as Briscola
from mazziere.referee.belote.position import room
from mazziere.referee.belote.sheet import pack as belote_pack

Position = dict[str, Any]


def random_deals(regulation: Regulation, number: int, seed: int, short: bool = False) -> Iterator[Position]:
    """Full deals, seat 0 leading, the trump drawn from the sheet's kinds and then from its suits.

    With `short` the ends of deals, with two cards a player. Raises Unsolved for a game without a solver.
    """
    if regulation.game not in _DEAL:
        raise Unsolved("cli.solve.sheet", sheet=regulation.sheet)
    generator = Random(seed)
    for _ in range(number):
        yield _DEAL[regulation.game](regulation, generator, short)


def _belote(regulation: Belote, generator: Random, short: bool) -> Position:
    mode = generator.choice(regulation.play.trump_modes)
    trump = generator.choice(SUITS) if mode == "suit" else str(mode)
    cards = _shuffled(belote_pack(regulation), generator)
    most, players = room(regulation), regulation.deal.players
    parts = {"hand": most.hand, "up": most.up, "down": most.down}
    if short:
        parts = {"hand": 0 if most.up else 2, "up": min(most.up, 1), "down": min(most.down, 1)}
    hands = [{name: [next(cards) for _ in range(size)] for name, size in parts.items()} for _ in range(players)]
    position = {"trump": trump, "leader": 0, "hands": hands, "trick": []}
    return position | ({"taker": generator.randrange(players)} if players == 3 else {})


def _briscola(regulation: Briscola, generator: Random, short: bool) -> Position:
    cards = _shuffled(briscola_pack(regulation).cards, generator)
    size = 2 if short else HAND
    hands = [[next(cards) for _ in range(size)] for _ in range(regulation.deal.players)]
    stock = [] if short else list(cards)
    trump = stock[-1][-1] if stock else generator.choice(briscola_pack(regulation).suits)
    return {"trump": trump, "leader": 0, "hands": hands, "trick": [], "stock": stock}


def _shuffled(pack: Any, generator: Random) -> Iterator[str]:
    cards = [str(card) for card in pack]
    generator.shuffle(cards)
    return iter(cards)


_DEAL: Mapping[str, Callable[..., Position]] = {"belote": _belote, "briscola": _briscola}
