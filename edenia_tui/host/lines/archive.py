"""What the lobby tells of games that are over, of the best, and of rules."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.conversation.recording import read_recording
from edenia_tui.conversation.rules import tell_rules
from edenia_tui.conversation.viewpoint import OPEN
from edenia_tui.games.entry import Entry
from edenia_tui.games.kept_games import tell_games
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.host.lines.conversation import Speaker
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.learn.course import Lessons
from edenia_tui.line.learning import Learning
from edenia_tui.line.replaying import Replaying
from edenia_tui.line.talk import Talk
from edenia_tui.statistics.telling import tell_in_lines

_LEADERS: Final = 10


class Archive:
    """Games and rules, for somebody in the lobby."""

    def __init__(self, speaker: Speaker) -> None:
        """Know who asks."""
        self._speaker = speaker

    async def games(self, words: Sequence[str]) -> None:
        """Tell somebody's games that are over."""
        del words
        visiting = self._speaker.visiting
        await visiting.library.load()
        zone, games = visiting.visit.zone, visiting.library.summaries()
        self._speaker.say(*tell_games(self._speaker.spoken, zone, games))

    async def stats(self, words: Sequence[str]) -> None:
        """Tell what they add up to."""
        visiting = self._speaker.visiting
        await visiting.library.load()
        whose = " ".join(words) or visiting.account.name
        self._speaker.say(*tell_in_lines(self._speaker.spoken, visiting.library, whose))

    async def replay(self, words: Sequence[str]) -> None:
        """Look at one of them again."""
        speaker = self._speaker
        if not words:
            speaker.say(speaker.spoken("host-replay-what"))
            return
        recording = read_recording(await speaker.visiting.library.fetch(" ".join(words)))
        talk = Talk(speaker.console, speaker.visiting.visit, recording.entry.words, recording.names)
        await Replaying(talk, recording.replay, OPEN, 0, recording.branch).run()

    async def learn(self, words: Sequence[str]) -> None:
        """Do the lessons of a game; puzzles, whose answers take long to find, are for home."""
        speaker, entry = self._speaker, self._game(words)
        course = Lessons(entry, speaker.visiting.visit.manner)
        exercise = course.begin()
        if exercise is not None:
            talk = Talk(speaker.console, speaker.visiting.visit, entry.words, ())
            await Learning(talk, course, exercise).run()

    async def leaders(self, words: Sequence[str]) -> None:
        """Tell who is best at a game."""
        speaker, entry = self._speaker, self._game(words)
        spoken, leaders = speaker.spoken, await speaker.hub.leaders(entry.name, _LEADERS)
        if not leaders:
            speaker.say(spoken("host-leaders-none", game=entry.title))
            return
        lines = [
            spoken(
                "host-leader",
                number=number,
                name=one.name,
                points=round(one.points),
                games=one.rating.games,
            )
            for number, one in enumerate(leaders, 1)
        ]
        speaker.say(spoken("host-leaders", game=entry.title), *lines)

    def _game(self, words: Sequence[str]) -> Entry:
        typed = folded(" ".join(words))
        named = (one for one in GAMES.values() if typed in (one.name, folded(one.title)))
        return next(named, GAMES[USUAL])

    async def rules(self, words: Sequence[str]) -> None:
        """Answer a question about rules."""
        entry = self._game(words[:1])
        about = words[1:] if words and folded(words[0]) in GAMES else words
        speaker = self._speaker
        listener = Listener(speaker.spoken.about(entry.words.messages), ())
        speaker.say(*tell_rules(listener, entry, about))

    async def export(self, words: Sequence[str]) -> None:
        """Tell how a game goes out."""
        del words
        self._speaker.say(self._speaker.spoken("host-export-how"))

    async def take_in(self, words: Sequence[str]) -> None:
        """Tell how a game comes in."""
        del words
        self._speaker.say(self._speaker.spoken("host-import-how"))
