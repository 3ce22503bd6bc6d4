"""Why a record of a game does not make sense, with the game's own words for what it refuses."""

from msgspec.structs import replace

from edenia_tui.games.entry import Entry
from edenia_tui.language.faults import tell_fault
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import Speech
from edenia_tui.storage.saved import Misfit
from edenia_tui.storage.slips import Slip
from rules.kernel.refused import Refused, Unreadable


def tell_unreadable(spoken: Speech, entry: Entry, error: Unreadable) -> str:
    """Tell the line that is wrong, and why; of an action that is refused, the rule and the reason."""
    about, fault = spoken.about(entry.words.messages), error.fault
    if isinstance(error, Misfit) and isinstance(error.error, Refused):
        listener = Listener(about, ("",) * len(entry.game.seats(error.state)))
        why = " ".join(entry.words.refusal(listener, "", error.error, "")).rstrip(".")
        facts = (*fault.facts, ("why", why))
        fault = replace(fault, slip=Slip.NOT_LEGAL_BECAUSE, facts=facts)
    return tell_fault(about, fault)
