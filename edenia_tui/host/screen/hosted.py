"""An app that is one of many in a process: what Textual does to a whole process, it does not do here."""

import asyncio
import sys
from functools import partial
from typing import Any, TypeVar, cast

from rich.console import Console, RenderableType
from textual._compositor import LayoutUpdate
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.dom import DOMNode
from textual.driver import Driver
from textual.screen import Screen

from edenia_tui.host.screen.driver import Link, WireDriver
from edenia_tui.host.screen.garbage import Garbage
from edenia_tui.host.screen.style_sheets import SharedStylesheet

R = TypeVar("R")


class Hosted(App[R]):
    """Lies before an app in the order of classes; `host_on` before it is run."""

    def host_on(self, link: Link) -> None:
        """Be shown on a wire.

        Styles are painted in all colours. Redirecting the streams of the process to themselves leaves
        them alone.
        """
        self.driver_class = cast("type[Driver]", partial(WireDriver, link=link))
        self.features = frozenset()
        self.console = Console(
            color_system="truecolor",
            file=self.console.file,
            markup=True,
            highlight=False,
            emoji=False,
            legacy_windows=False,
            force_terminal=True,
            safe_box=False,
            _environ={},
        )
        self._capture_stdout = cast("Any", sys.stdout)
        self._capture_stderr = cast("Any", sys.stderr)
        self.stylesheet = SharedStylesheet(variables=self.get_css_variables())
        self.is_ready = asyncio.Event()

    def on_ready(self) -> None:
        """Let the next app begin."""
        self.is_ready.set()

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Paint a frame, unless it would be old before it is seen."""
        driver = self._driver
        if isinstance(driver, WireDriver) and driver.is_behind():
            return
        super()._display(screen, renderable)
        if isinstance(renderable, LayoutUpdate):
            screen._repaint_required = False  # noqa: SLF001 (all of it was painted just now)

    def update_styles(self, node: DOMNode, animate: bool = True) -> None:  # noqa: FBT001, FBT002 (Textual's)
        """Leave a screen that was never laid out: its widgets were styled when they were put up."""
        is_new = isinstance(node, Screen) and node.children and not node._size  # noqa: SLF001
        if not is_new:
            super().update_styles(node, animate)

    def _set_pointer_shape(self, shape: str) -> None:
        """Leave the mouse as it is: there is no telling which terminals would write the rest."""

    def _fatal_error(self) -> None:
        """End after a fault of ours; what was in the variables then is nobody's business."""
        about = {"message": "A screen failed", "exception": self._exception}
        asyncio.get_running_loop().call_exception_handler(about)
        self._close_messages_no_wait()

    def _print_error_renderables(self) -> None:
        """Write nothing on the server's terminal."""
        self._exit_renderables.clear()


class Starts:
    """One app begins at a time, so that those who play notice as little as can be of those who come."""

    def __init__(self) -> None:
        """Begin with none."""
        self._gate = asyncio.Lock()
        self._garbage = Garbage()

    async def run(self, app: Hosted[Any]) -> Any:
        """Run an app to its end; what it gives."""
        async with self._gate:
            running = asyncio.ensure_future(_run(app))
            ready = asyncio.ensure_future(app.is_ready.wait())
            try:
                await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
            except asyncio.CancelledError:
                await _cancelled(running)
                raise
            finally:
                ready.cancel()
        self._garbage.begun()
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await _cancelled(running)
            raise
        finally:
            forget_apps()
            self._garbage.ended()


async def _cancelled(running: "asyncio.Future[Any]") -> None:
    running.cancel()
    await asyncio.wait((running,))


async def _run(app: Hosted[Any]) -> Any:
    """Do what `App.run_async` does, but leave the factory of the loop's tasks to its owner."""
    app._loop = asyncio.get_running_loop()  # noqa: SLF001 (there is no other way)
    app._thread_init()  # type: ignore[no-untyped-call]  # noqa: SLF001
    with app._context():  # noqa: SLF001
        try:
            await app._process_messages()  # noqa: SLF001
        finally:
            await asyncio.shield(app._shutdown())  # noqa: SLF001
    return app.return_value


def forget_apps() -> None:
    """Empty the caches of Textual that keep apps alive after their end."""
    XTermParser._parse_extended_key.cache_clear()  # noqa: SLF001
    StylesCache.get_inner_outer.cache_clear()
