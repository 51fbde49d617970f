"""The first tables."""

import sqlalchemy as sa
from alembic import op

OPEN = sa.text("status IN ('lobby', 'playing', 'paused')")
BEHIND = sa.text("presented < version")

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("parent_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=40), nullable=False),
        sa.Column("clock", sa.String(length=40), nullable=False),
        sa.Column("status", sa.String(length=40), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=True),
        sa.Column("sat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("presented", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=True),
        sa.Column("content", sa.String(length=64), nullable=True),
        sa.Column("seed", sa.String(length=64), nullable=True),
        sa.Column("snapshot", sa.Text(), nullable=True),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("undos", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
        sa.Column("lease_owner", sa.String(length=100), nullable=True),
        sa.Column("lease_until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.create_index(
            "ix_games_behind", ["touched"], unique=False, sqlite_where=BEHIND, postgresql_where=BEHIND
        )
        batch_op.create_index(
            "uq_games_open_channel", ["channel_id"], unique=True, sqlite_where=OPEN, postgresql_where=OPEN
        )

    op.create_table(
        "settings",
        sa.Column("key", sa.String(length=100), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_settings")),
    )
    op.create_table(
        "deadlines",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(length=40), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("prompt", sa.Integer(), nullable=True),
        sa.Column("undos", sa.Integer(), nullable=False),
        sa.Column("claimed_until", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_deadlines_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "what", name=op.f("pk_deadlines")),
    )
    with op.batch_alter_table("deadlines", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_deadlines_due"), ["due"], unique=False)

    op.create_table(
        "moves",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("word", sa.String(length=40), nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True),
        sa.Column("said", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_moves_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_moves")),
        sa.UniqueConstraint("interaction_id", name=op.f("uq_moves_interaction_id")),
    )
    op.create_table(
        "posts",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("slot", sa.String(length=40), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event", sa.Integer(), nullable=False),
        sa.Column("undos", sa.Integer(), nullable=False),
        sa.Column("posted", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_posts_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "slot", name=op.f("pk_posts")),
    )
    op.create_table(
        "results",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("computer", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("finished", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_results_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_results_guild_id"), ["guild_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_results_user_id"), ["user_id"], unique=False)

    op.create_table(
        "seats",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("computer", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("character", sa.String(length=40), nullable=True),
        sa.Column("asleep", sa.Boolean(), nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("dm_open", sa.Boolean(), nullable=True),
        sa.Column("last_click", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_seats_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_seats")),
        sa.UniqueConstraint("game_id", "character", name=op.f("uq_seats_game_id_character")),
        sa.UniqueConstraint("game_id", "user_id", name=op.f("uq_seats_game_id_user_id")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_user_id"), ["user_id"], unique=False)
