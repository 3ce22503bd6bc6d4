"""Where games and settings live on this machine."""

import os
from pathlib import Path

from platformdirs import user_config_dir, user_data_dir

_PROGRAM = "edenia"
DATA, CONFIG = "EDENIA_DATA", "EDENIA_CONFIG"
"""Environment variables that name other folders."""


def games_folder() -> Path:
    """Tell where records are kept."""
    return Path(os.environ.get(DATA) or user_data_dir(_PROGRAM)) / "games"


def config_folder() -> Path:
    """Tell where settings are remembered."""
    return Path(os.environ.get(CONFIG) or user_config_dir(_PROGRAM))
