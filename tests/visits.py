"""Visits for tests: games, settings and files are where the environment of the test says."""

from edenia_tui.commands.surroundings import local_visit, settings_keeper
from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.visit import Visit
from edenia_tui.storage.settings import Settings


def visit_in(language: str = "en", settings: Settings | None = None) -> Visit:
    """Give a visit in a language, with the usual settings unless others are given."""
    manner = Manner(language, settings or Settings(), settings_keeper())
    return local_visit()._replace(manner=manner)
