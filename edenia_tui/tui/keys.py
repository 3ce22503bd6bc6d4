"""Every key of the screen but those a game adds: bindings, the key line, the help and docs/keys.md."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from textual.binding import Binding

from edenia_tui.games.presenter import Presenter
from edenia_tui.language.speech import Speech


class Key(NamedTuple):
    """A key, what it does, and the message that explains it."""

    key: str
    action: str
    message: str
    shown: str
    """How the key is written for people."""
    on_line: bool = False
    """Whether the key line at the bottom shows it, in the message with -short."""
    at_once: bool = False
    """Whether it is obeyed before any widget sees it, so that keys of the same burst come after it."""


_CHOOSING: Final = (
    Key("enter", "choose", "key-choose", "Enter", on_line=True),
    Key("enter", "", "key-to-choice", "Enter"),
    Key("up,down", "", "key-list", "Up Down"),
)
_ASKING: Final = (
    Key("colon", "command", "key-command", ":", on_line=True, at_once=True),
    Key("question_mark", "explain", "key-explain", "?", on_line=True),
    Key("l", "loupe", "key-loupe", "l"),
    Key("i", "answer('own')", "key-own", "i"),
    Key("k", "answer('common')", "key-common", "k"),
    Key("o", "answer('score')", "key-score", "o"),
    Key("w", "answer('who')", "key-who", "w"),
    Key("g", "legend", "key-legend", "g"),
)
_ASKING_QUIETLY: Final = tuple(key._replace(on_line=False) for key in _ASKING)
_ZOOMING: Final = (
    Key("plus,equals_sign", "zoom(1)", "key-zoom-in", "+"),
    Key("minus", "zoom(-1)", "key-zoom-out", "-"),
)
_MOVING_ON: Final = (Key("tab", "", "key-tab", "Tab"),)
_MENU: Final = Key("f10", "menu", "key-menu", "F10", on_line=True)

GAME: Final = (
    *_CHOOSING,
    Key("enter", "", "key-hand-over", "Enter"),
    Key("h", "hint", "key-hint", "h", on_line=True),
    Key("u", "undo", "key-undo", "u"),
    Key("r", "redo", "key-redo", "r"),
    Key("b", "take_back", "key-take-back", "b"),
    *_ASKING,
    Key("p", "past", "key-past", "p"),
    Key("v", "what_if", "key-what-if", "v"),
    Key("x", "export", "key-export-game", "x"),
    Key("f", "pace", "key-pace", "f"),
    *_ZOOMING,
    *_MOVING_ON,
    Key("escape", "home", "key-home", "Esc"),
    _MENU,
)
"""Keys of a game."""
TYPING: Final = (
    Key("enter", "", "key-typed", "Enter", on_line=True),
    Key("tab", "", "key-complete", "Tab", on_line=True),
    Key("escape", "", "key-close", "Esc", on_line=True),
    _MENU,
)
"""Keys that the key line shows while somebody types; the menu, where its key is one of the screen."""
TO_CHOICE: Final = Key("enter", "", "key-to-choice", "Enter", on_line=True)
"""What the key line says of Enter while a place is looked at."""
HAND_OVER: Final = Key("enter", "", "key-hand-over", "Enter", on_line=True)
"""What it says of Enter before the next person at the keyboard."""
NEXT_PART: Final = Key("tab", "", "key-tab", "Tab", on_line=True)
"""What it says instead of the arrows where they move a cursor."""
OVER: Final = (
    Key("enter,escape", "end", "key-end", "Enter Esc", on_line=True),
    *(key for key in GAME if key.on_line and key.key not in ("enter", "h")),
)
"""Keys that the key line shows once a game is over."""

REPLAY_ALONE: Final = (
    Key("left,right", "step", "key-step", "Left Right", on_line=True),
    Key("up,down", "turn", "key-turn", "Up Down"),
    Key("home,end", "edge", "key-edge", "Home End"),
    Key("p,n", "event", "key-event", "p n"),
    Key("t", "turns", "key-turns", "t"),
    Key("j", "kinds", "key-kinds", "j"),
    Key("space", "play", "key-play", "Space", on_line=True),
    Key("plus,equals_sign", "faster", "key-faster", "+"),
    Key("minus", "slower", "key-slower", "-"),
    Key("e", "eyes", "key-eyes", "e"),
    Key("v", "what_if", "key-what-if-here", "v", on_line=True),
    Key("x", "export", "key-export", "x"),
    Key("escape", "leave", "key-leave", "Esc", on_line=True),
)
"""Keys that a replay has for itself."""
REPLAY: Final = (
    *REPLAY_ALONE,
    *_ASKING_QUIETLY,
    *_MOVING_ON,
)
"""Keys of a replay."""

WHAT_IF_ALONE: Final = (
    Key("u", "undo", "key-undo-what-if", "u", on_line=True),
    Key("escape", "leave", "key-leave-what-if", "Esc", on_line=True),
)
"""Keys that a what-if has for itself."""
WHAT_IF: Final = (*_CHOOSING, *WHAT_IF_ALONE, *_ASKING_QUIETLY, *_ZOOMING, *_MOVING_ON)
"""Keys of a what-if."""

TASK_ALONE: Final = (
    Key("h", "hint", "key-task-hint", "h", on_line=True),
    Key("s", "solution", "key-task-answer", "s"),
    Key("t", "task", "key-task", "t", on_line=True),
    Key("escape", "leave", "key-leave-task", "Esc", on_line=True),
)
"""Keys that a task has for itself."""
TASK: Final = (*_CHOOSING, *TASK_ALONE, *_ASKING_QUIETLY, *_ZOOMING, *_MOVING_ON)
"""Keys of a lesson or puzzle."""

PAST_GAMES: Final = (
    Key("enter", "", "key-past-use", "Enter"),
    Key("c", "use('continue')", "key-past-continue", "c"),
    Key("w", "use('watch')", "key-past-watch", "w"),
    Key("x", "use('export')", "key-past-export", "x"),
    Key("i", "import", "key-past-import", "i"),
    Key("s", "sort", "key-past-sort", "s"),
    Key("g", "sift", "key-past-sift", "g"),
    Key("n", "rename", "key-past-rename", "n"),
    Key("d", "put_away", "key-past-put-away", "d"),
    Key("u", "put_back", "key-past-put-back", "u"),
)
"""Keys of the list of past games."""

EVERYWHERE: Final = (
    Key("f1", "help", "key-help", "F1", on_line=True),
    Key("f2", "line_mode", "key-line", "F2", on_line=True),
    Key("f3", "rules", "key-rules", "F3"),
    Key("f4", "settings", "key-settings", "F4"),
    Key("escape", "back", "key-back", "Esc"),
    Key("ctrl+q", "quit", "key-quit", "Ctrl+Q", on_line=True),
)
"""Keys of every screen."""

MoreKeys = tuple[tuple[str, tuple[Key, ...]], ...]
"""Further sections of the help: the message above each, and its keys."""

_NAMES: Final = {
    "Enter": "key-name-enter",
    "Enter Esc": "key-name-enter-escape",
    "Up Down": "key-name-up-down",
    "Shift+arrows": "key-name-shift-arrows",
    "Esc": "key-name-escape",
    "Left Right": "key-name-left-right",
    "Home End": "key-name-home-end",
    "Space": "key-name-space",
}
ONE_FOR_ALL: Final = ("zoom(1)", "zoom(-1)", "faster", "slower")


def name_of(key: Key, speech: Speech) -> str:
    """Name a key as it is written on keyboards of that language."""
    return speech(_NAMES[key.shown]) if key.shown in _NAMES else key.shown


def keys_of(keys: Iterable[Key]) -> frozenset[str]:
    """Give all that can be pressed, as Textual calls it."""
    return frozenset(one for key in keys for one in key.key.split(","))


def picks(presenter: Presenter) -> tuple[Key, ...]:
    """Give the keys of a game that go to a choice; a screen asks the game what they mean."""
    return tuple(Key(",".join(one.keys), "", one.message, one.shown) for one in presenter.keys)


def bindings(keys: tuple[Key, ...]) -> list[Binding]:
    """Make bindings, by whose names keys can be changed; several keys of one action tell which it was."""
    made: list[Binding] = []
    for key in keys:
        pressed = key.key.split(",") if key.action else []
        tells = len(pressed) > 1 and key.action not in ONE_FOR_ALL
        for one in pressed:
            action = f"{key.action}('{one}')" if tells else key.action
            name = key.message if len(pressed) == 1 or key.action in ONE_FOR_ALL else None
            binding = Binding(one, action, key.message, show=False, priority=key.at_once, id=name)
            made.append(binding)
    return made
