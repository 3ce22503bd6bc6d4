"""Where games and settings live on a machine."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from platformdirs import user_config_dir, user_data_dir

_PROGRAM: Final = "edenia"
DATA, CONFIG = "EDENIA_DATA", "EDENIA_CONFIG"
"""Environment variables that name other folders."""


def games_folder(environ: Mapping[str, str]) -> Path:
    """Tell where records are kept."""
    return Path(environ.get(DATA) or user_data_dir(_PROGRAM)) / "games"


def config_folder(environ: Mapping[str, str]) -> Path:
    """Tell where settings are remembered."""
    return Path(environ.get(CONFIG) or user_config_dir(_PROGRAM))
