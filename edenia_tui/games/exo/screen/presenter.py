"""EXO as a game on the screen."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import CloseUp, Drawn
from edenia_tui.games.exo.board.foremost import ROOM_TO_FILL, draw_foremost
from edenia_tui.games.exo.board.marks import Marks, Site
from edenia_tui.games.exo.screen import picking, sites, telling
from edenia_tui.games.exo.screen.closeup import draw_close_up
from edenia_tui.games.exo.screen.landmarks import LANDMARKS
from edenia_tui.games.exo.screen.legend import with_legend
from edenia_tui.games.exo.screen.picking import KEYS, Way, Wish
from edenia_tui.games.exo.screen.preview import preview
from edenia_tui.games.exo.screen.titles import letter_of, titles
from edenia_tui.games.exo.screen.travel import travel
from edenia_tui.games.exo.words.nouns import letter_of_west
from edenia_tui.games.exo.words.queries.players import everybody
from edenia_tui.games.exo.words.queries.universe import universe
from edenia_tui.games.told import Explained, Group, Summary
from edenia_tui.language.listener import Listener
from rules.exo.actions import Action
from rules.exo.analysis.rules_of import rules_of
from rules.exo.events import Event
from rules.exo.state import PLANETS_EACH, State
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat

_NOTHING: Final = Marks()


class ExoPresenter:
    """The contract of `edenia_tui.games.screen`, fulfilled by the functions of this package."""

    keys = KEYS
    landmarks = LANDMARKS
    columns: Final = {zoom: columns for zoom, (columns, _) in ROOM_TO_FILL.items()}

    def draw(
        self, listener: Listener, view: State, zoom: Zoom, charset: Charset, marks: Marks | None
    ) -> Drawn:
        """Draw the universe and all galaxies, foremost one's own; for a spectator, the first.

        The larger size comes with a panel that tells the letters; the smaller one has them where it can.
        """
        foremost = Seat(0) if listener.seat is None else listener.seat
        canvas, found = draw_foremost(
            view,
            foremost,
            zoom,
            charset,
            marks or _NOTHING,
            titles=titles(listener, view),
            west=letter_of_west(listener),
        )
        others = [
            region.x
            for site, region in found.items()
            if isinstance(site, tuple) and site[0] != foremost
        ]
        if zoom is Zoom.SMALL:
            canvas = with_legend(canvas, telling.letters(listener), *ROOM_TO_FILL[zoom])
        return Drawn(canvas, found, (min(others) - 1,))

    def preview(self, view: State, action: Action) -> Marks:
        """Show where a planet would go, and the points it would make."""
        return preview(view, action)

    def point(self, marks: Marks | None, site: Site) -> Marks:
        """Look at a site; the points a planet would make stay drawn."""
        return Marks((marks or _NOTHING).planet, site)

    def travel(self, before: State, events: Sequence[Event]) -> Sequence[Marks]:
        """Show where a planet was taken and put, and what it made."""
        return travel(before, events)

    def close_up(
        self, listener: Listener, view: State, site: Site, charset: Charset, marks: Marks | None
    ) -> CloseUp:
        """Draw what lies around a site with its shapes."""
        canvas = draw_close_up(listener, view, site, charset, marks or _NOTHING)
        return CloseUp(sites.name_of(listener, view, site), canvas)

    def letter(self, seat: Seat) -> str:
        """Give the initial of a Star."""
        return letter_of(seat)

    def everybody(self, listener: Listener, view: State) -> list[str]:
        """Tell of the players in the order of play."""
        return everybody(listener, view)

    def facts(
        self,
        listener: Listener,
        view: State,
        seat: Seat,
        charset: Charset,  # noqa: ARG002 (there are only numbers)
    ) -> list[str]:
        """Tell points, and how many planets of how many."""
        galaxy = view.galaxies[seat]
        planets = f"{len(galaxy.planets)}/{PLANETS_EACH[len(view.galaxies)]}"
        return [listener.say("screen-points", points=galaxy.points), planets]

    def own(self, listener: Listener, view: State) -> Summary:
        """Sum up one's galaxy; all galaxies for a spectator."""
        title = "screen-galaxies" if listener.seat is None else "screen-galaxy"
        return Summary(listener.say(title), telling.summary(listener, view))

    def own_in_full(
        self,
        listener: Listener,
        view: State,
        legal: Sequence[Action],  # noqa: ARG002 (all planets lie where they lie)
    ) -> list[str]:
        """Tell one's planets; everybody's for a spectator."""
        return telling.all_planets(listener, view)

    def common(self, listener: Listener, view: State) -> Summary:
        """Sum up the universe, and what its letters mean."""
        told = [telling.left(listener, view), *telling.letters(listener)]
        return Summary(listener.say("screen-universe"), told)

    def common_in_full(self, listener: Listener, view: State) -> list[str]:
        """Tell the free planets, and what the letters mean."""
        return [*universe(listener, view, []), "", *telling.letters(listener)]

    def groups(self, listener: Listener, view: State, legal: Sequence[Action]) -> list[Group]:
        """List the choices by the points they make."""
        return telling.grouped(listener, view, legal)

    def sentence(self, listener: Listener, view: State, action: Action) -> str:
        """Tell a choice, its points and the lines that make them."""
        return telling.sentence(listener, view, action)

    def rules(self, view: State, action: Action) -> Sequence[str]:
        """Name the rule a choice is offered by, and that of its points or of what it frees."""
        return rules_of(view, action)

    def about(self, listener: Listener, view: State, site: Site) -> list[str]:
        """Tell what lies on a place or a square."""
        return sites.about(listener, view, site)

    def explain(
        self, listener: Listener, view: State, legal: Sequence[Action], site: Site
    ) -> Explained:
        """Tell what lies there, and why it cannot be chosen."""
        return sites.explain(listener, view, legal, site)

    def wish_of_key(self, key: str) -> Way:
        """Tell which way a key goes."""
        return picking.wish_of_key(key)

    def wish_at(
        self,
        view: State,
        seat: Seat | None,  # noqa: ARG002 (whoever acts is asked)
        drawn: Drawn,
        x: int,
        y: int,
    ) -> Wish | None:
        """A click on what can be chosen asks for it."""
        return picking.wish_at(view, drawn.site_at(x, y))

    def grant(
        self, view: State, legal: Sequence[Action], considered: Action | None, wish: Wish
    ) -> Action | Refused | None:
        """Find the choice, or why there is none."""
        return picking.grant(view, legal, considered, wish)
