"""Exporting by typed words, and what is said about a file that was written."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from edenia_tui.conversation.exporting import Export
from edenia_tui.conversation.sitting import why_not_resumed
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import Speech
from edenia_tui.outside.clean import clean_line
from edenia_tui.sharing.exporting import Exporter
from edenia_tui.sharing.forms import FORMS
from edenia_tui.storage.exchange import Exchange, NotWritten
from edenia_tui.storage.library import KeptGame
from edenia_tui.storage.save_errors import SaveError
from rules.kernel.refused import Unreadable

USUAL: Final = "text"
_FRENCH: Final[Mapping[str, str]] = MappingProxyType(
    {"texte": "text", "nouvelles": "news", "image": "svg"}
)


def export_by_words(kept: KeptGame, exchange: Exchange) -> Export:
    """Let a kept game be exported in line mode, where typed words are all there is."""

    def export(
        listener: Listener, viewpoint: Viewpoint | None, point: int | None, words: Sequence[str]
    ) -> list[str]:
        return export_typed(Exporter(kept, exchange, listener.speech, viewpoint, point), words)

    return export


def export_typed(exporter: Exporter, words: Sequence[str]) -> list[str]:
    """Do what `export [FORM] [FILE]` asks for; what to say about it."""
    typed = folded(words[0]) if words else USUAL
    form = _FRENCH.get(typed, typed)
    if form not in FORMS:
        return [exporter.spoken("share-which-form", forms=", ".join(FORMS))]
    target = " ".join(words[1:]) or None
    return export_and_tell(exporter, form, target)


def export_and_tell(exporter: Exporter, form: str, target: str | None = None) -> list[str]:
    """Write a form of a game; tell which file and where, or why not."""
    spoken = exporter.spoken
    try:
        file, is_secret = exporter.export(form, target)
    except NotWritten as error:
        reason = clean_line(error.reason)
        return [spoken("share-not-written", file=clean_line(error.file), reason=reason)]
    except (SaveError, Unreadable) as error:
        return [why_not_resumed(spoken, exporter.kept, error)]
    lines = [
        spoken("share-written", file=clean_line(file.name)),
        spoken("share-written-where", folder=clean_line(file.where)),
    ]
    return [*lines, spoken("share-written-all")] if is_secret else lines


def list_forms(spoken: Speech) -> list[str]:
    """Tell what each form is, in the order of the forms."""
    return [spoken("share-form", form=form, what=spoken(f"share-form-{form}")) for form in FORMS]
