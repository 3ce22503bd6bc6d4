"""What the locale says about letters; Python writes UTF-8 even where the locale says otherwise."""

import codecs
from collections.abc import Mapping
from typing import Final

_LOCALES: Final = ("LC_ALL", "LC_CTYPE", "LANG")
_BARE: Final = ("C", "POSIX")
_SET_BY_PYTHON: Final = ("C.UTF-8", "C.utf8", "UTF-8")
_WISHES: Final = ("PYTHONIOENCODING", "PYTHONUTF8")
"""What somebody set on purpose outweighs the locale."""


def locale_encoding(environ: Mapping[str, str], *, in_utf8_mode: bool) -> str | None:
    """Name the encoding of a locale that is not UTF-8; None where nothing speaks against UTF-8.

    Args:
        environ: the environment, in which Python itself may have set LC_CTYPE for a bare LANG.
        in_utf8_mode: whether Python found a bare locale when it started.
    """
    if any(environ.get(wish) for wish in _WISHES):
        return None
    named = {name: environ[name] for name in _LOCALES if environ.get(name)}
    if in_utf8_mode and named.get("LC_CTYPE") in _SET_BY_PYTHON:
        del named["LC_CTYPE"]
    locale = next(iter(named.values()), "")
    if locale in _BARE:
        return "ascii"
    codeset = locale.partition(".")[2].partition("@")[0]
    try:
        encoding = codecs.lookup(codeset).name if codeset else "utf-8"
    except LookupError:
        return None
    return None if encoding == "utf-8" else encoding
