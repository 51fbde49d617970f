"""Tables may start when full."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("eager", sa.Boolean(), server_default=sa.false(), nullable=False))
