# Ce dont on convient avant une partie du Petit Prince.

setup-secret = Personnages secrets ? oui ou non, Entrée pour non :
setup-help-secret = Les personnages restent alors face cachée : on les révèle à la fin.

setup-secret-row = Personnages secrets
setup-secret-note = Face cachée jusqu'à la fin.
