"""The drawing with the panels beside it and the lines below: where everything of a table stands."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.widget import Widget
from textual.widgets import Static

from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.key_line import KeyLine
from edenia_tui.tui.widgets.panel import Panel
from edenia_tui.tui.widgets.players import Players
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.tabletop import Draw, Tabletop
from edenia_tui.tui.widgets.talk import Talk


def lay_out_table(
    draw: Draw,
    *,
    banner: bool,
    talk: bool = False,
    beside: Sequence[Widget] = (),
    below: Sequence[Widget] = (),
) -> ComposeResult:
    """Give the widgets of a table.

    What changes together shares a container: Textual looks at every widget of one when it paints.

    Args:
        draw: draws what lies on the table.
        banner: whether a line above the players says that it is not the game itself.
        talk: whether people talk here: what they say stands next to the story.
        beside: what stands below the panels beside the drawing.
        below: what stands right below the drawing.
    """
    with Horizontal(id="table"):
        with ScrollableContainer(id="space", can_focus=False):
            yield Tabletop(draw, id="tabletop")
        with Vertical(id="side"):
            with Vertical(id="near"):
                with Vertical(id="above"):
                    if banner:
                        yield Static(id="banner", markup=False)
                    yield Players(id="players")
                with Vertical(id="ask"):
                    yield Static(id="question", markup=False)
                    yield Choices(id="choices")
            with Vertical(id="under", classes="talked" if talk else ""):
                yield Panel(id="own")
                yield Panel(id="common")
                yield Story(id="story-beside")
                if talk:
                    yield Talk(id="talk-beside")
            yield from beside
    if talk:
        with Horizontal(id="told"):
            yield Story(id="story-below")
            yield Talk(id="talk-below")
    else:
        yield Story(id="story-below")
    with Vertical(id="foot"):
        yield from below
        yield CommandBar(id="command")
        yield KeyLine(id="keys")
    yield Static(id="too-small", markup=False)
