# Ce que veulent dire les signes, outre la clé sous un dessin.

legend-link = le chemin d'une orbite
legend-more = plus qu'il n'y a de place
legend-frame = le bord d'une carte
legend-turn = à qui de jouer
legend-pointed = ce qui est regardé
