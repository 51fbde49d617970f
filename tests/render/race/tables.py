"""Every kind of race that is drawn and told."""

import pytest

from tests.render.tables import tables_of

TABLES = tables_of({"race"})
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
