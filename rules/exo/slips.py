"""What is wrong with a universe or a position of EXO; the words for it are the front ends'."""

from rules.kernel import fault


class Slip(fault.Slip):
    """A fault of a text that only this game knows."""

    PLANET = "planet"

    # A universe.

    ROW_NEXT = "row-next"
    """The rows are a, b, c and so on, in this order."""
    ROW_NONE = "row-none"
    """There are no letters left for another row."""
    ROW_PLACES = "row-places"
    PLACE_MARK = "place-mark"
    PLACES = "places"

    # The header of a record.

    FIRST_LINE = "first-line"

    # Lines of a position, one by one.

    POSITION_LINE = "position-line"
    LAYOUT_LINE = "layout-line"
    TURN_LINE = "turn-line"
    PLAYER_LINE = "player-line"
    ROW_BEFORE_STAR = "row-before-star"
    ROW_SQUARES = "row-squares"
    STAR_ELSEWHERE = "star-elsewhere"
    STAR_THERE = "star-there"
    SQUARE_TWICE = "square-twice"

    # What lies on the table.

    PLANET_TWICE = "planet-twice"
    GALAXY_FULL = "galaxy-full"
    NOT_JOINED = "not-joined"
    ROUND = "round"
    ROW_PLANETS = "row-planets"
    PLANETS_MISSING = "planets-missing"
    ON_NOTHING = "on-nothing"
    LAID_IN_ORDER = "laid-in-order"
    CHANCE_BEGINS = "chance-begins"
    ALL_FULL = "all-full"
    TURN_OF_FULL = "turn-of-full"


class Noun(fault.Noun):
    """A thing of this game that one of a few words should have named."""

    STAR = "star"
