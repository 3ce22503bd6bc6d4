"""What people ask about a table, by keys or by words, answered on top of it."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.conversation.answers import why
from edenia_tui.conversation.explaining import explain_site, tell_choice
from edenia_tui.games.drawn import Site
from edenia_tui.language.legend import tell_signs
from edenia_tui.tui.dialogs.loupe import Loupe
from edenia_tui.tui.table.table_view import TableView

_ABOUT_EVERYBODY: Final = "who"
"""What one without a seat is told instead of what is one's own."""


class Answers:
    """Answers whoever looks at a table, and remembers the last answer."""

    def __init__(self, table_view: TableView) -> None:
        """Begin with nothing answered."""
        self._table_view = table_view
        self._viewer = table_view.viewer
        self.last: Sequence[str] = ()
        """What was answered last."""

    def give(self, lines: Sequence[str], too: Sequence[str] = ()) -> None:
        """Put an answer on top of the table, and below it what belongs to it."""
        self.last = lines
        self._table_view.notice("screen-answer", lines, too)

    def answer(self, question: str) -> None:
        """Tell what is one's own, what is left for everybody, or what the game answers to a name."""
        viewer, listener, view = self._viewer, self._viewer.listener, self._viewer.view
        match question:
            case "own":
                self.give(viewer.presenter.own_in_full(listener, view, viewer.legal))
            case "common":
                self.give(viewer.presenter.common_in_full(listener, view))
            case name:
                asked = _ABOUT_EVERYBODY if listener.seat is None else name
                self.give(viewer.words.queries[asked].answer(listener, view, []))

    def tell_legend(self) -> None:
        """Tell what every sign of the drawing means, in the signs that are drawn now."""
        self._table_view.notice("screen-legend", self._signs())

    def _signs(self, drawn: str | None = None) -> list[str]:
        """Tell all signs, or only those that are drawn somewhere."""
        viewer, charset = self._viewer, self._table_view.shell.charset
        meant = [
            (one.message, one.sign)
            for one in viewer.entry.board.legend(charset)
            if drawn is None or any(map(one.explains, drawn))
        ]
        return tell_signs(viewer.listener, meant)

    def _signs_at(self, site: Site) -> list[str]:
        """Tell the signs that are drawn at a site; letters and numbers are told with what is there."""
        drawn = self._table_view.tabletop.drawn
        x, y, width, height = drawn.sites[site]
        rows = (line[x : x + width] for line in drawn.canvas.lines[y : y + height])
        signs = "".join(sign for row in rows for sign in row if not sign.isalnum() and sign != " ")
        told = self._signs(signs)
        return [self._viewer.listener.say("legend-here"), *told] if told else []

    def loupe(self) -> None:
        """Put the site under the cursor under the loupe."""
        viewer, site = self._viewer, self._table_view.tabletop.cursor
        if site is None:
            return
        presenter, listener, view = viewer.presenter, viewer.listener, viewer.view
        shell, marks = self._table_view.shell, self._table_view.marks
        shown = presenter.close_up(listener, view, site, shell.charset, marks)
        title = listener.say("screen-loupe", place=shown.name)
        about = presenter.about(listener, view, site)
        shell.push_screen(Loupe(shown.canvas, title, about, listener.say("screen-close")))

    def explain(self) -> None:
        """Explain the last refusal, the site under the cursor, the choice, or the last stop."""
        desk, refusal = self._viewer.desk(), self._viewer.refusal
        presenter, tabletop = self._viewer.presenter, self._table_view.tabletop
        site, action = tabletop.cursor, self._table_view.choices.considered
        if refusal is not None:
            lines = [*refusal.lines, "", *why(desk, [])]
        elif tabletop.has_focus and site is not None:
            lines = [*explain_site(desk, presenter, site), "", *self._signs_at(site)]
        elif action is not None:
            lines = tell_choice(desk, action)
        else:
            lines = why(desk, [])
        self._table_view.notice("screen-explained", lines)
