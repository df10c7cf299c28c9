"""Brings a database to today's schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDatabase(Exception):
    """The database was written by a newer Mazziere; its version is the argument."""


def config() -> Config:
    """Alembic's configuration: the steps lie beside this file."""
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    return made


def migrate(connection: Connection) -> None:
    """Run the steps that the database has not seen. Raises NewerDatabase when it knows steps that we do not."""
    alembic = config()
    script = ScriptDirectory.from_config(alembic)
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in {step.revision for step in script.walk_revisions()}:
        raise NewerDatabase(current)
    if current == script.get_current_head():
        return
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, "head")
