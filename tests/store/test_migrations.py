"""Alembic's steps lead to the schema that the code uses."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from mazziere.store import FILE, open_sqlite
from mazziere.store.schema import metadata


def test_the_migrated_schema_is_the_schema_of_the_code(tmp_path: Path) -> None:
    """Nothing is missing in a migrated database and nothing is too much."""
    open_sqlite(tmp_path / FILE).close()
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()

    assert differences == []
