"""Rules on a terminal: a panel for each, below it the galaxy where an example is drawn."""

from collections.abc import Iterable, Sequence
from typing import Final, TextIO

from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from edenia_tui.language.citing import Say, origin_in_short
from rules.kernel.rulebook import Rule

_WIDTH: Final = 79
_ID_WIDTH: Final = 8
_NO_COLOUR: Final = {"always": False, "never": True}


def console_for(wish: str, output: TextIO) -> Console:
    """Give a terminal to print to, with colours as wished; else NO_COLOR decides."""
    colour = _NO_COLOUR.get(wish)
    console = Console(file=output, force_terminal=True, no_color=colour, highlight=False)
    console.width = min(console.width, _WIDTH)
    return console


def index_text(rules: Iterable[Rule], say: Say) -> Text:
    """List chapters, and the ids and titles of their rules, and which are printed."""
    text = Text(end="")
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            text.append(f"{chapter}\n", "bold")
        text.append(f"  {rule.id:<{_ID_WIDTH}}", "cyan")
        text.append(f"{rule.title}. ")
        text.append(f"{origin_in_short(rule, say)}\n", "bright_black")
    return text


def rule_panel(rule: Rule, paragraphs: Sequence[str], drawing: Text | None) -> Panel:
    """Frame a rule: its title, what it says, and the drawing of its example."""
    parts = [Text(rule.title, "bold"), *map(Text, paragraphs)]
    if drawing is not None:
        parts += [Text(), drawing]
    name = Text(rule.id, "bold cyan")
    return Panel(Group(*parts), title=name, title_align="left", border_style="bright_black")
