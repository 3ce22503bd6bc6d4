"""Pictures worth keeping: what is shown, in which size, look and language."""

import asyncio
import os
from collections.abc import Callable
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.registry import GAMES
from edenia_tui.games.wish import YES
from edenia_tui.storage.files.folders import CONFIG, DATA
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.game.over import Over
from edenia_tui.tui.look.themes import MONOCHROME, USUAL
from tests.tui.playing import SMALL, WIDE, asked, on_screen, until
from tests.tui.screenshots import picture_of
from tests.tui.staged import (
    at_a_put,
    at_a_question,
    at_a_tile,
    at_the_dice,
    in_the_middle,
    never,
    staged,
)
from tests.visits import visit_in

_SEED = 3


class Scene(NamedTuple):
    """What leads to a picture."""

    stage: Callable[[], Sitting] | None
    """The game; None for the menu."""
    keys: tuple[str, ...] = ()
    size: tuple[int, int] = SMALL
    language: str = "en"
    theme: str = USUAL


def middle() -> Sitting:
    """Give a game in which much is explored."""
    return staged(_SEED, in_the_middle)


def question() -> Sitting:
    """Give a game in the middle of a move."""
    return staged(_SEED, at_a_question)


def end() -> Sitting:
    """Give a game that is over."""
    return staged(_SEED, never)


def exo() -> Sitting:
    """Give a game of EXO in which a planet is to be put."""
    return staged(_SEED, at_a_put, GAMES["exo"])


def exo_end() -> Sitting:
    """Give a game of EXO that is over."""
    return staged(_SEED, never, GAMES["exo"])


def prince() -> Sitting:
    """Give a game of The Little Prince for three in which a tile is to be taken."""
    return staged(_SEED, at_a_tile, GAMES["prince"], 3)


def prince_five() -> Sitting:
    """Give the same for five."""
    return staged(_SEED, at_a_tile, GAMES["prince"], 5)


def prince_end() -> Sitting:
    """Give a game of The Little Prince that is over."""
    return staged(_SEED, never, GAMES["prince"], 3)


def galaxies() -> Sitting:
    """Give a game of Tiny Epic Galaxies for three in which dice are to be used."""
    return staged(_SEED, at_the_dice, GAMES["galaxies"], 3)


def galaxies_five() -> Sitting:
    """Give the same for five, with the expansion."""
    return staged(_SEED, at_the_dice, GAMES["galaxies"], 5, {"expansion": YES})


def galaxies_end() -> Sitting:
    """Give a game against a Rogue that is over."""
    return staged(_SEED, never, GAMES["galaxies"], 1)


VAST, PORTRAIT, REDUCED = (200, 60), (50, 30), (60, 20)
_ROUTE = ("down",) * 3
"""To a choice whose way leads round a corner."""
_BACK = ("p", "p", "p")
"""Back to an event of the game so far."""
SCENES = {
    "menu-80x24": Scene(None),
    "menu-120x40": Scene(None, size=WIDE),
    "set-up-80x24": Scene(None, ("enter",)),
    "game-80x24": Scene(middle, _ROUTE),
    "game-120x40": Scene(middle, _ROUTE, WIDE),
    "game-monochrome-80x24": Scene(middle, _ROUTE, theme=MONOCHROME),
    "game-monochrome-120x40": Scene(middle, _ROUTE, WIDE, theme=MONOCHROME),
    "game-french-80x24": Scene(middle, _ROUTE, language="fr"),
    "game-200x60": Scene(middle, _ROUTE, VAST),
    "game-50x30": Scene(middle, _ROUTE, PORTRAIT),
    "game-60x20": Scene(middle, _ROUTE, REDUCED),
    "question-80x24": Scene(question),
    "end-80x24": Scene(end),
    "end-120x40": Scene(end, size=WIDE),
    "replay-80x24": Scene(middle, _BACK),
    "replay-120x40": Scene(middle, _BACK, WIDE),
    "replay-french-80x24": Scene(middle, _BACK, language="fr"),
    "what-if-80x24": Scene(middle, ("v",)),
    "what-if-120x40": Scene(middle, ("v",), WIDE),
    "exo-80x24": Scene(exo),
    "exo-120x40": Scene(exo, size=WIDE),
    "exo-200x60": Scene(exo, size=VAST),
    "exo-monochrome-80x24": Scene(exo, theme=MONOCHROME),
    "exo-french-80x24": Scene(exo, language="fr"),
    "exo-end-120x40": Scene(exo_end, size=WIDE),
    "exo-replay-80x24": Scene(exo, _BACK),
    "prince-80x24": Scene(prince),
    "prince-120x40": Scene(prince, size=WIDE),
    "prince-five-80x24": Scene(prince_five),
    "prince-200x60": Scene(prince, size=VAST),
    "prince-five-120x40": Scene(prince_five, size=WIDE),
    "prince-monochrome-80x24": Scene(prince, theme=MONOCHROME),
    "prince-french-80x24": Scene(prince, language="fr"),
    "prince-end-120x40": Scene(prince_end, size=WIDE),
    "galaxies-80x24": Scene(galaxies),
    "galaxies-five-80x24": Scene(galaxies_five),
    "galaxies-five-50x30": Scene(galaxies_five, size=PORTRAIT),
    "galaxies-five-120x40": Scene(galaxies_five, size=WIDE),
    "galaxies-monochrome-80x24": Scene(galaxies, theme=MONOCHROME),
    "galaxies-french-80x24": Scene(galaxies, language="fr"),
    "galaxies-end-120x40": Scene(galaxies_end, size=WIDE),
    "rules-80x24": Scene(None, ("f3",)),
    "help-80x24": Scene(None, ("f1",)),
}


def draw(name: str, title: str = "Edenia") -> str:
    """Show a scene in folders of its own, and draw it."""
    with TemporaryDirectory() as folder, patch.dict(os.environ, {DATA: folder, CONFIG: folder}):
        return asyncio.run(_drawn(SCENES[name], title))


async def _drawn(scene: Scene, title: str) -> str:
    sitting = None if scene.stage is None else scene.stage()
    app = EdeniaApp(visit_in(scene.language), sitting, theme=scene.theme, animated=False)
    try:
        async with app.run_test(size=scene.size) as pilot:
            await pilot.pause()
            if scene.stage in (end, exo_end, prince_end, galaxies_end):
                await until(pilot, lambda: isinstance(on_screen(pilot), Over))
            elif sitting is not None:
                await asked(pilot)
            await pilot.press(*scene.keys)
            if sitting is None:
                await app.workers.wait_for_complete()
            await pilot.pause()
            return picture_of(app, title)
    finally:
        if sitting is not None:
            sitting.close()
