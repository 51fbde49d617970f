"""Clocks may be the usual ones."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables of before keep the clock they have, whoever plays there."""
    op.add_column("games", sa.Column("clock_chosen", sa.Boolean(), server_default=sa.true(), nullable=False))
