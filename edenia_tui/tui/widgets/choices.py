"""The legal choices by what they bring; moving through them previews them, Enter or a click does one.

Rule of the file: rows are painted once and kept; a move of the highlight paints the rows of two choices.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.cells import set_cell_size
from rich.segment import Segment
from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from edenia_tui.games.result import Kind, actions_of
from edenia_tui.tui.widgets.choice_rows import ChoiceRows
from rules.kernel.opaque import AnyAction

MARK: Final = "> "
"""Stands before the choice under the highlight, so that it is seen without colours too."""
_BLANK: Final = " " * len(MARK)


class Choices(ScrollView, can_focus=True, inherit_bindings=False):
    """A list of actions, wrapped to the width; headings cannot be chosen."""

    DEFAULT_CSS = """
    Choices { overflow-x: hidden; overflow-y: auto; scrollbar-size: 1 1; scrollbar-gutter: stable; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "choices--heading",
        "choices--highlighted",
        "choices--wasted",
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Considered(Message):
        """The highlight, by key or by mouse, moved to a choice."""

        def __init__(self, action: AnyAction) -> None:
            """Keep the action."""
            super().__init__()
            self.action = action

    class Made(Message):
        """A choice was made."""

        def __init__(self, action: AnyAction, *, by_click: bool = False) -> None:
            """Keep the action, and whether the mouse made it."""
            super().__init__()
            self.action = action
            self.by_click = by_click

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin without choices."""
        super().__init__(id=id)
        self._kinds: Sequence[Kind] = ()
        self._actions: tuple[Any, ...] = ()
        self._at = 0
        """The choice under the highlight."""
        self._rows = ChoiceRows((), 0)
        self._strips: dict[tuple[int, bool], Strip] = {}
        """Rows as painted, without and with the highlight."""
        self._wrapped_at = 0

    # What is offered.

    def offer(self, kinds: Sequence[Kind]) -> None:
        """Offer choices by what they bring; the first one is ready."""
        self._kinds = kinds
        self._actions = tuple(actions_of(kinds))
        self._at = 0
        self._wrap()
        self.scroll_to(y=0, animate=False)
        if self._actions:
            self._tell_considered()

    def highlight(self, action: AnyAction) -> None:
        """Move the highlight to an action, if it is offered."""
        if action in self._actions:
            self._go_to(self._actions.index(action))

    @property
    def offered(self) -> tuple[Any, ...]:
        """The actions, in the order of the list."""
        return self._actions

    @property
    def considered(self) -> Any:
        """The action under the highlight."""
        return self._actions[self._at] if self._actions else None

    # What is painted.

    def render_line(self, y: int) -> Strip:
        """Give a row; the terminal's cursor stands at the first one of the choice under the highlight."""
        row = self.scroll_offset.y + y
        if row >= len(self._rows):
            return Strip.blank(self.size.width, self.rich_style)
        is_highlighted = self._rows[row].choice == self._at
        if is_highlighted and self.has_focus and row == self._rows.of(self._at).start:
            self.app.cursor_position = self.content_region.offset + Offset(len(MARK), y)
        if (row, is_highlighted) not in self._strips:
            self._strips[row, is_highlighted] = self._paint(row)
        return self._strips[row, is_highlighted]

    def notify_style_update(self) -> None:
        """Paint anew when the theme or the focus changes."""
        super().notify_style_update()
        self._strips.clear()

    def on_resize(self, event: events.Resize) -> None:
        """Wrap again when the width is another."""
        if event.size.width and self._room != self._wrapped_at:
            self._wrap()
        if self._actions:
            self._bring_in_sight()

    def _paint(self, row: int) -> Strip:
        text, choice, is_wasted = self._rows[row]
        if choice is None:
            style = self.get_component_rich_style("choices--heading")
            shown = text
        elif choice == self._at:
            style = self.get_component_rich_style("choices--highlighted")
            shown = (MARK if row == self._rows.of(choice).start else _BLANK) + text
        else:
            style, shown = self.rich_style, _BLANK + text
        if is_wasted and choice != self._at:
            style = self.get_component_rich_style("choices--wasted")
        width = self.size.width
        return Strip([Segment(set_cell_size(shown, width), style)], width)

    @property
    def _room(self) -> int:
        """The columns beside the scroll bar, which has one of its own."""
        return self.scrollable_content_region.width

    def _wrap(self) -> None:
        """Break the sentences into rows of the width there is."""
        self._wrapped_at = self._room
        self._rows = ChoiceRows(self._kinds, self._wrapped_at - len(MARK))
        self._strips.clear()
        self.virtual_size = Size(self._wrapped_at, len(self._rows))
        self.refresh()

    # What people do.

    def action_move(self, by: int) -> None:
        """Go to a neighbour; the last choice is followed by the first."""
        if self._actions:
            self._go_to((self._at + by) % len(self._actions))

    def action_page(self, by: int) -> None:
        """Go as many rows as are in sight, or to the end there is."""
        if self._actions:
            row = self._rows.of(self._at).start + by * max(1, self.size.height - 1)
            self._go_to(self._rows.nearest_to(row))

    def action_first(self) -> None:
        """Go to the first choice."""
        self._go_to(0)

    def action_last(self) -> None:
        """Go to the last choice."""
        self._go_to(len(self._actions) - 1)

    def action_choose(self) -> None:
        """Make the choice under the highlight; without one the key is for others."""
        if not self._actions:
            raise SkipAction
        self.post_message(self.Made(self._actions[self._at]))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Take the highlight along with the mouse; nothing scrolls away from under it."""
        choice = self._rows.choice_at(self.scroll_offset.y + event.y)
        if choice is not None:
            self._light(choice)

    def on_click(self, event: events.Click) -> None:
        """Make the choice under the mouse; only the left button chooses."""
        choice = self._rows.choice_at(self.scroll_offset.y + event.y)
        if choice is not None and event.button == 1:
            self._light(choice)
            self.post_message(self.Made(self._actions[choice], by_click=True))

    def _go_to(self, choice: int) -> None:
        """Move the highlight by a key, to where it can be seen."""
        if self._light(choice):
            self._bring_in_sight()

    def _light(self, choice: int) -> bool:
        """Move the highlight, and paint only the rows it leaves and enters; tell whether it moved."""
        if not 0 <= choice < len(self._actions) or choice == self._at:
            return False
        left, self._at = self._at, choice
        self.refresh(self._place_of(left), self._place_of(choice))
        self._tell_considered()
        return True

    def _tell_considered(self) -> None:
        """Tell the screen straight away, so that what follows is painted in the frame of the list."""
        considered = self.Considered(self._actions[self._at])
        if self.check_message_enabled(considered):
            self.screen.post_message(considered)

    def _place_of(self, choice: int) -> Region:
        """Tell where a choice is painted; the scroll bar, which a move does not change, is left out."""
        rows = self._rows.of(choice)
        width = self._room if self.show_vertical_scrollbar else self.size.width
        return Region(0, rows.start - self.scroll_offset.y, width, len(rows))

    def _bring_in_sight(self) -> None:
        """Scroll a choice out of sight to the middle, so that its neighbours need no scrolling."""
        rows = self._rows.with_heading(self._at)
        top, height = self.scroll_offset.y, self.size.height
        if rows.start < top or rows.stop > top + height:
            self.scroll_to(y=rows.start - max(0, height - len(rows)) // 2, animate=False)
