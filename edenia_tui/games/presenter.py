"""What the screen needs to show a game and to let people choose in it: put together once by each game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import CloseUp, DrawnOf
from edenia_tui.games.landmark import LandmarkOf
from edenia_tui.games.moment import MomentOf
from edenia_tui.games.told import Explained, PickKeys, Summary
from edenia_tui.language.listener import Listener
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
P = TypeVar("P")
"""A site: what a cursor can stand on."""
M = TypeVar("M")
"""Marks: what is pointed at in a drawing."""
W = TypeVar("W")
"""A wish: what a key or a click asks for."""


class PresenterOf(msgspec.Struct, Generic[S, A, E, P, M, W], frozen=True, kw_only=True):
    """A game on the screen: drawn, told, explained and chosen in."""

    keys: Sequence[PickKeys]
    """The keys that pick among the choices of this game."""
    landmarks: Sequence[LandmarkOf[E]]
    """What is worth jumping to in a past game; where two meet, the later one here is shown."""

    moments: Sequence[MomentOf[E]]
    """What is felt: it has a moment of its own when it happens."""

    # What is drawn.

    columns: Mapping[Zoom, int]
    """How many columns the screen keeps for a drawing; what is wider can be scrolled."""
    draw: Callable[[Listener, S, Zoom, Charset, M | None], DrawnOf[P]]
    """Draws the table for whoever listens; None marks nothing."""
    preview: Callable[[S, A], M]
    """Marks what a choice would do."""
    point: Callable[[M | None, P], M]
    """Points at a site besides what is marked."""
    travel: Callable[[S, Sequence[E]], Sequence[M]]
    """Marks what happened, moment by moment; nothing where nothing moved."""
    close_up: Callable[[Listener, S, P, Charset, M | None], CloseUp]
    """Draws a site with all that can be seen there."""

    # What is told.

    letter: Callable[[Listener, Seat], str]
    """Gives the letter that stands for a player in the drawing, in the language of whoever listens."""
    facts: Callable[[Listener, S, Seat, Charset], Sequence[str]]
    """Tells what lies before a player by numbers and signs, besides how near each way of winning is."""
    own: Callable[[Listener, S], Summary]
    """Sums up what the listener has, or everybody for a spectator."""
    own_in_full: Callable[[Listener, S, Sequence[A]], list[str]]
    """Tells all of what the listener has, or what lies open to a spectator."""
    common: Callable[[Listener, S], Summary]
    """Sums up what is left for everybody."""
    common_in_full: Callable[[Listener, S], list[str]]
    """Tells all of what is left for everybody."""
    sentence: Callable[[Listener, S, A], str]
    """Tells a choice as the list does, and where it leads."""

    # What is explained.

    rules: Callable[[S, A], Sequence[str]]
    """Names the rules a choice is offered by, and those that decide what comes of it."""
    about: Callable[[Listener, S, P], list[str]]
    """Tells what is on a site."""
    explain: Callable[[Listener, S, Sequence[A], P], Explained]
    """Tells what is on a site, why it cannot be chosen, and the rule of the place."""

    # What is chosen.

    wish_of_key: Callable[[str], W]
    """Tells what one of the keys asks for."""
    wish_at: Callable[[S, Seat | None, DrawnOf[P], int, int], W | None]
    """Tells what a click asks for; None where it only points."""
    grant: Callable[[S, Sequence[A], A | None, W], A | Refused | None]
    """Finds the choice that was wished for, like the one considered; else why there is none."""


Presenter = PresenterOf[Any, Any, Any, Any, Any, Any]
"""The presenter of any game."""
