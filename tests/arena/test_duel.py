from mazziere.arena.duel import Arena, sittings
from mazziere.games import play
from mazziere.players import NoAnswer, Player, player


class Silent(Player):
    """Never answers."""

    name = "silent"

    def choose(self, *_: object) -> object:
        """No answer."""
        raise NoAnswer("nothing to say")


def test_two_sides_sit_down_twice_and_single_players_once_a_seat() -> None:
    """With pairs A sits once on each side; with three or five players once in each seat."""
    assert [{0, 2}, {1, 3}] == [set(s.seats) for s in sittings(*play("briscola-pinasca"))]
    assert [{0}, {1}] == [set(s.seats) for s in sittings(*play("briscola-2"))]
    assert [{0}, {1}, {2}] == [set(s.seats) for s in sittings(*play("briscola-3"))]


def test_equal_players_are_level_to_the_point() -> None:
    """A player that always does the same against itself has no margin at all on duplicate deals."""
    game, regulation = play("briscola-pinasca")

    def first() -> Player:
        made = Silent()
        made.choose = lambda view, legal, *_: legal[0]  # type: ignore[method-assign]
        return made

    duel = Arena(game, regulation, first, first, 1).run(20)

    assert duel.margins == [0.0] * 20
    assert duel.json()["won"]["a"] == duel.json()["won"]["b"]


def test_an_arena_counts_answers_that_fail_for_whom_they_fail() -> None:
    """Each answer that a player owes is counted and replaced; for the last card nobody is asked."""
    game, regulation = play("briscola-2")
    duel = Arena(game, regulation, lambda: player("random"), Silent, 1).run(3)

    assert duel.refused == {"a": 0, "b": 3 * 2 * 19}


def test_the_same_seed_gives_the_same_duel() -> None:
    """A seed fixes the deals and the draws of the players."""
    game, regulation = play("briscola-3")
    one, two, other = (
        Arena(game, regulation, lambda: player("random"), lambda: player("random"), seed).run(10).margins
        for seed in (4, 4, 5)
    )

    assert one == two
    assert one != other


def test_what_an_arena_prints() -> None:
    """The promised figures are there: deals, mean, half-width, refused, latency percentiles."""
    game, regulation = play("briscola-pinasca")
    figures = Arena(game, regulation, lambda: player("random"), lambda: player("random"), 1).run(30).json()

    assert {"a", "b", "sheet", "deals", "unit", "mean", "half_width", "refused", "latency_ms"} <= set(figures)
    assert (figures["deals"], figures["unit"]) == (30, "points")
    assert {"p50", "p95", "p99", "p999", "max"} == set(figures["latency_ms"]["a"])
    assert figures["latency_ms"]["b"]["max"] > 0
