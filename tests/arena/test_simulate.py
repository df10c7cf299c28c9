from collections.abc import Sequence

from mazziere.arena.simulate import Simulation, Simulator
from mazziere.core.record import Record, read_record
from mazziere.core.verify import verify
from mazziere.games import play
from mazziere.players import player

SHEET = "briscola-pinasca"


def simulate(seed: int, deals: int = 40, kept: list[Record] | None = None) -> Simulation:
    """So many deals between random players."""
    game, regulation = play(SHEET)
    keep = None if kept is None else kept.append
    return Simulator(game, regulation, [player("random") for _ in range(4)], seed, keep).run(deals)


def figures(simulation: Simulation) -> Sequence[object]:
    """Everything but the clock."""
    data = simulation.json()
    return [data[name] for name in ("deals", "redeals", "actions", "refused", "faults", "mean_points")]


def test_a_simulation_is_the_same_for_the_same_seed() -> None:
    """A seed fixes the deals and what the players do; another seed plays other deals."""
    assert figures(simulate(1)) == figures(simulate(1))
    assert figures(simulate(1)) != figures(simulate(2))


def test_the_promised_figures() -> None:
    """Deals, actions, pace and faults are reported; the time is that of playing."""
    data = simulate(1).json()

    assert (data["sheet"], data["deals"], data["refused"], data["faults"]) == (SHEET, 40, 0, 0)
    assert data["actions"] == 40 * (data["deals"] + data["redeals"])
    assert data["seconds"] > 0
    assert abs(data["deals_per_s"] - data["deals"] / data["seconds"]) < data["deals_per_s"] * 0.01


def test_every_record_of_a_simulation_verifies() -> None:
    """The records are whole matches (the last one may be cut short) and are found true."""
    kept: list[Record] = []
    simulation = simulate(3, 23, kept)
    for record in kept:
        game, regulation = play(record.sheet, record.options)
        verify(game, regulation, read_record(record.text()))

    assert sum(len(record.deals) for record in kept) == simulation.deals + simulation.redeals
    assert all(record.winner is not None for record in kept[:-1])
