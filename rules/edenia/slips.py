"""What is wrong with a box or a position of Edenia; the words for it are the front ends'."""

from rules.kernel import fault


class Slip(fault.Slip):
    """A fault of a text that only this game knows."""

    # Words.

    TILE = "tile"
    ARTEFACT = "artefact"
    CELL = "cell"
    RULE = "rule"
    OUTER_SIDE = "outer-side"
    TRACK_BY_HUB = "track-by-hub"

    # A box.

    BOX_LINE = "box-line"
    BOX_MISSING = "box-missing"
    BOX_OUTER_SIDE = "box-outer-side"
    """As a box prints it: no relay has lost its clover yet."""
    EDGE_RELAYS = "edge-relays"
    RIM_RELAYS = "rim-relays"
    PATH_RELAYS = "path-relays"
    SPREAD = "spread"
    """Too many things of a kind on one of the paths."""
    BOX_PLANETS = "box-planets"

    # The header of a record.

    AGREED = "agreed"
    FIRST_LINE = "first-line"

    # Lines of a position, one by one.

    EDITIONS = "editions"
    TURN_LINE = "turn-line"
    WALK_LINE = "walk-line"
    TRAIL_BEFORE_WALK = "trail-before-walk"
    STEP = "step"
    OVER_LINE = "over-line"
    OVER_WINNERS = "over-winners"
    OVER_RULES = "over-rules"
    ROW = "row"
    EDGE = "edge"
    SHEEP_BEFORE_PLAYER = "sheep-before-player"
    FLOCK = "flock"
    TRACK = "track"
    PLANET_LINE = "planet-line"
    PROTECTED = "protected"
    DWARF_LINE = "dwarf-line"
    LOOKED_AT = "looked-at"
    PAD_LINE = "pad-line"

    # What lies on the table.

    FIXED = "fixed"
    """Arridis, the Black Hole and Edenia lie where they lie."""
    NOT_THERE = "not-there"
    """No planet, pad or track lies on a cell."""
    FLAGS = "flags"
    LAMBS_ARTEFACTS = "lambs-artefacts"
    LAMBS_FLAGS = "lambs-flags"
    BOX_CLOVERS = "box-clovers"
    BOX_TRIFOLIUMS = "box-trifoliums"
    BOX_COPIES = "box-copies"
    BOX_ARTEFACT = "box-artefact"
    BOX_ARTEFACT_ALIKE = "box-artefact-alike"
    """The box has others of its kind."""
    BOX_ARTEFACTS = "box-artefacts"
    MOST_CLOVERS = "most-clovers"
    MOST_SABOTAGES = "most-sabotages"
    ARRIVED = "arrived"

    # Where sheep stand.

    WALKING = "walking"
    NO_HUB = "no-hub"
    OTHER_HUB = "other-hub"
    PLACE_IN_LINE = "place-in-line"
    PLACES_IN_LINE = "places-in-line"
    ROOM_FOR_ONE = "room-for-one"
    TRACK_END = "track-end"

    # The turn, and the walk in it.

    WINNER_PLAYS_NOT = "winner-plays-not"
    WALK_SHEEP = "walk-sheep"
    ASK_OVER = "ask-over"
    DRAWN = "drawn"
    ENGINES = "engines"
    ASK_WHEN = "ask-when"
    """A question that cannot come up at this time of a turn."""
    ASK_WALK = "ask-walk"
    ASK_STANDING = "ask-standing"
    ASK_SEEN = "ask-seen"
    ASK_KEEP = "ask-keep"
    ASK_REVEAL = "ask-reveal"
    ASK_NOTHING = "ask-nothing"
    ASK_SCOPE = "ask-scope"
    SCOPE = "scope"
    DEAL = "deal"
    DEALT = "dealt"
    WALK_OVER = "walk-over"
    WALK_ARRIDIS = "walk-arridis"
    WALK_TRAIL = "walk-trail"
    WALK_AHEAD = "walk-ahead"
    WALK_ASK = "walk-ask"
    """The walk has not come to the question."""


class Noun(fault.Noun):
    """A thing of this game that one of a few words should have named."""

    COLOUR = "colour"
    SIDE = "side"
    PATH = "path"
    RULE = "rule"
    VICTORY = "victory"
    SUPPLY_WORD = "supply-word"
    PLACE = "place"
    WALK_WORD = "walk-word"
    PLAYER_WORD = "player-word"
    PLANET_WORD = "planet-word"
