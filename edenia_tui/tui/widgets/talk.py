"""What people say to each other, and who comes and goes: beside the story, and never in it."""

from edenia_tui.tui.widgets.told_lines import ToldLines


class Talk(ToldLines):
    """Its title tells who is there."""
