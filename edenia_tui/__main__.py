"""`python -m edenia_tui` is `edenia`."""

from edenia_tui.entrance import main

main()
