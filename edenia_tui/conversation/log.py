"""What somebody has been told, kept as facts to be told again, and what they have still to hear."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.conversation.rewound import tell_rewound
from edenia_tui.conversation.teller import Teller
from edenia_tui.games.words import GameWords
from edenia_tui.language.event_facts import kind_of
from edenia_tui.language.listener import OFF, Listener, Part
from edenia_tui.table.question import AnyQuestion
from edenia_tui.table.watchers import AnyRewound, AnyTold, Rewound
from rules.kernel.opaque import AnyState
from rules.kernel.seat import CHANCE, Seat

REMEMBERED = 200
"""How many actions, and how many sentences, are remembered."""

_THE_END: Final = "ended"
"""What is told, whatever is not wished."""

News = AnyTold | AnyRewound


class Log:
    """A watcher for one seat, or a spectator, that keeps what it is told until somebody listens."""

    def __init__(
        self,
        seat: Seat | None,
        words: GameWords,
        news: Iterable[News] = (),
        *,
        passed_on: Callable[["Log", News], object] | None = None,
        stirred: Callable[[AnyQuestion | None], object] = lambda _: None,
    ) -> None:
        """Begin with what was told so far, unheard.

        Args:
            seat: whose eyes; None for a spectator.
            words: the game in words.
            news: what was told so far.
            passed_on: is handed what comes from now on, which then waits for nobody to listen.
            stirred: is called when there is something to listen to, or with a question.
        """
        self.seat = seat
        self.heard: list[str] = []
        """The sentences somebody listened to, in the words of then."""
        self.since: AnyState = None
        """The view after this person's last decision."""
        self.given_up = False
        """Whether a bot plays on for this person."""
        self.why: str | None = None
        """The rule behind the last refusal since this person's last decision."""
        self.event: str | None = None
        """The rule behind the last stop, score or result of this person's last turn."""
        self.hint: list[str] = []
        """What was left of a hint since this person's last decision."""
        self.seen = 0
        """How many actions were passed on."""
        self.turns: list[int] = []
        """The sentences that began a turn when all was told anew."""
        self._told_anew = 0
        self._last_actor: object = None
        self._is_turn_over = False
        self._words = words
        self._teller = Teller(words)
        self._passed_on = passed_on
        self._stirred = stirred
        self._news: deque[News] = deque(news, maxlen=REMEMBERED)
        self._unheard: list[News] = [*self._news]

    @property
    def unheard(self) -> tuple[News, ...]:
        """What nobody has listened to yet."""
        return tuple(self._unheard)

    # What comes in.

    def saw(self, told: AnyTold) -> None:
        """Remember what was done."""
        self.seen += 1
        self._remember(told)

    def rewound(self, rewound: AnyRewound) -> None:
        """Remember what was taken back or done again."""
        self._remember(rewound)

    def asked(self, question: AnyQuestion) -> None:
        """Hand a question on."""
        self._stirred(question)

    def recall(self, room: AnyRoom) -> None:
        """Remember the last actions of a game that is taken up again."""
        replay = room.past(self.seat)
        told = [replay.told(point, self.seat) for point in replay.recent(replay.last)]
        self._news.extend(told)
        if self._passed_on is None:
            self._unheard += told

    def _remember(self, news: News) -> None:
        self._news.append(news)
        if self._passed_on is None:
            self._unheard.append(news)
            self._stirred(None)
        else:
            self._passed_on(self, news)

    # What is told again, in the language of now.

    def tell(self, listener: Listener, news: News) -> list[str]:
        """Tell one thing."""
        if isinstance(news, Rewound):
            return [tell_rewound(listener, self._words, news)]
        return tell_told(listener, self._words, news)

    def tell_once(self, listener: Listener, number: int, told: AnyTold) -> list[str]:
        """Tell what was passed on, unless everything was told anew meanwhile."""
        return self.tell(listener, told) if number > self._told_anew else []

    def tell_anew(self, listener: Listener) -> list[str]:
        """Tell everything again, what is still on its way to somebody included."""
        self._told_anew = self.seen
        self.turns = []
        lines: list[str] = []
        begins = True
        for news in self._news:
            told = self.tell(listener, news)
            if told and begins:
                self.turns.append(len(lines))
            lines += told
            begins = self.ends_turn(news) or (begins and not told)
        return lines

    def ends_turn(self, news: News) -> bool:
        """Tell whether another turn begins with what was told, or something was taken back."""
        return isinstance(news, Rewound) or any(map(self._words.begins_turn, news.events))

    def heard_by(self, listener: Listener) -> "Log":
        """Give the log of one who has listened to all of this in the language of now."""
        log = Log(self.seat, self._words, self._news)
        log.listen(listener)
        log.hear_rest(listener)
        return log

    def hear_rest(self, listener: Listener) -> list[str]:
        """Hear what waited to be told together with what comes."""
        rest = self._teller.tell_rest(listener)
        self.heard = [*self.heard, *rest][-REMEMBERED:]
        return rest

    def of_others(self, listener: Listener) -> list[str]:
        """Tell again what others did since this person's last turn: a line a turn, where a game can."""
        teller, lines = Teller(self._words), list[str]()
        for news in self._since_own_turn():
            if isinstance(news, Rewound):
                lines += [*teller.tell_rest(listener), *self.tell(listener, news)]
            else:
                lines += teller.tell(listener, news)
        return [*lines, *teller.tell_rest(listener)]

    def _since_own_turn(self) -> list[News]:
        """Find what was done between this person's last decision and the last one of somebody else."""
        news, own = list(self._news), self.seat
        others = [n for n, one in enumerate(news) if one.actor not in (own, CHANCE)]
        if not others:
            return []
        begin = max((n for n in range(others[-1]) if news[n].actor == own), default=-1)
        later = [n for n in range(others[-1], len(news)) if news[n].actor == own]
        found = news[begin + 1 : min(later, default=len(news))]
        if begin >= 0 and not self._begins_turn(news[begin]):
            first = next((n for n, one in enumerate(found) if one.actor is not CHANCE), 0)
            found = found[first:]  # what chance brought to one's own turn was told with it
        return found

    def _begins_turn(self, news: News) -> bool:
        events = () if isinstance(news, Rewound) else news.events
        return any(map(self._words.begins_turn, events))

    # What is heard once.

    def listen(self, listener: Listener, public: Callable[[Any], Any] | None = None) -> list[str]:
        """Give the sentences since the last time; one who has given up hears only the end.

        Args:
            listener: who listens.
            public: leaves of an event what everybody may know, when others may read along.
        """
        lines: list[str] = []
        for news in self._unheard:
            said = self._hear(listener, news, public)
            lines = said if self.given_up else lines + said
        self._unheard.clear()
        self.heard = [*self.heard, *lines][-REMEMBERED:]
        return lines

    def _hear(
        self, listener: Listener, news: News, public: Callable[[Any], Any] | None
    ) -> list[str]:
        """Tell one thing, and take note of what can be asked about it."""
        if isinstance(news, Rewound):
            self.since, self.why, self.event = news.after, None, None
            rewound = news if public is None else replace(news, action=None)
            return [*self._teller.tell_rest(listener), *self.tell(listener, rewound)]
        if public is not None:
            news = replace(news, events=tuple(map(public, news.events)))
        if news.actor == self.seat:
            self._decide()
        for event in news.events:
            self.event = self._words.stop_rule(listener, event) or self.event
            self._is_turn_over |= self._words.begins_turn(event)
        if news.actor == self.seat or self.since is None:
            self.since = news.after
        return self._tell_parts(listener, news)

    def _tell_parts(self, listener: Listener, news: AnyTold) -> list[str]:
        """Tell one thing as fully as is wished of those who did it, and of what it is about."""
        lines: list[str] = []
        for part in (Part.TILES, Part.DICE):
            if wish := listener.wish(part):
                about = tuple(e for e in news.events if self._words.part_of(e) == part.value)
                rest = tuple(e for e in news.events if e not in about)
                if about and wish != OFF:
                    alone = replace(news, events=about)
                    lines += tell_told(listener.at(wish), self._words, alone)
                news = replace(news, events=rest)
        wish = listener.wish(Part.OWN if self._is_own(news) else Part.RIVALS)
        if wish == OFF and not any(kind_of(event) == _THE_END for event in news.events):
            return lines
        return [*lines, *self._teller.tell(listener.at("" if wish == OFF else wish), news)]

    def _is_own(self, news: AnyTold) -> bool:
        """Tell whether this person did it, or chance in what they had begun."""
        if news.actor is not CHANCE:
            self._last_actor = news.actor
        return self._last_actor == self.seat

    def _decide(self) -> None:
        """Leave behind what there was to explain: a refusal, and all of a turn that is over."""
        self.why, self.hint = None, []
        if self._is_turn_over:
            self.event, self._is_turn_over = None, False
