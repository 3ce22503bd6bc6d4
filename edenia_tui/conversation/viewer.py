"""Whoever is at the keyboard: whose eyes see the table, what they are asked, what they may ask."""

from collections.abc import Callable, Sequence
from typing import Any

from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.log import Log
from edenia_tui.conversation.understanding import Refusal
from edenia_tui.conversation.visit import Visit
from edenia_tui.games.drawn import Marks, Site
from edenia_tui.games.entry import Entry
from edenia_tui.games.result import Kind
from edenia_tui.language.listener import Listener
from edenia_tui.storage.settings import Settings
from edenia_tui.table.question import AnyQuestion
from rules.kernel.opaque import AnyAction, AnyState
from rules.kernel.seat import Seat


class Viewer:
    """One person at a time, or a spectator."""

    def __init__(
        self,
        visit: Visit,
        entry: Entry,
        names: tuple[str, ...],
        log_of: Callable[[Seat | None], Log],
        *,
        seat: Seat | None,
        view: AnyState,
    ) -> None:
        """Begin with somebody who is asked nothing yet.

        Args:
            visit: whose keyboard it is.
            entry: the game.
            names: what the players are called.
            log_of: gives what a seat, or a spectator, was told.
            seat: whose eyes see the table.
            view: what they see.
        """
        self.entry = entry
        self.words = entry.words
        self.presenter = entry.presenter
        self.game = entry.game
        self.seat = seat
        self.question: AnyQuestion | None = None
        self.refusal: Refusal | None = None
        """The last one; None once something else is considered."""
        self._visit = visit
        self._names = names
        self._log_of = log_of
        self._seen = view

    @property
    def listener(self) -> Listener:
        """How this person is spoken to now."""
        return self.listener_on(self.seat)

    def listener_on(self, seat: Seat | None) -> Listener:
        """Tell how somebody on a seat, or a spectator, is spoken to now."""
        return self._visit.manner.listener(self._names, seat, self.words.messages)

    @property
    def settings(self) -> Settings:
        """What this person has chosen once."""
        return self._visit.manner.settings

    @property
    def view(self) -> Any:
        """What this person sees: as asked, so that choices and picture agree, or as last shown."""
        return self._seen if self.question is None else self.question.view

    @property
    def legal(self) -> tuple[Any, ...]:
        """What this person may do; nothing while others are asked."""
        return () if self.question is None else self.question.legal

    def see(self, view: AnyState) -> None:
        """Take note of what is shown; the table may be ahead of it while something travels."""
        self._seen = view

    def be_asked(self, question: AnyQuestion) -> bool:
        """Take the seat that is asked, and the question; tell whether that is somebody else."""
        is_other = self.seat != question.seat
        self.seat, self.question, self.refusal = question.seat, question, None
        self._seen = question.view
        return is_other

    def asks(self) -> str:
        """Tell what is asked, or who thinks; nothing while chance decides."""
        actor = self.game.to_act(self.view)
        if self.question is not None or actor is None:
            return self.words.question(self.listener, self.view)
        if isinstance(actor, int):
            return self.listener.say("screen-thinking", name=self.listener.name(actor))
        return ""

    def kinds(self) -> Sequence[Kind]:
        """List the choices by what they bring."""
        return self.words.kinds(self.listener, self.view, self.legal)

    def preview(self, action: AnyAction) -> tuple[Marks, str] | None:
        """Give what to point at where a choice leads, and say it; None for what is no choice now."""
        if action not in self.legal:
            return None
        told = self.presenter.sentence(self.listener, self.view, action)
        return self.presenter.preview(self.view, action), told

    def sentence(self, action: AnyAction) -> str:
        """Tell a choice and where it leads."""
        return self.presenter.sentence(self.listener, self.view, action)

    def leads_to(self, action: AnyAction, site: Site) -> bool:
        """Tell whether a choice leads to a site."""
        marks = self.presenter.preview(self.view, action)
        return marks is not None and marks.focus is not None and bool(marks.focus == site)

    def can_come_back(self, action: AnyAction) -> bool:
        """Tell whether a choice can be taken back for sure: neither chance nor another acts next."""
        after = self.game.apply(self.view, action).state
        return self.game.to_act(after) == self.game.to_act(self.view)

    def sentences(self) -> list[str]:
        """Tell the whole story again."""
        return self._log_of(self.seat).tell_anew(self.listener)

    def turns(self) -> Sequence[int]:
        """Tell which of these sentences begin a turn, if they are told turn by turn."""
        return self._log_of(self.seat).turns

    def desk(self) -> Desk:
        """Give what understanding and answering a line may need."""
        return Desk(
            *(self.listener, self.view, self.view, self.legal),
            *(self.heard, self._visit, self.words, self.game),
        )

    def heard(self) -> Log:
        """Give what this person has heard, in the language of now."""
        log = self._log_of(self.seat).heard_by(self.listener)
        if self.refusal is not None:
            log.why = self.refusal.rule
        return log
