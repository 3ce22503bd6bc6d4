"""docs/keys.md, from the one registry of keys."""

from collections.abc import Iterable, Iterator

from edenia_tui.games.registry import GAMES
from edenia_tui.host.screen.keys import MORE_KEYS
from edenia_tui.language.speech import Speech, speech
from edenia_tui.tui.keys import name_of
from edenia_tui.tui.own_keys import CHANGEABLE
from edenia_tui.tui.screens.help import Section, sections

_HEAD = """# Keys of the screen

Made from `edenia_tui/tui/keys.py` and what games and a host add, as key line and help (F1) are. In the
menu, the settings and the set-up of a game, Up and Down go from row to row, Left and Right pick a value.

While a sheep or a planet travels nothing waits: any key or click ends the travel and shows how things
stand. The key is obeyed as well, except Enter and Space, which would make a choice that nobody has seen
yet. What is typed into the command line goes there. `--no-animation`, the settings (F4) and
`TEXTUAL_ANIMATIONS=none` switch travels off.

The command line knows the words of [line mode](accessibility.md#what-can-be-typed) and answers in the
same sentences.
"""
_OWN = """## Keys of one's own

`keys.toml` in the folder of the settings (`EDENIA_CONFIG`, else `~/.config/edenia`) gives what has a
name here another key: a letter, a sign, F1 to F12, Home, End, PageUp, PageDown, Insert or Delete, with
`ctrl+`, `shift+` or `alt+` before it if you like.

    [keys]
    hint = "y"
    undo = "ctrl+z"

All of it holds or none: a name that is not known, or a key that would do two things on one screen, is
told in one line when the screen opens, and the usual keys stay. Keys that pick choices in a game, arrows,
Enter, Tab, Space and Esc stay what they are.

| Name | Usual key | What it does |
| --- | --- | --- |
"""
_HOST = """## On a host

What a [host](hosting.md) adds; at its tables all keys of a game work, as far as the table allows.
"""


def keys_page() -> str:
    """Give docs/keys.md."""
    say = speech("en")
    host = sections(say, (), MORE_KEYS)[: len(MORE_KEYS)]
    lines = [_HEAD, *_tables(sections(say, GAMES.values()), say), _HOST, *_tables(host, say)]
    lines += [_OWN.rstrip("\n"), *_names(say), ""]
    return "\n".join(lines)


def _names(say: Speech) -> Iterator[str]:
    for name, key in sorted(CHANGEABLE.items()):
        yield f"| `{name}` | `{name_of(key, say)}` | {say(key.message)} |"


def _tables(shown: Iterable[Section], say: Speech) -> Iterator[str]:
    for heading, keys, explain in shown:
        yield from (f"## {heading}", "", "| Key | What it does |", "| --- | --- |")
        yield from (f"| `{name_of(key, say)}` | {explain(key.message)} |" for key in keys)
        yield ""
