"""Every kind of race that is drawn and told."""

from tests.support.render.tables import at_each, tables_of

TABLES = tables_of({"race"})
every_table = at_each(TABLES)
