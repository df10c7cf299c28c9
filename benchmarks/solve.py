"""How long an exact answer takes, with open cards: full random deals, sheet by sheet, value alone and every card.

CPU milliseconds a deal, compilation excluded; the same deals by the same seed.
"""

from mazziere.core import BadInput
from mazziere.fast.row import COMPILED
from mazziere.fast.solve import measured
from mazziere.games import play, sheets

DEALS = 300 if COMPILED else 5
SLOW = {"belote-deux": 10, "belote-decouverte": 20, "briscola-2": 20}
"""Fewer deals where one takes longer."""
SEED = 1


def main() -> None:
    """Measure every sheet that has a solver and print two lines for each."""
    print("compiled" if COMPILED else "plain Python: numba is not installed")
    print(f"{'sheet':<20} {'asked':<6} {'median':>8} {'mean':>8} {'p95':>8} {'max':>8} {'positions':>10}")
    for name in sheets():
        for every_card in (False, True) if name not in SLOW else (False,):
            try:
                figures = measured(play(name)[1], min(DEALS, SLOW.get(name, DEALS)), SEED, every_card)
            except BadInput:
                continue
            times = " ".join(f"{figures['ms'][what]:>8.2f}" for what in ("median", "mean", "p95", "max"))
            asked = "cards" if every_card else "value"
            print(f"{name:<20} {asked:<6} {times} {figures['nodes']['mean']:>10.0f}", flush=True)


if __name__ == "__main__":
    main()
