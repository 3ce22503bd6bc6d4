"""Edenia as a game on the screen."""

from collections.abc import Sequence
from typing import Any, Final

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import CloseUp, Drawn
from edenia_tui.games.edenia.board.contents import letter_of
from edenia_tui.games.edenia.board.galaxy import draw_galaxy
from edenia_tui.games.edenia.board.loupe import draw_loupe
from edenia_tui.games.edenia.board.marks import Marks
from edenia_tui.games.edenia.screen import explaining, hands, picking
from edenia_tui.games.edenia.screen.landmarks import LANDMARKS
from edenia_tui.games.edenia.screen.picking import KEYS, Wish
from edenia_tui.games.edenia.screen.players import facts_of
from edenia_tui.games.edenia.screen.preview import preview
from edenia_tui.games.edenia.screen.tokens_left import tokens_left
from edenia_tui.games.edenia.screen.travel import travel
from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.actions import describe_choice
from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
from edenia_tui.games.edenia.words.queries.who import everybody
from edenia_tui.games.told import Explained, Group, Summary
from edenia_tui.language.listener import Listener
from rules.edenia.actions import Action
from rules.edenia.analysis.courses import follow
from rules.edenia.analysis.obstacles import against_other
from rules.edenia.analysis.rules_of import rule_of
from rules.edenia.events import Event
from rules.edenia.galaxy import PATHS, Cell
from rules.edenia.places import number_of, seat_of
from rules.edenia.state import State
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat

_NOTHING: Final = Marks()
_ROW: Final = tuple(Cell(column) for column in range(5))


class EdeniaPresenter:
    """The contract of `edenia_tui.games.screen`, fulfilled by the functions of this package."""

    keys = KEYS
    landmarks = LANDMARKS
    columns: Final = {Zoom.SMALL: 49, Zoom.MEDIUM: 79}

    def draw(
        self,
        listener: Listener,  # noqa: ARG002 (the galaxy is the same for everybody)
        view: State,
        zoom: Zoom,
        charset: Charset,
        marks: Marks | None,
    ) -> Drawn:
        """Draw the galaxy; its columns of tiles change one by one."""
        canvas = draw_galaxy(view, zoom, charset, marks or _NOTHING)
        seams = tuple(canvas.cells[cell].x for cell in _ROW[1:])
        pieces = {(seat_of(one), number_of(one)): at for one, at in canvas.sheep.items()}
        return Drawn(canvas, canvas.cells, seams, pieces)

    def preview(self, view: State, action: Action) -> Marks:
        """Mark the way of a choice and where it ends."""
        return preview(view, action)

    def point(self, marks: Marks | None, site: Cell) -> Marks:
        """Move the cursor to a cell; a way that is drawn stays."""
        marks = marks or _NOTHING
        return Marks(marks.route, site, marks.chosen)

    def travel(self, before: State, events: Sequence[Event]) -> Sequence[Marks]:
        """Let a sheep walk."""
        return travel(before, events)

    def close_up(
        self, listener: Listener, view: State, site: Cell, charset: Charset, marks: Marks | None
    ) -> CloseUp:
        """Put a cell under the loupe."""
        star, nebula, meteorite = (nouns.path(listener, path) for path in PATHS)
        names = (star, nebula, meteorite)
        canvas = draw_loupe(view, site, charset, names, marks or _NOTHING)
        return CloseUp(nouns.cell(site), canvas)

    def letter(self, seat: Seat) -> str:
        """Give the letter of a player's sheep."""
        return letter_of(seat)

    def everybody(self, listener: Listener, view: State) -> list[str]:
        """Tell of the players in the order of play."""
        return everybody(listener, view)

    def facts(self, listener: Listener, view: State, seat: Seat, charset: Charset) -> list[str]:
        """Tell points and tokens."""
        return facts_of(listener, view, seat, charset)

    def own(self, listener: Listener, view: State) -> Summary:
        """Sum up one's points and hand; a spectator sees the hands that lie open."""
        if listener.seat is None:
            return Summary(listener.say("screen-hands"), hands.open_hands(listener, view))
        score = QUERIES["score"].answer(listener, view, [])[:1]
        return Summary(
            listener.say("screen-hand"), [*score, *QUERIES["have"].answer(listener, view, [])]
        )

    def own_in_full(self, listener: Listener, view: State, legal: Sequence[Action]) -> list[str]:
        """Tell one's artefacts, or those that lie open."""
        if listener.seat is None:
            return hands.open_hands(listener, view) or [listener.say("screen-no-hand")]
        return explaining.explain_hand(listener, view, legal)

    def common(self, listener: Listener, view: State) -> Summary:
        """Sum up the tokens that are left."""
        return Summary(listener.say("screen-tokens"), tokens_left(listener, view))

    def common_in_full(self, listener: Listener, view: State) -> list[str]:
        """Tell the tokens that are left, and the tiles to come."""
        return QUERIES["tokens"].answer(listener, view, [])

    def groups(self, listener: Listener, view: State, legal: Sequence[Action]) -> list[Group]:
        """List the choices by their sheep."""
        return picking.grouped(listener, view, legal)

    def sentence(self, listener: Listener, view: State, action: Action) -> str:
        """Tell a choice and where it leads."""
        return describe_choice(listener, view, action)

    def rules(self, view: State, action: Action) -> Sequence[str]:
        """Name the rule a choice is offered by, and the one that stops it."""
        return tuple(filter(None, (rule_of(view, action), follow(view, action).rule)))

    def about(self, listener: Listener, view: State, site: Cell) -> list[str]:
        """Tell what is on a cell."""
        return explaining.about_cell(listener, view, site)

    def explain(
        self, listener: Listener, view: State, legal: Sequence[Action], site: Cell
    ) -> Explained:
        """Tell what is on a cell, and why one's own sheep there cannot move."""
        return explaining.explain_cell(listener, view, legal, site)

    def wish_of_key(self, key: str) -> Wish:
        """Tell which sheep, side or path a key asks for."""
        return picking.wish_of_key(key)

    def wish_at(
        self,
        view: State,  # noqa: ARG002 (the drawing tells)
        seat: Seat | None,
        drawn: Drawn,
        x: int,
        y: int,
    ) -> Wish | None:
        """A click on a sheep of one's own asks for its choices."""
        own = (number for owner, number in drawn.pieces_at(x, y) if owner == seat)
        number = next(own, None)
        return None if number is None else Wish("sheep", number)

    def grant(
        self, view: State, legal: Sequence[Action], considered: Any, wish: Wish
    ) -> Action | Refused | None:
        """Find the choice, or why there is none."""
        found: Action | None = picking.pick(legal, considered, wish)
        return found or against_other(view, considered, wish.trait, wish.wanted)
