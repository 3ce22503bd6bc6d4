"""What people do with each other wherever they are: speak, listen or not, and know who is there."""

from collections.abc import Sequence

from edenia_tui.host.hub.table import Table
from edenia_tui.host.lines.conversation import Speaker
from edenia_tui.language.folding import folded

_RECALLED = 5
"""So many lines are told to whoever comes."""


async def do_social(speaker: Speaker, name: str, words: Sequence[str]) -> bool:
    """Do what one of these words asks for; whether it was one of them. NotDone passes through."""
    hub, visiting, spoken = speaker.hub, speaker.visiting, speaker.spoken
    match name:
        case "say":
            if not words:
                speaker.say(spoken("host-say-what"))
                return True
            await hub.say(visiting, " ".join(words))
            if _is_alone(speaker):
                speaker.say(spoken("host-said-alone"))
        case "people":
            speaker.say(*tell_people(speaker))
        case "mute" | "unmute":
            named = _find_name(speaker, " ".join(words))
            if not named:
                speaker.say(spoken("host-mute-what"))
                return True
            is_muted = name == "mute"
            hub.mute(visiting, named, is_muted=is_muted)
            speaker.say(spoken("host-muted" if is_muted else "host-unmuted", name=named))
        case _:
            return False
    return True


def tell_people(speaker: Speaker) -> list[str]:
    """Tell who is here: at the table, or in the lobby and elsewhere."""
    hub, spoken = speaker.hub, speaker.spoken
    table = hub.table_of(speaker.visiting)
    if table is not None:
        return _tell_table(speaker, table)
    idle = {one.account.name for one in hub.lobby.idle}
    names = [
        name if name in idle else spoken("host-person-at", name=name) for name in hub.lobby.names
    ]
    return [spoken("host-people", names=", ".join(names))]


def _tell_table(speaker: Speaker, table: Table) -> list[str]:
    spoken, here = speaker.spoken, table.attendance.seats
    present = [owner.name for owner in table.standing.owners if owner.seat in here]
    away = [owner.name for owner in table.standing.owners if owner.seat not in here]
    looking = table.attendance.onlookers
    lines = [spoken("host-present", names=", ".join((*present, *looking)))]
    if looking:
        lines.append(spoken("host-looking-on", number=len(looking)))
    if away:
        lines.append(spoken("host-away", names=", ".join(away)))
    return lines


async def recall(speaker: Speaker) -> None:
    """Tell whoever comes what was said last."""
    said = await speaker.hub.recall(speaker.visiting)
    if said:
        spoken = speaker.spoken
        lines = [spoken("host-says", name=one.name, text=one.text) for one in said[-_RECALLED:]]
        speaker.tell([spoken("host-said-before"), *lines])


def _is_alone(speaker: Speaker) -> bool:
    table = speaker.hub.table_of(speaker.visiting)
    here = speaker.hub.lobby.idle if table is None else [one.visitor for one in table.attendance]
    return not [one for one in here if one is not speaker.visiting]


def _find_name(speaker: Speaker, typed: str) -> str:
    """Find who is meant among all who are here; what was typed where nobody is."""
    names = {folded(name): name for name in speaker.hub.lobby.names}
    return names.get(folded(typed), typed.strip()[:40])
