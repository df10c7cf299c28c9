"""What a house keeps count of, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """One registry a server, so that several servers in one process (as in tests) do not meet."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.tables = Gauge("mazziere_tables", "Living tables", registry=self._registry)
        self.sockets = Gauge("mazziere_sockets", "Open sockets", registry=self._registry)
        self.connects = Counter("mazziere_connects", "Sockets opened", registry=self._registry)
        self.moves = Counter("mazziere_moves", "Moves of people, committed", registry=self._registry)
        self.refused = Counter("mazziere_refused", "What was refused", ["reason"], registry=self._registry)
        self.takeovers = Counter("mazziere_takeovers", "Seats that a robot took over", registry=self._registry)
        self.answer = Histogram(
            "mazziere_answer_seconds",
            "From a move's arrival until its commit was told to everybody",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
            registry=self._registry,
        )

    def text(self) -> bytes:
        """All figures in Prometheus' text form."""
        return generate_latest(self._registry)
