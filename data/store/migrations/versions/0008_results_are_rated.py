"""Results are rated, players add to the seed, and finished games can be played on."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Games of before have no secret: their seed is what was committed to. Their results aren't rated."""
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("season", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("standing", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("played", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "kind", "season", name=op.f("pk_ratings")),
    )
    listed = ["guild_id", "kind", "season", "standing"]
    op.create_index(op.f("ix_ratings_guild_id_kind_season_standing"), "ratings", listed)
    op.create_index(op.f("ix_ratings_user_id"), "ratings", ["user_id"])
    op.add_column("games", sa.Column("secret", sa.String(length=64), nullable=True))
    op.add_column("games", sa.Column("additions", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("continued_from", sa.Integer(), nullable=True))
    op.add_column("results", sa.Column("character", sa.String(length=40), nullable=True))
    op.add_column("results", sa.Column("place", sa.Integer(), nullable=True))
    op.add_column("results", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("results", sa.Column("season", sa.String(length=40), nullable=True))
    op.add_column("results", sa.Column("mu", sa.Float(), nullable=True))
    op.add_column("results", sa.Column("sigma", sa.Float(), nullable=True))
    op.create_index(op.f("ix_results_user_id_finished"), "results", ["user_id", "finished"])
    op.add_column("seats", sa.Column("sat_by", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("lucky_word", sa.String(length=40), nullable=True))
