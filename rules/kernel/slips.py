"""What is wrong with texts of every game; the words for it are the front ends'."""

from rules.kernel import fault


class Slip(fault.Slip):
    """A fault of a text, whichever game it is of."""

    NUMBER = "number"
    """No number, or none within the limits."""
    WORD = "word"
    """None of a few words."""
    UNEXPECTED = "unexpected"
    """No word could stand there."""
    NOTHING_AFTER = "nothing-after"
    ONE_AFTER = "one-after"
    """More words than one, or none."""

    UNKNOWN_LINE = "unknown-line"
    """A line of a position begins with a word that begins none."""
    SECOND_LINE = "second-line"
    TWICE = "twice"
    """Something that is not a whole line."""
    LINE_MISSING = "line-missing"
    COUNT = "count"
    """More or fewer of something than there are."""
    FORMAT = "format"
    NOBODY_PLAYS = "nobody-plays"
    TOO_LONG = "too-long"
    """A file with pieces has too many characters."""

    RULE_CHAPTER = "rule-chapter"
    RULE_HEAD = "rule-head"
    RULE_START = "rule-start"
    """The text of a rule before any rule."""
    RULE_ORIGIN = "rule-origin"


class Noun(fault.Noun):
    """A thing that positions of every game speak of."""

    TURN_WORD = "turn-word"
    QUESTION = "question"
