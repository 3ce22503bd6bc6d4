"""What `?` tells about a choice or a site, each with its rules."""

from edenia_tui.conversation.answers import explain_choice, rules
from edenia_tui.conversation.desk import Desk
from edenia_tui.games.drawn import Site
from edenia_tui.games.presenter import Presenter
from rules.kernel.opaque import AnyAction


def tell_choice(desk: Desk, action: AnyAction) -> list[str]:
    """Tell what line mode tells about a choice, with a blank row before each rule."""
    choice, *behind = explain_choice(desk, action)
    return [*choice, *(line for rule in behind for line in ("", *rule))]


def explain_site(desk: Desk, presenter: Presenter, site: Site) -> list[str]:
    """Tell what is on a site, why it cannot be chosen, and the rule of the place."""
    told = presenter.explain(desk.listener, desk.view, desk.legal, site)
    return [*told.sentences, "", *rules(desk, [told.rule])]
