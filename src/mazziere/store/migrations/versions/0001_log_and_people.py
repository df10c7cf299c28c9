"""The log of the tables, and people with their sessions."""

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "log",
        sa.Column("stream", sa.String(40), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("fact", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("stream", "number", name="pk_log"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "closed",
        sa.Column("stream", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_closed"),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("guest", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])


def downgrade() -> None:
    """Drop them."""
    for table in ("sessions", "users", "closed", "log"):
        op.drop_table(table)
