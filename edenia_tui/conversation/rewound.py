"""What was taken back or done again, in words."""

from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from edenia_tui.table.rewind import RewindKind
from edenia_tui.table.watchers import AnyRewound


def tell_rewound(listener: Listener, words: GameWords, rewound: AnyRewound) -> str:
    """Tell in one sentence what was taken back or done again."""
    is_redo = rewound.kind is RewindKind.REDO
    if rewound.kind is RewindKind.BACK or rewound.number > 1:
        message = "undo-forward" if is_redo else "undo-back"
        return listener.say(message, round=rewound.round, number=rewound.number)
    message = "undo-redone" if is_redo else "undo-undone"
    if rewound.action is None:
        return listener.say_of(rewound.actor, f"{message}-secret")
    earlier = rewound.before if is_redo else rewound.after
    choice = words.describe(listener, earlier, rewound.action)
    return listener.say_of(rewound.actor, message, choice=choice)
