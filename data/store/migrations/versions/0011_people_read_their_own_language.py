"""What only one person at a table reads is in a language of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Whoever sat down before reads on in the table's language."""
    op.add_column("seats", sa.Column("language", sa.String(length=40), nullable=True))
