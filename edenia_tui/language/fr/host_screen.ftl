# Un hôte à l'écran : le salon, les tables qui attendent, et ce qui entoure une partie partagée.

host-screen-lobby = Salon : vous êtes { $name }
host-screen-lobby-keys = Entrée aller, n ouvrir, c code, w voir, t parler, F9 plus, F1 touches
host-screen-open = Ouvrir une table
host-screen-own = Vos parties
host-screen-waiting = Tables ouvertes
host-screen-playing = Tables en cours
host-screen-free = libre
host-screen-notice = L'hôte
host-screen-code = Le code d'une table
host-screen-say = Que voulez-vous dire ?
host-screen-type-how = Entrée envoie, Échap ferme.
host-screen-more = Que voulez-vous faire ?
host-screen-who = Qui est là
host-screen-games = Vos parties finies
host-screen-no-games = Aucune partie finie à revoir.
host-screen-best = Les meilleurs à { $game }
host-screen-name = Un autre nom
host-screen-keys = Vos clés
host-screen-link = Un code pour la clé d'une autre machine
host-screen-revoke = Oublier { $fingerprint }
host-screen-forget = Faire effacer tout ce qui est gardé sur vous
host-screen-forget-sure = Nom, clés, réglages, classements et messages sont effacés, et vous partez.
host-screen-forget-no = Tout garder
host-screen-forget-yes = Effacer
host-screen-public = Au salon
host-screen-watch = Spectateurs
host-screen-hints = Conseils
host-screen-rated = Classée
host-screen-title = Nom
host-screen-opening-keys = Haut Bas se déplacer, Gauche Droite choisir, Entrée ouvrir, Échap retour
host-screen-open-now = Ouvrir la table

host-screen-waiting-keys = t parler, F9 plus, Échap salon : la place reste à vous
host-screen-invite = { $free ->
    [1] Il manque une personne. Le code pour les autres : { $code }
   *[other] Il manque { $free } personnes. Le code pour les autres : { $code }
}
host-screen-rise = Rendre votre place
host-screen-mute = Ne plus entendre { $name }
host-screen-remove = Faire partir { $name }
host-screen-agree = D'accord
host-screen-decline = Pas d'accord
host-screen-later = Décider plus tard : touche F9
host-screen-withdraw = Retirer votre demande
host-screen-asked = Les autres sont consultés. Vous entendrez leur réponse.
host-screen-back = Revenir à quelle décision ? Tous doivent accepter.
host-screen-end = Demander à finir la partie sans gagnant
host-screen-resign = Abandonner
host-screen-resign-sure = Abandonnez-vous ?
host-screen-rematch = Demander une autre partie, mêmes places
host-screen-to-lobby = Retour au salon
host-screen-quit = Quitter l'hôte
host-screen-wait = Attendre
host-screen-stand-in = Laisser jouer un robot jusqu'au retour de { $name }
host-screen-end-absent = Finir la partie

keys-in-the-lobby = Au salon
keys-at-a-table = À une table avec d'autres
key-lobby-go = aller à sa place, s'asseoir ou regarder
key-lobby-open = ouvrir une table
key-lobby-code = aller à une table par son code
key-lobby-watch = regarder la table
key-lobby-more = qui est là, parties finies, les meilleurs, nom et clés
key-talk = parler à tous ceux qui sont là
key-talk-short = parler
key-more = qui est là, demander aux autres, abandonner
key-more-short = plus
key-ask-back = demander aux autres de revenir à une de vos décisions
key-waiting-leave = au salon ; la place reste à vous
key-lobby = au salon ; la place reste à vous
key-lobby-short = salon
