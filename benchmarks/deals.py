"""How many whole deals a second the public state machine plays in plain Python, sheet by sheet, with random players.

CPU time of playing alone: the player, legal, step, events. The aim for `belote-pinasca` is 3,000.
"""

from mazziere.arena.simulate import Simulator
from mazziere.games import play, sheets
from mazziere.players.registry import player

DEALS = 600


def main() -> None:
    """Measure every sheet and print a line for each."""
    print(f"{'sheet':<20} {'deals/s':>9} {'actions/s':>11} {'faults':>7}")
    for name in sheets():
        game, regulation = play(name)
        players = [player("random") for _ in range(game.seats(regulation))]
        done = Simulator(game, regulation, players, seed=1).run(DEALS).json()
        print(f"{name:<20} {done['deals_per_s']:>9.0f} {done['actions_per_s']:>11.0f} {done['faults']:>7}", flush=True)


if __name__ == "__main__":
    main()
