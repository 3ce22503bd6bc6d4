"""Only plain files are read, and only as much as makes sense; nothing waits."""

import errno
import os
import socket
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest

from edenia_tui.outside.decoding import decode_json
from edenia_tui.outside.files import as_text, open_plain, read_all, read_named, read_plain


def pipe(path: Path) -> None:
    """Make a pipe that nobody writes to."""
    os.mkfifo(path)


def itself(path: Path) -> None:
    """Make a link that leads to itself."""
    path.symlink_to(path)


def sparse(path: Path) -> None:
    """Make a gigabyte of nothing."""
    with path.open("wb") as file:
        file.truncate(1 << 30)


def door(path: Path) -> None:
    """Make a socket."""
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


def device(name: str) -> Callable[[Path], None]:
    """Make a link to a device."""
    return lambda path: path.symlink_to(f"/dev/{name}")


MADE: dict[str, tuple[Callable[[Path], object], int]] = {
    "pipe": (pipe, errno.EINVAL),
    "folder": (Path.mkdir, errno.EISDIR),
    "link to itself": (itself, errno.ELOOP),
    "sparse": (sparse, errno.EFBIG),
    "zero": (device("zero"), errno.EINVAL),
    "random": (device("random"), errno.EINVAL),
    "full": (device("full"), errno.EINVAL),
    "terminal": (device("ptmx"), errno.EINVAL),
    "nothing there": (lambda _: None, errno.ENOENT),
}


@pytest.mark.parametrize("name", MADE)
def test_what_is_no_file_is_turned_down_at_once(name: str, tmp_path: Path) -> None:
    """With the reason in the words of the system, or in ours."""
    make, code = MADE[name]
    path = tmp_path / "x"
    make(path)
    for read in (partial(read_plain, path), partial(read_named, str(path))):
        with pytest.raises(OSError) as caught:  # noqa: PT011 (its number is what counts)
            read(1000)
        assert caught.value.errno == code
        assert caught.value.strerror
    if name != "sparse":
        with pytest.raises(OSError):  # noqa: PT011
            open_plain(path, to_write=True)


def test_a_socket_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its name must be short, so it is made where we stand."""
    monkeypatch.chdir(tmp_path)
    door(Path("s"))
    with pytest.raises(OSError, match="a socket, not a file"):
        read_plain(Path("s"), 1000)


def test_what_is_just_small_enough_is_read(tmp_path: Path) -> None:
    """One byte more is too much."""
    path = tmp_path / "x"
    path.write_bytes(b"x" * 1000)
    assert read_plain(path, 1000) == b"x" * 1000
    with pytest.raises(OSError, match="too large: more than 999 bytes"):
        read_plain(path, 999)
    with pytest.raises(OSError, match="too large"):
        read_all(BytesIO(b"x" * 1000), 999)


def test_nothing_is_found_in_the_device_that_holds_nothing() -> None:
    """Settings may be linked to it by somebody who wants none."""
    assert read_plain(Path(os.devnull), 10) == b""


def test_what_a_shell_opened_may_be_a_pipe() -> None:
    """`edenia show <(edenia new --template)` names one by its number."""
    reading, writing = os.pipe()
    os.write(writing, b"hello")
    os.close(writing)
    try:
        assert read_named(f"/dev/fd/{reading}", 100) == b"hello"
    finally:
        os.close(reading)


def test_line_ends_of_every_system_are_understood() -> None:
    """And the mark that some editors put first."""
    assert as_text(b"\xef\xbb\xbfa\r\nb\rc\n") == "a\nb\nc\n"


@pytest.mark.parametrize("data", [b"[" * 100_000, b'{"a":' * 100_000, b"", b"{", b"\xff", b"3"])
def test_json_that_is_none_is_wrong_in_one_way(data: bytes) -> None:
    """However deep, broken or of another kind."""
    with pytest.raises(ValueError):  # noqa: PT011
        decode_json(data, list[int])
