"""What a line says of a thing, item by item: `clovers 2, flags 3`, or `2 clovers and 3 flags`."""

from collections.abc import Sequence

from rules.edenia.notation.writing import NONE
from rules.kernel.fault import Noun
from rules.kernel.lines import MOST, Word, the_only
from rules.kernel.typed import find_word

Item = tuple[Word, list[Word]]
"""The word that names an item, in full, and what is said of it."""
SEPARATORS = (",", ";")


def items_of(words: Sequence[Word], names: Sequence[str], what: Noun) -> list[Item]:
    """Divide words into items: after a comma, or wherever a name stands in full.

    A number or a colour may stand before its name; what follows a comma without a name belongs to
    the item before it, with its comma.
    """
    found: list[Item] = []
    index, is_start = 0, True
    while index < len(words):
        word = words[index]
        following = words[index + 1] if index + 1 < len(words) else None
        if word.text == ",":
            is_start = True
            if found:
                found[-1][1].append(word)
        elif (name := _name(word, names, cut_short=is_start)) is not None:
            found.append((word.meaning(name), []))
            is_start = False
        elif is_start and following and (name := _name(following, names, cut_short=True)):
            found.append((following.meaning(name), [word]))
            index, is_start = index + 1, True
        elif found:
            found[-1][1].append(word)
            is_start = False
        else:
            word.one_of(names, what)
        index += 1
    return [(name, _trimmed(said)) for name, said in found]


def _name(word: Word, names: Sequence[str], *, cut_short: bool) -> str | None:
    found = find_word(word.text, names) if cut_short else word.text
    return found if found in names else None


def _trimmed(said: list[Word]) -> list[Word]:
    """Leave out the comma before the next item."""
    while said and said[-1].text in SEPARATORS:
        said.pop()
    return said


def is_none(said: Sequence[Word]) -> bool:
    """Tell whether it is said that there is nothing."""
    return len(said) == 1 and said[0].text == NONE


def listed(said: Sequence[Word]) -> list[Word]:
    """Give the words of a list, with commas between them or without."""
    return [word for word in said if word.text not in SEPARATORS]


def the_value(item: Item, names: Sequence[str], what: Noun) -> Word:
    """Expect exactly one word for an item; one behind a comma should have been a name."""
    name, said = item
    after_comma = next((i for i, word in enumerate(said) if word.text == ","), None)
    if after_comma is not None:
        said[after_comma + 1].one_of(names, what)
    return the_only(name, said)


def count(word: Word, least: int = 0, most: int = MOST) -> int:
    """Understand a number, or that there is none."""
    return 0 if word.text == NONE else word.number(least, most)
