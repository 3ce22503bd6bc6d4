"""Bare `edenia`: asks what to do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from edenia_tui.commands.failing import fail
from edenia_tui.commands.fronts import Fronts
from edenia_tui.commands.starting import start_speaking
from edenia_tui.commands.surroundings import is_first_time
from edenia_tui.language.folding import folded
from edenia_tui.storage.settings import PreferredMode

if TYPE_CHECKING:
    from edenia_tui.line.asking import Help

TRIES = 20
LIST = ("menu-list-learn", "menu-list-play", "menu-list-more")
HELP = (
    *("goal", "line-welcome", "menu-help-words", "menu-help-share", "menu-help-settings"),
    *("menu-help-play", "menu-help-host", "menu-help-rules", "menu-help-more"),
)
"""The goal and a rule are those of the usual game."""

_WORDS: Final = {
    "new": ("1", "nouvelle"),
    "continue": ("2", "reprendre"),
    "saves": ("3", "parties"),
    "stats": ("4", "statistics", "statistiques"),
    "import": ("5", "importer"),
    "demo": ("6",),
    "rules": ("7", "règles", "règle"),
    "settings": ("8", "réglages"),
    "help": ("9", "?", "aide"),
    "quit": ("10", "q", "exit", "quitter"),
    "screen": ("écran",),
    "learn": ("apprendre", "lessons", "leçons"),
    "puzzle": ("puzzles", "problème", "problèmes"),
    "daily": ("jour", "today"),
    "coach": ("conseiller", "entraîneur"),
}
_BY_WORD: Final = {
    folded(word): name for name, others in _WORDS.items() for word in (name, *others)
}


def run_menu(lang: str | None = None, *, line: bool = False, no_animation: bool = False) -> int:
    """Ask until something is chosen; the exit code."""
    fronts = start_speaking(lang, line=line, no_animation=no_animation)
    greets = is_first_time() and not lang
    if fronts.is_screen:
        return fronts.show(None, greets=greets)
    menu = LineMenu(fronts)
    if greets and not line:
        menu.greet()
    found = menu.run()
    return fronts.show(None) if found is None else found


class LineMenu:
    """The menu by plain lines: numbers, or the words of a session."""

    def __init__(self, fronts: Fronts) -> None:
        """Get ready; `run` follows."""
        self._fronts = fronts
        self._console = fronts.console
        self._visit = fronts.visit
        self._manner = fronts.visit.manner

    def greet(self) -> None:
        """Ask once for language and mode; an empty line keeps what holds."""
        manner = self._manner
        language = self._ask("first-run-language", lambda: [manner.speech("first-run-note")])
        wanted = folded(language or "")[:2]
        if wanted in ("en", "fr"):
            manner.speak(wanted)
        mode = self._ask("first-run-mode", lambda: [manner.speech("settings-mode-note")])
        found = {"l": PreferredMode.LINE, "s": PreferredMode.SCREEN, "e": PreferredMode.SCREEN}
        manner.remember(mode=found.get(folded(mode or "")[:1], manner.settings.mode))

    def run(self) -> int | None:
        """Ask until somebody plays or leaves; the exit code, or None when the screen is wanted."""
        self._list()
        for _ in range(TRIES):
            typed = self._ask("menu-what", self._tell_help)
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
        from edenia_tui.line.starting import begin, resume

        console, visit, play = self._console, self._visit, self._fronts.play
        match name:
            case "new":
                return begin(console, visit, complain=fail, play=play)
            case "continue":
                return resume(console, visit, play)
            case "saves":
                from edenia_tui.commands.past_games import PastGames

                return PastGames(self._fronts).run()
            case "stats":
                from edenia_tui.language.kept import tell_reading
                from edenia_tui.statistics.telling import tell_in_lines

                whose, spoken = " ".join(words) or None, self._manner.speech
                progress = tell_reading(spoken, lambda line: console.say([line]))
                self._say(tell_in_lines(spoken, visit.library, whose, progress))
            case "import":
                self._import(" ".join(words))
            case "demo":
                return self._show_demo()
            case "coach":
                return self._play_first()
            case "learn" | "puzzle" | "daily":
                self._learn(name)
            case "rules":
                self._read_rules(words)
            case "settings":
                self._change_settings()
            case "help":
                self._say(self._tell_help())
            case "quit":
                return 0
            case "screen":
                self._say([self._manner.speech("line-no-screen")])
            case _:
                self._say([self._manner.speech("menu-wrong")])
        return None

    def _ask(self, message: str, helped: "Help") -> str | None:
        from edenia_tui.line.asking import ask

        return ask(self._console, self._manner.speech, self._manner.say(message), helped)

    def _tell_help(self) -> list[str]:
        from edenia_tui.games.registry import GAMES, USUAL

        words = GAMES[USUAL].words
        speech, (rule, _) = self._manner.speech.about(words.messages), words.rule_example
        return [speech(message, rule=rule) for message in HELP]

    def _show_demo(self) -> int:
        """Ask for a game and let lambs play it."""
        from edenia_tui.games.agreement import usual_number
        from edenia_tui.line.setup import DEFAULT_BOT, NoAnswer, ask_game
        from edenia_tui.line.starting import show_demo

        try:
            entry = ask_game(self._console, self._manner.speech)
        except NoAnswer:
            return 0
        bots = [DEFAULT_BOT] * usual_number(entry.agreement.players)
        show_demo(self._console, self._manner, bots, None, entry)
        return 0

    def _play_first(self) -> int | None:
        """Ask for a game and begin a first one with a coach; None where that cannot be."""
        from edenia_tui.learn.first_game import first_game
        from edenia_tui.line.setup import NoAnswer, ask_game
        from edenia_tui.storage.save_errors import SaveError

        try:
            sitting = first_game(self._visit, ask_game(self._console, self._manner.speech))
        except NoAnswer:
            return None
        except SaveError as error:
            self._say([self._manner.speech("line-cannot-keep", reason=str(error.reason))])
            return None
        return self._fronts.play(sitting)

    def _learn(self, what: str) -> None:
        """Ask for a game and do its lessons, its puzzles or the one of the day."""
        from edenia_tui.learn.course import Course, Lessons, Puzzles
        from edenia_tui.learn.day import DailyPuzzle, today
        from edenia_tui.line.learning import learn_by_lines
        from edenia_tui.line.setup import NoAnswer, ask_game

        try:
            entry = ask_game(self._console, self._manner.speech)
        except NoAnswer:
            return
        course: Course
        match what:
            case "learn":
                course = Lessons(entry, self._manner)
            case "puzzle":
                course = Puzzles(entry, self._manner)
            case _:
                course = DailyPuzzle(entry, self._manner, today())
        learn_by_lines(self._console, self._visit, course)

    def _read_rules(self, words: Sequence[str]) -> None:
        """Read rules of a game until nothing more is asked; an id tells by itself which game is meant."""
        from edenia_tui.conversation.rules import tell_rules
        from edenia_tui.games.registry import GAMES
        from edenia_tui.line.setup import NoAnswer, ask_game

        wanted = words[0].upper() if words else ""
        having = (one for one in GAMES.values() if wanted in one.rulebook.ids())
        try:
            entry = next(having, None) or ask_game(self._console, self._manner.speech)
        except NoAnswer:
            return
        listener = self._manner.listener((), None, entry.words.messages)
        for _ in range(TRIES):
            self._say(tell_rules(listener, entry, words))
            typed = self._ask("menu-rule", lambda: tell_rules(listener, entry, ()))
            if not typed:
                return
            first, *others = typed.split()
            words = others if _BY_WORD.get(folded(first)) == "rules" else [first, *others]

    def _change_settings(self) -> None:
        """Tell how one is spoken to, and change it until nothing more is wanted."""
        from edenia_tui.conversation.vocabularies import SESSION_WORDS
        from edenia_tui.conversation.wishes import WISHES, tell_manner

        self._say(tell_manner(self._manner))
        for _ in range(TRIES):
            typed = self._ask("menu-setting", lambda: [self._manner.say("menu-setting-wrong")])
            if not typed:
                return
            word, *words = typed.split()
            change = WISHES.get(SESSION_WORDS.get(folded(word), ""))
            wrong = [self._manner.speech("menu-setting-wrong")]
            self._say(wrong if change is None else change(self._manner, words))

    def _import(self, file: str) -> None:
        """Take in a game that somebody handed on, or say why not."""
        from edenia_tui.sharing.taking_in import NotTaken, take_in_file

        spoken = self._manner.speech
        file = file or self._ask("menu-file", lambda: [spoken("menu-file-help")]) or ""
        if not file:
            return
        try:
            taken = take_in_file(file, self._visit)
        except NotTaken as error:
            self._say(error.lines)
        else:
            self._say([taken.tell(spoken), spoken("menu-taken-in")])

    def _say(self, lines: Sequence[str]) -> None:
        self._console.say(lines, self._manner.speech("line-more"))
