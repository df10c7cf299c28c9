"""How Alembic runs the steps: on the connection that the store gives it."""

from alembic import context

from mazziere.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, transaction_per_migration=True
)
with context.begin_transaction():
    context.run_migrations()
