"""The steps that lead a database of any version to today's schema (Alembic)."""
