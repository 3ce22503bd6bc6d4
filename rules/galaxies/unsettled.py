"""Whether what comes of a choice hangs on what the one who chooses has not seen."""

from rules.galaxies.actions import Action
from rules.galaxies.apply import apply
from rules.galaxies.state import State


def unsettled_by(view: State, action: Action) -> str:
    """END-3: an end that hidden missions and cards decide; else nothing (SEC-8 sees to the rest)."""
    if not any(mat.kept is None or None in mat.found for mat in view.mats):
        return ""
    return "END-3" if apply(view, action).state.outcome is not None else ""
