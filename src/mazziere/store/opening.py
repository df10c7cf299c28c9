"""Opening the store that an address names."""

from pathlib import Path

from mazziere.core import BadInput
from mazziere.store.postgres import SCHEMES, open_postgres
from mazziere.store.sqlite import FILE, open_sqlite
from mazziere.store.store import Store

SQLITE = "sqlite:///"


def open_store(data: Path, database: str | None = None) -> Store:
    """The store in a data folder, or that of a database's address: `sqlite:///FILE`, `postgresql://...`.

    Raises BadInput, naming what cannot be used and the way out.
    """
    if database is None:
        return open_sqlite(data / FILE)
    if database.partition(":")[0] in SCHEMES:
        return open_postgres(database)
    if not database.startswith(SQLITE) or database == SQLITE:
        raise BadInput("cli.database_kind", database=database.partition("@")[2] or database)
    return open_sqlite(Path(database.removeprefix(SQLITE)))
