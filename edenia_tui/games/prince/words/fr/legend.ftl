# Ce que veulent dire les signes, outre la clé sous un dessin.

legend-secret = ce que vous ne pouvez pas voir
legend-gain = les points qu'une tuile rapporterait
legend-left = un tirage qui reste dans une pile
legend-gone = un tirage déjà fait
legend-more = plus qu'il n'y a de place
legend-edge = le bord d'une planète
legend-turn = à qui de jouer
legend-pointed = ce qui est regardé
