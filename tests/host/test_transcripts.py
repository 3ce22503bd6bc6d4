"""A game between somebody by lines and somebody on the screen, over SSH, as files to be read by people.

`>` lines are typed by Anna, everything up to the next of them is what she hears. What Ben presses stands
behind `]`, and what he sees then between bars. `pytest --update-transcripts` writes the files anew.
"""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from edenia_tui.host.hub.table import Table
from edenia_tui.language.speech import speech
from rules.kernel.seat import Seat
from tests.host.hub.company import clock_of, look_after, until
from tests.host.meetings import Listener, Looker, Meeting, a_meeting
from tests.host.screen.parlour import DOWN, ENTER, F9

_FOLDER = Path(__file__).parent / "transcripts"
_SIZE = (80, 24)
_BACK_TAB = "\x1b[Z"
_BAR = "-" * 80
_CODE = "K7QX2342"
_LEAVES, _COMES_BACK = "►┏", "►━━│━┛"
"""Where the way of the choice that Ben considers is drawn, the last thing to appear."""
_BEN, _ANNA = Seat(0), Seat(1)
_WORDS = {
    "en": {word: word for word in ("agree", "decline", "bot", "wait", "say", "back", "join 1")},
    "fr": {
        "agree": "accepter",
        "decline": "refuser",
        "bot": "robot",
        "wait": "attendre",
        "say": "dire",
        "back": "revenir",
        "join 1": "rejoindre 1",
    },
}


class Evening:
    """What is done at a table, and what comes of it, written down."""

    def __init__(self, meeting: Meeting, language: str) -> None:
        """Begin with an empty sheet."""
        self.meeting = meeting
        self.say = speech(language)
        self.words = _WORDS[language]
        self.lines: list[str] = []
        self._language = language
        self.anna: Listener
        self.ben: Looker

    async def anna_comes(self) -> None:
        """Let Anna come by lines, and choose a name."""
        self.anna = await self.meeting.listens("Anna", self._language)
        await self.hears(self.say("host-name-ask"))
        await self.types("Anna", self.say("host-lobby-prompt"))

    async def ben_comes(self, *words: str) -> None:
        """Let Ben come to the screen."""
        self.lines.append(f"] ssh {' '.join(words)}".rstrip())
        self.ben = await self.meeting.looks("Ben", self._language, *words, size=_SIZE)

    async def hears(self, *texts: str) -> None:
        """Let Anna hear news, the last line of them."""
        last = texts[-1]
        self.lines += await self.anna.hears(*texts, is_prompt=lambda line: last in line)

    async def is_asked(self) -> None:
        """Let Anna hear everything until she is to decide."""
        meanwhile = self.say("line-meanwhile")
        self.lines += await self.anna.hears(
            is_prompt=lambda line: line.endswith((":", "?")) and not line.startswith(meanwhile)
        )

    async def types(self, line: str, *texts: str) -> None:
        """Let Anna type something, and hear what follows up to the next prompt."""
        self.lines.append(f"> {line}")
        self.anna.send(f"{line}\n")
        self.lines += await self.anna.hears(
            *texts, is_prompt=lambda line: line.endswith((":", "?"))
        )

    async def sees(self, *texts: str) -> None:
        """Let Ben see something, and keep the picture."""
        await self.ben.until(*texts, "F9")
        await self.ben.rests(self.meeting.visit_of("Ben"))
        picture = self.ben.text.strip("\n").splitlines()
        self.lines += [_BAR, *(row.rstrip() for row in picture), _BAR]

    async def presses(self, told: str, keys: str, *texts: str) -> None:
        """Let Ben press keys until he sees something."""
        self.lines.append(f"] {told}")
        self.ben.send(keys)
        await self.ben.until(*texts)

    # At the table.

    @property
    def table(self) -> Table:
        """Where they are now."""
        (table,) = (one for one in self.meeting.hub.awake if one.standing.next == "")
        return table

    @property
    def is_annas_turn(self) -> bool:
        """Whether Anna is to decide."""
        play = self.table.play
        assert play is not None
        return play.room.question(_ANNA) is not None

    @property
    def is_bens_turn(self) -> bool:
        """Whether Ben is to decide."""
        play = self.table.play
        assert play is not None
        return play.room.question(_BEN) is not None

    @property
    def written(self) -> int:
        """How much is kept of the game."""
        return len(self.table.log.text)

    def has_gone_on(self, since: int) -> bool:
        """Tell whether more is kept, and somebody is to decide again."""
        return self.written > since and (self.is_bens_turn or self.is_annas_turn)

    async def ben_moves(self) -> None:
        """Let Ben take what is offered first until it is Anna's turn."""
        while self.is_bens_turn:
            await self.ben.until(f"h {self.say('key-hint-short')}")
            written = self.written
            await self.presses("Enter", ENTER)
            await until(partial(self.has_gone_on, written))
        await self.is_asked()

    async def anna_moves(self) -> None:
        """Let Anna take the first choice until it is Ben's turn."""
        while self.is_annas_turn:
            await self.types("1")


async def begin(evening: Evening) -> None:
    """Meet at a table, and talk."""
    say, words = evening.say, evening.words
    await evening.ben_comes()
    await evening.ben.until(say("host-name-ask").split("?")[0])
    await evening.presses("Ben, Enter", f"Ben{ENTER}", say("host-screen-open"))
    await evening.sees(say("host-screen-open"))
    await evening.presses("n", "n", say("host-screen-rated"))
    await evening.presses("Shift+Tab", _BACK_TAB)
    await evening.presses("Enter", ENTER, _CODE)
    await evening.sees("Ben")
    await evening.anna_comes()
    await evening.types(words["join 1"], _CODE, say("line-meanwhile"))
    await evening.ben.until("Anna")
    await evening.types(f"{words['say']} hello", "hello", say("line-meanwhile"))
    await evening.presses("t", "t", say("host-screen-say"))
    said = say("host-says", name="Ben", text="hi")
    await evening.presses("hi, Enter", f"hi{ENTER}", said)
    await evening.hears(said)
    await evening.sees(say("host-says", name="Anna", text="hello"), said, _LEAVES)


async def go_back(evening: Evening) -> None:
    """Ben wants to go back and may not; Anna wants to, and may."""
    say, words = evening.say, evening.words
    await evening.ben_moves()
    await evening.anna_moves()
    await evening.ben.until(f"h {say('key-hint-short')}")
    await evening.presses("b", "b", say("host-screen-back")[:20])
    await evening.presses("Enter", ENTER, say("host-screen-asked")[:20])
    await evening.hears(say("host-wants-back", name="Ben"), say("host-answer"))
    await evening.types(words["decline"])
    await evening.sees(say("host-called-off", name="Anna")[:20], _COMES_BACK)
    await evening.types(words["back"], say("host-asked"))
    await evening.sees(say("host-screen-agree"), _COMES_BACK)
    await evening.presses("Down, Down, Enter", f"{DOWN}{DOWN}{ENTER}")
    await evening.is_asked()
    await evening.anna_moves()


async def be_away(evening: Evening) -> None:
    """Ben's connection breaks; Anna lets a bot play, and Ben comes back."""
    say, words, hub = evening.say, evening.words, evening.meeting.hub
    evening.ben.hang_up()
    evening.lines.append("] (the connection breaks)")
    await evening.hears(say("host-went", name="Ben"))
    clock_of(hub).pass_by(hub.house.limits.absence_seconds + 1)
    await look_after(hub)
    await evening.hears(say("host-absent-how"))
    await evening.types(words["wait"], say("host-waits"))
    await evening.types(words["bot"], say("host-stands-in", name="Ben"))
    await until(lambda: evening.is_annas_turn)
    await evening.is_asked()
    await evening.ben_comes(f"join {_CODE}")
    await evening.hears(say("host-is-back", name="Ben"))
    await evening.sees(say("host-is-back", name="Ben"))


async def end_and_begin(evening: Evening) -> None:
    """Both want to end it, and to play again."""
    say, words = evening.say, evening.words
    await evening.presses("F9", F9, say("host-screen-end"))
    await evening.presses("Down, Enter", f"{DOWN}{ENTER}", say("host-screen-asked")[:20])
    await evening.hears(say("host-wants-end", name="Ben"), say("host-answer"))
    await evening.types(words["agree"], say("host-over-prompt"))
    await evening.sees(say("host-screen-to-lobby"))
    await evening.presses("Down, Enter", f"{DOWN}{ENTER}", say("host-screen-asked")[:20])
    await evening.hears(say("host-wants-rematch", name="Ben"), say("host-answer"))
    await evening.types(words["agree"], "K7QX2343", say("line-meanwhile"))
    await evening.sees(_LEAVES)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_evening_repeats_itself(
    tmp_path: Path, language: str, request: pytest.FixtureRequest
) -> None:
    """What each hears and sees of the other is the same, to the letter."""

    async def run() -> list[str]:
        async with asyncio.timeout(240), a_meeting(tmp_path) as meeting:
            evening = Evening(meeting, language)
            for part in (begin, go_back, be_away, end_and_begin):
                await part(evening)
            return evening.lines

    file, text = _FOLDER / f"{language}.txt", "\n".join(asyncio.run(run())) + "\n"
    if request.config.getoption("--update-transcripts"):
        _FOLDER.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert text.splitlines() == file.read_text("utf-8").splitlines()
