"""No search for garbage while modules are loaded: they leave hardly any, and it would cost an eighth."""

import gc


def pause_gc() -> None:
    """Look for no garbage until `resume_gc`."""
    gc.disable()


def resume_gc() -> None:
    """Look for garbage again after `pause_gc`, but not among what was loaded: that stays to the end."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
