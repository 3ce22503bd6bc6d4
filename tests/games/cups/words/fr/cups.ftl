# Cups, un jeu de dés sous des gobelets.

seat-0 = Chêne
seat-1 = Orme
seat-2 = Frêne

goal = Pour gagner : être le dernier à avoir des dés.
bid = { $count } fois { $face }
no-bid = Pas encore d'annonce.
last-bid = { $who ->
    [you] Dernière annonce : { $bid }, par vous.
   *[other] Dernière annonce : { $bid }, par { $name }.
}
count-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
on-table = Sous tous les gobelets : { $dice }.
your-dice = Dés : { $dice }.
has-dice = { $who ->
    [you] Vous avez { $left ->
        [one] { $left } dé.
       *[other] { $left } dés.
    }
   *[other] { $name } a { $left ->
        [one] { $left } dé.
       *[other] { $left } dés.
    }
}

event-began = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
event-turn = Tour { $round }, { $who ->
    [you] à vous.
   *[other] à { $name }.
}
event-said = { $name } : { $bid }.
event-said-full = { $who ->
    [you] Vous annoncez { $bid }.
   *[other] { $name } annonce { $bid }.
}
event-doubted = { $who ->
    [you] Vous doutez.
   *[other] { $name } doute.
}
event-shown = { $who ->
    [you] Vous montrez { $dice }.
   *[other] { $name } montre { $dice }.
}
event-lost-brief = { $who ->
    [you] Vous : reste { $left }.
   *[other] { $name } : reste { $left }.
}
event-lost = { $who ->
    [you] Il y en a { $there } : vous perdez un dé, reste { $left }.
   *[other] Il y en a { $there } : { $name } perd un dé, reste { $left }.
}
won-last = { $who ->
    [you] Vous gagnez, dernier à avoir des dés
   *[other] { $name } gagne, dernier à avoir des dés
} ({ $rule }).

question-count = { $who ->
    [you] À vous : combien de dés ?
   *[other] À { $name } : combien de dés ?
}
question-more = { $who ->
    [you] À vous : combien, ou un doute ?
   *[other] À { $name } : combien, ou un doute ?
}
question-face = { $number } de quelle valeur ?
question-roll = On lance les dés.

at-least = au moins { $number }
shows = un { $face }
doubts = douter
own-of-them = vous en avez { $own }
doubt-lead = { $bid }, vous en avez { $own }
reason-dice = Il y a { $count } dés sous tous les gobelets. Règle BID-2.

refusal-form-count = { $verb } demande un nombre.
refusal-form-face = { $verb } demande une valeur, de 1 à 6.
refusal-form-roll = { $verb } demande une valeur, de 1 à 6.
refusal-form-first = { $verb } demande un joueur.
refusal-game-over = La partie est finie
refusal-chance-decides = D'abord les dés
refusal-not-asked = C'est déjà décidé
refusal-no-such-seat = Personne ne joue { $seat }
refusal-count-first = Dites d'abord combien
refusal-face-first = Dites d'abord de quelle valeur il y en a { $number }
refusal-too-low = Pas plus que la dernière annonce
refusal-too-many = Trop : il y a { $number } dés
refusal-no-bid = Rien à mettre en doute

help-bidding = Ou tapez une commande : nombre 3, puis valeur 5 ; ou douter.
help-table = regarder l, état s, tour t, plateau b, qui w, points o : la table.
replaying-help-event = suivant annonce, reculer doute : vers un fait. tour, dés, victoire.
rules-word = doute

query-example-look = regarder
query-example-status = état
query-example-turn = tour
query-example-board = plateau
query-example-who = qui orme
query-example-score = points orme

query-help-look = regarder, l : les joueurs, la dernière annonce, la question.
query-help-status = état, s : vos dés et le tour.
query-help-turn = tour, t : à qui de jouer, et la question.
query-help-board = plateau, b : la dernière annonce, et combien de dés il y a.
query-help-who = qui, w : les joueurs ; qui orme : un seul.
query-help-score = points, o : combien de dés vous avez ; points orme : ou Orme.

saves-victory-last = avec les derniers dés
stats-victory-last = avec les derniers dés

screen-dice = Vos dés
screen-cups = Gobelets
screen-bid = L'annonce
screen-how-many = Combien
screen-which = Quelle valeur
screen-instead = Sinon
sign-hidden = un dé caché
sign-die = un dé
key-lower = aller au nombre ou à la valeur juste en dessous
key-higher = aller au nombre ou à la valeur juste au-dessus
kind-doubt = les doutes
kind-victory = la fin de la partie
text-noun-line = une ligne
text-noun-player = un joueur
text-dice = attendu : les dés de deux ou trois joueurs
text-die = un dé de trop

way-dice = Dés
