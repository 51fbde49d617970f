"""Changes leave a token, so that whoever has lost the connection can tell whether they were made."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "commits",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_commits")),
    )
