### MadMatix en français.
### $who est un nom, $me vaut "yes" si c’est la personne qui lit. $card vaut "7×", une sorte comme "steal", ou
### "hidden-number" ou "hidden-action" quand on ne voit que le dos de la carte. $own vaut "yes" si $whose est $who,
### $to_own si $to l’est ; $whose_is_me et $to_is_me valent "yes" si $whose ou $to est la personne qui lit, $same si $to est $whose.

title = MadMatix
tagline = Fais grimper ton calcul, sabote ceux des autres !
goal = Construis ta suite carte après carte, sabote celles des autres et obtiens le plus grand résultat !


## Options

option-starter = Premier tour
option-starter-help = Qui commence ?
option-starter-0 = Au hasard
option-starter-1 = Place 1
option-starter-2 = Place 2
option-starter-3 = Place 3
option-starter-4 = Place 4
option-starter-5 = Place 5
option-starter-6 = Place 6
option-starter-7 = Place 7
option-starter-8 = Place 8

option-timer = Temps de réflexion
option-timer-help = Pour jouer ou piocher. Tu as toujours cinq secondes pour finir ton tour, et dix pour réagir à « { caught } » ou à « { card-slow } ». Une fois le temps écoulé, le jeu décide à ta place.
option-timer-0 = Sans limite
option-timer-15 = 15 secondes
option-timer-30 = 30 secondes
option-timer-60 = 60 secondes


## Les cartes

card-plus-minus = Plus-Moins
card-plus-minus-help = Couvre n’importe quel signe sur la table avec un + ou un −.
card-times-divide = Fois-Divisé
card-times-divide-help = Couvre n’importe quel signe sur la table avec un × ou un ÷.
card-flip = Bascule
card-flip-help = Change n’importe quel signe en son contraire : + en −, × en ÷, ou l’inverse.
card-swap = Échange
card-swap-help = Échange deux cartes posées sur la table, quelles que soient leurs suites.
card-scrap = Poubelle
card-scrap-help = Défausse la carte à un bout de n’importe quelle suite.
card-slow = Frein
card-slow-help = Quelqu’un d’autre pioche deux cartes, dans les pioches de son choix.
card-steal = Vol
card-steal-help = Prends une carte à un bout d’une autre suite et mets-la à un bout de la tienne.
card-reverse = Demi-tour
card-reverse-help = Inverse l’ordre d’une suite : la fin devient le début.
card-skip = Passe-tour
card-skip-help = Quelqu’un d’autre perd son prochain tour.
card-gift = Cadeau
card-gift-help = Donne une de tes autres cartes à quelqu’un.

card-number = Carte nombre { $card }
card-hidden-number = Carte nombre
card-hidden-action = Carte action

# Une carte au milieu d’une phrase.
card-name =
    { $card ->
        [plus-minus] « { card-plus-minus } »
        [times-divide] « { card-times-divide } »
        [flip] « { card-flip } »
        [swap] « { card-swap } »
        [scrap] « { card-scrap } »
        [slow] « { card-slow } »
        [steal] « { card-steal } »
        [reverse] « { card-reverse } »
        [skip] « { card-skip } »
        [gift] « { card-gift } »
        [hidden-number] une carte nombre
        [hidden-action] une carte action
       *[other] { $card }
    }


## Les coups, pour le journal et la lecture à voix haute

# Des morceaux pour les phrases ci-dessous. « Chez » évite de choisir entre « de » et « d’ » devant un nom.
at-end =
    { $end ->
        [left] gauche
       *[right] droite
    }
at-to-end =
    { $to_end ->
        [left] gauche
       *[right] droite
    }
in-whose =
    { $whose_is_me ->
        [yes] de ta suite
       *[no] { $own ->
            [yes] de sa propre suite
           *[no] chez { $whose }
        }
    }
in-to =
    { $to_is_me ->
        [yes] de ta suite
       *[no] { $to_own ->
            [yes] de sa propre suite
           *[no] chez { $to }
        }
    }

move-draw =
    { $me ->
        [yes] { $deck ->
            [number] Tu pioches une carte nombre.
           *[action] Tu pioches une carte action.
        }
       *[no] { $deck ->
            [number] { $who } pioche une carte nombre.
           *[action] { $who } pioche une carte action.
        }
    }
move-play =
    { $me ->
        [yes] { $own ->
            [yes] Tu poses { $card } à { at-end } de ta suite.
           *[no] Tu poses { $card } chez { $whose }, à { at-end }.
        }
       *[no] { $own ->
            [yes] { $who } pose { $card } à { at-end } de sa suite.
           *[no] { $whose_is_me ->
                [yes] { $who } pose { $card } à { at-end } de ta suite.
               *[no] { $who } pose { $card } chez { $whose }, à { at-end }.
            }
        }
    }
move-token =
    { $me ->
        [yes] { $own ->
            [yes] Tu poses un { $operator } sur la carte nº { $place } de ta suite.
           *[no] Tu poses un { $operator } chez { $whose }, sur la carte nº { $place }.
        }
       *[no] { $own ->
            [yes] { $who } pose un { $operator } sur la carte nº { $place } de sa suite.
           *[no] { $whose_is_me ->
                [yes] { $who } pose un { $operator } sur la carte nº { $place } de ta suite.
               *[no] { $who } pose un { $operator } chez { $whose }, sur la carte nº { $place }.
            }
        }
    }
move-flip =
    { $me ->
        [yes] { $own ->
            [yes] Tu fais basculer le signe de la carte nº { $place } de ta suite.
           *[no] Tu fais basculer le signe de la carte nº { $place } chez { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } fait basculer le signe de la carte nº { $place } de sa suite.
           *[no] { $whose_is_me ->
                [yes] { $who } fait basculer le signe de la carte nº { $place } de ta suite.
               *[no] { $who } fait basculer le signe de la carte nº { $place } chez { $whose }.
            }
        }
    }
move-swap =
    { $me ->
        [yes] { $same ->
            [yes] Tu échanges les cartes nº { $place } et nº { $to_place } { in-whose }.
           *[no] Tu échanges la carte nº { $place } { in-whose } avec la carte nº { $to_place } { in-to }.
        }
       *[no] { $same ->
            [yes] { $who } échange les cartes nº { $place } et nº { $to_place } { in-whose }.
           *[no] { $who } échange la carte nº { $place } { in-whose } avec la carte nº { $to_place } { in-to }.
        }
    }
move-scrap =
    { $me ->
        [yes] { $own ->
            [yes] Tu jettes la carte tout à { at-end } de ta suite.
           *[no] Tu jettes la carte tout à { at-end } chez { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } jette la carte tout à { at-end } de sa suite.
           *[no] { $whose_is_me ->
                [yes] { $who } jette la carte tout à { at-end } de ta suite.
               *[no] { $who } jette la carte tout à { at-end } chez { $whose }.
            }
        }
    }
move-slow =
    { $me ->
        [yes] Tu freines { $to }.
       *[no] { $to_is_me ->
            [yes] { $who } te freine.
           *[no] { $who } freine { $to }.
        }
    }
move-steal =
    { $me ->
        [yes] Tu voles la carte tout à { at-end } chez { $whose } et tu la poses à { at-to-end } de ta suite.
       *[no] { $whose_is_me ->
            [yes] { $who } te vole la carte tout à { at-end } de ta suite et la pose à { at-to-end } de la sienne.
           *[no] { $who } vole la carte tout à { at-end } chez { $whose } et la pose à { at-to-end } de sa suite.
        }
    }
move-reverse =
    { $me ->
        [yes] { $own ->
            [yes] Tu inverses ta suite.
           *[no] Tu inverses la suite chez { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } inverse sa suite.
           *[no] { $whose_is_me ->
                [yes] { $who } inverse ta suite.
               *[no] { $who } inverse la suite chez { $whose }.
            }
        }
    }
move-skip =
    { $me ->
        [yes] Tu joues « { card-skip } » contre { $to }.
       *[no] { $to_is_me ->
            [yes] { $who } joue « { card-skip } » contre toi.
           *[no] { $who } joue « { card-skip } » contre { $to }.
        }
    }
move-gift =
    { $me ->
        [yes] Tu fais un cadeau à { $to } : { card-name }.
       *[no] { $to_is_me ->
            [yes] { $who } te fait un cadeau : { card-name }.
           *[no] { $who } fait un cadeau à { $to } : { card-name }.
        }
    }
move-discard =
    { $me ->
        [yes] Tu défausses { card-name }.
       *[no] { $who } défausse { card-name }.
    }
move-go =
    { $me ->
        [yes] Tu dis « Terminé ! »
       *[no] { $who } dit « Terminé ! »
    }
move-last-card =
    { $me ->
        [yes] Tu dis « Dernière carte ! »
       *[no] { $who } dit « Dernière carte ! »
    }
move-sit-out =
    { $me ->
        [yes] Tu préfères passer un tour.
       *[no] { $who } préfère passer un tour.
    }
move-catch =
    { $me ->
        [yes] Tu attrapes { $whose }, qui a oublié « Dernière carte » !
       *[no] { $whose_is_me ->
            [yes] { $who } t’attrape : tu as oublié « Dernière carte » !
           *[no] { $who } attrape { $whose }, qui a oublié « Dernière carte » !
        }
    }
move-let-go =
    { $me ->
        [yes] Tu laisses filer { $whose }.
       *[no] { $whose_is_me ->
            [yes] { $who } te laisse filer.
           *[no] { $who } laisse filer { $whose }.
        }
    }
move-dealt =
    { $to_is_me ->
        [yes] Tu reçois { card-name }.
       *[no] { $to } reçoit { card-name }.
    }
move-starts =
    { $me ->
        [yes] Tu commences.
       *[no] { $by } commence.
    }
move-turn-lost =
    { $me ->
        [yes] Tu perds ce tour.
       *[no] { $by } perd ce tour.
    }


## Invitations à jouer

prompt-act =
    { $draws ->
        [yes] À toi : joue une carte ou pioches-en une.
       *[no] À toi : joue une carte.
    }
prompt-end = Une seule carte ? Dis « Dernière carte » ! Sinon, « Terminé ».
silence = Dans { $count } s, le silence vaut « Terminé ».
silence-five = Cinq secondes de silence valent « Terminé ».
prompt-target-play = À quel bout de quelle suite ?
prompt-target-play-first = Quelle suite commences-tu ?
prompt-target-token = Quel signe le jeton couvre-t-il ?
prompt-target-token-operator = Quel côté du jeton ?
prompt-target-flip = Quel signe fais-tu basculer ?
prompt-target-swap = Quelle carte échanges-tu ?
prompt-target-swap-second = Et avec laquelle ?
prompt-target-scrap = Quelle carte part à la poubelle ?
prompt-target-slow = Qui doit piocher deux cartes ?
prompt-target-steal = Quelle carte voles-tu ?
prompt-target-steal-end = À quel bout de ta suite ?
prompt-target-reverse = Quelle suite inverses-tu ?
prompt-target-skip = Qui perd un tour ?
prompt-target-gift = Quelle carte donnes-tu ?
prompt-target-gift-to = Et à qui ?
prompt-slowed =
    { $decks ->
        [one] { $count ->
            [one] On te freine ! Pioche { $count } carte.
           *[other] On te freine ! Pioche { $count } cartes.
        }
       *[both] { $count ->
            [one] On te freine ! Pioche { $count } carte : dans quelle pioche ?
           *[other] On te freine ! Pioche { $count } cartes : dans quelle pioche ?
        }
    }
prompt-caught =
    { $draws ->
        [yes] « Dernière carte » oubliée ! Piocher ou passer un tour ?
       *[no] « Dernière carte » oubliée ! Les deux pioches sont vides : passe un tour.
    }
prompt-discard = Rien à jouer, rien à piocher : tout le monde voit ta main. Défausse une carte.
prompt-wait = À { $who } de jouer…
prompt-wait-end = { $who } va finir son tour…
prompt-wait-slowed = { $who } doit piocher…
prompt-wait-caught =
    { $draws ->
        [yes] { $who } s’est fait attraper et doit piocher ou passer un tour…
       *[no] { $who } s’est fait attraper et doit passer un tour…
    }
prompt-skipped =
    { $me ->
        [yes] Tu perds ce tour…
       *[no] { $who } perd ce tour…
    }
prompt-take-back = Retour


## Ce qu’il y a sur la table

go = Terminé !
last-card = Dernière carte !
# Le cri vaut pour tout le monde : ni « pris » ni « prise ».
caught = Je t’attrape !
caught-who = Attraper { $who } !
caught-why = a oublié « Dernière carte ! »
sit-out = Passer un tour
draw-number = Piocher une carte nombre
draw-action = Piocher une carte action
number-deck =
    { $count ->
        [0] Pioche de nombres : vide
        [one] Pioche de nombres : { $count } carte
       *[other] Pioche de nombres : { $count } cartes
    }
action-deck =
    { $count ->
        [0] Pioche d’actions : vide
        [one] Pioche d’actions : { $count } carte
       *[other] Pioche d’actions : { $count } cartes
    }
discards = Défausse
hand-label = Ta main
sequence-of = Suite : { $who }
sequence-mine = Ta suite
empty-sequence = Aucune carte
result = = { $result }
result-decimal = = { $result } ({ $decimal })
place-here-left =
    { $me ->
        [yes] À gauche de ta suite
       *[no] À gauche, chez { $who }
    }
place-here-right =
    { $me ->
        [yes] À droite de ta suite
       *[no] À droite, chez { $who }
    }
cards-count =
    { $count ->
        [0] Aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
will-skip =
    { $count ->
        [one] Va perdre { $count } tour
       *[other] Va perdre { $count } tours
    }
token-on = Jeton : { $operator } au lieu de { $printed }
operator-plus = plus
operator-minus = moins
operator-times = fois
operator-divide = divisé par
# $operator est l’un des quatre mots ci-dessus.
laid-card = { $number } { $operator }
preview = { $from } → { $to }
divided-by-0 = Division par 0 !
known-cards = Cartes que tu connais


## Ce qui s’est passé

event-falls =
    { $me ->
        [yes] Division par 0 : ta suite s’écroule !
       *[no] Division par 0 : la suite s’écroule chez { $who } !
    }
stamp-falls =
    { $me ->
        [yes] Ta suite s’écroule !
       *[no] Chez { $who }, tout s’écroule !
    }
event-hit =
    { $me ->
        [yes] Ta suite passe de { $before } à { $after }.
       *[no] Chez { $who }, la suite passe de { $before } à { $after }.
    }
stamp-hit =
    { $me ->
        [yes] { $how ->
            [steal] On te vole : { $before } → { $after }
            [scrap] Carte jetée : { $before } → { $after }
            [swap] Cartes échangées : { $before } → { $after }
           *[other] Ta suite : { $before } → { $after }
        }
       *[no] { $how ->
            [steal] Vol chez { $who } : { $before } → { $after }
           *[other] { $who } : { $before } → { $after }
        }
    }
event-caught =
    { $me ->
        [yes] { $draws ->
            [yes] { $whose } t’attrape : pioche une carte ou passe ton prochain tour.
           *[no] { $whose } t’attrape, et les deux pioches sont vides : tu passes ton prochain tour.
        }
       *[no] { $whose_is_me ->
            [yes] { $draws ->
                [yes] Tu attrapes { $who }, qui pioche une carte ou passe un tour.
               *[no] Tu attrapes { $who }, qui passe un tour : les deux pioches sont vides.
            }
           *[no] { $draws ->
                [yes] { $whose } attrape { $who }, qui pioche une carte ou passe un tour.
               *[no] { $whose } attrape { $who }, qui passe un tour : les deux pioches sont vides.
            }
        }
    }
stamp-caught =
    { $me ->
        [yes] { $whose } t’attrape !
       *[no] { $whose_is_me ->
            [yes] Tu attrapes { $who } !
           *[no] { $whose } attrape { $who } !
        }
    }
event-last-card =
    { $me ->
        [yes] Il te reste une seule carte.
       *[no] Il reste une seule carte à { $who }.
    }
stamp-last-card =
    { $me ->
        [yes] Dernière carte !
       *[no] { $who } : dernière carte !
    }
event-early-call =
    { $me ->
        [yes] Tu as plus d’une carte : cela vaut « Terminé ».
       *[no] { $who } a plus d’une carte : cela vaut « Terminé ».
    }
stamp-early-call = Cela vaut « Terminé »
event-got-away =
    { $me ->
        [yes] Tu as oublié « Dernière carte », mais personne n’a rien dit.
       *[no] { $who } a oublié « Dernière carte », mais personne n’a rien dit.
    }
stamp-got-away =
    { $me ->
        [yes] Ouf, personne n’a rien dit !
       *[no] { $who } s’en tire bien !
    }
event-slowed =
    { $me ->
        [yes] { $count ->
            [0] Les deux pioches sont vides : tu ne pioches rien.
            [one] Tu dois piocher une carte, la dernière.
           *[other] Tu dois piocher deux cartes.
        }
       *[no] { $count ->
            [0] Les deux pioches sont vides : { $who } ne pioche rien.
            [one] { $who } doit piocher une carte, la dernière.
           *[other] { $who } doit piocher deux cartes.
        }
    }
stamp-slowed =
    { $me ->
        [yes] { $count ->
            [0] Rien à piocher !
            [one] Pioche une carte !
           *[other] Pioche deux cartes !
        }
       *[no] { $count ->
            [0] Rien à piocher !
            [one] { $who } pioche une carte !
           *[other] { $who } pioche deux cartes !
        }
    }
event-skipped =
    { $me ->
        [yes] { $turns ->
            [one] Tu perds ton prochain tour.
           *[other] Tu perds tes { $turns } prochains tours.
        }
       *[no] { $turns ->
            [one] { $who } perd son prochain tour.
           *[other] { $who } perd ses { $turns } prochains tours.
        }
    }
stamp-skipped =
    { $me ->
        [yes] { $turns ->
            [one] Tu perds un tour !
           *[other] Tu perds { $turns } tours !
        }
       *[no] { $turns ->
            [one] { $who } perd un tour !
           *[other] { $who } perd { $turns } tours !
        }
    }
event-shows-hand =
    { $me ->
        [yes] Tu ne peux ni jouer ni piocher : tu montres ta main.
       *[no] { $who } ne peut ni jouer ni piocher et montre sa main.
    }
stamp-shows-hand =
    { $me ->
        [yes] Tu montres ta main !
       *[no] { $who } montre sa main !
    }
event-out =
    { $me ->
        [yes] Tu n’as plus de carte : la partie est finie !
       *[no] { $who } n’a plus de carte : la partie est finie !
    }
stamp-out =
    { $me ->
        [yes] Tu n’as plus de carte !
       *[no] { $who } n’a plus de carte !
    }
event-wins = { end-wins }
stamp-wins =
    { $me ->
        [yes] Tu gagnes !
       *[no] { $who } gagne !
    }
event-shared = { end-shared }
stamp-shared = Victoire partagée !


## La fin

end-step = { $left } { $operator } { $right } = { $result }
end-wins =
    { $me ->
        [yes] Tu gagnes avec { $result } !
       *[no] { $who } gagne avec { $result } !
    }
end-shared = Égalité : la victoire est partagée !
end-empty = Suite vide : 0
story-ahead =
    { $me ->
        [yes] Résultat { $result } : { $margin } d’avance sur toi.
       *[no] Résultat { $result } : { $margin } d’avance sur { $who }.
    }
story-level = Même résultat à la fin : { $result }.
story-blow =
    { $side ->
        [mine] Le coup décisif : { $by } te fait passer de { $before } à { $after }.
        [by-me] Le coup décisif : tu fais passer { $who } de { $before } à { $after }.
       *[others] Le coup décisif : { $by } fait passer { $who } de { $before } à { $after }.
    }
story-went-out =
    { $me ->
        [yes] Tu as fini tes cartes avant les autres, mais c’est le plus grand résultat qui gagne.
       *[no] { $who } a fini ses cartes avant les autres, mais c’est le plus grand résultat qui gagne.
    }


## Touches

key-card = Choisir une carte de ta main
key-choose = Passer d’un choix à l’autre
key-take = Valider ton choix
key-undo = Revenir en arrière
key-go = Finir ton tour
key-last-card = Dire « Dernière carte »
key-caught = Crier « Je t’attrape ! »


## Les règles

rules-1-title = Le but
rules-1-text =
    Tout le monde construit une suite : une rangée de cartes nombre qui se lit comme un long calcul.
    La partie finit dès que quelqu’un n’a plus de carte. Le plus grand résultat l’emporte alors, peu importe qui a fini.
    Fais donc grimper ta suite et sabote celles des autres.
rules-2-title = Avant de commencer
rules-2-text =
    Tout le monde reçoit trois cartes nombre et trois cartes action, et les garde secrètes.
    Les deux sortes n’ont pas le même dos : on voit combien tu en as de chacune.
    Toutes les suites sont vides au départ. Le premier joueur est tiré au sort, ou choisi par l’hôte.
rules-3-title = Ton tour
rules-3-text =
    Fais une seule chose :
    - joue une carte, ou
    - pioche une carte, dans la pioche que tu veux.
    Puis dis « Terminé », et c’est au tour du joueur à ta gauche. Cinq secondes de silence valent « Terminé », même sans limite de temps.
rules-4-title = Lire une suite
rules-4-text =
    Toujours de gauche à droite : × et ÷ ne sont pas prioritaires.
    Pars du premier nombre. Le signe de chaque carte dit quoi faire avec le nombre suivant ; le dernier signe ne compte pas.
    6−, 4÷, 2+, 3× font 4 : 6 − 4 = 2 ; 2 ÷ 2 = 1 ; 1 + 3 = 4.
    On n’arrondit pas les fractions. Une carte seule vaut son nombre, une suite vide vaut 0.
rules-5-title = Les cartes nombre
rules-5-text =
    Une carte nombre se pose à un bout d’une suite, à gauche ou à droite, jamais au milieu.
    Dans ta suite ou dans celle de quelqu’un d’autre : un 0 après un ×, ça fait très mal.
rules-6-title = Les cartes action
rules-6-text =
    - { card-plus-minus } · { card-plus-minus-help }
    - { card-times-divide } · { card-times-divide-help }
    - { card-flip } · { card-flip-help }
    - { card-swap } · { card-swap-help }
    - { card-scrap } · { card-scrap-help }
    - { card-slow } · { card-slow-help }
    - { card-steal } · { card-steal-help }
    - { card-reverse } · { card-reverse-help }
    - { card-skip } · { card-skip-help }
    - { card-gift } · { card-gift-help }
    Ensuite, la carte est défaussée. Sans cible, on ne peut pas la jouer.
    Les tours perdus s’additionnent, qu’ils viennent d’un « { card-skip } » ou d’un oubli.
rules-7-title = Les jetons
rules-7-text =
    Un jeton couvre le signe d’une carte : c’est le jeton qui compte, pas ce qui est imprimé dessous.
    Il voyage avec sa carte. Un nouveau jeton le remplace, et il retourne à la réserve quand la carte est défaussée.
rules-8-title = Dernière carte !
rules-8-text =
    Il ne te reste qu’une carte ? Dis « Dernière carte » au lieu de « Terminé ».
    Si tu oublies, les autres peuvent t’attraper jusqu’au début de ton prochain tour. Les cartes reçues entre-temps n’y changent rien, et un tour perdu ne compte pas.
    Si on t’attrape, pioche une carte ou passe ton prochain tour.
    Avec plus d’une carte, « Dernière carte » vaut simplement « Terminé ».
rules-9-title = Diviser par 0
rules-9-text =
    Un ÷ juste avant un 0 fait s’écrouler toute la suite : elle est défaussée aussitôt.
    0 ÷ 5, pas de souci, et un ÷ sur la dernière carte ne divise rien.
rules-10-title = Pioches vides
rules-10-text =
    Les cartes défaussées ne reviennent jamais. On ne pioche pas dans une pioche vide.
    Si tu ne peux ni jouer ni piocher, montre ta main et défausse une carte de ton choix.
    On t’attrape et les deux pioches sont vides ? Tu passes ton prochain tour.
    S’il reste trop peu de cartes pour « { card-slow } », tu pioches seulement celles qui restent.
rules-11-title = La fin
rules-11-text =
    Dès que quelqu’un n’a plus de carte, la partie est finie. La dernière carte produit encore son effet.
    Le plus grand résultat l’emporte ; à résultat égal, on partage la victoire.


## Le guide des premières parties

guide-card = À toi ! Le plus grand résultat l’emporte. Touche une carte nombre.
guide-place = Les cases jaunes montrent le résultat, même chez les autres. Touche l’une des tiennes.
guide-read = Lis de gauche à droite : chaque signe s’applique au nombre suivant.
guide-end = « Terminé ! » finit ton tour. Avec une seule carte, dis « Dernière carte ! », sinon gare !
guide-wait = À { $who } de jouer. Dès qu’une main est vide, le plus grand résultat l’emporte.
guide-trick = Que fait une carte violette ? Touches-en une pour le savoir.
guide-draw = Aucune carte ne t’aide ? Pioches-en plutôt une : nombre ou action.
