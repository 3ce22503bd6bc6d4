"""Remembering the last answer."""

from rules.kernel.memo import remember_last


def test_same_object_is_answered_without_asking_again() -> None:
    """The very object asked about last is not worked out twice."""
    asked: list[tuple[int, ...]] = []

    @remember_last
    def double(values: tuple[int, ...]) -> tuple[int, ...]:
        asked.append(values)
        return values * 2

    argument = (1, 2)
    assert double(argument) == (1, 2, 1, 2)
    assert double(argument) is double(argument)
    assert len(asked) == 1


def test_equal_but_other_object_is_asked_about() -> None:
    """Identity counts, not equality: comparing would cost more than it saves."""
    asked: list[list[int]] = []

    @remember_last
    def length(values: list[int]) -> int:
        asked.append(values)
        return len(values)

    assert (length([1]), length([1])) == (1, 1)
    assert len(asked) == 2


def test_only_the_last_is_remembered() -> None:
    """Going back to an earlier object works it out again, and right."""
    asked: list[str] = []

    @remember_last
    def loud(word: str) -> str:
        asked.append(word)
        return word.upper()

    assert [loud("a"), loud("b"), loud("a")] == ["A", "B", "A"]
    assert asked == ["a", "b", "a"]


def test_none_is_an_argument_and_an_answer_like_any_other() -> None:
    """Nothing asked yet is not the same as None asked."""
    asked: list[None] = []

    @remember_last
    def nothing(argument: None) -> None:
        asked.append(argument)

    nothing(None)
    nothing(None)
    assert asked == [None]


def test_failure_is_not_remembered() -> None:
    """After an error the function is asked again."""
    asked: list[str] = []

    @remember_last
    def first_letter(word: str) -> str:
        asked.append(word)
        return word[0]

    empty = ""
    for _ in range(2):
        try:
            first_letter(empty)
        except IndexError:
            continue
    assert asked == ["", ""]


def test_name_and_docstring_are_kept() -> None:
    """A wrapped function still looks like itself."""

    @remember_last
    def known(argument: int) -> int:
        """Tell."""
        return argument

    assert (known.__name__, known.__doc__) == ("known", "Tell.")
