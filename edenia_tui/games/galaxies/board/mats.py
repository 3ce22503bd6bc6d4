"""The galaxies of all players in aligned columns: points, level, resources, ships at home, colonies."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.inks import SEAT_INKS, Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.block import Block
from edenia_tui.games.galaxies.board.details import put_details
from edenia_tui.games.galaxies.board.marks import Site, Sort
from edenia_tui.games.galaxies.board.scene import Scene
from edenia_tui.games.galaxies.board.signs import CULTURE_INK, ENERGY_INK
from edenia_tui.games.galaxies.board.track import ink_of
from edenia_tui.games.galaxies.words.nouns import is_rogue
from rules.galaxies.events import Scored
from rules.galaxies.points import points_of
from rules.galaxies.questions import asked
from rules.galaxies.resources import most_of
from rules.galaxies.scoring import score_all
from rules.galaxies.ships import HOME
from rules.galaxies.state import END_POINTS
from rules.kernel.seat import Seat


class Columns(NamedTuple):
    """Where everything stands in a row."""

    name: int
    """How many columns a name has."""
    points: int
    bar: int
    """Where the bar of points begins; 0 for none."""
    level: int
    energy: int
    culture: int
    home: int
    colonies: int
    cards: int


NARROW: Final = Columns(7, 11, 0, 17, 21, 31, 40, 46, 48)
WIDE: Final = Columns(10, 14, 17, 40, 44, 54, 64, 71, 75)


def draw_mats(scene: Scene, columns: int, at: Columns, *, in_full: bool) -> Block:
    """Draw a row for each player, and for the Rogue; in full a second one for what has a name."""
    seats = [Seat(index) for index in range(len(scene.view.mats))]
    height = 2 if in_full else 1
    sheet, sites = Sheet(columns, height * len(seats)), dict[Site, Region]()
    is_counted = scene.view.outcome is not None and not scene.view.is_solo()
    scored = {one.seat: one for one in score_all(scene.view)} if is_counted else {}
    for seat in seats:
        y = height * seat
        _Row(sheet, scene, seat, y).put(at, scored.get(seat))
        if in_full:
            put_details(sheet, Region(3, y + 1, columns - 3, 1), scene, seat)
        sites[Site(Sort.MAT, seat)] = Region(0, y, columns, height)
    return Block(sheet.finish(), sites)


class _Row:
    """One galaxy in a row."""

    def __init__(self, sheet: Sheet, scene: Scene, seat: Seat, y: int) -> None:
        self._sheet = sheet
        self._scene = scene
        self._seat = seat
        self._y = y
        self._before = scene.view.mats[seat]
        self._after = scene.after.mats[seat]

    def put(self, at: Columns, scored: Scored | None) -> None:
        """Write everything that is counted; at the end the points that come last."""
        scene, signs, before, after = self._scene, self._scene.signs, self._before, self._after
        self._put_name(at.name)
        self._put_points(at)
        level = scene.names.say("screen-level", level=before.level)
        is_rising = after.level != before.level
        if is_rising:
            level = f"{before.level}{signs.into}{after.level}"
        self._write(at.level, level, inks.ROUTE if is_rising else inks.TEXT)
        most = most_of(scene.view, self._seat)
        self._put_store(at.energy, signs.energy, (before.energy, after.energy, most), ENERGY_INK)
        self._put_store(
            at.culture, signs.culture, (before.culture, after.culture, most), CULTURE_INK
        )
        if scored is not None:
            self._put_end(at.home, scored)
            return
        self._put_home(at.home, at.colonies - at.home - 1)
        self._put_count(at.colonies, signs.symbol, len(before.colonies), len(after.colonies))
        if scene.view.setup.expansion and not is_rogue(scene.view, self._seat):
            self._put_count(at.cards, signs.card, len(before.found), len(after.found))

    def _put_end(self, x: int, scored: Scored) -> None:
        """END-3: add the mission and the badges, and write the total."""
        prizes = sum(scored.prizes)
        told = f"+{scored.mission}" + (f"+{prizes}" if prizes else "")
        self._write(x, told, inks.TEXT)
        total = f"={scored.total}"
        self._write(x + 6, total, inks.WON if self._has_won() else inks.TEXT)

    def _has_won(self) -> bool:
        """SOL-17: where nobody at the table has won, the Rogue has."""
        outcome, seat = self._scene.view.outcome, self._seat
        if outcome is None:
            return False
        return seat in outcome.winners or (not outcome.winners and is_rogue(self._scene.view, seat))

    def _write(self, x: int, text: str, ink: Ink) -> None:
        self._sheet.put(x, self._y, text, ink)

    def _put_name(self, width: int) -> None:
        scene, seat = self._scene, self._seat
        is_meant, has_won = scene.is_meant(Site(Sort.MAT, seat)), self._has_won()
        mark = scene.signs.turn if seat == asked(scene.view) else " "
        pointed, ink = is_meant or has_won, inks.ROUTE if is_meant else inks.TEXT
        self._write(0, scene.signs.pointed if pointed else mark, ink)
        called = f"{scene.names.letters[seat]} {scene.names.players[seat][:width]}"
        self._write(1, called, ink if is_meant else inks.WON if has_won else SEAT_INKS[seat])

    def _put_points(self, at: Columns) -> None:
        """END-1: points on the way to 21, with those of a choice."""
        scene = self._scene
        points, then = points_of(scene.view, self._seat), points_of(scene.after, self._seat)
        gained = then - points
        if at.bar:
            self._write(at.points, f"{then:2}", inks.ROUTE if gained else inks.TEXT)
            self._put_bar(at.bar, (points, then, END_POINTS), inks.TEXT)
        elif gained:
            self._write(at.points, f"{points:2}{gained:+}", inks.ROUTE)
        else:
            self._write(at.points, f"{points:2}/{END_POINTS}", inks.TEXT)

    def _put_store(self, x: int, sign: str, counts: tuple[int, int, int], ink: Ink) -> None:
        before, after, _ = counts
        self._write(x, sign, ink)
        self._write(x + 1, str(after), inks.ROUTE if before != after else inks.TEXT)
        self._put_bar(x + 2, counts, ink)

    def _put_bar(self, x: int, counts: tuple[int, int, int], ink: Ink) -> None:
        """Draw what there is, what comes and what goes, and what has room."""
        before, after, most = (min(one, counts[2]) for one in counts)
        kept = min(before, after)
        signs = self._scene.signs
        self._write(x, signs.full * kept, ink)
        self._write(x + kept, "+" * (after - kept) + "-" * (before - kept), inks.ROUTE)
        used = max(before, after)
        self._write(x + used, signs.empty * (most - used), inks.DIM)

    def _put_home(self, x: int, width: int) -> None:
        """Draw the ships at home by their letters, advanced ones as small letters."""
        self._write(x, self._scene.signs.home, inks.DIM)
        for right, (letter, ink) in enumerate([*self._at_home()][: width - 1], 1):
            self._write(x + right, letter, ink)

    def _at_home(self) -> Iterator[tuple[str, Ink]]:
        for ship in self._scene.ships:
            if ship.piece.seat == self._seat and ship.piece.spot == HOME:
                yield ship.letter, ink_of(ship)

    def _put_count(self, x: int, sign: str, before: int, after: int) -> None:
        is_other = before != after
        self._write(x, f"{sign}{after}", inks.ROUTE if is_other else inks.TEXT)


def heading(scene: Scene, at: Columns) -> Sequence[tuple[int, str]]:
    """Name the columns, each with where it begins; before them the round."""
    say, view = scene.names.say, scene.view
    is_last = view.trigger is not None
    named = [
        (1, say("screen-round-last") if is_last else say("screen-round", round=view.round)),
        (at.points, say("screen-column-points", most=END_POINTS)),
        (at.level, say("screen-column-level")),
        (at.energy, say("screen-column-energy")),
        (at.culture, say("screen-column-culture")),
    ]
    if view.outcome is not None and not view.is_solo():
        return [*named, (at.home, say("screen-column-total"))]
    return [
        *named,
        (at.home, say("screen-column-home")),
        (at.colonies, say("screen-column-colonies")),
    ]
