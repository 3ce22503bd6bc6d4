"""ACQ-1 to ACQ-4: what ships yield."""

from rules.galaxies.atoms import Res
from rules.galaxies.cards import PilotCard, Skill
from rules.galaxies.draft import Table
from rules.galaxies.ships import Spot, Where
from rules.kernel.seat import Seat


def yielded(table: Table, seat: Seat, res: Res) -> int:
    """Count what an energy or culture die gives somebody."""
    mat = table.mats[seat]
    total = sum([_by_place(table, spot, res) for spot in mat.ships])
    for one in mat.fleet:
        total += _by_pilot(table, one.spot, res, table.setup.content.pilots[one.pilots[-1]])
    return total


def _by_place(table: Table, spot: Spot, res: Res) -> int:
    """ACQ-1, ACQ-2 and BLK-3: tell what an ordinary ship yields; DNG-2: nothing on a danger track."""
    where = spot.where
    if where is Where.HOME:
        return int(res is Res.E)
    if where is Where.BLACK:
        return int(res is Res.C)
    if where is Where.ORBIT or where is Where.SURFACE:
        planet = table.setup.content.planets[spot.card]
        return int(planet.energy if res is Res.E else planet.culture)
    return 0


def _by_pilot(table: Table, spot: Spot, res: Res, pilot: PilotCard) -> int:
    """PAT-1: `double` and `sense`."""
    number = _by_place(table, spot, res)
    if pilot.res is not res:
        return number
    if pilot.skill is Skill.DOUBLE:
        return 2 * number
    if pilot.skill is Skill.SENSE and spot.where in (Where.ORBIT, Where.SURFACE):
        return 1
    return number
