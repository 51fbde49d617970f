"""Tables of Duck Pool, to be drawn."""

import pytest

from tests.support.render.tables import tables_of

TABLES = tables_of({"pool"})
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
