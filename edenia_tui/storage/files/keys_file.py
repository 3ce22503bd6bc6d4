"""Keys of one's own in a file: a table of TOML beside the settings, written by hand."""

from pathlib import Path
from typing import Final

from edenia_tui.outside import limits
from edenia_tui.outside.clean import clean_line
from edenia_tui.outside.files import read_plain
from edenia_tui.storage.key_wishes import KeyWishes

NAME: Final = "keys.toml"
_TABLE: Final = "keys"


def read_keys(folder: Path) -> KeyWishes:
    """Read what somebody wishes for; nothing where there is no file."""
    try:
        data = read_plain(folder / NAME, limits.SETTINGS)
    except FileNotFoundError:
        return KeyWishes()
    except OSError as error:
        return KeyWishes(problem=clean_line(error.strerror or str(error)))
    import tomllib  # noqa: PLC0415 (few have keys of their own)

    try:
        written = tomllib.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        return KeyWishes(problem=clean_line(str(error).partition("\n")[0]))
    table = written.get(_TABLE)
    if not isinstance(table, dict) or len(written) != 1:
        return KeyWishes(problem=f"[{_TABLE}]?")
    for name, key in table.items():
        if not isinstance(key, str):
            return KeyWishes(problem=clean_line(f'{name} = "?"'))
    return KeyWishes({clean_line(name): clean_line(key) for name, key in table.items()})
