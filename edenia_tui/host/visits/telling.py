"""What the hub tells, refuses and wants, in the words of whoever hears it; for both front ends."""

from edenia_tui.host.hub.names import BadName
from edenia_tui.host.hub.news import (
    Begun,
    CalledOff,
    Came,
    Closing,
    Consented,
    Dismissal,
    IsAbsent,
    IsBack,
    IsOver,
    LobbyChanged,
    News,
    PlaysOn,
    Requested,
    SatDown,
    StandsIn,
    StoodUp,
    Trouble,
    Went,
)
from edenia_tui.host.hub.notes import EndKind, RequestKind
from edenia_tui.host.hub.plan import BadPlan, PlanFault
from edenia_tui.host.hub.refusing import NotDone
from edenia_tui.host.hub.table import Table
from edenia_tui.language.speech import Speech
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.storage.shared.chat import Said
from rules.kernel.seat import Seat

_ABSENCE = (RequestKind.STAND_IN, RequestKind.END_ABSENT)


def tell_news(spoken: Speech, news: News, table: Table | None, seat: Seat | None) -> list[str]:
    """Tell one of the hub's news; nothing where it is told otherwise.

    Args:
        spoken: the language.
        news: what has happened.
        table: where the listener is; None in the lobby.
        seat: the listener's own; None for spectators and in the lobby.
    """
    match news:
        case Said(_, _, name, text):
            return [spoken("host-says", name=name, text=text)]
        case Came(name, at):
            return [spoken("host-came-watching" if at is None else "host-came", name=name)]
        case Went(name, at):
            return [spoken("host-went-watching" if at is None else "host-went", name=name)]
        case SatDown(name, _):
            return [spoken("host-sat", name=name)]
        case StoodUp(name, _):
            return [spoken("host-stood", name=name)]
        case Begun():
            return [spoken("host-begun")]
        case Requested():
            return _tell_request(spoken, news, table, seat)
        case Consented(_, name):
            return [spoken("host-consented", name=name)]
        case CalledOff():
            return [_tell_called_off(spoken, news, table, seat)]
        case IsAbsent(_, name):
            how = [spoken("host-absent-how")] if seat is not None else []
            return [spoken("host-absent", name=name), *how]
        case StandsIn(_, name, _, has_resigned):
            return [spoken("host-gave-up" if has_resigned else "host-stands-in", name=name)]
        case IsBack(_, name):
            return [spoken("host-is-back", name=name)]
        case IsOver():
            return _tell_end(spoken, news, table, seat)
        case PlaysOn():
            return [spoken("host-rematch-goes")]
        case Closing(seconds):
            return [spoken("host-closing", seconds=seconds)]
        case Trouble():
            return [spoken("host-trouble")]
        case LobbyChanged():
            return []


def _tell_request(
    spoken: Speech, news: Requested, table: Table | None, seat: Seat | None
) -> list[str]:
    asked, facts = news.asked, {"name": news.name}
    if seat is not None and seat == asked.seat:
        return []
    if asked.kind in _ABSENCE and table is not None:
        facts["absent"] = table.name_of(Seat(asked.number))
    told = spoken(f"host-wants-{asked.kind.value}", **facts)
    return [told, spoken("host-answer")] if seat in asked.needed else [told]


def _tell_called_off(
    spoken: Speech, news: CalledOff, table: Table | None, seat: Seat | None
) -> str:
    """Tell who called something off: one who did not agree, or who asked for it; or the game itself."""
    if not news.name:
        return spoken("host-overtaken")
    is_own = table is not None and seat is not None and table.name_of(seat) == news.name
    is_asker = table is not None and table.name_of(news.asked.seat) == news.name
    message = "host-withdrawn" if is_asker else "host-called-off"
    return spoken(f"{message}-you") if is_own else spoken(message, name=news.name)


def _tell_end(spoken: Speech, news: IsOver, table: Table | None, seat: Seat | None) -> list[str]:
    """Tell an end that the game itself does not tell."""
    kind, blamed = news.ended.kind, news.ended.seats
    if kind is EndKind.RULES or table is None:
        return []
    if not blamed:
        return [spoken(f"host-ended-{kind.value}")]
    if blamed[0] == seat and kind is EndKind.RESIGNED:
        return [spoken("host-ended-resigned-you")]
    return [spoken(f"host-ended-{kind.value}", name=table.name_of(blamed[0]))]


def tell_dismissal(spoken: Speech, why: Dismissal) -> str:
    """Tell why somebody has to leave."""
    return spoken(f"host-dismissed-{why.value}")


def tell_refusal(spoken: Speech, error: Exception) -> str:
    """Tell why something was not done: a NotDone, BadName, BadPlan or SaveError of the hub."""
    match error:
        case NotDone(why=why):
            return spoken(f"host-why-{why.value}")
        case BadName(fault=fault):
            return spoken(f"host-name-{fault.value}")
        case BadPlan(fault=fault) if fault is not PlanFault.PLAYERS:
            return spoken(f"host-plan-{fault.value}")
        case SaveError():
            return spoken("host-not-kept")
        case _:
            raise error


REFUSALS = (NotDone, BadName, BadPlan, SaveError)
"""What `tell_refusal` tells; wrong numbers of players aside, for which the caller knows the game."""
