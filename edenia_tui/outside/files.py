"""Files that anybody may have made: only plain ones are read, and no more of them than makes sense.

Rule of the file: nothing waits. A pipe without a writer, a device without an end, a link that leads to
itself or a gigabyte of nothing is turned down at once, as an OSError with the reason.
"""

import errno
import os
import stat
from io import FileIO, StringIO
from pathlib import Path
from typing import BinaryIO, Final

_HANDED: Final = ("/dev/stdin", "/dev/fd/", "/proc/self/fd/")
"""Files that whoever started the program had opened already: a shell writes <(command) so."""
_PART: Final = 65_536
_KINDS: Final = (
    (stat.S_ISDIR, errno.EISDIR, "Is a directory"),
    (stat.S_ISFIFO, errno.EINVAL, "a pipe, not a file"),
    (stat.S_ISSOCK, errno.EINVAL, "a socket, not a file"),
)


def open_plain(path: Path, *, to_write: bool = False) -> FileIO:
    """Open a plain file.

    Raises:
        OSError: there is none, it may not be opened, or it is something else.
    """
    _check_plain(path, path.stat())
    flags = (os.O_RDWR if to_write else os.O_RDONLY) | getattr(os, "O_NONBLOCK", 0)
    flags |= getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
    file = FileIO(os.open(path, flags), "r+" if to_write else "r")
    try:
        _check_plain(path, os.fstat(file.fileno()))
    except OSError:
        file.close()
        raise
    return file


def read_plain(path: Path, most: int) -> bytes:
    """Read a plain file whole; nothing is found in the device that holds nothing.

    Raises:
        OSError: it cannot be read, is something else, or is larger than so many bytes.
    """
    found = path.stat()
    if stat.S_ISCHR(found.st_mode) and os.path.samestat(found, Path(os.devnull).stat()):
        return b""
    with open_plain(path) as file:
        if os.fstat(file.fileno()).st_size > most:
            raise _too_large(most, path)
        return read_all(file, most, path)


def read_named(path: str, most: int) -> bytes:
    """Read a file that somebody named; what a shell has opened for the program may be a pipe.

    Raises:
        OSError: it cannot be read, is something else, or is larger than so many bytes.
    """
    if path.startswith(_HANDED):
        with open(path, "rb", buffering=0) as file:  # noqa: PTH123 (it is no path but a number)
            return read_all(file, most, path)
    return read_plain(Path(path), most)


def read_all(file: "BinaryIO | FileIO", most: int, path: "str | Path" = "") -> bytes:
    """Read to the end.

    Raises:
        OSError: there are more than so many bytes, or it cannot be read.
    """
    read = getattr(file, "read1", file.read)  # one who types ends by one Ctrl-D, not by two
    parts, left = [], most + 1
    while left and (part := read(min(left, _PART))):
        parts.append(part)
        left -= len(part)
    if not left:
        raise _too_large(most, path)
    return b"".join(parts)


def as_text(data: bytes) -> str:
    """Understand bytes as lines, whichever system they come from.

    Raises:
        UnicodeDecodeError: they are no text.
    """
    return StringIO(data.decode("utf-8-sig"), newline=None).read()


def _too_large(most: int, path: "str | Path") -> OSError:
    return OSError(errno.EFBIG, f"too large: more than {most:,} bytes", str(path))


def _check_plain(path: Path, found: os.stat_result) -> None:
    if stat.S_ISREG(found.st_mode):
        return
    for is_kind, code, reason in _KINDS:
        if is_kind(found.st_mode):
            raise OSError(code, reason, str(path))
    raise OSError(errno.EINVAL, "a device, not a file", str(path))
