"""What Alembic runs: every migration that the database hasn't seen, on the connection it's given."""

from typing import Literal

from alembic import context
from alembic.autogenerate.api import AutogenContext
from sqlalchemy.types import TypeDecorator

from data.store.models import Row


def plain(kind: str, item: object, _: AutogenContext) -> str | Literal[False]:
    """Write our own column types as what they are in the database, so that old migrations never change."""
    return f"sa.{item.impl_instance!r}" if kind == "type" and isinstance(item, TypeDecorator) else False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Row.metadata,
    render_item=plain,
    render_as_batch=True,  # SQLite changes a table by making a new one
)
with context.begin_transaction():
    context.run_migrations()
