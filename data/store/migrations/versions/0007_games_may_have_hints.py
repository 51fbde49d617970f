"""Games may have hints."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """They're allowed at tables of before as well, where nobody has had any yet."""
    op.add_column("games", sa.Column("hints", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("seats", sa.Column("helped", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("results", sa.Column("helped", sa.Boolean(), server_default=sa.false(), nullable=False))
