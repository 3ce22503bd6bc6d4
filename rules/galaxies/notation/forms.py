"""How each command is written, for those who typed another."""

from typing import Final

from rules.kernel.expected import Form

FORMS: Final = (
    Form("use", "FACE", ("use energy", "use move")),
    Form("reroll", "[FACE ...]", ("reroll", "reroll move energy", "reroll all but energy")),
    Form("convert", "", ("convert",)),
    Form("change", "FACE", ("change energy",)),
    Form("to", "FACE", ("to culture",)),
    Form("spend", "FACE", ("spend move",)),
    Form("hire", "PILOT", ("hire quill",)),
    Form("fly", "SHIP FACE FACE [FACE]", ("fly aurora energy energy",)),
    Form("exchange", "PLACE", ("exchange home", "exchange gort orbit")),
    Form("end", "", ("end",)),
    Form("ship", "SHIP", ("ship home", "ship gort orbit", "ship aurora")),
    Form("go", "PLACE", ("go gort orbit", "go gort surface", "go home", "go black")),
    Form("act", "", ("act",)),
    Form("advance", "SHIP", ("advance gort orbit", "advance aurora")),
    Form("push", "PLAYER SHIP", ("push crimson gort orbit", "push crimson aurora")),
    Form("retreat", "SHIP", ("retreat gort orbit",)),
    Form("upgrade", "AMOUNT", ("upgrade e", "upgrade 2e 1c")),
    Form("colony", "PLANET", ("colony nagato",)),
    Form("mix", "AMOUNT", ("mix 2e 1c", "mix 1c")),
    Form("swap", "NUMBER", ("swap 2",)),
    Form("rob", "PLAYER", ("rob crimson",)),
    Form("replace", "PLANET", ("replace gort",)),
    Form("dismiss", "PILOT", ("dismiss quill",)),
    Form("follow", "[with SHIP]", ("follow", "follow with aurora")),
    Form("surge", "", ("surge",)),
    Form("no", "", ("no",)),
    Form("take", "CARD", ("take pebble",)),
    Form("draw", "", ("draw",)),
    Form("keep", "[MISSION]", ("keep elder", "keep")),
    Form("leave", "", ("leave",)),
    Form("dodge", "", ("dodge",)),
    Form("again", "", ("again",)),
    Form("force", "", ("force",)),
    Form("let", "", ("let",)),
    Form("first", "PLAYER", ("first azure",)),
    Form("planet", "PLANET", ("planet gort",)),
    Form("pilot", "PILOT", ("pilot quill",)),
    Form("mission", "MISSION", ("mission elder",)),
    Form("roll", "FACE", ("roll energy",)),
    Form("card", "CARD", ("card pebble",)),
)
"""Commands of players first, then those of chance."""
BY_VERB: Final = {form.verb: form for form in FORMS}
VERBS: Final = tuple(BY_VERB)
