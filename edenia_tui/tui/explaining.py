"""What `?` tells about a choice or a site, each with its rules."""

from typing import Any

from edenia_tui.line.answers import Desk, explain_choice, rules
from edenia_tui.staging.drawn import Site
from edenia_tui.staging.staging import Staging


def tell_choice(desk: Desk, action: Any) -> list[str]:
    """Tell what line mode tells about a choice, with a blank row before each rule."""
    choice, *behind = explain_choice(desk, action)
    return [*choice, *(line for rule in behind for line in ("", *rule))]


def explain_site(desk: Desk, staging: Staging, site: Site) -> list[str]:
    """Tell what is on a site, why it cannot be chosen, and the rule of the place."""
    told = staging.explain(desk.listener, desk.view, desk.legal, site)
    return [*told.sentences, "", *rules(desk, [told.rule])]
