"""One of a few values, all of them in sight on one line; the chosen one stands in brackets."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Offset
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

V = TypeVar("V")


class Pick(NamedTuple, Generic[V]):
    """A value and the word for it."""

    value: V
    word: str


class Picker(Widget, Generic[V], can_focus=True):
    """Left and right pick, and so does a click on a word."""

    DEFAULT_CSS = """
    Picker {
        width: auto;
        height: 1;
        & > .picker--picked { text-style: bold; }
        &:focus > .picker--picked { text-style: bold; background: $now; color: $background; }
        & > .picker--other { color: $faint; }
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"picker--picked", "picker--other"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right,space", "move(1)", show=False),
    ]

    picked: reactive[int] = reactive(0)

    class Picked(Message):
        """Another value was picked."""

        def __init__(self, picker: "Picker[Any]") -> None:
            """Keep who says so."""
            super().__init__()
            self.picker = picker

        @property
        def control(self) -> "Picker[Any]":
            """The picker, for selectors of handlers."""
            return self.picker

    def __init__(
        self,
        picks: Sequence[Pick[V]],
        value: V,
        *,
        id: str | None = None,  # noqa: A002
    ) -> None:
        """Offer values; one that is not offered gives way to the first."""
        super().__init__(id=id)
        self._picks = tuple(picks)
        values = [pick.value for pick in picks]
        self.set_reactive(Picker.picked, values.index(value) if value in values else 0)

    @property
    def value(self) -> V:
        """The value that is picked."""
        return self._picks[self.picked].value

    def render(self) -> Content:
        """Show all words."""
        self._place_cursor()
        picked = self.get_visual_style("picker--picked")
        other = self.get_visual_style("picker--other")
        return Content.assemble(
            *(
                (f"[{pick.word}]", picked) if n == self.picked else (f" {pick.word} ", other)
                for n, pick in enumerate(self._picks)
            )
        )

    def action_move(self, step: int) -> None:
        """Pick a neighbour; the last word is followed by the first."""
        self.picked = (self.picked + step) % len(self._picks)

    def on_click(self, event: events.Click) -> None:
        """Pick the word under the mouse."""
        end = 0
        for n, pick in enumerate(self._picks):
            end += len(pick.word) + 2
            if event.x < end:
                self.picked = n
                return

    def watch_picked(self) -> None:
        """Tell what was picked."""
        if self.is_mounted:
            self.post_message(self.Picked(self))

    def _place_cursor(self) -> None:
        """Put the terminal's own cursor on the picked word, where magnifiers and readers look."""
        if self.has_focus:
            before = sum(len(pick.word) + 2 for pick in self._picks[: self.picked])
            self.app.cursor_position = self.region.offset + Offset(before + 1, 0)
