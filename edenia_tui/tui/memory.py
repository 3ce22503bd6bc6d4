"""What somebody has been told, kept as facts, so that it can be told again in any language."""

from collections import deque
from collections.abc import Iterable
from typing import Any

from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.conversation.ear import Ear
from edenia_tui.conversation.rewinds import tell_rewound
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from edenia_tui.table.watchers import Rewound, Told

REMEMBERED = 200
"""How many actions are remembered."""

News = Told[Any, Any, Any] | Rewound[Any, Any]


class Memory:
    """The last actions, and what was taken back of them."""

    def __init__(self, words: GameWords, told: Iterable[News] = ()) -> None:
        """Begin with what was told so far."""
        self._words = words
        self._told: deque[News] = deque(told, maxlen=REMEMBERED)

    def remember(self, news: News) -> None:
        """Keep one thing more."""
        self._told.append(news)

    def repeat(self, ear: Ear) -> None:
        """Let somebody hear everything that is remembered."""
        for news in self._told:
            if isinstance(news, Rewound):
                ear.rewound(news)
            else:
                ear.saw(news)

    def sentences(self, listener: Listener) -> list[str]:
        """Tell everything again."""
        return [line for news in self._told for line in self.tell(listener, news)]

    def tell(self, listener: Listener, news: News) -> list[str]:
        """Tell one thing."""
        if isinstance(news, Rewound):
            return [tell_rewound(listener, self._words, news)]
        return tell_told(listener, self._words, news)
