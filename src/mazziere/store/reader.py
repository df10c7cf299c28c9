"""Reading the log: one stream, or which streams there are; on a connection that the store gives."""

from sqlalchemy import Connection, insert, select

from mazziere.store.schema import closed, log


def read(connection: Connection, stream: str, after: int) -> list[bytes]:
    """The facts of a stream after a number, in order; empty when there are none."""
    query = select(log.c.fact).where(log.c.stream == stream, log.c.number > after).order_by(log.c.number)
    return [bytes(fact) for fact in connection.execute(query).scalars()]


def living(connection: Connection) -> list[str]:
    """Every stream that is not closed."""
    query = select(log.c.stream).where(log.c.number == 1, log.c.stream.not_in(select(closed.c.stream)))
    return list(connection.execute(query).scalars())


def close_stream(connection: Connection, stream: str) -> None:
    """Remember that a stream is over. Twice is no error."""
    if connection.execute(select(closed.c.stream).where(closed.c.stream == stream)).first() is None:
        connection.execute(insert(closed).values(stream=stream))
