# Les écrans autour d'une partie : menu, mise en place, règles, réglages, touches.

front-back = Retour

menu-title = E D E N I A
menu-new = Nouvelle partie
menu-continue = Reprendre
menu-past = Parties jouées
menu-stats = Statistiques
menu-import = Importer une partie
menu-rules = Règles
menu-settings = Réglages
menu-quit = Quitter
menu-none = { $choice } (aucune)
menu-left = À reprendre : { $names }, manche { $round }.
menu-keys = Haut Bas se déplacer, Entrée choisir, F1 touches

setup-title = Nouvelle partie
setup-keys = Haut Bas se déplacer, Gauche Droite choisir, Échap retour
setup-keys-typing = Haut Bas se déplacer, Entrée suivant, Échap retour
setup-keys-start = Haut Bas se déplacer, Entrée commencer, Échap retour
setup-game-row = Jeu
setup-players-row = Joueurs
setup-language-row = Langue
setup-seed-row = Graine
setup-seed-empty = aucune : au hasard
setup-start = Commencer
setup-own-content = Avec des pièces à vous.
setup-wrong-name = Il faut au moins une lettre dans un nom.
setup-wrong-twins = { $name } est déjà là : choisissez un autre nom.
setup-wrong-nobody = Il faut au moins un joueur humain.
setup-wrong-seed = La graine est un nombre de { $most } chiffres au plus, ou rien.

player-human = Humain
player-lamb = Agneau
player-ewe = Brebis
player-ram = Bélier
player-shepherd = Berger
setup-bots-note = Agneau, Brebis, Bélier, Berger : des robots, du plus simple au plus fort.

language-en = English
language-fr = Français

switch-on = oui
switch-off = non

settings-title = Réglages
settings-keys = Haut Bas se déplacer, Gauche Droite choisir, Échap retour
settings-theme-row = Apparence
settings-theme-note = Les couleurs ne font que répéter les lettres et les traits.
settings-language-row = Langue
settings-level-row = Récit
settings-level-note = Ce qui est raconté pendant la partie.
settings-bell-row = Sonnette
settings-bell-note = Elle sonne quand c'est à vous de choisir.
settings-auto-end-row = Fin auto
settings-auto-end-note = Sans autre choix, votre tour finit tout seul, si vous jouez contre des robots.
settings-animation-row = Trajets
settings-animation-note = Ce qui bouge avance pas à pas ; une touche ou un clic abrège.
settings-pace-row = Les autres
settings-pace-note = Combien de temps on voit les coups des autres ; une touche passe.
settings-clicks-row = Clics
settings-clicks-note = Un clic sur un choix qui ne se reprend pas en demande un second.
clicks-careful = demander
clicks-fast = tout de suite
settings-mode-row = Démarrer en
settings-mode-note = Le mode ligne convient aux lecteurs d'écran et aux plages braille.
settings-signs-row = Signes
settings-signs-note = ASCII : pour un terminal qui montre nos signes comme des carrés.

theme-edenia = Habituelle
theme-edenia-dark = Sombre
theme-edenia-light = Claire
theme-edenia-contrast = Contrastée
theme-edenia-monochrome = Monochrome

level-brief = bref
level-normal = normal
level-full = complet

mode-auto = ce qui convient
mode-line = mode ligne
mode-screen = écran

signs-auto = ce qui convient
signs-ascii = ASCII
signs-unicode = tous

rulebook-title = Règles
rulebook-keys = / chercher, Haut Bas se déplacer, Tab zone suivante, Échap retour
rulebook-keys-typing = Entrée vers les règles trouvées, Tab zone suivante, Échap retour
rulebook-keys-book = / chercher, Gauche Droite choisir, Tab zone suivante, Échap retour
rulebook-keys-page = / chercher, Haut Bas défiler, Tab zone suivante, Échap retour
rulebook-ask = Chercher : des mots, un code comme { $rule }, ou éditions
rulebook-nothing = Rien à ce sujet.

keys-title = Touches
keys-keys = Haut Bas défiler, Échap retour
keys-in-a-game = Pendant la partie
keys-in-one-game = Pour choisir dans { $game }
keys-everywhere = Partout

## Ce qu'on demande une fois.
first-run-title = Bienvenue
first-run-note = Demandé une fois ; F4 ou le mot réglages le changent à tout moment.
first-run-keys = Gauche Droite choisir, Entrée commencer, Échap passer
first-run-language = Langue : français ou English ? Entrée pour le français :
first-run-mode = Démarrer en lignes ou à l'écran ? Entrée pour ce qui convient :

## Des touches à soi.
keys-file = keys.toml
keys-file-unreadable = Les touches restent celles d'usage, keys.toml est illisible : { $reason }
keys-file-unknown = Les touches restent celles d'usage : rien ne s'appelle { $deed } dans keys.toml. Exemple de nom : hint.
keys-file-no-key = Les touches restent celles d'usage : { $key } n'est pas une touche pour { $deed }. Exemple de touche : f5.
keys-file-conflict = Les touches restent celles d'usage : { $key } ferait { $one } et { $other }. Changez l'une des deux.
