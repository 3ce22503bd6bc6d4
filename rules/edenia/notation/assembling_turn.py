"""The turn of a position, and the sheep on its way: who plays, what is asked, how far a move has got."""

from rules.edenia.galaxy import ARRIDIS, WAYS, Face, Side, Spot
from rules.edenia.geometry import (
    cell_of,
    ends_of,
    path_of,
    side_of,
    step_along,
    track_at,
    travelled,
)
from rules.edenia.notation.names import cell_name
from rules.edenia.notation.sheet import Sheet, TurnEntry
from rules.edenia.places import sheep_of
from rules.edenia.slips import Slip
from rules.edenia.state import COLOURS, Ask, Turn, Walk
from rules.kernel.lines import Word
from rules.kernel.seat import Seat
from rules.kernel.slips import Slip as CommonSlip


def first_seat(sheet: Sheet, count: int) -> Seat:
    """Tell who began: red unless it is written."""
    if sheet.first is None:
        return Seat(0)
    word, first = sheet.first
    if first >= count:
        word.fail(CommonSlip.NOBODY_PLAYS, key="first", seat=COLOURS[first])
    return first


def turn_entry(sheet: Sheet, count: int) -> TurnEntry:
    """Give the line of the turn, or what goes without saying."""
    turn = sheet.turn or TurnEntry(sheet.last, first_seat(sheet, count))
    if turn.seat >= count:
        turn.word.fail(CommonSlip.NOBODY_PLAYS, key="turn", seat=COLOURS[turn.seat])
    if sheet.over is not None:
        turn.ask = Ask.OVER
        word, outcome = sheet.over
        if outcome.winners[-1] >= count:
            word.fail(Slip.WINNER_PLAYS_NOT)
    return turn


def assemble_turn(entry: TurnEntry) -> Turn:
    """Make a turn of its line."""
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


def assemble_walk(sheet: Sheet, tiles: tuple[Face, ...]) -> Walk | None:
    """Make a walk of its line, on the tracks of the tiles that lie there."""
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
        word.fail(Slip.NOT_THERE, thing="tracks", cell=cell_name(cell))
    track = track_at(face, cell, side_of(spot), path_of(spot))
    if toward not in ends_of(face, track):
        word.fail(Slip.TRACK_END)
    return track
