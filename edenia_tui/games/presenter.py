"""What the screen needs to show a game and to let people choose in it; every game has one."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import CloseUp, Drawn, Marks, Site
from edenia_tui.games.landmark import Landmark
from edenia_tui.games.told import Explained, Group, PickKeys, Summary
from edenia_tui.language.listener import Listener
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat


class Presenter(Protocol):
    """A game on the screen: drawn, told, explained and chosen in."""

    @property
    def keys(self) -> Sequence[PickKeys]:
        """The keys that pick among the choices of this game."""

    @property
    def landmarks(self) -> Sequence[Landmark]:
        """What is worth jumping to in a past game; where two meet, the later one here is shown."""

    # What is drawn.

    @property
    def columns(self) -> Mapping[Zoom, int]:
        """How many columns the screen keeps for a drawing; what is wider can be scrolled."""

    def draw(
        self, listener: Listener, view: Any, zoom: Zoom, charset: Charset, marks: Marks
    ) -> Drawn:
        """Draw the table for whoever listens; None marks nothing."""

    def preview(self, view: Any, action: Any) -> Marks:
        """Mark what a choice would do."""

    def point(self, marks: Marks, site: Site) -> Marks:
        """Point at a site besides what is marked."""

    def travel(self, before: Any, events: Sequence[Any]) -> Sequence[Marks]:
        """Mark what happened, moment by moment; nothing where nothing moved."""

    def close_up(
        self, listener: Listener, view: Any, site: Site, charset: Charset, marks: Marks
    ) -> CloseUp:
        """Draw a site with all that can be seen there."""

    # What is told.

    def letter(self, seat: Seat) -> str:
        """Give the letter that stands for a player in the drawing."""

    def everybody(self, listener: Listener, view: Any) -> list[str]:
        """Tell what each player has in a sentence, in the order of play."""

    def facts(self, listener: Listener, view: Any, seat: Seat, charset: Charset) -> Sequence[str]:
        """Tell the same of one player, by numbers and signs."""

    def own(self, listener: Listener, view: Any) -> Summary:
        """Sum up what the listener has, or everybody for a spectator."""

    def own_in_full(self, listener: Listener, view: Any, legal: Sequence[Any]) -> list[str]:
        """Tell all of what the listener has, or what lies open to a spectator."""

    def common(self, listener: Listener, view: Any) -> Summary:
        """Sum up what is left for everybody."""

    def common_in_full(self, listener: Listener, view: Any) -> list[str]:
        """Tell all of what is left for everybody."""

    def groups(self, listener: Listener, view: Any, legal: Sequence[Any]) -> list[Group]:
        """List the choices in words, those that belong together under one heading."""

    def sentence(self, listener: Listener, view: Any, action: Any) -> str:
        """Tell a choice as the list does, and where it leads."""

    # What is explained.

    def rules(self, view: Any, action: Any) -> Sequence[str]:
        """Name the rules a choice is offered by, and those that decide what comes of it."""

    def about(self, listener: Listener, view: Any, site: Site) -> list[str]:
        """Tell what is on a site."""

    def explain(self, listener: Listener, view: Any, legal: Sequence[Any], site: Site) -> Explained:
        """Tell what is on a site, why it cannot be chosen, and the rule of the place."""

    # What is chosen.

    def wish_of_key(self, key: str) -> Any:
        """Tell what one of the keys asks for."""

    def wish_at(self, view: Any, seat: Seat | None, drawn: Drawn, x: int, y: int) -> Any:
        """Tell what a click asks for; None where it only points."""

    def grant(
        self, view: Any, legal: Sequence[Any], considered: Any, wish: Any
    ) -> Any | Refused | None:
        """Find the choice that was wished for, like the one considered; else why there is none."""
