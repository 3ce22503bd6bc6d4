"""The rules of a game by typed words: one by its id, the best for a question, or all chapters."""

from collections.abc import Sequence

from edenia_tui.games.entry import Entry
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from edenia_tui.language.speakable import quoted
from edenia_tui.lookup.editions import asks_for_editions, difference_lines, differing
from edenia_tui.lookup.plain import paragraphs
from rules.kernel.rulebook import Rule, Rulebook

MORE_RULES = 3
"""So many other rules are named beside the best one."""


def tell_rules(listener: Listener, entry: Entry, words: Sequence[str]) -> list[str]:
    """Read a rule by its id, or the one that fits a question best; without words, list the ids.

    The word for editions lists where they differ.
    """
    book = entry.rulebook
    if not words:
        return _chapters(listener, entry.words, book)
    if asks_for_editions(" ".join(words)):
        return _editions(listener, entry)
    found = _fitting(entry, words)
    if not found:
        example = rule_example(listener, entry.words)
        return [listener.say("line-no-rule", typed=quoted(" ".join(words)), **example)]
    best, *others = (book.rule(rule, listener.speech.language) for rule in found)
    lines = _read(listener, entry, best)
    if others:
        more = ", ".join(rule.id for rule in others[:MORE_RULES])
        lines.append(listener.say("line-rules-too", ids=more))
    return lines


def tell_rules_too(listener: Listener, entry: Entry, words: Sequence[str]) -> list[str]:
    """Read the rules that are only named beside the best one, for a place with room for them."""
    if not words or asks_for_editions(" ".join(words)):
        return []
    book = entry.rulebook
    others = _fitting(entry, words)[1 : MORE_RULES + 1]
    rules = (book.rule(one, listener.speech.language) for one in others)
    return [line for rule in rules for line in ("", *_read(listener, entry, rule))]


def _read(listener: Listener, entry: Entry, rule: Rule) -> list[str]:
    head = listener.say("line-rule", id=rule.id, title=rule.title)
    return [head, *paragraphs(rule, entry, None, listener.say)]


def _fitting(entry: Entry, words: Sequence[str]) -> list[str]:
    """Give the id that was typed, or those of the rules that fit a question, the best first."""
    typed = words[0].upper()
    return [typed] if typed in entry.rulebook.ids() else _find(entry, words)


def _find(entry: Entry, words: Sequence[str]) -> list[str]:
    """Find rules by the meaning of words; the search takes a while to be made."""
    from edenia_tui.lookup.of_game import rule_search

    return rule_search(entry.name).find(" ".join(words))


def _editions(listener: Listener, entry: Entry) -> list[str]:
    """Tell where the editions differ, if there are several."""
    lines: list[str] = []
    for rule in differing(entry, listener.speech.language):
        lines.append(listener.say("line-rule", id=rule.id, title=rule.title))
        lines += difference_lines(rule, entry, listener.say)
    return lines or [listener.say("rules-one-edition")]


def rule_example(listener: Listener, game: GameWords) -> dict[str, str]:
    """Give a rule of the game by its id and by a word, as examples to type."""
    rule, word = game.rule_example
    return {"id": rule, "word": listener.say(word)}


def _chapters(listener: Listener, game: GameWords, book: Rulebook) -> list[str]:
    """List the chapters with their first and last ids."""
    chapters: dict[str, list[str]] = {}
    for rule in book.rules(listener.speech.language):
        chapters.setdefault(rule.chapter, []).append(rule.id)
    lines = [listener.say("line-rules", **rule_example(listener, game))]
    for chapter, ids in chapters.items():
        both = dict.fromkeys((ids[0], ids[-1]))
        told = listener.say("line-rules-span").join(f" {one} " for one in both).strip()
        lines.append(listener.say("line-chapter", chapter=chapter, ids=told))
    return lines
