"""New tables: by a plan, or for people who want to play again."""

from uuid import uuid4

from edenia_tui.host.hub.codes import OF_TABLES, fresh_code
from edenia_tui.host.hub.facts import about
from edenia_tui.host.hub.house import House
from edenia_tui.host.hub.notes import Sat, write_note
from edenia_tui.host.hub.plan import Plan, write_plan
from edenia_tui.host.hub.seats import opening_lines
from edenia_tui.host.hub.standing import Owner, Standing
from edenia_tui.host.hub.table import Table
from edenia_tui.storage.shared.tables import CodeTaken, NewTable, TableRow


async def open_table(house: House, plan: Plan, lines: tuple[str, ...] = ()) -> TableRow:
    """Keep a new table with its first lines, under a code that nobody has.

    Raises:
        SaveError: it could not be kept.
    """
    standing = Standing()
    for line in lines:
        standing = standing.after(line)
    while True:
        code = fresh_code(OF_TABLES)
        table = NewTable(uuid4().hex, code, write_plan(plan), about(plan, standing))
        try:
            await house.store.tables.create(table, lines)
        except CodeTaken:
            continue
        return await house.store.tables.row(table.name)


async def open_again(house: House, table: Table) -> TableRow:
    """Begin another game with the same people on the same seats, whether they resigned or not."""
    owners: tuple[Owner, ...] = table.standing.owners
    notes = (write_note(Sat(one.seat, one.account, one.name)) for one in owners)
    lines = (*notes, *opening_lines(table, owners))
    return await open_table(house, table.plan, lines)
