"""Rules as they are printed at the prompt: lines to be spoken, or frames and drawings for the eye."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import click

from edenia_tui.commands.surroundings import depth_for, output_encoding, painted_output
from edenia_tui.games.entry import Entry
from edenia_tui.language.speech import speech
from edenia_tui.language.wrapping import wrapped
from edenia_tui.lookup.editions import difference_lines
from edenia_tui.lookup.examples import examples_of
from edenia_tui.lookup.plain import head, index_lines, paragraphs
from rules.kernel.rulebook import Rule

if TYPE_CHECKING:
    from rich.text import Text


class RulePages:
    """Prints rules of a game in a language: what is best spoken, one rule after the other, no frames."""

    def __init__(self, entry: Entry, language: str) -> None:
        """Get ready."""
        self._entry = entry
        self._language = language
        self._say = speech(language)
        self._examples = examples_of(entry.name)

    def print_index(self, rules: Iterable[Rule]) -> None:
        """List chapters and rules."""
        _echo(index_lines(rules, self._say))

    def print_rules(self, rules: Iterable[Rule], edition: str | None) -> None:
        """Read rules out, with what their examples show."""
        for rule in rules:
            _echo([head(rule), *self._said(rule, edition)])

    def print_differences(self, rules: Iterable[Rule]) -> None:
        """Tell what each edition says of rules, and what is played."""
        for rule in rules:
            _echo([head(rule), *difference_lines(rule, self._entry, self._say)])

    def _said(self, rule: Rule, edition: str | None) -> list[str]:
        said = paragraphs(rule, self._entry, edition, self._say)
        example = self._examples.get(rule.id)
        return said if example is None else [*said, example.sentences[self._language]]


class RulePanels(RulePages):
    """Prints rules for the eye: a frame for each, and its example drawn."""

    def __init__(self, entry: Entry, language: str, wish: str) -> None:
        """Get ready, with colours as wished."""
        from edenia_tui.lookup.panels import console_for

        super().__init__(entry, language)
        self._wish = wish
        self._console = console_for(wish, painted_output())

    def print_index(self, rules: Iterable[Rule]) -> None:
        """List chapters and rules."""
        from edenia_tui.lookup.panels import index_text

        self._console.print(index_text(rules, self._say))

    def print_rules(self, rules: Iterable[Rule], edition: str | None) -> None:
        """Frame rules."""
        for rule in rules:
            self._frame(rule, self._said(rule, edition), self._drawing(rule))

    def print_differences(self, rules: Iterable[Rule]) -> None:
        """Frame what each edition says of rules."""
        for rule in rules:
            self._frame(rule, list(difference_lines(rule, self._entry, self._say)), None)

    def _frame(self, rule: Rule, said: Sequence[str], drawing: "Text | None") -> None:
        from edenia_tui.lookup.panels import rule_panel

        self._console.print(rule_panel(rule, said, drawing))

    def _drawing(self, rule: Rule) -> "Text | None":
        if rule.id not in self._examples:
            return None
        from edenia_tui.lookup.drawn import draw_example

        depth = depth_for(self._wish, is_terminal=True)
        position = self._examples[rule.id].position
        return draw_example(self._entry, position, depth, output_encoding(), self._language)


def _echo(lines: Iterable[str]) -> None:
    click.echo("\n".join(part for line in lines for part in wrapped(line)))
