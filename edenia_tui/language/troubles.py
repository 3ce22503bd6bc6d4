"""What the system says about files, in the language spoken."""

import errno

from edenia_tui.language.speech import Speech


def tell_trouble(spoken: Speech, error: OSError) -> str:
    """Tell why a file cannot be read or written; what is seldom stays in the words of the system."""
    message = f"trouble-{errno.errorcode.get(error.errno or 0, '').lower()}"
    return spoken(message) if message in spoken.ids() else error.strerror or str(error)
