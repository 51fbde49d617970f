"""Seats may want to stop."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stops", sa.Boolean(), server_default=sa.false(), nullable=False))
