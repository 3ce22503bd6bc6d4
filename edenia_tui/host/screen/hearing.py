"""How the hub's news get to screens: as messages of their app, never by a call from another's context."""

from textual.message import Message

from edenia_tui.host.hub.news import Dismissal, News


class Heard(Message, bubble=False):
    """The hub has told something."""

    def __init__(self, news: News) -> None:
        """Keep it."""
        super().__init__()
        self.news = news


class SentAway(Message, bubble=False):
    """The hub wants somebody to leave."""

    def __init__(self, why: Dismissal) -> None:
        """Keep why."""
        super().__init__()
        self.why = why


class Hearing:
    """A screen that shows what the hub tells."""

    def hear(self, news: News) -> None:
        """Show something."""
        raise NotImplementedError
