"""What a choice brings, in words: tokens, artefacts, tiles."""

from typing import assert_never

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.merits.means import (
    Exploration,
    Means,
    NewArtefact,
    NewClovers,
    NewFlag,
    Ousting,
    SafeFlag,
    SavedClovers,
    Search,
    Teleport,
    UsedArtefact,
)


def tell_means(listener: Listener, merit: Means) -> str:
    """Tell what a choice brings besides victories."""
    match merit:
        case NewFlag():
            facts = {"gained": merit.gained, "points": merit.points}
            return listener.say("hint-flag", cell=nouns.cell(listener, merit.cell), **facts)
        case Ousting():
            name, left = listener.name(merit.seat), amount(listener, "point", merit.points)
            return listener.say("hint-ousts", name=name, lost=merit.lost, points=left)
        case SafeFlag():
            return listener.say("hint-protects", cell=nouns.cell(listener, merit.cell))
        case NewClovers():
            total = amount(listener, "clover", merit.total)
            return listener.say("hint-clovers", gained=merit.gained, total=total, rule=merit.rule)
        case SavedClovers():
            saved = listener.say("some-clovers", number=merit.saved)
            total = amount(listener, "clover", merit.total)
            return listener.say("hint-saves", saved=saved, clovers=total)
        case NewArtefact():
            name = nouns.artefact_name(listener, merit.artefact)
            return listener.say("hint-keeps", artefact=name, points=merit.points)
        case Search():
            return listener.say("hint-searches", cell=nouns.cell(listener, merit.cell))
        case UsedArtefact():
            message = f"hint-artefact-{merit.kind.value}"
            return listener.say(message, rule=merit.rule, tiles=merit.tiles)
        case Exploration():
            return _tell_exploration(listener, merit)
        case Teleport():
            return listener.say("hint-teleports", cell=nouns.cell(listener, merit.cell))
        case _:
            assert_never(merit)


def _tell_exploration(listener: Listener, merit: Exploration) -> str:
    cell = nouns.cell(listener, merit.cell)
    if merit.tiles is None or not merit.planets:  # that there are none speaks for no choice
        return listener.say("hint-explores", cell=cell)
    facts = {"planets": merit.planets, "tiles": merit.tiles}
    return listener.say("hint-explores-odds", cell=cell, **facts)
