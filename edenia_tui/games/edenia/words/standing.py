"""How a game stands: who would win now, and how far everybody is from each victory."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.doubts import tell_open_law
from edenia_tui.games.edenia.words.queries.amounts import amount, numbers
from edenia_tui.games.edenia.words.queries.question import asked
from edenia_tui.games.edenia.words.queries.score import score
from edenia_tui.games.edenia.words.queries.whereabouts import whereabouts
from edenia_tui.games.edenia.words.queries.who import everybody
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from rules.edenia.analysis.open_law import bounds, open_now
from rules.edenia.analysis.whereabouts import cell_of_sheep
from rules.edenia.galaxy import EDENIA
from rules.edenia.geometry import distance
from rules.edenia.places import flock_of
from rules.edenia.scoring import is_counted, is_tied, points, prestige
from rules.edenia.state import FLOCK_SIZE, LAW, State
from rules.kernel.seat import Seat


def tell_standing(listener: Listener, view: State) -> list[str]:
    """Tell what is asked, who would win now, and of each player in the order of play."""
    lines = asked(listener, view)
    if view.outcome is None:
        lines.extend(_winner(listener, view))
    seats = view.seats()
    in_order = (*seats[view.first :], *seats[: view.first])
    for seat, summary in zip(in_order, everybody(listener, view), strict=True):
        lines.append(summary)
        lines.extend(_player(listener, view, seat))
    return fold(lines)


def _winner(listener: Listener, view: State) -> Iterator[str]:
    """WIN-3 and ED-1: who has the most points, as far as they are known."""
    winners = prestige(view.players, view.rules.edition)
    names = listener.together(map(listener.name, winners))
    most = amount(listener, "point", points(view.players[winners[0]]))
    is_open, is_shared = _is_open(view, winners), len(winners) > 1
    if is_open:
        message = "report-would-share-known" if is_shared else "report-would-win-known"
    else:
        message = "report-would-share" if is_shared else "report-would-win"
    yield listener.say(message, names=names, points=most)
    if is_open:
        yield listener.say("report-may-hide")
    elif is_tied(view.players) and not is_shared:
        yield listener.say(f"report-tie-{view.rules.edition.value}")
    if view.trifoliums:
        yield listener.say("query-on-edenia", values=numbers(view.trifoliums))


def _is_open(view: State, winners: Sequence[Seat]) -> bool:
    """WIN-3: whether artefacts that are not known can make others win, or fewer of these."""
    if all(map(is_counted, view.players)):
        return False
    least = min(bounds(view, seat)[0] for seat in winners)
    others = [seat for seat in view.seats() if seat not in winners]
    return len(winners) > 1 or any(bounds(view, seat)[1] >= least for seat in others)


def _player(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """Tell the places, the points and the three victories of one player."""
    for sheep in flock_of(seat):
        place = whereabouts(listener, view, sheep)
        yield listener.say("query-sheep-at", sheep=nouns.sheep(listener, sheep), place=place)
    _, *parts = score(replace(listener, seat=seat), view, ())
    yield from parts
    if view.outcome is None:
        yield from _race(listener, view, seat)
        yield _law(listener, view, seat)
        yield _prestige(listener, view, seat)


def _race(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """WIN-1 and OPT-2: how many sheep are missing on Edenia, and how far the nearest has to go."""
    cells: Sequence[int] = sorted(
        distance(cell_of_sheep(view, sheep), EDENIA)
        for sheep in flock_of(seat)
        if cell_of_sheep(view, sheep) != EDENIA
    )
    missing = view.rules.race_goal - (FLOCK_SIZE - len(cells))
    if missing > 0:
        yield listener.say(
            "report-race",
            sheep=amount(listener, "sheep", missing),
            steps=amount(listener, "step", cells[0]),
        )


def _law(listener: Listener, view: State, seat: Seat) -> str:
    """WIN-2, OPT-1 and OPT-2: how far 42 is; too many can still become fewer."""
    if not view.rules.has_law:
        return listener.say("report-law-off")
    player = view.players[seat]
    missing = LAW - points(player)
    if missing < 0:
        return listener.say("report-law-over", points=amount(listener, "point", -missing))
    for one in open_now(view):
        if one.seat == seat:
            return tell_open_law(listener, [one])[0]
    message = "report-law" if is_counted(player) else "report-law-known"
    return listener.say(message, points=amount(listener, "point", missing))


def _prestige(listener: Listener, view: State, seat: Seat) -> str:
    """WIN-3: how far the best of the others is ahead or behind."""
    mine = points(view.players[seat])
    best = max(
        (other for other in view.seats() if other != seat),
        key=lambda other: points(view.players[other]),
    )
    ahead = mine - points(view.players[best])
    if not ahead:
        return listener.say("report-prestige-level")
    told = amount(listener, "point", abs(ahead))
    if ahead > 0:
        return listener.say("report-prestige-ahead", points=told)
    return listener.say("report-prestige-behind", points=told, name=listener.name(best))
