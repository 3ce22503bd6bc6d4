"""Places and squares in words, each with its rule."""

from collections.abc import Sequence

from edenia_tui.games.exo.board.marks import Site
from edenia_tui.games.exo.screen.picking import grant
from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.queries.planet import at_square
from edenia_tui.games.exo.words.queries.universe import at_place
from edenia_tui.games.exo.words.refusals import explain_refusal
from edenia_tui.games.told import Explained
from edenia_tui.language.listener import Listener
from rules.exo.actions import Action
from rules.exo.analysis.rules_of import rule_of_place, rule_of_square
from rules.exo.state import State
from rules.kernel.refused import Refused


def name_of(listener: Listener, view: State, site: Site) -> str:
    """Call a place or a square."""
    if isinstance(site, tuple):
        return nouns.square(listener, site[1])
    return nouns.place(listener, view, site)


def about(listener: Listener, view: State, site: Site) -> list[str]:
    """Tell what lies there."""
    if isinstance(site, tuple):
        return list(at_square(listener, view, *site))
    return [at_place(listener, view, site)]


def explain(listener: Listener, view: State, legal: Sequence[Action], site: Site) -> Explained:
    """Tell what lies there, and why no choice of now leads there."""
    lines = about(listener, view, site)
    refused = grant(view, legal, None, site) if legal else None
    if isinstance(refused, Refused):
        lines += explain_refusal(listener, "", refused, "")
    return Explained(lines, rule_of(view, site))


def rule_of(view: State, site: Site) -> str:
    """Name the rule of a place or a square."""
    return rule_of_square(view, *site) if isinstance(site, tuple) else rule_of_place(view, site)
