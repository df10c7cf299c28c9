"""The tables of the database. Alembic's migrations lead here; a test compares the two."""

from sqlalchemy import BigInteger, Column, Index, LargeBinary, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s",
    }
)

log = Table(
    "log",
    metadata,
    Column("stream", String(40), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("fact", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The truth. Facts are numbered from 1 in each stream; the pair is unique, so two writers never both win."""

closed = Table("closed", metadata, Column("stream", String(40), primary_key=True))
"""Streams that are over, so that a start need not read them. Made from the log; losing it loses nothing."""

users = Table(
    "users",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("guest", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""People. `guest` is 1 while the name is one that the server gave. Times are milliseconds since 1970."""

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "user"),
)
"""Browsers. The cookie's token itself is never stored, only its SHA-256."""

own_sheets = Table(
    "own_sheets",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("user", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("sheet", String(60), nullable=False),
    Column("options", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "user"),
)
"""Printed sheets with house rules that somebody named; `options` is a JSON object of what differs."""
