"""Rule sheets that people saved."""

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "own_sheets",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("sheet", sa.String(60), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_own_sheets"),
    )
    op.create_index("ix_own_sheets_user", "own_sheets", ["user"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("own_sheets")
