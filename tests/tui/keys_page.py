"""docs/keys.md, from the one registry of keys."""

from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import speech
from edenia_tui.tui.keys import name_of
from edenia_tui.tui.screens.help import sections

_HEAD = """# Keys of the screen

Made from `edenia_tui/tui/keys.py` and what each game adds, as the key line and the help (F1) are. In the
menu, the settings and the set-up of a game, Up and Down go from row to row, Left and Right pick a value.

While a sheep or a planet travels nothing waits: any key or click ends the travel and shows how things
stand. The key is obeyed as well, except Enter and Space, which would make a choice that nobody has seen
yet. What is typed into the command line goes there. `--no-animation`, the settings (F4) and
`TEXTUAL_ANIMATIONS=none` switch travels off.

The command line knows the words of [line mode](accessibility.md#what-can-be-typed) and answers in the
same sentences.
"""


def keys_page() -> str:
    """Give docs/keys.md."""
    say = speech("en")
    lines = [_HEAD]
    for heading, keys, explain in sections(say, GAMES.values()):
        lines += [f"## {heading}", "", "| Key | What it does |", "| --- | --- |"]
        lines += [f"| `{name_of(key, say)}` | {explain(key.message)} |" for key in keys]
        lines.append("")
    return "\n".join(lines)
