"""EXO on the screen: what a placement would make is seen and told before it is done."""

import re
from itertools import pairwise

import pytest

from edenia_tui.canvas import inks
from edenia_tui.canvas.charset import ASCII, UNICODE
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.conversation.manner import Manner
from edenia_tui.games.drawn import Drawn, Site
from edenia_tui.games.exo.board.foremost import ROOM_TO_FILL
from edenia_tui.games.exo.board.marks import Marks
from edenia_tui.games.exo.screen import telling
from edenia_tui.games.exo.screen.picking import grant, wish_of_key
from edenia_tui.games.exo.screen.travel import travel
from edenia_tui.games.exo.words.words import WORDS
from edenia_tui.games.registry import GAMES
from edenia_tui.games.result import actions_of
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.storage.settings import Settings
from rules.exo.actions import Put, Take
from rules.exo.game import EXO
from rules.exo.growing import earned_by
from rules.exo.layout import Place
from rules.exo.notation.names import planet_name
from rules.exo.scoring import lines_of
from rules.exo.state import Ask, State
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat
from tests.games.positions import listener_on, questions

ENTRY = GAMES["exo"]
PRESENTER = ENTRY.presenter
ALTAIR = Seat(0)
ANNA = listener_on(ENTRY, ALTAIR)


@pytest.fixture
def table() -> State:
    """Give a table at which Altair holds a planet that makes points somewhere."""
    asked: list[State] = [view for _, view, _ in questions(ENTRY, every=1)]
    return next(
        view
        for view in asked
        if view.ask is Ask.PUT
        and view.active == ALTAIR
        and any(earned_by(view.galaxies[0], one, view.held) for one in view.galaxies[0].open)
    )


def letters(drawn: Drawn, site: Site) -> str:
    """Read the middle row of a site."""
    at = drawn.sites[site]
    return drawn.canvas.lines[at.y + at.height // 2][at.x : at.x + at.width]


def best(view: State) -> Put:
    """Give the square that makes the most points."""
    galaxy = view.galaxies[view.active]
    return Put(max(galaxy.open, key=lambda one: earned_by(galaxy, one, view.held)))


@pytest.mark.parametrize("zoom", Zoom)
def test_the_planet_is_drawn_where_it_would_go(table: State, zoom: Zoom) -> None:
    """Its letters stand on the square, marked; the planets that make points with it are marked, too."""
    action = best(table)
    drawn = PRESENTER.draw(ANNA, table, zoom, ASCII, PRESENTER.preview(table, action))
    region = drawn.sites[ALTAIR, action.square]
    row = drawn.canvas.lines[region.y + region.height // 2]
    assert planet_name(table.held) in row[region.x : region.x + region.width]
    assert row[region.x - 1] == "@"
    after = EXO.apply(table, action).state
    made = set(lines_of(after.galaxies[0])) - set(lines_of(table.galaxies[0]))
    others = {one for line in made for one in line.squares} - {action.square}
    assert others
    for other in others:
        at = drawn.sites[ALTAIR, other]
        assert drawn.canvas.lines[at.y + at.height // 2][at.x - 1] == "+"


@pytest.mark.parametrize("zoom", Zoom)
def test_open_squares_tell_their_points(table: State, zoom: Zoom) -> None:
    """While a planet is considered, every other open square shows what it would make there."""
    action, galaxy = best(table), table.galaxies[0]
    drawn = PRESENTER.draw(ANNA, table, zoom, ASCII, PRESENTER.preview(table, action))
    for one in galaxy.open:
        if one != action.square:
            at = drawn.sites[ALTAIR, one]
            shown = drawn.canvas.lines[at.y + at.height // 2][at.x : at.x + at.width].strip()
            earned = earned_by(galaxy, one, table.held)
            assert shown == (f"+{earned}" if earned else ".")


def test_a_planet_considered_tells_what_it_could_make() -> None:
    """Before a planet is taken, one's galaxy shows the points it would make on each square."""
    for seat, view, legal in questions(ENTRY, every=1):
        for action in legal:
            if isinstance(action, Take):
                marks = PRESENTER.preview(view, action)
                assert marks == Marks(action.planet, Place(view.universe.index(action.planet)))
                told = PRESENTER.sentence(listener_on(ENTRY, seat), view, action)
                galaxy = view.galaxies[view.active]
                most = max(earned_by(galaxy, one, action.planet) for one in galaxy.open)
                assert (f"up to plus {most}" in told) is (most > 0)
                assert ("Best at" in told) is (most > 0)


def test_the_sentence_counts_the_points_and_names_the_lines(table: State) -> None:
    """LINE-1 and LINE-3: as many lines are named as points are made."""
    listener, galaxy = listener_on(ENTRY, ALTAIR), table.galaxies[0]
    for one in galaxy.open:
        told = PRESENTER.sentence(listener, table, Put(one))
        earned = earned_by(galaxy, one, table.held)
        assert told.count(" from ") == earned
        assert (f"plus {earned}" in told) is (earned > 0)


def test_choices_are_grouped_by_points(table: State) -> None:
    """The most points come first; what makes none comes last."""
    listener, galaxy = listener_on(ENTRY, ALTAIR), table.galaxies[0]
    kinds = WORDS.kinds(listener, table, EXO.legal(table))
    earned = [
        {
            earned_by(galaxy, one.square, table.held)
            for one in actions_of([kind])
            if isinstance(one, Put)
        }
        for kind in kinds
    ]
    assert all(len(one) == 1 for one in earned)
    points = [min(one) for one in earned]
    assert points == sorted(points, reverse=True)
    assert kinds[0].heading == f"Plus {points[0]}"
    assert (kinds[-1].heading, kinds[-1].is_wasted) == ("No point", True)


def test_arrows_go_from_square_to_square(table: State) -> None:
    """Shift with an arrow leads to the nearest open square on that side, and back again."""
    legal = EXO.legal(table)
    north = Put(min(table.galaxies[0].open))
    down = grant(table, legal, north, wish_of_key("shift+down"))
    assert down in legal
    assert down != north
    up = grant(table, legal, north, wish_of_key("shift+up"))
    assert isinstance(up, Refused)
    assert up.rule == "PUT-2"


def test_arrows_tell_why_a_covered_planet_is_no_choice() -> None:
    """TAKE-2: above the row in front everything is covered."""
    seat, view, legal = questions(ENTRY, every=1)[0]
    assert view.ask is Ask.TAKE
    refused = grant(view, legal, legal[0], wish_of_key("shift+up"))
    assert isinstance(refused, Refused)
    assert refused.rule == "TAKE-2"
    right = grant(view, legal, legal[0], wish_of_key("shift+right"))
    assert right == legal[1]
    assert seat == view.active


def test_a_click_considers_a_planet_or_a_square(table: State) -> None:
    """A square of one's own is a wish when a planet is to be put; the universe is not."""
    drawn = PRESENTER.draw(ANNA, table, Zoom.SMALL, UNICODE, None)
    for site, region in drawn.sites.items():
        wish = PRESENTER.wish_at(table, ALTAIR, drawn, region.x, region.y)
        is_own = isinstance(site, tuple) and site[0] == ALTAIR
        assert wish == (site if is_own else None)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("zoom", Zoom)
def test_universe_and_all_galaxies_are_drawn(zoom: Zoom, players: int) -> None:
    """Whoever looks, every planet that lies somewhere stands there by its three letters."""
    for seat, view, _ in questions(ENTRY, players=players, every=3):
        drawn = PRESENTER.draw(listener_on(ENTRY, seat), view, zoom, ASCII, None)
        for place, planet in enumerate(view.universe):
            if planet >= 0:
                assert planet_name(planet) in letters(drawn, Place(place))
        for owner, galaxy in zip(view.seats(), view.galaxies, strict=True):
            for one, planet in zip(galaxy.squares, galaxy.planets, strict=True):
                assert planet_name(planet) in letters(drawn, (owner, one))


def test_a_young_game_is_in_sight() -> None:
    """With three planets each nothing has to be scrolled to, in either size."""
    for seat, view, _ in questions(ENTRY, every=1)[:12]:
        for zoom, (columns, rows) in ROOM_TO_FILL.items():
            canvas = PRESENTER.draw(listener_on(ENTRY, seat), view, zoom, ASCII, None).canvas
            assert canvas.width <= columns
            assert canvas.height <= rows


def test_what_others_do_is_shown(table: State) -> None:
    """A planet is seen where it lay, where it lies, and with the lines it makes."""
    step = EXO.apply(table, best(table))
    pictures = list(dict.fromkeys(travel(table, step.events)))
    assert [bool(marks.lines) for marks in pictures] == [False, True]
    assert {marks.focus for marks in pictures} == {(ALTAIR, best(table).square)}
    drawn = PRESENTER.draw(ANNA, step.state, Zoom.SMALL, ASCII, pictures[0])
    at = drawn.sites[ALTAIR, best(table).square]
    assert drawn.canvas.inks[at.y][at.x - 1] is inks.FOCUS


def test_a_planet_that_was_taken_is_seen_where_it_lay() -> None:
    """Although it is gone, its letters stand there for a moment."""
    _, view, legal = questions(ENTRY, every=1)[0]
    action = legal[0]
    assert isinstance(action, Take)
    step = EXO.apply(view, action)
    (marks,) = set(travel(view, step.events))
    drawn = PRESENTER.draw(ANNA, step.state, Zoom.SMALL, ASCII, marks)
    at = drawn.sites[Place(view.universe.index(action.planet))]
    assert drawn.canvas.lines[at.y][at.x : at.x + at.width] == planet_name(action.planet)


@pytest.mark.parametrize(("language", "letter"), [("en", "w"), ("fr", "o")])
@pytest.mark.parametrize("zoom", Zoom)
def test_columns_are_called_as_squares_are(
    table: State, zoom: Zoom, language: str, letter: str
) -> None:
    """A French west is an o above the galaxy, too."""
    listener = listener_on(ENTRY, ALTAIR, language)
    drawn = PRESENTER.draw(listener, table, zoom, ASCII, None)
    heads = {word for line in drawn.canvas.lines for word in line.split() if word == f"{letter}1"}
    assert heads == {f"{letter}1"}


@pytest.mark.parametrize("zoom", Zoom)
def test_galaxies_are_headed_as_players_are_called(table: State, zoom: Zoom) -> None:
    """One's own by `you`, others by their names, or by Stars in one's language; a long name is cut."""
    french = Manner("fr", Settings())
    for names, seat, heads in (
        (("Anna", "Bartholomew"), ALTAIR, ("A Vous", "S Bartholomew ")),
        (("", ""), None, ("A Altaïr", "S Sirius")),
        (("Anna", "Maximilian the Great"), None, ("A Anna", "S Maximilian t ")),
        (("Anna", "羊"), None, ("A Anna", "S Sirius")),
    ):
        listener = french.listener(names, seat, ENTRY.words.messages)
        text = PRESENTER.draw(listener, table, zoom, UNICODE, None).canvas.text()
        assert all(head in text for head in heads)


@pytest.mark.parametrize("players", [2, 3])
def test_names_of_columns_stand_alone_beside_a_galaxy_that_is_level(players: int) -> None:
    """Where the galaxies of others begin beside one's own, its line of columns holds nothing else."""
    level = 0
    for seat, view, _ in questions(ENTRY, players=players, every=3):
        lines = PRESENTER.draw(
            listener_on(ENTRY, seat), view, Zoom.MEDIUM, ASCII, None
        ).canvas.lines
        for title, names in pairwise(lines):
            if re.match(r"@ \w You .* \w (Altair|Sirius|Vega) ", title):
                assert all(re.fullmatch(r"0|[ew]\d+", name) for name in names.split())
                level += 1
    assert level


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_told_beside_a_small_drawing_that_leaves_room(language: str) -> None:
    """All or nothing, over nothing drawn, and never so that there would be something to scroll to."""
    told = 0
    for seat, view, _ in questions(ENTRY, every=1):
        listener = listener_on(ENTRY, seat, language)
        drawn, letters_told = (
            PRESENTER.draw(listener, view, Zoom.SMALL, UNICODE, None),
            telling.letters(listener),
        )
        found = [any(one in line for line in drawn.canvas.lines) for one in letters_told]
        assert all(found) or not any(found)
        if all(found):
            assert (drawn.canvas.width, drawn.canvas.height) == ROOM_TO_FILL[Zoom.SMALL]
            for place, planet in enumerate(view.universe):
                assert planet < 0 or planet_name(planet) in letters(drawn, Place(place))
            for one, planet in zip(
                view.galaxies[seat].squares, view.galaxies[seat].planets, strict=True
            ):
                assert planet_name(planet) in letters(drawn, (seat, one))
        told += all(found)
    assert told > 12
