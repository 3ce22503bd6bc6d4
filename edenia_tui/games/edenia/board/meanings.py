"""What every sign of the galaxy means."""

from edenia_tui.canvas.charset import CROSSING, HORIZONTAL, Charset, Strokes
from edenia_tui.games.board import Meaning
from edenia_tui.games.edenia.board.signs import signs_of
from rules.edenia.galaxy import PATHS
from rules.edenia.notation.names import PATH_NAMES


def meanings(charset: Charset) -> tuple[Meaning, ...]:
    """List the signs: tracks first, then what lies on them, then what is pointed at."""
    signs = signs_of(charset)
    paths = [
        Meaning(
            f"path-{PATH_NAMES[path]}",
            signs.line(path, HORIZONTAL) * 3,
            _all(signs.paths[path]) + "".join(signs.mirrors.values()),
        )
        for path in PATHS
    ]
    route = "" if signs.route is None else signs.route[HORIZONTAL] * 3
    bends = "" if signs.route is None else _all(signs.route)
    boxes = _all(charset.round_box) + _all(charset.square_box)
    return (
        *paths,
        Meaning("legend-crossing", signs.line(PATHS[0], CROSSING)),
        Meaning("legend-sheep", "R1"),
        Meaning("legend-count", f"2R {signs.times}2"),
        Meaning("legend-planet", f"({signs.clover}2{signs.flag}R)"),
        Meaning("legend-clover", signs.clover),
        Meaning("legend-flag", signs.flag),
        Meaning("legend-protected", signs.protected),
        Meaning("legend-dwarf", "(2)"),
        Meaning("legend-known", signs.known),
        Meaning("legend-unknown", signs.unknown),
        Meaning("legend-pad", "[R]"),
        Meaning("legend-sabotage", signs.sabotage),
        Meaning("legend-hole", f"(({signs.hole}))"),
        Meaning("legend-void", signs.void),
        Meaning("legend-relay", signs.relay),
        Meaning("legend-spent", signs.spent_relay),
        Meaning("legend-rim", signs.round_box[HORIZONTAL] * 2, boxes),
        Meaning("legend-route", route or signs.arrows, bends + signs.arrows),
        Meaning("legend-focus", signs.focus),
        Meaning("legend-chosen", signs.chosen),
    )


def _all(strokes: Strokes) -> str:
    return "".join(strokes.values())
