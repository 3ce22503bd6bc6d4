"""Edenia on the screen."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import CloseUp, DrawnOf
from edenia_tui.games.edenia.board.galaxy import draw_galaxy
from edenia_tui.games.edenia.board.loupe import draw_loupe
from edenia_tui.games.edenia.board.marks import Marks
from edenia_tui.games.edenia.board.signs import SEAT_LETTERS
from edenia_tui.games.edenia.screen import explaining, picking
from edenia_tui.games.edenia.screen.hands import open_hands
from edenia_tui.games.edenia.screen.landmarks import LANDMARKS
from edenia_tui.games.edenia.screen.moments import MOMENTS
from edenia_tui.games.edenia.screen.players import facts_of
from edenia_tui.games.edenia.screen.preview import preview
from edenia_tui.games.edenia.screen.tokens_left import tokens_left
from edenia_tui.games.edenia.screen.travel import travel
from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.actions import describe_choice
from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
from edenia_tui.games.presenter import PresenterOf
from edenia_tui.games.told import Summary
from edenia_tui.language.listener import Listener
from rules.edenia.actions import Action
from rules.edenia.analysis.courses import follow
from rules.edenia.analysis.obstacles import against_other
from rules.edenia.analysis.rules_of import rule_of
from rules.edenia.equal_sheep import lowest_equal
from rules.edenia.events import Event
from rules.edenia.galaxy import PATHS, Cell
from rules.edenia.places import number_of, seat_of, sheep_of
from rules.edenia.state import State
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat

_NOTHING: Final = Marks()
_ROW: Final = tuple(Cell(column) for column in range(5))


def _draw(
    listener: Listener, view: State, zoom: Zoom, charset: Charset, marks: Marks | None
) -> DrawnOf[Cell]:
    """Draw the galaxy, the same for everybody but for letters; columns of tiles change one by one."""
    canvas = draw_galaxy(view, zoom, charset, marks or _NOTHING, listener.speech.language)
    seams = tuple(canvas.cells[cell].x for cell in _ROW[1:])
    pieces = {(seat_of(one), number_of(one)): at for one, at in canvas.sheep.items()}
    return DrawnOf(canvas, canvas.cells, seams, pieces)


def _point(marks: Marks | None, site: Cell) -> Marks:
    """Move the cursor to a cell; a way that is drawn stays."""
    marks = marks or _NOTHING
    return Marks(marks.route, site, marks.chosen)


def _close_up(
    listener: Listener, view: State, site: Cell, charset: Charset, marks: Marks | None
) -> CloseUp:
    """Put a cell under the loupe."""
    star, nebula, meteorite = (nouns.path(listener, path) for path in PATHS)
    names = (star, nebula, meteorite)
    canvas = draw_loupe(
        view, site, charset, names, marks or _NOTHING, language=listener.speech.language
    )
    return CloseUp(nouns.cell(listener, site), canvas)


def _own(listener: Listener, view: State) -> Summary:
    """Sum up one's points and hand; a spectator sees the hands that lie open."""
    if listener.seat is None:
        return Summary(listener.say("screen-hands"), open_hands(listener, view))
    score = QUERIES["score"].answer(listener, view, [])[:1]
    return Summary(
        listener.say("screen-hand"), [*score, *QUERIES["have"].answer(listener, view, [])]
    )


def _own_in_full(listener: Listener, view: State, legal: Sequence[Action]) -> list[str]:
    """Tell one's artefacts, or those that lie open."""
    if listener.seat is None:
        return open_hands(listener, view) or [listener.say("screen-no-hand")]
    return explaining.explain_hand(listener, view, legal)


def _common(listener: Listener, view: State) -> Summary:
    """Sum up the tokens that are left."""
    return Summary(listener.say("screen-tokens"), tokens_left(listener, view))


def _rules(view: State, action: Action) -> Sequence[str]:
    """Name the rule a choice is offered by, and the one that stops it."""
    return tuple(filter(None, (rule_of(view, action), follow(view, action).rule)))


def _wish_at(
    _: State, seat: Seat | None, drawn: DrawnOf[Cell], x: int, y: int
) -> picking.Wish | None:
    """A click on a sheep of one's own asks for its choices."""
    own = (number for owner, number in drawn.pieces_at(x, y) if owner == seat)
    number = next(own, None)
    return None if number is None else picking.Wish("sheep", number)


def _grant(
    view: State, legal: Sequence[Action], considered: Action | None, wish: picking.Wish
) -> Action | Refused | None:
    """Find the choice, or why there is none; MOV-3: of equal sheep the listed one has it."""
    if wish.trait == "sheep":
        listed = lowest_equal(view.flock, sheep_of(view.active, wish.wanted))
        wish = picking.Wish("sheep", number_of(listed))
    found = picking.pick(legal, considered, wish)
    return found or against_other(view, considered, wish.trait, wish.wanted)


PRESENTER: Final = PresenterOf[State, Action, Event, Cell, Marks, picking.Wish](
    keys=picking.KEYS,
    landmarks=LANDMARKS,
    moments=MOMENTS,
    columns={Zoom.SMALL: 49, Zoom.MEDIUM: 79, Zoom.LARGE: 119},
    draw=_draw,
    preview=preview,
    point=_point,
    travel=travel,
    close_up=_close_up,
    letter=lambda listener, seat: SEAT_LETTERS[listener.speech.language][seat],
    facts=facts_of,
    own=_own,
    own_in_full=_own_in_full,
    common=_common,
    common_in_full=lambda listener, view: QUERIES["tokens"].answer(listener, view, []),
    sentence=describe_choice,
    rules=_rules,
    about=explaining.about_cell,
    explain=explaining.explain_cell,
    wish_of_key=picking.wish_of_key,
    wish_at=_wish_at,
    grant=_grant,
)
