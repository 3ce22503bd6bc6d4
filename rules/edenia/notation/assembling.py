"""Positions from text, second half: a sheet becomes a state, with defaults for what it leaves out.

Rule of the file: whatever does not fit together is said with the line it stands on.
"""

from collections import Counter

from rules.edenia.box import Box
from rules.edenia.declaring import declare
from rules.edenia.galaxy import (
    ARRIDIS,
    CELLS,
    KIND,
    RELAY,
    TILES,
    WAYS,
    Cell,
    Face,
    Kind,
    Side,
    Spot,
)
from rules.edenia.geometry import (
    cell_of,
    ends_of,
    path_of,
    side_of,
    step_along,
    track_at,
    travelled,
)
from rules.edenia.notation import vocabulary
from rules.edenia.notation.checking import what_is_wrong
from rules.edenia.notation.counting import check_tokens
from rules.edenia.notation.lining_up import line_up
from rules.edenia.notation.names import cell_name
from rules.edenia.notation.sheet import PlayerEntry, Sheet, TurnEntry
from rules.edenia.notation.writing import HIDDEN
from rules.edenia.opening import EMPTY_GALAXY, MIN_PLAYERS
from rules.edenia.places import sheep_of
from rules.edenia.pool import in_order
from rules.edenia.state import (
    COLOURS,
    FLAGS,
    Ask,
    Deck,
    Dwarf,
    Edition,
    Planet,
    Player,
    Rules,
    State,
    Token,
    Turn,
    Walk,
)
from rules.edenia.tokens import DWARF_ARTEFACTS, HABITABLE_CLOVERS
from rules.kernel.lines import Word
from rules.kernel.seat import Seat


def assemble(sheet: Sheet, box: Box) -> State:
    """Make a state of the pieces of a box; a victory that stands on the table is declared."""
    rules = Rules(
        Edition.EN if "en" in sheet.rules else Edition.FR,
        law42="no-42" not in sheet.rules,
        lambs="little-lambs" in sheet.rules,
    )
    tiles = tuple(_face(sheet, cell) for cell in CELLS)
    rim = tuple(sheet.rim[n].text if n in sheet.rim else side for n, side in enumerate(box.rim))
    count = _player_count(sheet)
    entries = [sheet.players.get(Seat(n), PlayerEntry(sheet.last)) for n in range(count)]
    planets = _planets(sheet, tiles, count)
    players = tuple(_player(Seat(n), entry, planets) for n, entry in enumerate(entries))
    artefacts = _artefacts(sheet, rules, box)
    turn = _turn(sheet, count)
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
        clovers=_clovers(sheet, box, rim, planets, players),
        sabotages=_sabotages(sheet, box),
        trifoliums=_trifoliums(sheet, box, players),
        players=players,
        first=_first(sheet, count),
        active=turn.seat,
        round=sheet.round,
        turn=_freeze(turn),
        walk=_walk(sheet, tiles),
        outcome=sheet.over[1] if sheet.over else None,
    )
    check_tokens(sheet, entries, state)
    wrong = what_is_wrong(state)
    if wrong is not None:
        turn.word.fail(wrong)
    return declare(state)


def _face(sheet: Sheet, cell: Cell) -> Face:
    expected = EMPTY_GALAXY[cell]
    word = sheet.faces.get(cell)
    if word is None:
        return expected
    face = vocabulary.face(word)
    fixed = {Kind.ARRIDIS, Kind.HOLE, Kind.EDENIA}
    if face != expected and fixed & {KIND[expected], KIND[face]}:
        word.fail(f"{cell_name(cell)}: expected {expected}, found {word.text}")
    return face


def _player_count(sheet: Sheet) -> int:
    """As many as the last colour that has a line, two at least."""
    return max((MIN_PLAYERS, *(seat + 1 for seat in sheet.players)))


def _first(sheet: Sheet, count: int) -> Seat:
    if sheet.first is None:
        return Seat(0)
    word, first = sheet.first
    if first >= count:
        word.fail(f"first: nobody plays {COLOURS[first]}")
    return first


def _turn(sheet: Sheet, count: int) -> TurnEntry:
    turn = sheet.turn or TurnEntry(sheet.last, _first(sheet, count))
    if turn.seat >= count:
        turn.word.fail(f"turn: nobody plays {COLOURS[turn.seat]}; give {COLOURS[turn.seat]} a line")
    if sheet.over is not None:
        turn.ask = Ask.OVER
        word, outcome = sheet.over
        if outcome.winners[-1] >= count:
            word.fail("over: a winner does not play")
    return turn


def _freeze(entry: TurnEntry) -> Turn:
    return Turn(
        ask=entry.ask,
        sheep=None if entry.sheep is None else sheep_of(entry.seat, entry.sheep),
        moved="moved" in entry.words or entry.ask is Ask.AFTER,
        played="played" in entry.words,
        engines=entry.engines,
        r2m2="r2m2" in entry.words,
        ported="ported" in entry.words,
        again="again" in entry.words,
        drawn=entry.drawn,
    )


def _walk(sheet: Sheet, tiles: tuple[Face, ...]) -> Walk | None:
    walk = sheet.walk
    if walk is None:
        return None
    home = cell_of(walk.spot) == ARRIDIS
    spot = walk.spot if home else _track(walk.word, walk.spot, walk.toward, tiles)
    trail = []
    for word, step in walk.trail:
        at, toward = travelled(step)
        trail.append(step_along(_track(word, at, toward, tiles), toward))
    return Walk(
        spot,
        walk.toward,
        walk.ahead,
        walk.explored,
        walk.passes,
        tuple(trail),
        walk.exit,
    )


def _track(word: Word, spot: Spot, toward: Side, tiles: tuple[Face, ...]) -> Spot:
    """Call a track by the side that names it, whichever side was written; check its end."""
    cell = cell_of(spot)
    face = tiles[cell]
    if face not in WAYS:
        word.fail(f"no tile with tracks lies at {cell_name(cell)}")
    track = track_at(face, cell, side_of(spot), path_of(spot))
    if toward not in ends_of(face, track):
        word.fail("that is no end of the track")
    return track


def _player(seat: Seat, entry: PlayerEntry, planets: tuple[Planet, ...]) -> Player:
    raised = sum(planet.flag == seat for planet in planets)
    flags = FLAGS - raised if entry.flags is None else entry.flags
    if flags + raised != FLAGS or flags < 0:
        entry.word.fail(
            f"{entry.word.text}: {flags} flags in hand and {raised} on planets do not make {FLAGS}"
        )
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
        sheet.artefacts[0].fail("little lambs play without artefacts")
    return tuple(sorted(vocabulary.artefact_name(word) for word in sheet.artefacts))


def _planets(sheet: Sheet, tiles: tuple[Face, ...], count: int) -> tuple[Planet, ...]:
    for cell, (word, planet) in sheet.planets.items():
        if KIND[tiles[cell]] is not Kind.PLANET:
            word.fail(f"no habitable planet lies at {cell_name(cell)}")
        if planet.flag is not None and planet.flag >= count:
            word.fail(f"nobody plays {COLOURS[planet.flag]}")
        if planet.flag is not None and "little-lambs" in sheet.rules:
            word.fail("little lambs raise no flags")
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
            word.fail(f"no dwarf planet lies at {cell_name(cell)}")
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
            word.fail(f"no pad lies at {cell_name(cell)}")
    return tuple(sorted(sheet.pads))


def _clovers(
    sheet: Sheet,
    box: Box,
    rim: tuple[str, ...],
    planets: tuple[Planet, ...],
    players: tuple[Player, ...],
) -> int:
    """SET-1: the supply has what is nowhere else."""
    if sheet.clovers is not None:
        return sheet.clovers.number()
    elsewhere = sum(side.count(RELAY) for side in rim)
    elsewhere += sum(planet.clovers for planet in planets)
    elsewhere += sum(player.clovers for player in players)
    if elsewhere > box.clovers:
        sheet.last.fail(f"{elsewhere} clovers on the table, but the box has {box.clovers}")
    return box.clovers - elsewhere


def _sabotages(sheet: Sheet, box: Box) -> int:
    if sheet.sabotages is not None:
        return sheet.sabotages.number()
    return max(0, box.sabotages - len(sheet.pads))


def _trifoliums(sheet: Sheet, box: Box, players: tuple[Player, ...]) -> tuple[int, ...]:
    if sheet.trifoliums is not None:
        return sheet.trifoliums
    left = Counter(box.trifoliums_for(len(players)))
    for player in players:
        left.subtract(player.trifoliums)
    if min(left.values()) < 0:
        sheet.last.fail("the box has no such Trifoliums: say what is left, supply trifoliums ...")
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
