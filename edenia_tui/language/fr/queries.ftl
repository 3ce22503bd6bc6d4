# Les réponses de tous les jeux, et ce qu'on peut taper après une question.

query-word-me = moi vous
query-word-full = complète entière toute complet entier
query-missing = Il manque { $expected }. Exemple : { $example }.
query-wrong = Pas clair : { $typed }. Attendu : { $expected }. Exemple : { $example }.
query-expected-player = un joueur
query-expected-nothing = rien de plus

outcome-you = vous
outcome-and = { $one } et { $two }

query-round = { $who ->
    [you] Manche { $round }, à vous de jouer.
   *[other] Manche { $round }, à { $name } de jouer.
}
query-round-number = Manche { $round }.
query-began = { $who ->
    [you] Vous avez commencé.
   *[other] { $name } a commencé.
}
query-facts = { $facts }.
query-player = { $who ->
    [you] Vous : { $facts }.
   *[other] { $name } : { $facts }.
}
query-part = { $points } pour { $what }.
query-diff-nothing = Rien n'a changé.
query-gain = gain { $change }, { $total }
query-loss = perte { $change }, { $total }

legend-line = { $sign } : { $meaning }.
legend-spoken = Les dessins ont des signes pour : { $signs }.
legend-here = Signes ici :

course-of = { $who ->
    [you] Vous : { $first } % au début, { $best } % à la manche { $round }, { $last } % à la fin.
   *[other] { $name } : { $first } % au début, { $best } % à la manche { $round }, { $last } % à la fin.
}
course-turn = Manche { $round }, { $name } { $before }-{ $after } %
course-later = Le cours d'une partie se raconte quand elle est finie.
