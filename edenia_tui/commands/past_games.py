"""The kept games by plain lines: one is picked, then watched, exported or continued."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from edenia_tui.commands.fronts import Fronts
from edenia_tui.language.folding import as_number

if TYPE_CHECKING:
    from edenia_tui.storage.summary import Summary

TRIES = 20


class PastGames:
    """A list to pick from, and what can be done with what was picked."""

    def __init__(self, fronts: Fronts) -> None:
        """Get ready; `run` follows."""
        self._fronts = fronts
        self._console = fronts.console
        self._visit = fronts.visit
        self._spoken = fronts.visit.manner.speech

    def run(self) -> int | None:
        """Ask for a game and what to do with it; the exit code once it was played, else None."""
        from datetime import datetime

        from edenia_tui.games.kept_games import tell_games_by_ear
        from edenia_tui.language.kept import tell_reading

        progress = tell_reading(self._spoken, lambda line: self._console.say([line]))
        games = self._visit.library.summaries(progress=progress)
        told = tell_games_by_ear(self._spoken, datetime.now(self._visit.zone), games)
        if not games:
            self._say(told)
            return None
        self._say([f"{number}: {line}" for number, line in enumerate(told, 1)])
        game = self._pick(games)
        return None if game is None else self._use(game)

    def _pick(self, games: "Sequence[Summary]") -> "Summary | None":
        """Ask for the number of a game; None to go back."""
        from edenia_tui.conversation.vocabularies import IN_GAME

        for _ in range(TRIES):
            typed = self._hear("saves-which", "saves-which-wrong", most=len(games))
            if not typed:
                return None
            number = as_number(typed)
            if IN_GAME.find(typed.split()) == "more":
                self._say([self._spoken("line-nothing-more")])
            elif number is not None and 1 <= number <= len(games):
                return games[number - 1]
            else:
                self._say([self._spoken("saves-which-wrong", most=len(games))])
        return None

    def _use(self, game: "Summary") -> int | None:
        """Ask what to do with a game, and do it."""
        state = "over" if game.is_over or game.problem else "running"
        for _ in range(TRIES):
            match self._hear("saves-do", "saves-do-wrong", state=state):
                case "":
                    return None
                case "1":
                    self._watch(game)
                    return None
                case "2":
                    self._export(game)
                    return None
                case "3" if state == "running":
                    return self._continue(game)
                case _:
                    self._say([self._spoken("saves-do-wrong", state=state)])
        return None

    def _watch(self, game: "Summary") -> None:
        from edenia_tui.conversation.recording import read_recording
        from edenia_tui.conversation.sitting import why_not_resumed
        from edenia_tui.conversation.viewpoint import usual_viewpoint
        from edenia_tui.storage.save_errors import SaveError
        from rules.kernel.refused import Unreadable

        kept = self._visit.library.game(game.name)
        try:
            recording = read_recording(kept)
        except (SaveError, Unreadable) as error:
            self._say([why_not_resumed(self._spoken, kept, error)])
        else:
            viewpoint = usual_viewpoint(recording.sitters, is_over=recording.is_over)
            self._fronts.replay(recording, viewpoint)

    def _export(self, game: "Summary") -> None:
        from edenia_tui.line.asking import ask
        from edenia_tui.sharing.export_words import export_typed, list_forms
        from edenia_tui.sharing.exporting import Exporter

        def helped() -> list[str]:
            return list_forms(self._spoken)

        typed = ask(self._console, self._spoken, self._spoken("saves-form"), helped) or ""
        kept = self._visit.library.game(game.name)
        exporter = Exporter(kept, self._visit.exchange, self._spoken)
        self._say(export_typed(exporter, typed.split()))

    def _continue(self, game: "Summary") -> int | None:
        from edenia_tui.line.starting import resume

        kept = self._visit.library.game(game.name)
        return resume(self._console, self._visit, self._fronts.play, kept)

    def _hear(self, message: str, helped: str, **facts: str | int) -> str:
        """Ask something; `helped` is the message that helps with it."""
        from edenia_tui.line.asking import ask

        spoken = self._spoken
        question, told = spoken(message, **facts), spoken(helped, **facts)
        return ask(self._console, spoken, question, lambda: [told]) or ""

    def _say(self, lines: Sequence[str]) -> None:
        self._console.say(lines, self._spoken("line-more"))
