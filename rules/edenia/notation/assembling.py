"""Positions from text, second half: a sheet becomes a state, with defaults for what it leaves out.

Rule of the file: whatever does not fit together is said with the line it stands on.
"""

from collections import Counter
from collections.abc import Sequence

from rules.edenia.box import Box
from rules.edenia.declaring import declare
from rules.edenia.galaxy import (
    CELLS,
    KIND,
    RELAY,
    TILES,
    Cell,
    Face,
    Kind,
)
from rules.edenia.notation import vocabulary
from rules.edenia.notation.assembling_turn import (
    assemble_turn,
    assemble_walk,
    first_seat,
    turn_entry,
)
from rules.edenia.notation.checking import check_turn
from rules.edenia.notation.counting import check_tokens
from rules.edenia.notation.grouping import count
from rules.edenia.notation.lining_up import line_up
from rules.edenia.notation.names import cell_name
from rules.edenia.notation.sheet import PlayerEntry, Sheet
from rules.edenia.notation.writing import HIDDEN
from rules.edenia.opening import EMPTY_GALAXY, MIN_PLAYERS
from rules.edenia.pool import in_order
from rules.edenia.slips import Slip
from rules.edenia.state import (
    COLOURS,
    FLAGS,
    Deck,
    Dwarf,
    Edition,
    Planet,
    Player,
    Rules,
    State,
    Token,
)
from rules.edenia.tokens import DWARF_ARTEFACTS, HABITABLE_CLOVERS
from rules.kernel.seat import Seat
from rules.kernel.slips import Slip as CommonSlip


def assemble(sheet: Sheet, box: Box) -> State:
    """Make a state of the pieces of a box; a victory that stands on the table is declared."""
    rules = Rules(
        Edition.EN if "en" in sheet.rules else Edition.FR,
        law42="no-42" not in sheet.rules,
        lambs="little-lambs" in sheet.rules,
        five_passes="five-passes" in sheet.rules,
    )
    tiles = tuple(_face(sheet, cell) for cell in CELLS)
    rim = tuple(sheet.rim[n].text if n in sheet.rim else side for n, side in enumerate(box.rim))
    seated = _player_count(sheet)
    entries = [sheet.players.get(Seat(n), PlayerEntry(sheet.last)) for n in range(seated)]
    planets = _planets(sheet, tiles, seated)
    players = tuple(_player(Seat(n), entry, planets) for n, entry in enumerate(entries))
    artefacts = _artefacts(sheet, rules, box)
    turn = turn_entry(sheet, seated)
    state = State(
        rules=rules,
        artefacts=artefacts,
        tiles=tiles,
        rim=rim,
        deck=_deck(sheet, tiles, box),
        flock=line_up(sheet, entries, tiles),
        planets=planets,
        dwarfs=_dwarfs(sheet, tiles, players, artefacts),
        sabotaged=_sabotaged(sheet, tiles),
        clovers=_clovers(sheet, box, rim, planets, entries),
        sabotages=_sabotages(sheet, box),
        trifoliums=_trifoliums(sheet, box, entries),
        players=players,
        first=first_seat(sheet, seated),
        active=turn.seat,
        round=sheet.round,
        turn=assemble_turn(turn),
        walk=assemble_walk(sheet, tiles),
        outcome=sheet.over[1] if sheet.over else None,
    )
    check_tokens(sheet, entries, state)
    check_turn(turn.word, state)
    return declare(state)


def _face(sheet: Sheet, cell: Cell) -> Face:
    expected = EMPTY_GALAXY[cell]
    word = sheet.faces.get(cell)
    if word is None:
        return expected
    face = vocabulary.face(word)
    fixed = {Kind.ARRIDIS, Kind.HOLE, Kind.EDENIA}
    if face != expected and fixed & {KIND[expected], KIND[face]}:
        word.fail(Slip.FIXED, cell=cell_name(cell), wanted=expected)
    return face


def _player_count(sheet: Sheet) -> int:
    """As many as the last colour that has a line, two at least."""
    return max((MIN_PLAYERS, *(seat + 1 for seat in sheet.players)))


def _player(seat: Seat, entry: PlayerEntry, planets: tuple[Planet, ...]) -> Player:
    raised = sum(planet.flag == seat for planet in planets)
    flags = FLAGS - raised if entry.flags is None else entry.flags
    if flags + raised != FLAGS or flags < 0:
        entry.word.fail(Slip.FLAGS, number=flags, raised=raised, all=FLAGS)
    hidden = sorted(
        (None if word.text == HIDDEN else vocabulary.artefact_name(word) for word in entry.hidden),
        key=str,
    )
    played = tuple(vocabulary.artefact_name(word) for word in entry.played)
    return Player(entry.clovers, flags, entry.trifoliums, tuple(hidden), played)


def _artefacts(sheet: Sheet, rules: Rules, box: Box) -> tuple[str, ...]:
    if sheet.artefacts is None:
        return () if rules.lambs else box.artefacts
    if rules.lambs and sheet.artefacts:
        sheet.artefacts[0].fail(Slip.LAMBS_ARTEFACTS)
    return tuple(sorted(vocabulary.artefact_name(word) for word in sheet.artefacts))


def _planets(sheet: Sheet, tiles: tuple[Face, ...], count: int) -> tuple[Planet, ...]:
    for cell, (word, planet) in sheet.planets.items():
        if KIND[tiles[cell]] is not Kind.PLANET:
            word.fail(Slip.NOT_THERE, thing="planet", cell=cell_name(cell))
        if planet.flag is not None and planet.flag >= count:
            word.fail(CommonSlip.NOBODY_PLAYS, key="planet", seat=COLOURS[planet.flag])
        if planet.flag is not None and "little-lambs" in sheet.rules:
            word.fail(Slip.LAMBS_FLAGS)
    return tuple(
        sheet.planets[cell][1] if cell in sheet.planets else Planet(cell, HABITABLE_CLOVERS)
        for cell in CELLS
        if KIND[tiles[cell]] is Kind.PLANET
    )


def _dwarfs(
    sheet: Sheet, tiles: tuple[Face, ...], players: tuple[Player, ...], artefacts: tuple[str, ...]
) -> tuple[Dwarf, ...]:
    """DWA-1: two unseen artefacts where nothing is said, as long as there are any."""
    for cell, (word, _) in sheet.dwarfs.items():
        if KIND[tiles[cell]] is not Kind.DWARF:
            word.fail(Slip.NOT_THERE, thing="dwarf", cell=cell_name(cell))
    left = len(artefacts) - sum(len(player.hidden) + len(player.played) for player in players)
    left -= sum(len(dwarf.tokens) for _, dwarf in sheet.dwarfs.values())
    dwarfs: list[Dwarf] = []
    for cell in CELLS:
        if KIND[tiles[cell]] is Kind.DWARF:
            said = sheet.dwarfs.get(cell)
            tokens = said[1].tokens if said else _unseen(min(DWARF_ARTEFACTS, max(left, 0)))
            left -= 0 if said else len(tokens)
            dwarfs.append(Dwarf(cell, in_order(tokens)))
    return tuple(dwarfs)


def _unseen(number: int) -> tuple[Token, ...]:
    return (Token(),) * number


def _sabotaged(sheet: Sheet, tiles: tuple[Face, ...]) -> tuple[Cell, ...]:
    for cell, word in sheet.pads.items():
        if KIND[tiles[cell]] is not Kind.PAD:
            word.fail(Slip.NOT_THERE, thing="pad", cell=cell_name(cell))
    return tuple(sorted(sheet.pads))


def _clovers(
    sheet: Sheet,
    box: Box,
    rim: tuple[str, ...],
    planets: tuple[Planet, ...],
    entries: Sequence[PlayerEntry],
) -> int:
    """SET-1: the supply has what is nowhere else."""
    if sheet.clovers is not None:
        return count(sheet.clovers)
    elsewhere = sum(side.count(RELAY) for side in rim)
    elsewhere += sum(planet.clovers for planet in planets)
    elsewhere += sum(entry.clovers for entry in entries)
    if elsewhere > box.clovers:
        richest = max(entries, key=lambda entry: entry.clovers)
        richest.word.fail(
            Slip.BOX_CLOVERS, number=elsewhere, box=box.clovers, how="supply clovers 5"
        )
    return box.clovers - elsewhere


def _sabotages(sheet: Sheet, box: Box) -> int:
    if sheet.sabotages is not None:
        return count(sheet.sabotages)
    return max(0, box.sabotages - len(sheet.pads))


def _trifoliums(sheet: Sheet, box: Box, entries: Sequence[PlayerEntry]) -> tuple[int, ...]:
    """Without a word about it: those of the box that nobody has."""
    if sheet.trifoliums is not None:
        return sheet.trifoliums
    left = Counter(box.trifoliums_for(len(entries)))
    for entry in entries:
        for value in entry.trifoliums:
            left[value] -= 1
            if left[value] < 0:
                entry.word.fail(Slip.BOX_TRIFOLIUMS, value=value, how="supply trifoliums 12 11 10")
    return tuple(sorted((+left).elements(), reverse=True))


def _deck(sheet: Sheet, tiles: tuple[Face, ...], box: Box) -> Deck | None:
    """Without a word about it: the box without what lies on the table; not our tiles: unknown."""
    if sheet.deck_unknown:
        return None
    if sheet.deck is not None:
        return tuple(tuple(sorted(vocabulary.tile(word) for word in layer)) for layer in sheet.deck)
    drawn = sheet.turn.drawn if sheet.turn else ()
    laid = Counter(face for face in (*tiles, *drawn) if face in TILES)
    layers: list[tuple[Face, ...]] = []
    for layer in (box.starters, box.tiles):
        left = Counter(layer)
        left.subtract({face: min(number, left[face]) for face, number in laid.items()})
        laid -= Counter(layer)
        layers.append(tuple(sorted((+left).elements())))
    return None if laid else tuple(layer for layer in layers if layer)
