"""What comes of a choice, in words: where it leads, or else what it brings and what comes next."""

from collections.abc import Iterator
from typing import Final

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.routes import tell_courses, tell_encounter
from edenia_tui.language.listener import Listener
from rules.edenia.actions import (
    Action,
    First,
    Go,
    Jump,
    Keep,
    Place,
    Play,
    PlayGromout,
    PlayJunction,
    PlayPocket,
    RaiseFlag,
    Reveal,
    Skip,
    Stop,
    TakeClover,
)
from rules.edenia.analysis.courses import follow
from rules.edenia.analysis.encounters import stop_of
from rules.edenia.artefact import artefact
from rules.edenia.events import Event, Laid, Teleported, TurnBegan
from rules.edenia.galaxy import KIND, Kind
from rules.edenia.game import EDENIA
from rules.edenia.geometry import cell_of
from rules.edenia.places import dwarf_at, find_sheep, sheep_of
from rules.edenia.starts import moving_cell
from rules.edenia.state import R2M2_TILES, Ask, State
from rules.kernel.step import Step

_PREPARING: Final = (Jump, Play, PlayGromout, PlayJunction, PlayPocket, Place)
"""Choices after which the turn goes on, most often: what comes next is told besides what they bring."""


def tell_leads(
    listener: Listener, view: State, action: Action, *, keeps_turnings: bool = False
) -> Iterator[str]:
    """Tell what comes of a choice in several ways, the one that tells most first.

    What only brings something may go without saying.
    """
    course = follow(view, action)
    if course.encounter is not None:
        yield from tell_courses(listener, course, keeps_turnings=keeps_turnings)
    elif not listener.is_brief:
        step = EDENIA.apply(view, action)
        brought, then = _brings(listener, view, action, step), _comes_next(listener, view, step)
        if isinstance(action, _PREPARING):
            yield ", ".join(filter(None, (brought, then)))
        yield brought or then
        yield ""


def _brings(listener: Listener, view: State, action: Action, step: Step[State, Event]) -> str:
    """Tell what a choice brings that leads to no place; nothing when only the turn goes on."""
    after, mine = step.state, step.state.players[view.active]
    match action:
        case Stop():
            stop = stop_of(view, step)
            return "" if stop is None else tell_encounter(listener, after.tiles, stop)
        case TakeClover() | Skip():
            has_gained = mine.clovers > view.players[view.active].clovers
            return listener.say("clovers", number=mine.clovers) if has_gained else ""
        case RaiseFlag():
            return listener.say("lead-flags", flags=mine.flags)
        case Keep(name) | Play(name) | PlayGromout(name):
            return listener.say(f"query-does-{artefact(name).kind.value}")
        case PlayJunction(_, number):
            return _switched(listener, after, number)
        case Jump() | PlayPocket():
            sabotages = any(isinstance(e, Teleported) and e.sabotaged for e in step.events)
            return listener.say("lead-sabotaged") if sabotages else ""
        case First():
            clovers = ", ".join(str(player.clovers) for player in after.players)
            return listener.say("lead-dealt", clovers=clovers)
        case Reveal() if after.turn.ask is Ask.REVEAL:
            return listener.say("route-looks", count=_unseen(after))
        case _:
            laid = next((event for event in step.events if isinstance(event, Laid)), None)
            return "" if laid is None else _laid(listener, laid)


def _unseen(after: State) -> int:
    """DWA-2 and WIN-3: count what is still to be looked at on a dwarf planet, or turned up in the end."""
    if after.turn.is_reckoning:
        return sum(player.hidden.count(None) for player in after.players)
    tokens = dwarf_at(after.dwarfs, moving_cell(after)).tokens
    return sum(token.name is None for token in tokens)


def _switched(listener: Listener, after: State, number: int) -> str:
    """ART-5: tell the tile of a sheep that has switched tracks, and the ways it may go from there."""
    found = find_sheep(after.flock, sheep_of(after.active, number))
    cell = nouns.cell(listener, cell_of(found[0])) if found else ""
    goes = [action for action in EDENIA.legal(after) if isinstance(action, Go)]
    ways = [nouns.side(listener, go.side) for go in goes if go.sheep == number]
    if not ways:
        return listener.say("lead-stuck", cell=cell)
    *others, last = ways
    told = listener.say("lead-or", first=", ".join(others), last=last) if others else last
    return listener.say("lead-on", cell=cell, ways=told)


def _laid(listener: Listener, laid: Laid) -> str:
    """HAB-1 and DWA-1: tell what lies on a new tile."""
    kind = nouns.kind(listener, laid.face)
    if KIND[laid.face] is Kind.PLANET:
        clovers = listener.say("clovers", number=laid.clovers)
        return listener.say("lead-laid-clovers", kind=kind, clovers=clovers)
    if KIND[laid.face] is Kind.DWARF:
        artefacts = listener.say("artefacts", number=laid.artefacts)
        return listener.say("lead-laid-artefacts", kind=kind, artefacts=artefacts)
    return kind


def _comes_next(listener: Listener, before: State, step: Step[State, Event]) -> str:
    """Tell what is asked next, where the choice leads to no place."""
    after, ask = step.state, step.state.turn.ask
    if any(isinstance(event, TurnBegan) for event in step.events):
        is_again = before.turn.again and after.active == before.active
        return listener.say_of(after.active, "lead-again" if is_again else "lead-turn")
    match ask:
        case Ask.LEAVE:
            return listener.say("lead-any-side")
        case Ask.KEEP:
            return listener.say("lead-keeps")
        case Ask.DRAW:
            return listener.say("lead-more-tiles", tiles=R2M2_TILES - len(after.turn.drawn))
        case Ask.LAY | Ask.UNDER | Ask.PLACE | Ask.AFTER:
            return listener.say(f"lead-{ask.value}")
        case Ask.START if after.turn.sheep is None:
            return listener.say_of(after.active, "lead-move")
        case Ask.START if after.turn.ported:
            return listener.say("lead-any-side")
        case _:
            return ""
