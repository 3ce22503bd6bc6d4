"""Pages of `docs/` that the program itself writes; `pytest --update-docs` writes them anew."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from edenia_tui.canvas.charset import UNICODE
from edenia_tui.canvas.svg import picture
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board.galaxy import draw_galaxy
from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import speech
from edenia_tui.lookup.plain import paragraphs
from rules.edenia.game import EDENIA
from tests.tui.keys_page import keys_page
from tests.tui.moving import moving_picture
from tests.tui.scenes import draw

DOCS = Path(__file__).parent.parent / "docs"

_HEADS = {
    "edenia": """# Our reading of the rules

Made from `rules/edenia/rulebook/en.txt`; the same ids stand in refusals, in the code that enforces a rule
and in the tests that prove it. Where the two published rulebooks differ, each edition is told by its
name, and what we play. The last sentence of a rule tells whether the rulebooks print it, or that it is
ours and why. What the printed pieces say (tiles, rim, Trifolium values, helmets) is not published, so
ours is data: `rules/edenia/boxes`. Finer points are in `decisions/0005-readings-of-rulings.md`.
The other games: [EXO n°2](rulings-exo.md), [The Little Prince](rulings-prince.md),
[Tiny Epic Galaxies](rulings-galaxies.md).
""",
    "exo": """# Our reading of the rules of EXO n°2

Made from `rules/exo/rulebook/en.txt`. The last sentence of a rule tells whether the rulebook prints it,
or that it is ours and why. How planets lie in the universe is data: `rules/exo/universes`.
""",
    "prince": """# Our reading of the rules of The Little Prince: Make Me a Planet

Made from `rules/prince/rulebook/en.txt`. The last sentence of a rule tells whether the rule sheet prints
it, or that it is ours and why. What is on the 80 tiles comes from one public list and is data:
`rules/prince/tile_sets`.
""",
    "galaxies": """# Our reading of the rules of Tiny Epic Galaxies, with Beyond the Black

Made from `rules/galaxies/rulebook/en.txt`. The last sentence of a rule tells whether the rulebooks print
it, or that it is ours and why. The 40 planets and the missions of the base game are restated from public
texts. What is on the cards of the expansion is not published, so ours is data: `rules/galaxies/decks`.
""",
}


def rulings(game: str) -> str:
    """Give the page of a game's rules."""
    entry = GAMES[game]
    lines = [_HEADS[game]]
    chapter = ""
    for rule in entry.game.rulebook.rules("en"):
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines.append(f"## {chapter}\n")
        said = " ".join(paragraphs(rule, entry, None, speech("en")))
        lines.append(f"**{rule.id} {rule.title}.** {said}\n")
    return "\n".join(lines)


def galaxy() -> str:
    """Give docs/galaxy.svg, the picture of the README."""
    position = (DOCS / "galaxy.txt").read_text("utf-8")
    state = EDENIA.read_position(position)
    return picture(draw_galaxy(state, Zoom.MEDIUM, UNICODE), "A game of Edenia", position)


def _screen(scene: str) -> Callable[[], str]:
    return partial(draw, scene, "A game on the screen")


SCREENS: dict[str, Callable[[], str]] = {
    "screen-80x24.svg": _screen("game-80x24"),
    "screen-120x40.svg": _screen("game-120x40"),
    "screen-exo.svg": _screen("exo-120x40"),
    "screen-prince.svg": _screen("prince-five-120x40"),
    "screen-galaxies.svg": _screen("galaxies-five-120x40"),
    "screen-moving.svg": partial(moving_picture, "Some moves of a game on the screen"),
    "screen-vast.svg": _screen("prince-200x60"),
    "screen-phone.svg": _screen("game-50x30"),
    "screen-monochrome.svg": _screen("game-monochrome-80x24"),
}
"""Pictures of the screen; they are the same when their letters are."""
PAGES: dict[str, Callable[[], str]] = {
    "rulings.md": partial(rulings, "edenia"),
    "rulings-exo.md": partial(rulings, "exo"),
    "rulings-prince.md": partial(rulings, "prince"),
    "rulings-galaxies.md": partial(rulings, "galaxies"),
    "galaxy.svg": galaxy,
    "keys.md": keys_page,
}
