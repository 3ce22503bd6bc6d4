"""Whatever happens in a game of The Little Prince, the drawing shows it."""

from random import Random

import pytest

from edenia_tui.canvas.charset import ASCII, UNICODE, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.prince.board.board import BOARD
from edenia_tui.games.prince.board.disc import NARROW, WIDEST, draw_disc
from edenia_tui.games.prince.board.marks import Marks
from edenia_tui.games.prince.board.names import Names, names_for, words_of
from edenia_tui.games.prince.board.scene import Scene
from edenia_tui.games.prince.board.signs import signs_of
from edenia_tui.games.prince.board.table import ROOM, draw_table
from edenia_tui.language.speech import LANGUAGES
from rules.kernel.seat import Seat
from rules.prince.elements import LETTERS, face_of
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.planet import CELLS_OF, volcanoes_of
from rules.prince.state import State
from rules.prince.tiles import NO_TILE, STACKS, Stack
from tests.games.edenia.board import CHARSETS
from tests.games.prince.board import CORAL, TABLES, five, listener_on, three
from tests.rules.games import play_on


def names(players: int, language: str = "en") -> Names:
    """Give the words of a drawing for a spectator."""
    return names_for(listener_on(None, language), players)


def scene(view: State, charset: Charset = ASCII, marks: Marks | None = None) -> Scene:
    """Set a scene for a spectator."""
    called = names(len(view.planets))
    return Scene(view, view.active, None, marks or Marks(), called, charset)


def positions(players: int, seed: int) -> list[State]:
    """Give every position of a random game."""
    game = play_on(PRINCE, PRINCE.start(Options(players)), Random(seed))
    return [moment.step.state for moment in game]


@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
def test_everything_on_a_tile_is_drawn_where_it_lies(charset: Charset) -> None:
    """In the room of each cell stand the signs of its tile; a flipped one shows nothing but its back."""
    signs = signs_of(charset)
    letter_of = dict(zip(signs.elements, LETTERS, strict=True))
    for view in (five(), three()):
        for size in (NARROW, WIDEST):
            for seat in view.seats():
                canvas, sites = draw_disc(scene(view, charset), seat, size)
                planet = view.planets[seat]
                for stack in STACKS[: Stack.CHARACTER]:
                    for cell in CELLS_OF[stack]:
                        x, y, width, height = sites[seat, cell]
                        rows = [line[x : x + width] for line in canvas.lines[y : y + height]]
                        shown = "".join("".join(rows).split())
                        tile = planet.cells[cell]
                        if planet.is_flipped(cell):
                            assert set(shown) == {signs.flipped}
                        elif tile == NO_TILE:
                            assert shown == signs.empty
                        elif tile is not None:
                            found = [letter_of[one] for one in shown if one in letter_of]
                            assert sorted(found) == sorted(face_of(view.tiles.counts[tile]))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_table_fits_and_tells_points_and_volcanoes(players: int) -> None:
    """SEC-6 and VOL-1: at both sizes all planets are in sight, with the numbers of each above it."""
    for view in positions(players, 3)[::7]:
        for zoom, (columns, rows) in ROOM.items():
            drawing = draw_table(scene(view), zoom)
            assert (drawing.canvas.width, drawing.canvas.height) == (columns, rows)
            for seat in view.seats():
                assert all((seat, cell) in drawing.sites for cell in range(16))
            text = drawing.canvas.text()
            for planet in view.planets:
                assert f"^{volcanoes_of(planet)}" in text


def test_the_disc_is_round() -> None:
    """Rows grow wider to the middle and narrower again, alike on both sides."""
    for size in (NARROW, WIDEST):
        canvas, _ = draw_disc(scene(five(), UNICODE), CORAL, size)
        middle = size.columns // 2
        edges = []
        for line in canvas.lines[1:]:
            marks = [x for x, sign in enumerate(line) if sign in "╭╮╰╯┤├│┴┬─"]
            edges.append((min(marks), max(marks)))
        assert all(right - middle == middle - left for left, right in edges)
        widths = [right - left for left, right in edges]
        half = widths[: len(widths) // 2 + 1]
        assert half == sorted(half)
        assert widths == widths[::-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_short_and_differ_at_once(language: str) -> None:
    """Six columns hold every Character's name, three tell them apart."""
    words = words_of(names(2, language).speech)
    assert max(map(len, words.short)) <= 6
    assert len({name[:3] for name in words.short}) == len(words.short)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
def test_the_legend_hides_nothing(language: str, charset: Charset) -> None:
    """At the smallest size every tile on offer, every stack and the legend have rows of their own."""
    for make in TABLES.values():
        view = make()
        called = names(len(view.planets), language)
        drawing = draw_table(Scene(view, view.active, None, Marks(), called, charset), Zoom.SMALL)
        lines = drawing.canvas.lines
        for place in range(len(view.offer)):
            assert f" {place + 1} " in "".join(line[:3] for line in lines)
        assert called.words.things[0] in "".join(lines[-3:])
        assert called.words.things[9] in "".join(lines[-3:])


def test_the_most_volcanoes_stand_out() -> None:
    """VOL-2: an exclamation mark stands behind the most, and nowhere else."""
    view = five()
    most = max(map(volcanoes_of, view.planets))
    text = BOARD.draw(view, Zoom.MEDIUM, ASCII).text()
    marked = {int(word[1:-1]) for word in text.split() if word[0] == "^" and word[-1] == "!"}
    assert marked == {most}


def test_a_seat_is_told_by_its_letter() -> None:
    """Without any colour every planet has the letter of its player."""
    drawn = draw_table(scene(five()), Zoom.SMALL).canvas.text()
    assert all(f"{letter} " in drawn for letter in "ACJPT")
    assert {names(5).letters[seat] for seat in map(Seat, range(5))} == set("ACJPT")
