# Un hôte : ce que les gens y entendent les uns des autres, dans le salon et aux tables.

# Arriver.
host-welcome = Bienvenue chez { $host }.
host-name-ask = Comment les autres vous appelleront-ils ?
host-name-offer = Comment les autres vous appelleront-ils ? Entrée pour { $name } :
host-name-help = 1 à 16 lettres, chiffres, points ou traits d'union. Les autres le voient.
host-name-help-key = Déjà connu d'un autre poste ? Là-bas tapez lier, ici lier et le code.
host-name-help-guest = Déjà venu en invité ? Tapez retour et votre code.
host-name-empty = Un nom a besoin de lettres. Un exemple : Anna.
host-name-long = Trop long : 16 lettres au plus.
host-name-signs = Des lettres, des chiffres, et . - entre eux. Un exemple : Anna.
host-name-scripts = Toutes les lettres doivent être d'une seule écriture.
host-name-reserved = Ce mot a un sens ici. Choisissez-en un autre.
host-name-taken = Quelqu'un s'appelle ainsi, ou presque. Choisissez un autre nom.
host-you-are = Vous êtes { $name }.
host-you-are-guest = Vous êtes { $name }, en invité : aucune clé ne permet de vous reconnaître.
host-return-code = Votre code de retour : { $code }. La prochaine fois, tapez retour et ce code.
host-linked = Cette clé est à vous, { $name }.
host-too-many = Il n'y a plus de place pour le moment. Réessayez plus tard.
host-terminal = Après une coupure tapez reset. ServerAliveInterval 15 la remarque vite.

# Le salon.
host-lobby = { $people ->
    [1] Le salon : personne d'autre n'est là.
   *[other] Le salon : { $people } personnes sont là.
}
host-lobby-prompt = Salon :
host-lobby-hint = Tapez liste, ouvrir, rejoindre et un code, ou ? pour l'aide.
host-no-tables = Aucune table ouverte. Tapez ouvrir pour la vôtre.
host-opened = Une nouvelle table : { $about } Tapez rejoindre { $code }.
host-table-own = { $number } : votre table { $code }. { $about }
host-table-waiting = { $number } : table ouverte { $code }. { $about }
host-table-playing = { $number } : table en cours { $code }. { $about }
host-table-about = { $game }, { $seats }{ $more }.
host-table-titled = { $title } : { $about }
host-seat-free = une place libre
host-seats-free = { $number } places libres
host-is-rated = classée
host-has-no-hints = sans conseils
host-is-private = sur code
host-people = Ici : { $names }.
host-person-at = { $name } à une table
host-lobby-unclear = Pas clair : { $typed }. Tapez ? pour l'aide.
host-lobby-unreadable = C'est illisible. Tapez ? pour l'aide.
host-help-tables = liste : les tables. rejoindre 1 ou un code : jouer. regarder 1 : observer.
host-help-open = ouvrir : une table à vous. Un exemple : ouvrir edenia 3 agneau.
host-help-talk = dire et des mots : à tous. gens : qui est là. muet, entendre et un nom.
host-help-games = parties : les vôtres, finies. revoir et un code. stats. classement.
host-help-learn = apprendre, avec un jeu : ses leçons, l'une après l'autre.
host-no-coach = Le conseiller pense trop pour un hôte : il est pour les parties chez soi.
host-help-you = nom et un nouveau nom. clés : vos clés. lier : un code pour un autre poste.
host-help-manner = langue en, bref, normal, complet, sonnette, écran. quitter : partir.
host-help-forget = oubliez-moi : tout ce qui est gardé sur vous est effacé.
host-join-what = Tapez rejoindre et un code, ou son numéro. Un exemple : rejoindre 1.
host-watch-what = Tapez regarder et un code, ou son numéro. Un exemple : regarder 1.
host-replay-what = Tapez revoir et le code d'une partie finie ; parties les nomme.
host-say-what = Tapez dire et ce que vous voulez dire.
host-said-alone = Personne d'autre n'est là pour l'entendre.
host-mute-what = Tapez muet et un nom.
host-muted = On n'entend plus { $name } pendant cette visite.
host-unmuted = On entend de nouveau { $name }.
host-name-what = Tapez nom et le nom que vous voulez.
host-keys-none = Vous êtes en invité, sans clé. ssh-keygen en fait une ; puis revenez.
host-key = { $number } : clé { $fingerprint }, depuis le { $date }{ $here ->
    [yes] , celle-ci
   *[no] {""}
}.
host-keys-how = révoquer et un numéro : cette clé n'est plus reconnue.
host-revoke-what = Tapez révoquer et le numéro d'une clé ; clés les nomme.
host-revoked = Cette clé n'est plus reconnue ici.
host-link-code = Sur l'autre poste, quand il demande un nom, tapez : lier { $code }.
host-link-soon = Le code sert une fois, dans les { $minutes } minutes.
host-leaders-none = Personne n'a encore joué de partie classée de { $game }.
host-leader = { $number } : { $name }, { $points } points, { $games ->
    [1] 1 partie
   *[other] { $games } parties
}.
host-leaders = Les meilleurs à { $game } :
host-forget-sure = Nom, clés, réglages, classements, paroles : effacés. Tapez oui :
host-forgotten = Plus rien n'est gardé sur vous. Au revoir.
host-not-forgotten = Tout reste comme avant.
host-export-how = Sur votre propre poste tapez : ssh, l'hôte, export et le code.
host-import-how = Sur votre propre poste tapez : ssh, l'hôte, import, et donnez le fichier.
host-goodbye = Au revoir, { $name }.
host-idle = Rien n'a été tapé depuis longtemps. Au revoir ; vos places restent à vous.

# Ouvrir une table.
host-open-game = Quel jeu ? { $games }. Entrée pour { $usual } :
host-open-seats = Combien de places, { $fewest } à { $most } ? Entrée pour { $fewest } :
host-open-bots = Des robots sur certaines ? Des noms comme agneau, ou Entrée :
host-open-bots-help = Robots : { $bots }. Un exemple : agneau agneau. Entrée : des gens seulement.
host-open-more = Autre chose ? { $words }. Entrée pour non :
host-open-help = Entrée prend ce qui est habituel ; quitter n'ouvre rien.
host-open-wrong = Pas clair : { $typed }. Un exemple : ouvrir edenia 3 agneau privée.
host-open-option = { $option } : { $help }
host-open-private-help = la table n'est pas dans la liste ; il faut son code.
host-open-rated-help = compte au classement : des gens avec clé, sans conseils ni robots.
host-open-no-hints-help = ni conseils ni essais pour personne.
host-open-no-watch-help = personne ne peut observer.
host-not-opened = Aucune table n'a été ouverte.
host-plan-game = Ce jeu n'existe pas ici.
host-plan-players = Ce jeu est pour { $fewest } à { $most } joueurs.
host-plan-bot = Ce robot n'existe pas.
host-plan-nobody = Il faut une place pour quelqu'un.
host-plan-wish = Ce jeu n'a pas cette option.
host-plan-content = Vos propres pièces sont pour des tables privées et non classées.
host-plan-rated = Les tables classées : des gens avec clé, sans robots ni conseils.

# À une table.
host-table = Table { $code } : { $game }.
host-table-seats = Places : { $seats }.
host-table-free = { $seat } libre
host-table-seat = { $seat } { $name }
host-table-invite = Les autres tapent : rejoindre { $code }.
host-waiting-prompt = { $number ->
    [1] Il manque encore une personne :
   *[other] Il manque encore { $number } personnes :
}
host-waiting-help = dire et des mots. gens : qui est là. partir : le salon, la place reste.
host-waiting-rise = céder : rendre la place. exclure et un nom : à votre propre table.
host-rose = Vous avez rendu la place.
host-watching = Vous observez.
host-watching-prompt = En observant :
host-watching-help = Demandez tout sur la table. dire et des mots. partir : le salon.
host-watching-only = C'est pour ceux qui jouent. Vous observez.
host-table-help-talk = dire et des mots. gens : qui est là. muet et un nom. partir : le salon.
host-table-help-asks = revenir, finir : le demander. accepter, refuser : répondre.
host-table-help-absent = Si quelqu'un manque longtemps : attendre, robot ou finir.
host-left-table = Vous êtes au salon. Votre place reste : rejoindre { $code }.
host-left-watching = Vous êtes au salon.
host-no-hints = Il n'y a ni conseils ni essais à cette table.
host-present = Ici : { $names }.
host-away = Partis : { $names }.
host-looking-on = { $number ->
    [1] Une personne observe.
   *[other] { $number } personnes observent.
}
host-resign-sure = Abandonnez-vous ? Tapez oui.
host-resigned = Vous avez abandonné.
host-asked = C'est demandé. Les autres répondent par accepter ou refuser.
host-agreed = Vous acceptez ; d'autres n'ont pas encore répondu.
host-waits = Vous attendez.
host-nobody-absent = Personne ne manque depuis longtemps.
host-ask-back = Pour revenir plus loin, tous doivent accepter : tapez revenir.
host-over-prompt = La partie est finie. Tapez revanche, revoir ou partir :
host-over-help = revanche : demander une autre partie. revoir : la revoir. partir : le salon.
host-rematch-goes = Une autre partie commence, aux mêmes places.
host-removed-name = { $name } a dû partir.
host-remove-what = Tapez exclure et un nom.
host-hints-slow = Vous avez demandé beaucoup de conseils. Attendez un peu.

# Ce que font les autres.
host-came = { $name } est à la table.
host-came-watching = { $name } observe.
host-went = { $name } est parti.
host-went-watching = { $name } n'observe plus.
host-sat = { $name } prend une place.
host-stood = { $name } rend sa place.
host-begun = Tout le monde est là : la partie commence.
host-wants-back = { $name } veut revenir à une décision d'avant.
host-wants-end = { $name } veut finir la partie sans gagnant.
host-wants-stand-in = { $name } veut qu'un robot joue pour { $absent }.
host-wants-end-absent = { $name } veut finir la partie, car { $absent } manque.
host-wants-rematch = { $name } veut une autre partie.
host-answer = Tapez accepter ou refuser.
host-consented = { $name } accepte.
host-called-off = { $name } refuse : c'est annulé.
host-called-off-you = Vous refusez : c'est annulé.
host-withdrawn = { $name } ne le demande plus.
host-withdrawn-you = Vous ne le demandez plus.
host-overtaken = La demande est annulée : la partie a continué.
host-absent = { $name } manque depuis longtemps, et c'est son tour.
host-absent-how = Tapez attendre, robot pour qu'il joue, ou finir pour arrêter la partie.
host-stands-in = Un robot joue pour { $name }, jusqu'à son retour.
host-gave-up = { $name } abandonne ; un robot continue.
host-is-back = { $name } est de retour.
host-ended-agreed = La partie est finie : tous l'ont voulu.
host-ended-absent = La partie est finie : { $name } n'est pas revenu.
host-ended-resigned = La partie est finie : { $name } a abandonné.
host-ended-resigned-you = La partie est finie : vous avez abandonné.
host-closing = Cet hôte s'arrête dans { $seconds } secondes. Reconnectez-vous : votre place vous attend.
host-trouble = La partie attend : rien ne peut être gardé en ce moment.
host-says = { $name } : { $text }
host-said-before = Dit avant :

# Pourquoi quelque chose ne se fait pas.
host-why-no-table = Cette table n'existe pas.
host-why-full = Toutes les places sont prises. Tapez regarder pour observer.
host-why-seated = Vous y avez déjà une place.
host-why-not-seated = Vous n'y avez pas de place.
host-why-begun = La partie a commencé.
host-why-not-begun = La partie n'a pas commencé.
host-why-over = La partie est finie.
host-why-not-over = La partie n'est pas finie.
host-why-not-yours = Seul celui qui a ouvert la table le peut.
host-why-no-guests = C'est pour les gens avec une clé. ssh-keygen en fait une.
host-why-rated = Les parties classées s'en passent.
host-why-asked = Autre chose est demandé en ce moment.
host-why-not-asked = On ne vous demande rien.
host-why-not-absent = Personne n'y manque depuis longtemps.
host-why-no-spectators = Ceux qui jouent veulent être seuls.
host-why-removed = Celui qui a ouvert la table ne veut pas de vous.
host-why-too-fast = Trop vite. Attendez un peu.
host-why-too-many = Il y en a déjà autant que possible.
host-why-empty = Rien n'a été dit.
host-why-no-code = Ce code n'est à personne, ou il a déjà servi.
host-why-last-key = Ce n'est pas une de vos clés, ou c'est la seule.
host-why-moved = La partie a continué entre-temps.
host-why-newer = Cette table demande une version plus récente. Revenez plus tard.
host-why-not-possible = La partie ne revient pas aussi loin.
host-not-kept = Cela n'a pas pu être gardé. Réessayez.

# Devoir partir.
host-dismissed-elsewhere = Vous êtes venu à cette place d'ailleurs. Cette visite a quitté la table.
host-dismissed-removed = Celui qui a ouvert la table vous a fait partir.
host-dismissed-closed = La table est fermée.
host-dismissed-overtaken = La partie a continué ailleurs. Vous revenez à la table.
host-dismissed-banned = Vous ne pouvez pas rester ici.
host-dismissed-shut = L'hôte s'arrête. Toutes les parties sont gardées ; revenez plus tard.

# Une seule réponse.
host-word-unknown = Ce n'est pas un mot de cet hôte : { $typed }.
host-words = Mots : { $words }.
host-word-guest = Il faut une clé : connectez-vous avec elle.
host-export-what = Nommez la partie : export et son code.
host-import-empty = Rien n'a été donné.
host-import-large = C'est trop grand.

# Pour celui qui le fait tourner.
host-runs = L'hôte est ouvert : { $address }, port { $port }.
host-runs-key = Sa clé : { $key }
host-runs-connect = Pour venir : ssh -p { $port } { $host }
host-runs-lines = Par lignes simples : ssh -p { $port } { $lines }
host-runs-stop = Ctrl-C l'arrête ; toutes les parties sont gardées.
