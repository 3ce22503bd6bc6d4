# Ce dont on convient avant une partie de Tiny Epic Galaxies.

setup-expansion = Avec Beyond the Black ? oui ou non, Entrée pour non :
setup-help-expansion = L'extension ajoute pilotes, vaisseaux avancés et espace inexploré.
setup-rogue = Quelle renégate ? { $choices } ; Entrée pour { $usual } :
setup-help-rogue = La renégate est une galaxie qui joue aux dés ; Artémis est la plus facile.
setup-hard = Plus difficile ? oui ou non, Entrée pour non :
setup-help-hard = Alors les dés que la renégate ne peut utiliser sont relancés une fois.
setup-expansion-row = Beyond the Black
setup-expansion-note = Pilotes, vaisseaux avancés, espace inexploré.
setup-box-row = Boîte
edition-teg = d'origine
edition-uteg = petite, plus récente
setup-open-cards-row = Cartes visibles
setup-open-cards-note = Les cartes prises par les autres restent visibles.
setup-rogue-row = Renégate
setup-rogue-note = Contre qui on joue en solitaire.
setup-hard-row = Difficile
setup-hard-note = Les dés inutilisables de la renégate sont relancés une fois.
