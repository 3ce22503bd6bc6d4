"""The Little Prince on the screen: what a tile would change is seen and told before it is taken."""

from collections.abc import Sequence

import pytest

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import ASCII, UNICODE, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import Drawn, Site
from edenia_tui.games.prince.board.marks import Marks, Offered
from edenia_tui.games.prince.board.table import ROOM
from edenia_tui.games.prince.screen.picking import Number, grant, wish_of_key
from edenia_tui.games.prince.screen.travel import travel
from edenia_tui.games.prince.words.words import WORDS
from edenia_tui.games.result import Kind, actions_of
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat
from rules.prince.actions import Action, Choose, Name, Take, TakeHidden
from rules.prince.analysis.changes import changes_of
from rules.prince.game import PRINCE
from rules.prince.state import State
from rules.prince.tiles import TILE_NAMES, Stack, Tile
from tests.games.edenia.board import CHARSETS
from tests.games.prince.board import AMBER, CORAL, ENTRY, PEARL, five, listener_on, two

PRESENTER = ENTRY.presenter
BEA = listener_on(CORAL)
FLIPPING = Tile(TILE_NAMES.index("u2"))
"""BUG, the third baobab of Coral."""
LAMPS = Tile(TILE_NAMES.index("u15"))
"""ULLF."""


def drawn(view: State, action: Action, zoom: Zoom = Zoom.SMALL, charset: Charset = ASCII) -> Drawn:
    """Draw a choice as Coral considers it."""
    return PRESENTER.draw(BEA, view, zoom, charset, PRESENTER.preview(view, action))


def room(canvas: Canvas, shown: Drawn, site: Site) -> str:
    """Read what stands in the room of a site."""
    x, y, width, height = shown.sites[site]
    return "\n".join(line[x : x + width] for line in canvas.lines[y : y + height])


@pytest.mark.parametrize("zoom", Zoom)
@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
def test_a_tile_is_drawn_where_it_would_go(zoom: Zoom, charset: Charset) -> None:
    """PLA-2: its place is framed, the tile on offer marked, and what each Character gains shown."""
    view = five()
    cell = view.planets[CORAL].free_cell(Stack.UPHILL)
    shown = drawn(view, Take(LAMPS), zoom, charset)
    x, y, width, height = shown.sites[CORAL, cell]
    for at in ((x - 1, y - 1), (x + width, y - 1), (x - 1, y + height), (x + width, y + height)):
        assert shown.canvas.inks[at[1]][at[0]] is inks.ROUTE
    assert "f" in room(shown.canvas, shown, (CORAL, cell))
    title = shown.canvas.lines[0]
    assert "34 +4" in title
    assert sum(line.count("+2") for line in shown.canvas.lines[:22]) >= 2
    before = PRESENTER.draw(BEA, view, zoom, charset, None)
    marked = room(shown.canvas, shown, Offered(3))
    assert marked != room(before.canvas, before, Offered(3))


@pytest.mark.parametrize("zoom", Zoom)
def test_what_would_flip_is_shown_face_down(zoom: Zoom) -> None:
    """BAO-1 and BAO-2: all three tiles are drawn by their backs, and the loss stands in the title."""
    view = five()
    shown = drawn(view, Take(FLIPPING), zoom)
    gone = changes_of(view, CORAL, FLIPPING).planet
    flipped = [cell for cell in range(16) if gone.is_flipped(cell)]
    assert len(flipped) == 3
    for cell in flipped:
        assert set(room(shown.canvas, shown, (CORAL, cell))) <= {"%", "\n"}
    assert "34 -14" in shown.canvas.lines[0]
    text = " ".join(shown.canvas.text().split())
    assert "flips 3" in text


def test_the_offer_tells_what_it_changes_for_who_is_named() -> None:
    """RND-2: while somebody is considered, every tile left tells what it would bring them."""
    view = PRINCE.apply(five(), Take(LAMPS)).state
    shown = drawn(view, Name(PEARL))
    rows = [room(shown.canvas, shown, Offered(place)) for place in range(4)]
    for place, row in enumerate(rows):
        tile = view.offer[place]
        assert tile is not None
        assert f"P {changes_of(view, PEARL, tile).gained:+}" in " ".join(row.split())
    assert any(">4P" in line for line in shown.canvas.lines)


def test_a_hidden_tile_is_seen_by_who_laid_it_down() -> None:
    """TWO-2 and SEC-2: Amber sees what is on it, Coral its back, and neither what the other keeps."""
    place = Offered(2)
    for seat, is_seen in ((AMBER, True), (CORAL, False)):
        view = PRINCE.view(two(), seat)
        shown = PRESENTER.draw(listener_on(seat), view, Zoom.SMALL, ASCII, None)
        assert ("^ii" in room(shown.canvas, shown, place)) is is_seen
        assert ("?" in room(shown.canvas, shown, place)) is not is_seen
    view = PRINCE.view(two(), CORAL)
    marks = PRESENTER.preview(view, TakeHidden())
    assert marks.planet is not None
    cell = view.planets[CORAL].free_cell(Stack.CENTRE)
    assert marks.focus == place
    assert marks.planet.cells[cell] is None


@pytest.mark.parametrize("zoom", Zoom)
def test_secret_points_are_for_their_owner(zoom: Zoom) -> None:
    """SEC-6: with secret Characters others are a question mark, in titles and in the list of players."""
    view = PRINCE.view(two(), CORAL)
    text = PRESENTER.draw(BEA, view, zoom, ASCII, None).canvas.text()
    assert "A Amber ?" in text
    assert "C You 6" in text
    assert PRESENTER.facts(BEA, view, AMBER, ASCII) == ["^5!"]
    assert PRESENTER.facts(BEA, view, CORAL, ASCII) == ["^1"]
    assert [way.cell for way in WORDS.ways(BEA, view, AMBER)[:2]] == ["?", "?"]
    assert [way.cell for way in WORDS.ways(BEA, view, CORAL)[:2]] == ["6", "?"]


def tiles_taken(kinds: Sequence[Kind]) -> list[Take]:
    """Give the choices of a tile, in their order."""
    return [action for action in actions_of(kinds) if isinstance(action, Take)]


def test_choices_stand_by_what_they_bring() -> None:
    """The most points come first, and stand in the list; what is lost or flips tiles comes last."""
    view = five()
    kinds = WORDS.kinds(BEA, view, PRINCE.legal(view))
    assert len(tiles_taken(kinds)) == len(view.offer)
    for kind in kinds:
        changes = [changes_of(view, CORAL, take.tile) for take in tiles_taken([kind])]
        gained = [change.gained for change in changes]
        assert gained == sorted(gained, reverse=True)
        for one, change in zip(kind.results, changes, strict=True):
            assert not change.gained or one.short.startswith(f"{change.gained:+}")
            assert kind.is_wasted == (change.gained < 0 or bool(change.flips))
    sentence = PRESENTER.sentence(BEA, view, Take(FLIPPING))
    assert "flips 3 tiles" in sentence
    assert "gardener minus 14" in sentence


def test_digits_pick_what_is_numbered() -> None:
    """RND-1 and RND-2: a tile, a player or a stack, whatever is asked; what is not there tells why."""
    view = five()
    legal = PRINCE.legal(view)
    assert grant(view, legal, None, wish_of_key("4")) == Take(LAMPS)
    named = PRINCE.apply(view, Take(LAMPS)).state
    assert grant(named, PRINCE.legal(named), None, Number(4)) == Name(PEARL)
    refused = grant(named, PRINCE.legal(named), None, Number(2))
    assert isinstance(refused, Refused)
    assert refused.rule == "RND-2"
    state = PRINCE.read_position(
        "prince 1\nround 1\nfirst amber\nturn amber, ask stack\namber\ncoral\njade\n"
    )
    assert grant(state, PRINCE.legal(state), None, Number(3)) == Choose(Stack.DOWNHILL)
    assert grant(state, PRINCE.legal(state), None, Number(5)) is None


def test_a_click_on_a_planet_names_its_player() -> None:
    """Whichever cell of it is clicked; while tiles are taken the same click only points."""
    view = five()
    named = PRINCE.apply(view, Take(LAMPS)).state
    for table, is_wish in ((view, False), (named, True)):
        shown = PRESENTER.draw(BEA, table, Zoom.SMALL, ASCII, None)
        for cell in range(16):
            x, y, _, _ = shown.sites[PEARL, cell]
            wish = PRESENTER.wish_at(table, CORAL, shown, x, y)
            assert (wish is not None) is is_wish
            if wish is not None:
                assert grant(table, PRINCE.legal(table), None, wish) == Name(PEARL)


def test_what_others_take_is_shown_before_it_flips() -> None:
    """The tile is seen face up where it came to lie, with those that flip marked; then their backs."""
    step = PRINCE.apply(five(), Take(FLIPPING))
    came, turned = dict.fromkeys(travel(five(), step.events))
    first = PRESENTER.draw(BEA, step.state, Zoom.SMALL, ASCII, came)
    cell = five().planets[CORAL].free_cell(Stack.UPHILL)
    assert came.focus == (CORAL, cell)
    assert "Yug" in room(first.canvas, first, (CORAL, cell))
    assert "+" not in first.canvas.lines[0]
    last = PRESENTER.draw(BEA, step.state, Zoom.SMALL, ASCII, turned)
    assert "%%%%%" in room(last.canvas, last, (CORAL, cell))


@pytest.mark.parametrize("zoom", Zoom)
def test_without_colours_a_choice_is_still_marked(zoom: Zoom) -> None:
    """Signs alone tell the tile considered, its place and the one who is asked."""
    view = five()
    plain = PRESENTER.draw(BEA, view, zoom, ASCII, None).canvas
    for place, tile in enumerate(view.offer):
        assert tile is not None
        shown = drawn(view, Take(tile), zoom)
        marked = room(shown.canvas, shown, Offered(place)).splitlines()[0]
        assert f">{place + 1}" in marked
        assert shown.canvas.text() != plain.text()
    assert "> C You" in plain.lines[0]


def test_every_site_can_be_looked_at() -> None:
    """A cursor anywhere is drawn, told, and closed up within the loupe's room."""
    view = five()
    for zoom, (columns, rows) in ROOM.items():
        sites = PRESENTER.draw(BEA, view, zoom, UNICODE, None).sites
        for site in sites:
            canvas = PRESENTER.draw(BEA, view, zoom, UNICODE, Marks(site)).canvas
            assert (canvas.width, canvas.height) == (columns, rows)
            close = PRESENTER.close_up(BEA, view, site, UNICODE, None)
            assert close.canvas.width <= 42
            assert close.canvas.height <= 19
            assert PRESENTER.about(BEA, view, site)


def test_a_seat_without_eyes_sees_the_first_planet_foremost() -> None:
    """A spectator's drawing begins with the first seat."""
    shown = PRESENTER.draw(listener_on(None), five(), Zoom.SMALL, ASCII, None)
    assert shown.canvas.lines[0].startswith("A Amber")
    assert shown.sites[Seat(0), 5].x < shown.sites[CORAL, 5].x
