# What can be agreed on before a game of Edenia.

setup-first-game = First game, without the 42 rule? yes or no, Enter for no:
setup-help-no-42 = Without it, exactly 42 points win nothing: there is less to look out for.

setup-edition-row = Edition
setup-42-row = 42 rule
setup-42-note = Exactly 42 points win.
setup-lambs-row = Little lambs
setup-lambs-note = A simpler game, no artefacts or flags.
edition-fr = French
edition-en = English
