"""Tables of Duck Tow, to be drawn."""

import pytest

from tests.support.render.tables import tables_of

TABLES = tables_of({"tow"})
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
