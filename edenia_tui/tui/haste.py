"""Starting in haste: while modules are loaded nobody looks for garbage, since they leave hardly any."""

import gc


def hurry() -> None:
    """Look for no garbage until `settle`."""
    gc.disable()


def settle() -> None:
    """Look for garbage again after `hurry`, but not among what was loaded: that stays to the end."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
