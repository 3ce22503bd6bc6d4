"""A visit on the screen, from the first frame to the last line."""

from edenia_tui.host.screen.app import HostApp
from edenia_tui.host.screen.depth import depth_of
from edenia_tui.host.screen.driver import Link
from edenia_tui.host.screen.hosted import Starts
from edenia_tui.host.visits.telling import tell_dismissal
from edenia_tui.host.visits.visiting import Visiting
from edenia_tui.tui.exit import Exit, Toward
from edenia_tui.tui.look.themes import USUAL


async def show_visit(visiting: Visiting, starts: Starts) -> Toward:
    """Show the lobby, or the table somebody is at, until they leave; where to.

    Whoever leaves for good is told goodbye on the terminal they have back.
    """
    house, manner = visiting.hub.house, visiting.visit.manner
    depth = depth_of(visiting.wire.asked.environ)
    link = Link(visiting.wire, depth, house.limits.keys, house.clock, house.limits.idle_seconds)
    app = HostApp(visiting, link, theme=manner.theme or USUAL, animated=manner.animation)
    try:
        left: Exit | None = await starts.run(app)
    finally:
        visiting.attend(None)
    if left is not None and left.toward is Toward.LINES:
        return Toward.LINES
    say = manner.speech
    goodbye = say("host-idle") if app.is_idle else say("host-goodbye", name=visiting.account.name)
    told = goodbye if app.sent_away is None else tell_dismissal(say, app.sent_away)
    lines = "".join(f"{line}\r\n" for line in (told, say("host-terminal")))
    encoding = "ascii" if visiting.visit.has_plain_letters else "utf-8"
    visiting.wire.write(lines.encode(encoding, "replace"))
    return Toward.DOOR
