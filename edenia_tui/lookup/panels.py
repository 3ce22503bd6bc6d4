"""Rules on a terminal: a panel for each, with the galaxy drawn where an example helps."""

from collections.abc import Iterable, Sequence

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from edenia_tui.boards.charset import Charset
from edenia_tui.boards.galaxy import draw_galaxy
from edenia_tui.boards.grid import Zoom
from edenia_tui.drawing.ansi import Depth, paint
from rules.edenia.galaxy import CELLS, KIND, Kind
from rules.edenia.notation.reading import read_position
from rules.kernel.rulebook import Rule

WIDTH = 79
_ID_WIDTH = 8
_ALWAYS_THERE = (Kind.EMPTY, Kind.HOLE, Kind.EDENIA)


def index_text(rules: Iterable[Rule]) -> Text:
    """List chapters, and the ids and titles of their rules."""
    text = Text(end="")
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            text.append(f"{chapter}\n", "bold")
        text.append(f"  {rule.id:<{_ID_WIDTH}}", "cyan")
        text.append(f"{rule.title}\n")
    return text


def rule_panel(rule: Rule, paragraphs: Sequence[str], drawing: Text | None) -> Panel:
    """Frame a rule: its title, what it says, and the drawing of its example."""
    parts = [Text(rule.title, "bold"), *map(Text, paragraphs)]
    if drawing is not None:
        parts.append(drawing)
    name = Text(rule.id, "bold cyan")
    return Panel(Group(*parts), title=name, title_align="left", border_style="dim")


def draw_example(position: str, charset: Charset, depth: Depth) -> Text:
    """Draw the galaxy of a position down to the last row with a tile laid there."""
    state = read_position(position)
    canvas = draw_galaxy(state, Zoom.SMALL, charset)
    last = max(cell for cell in CELLS if KIND[state.tiles[cell]] not in _ALWAYS_THERE)
    region = canvas.cells[last]
    lines = paint(canvas, depth).split("\n")[: region.y + region.height]
    return Text.from_ansi("\n".join(lines), no_wrap=True)
