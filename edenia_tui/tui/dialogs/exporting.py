"""Exporting a game from the screen: a list of forms, then what was written and where."""

from collections.abc import Sequence
from typing import Any

from textual.app import App

from edenia_tui.sharing.export_words import export_and_tell, export_typed, list_forms
from edenia_tui.sharing.exporting import Exporter
from edenia_tui.sharing.forms import FORMS
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.dialogs.pick import Pick


def export_words(app: App[Any], exporter: Exporter, words: Sequence[str]) -> None:
    """Do what is typed after `export`; without a word, let somebody pick."""
    if not words:
        offer_export(app, exporter)
        return
    tell_export(app, exporter, export_typed(exporter, words))


def offer_export(app: App[Any], exporter: Exporter) -> None:
    """Let somebody pick a form, and write it to a new file."""
    say, forms = exporter.spoken, [*FORMS]

    def export(picked: int | None) -> None:
        if picked is not None:
            tell_export(app, exporter, export_and_tell(exporter, forms[picked]))

    app.push_screen(Pick(say("share-as"), list_forms(say), say("screen-pick")), export)


def tell_export(app: App[Any], exporter: Exporter, lines: Sequence[str]) -> None:
    """Put on top of the screen what was written and where, or why not."""
    say = exporter.spoken
    app.push_screen(Notice(say("share-export"), lines, say("screen-close")))
