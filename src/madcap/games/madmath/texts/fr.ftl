### MADMATH en français.
### $who est un nom, $me vaut "yes" si c’est la personne qui lit, $board vaut "multiplication" ou "addition".

title = MADMATH
tagline = Lance, multiplie, aligne trois pions !
goal = Tes dés désignent une case, ton pion s’y pose : aligne trois pions avant les autres.


## Options

option-board = Plateau
option-board-help = Ce que portent les cases : des produits ou des sommes.
option-board-multiplication = Multiplication · 7 × 3 = 21
option-board-addition = Addition · 7 + 3 = 10

option-dice = Dés
option-dice-help = Plus les dés sont grands, plus le plateau et les nombres le sont.
option-dice-5 = 0 à 5 · 5 × 5 cases · pour les petits
option-dice-9 = 0 à 9 · 9 × 9 cases · pour tout le monde
option-dice-12 = 0 à 12 · 12 × 12 cases · pour les mordus de calcul

option-level = Niveau
option-level-help = Ce que vaut un alignement de trois.
option-level-junior = Junior · un alignement fait gagner la manche
option-level-intermediate = Intermédiaire · un alignement rapporte des points
option-level-expert = Expert · en plus, les autres perdent des points

option-rounds = Manches
option-rounds-help = Le joueur qui en gagne le plus remporte la partie.
option-rounds-1 = 1 manche
option-rounds-3 = 3 manches
option-rounds-5 = 5 manches
option-rounds-7 = 7 manches

option-points = Score à battre
option-points-help = Il faut dépasser ce score pour gagner ; l’atteindre ne suffit pas.

option-timer = Temps de réflexion
option-timer-help = Pour chaque décision. Une fois le temps écoulé, le jeu décide à ta place.
option-timer-0 = Sans limite
option-timer-15 = 15 secondes
option-timer-30 = 30 secondes
option-timer-60 = 60 secondes


## Les coups, pour le journal et la lecture à voix haute

move-throw =
    { $me ->
        [yes] { $keep ->
            [first] Tu gardes le dé de gauche et tu lances l’autre.
            [second] Tu gardes le dé de droite et tu lances l’autre.
           *[none] Tu lances les deux dés.
        }
       *[no] { $keep ->
            [first] { $who } garde le dé de gauche et lance l’autre.
            [second] { $who } garde le dé de droite et lance l’autre.
           *[none] { $who } lance les deux dés.
        }
    }
move-place =
    { $me ->
        [yes] { $from_row ->
            [none] Tu poses un nouveau pion sur { square-name }.
           *[other] Tu déplaces un pion de { square-from } à { square-name }.
        }
       *[no] { $from_row ->
            [none] { $who } pose un nouveau pion sur { square-name }.
           *[other] { $who } déplace un pion de { square-from } à { square-name }.
        }
    }
move-roll =
    { $me ->
        [yes] { $shows ->
            [0] Tu fais 0 – oh non !
           *[other] Tu fais { $shows }.
        }
       *[no] { $shows ->
            [0] { $by } fait 0 – aïe !
           *[other] { $by } fait { $shows }.
        }
    }
move-next-round = On vide le plateau : place à la manche suivante.


## Invitations à jouer

your-turn = À toi de jouer !
prompt-opening = Lance les deux dés pour commencer !
prompt-choose = { $who } a laissé { $first } et { $second }. En garder un ou lancer les deux ?
prompt-choose-again = Garder un dé ou lancer les deux ?
prompt-choose-one = Seul le { $value } peut être gardé. Le garder ou lancer les deux dés ?
prompt-choose-none = Deux zéros : lance les deux dés !
prompt-place = Tu as { $first } et { $second } : quelle case choisis-tu ?
prompt-place-one = Une seule case pour toi : poses-y ton pion.
prompt-move-pawn = Tes quatre pions sont en jeu. Lequel déplaces-tu ?
prompt-wait = À { $who } de jouer…


## Ce que causent les coups : des phrases pour le journal

event-zero =
    { $me ->
        [yes] Zéro ! Tu perds ton tour.
       *[no] Zéro ! { $who } perd son tour.
    }
event-taken =
    { $squares ->
        [1] { $me ->
            [yes] La case est occupée : tu perds ton tour.
           *[no] La case est occupée : { $who } perd son tour.
        }
       *[other] { $me ->
            [yes] Les deux cases sont occupées : tu perds ton tour.
           *[no] Les deux cases sont occupées : { $who } perd son tour.
        }
    }
event-double =
    { $me ->
        [yes] Un double ! Tu rejoues.
       *[no] Un double ! { $who } rejoue.
    }
# $points d’un alignement vaut 0 quand on compte les manches et non les points.
event-line =
    { $points ->
        [0] { $me ->
            [yes] Trois pions alignés sur { $first }, { $second } et { $third } : tu gagnes la manche !
           *[no] Trois pions alignés sur { $first }, { $second } et { $third } : { $who } gagne la manche !
        }
       *[other] { $me ->
            [yes] Trois pions alignés : tu gagnes la manche et { $first } + { $second } + { $third } = { $points } points !
           *[no] Trois pions alignés : { $who } gagne la manche et { $first } + { $second } + { $third } = { $points } points !
        }
    }
event-loss =
    { $points ->
        [one] { $me ->
            [yes] Tu perds { $points } point.
           *[no] { $who } perd { $points } point.
        }
       *[other] { $me ->
            [yes] Tu perds { $points } points.
           *[no] { $who } perd { $points } points.
        }
    }
event-no-line = Aucun alignement : la partie s’arrête là.
event-win =
    { $how ->
        [rounds] { $score ->
            [one] { $me ->
                [yes] Avec { $score } manche gagnée, tu gagnes la partie !
               *[no] Avec { $score } manche gagnée, { $who } gagne la partie !
            }
           *[other] { $me ->
                [yes] Avec { $score } manches gagnées, tu gagnes la partie !
               *[no] Avec { $score } manches gagnées, { $who } gagne la partie !
            }
        }
        [target] { $me ->
            [yes] Tu dépasses { $target } et gagnes la partie avec { $score } points !
           *[no] { $who } dépasse { $target } et gagne la partie avec { $score } points !
        }
        [score] { $me ->
            [yes] Tu as le meilleur score et gagnes la partie !
           *[no] { $who } a le meilleur score et gagne la partie !
        }
        [shared] { $me ->
            [yes] Tu partages la victoire !
           *[no] { $who } partage la victoire !
        }
       *[line] { $me ->
            [yes] Tu gagnes la partie !
           *[no] { $who } gagne la partie !
        }
    }


## Ce que causent les coups : quelques mots, tamponnés sur le plateau

stamp-zero =
    { $me ->
        [yes] Zéro ! Tu perds ton tour
       *[no] Zéro ! { $who } perd son tour
    }
stamp-taken =
    { $me ->
        [yes] Occupé ! Tu perds ton tour
       *[no] Occupé ! { $who } perd son tour
    }
stamp-double =
    { $me ->
        [yes] Double ! Tu rejoues
       *[no] Double ! { $who } rejoue
    }
stamp-line =
    { $points ->
        [0] Trois pions alignés !
       *[other] Trois alignés ! +{ $points }
    }
stamp-loss =
    { $points ->
        [one] Tu perds { $points } point
       *[other] Tu perds { $points } points
    }
stamp-no-line = Aucun alignement : c’est fini
stamp-win =
    { $how ->
        [target] { $me ->
            [yes] Plus de { $target } : tu gagnes !
           *[no] Plus de { $target } : { $who } gagne !
        }
        [shared] { $me ->
            [yes] Victoire partagée !
           *[no] { $who } partage la victoire !
        }
       *[other] { $me ->
            [yes] Tu gagnes !
           *[no] { $who } gagne !
        }
    }


## Autres nouvelles

news-roll-off = Le plus grand total commence !
news-tie = Égalité ! Les meilleurs relancent.
news-starts =
    { $me ->
        [yes] Tu commences.
       *[no] { $who } commence.
    }
news-next-round = La manche suivante va commencer…
news-round-won =
    { $me ->
        [yes] Tu gagnes la manche !
       *[no] { $who } gagne la manche !
    }
news-game-won =
    { $me ->
        [yes] Tu gagnes la partie !
       *[no] { $who } gagne la partie !
    }
story-line = Trois pions alignés : { $numbers }.
story-last-line = Le dernier alignement : { $numbers }.
story-rounds =
    { $me ->
        [yes] { $count ->
            [one] Tu as gagné { $count } manche sur { $rounds }.
           *[other] Tu as gagné { $count } manches sur { $rounds }.
        }
       *[no] { $count ->
            [one] { $who } a gagné { $count } manche sur { $rounds }.
           *[other] { $who } a gagné { $count } manches sur { $rounds }.
        }
    }
story-past = En tout, { $count } points : plus de { $target }.
story-most = Le meilleur score après la manche { $rounds } : { $count }.
story-level = Toujours à égalité après la manche { $rounds }.


## Ce qu’il y a sur la table

square-name =
    { $board ->
        [addition] { $row } + { $column }
       *[multiplication] { $row } × { $column }
    }
square-from =
    { $board ->
        [addition] { $from_row } + { $from_column }
       *[multiplication] { $from_row } × { $from_column }
    }
square = { square-name } égale { $value }
square-free = libre
square-pawn = occupée par { $who }
square-mine = ton pion
square-here = Poser ton pion sur { $value } : { square-name }
pawn-move-from = Déplacer le pion de { square-name }
pawns-left =
    { $count ->
        [0] Tous les pions sont en jeu
        [one] Encore { $count } pion à poser
       *[other] Encore { $count } pions à poser
    }
die-shows = Dé : { $value }
die-keep = Garder le { $value }
die-tap = Garder
die-kept = Gardé
throw-both = Lancer les deux dés
throw-one = Lancer un dé
cancel = { key-undo }
points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
rounds-won =
    { $count ->
        [one] { $count } manche gagnée
       *[other] { $count } manches gagnées
    }
round = Manche { $number }
to-win = À dépasser : { $target }
best-of =
    { $rounds ->
        [1] Une manche
       *[other] Le plus de victoires en { $rounds } manches
    }
sum-of-line = Somme de l’alignement
board-label = Plateau de jeu
dice-label = Dés


## Touches

key-keep-first = Garder ou non le dé de gauche
key-keep-second = Garder ou non le dé de droite
key-go = Lancer, ou valider
key-choose = Choisir une case ou un pion
key-undo = Revenir en arrière

## Les règles

rules-1-title = Le but
rules-1-text =
    Deux dés désignent une case du plateau, et ton pion s’y pose.
    Aligne trois de tes pions côte à côte : à l’horizontale, à la verticale ou en diagonale.
    Le premier joueur qui y arrive gagne la manche.
    Chaque case porte le produit de sa ligne et de sa colonne – ou, sur le plateau d’addition, leur somme.
rules-2-title = Qui commence ?
rules-2-text =
    Tout le monde lance les deux dés, et le joueur qui a le plus grand total commence. En cas d’égalité, les meilleurs relancent. S’ils sont toujours à égalité après 1 000 lancers, le premier d’entre eux dans l’ordre des places commence.
    Le premier lancer d’une manche se fait toujours avec les deux dés.
    Ensuite, on joue dans le sens des aiguilles d’une montre.
rules-3-title = Garder un dé ?
rules-3-text =
    Les dés sont restés tels quels après le tour précédent. Choisis :
    - lance les deux, ou
    - gardes-en un tel qu’il est et lance seulement l’autre.
    On ne peut pas garder les deux, ni garder un 0.
rules-4-title = Poser un pion
rules-4-text =
    Tes dés désignent deux cases : 7 et 3 mènent à la ligne 7, colonne 3 et à la ligne 3, colonne 7.
    Pose un pion sur l’une d’elles, si elle est libre. S’il n’y en a qu’une de libre, c’est forcément celle-là.
    Tu as quatre pions. Quand tous sont en jeu, il faut en déplacer un : tu choisis lequel.
rules-5-title = Les doubles
rules-5-text =
    Deux dés pareils ? Pose ton pion, puis rejoue : garde un dé ou lance les deux.
    Un dé gardé peut lui aussi faire un double.
    Si la case est occupée, il n’y a pas de second lancer.
rules-6-title = Les tours perdus
rules-6-text =
    Tu perds ton tour si :
    - un dé que tu as lancé montre 0, ou
    - aucune case désignée n’est libre. Tes propres pions gênent aussi.
    Les dés restent tels quels, et le joueur suivant peut en garder un. Un 0 ne se garde jamais.
rules-7-title = Trois pions alignés
rules-7-text =
    Trois pions alignés sans trou terminent la manche aussitôt, même sur un double.
    Avec quatre pions alignés, ou deux alignements à la fois, le meilleur alignement de trois compte.
    À la manche suivante, le plateau est vide et on relance pour savoir qui commence.
rules-8-title = Les points
rules-8-text =
    - Junior : un alignement fait gagner la manche. Sur plusieurs manches, le joueur qui en gagne le plus remporte la partie. En cas d’égalité en tête, on continue jusqu’à ce que quelqu’un soit devant.
    - Intermédiaire : le gagnant de la manche marque la somme des trois nombres sous son alignement. Le premier joueur qui dépasse le score à battre gagne la partie.
    - Expert : de plus, les autres perdent le plus grand nombre sous leurs propres pions, sans jamais descendre sous 0.
    Le score à battre dépend du plateau et peut être changé. Si une manche dure 10 000 lancers sans alignement, ou une partie 100 000 manches, le joueur qui a le meilleur score gagne ; en cas d’égalité, la victoire est partagée.


## Le guide des premières parties

guide-throw =
    { $goal ->
        [points] Aligne trois pions pour marquer des points ! Lance les dés : ils choisissent où ton pion peut aller.
       *[round] Aligne trois pions pour gagner ! Lance les dés : ils choisissent où ton pion peut aller.
    }
guide-place =
    { $board ->
        [addition] Tu as { $first } et { $second }. Touche une case qui brille, ligne plus colonne, et ton pion s’y pose.
       *[multiplication] Tu as { $first } et { $second }. Touche une case qui brille, ligne fois colonne, et ton pion s’y pose.
    }
guide-three = Voilà ton pion ! Il t’en faut trois alignés côte à côte, même en diagonale.
guide-wait = À { $who } de jouer. On ne peut pas aller sur une case occupée : barre la route aux autres !
guide-keep = Un nombre te plaît ? Touche ce dé pour le garder, puis lance seulement l’autre.
guide-move =
    { $squares ->
        [1] Tes quatre pions sont en jeu : il faut en déplacer un. Touche celui qui va sur la case qui brille.
       *[other] Tes quatre pions sont en jeu : il faut en déplacer un. Touche une case, puis le pion qui y va.
    }
