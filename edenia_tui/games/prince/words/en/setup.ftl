# What can be agreed on before a game of The Little Prince.

setup-secret = Secret Characters? yes or no, Enter for no:
setup-help-secret = Then Characters lie face down: nobody knows what yours score until the end.

setup-secret-row = Secret Characters
setup-secret-note = Characters stay face down to the end.
