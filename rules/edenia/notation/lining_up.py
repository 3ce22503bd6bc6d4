"""Putting the sheep of a position on their tracks, in the order that was written."""

from collections.abc import Sequence

from rules.edenia.galaxy import GOAL, HOME, HUB, KIND, WAYS, Face, Kind, Sheep, Spot
from rules.edenia.geometry import cell_of, hub_of, path_of, port_of, side_of, track_at
from rules.edenia.notation.names import HUB_NAMES, cell_name, track_name
from rules.edenia.notation.sheet import PlayerEntry, SheepEntry, Sheet
from rules.edenia.notation.writing import WALKING
from rules.edenia.places import sheep_of
from rules.edenia.slips import Slip
from rules.edenia.state import FLOCK_SIZE, Line
from rules.kernel.seat import Seat

_Standing = dict[Spot, list[tuple[SheepEntry, Sheep]]]


def line_up(
    sheet: Sheet, entries: Sequence[PlayerEntry], tiles: tuple[Face, ...]
) -> tuple[Line, ...]:
    """Make lines of what the players' entries say; sheep that are not mentioned are on Arridis."""
    standing: _Standing = {}
    for index, entry in enumerate(entries):
        home = [SheepEntry(entry.word, "arridis")] * (FLOCK_SIZE - len(entry.sheep))
        for number, said in enumerate([*entry.sheep, *home], 1):
            if said.place != WALKING:
                standing.setdefault(_spot(said, tiles), []).append(
                    (said, sheep_of(Seat(index), number))
                )
            elif sheet.walk is None or _walker(sheet) != sheep_of(Seat(index), number):
                said.word.fail(Slip.WALKING)
    return tuple((spot, _line(spot, standing[spot], tiles)) for spot in sorted(standing))


def _walker(sheet: Sheet) -> Sheep | None:
    turn = sheet.turn
    return None if turn is None or turn.sheep is None else sheep_of(turn.seat, turn.sheep)


def _spot(said: SheepEntry, tiles: tuple[Face, ...]) -> Spot:
    if said.place == "arridis":
        return HOME
    if said.place == "edenia":
        return GOAL
    face = tiles[said.cell]
    if said.place == "hub":
        if KIND[face] not in (Kind.PLANET, Kind.DWARF, Kind.PAD):
            said.word.fail(Slip.NO_HUB, cell=cell_name(said.cell))
        if said.hub not in ("", HUB_NAMES[KIND[face]]):
            hub = HUB_NAMES[KIND[face]]
            said.word.fail(Slip.OTHER_HUB, cell=cell_name(said.cell), hub=hub, said=said.hub)
        return hub_of(said.cell)
    if face not in WAYS:
        said.word.fail(Slip.NOT_THERE, thing="tracks", cell=cell_name(said.cell))
    return track_at(face, said.cell, side_of(said.port), path_of(said.port))


def _line(
    spot: Spot, said: list[tuple[SheepEntry, Sheep]], tiles: tuple[Face, ...]
) -> tuple[Sheep, ...]:
    if spot >= HUB:
        _check_room(spot, said, tiles)
        return tuple(sorted(sheep for _, sheep in said))
    if len(said) == 1 and said[0][0].rank in (None, 1):
        return (said[0][1],)
    places: dict[int, Sheep] = {}
    for entry, sheep in said:
        if entry.rank is None:
            entry.word.fail(Slip.PLACE_IN_LINE, track=track_name(spot))
        from_named_end = entry.port == port_of(spot)
        places[entry.rank - 1 if from_named_end else len(said) - entry.rank] = sheep
    if sorted(places) != list(range(len(said))):
        last = said[-1][0].word
        last.fail(Slip.PLACES_IN_LINE, track=track_name(spot), number=len(said))
    return tuple(places[index] for index in range(len(said)))


def _check_room(spot: Spot, said: list[tuple[SheepEntry, Sheep]], tiles: tuple[Face, ...]) -> None:
    """DWA-2 and LEAP-4: one sheep on a dwarf planet or pad."""
    if KIND[tiles[cell_of(spot)]] in (Kind.DWARF, Kind.PAD) and len(said) > 1:
        said[1][0].word.fail(Slip.ROOM_FOR_ONE)
