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
