# Le mode ligne : `?` suivi d'un des mots qui se tapent à toutes les tables.

help-on-again = encore, a : la dernière réponse, une fois de plus.
help-on-log = journal, journal 5 : les dernières phrases du récit, dix ou le nombre dit.
help-on-moves = coups, m : vos choix, numérotés, et où mène chacun.
help-on-diff = changements, v : ce qui a changé depuis votre dernier choix.
help-on-why = pourquoi, y : la règle du dernier refus, arrêt ou score. pourquoi 2 : choix 2.
help-on-rules = règles : les chapitres. règle { $id } : celle-ci. règle { $word } : par un mot.
help-on-brief = bref : le moins de mots possible. normal et complet en disent plus.
help-on-normal = normal : l'essentiel est dit. bref en dit moins, complet en dit plus.
help-on-full = complet : tout est dit. bref et normal en disent moins.
help-on-bell = sonnette oui : un son quand c'est à vous. sonnette non : aucun.
help-on-lang = langue en : la suite en anglais. langue fr : en français.
help-on-more = suite : la page suivante d'une longue réponse.
help-on-hint = conseil, h : les meilleurs choix, vos chances avec chacun, et pourquoi.
help-on-help = aide, ? : tout ce qui se tape. ? qui : plus sur un mot.
help-on-undo = annuler : reprendre votre dernier choix, tant que rien n'a été révélé.
help-on-redo = refaire : jouer de nouveau ce que vous avez annulé.
help-on-back = revenir, revenir 2 : à un choix plus ancien, seulement contre des robots.
help-on-replay = revoir : la partie jusqu'ici, pas à pas ; retour la reprend.
help-on-what-if = essai, et si : tenter un coup à côté de la partie ; laisser y revient.
help-on-resign = abandonner : un agneau prend votre place. On vous le redemande.
help-on-save = sauver : rien à faire, chaque choix est sauvegardé aussitôt.
help-on-export = exporter, exporter news, exporter svg : la partie dans un fichier.
help-on-saves = parties : les parties gardées, les dernières jouées d'abord.
help-on-stats = stats, stats Anna : le bilan de vos parties, ou de celles d'Anna.
help-on-screen = écran : la même partie, dessinée. Là, F2 ramène à ces lignes.
help-on-quit = quitter, q : partir. La partie est gardée, edenia resume la reprend.
