"""The legal choices in words, grouped; moving through them previews them, Enter or a click does one."""

from collections.abc import Sequence
from typing import Any

from textual import events
from textual.content import Content
from textual.geometry import Offset
from textual.message import Message
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option


class Choices(OptionList):
    """A list of actions; headings cannot be chosen."""

    class Considered(Message):
        """The highlight, or the mouse, moved to a choice."""

        def __init__(self, action: Any) -> None:
            """Keep the action."""
            super().__init__()
            self.action = action

    class Made(Message):
        """A choice was made."""

        def __init__(self, action: Any) -> None:
            """Keep the action."""
            super().__init__()
            self.action = action

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin without choices."""
        super().__init__(id=id, markup=False)
        self._actions: dict[str, Any] = {}
        self._hovered: Any = None
        self._drawn: dict[int, int | None] = {}
        """Which option was drawn on which row."""

    def offer(self, groups: Sequence[tuple[str, Sequence[tuple[str, Any]]]]) -> None:
        """Offer choices: headings, each with texts and their actions."""
        self._actions = {}
        options: list[Option] = []
        for heading, choices in groups:
            if len(groups) > 1:
                options.append(Option(Content.styled(heading, "bold underline"), disabled=True))
            for text, action in choices:
                name = f"choice-{len(self._actions)}"
                self._actions[name] = action
                options.append(Option(Content(text), id=name))
        self.set_options(options)
        if self._actions:
            self.highlighted = self.get_option_index("choice-0")

    def highlight(self, action: Any) -> None:
        """Move the highlight to an action, if it is offered."""
        for name, offered in self._actions.items():
            if offered == action:
                self.highlighted = self.get_option_index(name)

    @property
    def offered(self) -> tuple[Any, ...]:
        """The actions, in the order of the list."""
        return tuple(self._actions.values())

    @property
    def considered(self) -> Any:
        """The action under the highlight."""
        option = self.highlighted_option
        return None if option is None or option.id is None else self._actions.get(option.id)

    def render_line(self, y: int) -> Strip:
        """Give a row; the terminal's cursor stands at the first one of the choice under the highlight."""
        strip = super().render_line(y)
        option = next((seg.style.meta.get("option") for seg in strip if seg.style), None)
        self._drawn[y] = option
        is_first = y == 0 or self._drawn.get(y - 1) != option
        if self.has_focus and option is not None and option == self.highlighted and is_first:
            self.app.cursor_position = self.content_region.offset + Offset(1, y)
        return strip

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Preview the choice under the highlight."""
        event.stop()
        if event.option_id in self._actions:
            self.post_message(self.Considered(self._actions[event.option_id]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Make the choice."""
        event.stop()
        if event.option_id in self._actions:
            self.post_message(self.Made(self._actions[event.option_id]))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Preview the choice under the mouse."""
        index = event.style.meta.get("option")
        if index is None or not 0 <= index < self.option_count:
            return
        action = self._actions.get(self.get_option_at_index(index).id or "")
        if action is not None and action is not self._hovered:
            self._hovered = action
            self.post_message(self.Considered(action))
