"""Exporting by typed words, and what is said about a file that was written."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from edenia_tui.conversation.eyes import Eyes
from edenia_tui.language.folding import folded
from edenia_tui.language.kept import printable
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import Speech
from edenia_tui.sharing.exporting import Exporter, NotWritten
from edenia_tui.sharing.forms import FORMS
from edenia_tui.storage.library import KeptGame
from edenia_tui.storage.save_errors import SaveError
from rules.kernel.refused import Unreadable

USUAL: Final = "text"
_FRENCH: Final[Mapping[str, str]] = MappingProxyType(
    {"texte": "text", "nouvelles": "news", "image": "svg"}
)


def export_by_words(
    kept: KeptGame, listener: Listener, eyes: Eyes | None, point: int | None, words: Sequence[str]
) -> list[str]:
    """Export for line mode, where typed words are all there is; what to say about it.

    Args:
        kept: the game.
        listener: who asks.
        eyes: who looks; None for those that give nothing away.
        point: the place that a picture or position shows; None for the end.
        words: what follows the word.
    """
    return export_typed(Exporter(kept, listener.speech, eyes, point), words)


def export_typed(exporter: Exporter, words: Sequence[str]) -> list[str]:
    """Do what `export [FORM] [FILE]` asks for; what to say about it."""
    typed = folded(words[0]) if words else USUAL
    form = _FRENCH.get(typed, typed)
    if form not in FORMS:
        return [exporter.spoken("share-which-form", forms=", ".join(FORMS))]
    target = Path(" ".join(words[1:])) if words[1:] else None
    return export_and_tell(exporter, form, target)


def export_and_tell(exporter: Exporter, form: str, target: Path | None = None) -> list[str]:
    """Write a form of a game; tell which file and where, or why not."""
    spoken = exporter.spoken
    try:
        path, is_secret = exporter.export(form, target and _at_home(target))
    except NotWritten as error:
        file = printable(str(error.path))
        return [spoken("share-not-written", file=file, reason=printable(error.reason))]
    except (SaveError, Unreadable) as error:
        return [spoken("line-cannot-resume", reason=str(error))]
    lines = [
        spoken("share-written", file=printable(path.name)),
        spoken("share-written-where", folder=printable(str(path.parent))),
    ]
    return [*lines, spoken("share-written-all")] if is_secret else lines


def list_forms(spoken: Speech) -> list[str]:
    """Tell what each form is, in the order of the forms."""
    return [spoken("share-form", form=form, what=spoken(f"share-form-{form}")) for form in FORMS]


def _at_home(path: Path) -> Path:
    """Understand ~ as people do; a name that is nobody's stays as it is."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path
