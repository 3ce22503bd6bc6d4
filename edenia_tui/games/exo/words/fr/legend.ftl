# Ce que veulent dire les signes de l'univers, outre la clé sous un dessin.

legend-blue = bleue
legend-red = rouge
legend-green = verte
legend-star = l'Étoile d'une galaxie
legend-open = une case libre sans point
legend-lined = fait des points avec d'autres
legend-pointed = ce qui est regardé
