"""Reading the log: one stream, or which streams there are."""

from sqlalchemy import Engine, insert, select

from mazziere.store.schema import closed, log


class Reader:
    """Reads. Calls block: make them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The facts of a stream after a number, in order; empty when there are none."""
        query = select(log.c.fact).where(log.c.stream == stream, log.c.number > after).order_by(log.c.number)
        with self._engine.connect() as connection:
            return [bytes(fact) for fact in connection.execute(query).scalars()]

    def living(self) -> list[str]:
        """Every stream that is not closed."""
        query = select(log.c.stream).where(log.c.number == 1, log.c.stream.not_in(select(closed.c.stream)))
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def close_stream(self, stream: str) -> None:
        """Remember that a stream is over."""
        with self._engine.begin() as connection:
            if connection.execute(select(closed.c.stream).where(closed.c.stream == stream)).first() is None:
                connection.execute(insert(closed).values(stream=stream))
