"""JSON that anybody may have written: however it is wrong, it is wrong in one way."""

from typing import TypeVar

import msgspec

T = TypeVar("T")


def decode_json(data: bytes | str, kind: type[T]) -> T:
    """Understand JSON as a value of a kind.

    Raises:
        ValueError: it is none, with the reason.
    """
    try:
        return msgspec.json.decode(data, type=kind)
    except RecursionError:
        raise ValueError("too deeply nested") from None
