# Le mode ligne : ce qui se dit autour de la partie.

line-on-option = Mode ligne activé : vous l'avez demandé par une option.
line-on-accessible = Mode ligne activé : ACCESSIBLE est défini.
line-on-lc-accessible = Mode ligne activé : LC ACCESSIBLE est défini.
line-on-setting = Mode ligne activé : c'est votre réglage. mode écran pour l'écran.
line-on-no-tty = Mode ligne activé : il n'y a pas de terminal ici.
line-on-dumb = Mode ligne activé : ce terminal est trop simple pour l'écran.
line-on-switched = Mode ligne activé. Tapez écran pour revenir à l'écran.
line-on-no-screen = Mode ligne activé : ceci se raconte, sans écran pour le moment.

line-welcome = Tapez m pour vos coups, puis un numéro ; ? pour l'aide, quitter pour partir.

line-prompt = { $question } :
line-prompt-question = { $question }
line-meanwhile = En attendant :
line-choice-inline = { $number } { $choice }
line-choice-leading = { $number } : { $choice } : { $outcome }.
line-choice-outcome = { $number } : { $outcome } : { $choice }.
line-choices-more = La suite : coups { $number }.
line-numbers = { $first } à { $last }
line-or = { $first } ou { $last }
line-choice = { $number } : { $choice }.
line-no-moves = Rien à choisir pour l'instant.
line-no-choice = { $most ->
    [1] Il n'y a qu'un choix : tapez 1.
   *[other] Choisissez un numéro de 1 à { $most }. Tapez m pour la liste.
}
line-unclear = Pas compris : { $typed }. Tapez ? pour l'aide, ou m pour vos coups.
line-nearest = Inconnu : { $typed }. Vouliez-vous dire { $word } ?
line-unreadable = C'est illisible. Tapez ? pour l'aide, ou m pour vos coups.
line-more = Lignes restantes : {"{}"}. Tapez suite.
line-earlier = D'avant, pas encore entendu :
line-interrupted = Encore Ctrl-C pour quitter.
line-interrupted-game = Encore Ctrl-C pour quitter ; la partie est gardée.
line-enter-for-more = Entrée pour la suite :
line-in-replay = Cela sert à revoir la partie. Tapez d'abord revoir.
line-in-what-if = Cela sert pendant un essai. Tapez d'abord essai.
line-nothing-more = C'est tout, il n'y a pas de suite.
line-nothing-said = Rien n'a encore été dit.
line-nothing-happened = Il ne s'est encore rien passé.
line-no-change = Rien n'a changé depuis votre dernier tour.
line-no-why = Rien à expliquer pour l'instant : ni refus, ni arrêt, ni score.
line-why-event = La règle du dernier arrêt, score ou résultat :
line-why-wrong = { $most ->
    [1] Choix inconnu : il n'y en a qu'un. Tapez pourquoi 1.
   *[other] Choix inconnu : ils vont de 1 à { $most }. Exemple : pourquoi { $most }.
}
line-bell-on = Sonnette activée.
line-bell-off = Sonnette coupée.
line-bell-loss-on = Deux sons quand un autre vous fait perdre des points.
line-bell-loss-off = Aucun son pour les pertes.
line-bell-end-on = Trois sons à la fin d'une partie.
line-bell-end-off = Aucun son à la fin.
line-signs-ascii = Dessins en signes ASCII seulement.
line-signs-unicode = Dessins avec tous les signes.
line-signs-auto = Dessins avec les signes que le terminal sait montrer.
line-auto-end-on = Fin automatique : un tour sans autre choix finit tout seul.
line-auto-end-off = Fin manuelle : vous finissez chaque tour vous-même.
line-turn-ended = Votre tour est fini.
line-language = On continue en français.
line-mode-line = Mode ligne : edenia démarre ainsi désormais. mode écran pour l'écran.
line-mode-screen = Écran : edenia démarre ainsi désormais. mode ligne pour ces lignes.
line-mode-auto = edenia démarre selon le terminal : écran ou lignes. Exemple : mode ligne.
line-mode-wrong = Tapez mode ligne, mode écran ou mode auto. Exemple : mode ligne.
line-style-letters = Coordonnées par lettres, comme sur le dessin : b 3.
line-style-nato = Coordonnées épelées comme à la radio : bravo 3.
line-style-words = Coordonnées en nombres : colonne 2 rangée 3.
line-style-wrong = Tapez style lettres, style radio ou style mots. Exemple : style radio.
line-width = Lignes de { $width } colonnes au plus.
line-width-auto = Lignes aussi longues que le terminal le permet.
line-width-wrong = Tapez largeur { $least } à { $most }, ou largeur auto. Exemple : largeur 40.
line-profile-own = Vos coups : { $wish ->
    [off] pas contés
    [brief] courts
    [full] complets
   *[usual] comme le reste
}.
line-profile-rivals = Coups des autres : { $wish ->
    [off] pas contés
    [brief] courts
    [full] complets
   *[usual] comme le reste
}.
line-profile-tiles = Ce qui est posé : { $wish ->
    [off] pas contés
    [brief] courts
    [full] complets
   *[usual] comme le reste
}.
line-profile-dice = Ce qui est lancé : { $wish ->
    [off] pas contés
    [brief] courts
    [full] complets
   *[usual] comme le reste
}.
line-profile-wrong = Tapez profil moi ou profil autres, puis non, court, complet ou normal.
line-unknown-language = Je parle français et anglais : tapez langue fr ou langue en.
line-no-rule = Aucune règle sur { $typed }. Exemple : règle { $id }, ou règle { $word }.
line-rules = Tapez règle et un code, ou un mot : règle { $id }, règle { $word }.
line-rules-span = à
line-chapter = { $chapter } : { $ids }.
line-rules-too = Voir aussi : { $ids }.
line-rule = { $id } : { $title }.
line-no-what-if = Les essais ne sont pas permis à cette table.
line-no-screen = Aucun écran ne peut être affiché ici.
line-no-export = Cette partie n'est pas gardée : rien à exporter.
line-saved = La partie est sauvegardée.
over-prompt = La partie est finie. Tapez autre, revoir ou quitter :
over-unclear = Pas clair : { $typed }. La partie est finie. Tapez ? pour l'aide.
over-unreadable = C'est illisible. La partie est finie. Tapez ? pour l'aide.
over-no-choice = La partie est finie, plus rien à choisir. Tapez autre ou revoir.
over-no-what-if = La partie est finie. Tapez revoir, allez à un endroit, puis essai.
over-help-look = pourquoi, journal 20, plateau, points, qui : sur la fin de la partie.
over-help-replay = revoir : la partie pas à pas, par tous les yeux ; essai de partout.
over-help-another = autre : une autre partie avec les mêmes places.
over-help-share = exporter, exporter news : la partie en fichier. parties, statistiques.
over-help-leave = quitter, q : partir. edenia replay montre de nouveau la partie.
line-goodbye-over = Au revoir. Pour revoir la partie : edenia replay.
line-goodbye = La partie est sauvegardée. Pour la reprendre : edenia resume.
line-resign-sure = Un agneau doit-il jouer à votre place ? Tapez oui pour abandonner.
line-resigned = Vous abandonnez. Un agneau joue à votre place.
line-not-resigned = Vous restez dans la partie.
line-hand-over = Passez le clavier à { $name }. { $name }, appuyez sur Entrée.
line-no-answer = Plus rien d'utile depuis longtemps : le programme s'arrête.

help-moves = coups, m : vos choix ; un numéro choisit, pourquoi 2 explique le choix 2.
help-past = encore a, suite, journal 5, changements v, nouvelles, but, pourquoi y.
help-share = exporter, exporter news : un fichier. parties, stats : toutes vos parties.
help-rules = règle { $id } ou règle { $word } : une règle. ? qui : plus sur un mot.
help-how = bref, normal, complet ; cloche, fin-auto ; style, largeur, langue, mode, écran.
help-leave = abandonner : un agneau prend votre place. quitter : tout est sauvegardé.

setup-game = Quel jeu ? { $games } ; Entrée pour { $usual } :
setup-game-wrong = Tapez un numéro de 1 à { $most }, ou un nom. Exemple : { $example }.
setup-players = Combien de joueurs, de { $fewest } à { $most } ? Entrée pour { $usual } :
setup-players-wrong = On joue de { $fewest } à { $most }. Exemple : { $most }.
setup-help = Entrée prend ce qui est proposé. quitter : aucune partie n'a commencé.
setup-players-help = Autant sont à la table, personnes et robots ; vous en êtes.
setup-name-help = Ainsi on vous appelle dans la partie. Entrée : par votre couleur.
setup-name = Votre nom ? Entrée pour { $colour } :
setup-bots = Les robots, du plus simple au plus fort : { $bots }.
setup-other = Qui joue { $colour } ? Un nom, ou un robot ; Entrée pour un agneau :

setup-other-help = Le nom d'un robot le fait jouer. Tout autre nom : une personne à ce clavier.
line-level-brief = Bref : le moins de mots possible.
line-level-normal = Normal : l'essentiel est dit.
line-level-full = Complet : tout est dit.

menu-list-play = 1 nouvelle partie, 2 reprendre, 3 parties jouées : revoir, exporter, reprendre.
menu-list-more = 4 statistiques, 5 importer, 6 démo, 7 règles, 8 réglages, 9 aide, 10 quitter.
menu-what = Votre choix ? Un numéro de 1 à 10 :
menu-wrong = Tapez un numéro de 1 à 10. Exemple : 1.
menu-file = Importer quel fichier ? Un chemin, ou Entrée pour revenir :
menu-file-help = Une partie que l'on vous a donnée, par son fichier. Exemple : partie.record.
menu-rule = Quelle règle ? Un code ou un mot, ou Entrée pour revenir :
menu-setting = bref, normal, complet, sonnette on, fin-auto off, lang en, mode ligne :
menu-setting-wrong = Tapez bref, normal, complet, lang en, mode ligne, sonnette on, fin-auto off.
menu-taken-in = Elle se trouve maintenant parmi les parties jouées.
menu-help-play = edenia play --help : noms, robots, première partie, langue.
menu-help-words = Ou des mots : nouvelle, reprendre, parties, stats, importer, quitter.
menu-help-settings = règles { $rule }, réglages : une règle, et comment on vous parle.
menu-help-share = parties : reprendre, revoir, exporter. stats NOM, importer FICHIER.
menu-help-rules = edenia rules : les règles, par code ou par question.
menu-help-host = edenia host : les autres viennent par ssh, et vous jouez ensemble.
menu-help-more = edenia --help : tout le reste.
menu-nothing-to-continue = Il n'y a pas de partie en cours.
line-save-failed = Sauvegarde impossible, la partie s'arrête ici : { $reason }
line-settings-unreadable = Réglages illisibles : ceux d'origine les remplacent.
line-settings-unwritable = Réglages impossibles à garder : ils valent pour cette fois.
line-cannot-keep = Aucune partie ne peut être gardée ici : { $reason }
line-cannot-resume = Impossible de reprendre la partie : { $reason }
line-torn = La dernière ligne de la partie était coupée : elle ne compte pas.
setup-yes-or-no = Tapez oui ou non. Un exemple : oui.
setup-left = Aucune partie n'a été lancée.
line-unknown-bot = Impossible de reprendre la partie : aucun robot { $name }.
