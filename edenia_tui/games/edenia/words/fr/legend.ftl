# Ce que veulent dire les signes de la galaxie.

legend-crossing = des voies qui se croisent
legend-sheep = un mouton : la lettre de son joueur, son numéro
legend-count = des moutons, faute de place pour tous
legend-planet = planète habitable avec trèfles et drapeau
legend-clover = trèfle
legend-flag = drapeau
legend-protected = un drapeau protégé
legend-dwarf = planète naine avec des artefacts
legend-known = un artefact que vous connaissez
legend-unknown = un artefact que vous ne connaissez pas
legend-pad = un téléporteur, par sa couleur
legend-sabotage = saboté
legend-hole = le trou noir
legend-void = inexploré
legend-relay = un relais avec son trèfle
legend-spent = un relais sans son trèfle
legend-rim = tunnels du bord, planètes, téléporteurs
legend-route = le chemin d'un choix
legend-focus = la case regardée
legend-chosen = le mouton qui avance
