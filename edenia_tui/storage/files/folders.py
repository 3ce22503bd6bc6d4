"""Where games and settings live on a machine."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

_PROGRAM: Final = "edenia"
DATA, CONFIG = "EDENIA_DATA", "EDENIA_CONFIG"
"""Environment variables that name other folders."""


def games_folder(environ: Mapping[str, str]) -> Path:
    """Tell where records are kept."""
    if named := environ.get(DATA):
        return Path(named) / "games"
    from platformdirs import user_data_dir  # noqa: PLC0415 (most commands never need it)

    return Path(user_data_dir(_PROGRAM)) / "games"


def config_folder(environ: Mapping[str, str]) -> Path:
    """Tell where settings are remembered."""
    if named := environ.get(CONFIG):
        return Path(named)
    from platformdirs import user_config_dir  # noqa: PLC0415 (not where the folder is named)

    return Path(user_config_dir(_PROGRAM))
