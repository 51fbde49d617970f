"""Private messages have tokens, and seats know when their people last moved."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("posts", sa.Column("token", sa.Text(), nullable=True))
    op.add_column("posts", sa.Column("expires", sa.DateTime(timezone=True), nullable=True))
    op.create_index("ix_posts_expires", "posts", ["expires"])
    op.add_column("seats", sa.Column("last_told", sa.Integer(), server_default="0", nullable=False))
