"""path: can this sheep get there in one move, and what does it take?"""

from collections.abc import Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.edenia.actions import Action, Go, Jump, Leap, On, Tunnel
from rules.edenia.analysis.arrivals import Arrival, arrivals
from rules.edenia.analysis.whereabouts import cell_of_sheep
from rules.edenia.galaxy import ARRIDIS, EDENIA, HOLE, NO_PATH, Cell, Sheep
from rules.edenia.geometry import distance
from rules.edenia.state import State


def path(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell how a sheep gets to a cell along known tracks, or how near it gets."""
    typed = Arguments(listener, view, words)
    sheep, target = typed.any_sheep(view), typed.cell()
    typed.end()
    here = cell_of_sheep(view, sheep)
    if here in (target, EDENIA):
        place = name_of_cell(listener, view, here)
        return [listener.say("query-path-here", sheep=nouns.sheep(listener, sheep), cell=place)]
    ways = [way for way in arrivals(view, sheep) if way.cells]
    if not ways:
        return [listener.say("query-path-stuck", sheep=nouns.sheep(listener, sheep))]
    best = min(ways, key=lambda way: (_away(way, target), way.cost, len(way.actions)))
    return _told(listener, view, sheep, target, best)


def _away(way: Arrival, target: Cell) -> int:
    return min(distance(cell, target) for cell in way.cells)


def name_of_cell(listener: Listener, view: State, cell: Cell) -> str:
    """Call a cell by what is always there, if anything is."""
    if cell in (ARRIDIS, HOLE, EDENIA):
        return nouns.kind(listener, view.tiles[cell])
    return nouns.cell(listener, cell)


def _told(listener: Listener, view: State, sheep: Sheep, target: Cell, way: Arrival) -> list[str]:
    name = nouns.sheep(listener, sheep)
    away = _away(way, target)
    if away:
        nearest = min(way.cells, key=lambda cell: distance(cell, target))
        head = listener.say(
            "query-path-no",
            sheep=name,
            target=name_of_cell(listener, view, target),
            cell=name_of_cell(listener, view, nearest),
            steps=amount(listener, "step", away),
        )
    else:
        head = listener.say(
            "query-path-yes", sheep=name, target=name_of_cell(listener, view, target)
        )
    actions = ", ".join(tell_step(listener, action) for action in way.actions)
    lines = [head, listener.say("query-path-way", actions=actions)]
    if way.cost:
        lines.append(listener.say("query-path-cost", cost=amount(listener, "clover", way.cost)))
    return lines


def tell_step(listener: Listener, action: Action) -> str:
    """Tell a step of the way; a sheep is not named again."""
    match action:
        case Go(side=side, path=track):
            if track == NO_PATH:
                return nouns.side(listener, side)
            return f"{nouns.side(listener, side)} {nouns.path(listener, track)}"
        case Jump(cell=cell):
            return listener.say("query-step-jump", cell=nouns.cell(listener, cell))
        case Tunnel(path=track):
            return listener.say("query-run-tunnel", path=nouns.path(listener, track))
        case Leap():
            return listener.say("query-step-leap")
        case On():
            return listener.say("query-step-on")
        case _:
            return listener.say("query-step-stop")
