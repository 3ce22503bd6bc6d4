"""Looking back on a host: as at home, but without what-ifs where the table does without, and no files."""

from edenia_tui.conversation.past import Past
from edenia_tui.conversation.visit import Visit
from edenia_tui.tui.replay.screen import ReplayScreen
from edenia_tui.tui.what_if.screen import WhatIfScreen


class HostedReplay(ReplayScreen):
    """A game that people share, or shared, from its beginning on."""

    def __init__(self, visit: Visit, past: Past, point: int = 0, *, allows_what_if: bool) -> None:
        """Begin at a point."""
        super().__init__(visit, past, point)
        self._allows_what_if = allows_what_if

    def action_what_if(self) -> None:
        """Try out what could have been; it is dropped in the end."""
        self.autoplay.pause()
        self.tell()
        if not self._allows_what_if:
            self.table_view.refuse([self.past_viewer.listener.say("host-no-hints")])
            return
        past = self.past
        branch = past.branch(self.travel.point, self.past_viewer.viewpoint)
        self.app.push_screen(WhatIfScreen(self.shell.visit, past.entry, past.names, branch))

    def action_export(self, *words: str) -> None:
        """Tell how a game reaches one's own machine."""
        del words
        self.table_view.refuse([self.past_viewer.listener.say("host-export-how")])
