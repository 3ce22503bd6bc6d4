"""What `?` tells about a choice or a site, each with its rules."""

from typing import Any

from edenia_tui.line.answers import Desk, rules
from edenia_tui.staging.drawn import Site
from edenia_tui.staging.staging import Staging


def explain_choice(desk: Desk, staging: Staging, action: Any) -> list[str]:
    """Tell where a choice leads, the rule it is offered by, and those that decide what comes of it."""
    lines = [staging.sentence(desk.listener, desk.view, action)]
    for rule in dict.fromkeys(staging.rules(desk.view, action)):
        lines += ["", *rules(desk, [rule])]
    return lines


def explain_site(desk: Desk, staging: Staging, site: Site) -> list[str]:
    """Tell what is on a site, why it cannot be chosen, and the rule of the place."""
    told = staging.explain(desk.listener, desk.view, desk.legal, site)
    return [*told.sentences, "", *rules(desk, [told.rule])]
