### Match Madness en français.
### $who et $by sont des noms, $me vaut "yes" si c’est la personne qui lit. $card est une carte comme "3-07" : niveau 3,
### numéro 7 ; ou "none" tant qu’on ne doit pas la voir. $slot vaut 1 ou, en Folie extrême, le niveau d’un paquet.
### $seconds est un temps avec ses centièmes, $mode vaut "quick", "total" ou "daily".

title = Match Madness
tagline = Cinq blocs, un motif : fonce !
goal = Construis le motif d’une carte avec tes cinq blocs : si tu finis avant les autres, la carte est à toi.


## Options

option-mode = Mode de jeu
option-mode-help = Une carte à la fois, ou cinq paquets d’un coup.
option-mode-quick = Partie rapide · carte par carte
option-mode-total = Folie extrême · cinq paquets, des points
option-mode-daily = Les cinq du jour · en solo

option-rounds = Cartes
option-rounds-help = Combien de cartes sont retournées, l’une après l’autre : de 1 à 60, ou jusqu’à 12 d’un seul niveau.

option-level = Niveau
option-level-help = La difficulté des motifs. Il y a douze cartes par niveau.
option-level-0 = Tous les niveaux, mélangés
option-level-1 = Niveau 1 · pour commencer
option-level-2 = Niveau 2 · encore facile
option-level-3 = Niveau 3 · corsé
option-level-4 = Niveau 4 · difficile
option-level-5 = Niveau 5 · de la folie

option-judging = Qui vérifie ?
option-judging-help = Le jeu voit toutes les erreurs. Les joueurs, seulement celles qu’ils remarquent.
option-judging-referee = Le jeu
option-judging-table = Les autres joueurs

option-bot_speed = Les bots construisent
option-bot_speed-help = Le temps qu’il leur faut pour une carte. Sans effet s’ils jouent « Tout de suite ».
option-bot_speed-50 = Deux fois plus vite
option-bot_speed-75 = Un peu plus vite
option-bot_speed-100 = À vitesse normale
option-bot_speed-150 = Un peu moins vite
option-bot_speed-200 = Deux fois moins vite

option-head_start_1 = Avance pour la place 1, en secondes
option-head_start_1-help = Avec de l’avance, on voit chaque carte avant les autres. En Folie extrême, on commence à construire avant les autres, une seule fois.
option-head_start_2 = Avance pour la place 2, en secondes
option-head_start_3 = Avance pour la place 3, en secondes
option-head_start_4 = Avance pour la place 4, en secondes
option-head_start_5 = Avance pour la place 5, en secondes
option-head_start_6 = Avance pour la place 6, en secondes
option-head_start_7 = Avance pour la place 7, en secondes
option-head_start_8 = Avance pour la place 8, en secondes
option-head_start_9 = Avance pour la place 9, en secondes
option-head_start_10 = Avance pour la place 10, en secondes
option-head_start_11 = Avance pour la place 11, en secondes
option-head_start_12 = Avance pour la place 12, en secondes


## Le nom des choses

mode-daily = Les cinq du jour

tile-plus = croix
tile-ring = anneau
tile-star = étoile
tile-square = carré
tile-dots = quatre points

block-name = Bloc { $block }
tool-label = { $tool } : { block-name }
level-name = Niveau { $level }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cards-count =
    { $count ->
        [0] Aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
untimed = sans chrono


## Les coups, pour le journal et la lecture à voix haute

move-claim =
    { $me ->
        [yes] Tu dis avoir construit la carte { $card }.
       *[no] { $who } dit avoir construit la carte { $card }.
    }
move-give-up =
    { $me ->
        [yes] { $mode ->
            [total] Tu veux passer la carte de niveau { $slot }.
           *[other] Tu veux passer cette carte.
        }
       *[no] { $mode ->
            [total] { $who } veut passer la carte de niveau { $slot }.
           *[other] { $who } veut passer cette carte.
        }
    }
move-take-back =
    { $me ->
        [yes] { $mode ->
            [total] Finalement, tu ne veux plus passer la carte de niveau { $slot }.
           *[other] Finalement, tu ne veux plus passer cette carte.
        }
       *[no] { $mode ->
            [total] Finalement, { $who } ne veut plus passer la carte de niveau { $slot }.
           *[other] Finalement, { $who } ne veut plus passer cette carte.
        }
    }
move-accept =
    { $me ->
        [yes] Tu n’as rien à redire.
       *[no] { $who } n’a rien à redire.
    }
move-object =
    { $me ->
        [yes] Objection ! Pour toi, ça ne colle pas.
       *[no] Objection ! Pour { $who }, ça ne colle pas.
    }
move-stop =
    { $me ->
        [yes] Tu mets fin à la partie.
       *[no] { $who } met fin à la partie.
    }
move-hint =
    { $me ->
        [yes] Tu prends un indice.
       *[no] { $who } prend un indice.
    }
move-pressed =
    { $me ->
        [yes] Tu cries « Match ! »
       *[no] { $who } crie « Match ! »
    }
move-next =
    { $mode ->
        [total] Trois, deux, un, partez !
       *[other] Voici une carte…
    }
move-show = Avance terminée !
move-verdict =
    { $me ->
        [yes] { $right ->
            [yes] { $why ->
                [accepted] Pas d’objection : match pour toi !
                [silence] Pas d’objection : match pour toi !
               *[other] C’est bon : match pour toi !
            }
           *[no] Chez toi, ça ne colle pas !
        }
       *[no] { $right ->
            [yes] { $why ->
                [accepted] Pas d’objection : match pour { $by } !
                [silence] Pas d’objection : match pour { $by } !
               *[other] C’est bon : match pour { $by } !
            }
           *[no] Chez { $by }, ça ne colle pas !
        }
    }
move-warm =
    { $me ->
        [yes] Tu peux de nouveau crier « Match ! »
       *[no] { $by } peut de nouveau crier « Match ! »
    }
move-quiet = Dix minutes sans « Match ! » : l’hôte peut mettre fin à la partie.
move-turned =
    { $card ->
        [none] Une carte est retournée. Tu ne la vois pas encore !
       *[other] { $mode ->
            [total] Niveau { $slot } : voici la carte { $card }.
           *[other] La carte { $card } est retournée.
        }
    }


## Les conséquences : une phrase pour le journal, quelques mots à tamponner sur le plateau

event-won =
    { $me ->
        [yes] { $mode ->
            [total] { $points ->
                [one] Tu gagnes la carte de niveau { $level } : { $points } point.
               *[other] Tu gagnes la carte de niveau { $level } : { $points } points.
            }
           *[other] Tu gagnes la carte de niveau { $level }.
        }
       *[no] { $mode ->
            [total] { $points ->
                [one] { $who } gagne la carte de niveau { $level } : { $points } point.
               *[other] { $who } gagne la carte de niveau { $level } : { $points } points.
            }
           *[other] { $who } gagne la carte de niveau { $level }.
        }
    }
stamp-won =
    { $me ->
        [yes] { $mode ->
            [total] Pour toi : +{ $points } !
           *[other] La carte est à toi !
        }
       *[no] { $mode ->
            [total] { $who } : +{ $points } !
           *[other] Carte pour { $who } !
        }
    }
event-out =
    { $me ->
        [yes] Tu ne peux plus gagner cette carte.
       *[no] { $who } ne peut plus gagner cette carte.
    }
stamp-out =
    { $me ->
        [yes] Carte perdue pour toi !
       *[no] Carte perdue pour { $who } !
    }
event-lost =
    { $me ->
        [yes] { $points ->
            [one] Tu mets de côté ta dernière carte gagnée, de niveau { $level } : { $points } point de moins.
           *[other] Tu mets de côté ta dernière carte gagnée, de niveau { $level } : { $points } points de moins.
        }
       *[no] { $points ->
            [one] { $who } met de côté sa dernière carte gagnée, de niveau { $level } : { $points } point de moins.
           *[other] { $who } met de côté sa dernière carte gagnée, de niveau { $level } : { $points } points de moins.
        }
    }
stamp-lost =
    { $me ->
        [yes] Tu perds une carte !
       *[no] { $who } perd une carte !
    }
event-owes =
    { $me ->
        [yes] Tu n’as pas de carte : la prochaine que tu gagneras sera mise de côté.
       *[no] { $who } n’a pas de carte : sa prochaine carte sera mise de côté.
    }
stamp-owes =
    { $me ->
        [yes] Tu dois une carte !
       *[no] { $who } doit une carte !
    }
event-paid =
    { $me ->
        [yes] Tu devais une carte : celle-ci, de niveau { $level }, est mise de côté.
       *[no] { $who } devait une carte : celle-ci, de niveau { $level }, est mise de côté.
    }
stamp-paid =
    { $me ->
        [yes] Ta dette est payée !
       *[no] { $who } a payé !
    }
event-aside =
    { $why ->
        [mistakes] Personne ne peut plus gagner cette carte de niveau { $level } : elle est mise de côté.
       *[skipped] La carte de niveau { $level } est passée : personne ne l’obtient.
    }
stamp-aside =
    { $why ->
        [mistakes] La carte est perdue !
       *[skipped] Carte passée !
    }
event-last = C’est la dernière carte.
stamp-last = Dernière carte !
event-wins =
    { $me ->
        [yes] { $mode ->
            [total] { $score ->
                [one] Tu gagnes avec { $score } point !
               *[other] Tu gagnes avec { $score } points !
            }
           *[other] { $score ->
                [one] Tu gagnes avec { $score } carte !
               *[other] Tu gagnes avec { $score } cartes !
            }
        }
       *[no] { $mode ->
            [total] { $score ->
                [one] { $who } gagne avec { $score } point !
               *[other] { $who } gagne avec { $score } points !
            }
           *[other] { $score ->
                [one] { $who } gagne avec { $score } carte !
               *[other] { $who } gagne avec { $score } cartes !
            }
        }
    }
stamp-wins =
    { $me ->
        [yes] Tu gagnes !
       *[no] { $who } gagne !
    }
event-shared = À égalité jusqu’au bout : la victoire est partagée !
stamp-shared = Victoire partagée !
event-finished =
    { $me ->
        [yes] { $built ->
            [one] Tu as construit { $built } carte sur { $cards }.
           *[other] Tu as construit { $built } cartes sur { $cards }.
        }
       *[no] { $built ->
            [one] { $who } a construit { $built } carte sur { $cards }.
           *[other] { $who } a construit { $built } cartes sur { $cards }.
        }
    }
stamp-finished = Fini : { $built } sur { $cards } !


## Invitations à jouer

prompt-count = Prépare-toi…
prompt-count-total = Regarde les cartes, mais ne touche pas aux blocs !
prompt-next = La prochaine carte arrive…
prompt-build = Construis le motif, puis crie « Match ! »
prompt-build-total = Construis une des cartes, touche-la et crie « Match ! »
prompt-head-start = D’autres ont de l’avance. À toi dans un instant…
prompt-out = Ça ne colle pas. Cette carte est perdue pour toi !
prompt-cooling = Ça ne colle pas. Respire un peu…
prompt-change =
    { $mode ->
        [total] Ça ne collait pas : bouge un bloc, ou touche une autre carte.
       *[other] Ça ne collait pas : change d’abord quelque chose.
    }
prompt-checking = { $who } crie « Match ! » Alors ?
prompt-judge = Est-ce que ça colle ? Sinon, fais objection !
prompt-judged = Les autres vérifient tes blocs…
prompt-accepted = Tu n’as rien à redire. Et les autres ?
prompt-quiet = Dix minutes sans « Match ! » : tu peux mettre fin à la partie.
prompt-practice = Prends ton temps. Un indice te montre où va un bloc.
prompt-watch = Tu regardes la partie.
prompt-replay = Tout le monde construit. Seules les constructions annoncées par « Match ! » sont enregistrées.


## Ce que tu peux faire

match = Match !
give-up = Passer cette carte
take-back = Non, on continue
# Parmi ceux qui sont encore en jeu, combien veulent passer la carte.
agreed =
    { $count ->
        [one] { $count } sur { $total } veut la passer
       *[other] { $count } sur { $total } veulent la passer
    }
accept = Ça colle
object = Objection !
stop = Mettre fin à la partie
hint = Indice


## La fin

end-wins =
    { $me ->
        [yes] { $mode ->
            [total] { $count ->
                [one] Tu gagnes avec { $count } point !
               *[other] Tu gagnes avec { $count } points !
            }
           *[other] { $count ->
                [one] Tu gagnes avec { $count } carte !
               *[other] Tu gagnes avec { $count } cartes !
            }
        }
       *[no] { $mode ->
            [total] { $count ->
                [one] { $who } gagne avec { $count } point !
               *[other] { $who } gagne avec { $count } points !
            }
           *[other] { $count ->
                [one] { $who } gagne avec { $count } carte !
               *[other] { $who } gagne avec { $count } cartes !
            }
        }
    }
# Égalité : c’est le plus haut niveau où les cartes diffèrent qui décide.
end-wins-tie =
    { $me ->
        [yes] Égalité, mais tu as plus de cartes de niveau { $level } : tu gagnes !
       *[no] Égalité, mais { $who } a plus de cartes de niveau { $level } et gagne !
    }
end-shared = À égalité jusqu’au bout : la victoire est partagée !
end-alone = Cartes construites : { $count } sur { $total }.
end-time = En tout : { time }
story-ahead =
    { $me ->
        [yes] { $mode ->
            [total] { $count ->
                [one] { $count } point : { $margin } d’avance sur toi.
               *[other] { $count } points : { $margin } d’avance sur toi.
            }
           *[other] { $count ->
                [one] { $count } carte : { $margin } d’avance sur toi.
               *[other] { $count } cartes : { $margin } d’avance sur toi.
            }
        }
       *[no] { $mode ->
            [total] { $count ->
                [one] { $count } point : { $margin } d’avance sur { $who }.
               *[other] { $count } points : { $margin } d’avance sur { $who }.
            }
           *[other] { $count ->
                [one] { $count } carte : { $margin } d’avance sur { $who }.
               *[other] { $count } cartes : { $margin } d’avance sur { $who }.
            }
        }
    }
story-lead = En tête pour de bon à partir de la carte nº { $number } (niveau { $level }).
story-fastest =
    { $me ->
        [yes] Carte la plus rapide : la tienne, en { $time }.
       *[no] Carte la plus rapide : { $who }, en { $time }.
    }
story-alone = Cartes construites : { $count } sur { $total }.
story-alone-all = Cartes construites : { $total } sur { $total }, en { $time }.


## Les règles

rules-1-title = Le but
rules-1-text =
    Tout le monde a les cinq mêmes blocs. Chaque carte montre un motif de dix cases.
    Construis-le avec tes blocs avant les autres, et la carte est à toi.
rules-2-title = Les blocs
rules-2-text =
    Un bloc a quatre longues faces, et chacune montre deux symboles : croix, anneau, étoile, carré ou quatre points.
    Fais-le rouler pour voir une autre face. Tourne-le pour le poser à l’horizontale ou à la verticale, dans un sens ou dans l’autre.
    Chaque motif demande les cinq blocs, posés à plat côte à côte. La carte ne dit pas où l’un finit et où l’autre commence !
rules-3-title = Quand ça colle
rules-3-text =
    Case pour case comme sur la carte : c’est un match.
    Tu peux construire le motif entier tourné dans n’importe quel sens, peu importe quel bloc va où. Son image dans un miroir ne compte pas.
rules-4-title = Cinq niveaux
rules-4-text =
    Il y a douze cartes par niveau. Les lignes de la bordure indiquent le niveau : une ligne, c’est facile ; cinq, c’est de la folie.
    Certaines cartes faciles se construisent de plusieurs façons. À partir du niveau 3, il n’y en a qu’une.
rules-5-title = Partie rapide
rules-5-text =
    Décidez combien de cartes vous jouez, de 1 à 60. Une carte est retournée, et tout le monde construit en même temps. Fini ? Crie « Match ! »
    - Si c’est juste, tu gardes la carte, et la suivante arrive.
    - Si c’est faux, tu ne peux plus gagner cette carte, et les autres continuent. Si plus personne ne le peut, elle n’est à personne.
    Quand toutes les cartes ont été jouées, le joueur qui en a le plus l’emporte.
rules-6-title = Folie extrême
rules-6-text =
    Cinq paquets sont posés face visible, un par niveau, chacun avec autant de cartes qu’il y a de joueurs.
    Après le compte à rebours, construis n’importe quelle carte visible. Fini ? Montre-la et crie « Match ! » Tout s’arrête pendant qu’on vérifie.
    - Si c’est juste, tu prends la carte, et la suivante du paquet apparaît.
    - Si c’est faux, tu mets de côté ta dernière carte gagnée. Si tu n’en as pas, ce sera la prochaine que tu gagneras. On ne doit jamais plus d’une carte.
    Niveaux 1 et 2 : un point par carte. Niveau 3 : deux. Niveaux 4 et 5 : trois. Quand il n’y a plus de cartes, le joueur qui a le plus de points gagne.
rules-7-title = Qui a fini en premier ?
rules-7-text =
    Ce qui compte, c’est le moment où tu appuies, pas la qualité de ta connexion.
    Si quelqu’un te devance d’un cheveu, tu ne perds rien.
    Après une erreur en Folie extrême, tu ne peux pas crier de nouveau pendant trois secondes, ni avant d’avoir bougé un bloc ou montré une autre carte.
rules-8-title = Personne n’y arrive ?
rules-8-text =
    Si tous ceux qui sont encore en jeu veulent passer une carte, elle est mise de côté : personne ne la gagne.
    On n’attend pas les absents.
    Après dix minutes sans « Match ! », l’hôte peut mettre fin à la partie.
rules-9-title = Si les joueurs vérifient
rules-9-text =
    Tout le monde voit les blocs, et les autres ont huit secondes pour faire objection.
    À la première objection, le jeu vérifie et montre les erreurs à tous, s’il y en a.
    Une objection injustifiée ne coûte rien. Mais si personne ne dit rien, la carte est gagnée, même avec une erreur !
rules-10-title = De l’avance
rules-10-text =
    Les petits contre les grands ? Donnez de l’avance aux petits : ils voient chaque carte quelques secondes plus tôt.
    En Folie extrême, ils commencent à construire plus tôt, une seule fois.
rules-11-title = En solo
rules-11-text =
    Avec une seule place à table, tu joues contre la montre.
    Les cinq du jour : cinq cartes, une par niveau, les mêmes pour tout le monde ce jour-là.
    À l’entraînement, des indices te montrent où vont les blocs, et une erreur ne coûte rien.
rules-12-title = La fin
rules-12-text =
    Égalité ? Le joueur qui a le plus de cartes de niveau 5 gagne. Toujours à égalité ? On compte celles de niveau 4, et ainsi de suite. À égalité jusqu’au bout, la victoire est partagée.


## L’écran

roll = Rouler
roll-back = Autre sens
turn = Tourner
flip = Inverser
lift = Retirer
lift-all = Tout retirer
# Ce que disent les boutons pour le bloc choisi.
roll-block = Faire rouler le bloc { $block }
roll-back-block = Faire rouler le bloc { $block } dans l’autre sens
turn-block = Tourner le bloc { $block } d’un quart de tour
flip-block = Inverser les deux bouts du bloc { $block }
lift-block = Remettre le bloc { $block } dans la réserve
board-mine = Ton plateau
board-of = Plateau : { $who }
tray = Réserve
cards = Cartes
others = Les autres
card-back = Une carte face cachée
deck-left =
    { $count ->
        [0] dernière carte
        [one] encore { $count }
       *[other] encore { $count }
    }
card-number = Carte { $number } sur { $total }
point-at = Montrer cette carte : niveau { $level }
pointed-at = Tu montres cette carte : niveau { $level }
go = Partez !
# Un temps en minutes et secondes, comme 0:07,30 ou 1:02,34.
time = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# Le chronomètre qui tourne, comme 0:07,3.
clock-now = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clock-label = Temps
out-badge = hors jeu
owes-badge = doit une carte
cooling-badge = doit attendre
waits-badge = pas encore

prompt-lay =
    { $count ->
        [one] Encore { $count } bloc dans la réserve.
       *[other] Encore { $count } blocs dans la réserve.
    }
prompt-rebuild = Nouvelle carte : déplace tes blocs !
prompt-all-laid = Les cinq sont posés. Est-ce que ça colle ?
prompt-all-laid-total = Les cinq sont posés. Est-ce la carte de niveau { $level } ?
prompt-point = Les cinq sont posés. Quelle carte est-ce ? Touche-la !
prompt-only-right = Tu dois une carte : désormais, un « Match ! » faux est ignoré.
prompt-pressed = Match ! Voyons voir…
prompt-done = Terminé !

check-mine = Tu cries « Match ! »
check-other = { $who } crie « Match ! »
check-card = La carte
check-blocks = Les blocs
check-turned = tournée comme les blocs
check-right = Ça colle !
check-wrong = Ça ne colle pas
check-open = Ça colle ?
check-settled = Pas d’objection : c’est bon !
check-objected =
    { $me ->
        [yes] Tu fais objection !
       *[no] { $who } fait objection !
    }
check-after = Temps : { $time }
# Légende des marques, là où les blocs diffèrent de la carte.
mark-wrong = case fausse
mark-missing = manquante
mark-extra = en trop
# Pour l’oreille : ce qui diffère.
check-differs = Cases fausses : { $wrong }, manquantes : { $missing }, en trop : { $extra }.

end-levels = Cartes gagnées, par niveau
end-level-count =
    { $count ->
        [one] Niveau { $level } : { $count } carte
       *[other] Niveau { $level } : { $count } cartes
    }
end-score = Points
end-points = Niveaux 1 et 2 : un point par carte. Niveau 3 : deux. Niveaux 4 et 5 : trois.
end-most =
    { $mode ->
        [total] Le joueur qui a le plus de points gagne ; à égalité, celui qui a le plus de cartes de niveau 5, puis de niveau 4, et ainsi de suite.
       *[other] Le joueur qui a le plus de cartes gagne ; à égalité, celui qui en a le plus de niveau 5, puis de niveau 4, et ainsi de suite.
    }
end-times = Tes temps

# Pour l’oreille : où est un bloc et ce qui s’est passé. $first et $second sont des cases, à gauche et à droite ou en haut et en bas.
say-tray = Bloc { $block } : { $first }, { $second }. Dans la réserve.
say-across = Bloc { $block } : { $first }, { $second }. Ligne { $row }, colonnes { $column } et { $last }.
say-upright = Bloc { $block } : { $first } au-dessus, { $second } en dessous. Colonne { $column }, lignes { $row } et { $last }.
say-no-room = Pas de place ici.
say-edge = C’est le bord.
say-no-blocks = Aucun bloc sur le plateau.
say-in-tray = Dans la réserve : { $blocks }.
say-row = Ligne { $row } : { $tiles }.
say-empty = vide
say-tile-of = { $tile } du bloc { $block }
say-card = Niveau { $level }, { $rows } lignes, { $columns } colonnes.
say-no-card = Pas de carte à voir.
say-hint = Indice pour le bloc { $block }, sur la carte : { $where }.
where-across = { $first }, { $second } ; ligne { $row }, colonnes { $column } et { $last }
where-upright = { $first } au-dessus, { $second } en dessous ; colonne { $column }, lignes { $row } et { $last }

key-block = Choisir un bloc
key-move = Le déplacer (ou le prendre dans la réserve)
key-shift = Tout déplacer
key-roll = Le faire rouler sur la face suivante
key-roll-back = Le faire rouler dans l’autre sens
key-turn = Le tourner d’un quart de tour
key-flip = Inverser ses deux bouts
key-lift = Le remettre dans la réserve (avec Maj : tous)
key-match = Match !
key-point = Montrer une carte : niveau 1 à 5
key-read-card = Lire la carte à voix haute
key-read-board = Lire ton plateau à voix haute
key-hint = Prendre un indice
keys-more = Toutes les touches : appuie sur « ? »


## En solo

alone-daily-about = Cinq cartes, une par niveau : les mêmes pour tout le monde aujourd’hui.
alone-daily-play = Jouer les cartes du jour
alone-daily-done = Fait aujourd’hui : { $time }
alone-daily-again = Rejouer
alone-clock = Contre la montre
alone-clock-about = { $count } cartes d’un même niveau, le plus vite possible. Réussis-⁠les toutes, et ton meilleur temps est gardé.
alone-best = Record : { $time }
alone-no-best = pas encore de record
alone-practice = Entraînement
alone-practice-about = Rien ne presse : des indices montrent le prochain bloc à poser. Les temps ne comptent pas.
alone-practise-level = M’entraîner au niveau { $level }
alone-first-title = Tu débutes ?
alone-first-about = Construis d’abord une carte facile, sans chrono : on te montre comment marchent les blocs.
alone-first-practise = M’entraîner sur une carte
alone-first-decline = Lancer le chrono

# Le résultat d’une partie en solo. $gestures : poser, rouler, tourner ou inverser un bloc.
result-missed = pas construite
result-solution = Au plus court : { $gestures } gestes
result-new-best = Ton meilleur temps !
result-no-best = Pour un record, il faut construire toutes les cartes.
result-best = Ton record : { $time }
result-practice = Entraînement : les temps ne comptent pas.
result-daily = Jouer maintenant les cinq du jour
result-level = Niveau { $level } contre la montre

# Le résultat du jour en texte pour les autres, une ligne chacun. Il ne doit rien dire des cartes.
share-title = Match Madness · Les cinq du jour
share-total = Les cinq : { $time }
share-some = Cartes construites : { $count } sur { $total }
share-copied = Copié : colle-le où tu veux !


## Avances, à chaque place avant une partie

option-head_start = Avance
option-head_start-value =
    { $value ->
        [0] aucune
       *[other] { $value } s
    }


## Le guide des premières parties

# $mode est "quick", "total" ou "daily" ; $alone est "yes" pour qui s’entraîne en solo.
guide-pattern =
    { $alone ->
        [yes] Construis ce motif avec tes cinq blocs. Prends ton temps !
       *[no] { $mode ->
            [total] Construis un de ces motifs avec tes cinq blocs. Touche celui que tu choisis !
           *[other] Construis ce motif avec tes cinq blocs. Le premier joueur à finir gagne la carte !
        }
    }
guide-roll =
    { $touch ->
        [yes] Glisse le doigt sur un bloc pour le faire rouler, ou appuie ici. Chaque face montre d’autres symboles.
       *[no] Appuie ici, ou sur R, pour faire rouler le bloc. Chaque face montre d’autres symboles.
    }
guide-lay =
    { $touch ->
        [yes] Fais glisser le bloc sur le plateau, ou touche l’endroit où il doit aller.
       *[no] Fais glisser le bloc sur le plateau, ou clique là où il doit aller.
    }
guide-turn =
    { $touch ->
        [yes] Garde le doigt un instant sur un bloc pour le tourner, ou appuie ici.
       *[no] Appuie ici, ou sur T, pour tourner le bloc.
    }
guide-five = Pose les cinq blocs comme sur la carte, où tu veux sur le plateau. Fais-les rouler pour trouver les bons symboles.
guide-match =
    { $alone ->
        [yes] Tout est comme sur la carte ? Appuie sur « Match ! »
       *[no] { $mode ->
            [total] Tout est comme sur la carte ? Appuie sur « Match ! » Mais regarde bien : une erreur te coûte une carte.
           *[other] Tout est comme sur la carte ? Appuie sur « Match ! » Mais regarde bien : après une erreur, cette carte est perdue pour toi.
        }
    }
guide-race = Cette carte était sans chrono. Maintenant, le temps compte, et tout le monde construit en même temps : dépêche-toi !
