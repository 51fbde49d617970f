"""People solve puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "solves",
        sa.Column("day", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.DateTime(timezone=True), nullable=True),
        sa.Column("gave_up", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("day", "user_id", name=op.f("pk_solves")),
    )
    op.create_index(op.f("ix_solves_guild_id_day"), "solves", ["guild_id", "day"])
    op.create_index(op.f("ix_solves_user_id_day"), "solves", ["user_id", "day"])
