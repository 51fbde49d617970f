"""${message}."""

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision).replace("'", '"')}
down_revision = ${repr(down_revision).replace("'", '"')}


def upgrade() -> None:
    ${upgrades if upgrades else "pass"}
