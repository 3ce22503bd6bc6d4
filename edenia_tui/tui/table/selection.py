"""What is looked at before it is chosen: choices considered, sites pointed at, wishes by key or click."""

from itertools import product
from typing import Any

from edenia_tui.games.drawn import Drawn, Site
from edenia_tui.tui.table.table_view import TableView
from rules.kernel.opaque import AnyAction
from rules.kernel.refused import Refused


class Selection:
    """Moves the highlight and the cursor of a table, and says where they are."""

    def __init__(self, table_view: TableView) -> None:
        """Select on a table."""
        self._table_view = table_view
        self._viewer = table_view.viewer
        self._clicked: tuple[Any, Any] | None = None
        """The question and the choice that was clicked once."""
        self.is_aside = False
        """Whether a place is told, and not the choice under the highlight."""

    def consider(self, action: AnyAction) -> None:
        """Draw where a choice leads, and say it; nothing of what is no choice any more."""
        preview = self._viewer.preview(action)
        if preview is not None:
            marks, sentence = preview
            self._viewer.refusal = None
            self.is_aside = False
            self._table_view.draw(self._viewer.view, marks)
            self._table_view.say(sentence)

    def click(self, drawn: Drawn, x: int, y: int) -> None:
        """Go to the choice that was clicked; where there is none to make, only point."""
        viewer, site = self._viewer, drawn.site_at(x, y)
        wish = viewer.presenter.wish_at(viewer.view, viewer.seat, drawn, x, y)
        if wish is not None and viewer.question is not None:
            self._go_to(wish)
        elif site is not None and self._offer_leading_to(site):
            self._table_view.choices.focus()
        elif site is not None:
            self.point_at(site)

    def _offer_leading_to(self, site: Site) -> bool:
        """Go to the choices that lead to a place, one after the other; tell if there are any."""
        viewer, choices = self._viewer, self._table_view.choices
        leading = [
            action
            for action in choices.offered
            if action in viewer.legal and viewer.leads_to(action, site)
        ]
        if not leading:
            return False
        at = leading.index(choices.considered) + 1 if choices.considered in leading else 0
        found = leading[at % len(leading)]
        self._consider(found)
        if len(leading) > 1:
            number = leading.index(found) + 1
            told = viewer.sentence(found)
            more = viewer.listener.say("screen-leads-there", number=number, count=len(leading))
            self._table_view.say(f"{told}.", more)
        return True

    def _consider(self, action: Any) -> None:
        if action == self._table_view.choices.considered:
            self.consider(action)
        else:
            self._table_view.choices.highlight(action)

    def is_sure(self, action: Any) -> bool:
        """Tell whether a click is enough: where nothing could be taken back, a second one is."""
        viewer = self._viewer
        is_enough = not viewer.settings.careful_clicks or viewer.can_come_back(action)
        if is_enough or self._clicked == (viewer.question, action):
            self._clicked = None
            return True
        self._clicked = viewer.question, action
        choice = viewer.words.describe(viewer.listener, viewer.view, action)
        self._table_view.say(viewer.listener.say("screen-click-again", choice=choice))
        return False

    def look_again(self) -> None:
        """Tell and draw the choice under the highlight again; nothing where nothing is asked."""
        self.is_aside = False
        if self._viewer.legal:
            self.consider(self._table_view.choices.considered)
        else:
            self._viewer.refusal = None
            self._table_view.draw(self._viewer.view, None)
            self._table_view.say("")

    def go_to_choice(self) -> None:
        """Go to the choice that a click on the place under the cursor asks for, else to the last one."""
        viewer, drawn = self._viewer, self._table_view.tabletop.drawn
        x, y, width, height = drawn.sites[self._table_view.tabletop.cursor]
        points = product(range(x, x + width), range(y, y + height))
        wishes = (
            viewer.presenter.wish_at(viewer.view, viewer.seat, drawn, *point) for point in points
        )
        self._go_to(next((wish for wish in wishes if wish is not None), None))

    def _go_to(self, wish: Any) -> None:
        """Go to the choices, and among them to what was wished for, if anything was."""
        self.look_again()
        self._table_view.choices.focus()
        if wish is not None:
            self._pick(wish)

    def point_at(self, site: Site) -> None:
        """Move the cursor, and say what is there."""
        viewer = self._viewer
        viewer.refusal = None
        self.is_aside = True
        self._table_view.point_at(site)
        self._table_view.say(*viewer.presenter.about(viewer.listener, viewer.view, site)[:1])

    def press(self, key: str) -> bool:
        """Go to the choice that a key of this game asks for; tell if it is such a key."""
        presenter = self._viewer.presenter
        if not self._viewer.legal or not any(key in one.keys for one in presenter.keys):
            return False
        self._pick(presenter.wish_of_key(key))
        return True

    def _pick(self, wish: Any) -> None:
        """Go to the choice that was wished for; say why there is none."""
        viewer, choices = self._viewer, self._table_view.choices
        view, offered = viewer.view, choices.offered
        found = viewer.presenter.grant(view, offered, choices.considered, wish)
        if isinstance(found, Refused):
            lines = viewer.words.refusal(viewer.listener, "", found, "")
            self._table_view.refuse(lines, found.rule)
        elif found == choices.considered:
            self.consider(found)
        elif found is not None:
            choices.highlight(found)
