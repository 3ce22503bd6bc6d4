# Tiny Epic Galaxies on the screen: what is written in and around the drawing.

# The faces of dice in at most seven letters, and in three.
screen-face-move = move
screen-face-energy = energy
screen-face-culture = culture
screen-face-diplomacy = diplom.
screen-face-economy = economy
screen-face-colony = colony
screen-die-move = mov
screen-die-energy = ene
screen-die-culture = cul
screen-die-diplomacy = dip
screen-die-economy = eco
screen-die-colony = col

# The types of planets in three letters.
screen-short-dip = dip
screen-short-eco = eco
screen-short-any = any

# What cards do, as short as can be.
screen-do-acquire = acquire
screen-do-colony = colony
screen-do-others = others +{ $amount }
screen-do-steal = steal { $amount }
screen-do-per = { $amount } per { $at ->
    [home] home
    [black] black
   *[other] orbit
}
screen-do-adv = { $any ->
    [yes] advance { $number }
   *[no] adv { $kind } { $number }
}
screen-do-push = { $any ->
    [yes] push { $number }
   *[no] push { $kind } { $number }
}
screen-do-push2 = push 2 by { $number }
screen-do-shift = 1 back, 1 on
screen-do-move = move { $number }
screen-do-hop = hop orbits
screen-do-recall = home, +number
screen-do-rally = rally
screen-do-upgrade = { $discount ->
    [mix] upgrade, mix
    [low] upgrade, low
   *[plain] upgrade
}
screen-do-roll = reroll
screen-do-set = set a die
screen-do-drop = { $number } dice:
screen-do-watch = +{ $amount } a follow
screen-do-toll = follows cost 2
screen-do-row = use the row
screen-do-lend = { $amount }: lend one
screen-do-face = any face
screen-do-repeat = repeat a die
screen-do-replace = new planet
screen-do-repilot = new pilot
screen-do-explore = explore
screen-do-rescue = rescue
screen-do-again = explore on
screen-do-back = back { $number }
screen-do-sendhome = sent home
screen-do-danger = danger { $kind } { $number }
screen-do-dwarf = dwarf planet
screen-do-none = badges
screen-do-fine = you -{ $amount }
screen-do-rob = robs { $amount }
screen-do-delay = a ship back { $number }
screen-do-delay-all = ships back { $number }
screen-do-die = -{ $number } die
screen-do-advance-all = its ships +{ $number }

# In the drawing.
screen-own = own
screen-once = 1x
screen-on = on
screen-reroll = { $price ->
    [0] reroll free
   *[other] reroll { $price }{ $sign }
}
screen-rogue-die = Rogue: { $face }, { $left } to come
screen-converter = converter free
screen-ladder = colony: { $effect }
screen-hangar = Hangar
screen-round = Round { $round }
screen-round-last = Last round
screen-column-total = mission, badges
screen-pilots-short = Pilots
screen-black-short = Black
screen-column-points = points to { $most }
screen-level = L{ $level }
screen-column-level = lvl
screen-column-energy = energy
screen-column-culture = culture
screen-column-home = home
screen-column-colonies = colonies

# What the signs mean, as short as can be.
screen-sign-energy = energy
screen-sign-culture = culture
screen-sign-colonies = colonies
screen-sign-home = home
screen-sign-used = used
screen-sign-spent = spent
screen-sign-cards = cards
screen-sign-advanced = advanced ship
screen-sign-danger = to leave danger
screen-sign-hired = hired

# The signs, for the key below a drawing.
sign-dip = diplomacy planet
sign-eco = economy planet
sign-energy = energy
sign-culture = culture
sign-start = start of an orbit
sign-symbol = symbol of a planet; colonies
sign-full = reached on a track
sign-empty = room on a track
sign-home = ships at home
sign-card = exploration cards
sign-danger = advances to go on a danger track
sign-free = die to be used
sign-used = used die
sign-hired = die paid for a pilot
sign-spent = die in the converter, or dropped
sign-advanced = advanced ship, by a small letter
sign-meant = die that is meant
sign-into = becomes

# Around the drawing.
screen-mat = { $who ->
    [you] Your galaxy
   *[other] Galaxy of { $name }
}
screen-mats = Galaxies
screen-table = Table
screen-pilots = Pilots
screen-black = The black
screen-die = Die: { $face }
screen-left = { $planets } planets left.
screen-left-black = { $planets } planets, { $cards } cards left.

key-number = go to the die, planet or choice with that number

kind-colonies = planets are colonised
kind-levels = empires rise
kind-follows = dice are followed
kind-pilots = pilots are hired
kind-cards = cards are found
kind-victory = the end of the game
screen-mission = Mission { $mission }: { $what }
