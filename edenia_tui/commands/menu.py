"""Bare `edenia`: asks what to do."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from edenia_tui.commands.failing import fail
from edenia_tui.commands.fronts import Fronts
from edenia_tui.commands.starting import start_speaking, tidy_end
from edenia_tui.words.folding import folded

TRIES = 20
LIST = ("menu-list-play", "menu-list-more")
HELP = (
    *("goal", "line-welcome", "menu-help-words", "menu-help-share"),
    *("menu-help-play", "menu-help-rules", "menu-help-more"),
)

_WORDS: Final = {
    "new": ("1", "nouvelle"),
    "continue": ("2", "reprendre"),
    "saves": ("3", "parties"),
    "stats": ("4", "statistics", "statistiques"),
    "import": ("5", "importer"),
    "demo": ("6",),
    "help": ("7", "?", "aide"),
    "quit": ("8", "q", "exit", "quitter"),
    "screen": ("écran",),
}
_BY_WORD: Final = {
    folded(word): name for name, others in _WORDS.items() for word in (name, *others)
}


def run_menu(lang: str | None = None, *, line: bool = False, no_animation: bool = False) -> int:
    """Ask until something is chosen; the exit code."""
    code = 0
    with tidy_end(), suppress(KeyboardInterrupt):
        fronts = start_speaking(lang, line=line, no_animation=no_animation)
        if fronts.is_screen:
            return fronts.show(None)
        found = LineMenu(fronts).run()
        code = fronts.show(None) if found is None else found
    return code


class LineMenu:
    """The menu by plain lines: numbers, or the words of a session."""

    def __init__(self, fronts: Fronts) -> None:
        """Get ready; `run` follows."""
        self._fronts = fronts
        self._console = fronts.console
        self._manner = fronts.manner

    def run(self) -> int | None:
        """Ask until somebody plays or leaves; the exit code, or None when the screen is wanted."""
        self._list()
        for _ in range(TRIES):
            typed = self._console.hear(self._manner.speech("menu-what") + " ")
            words = ["quit"] if typed is None else typed.split()
            if not words:
                self._list()
                continue
            name = _BY_WORD.get(folded(words[0]))
            if name == "screen" and self._console.has_screen:
                return None
            code = self._do(name, words[1:])
            if code is not None:
                return code
        return 0

    def _list(self) -> None:
        self._console.note([self._manner.speech(message) for message in LIST])

    def _do(self, name: str | None, words: Sequence[str]) -> int | None:
        """Do what was chosen; the exit code when the program ends with it."""
        from edenia_tui.line.starting import begin, resume, show_demo

        console, manner, play = self._console, self._manner, self._fronts.play
        match name:
            case "new":
                return begin(console, manner, complain=fail, play=play)
            case "continue":
                return resume(console, manner, play)
            case "saves":
                from edenia_tui.commands.past_games import PastGames

                return PastGames(self._fronts).run()
            case "stats":
                from edenia_tui.career_words import tell_in_lines

                self._say(tell_in_lines(manner.speech, " ".join(words) or None))
            case "import":
                self._import(" ".join(words))
            case "demo":
                show_demo(console, manner, ["lamb", "lamb"], None)
                return 0
            case "help":
                self._say([manner.speech(message) for message in HELP])
            case "quit":
                return 0
            case "screen":
                self._say([manner.speech("line-no-screen")])
            case _:
                self._say([manner.speech("menu-wrong")])
        return None

    def _import(self, file: str) -> None:
        """Take in a game that somebody handed on, or say why not."""
        from edenia_tui.sharing.taking_in import NotTaken, take_in_file

        spoken = self._manner.speech
        file = file or self._console.hear(spoken("menu-file") + " ") or ""
        if not file:
            return
        try:
            taken = take_in_file(file, spoken)
        except NotTaken as error:
            self._say(error.lines)
        else:
            self._say([taken.tell(spoken), spoken("menu-taken-in")])

    def _say(self, lines: Sequence[str]) -> None:
        self._console.say(lines, self._manner.speech("line-more"))
