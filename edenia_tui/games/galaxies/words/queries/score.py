"""score, missions, ships, follow: points, secrets, ships, and who could follow."""

from collections.abc import Iterator, Sequence
from typing import Final

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.effects import tell_mission
from edenia_tui.games.galaxies.words.outcomes import parts_of
from edenia_tui.games.galaxies.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.galaxies.analysis.followers import followers_of
from rules.galaxies.cards import NO_MISSION
from rules.galaxies.decks_left import mission_pool
from rules.galaxies.faces import FACES
from rules.galaxies.fleet import ships_of
from rules.galaxies.points import points_of
from rules.galaxies.scoring import score_all
from rules.galaxies.state import ROGUE, State
from rules.kernel.seat import Seat

_AT_THE_END: Final = ("mission", "badges")
"""END-3: what is counted only when the game is over."""


def score(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell what somebody's points are made of so far; without secrets of others."""
    typed = Arguments(listener, view, words)
    seat = typed.seat_or_own()
    typed.end()
    total = nouns.amount(listener, "point", points_of(view, seat))
    lines = [nouns.say_of(listener, view, seat, "outcome-total", points=total)]
    if nouns.is_rogue(view, seat):
        return lines
    parts = parts_of(listener, score_all(view)[seat])
    is_over = view.outcome is not None
    for part, said in parts.items():
        is_later = part in _AT_THE_END and not is_over
        lines.append(listener.say("score-later" if is_later else "query-facts", facts=said))
    return lines


def missions(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """SEC-1: tell one's own missions; with `all`, every mission that may be in play."""
    typed = Arguments(listener, view, words)
    is_all = bool(typed.words) and typed.words[0] in typed.said("query-word-all")
    if is_all:
        typed.words.pop(0)
    typed.end()
    if view.is_solo():
        return [listener.say("missions-none")]
    content = view.setup.content
    if is_all or listener.seat is None:
        pool = mission_pool(view)
    else:
        mat = view.mats[listener.seat]
        pool = [one for one in mat.missions if one is not None]
    lines = [
        listener.say(
            "missions-one",
            mission=nouns.mission(listener, view, one),
            what=tell_mission(listener, content.missions[one]),
        )
        for one in pool
    ]
    if not is_all and listener.seat is not None:
        kept = view.mats[listener.seat].kept
        if kept not in (None, NO_MISSION):
            lines.append(
                listener.say("event-kept-own", mission=nouns.mission(listener, view, kept))
            )
    return lines or [listener.say("missions-not-yet")]


def ships(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell where everybody's ships are, or those of one player."""
    typed = Arguments(listener, view, words)
    if typed:
        seats: Sequence[Seat] = [typed.seat_or_own()]
        typed.end()
    else:
        seats = (*view.seats(), ROGUE) if view.is_solo() else view.seats()
    return [*_ships(listener, view, seats)]


def follow(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """FOL-4: tell who could follow which face now: who has the culture and could do something."""
    Arguments(listener, view, words).end()
    if view.is_solo():
        return [listener.say("follow-alone")]
    lines = []
    for face in FACES:
        names = [listener.name_or_you(seat) for seat in followers_of(view, face)]
        if names:
            known = nouns.face(listener, face)
            lines.append(listener.say("follow-face", face=known, names=", ".join(names)))
    return lines or [listener.say("follow-nobody")]


def _ships(listener: Listener, view: State, seats: Sequence[Seat]) -> Iterator[str]:
    for seat in seats:
        mat = view.mats[seat]
        told = [
            nouns.ship_and_place(listener, view, ship, spot)
            if not isinstance(ship, type(spot))
            else listener.say(
                "ships-at", count=mat.ships.count(spot), place=nouns.place(listener, view, spot)
            )
            for ship, spot in ships_of(mat)
        ]
        yield nouns.say_of(listener, view, seat, "query-player", facts="; ".join(told))
