"""Energy and culture: taken, paid, lost, robbed; ACQ-3: what exceeds a track is lost."""

from rules.galaxies.atoms import Res
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Cause, Gained, Lost, Paid, Stolen
from rules.galaxies.mat import RES_MAX, Mat
from rules.galaxies.state import ROGUE
from rules.kernel.seat import Seat


def most_of(table: Table, seat: Seat) -> int:
    """Tell how much of a resource somebody can have (SOL-11 for the Rogue)."""
    is_rogue = table.setup.players == 1 and seat == ROGUE
    return table.setup.rogue_max if is_rogue else RES_MAX


def has(mat: Mat) -> tuple[int, int]:
    """Give energy and culture of a mat."""
    return mat.energy, mat.culture


def of(mat: Mat, res: Res) -> int:
    """Tell how much somebody has of a resource, of both together for `any`."""
    if res is Res.E:
        return mat.energy
    return mat.culture if res is Res.C else mat.energy + mat.culture


def amounts(res: Res, number: int) -> tuple[int, int]:
    """Give energy and culture of an amount that leaves no choice."""
    return (0 if res is Res.C else number), (0 if res is Res.E else number)


def mixes(number: int, energy: int, culture: int) -> list[tuple[int, int]]:
    """List the ways to take so many out of what is there, most energy first."""
    return [
        (part, number - part)
        for part in range(min(number, energy), -1, -1)
        if number - part <= culture
    ]


def gain(draft: Draft, seat: Seat, energy: int, culture: int, cause: Cause) -> None:
    """Give somebody resources, as far as there is room."""
    kept, wasted = _add(draft, seat, energy, culture)
    draft.tell(Gained(seat, *kept, wasted, has(draft.mats[seat]), cause))


def pay(draft: Draft, seat: Seat, energy: int, culture: int, cause: Cause) -> None:
    """Take a price for the supply."""
    mat = _take(draft, seat, energy, culture)
    draft.tell(Paid(seat, energy, culture, has(mat), cause))


def lose(draft: Draft, seat: Seat, energy: int, culture: int, cause: Cause) -> None:
    """Take resources for nothing; with nothing to take nothing happens."""
    if energy or culture:
        mat = _take(draft, seat, energy, culture)
        draft.tell(Lost(seat, energy, culture, has(mat), cause))


def hand_over(
    draft: Draft, victim: Seat, seat: Seat, amount: tuple[int, int], cause: Cause
) -> None:
    """Let resources go from one to another; what the taker has no room for is lost."""
    mat = _take(draft, victim, *amount)
    _, wasted = _add(draft, seat, *amount)
    draft.tell(Stolen(seat, victim, *amount, wasted, has(draft.mats[seat]), has(mat), cause))


def _take(draft: Draft, seat: Seat, energy: int, culture: int) -> Mat:
    mat = draft.mats[seat]
    return draft.change_mat(seat, energy=mat.energy - energy, culture=mat.culture - culture)


def _add(
    draft: Draft, seat: Seat, energy: int, culture: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Give what was kept and what found no room."""
    mat, most = draft.mats[seat], most_of(draft, seat)
    kept = min(energy, most - mat.energy), min(culture, most - mat.culture)
    draft.change_mat(seat, energy=mat.energy + kept[0], culture=mat.culture + kept[1])
    return kept, (energy - kept[0], culture - kept[1])
