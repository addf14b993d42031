### Match Madness en français.
### $who et $by sont des noms, $me vaut "yes" si c’est la personne qui lit. $card est une carte comme "3-07" : niveau 3,
### numéro 7 ; ou "none" tant qu’on ne doit pas la voir. $slot vaut 1 ou, en Folie totale, le niveau d’un paquet.
### $seconds est un temps avec ses centièmes, $mode vaut "quick", "total" ou "daily".

title = Match Madness
tagline = Cinq blocs, un motif : fonce !
goal = Tout le monde construit le même motif avec cinq blocs : si tu finis avant les autres, la carte est à toi.


## Options

option-mode = Jeu
option-mode-help = Une carte à la fois, ou cinq paquets d’un coup.
option-mode-quick = Partie rapide · carte par carte
option-mode-total = Folie totale · cinq paquets, des points
option-mode-daily = Les cinq du jour · en solo

option-rounds = Cartes
option-rounds-help = Combien de cartes seront retournées, l’une après l’autre.
option-rounds-3 = 3 cartes
option-rounds-5 = 5 cartes
option-rounds-7 = 7 cartes
option-rounds-10 = 10 cartes
option-rounds-12 = 12 cartes
option-rounds-20 = 20 cartes, de tous les niveaux

option-level = Niveau
option-level-help = La difficulté des motifs. Il y a douze cartes par niveau.
option-level-0 = Tous les niveaux, mélangés
option-level-1 = Niveau 1 · pour commencer
option-level-2 = Niveau 2 · encore facile
option-level-3 = Niveau 3 · corsé
option-level-4 = Niveau 4 · difficile
option-level-5 = Niveau 5 · de la folie

option-judging = Qui vérifie
option-judging-help = Le jeu voit toutes les erreurs. La table, seulement celles que quelqu’un remarque.
option-judging-referee = Le jeu
option-judging-table = Les autres à la table

option-bot_speed = Vitesse des bots
option-bot_speed-help = Le temps qu’il leur faut pour une carte.
option-bot_speed-50 = Deux fois plus rapides
option-bot_speed-75 = Un peu plus rapides
option-bot_speed-100 = Comme d’habitude
option-bot_speed-150 = Un peu plus lents
option-bot_speed-200 = Deux fois plus lents

option-head_start_1 = Avance pour la chaise 1, en secondes
option-head_start_1-help = Avec de l’avance, on voit chaque carte avant les autres. En Folie totale, on commence plus tôt, une seule fois.
option-head_start_2 = Avance pour la chaise 2, en secondes
option-head_start_3 = Avance pour la chaise 3, en secondes
option-head_start_4 = Avance pour la chaise 4, en secondes
option-head_start_5 = Avance pour la chaise 5, en secondes
option-head_start_6 = Avance pour la chaise 6, en secondes
option-head_start_7 = Avance pour la chaise 7, en secondes
option-head_start_8 = Avance pour la chaise 8, en secondes
option-head_start_9 = Avance pour la chaise 9, en secondes
option-head_start_10 = Avance pour la chaise 10, en secondes
option-head_start_11 = Avance pour la chaise 11, en secondes
option-head_start_12 = Avance pour la chaise 12, en secondes


## Le nom des choses

mode-daily = Les cinq du jour

tile-plus = plus
tile-ring = anneau
tile-star = étoile
tile-square = carré
tile-dots = quatre points

block-name = Bloc { $block }
# $first et $second sont des cases : à gauche et à droite, ou en haut et en bas.

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
time = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s


## Les coups, pour le journal et la lecture à voix haute

move-claim =
    { $me ->
        [yes] Tu annonces la carte { $card }.
       *[no] { $who } annonce la carte { $card }.
    }
move-give-up =
    { $me ->
        [yes] { $mode ->
            [total] Tu passerais bien la carte de niveau { $slot }.
           *[other] Tu passerais bien cette carte.
        }
       *[no] { $mode ->
            [total] { $who } passerait bien la carte de niveau { $slot }.
           *[other] { $who } passerait bien cette carte.
        }
    }
move-take-back =
    { $me ->
        [yes] { $mode ->
            [total] Finalement, tu veux garder la carte de niveau { $slot }.
           *[other] Finalement, tu veux garder cette carte.
        }
       *[no] { $mode ->
            [total] Finalement, { $who } veut garder la carte de niveau { $slot }.
           *[other] Finalement, { $who } veut garder cette carte.
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
move-show = Une avance est écoulée.
move-verdict =
    { $me ->
        [yes] { $right ->
            [yes] { $why ->
                [accepted] Pas d’objection : match pour toi !
                [silence] Pas d’objection : match pour toi !
               *[other] C’est bon : match pour toi !
            }
           *[no] { $mode ->
                [total] Ça ne colle pas ! Il t’en coûte une carte.
               *[other] Ça ne colle pas ! Cette carte, c’est fini pour toi.
            }
        }
       *[no] { $right ->
            [yes] { $why ->
                [accepted] Pas d’objection : match pour { $by } !
                [silence] Pas d’objection : match pour { $by } !
               *[other] C’est bon : match pour { $by } !
            }
           *[no] { $mode ->
                [total] Ça ne colle pas ! Il en coûte une carte à { $by }.
               *[other] Ça ne colle pas ! Cette carte, c’est fini pour { $by }.
            }
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


## Invitations à jouer

prompt-count = Prépare-toi…
prompt-count-total = Regarde les cartes, mais ne touche pas aux blocs !
prompt-next = La prochaine carte arrive…
prompt-build = Construis le motif, puis crie « Match ! »
prompt-build-total = Construis une des cartes, crie « Match ! » et montre-la.
prompt-head-start = D’autres ont de l’avance. À toi dans un instant…
prompt-out = Ça ne colle pas. Cette carte, c’est fini pour toi !
prompt-cooling = Ça ne colle pas. Respire un peu…
prompt-change = Ça ne collait pas : change d’abord quelque chose.
prompt-checking = { $who } crie « Match ! » Alors ?
prompt-judge = Est-ce que ça colle ? Sinon, fais objection !
prompt-judged = Les autres vérifient tes blocs…
prompt-accepted = Tu n’as rien à redire. Et les autres ?
prompt-quiet = Rien depuis dix minutes. Tu peux mettre fin à la partie, si tu veux.
prompt-practice = Prends ton temps. Un indice te montre où va un bloc.
prompt-watch = Tu regardes la partie.


## Ce que tu peux faire

match = Match !
give-up = Passer cette carte
take-back = Non, on continue
# Parmi ceux qui sont encore en jeu, combien passeraient la carte.
agreed = { $count } sur { $total } la passeraient
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
        [yes] De justesse ! Tu as plus de cartes de niveau { $level } et tu gagnes !
       *[no] De justesse ! { $who } a plus de cartes de niveau { $level } et gagne !
    }
end-shared = À égalité jusqu’au bout : la victoire est partagée !
end-alone = Cartes construites : { $count } sur { $total }.
end-time = En tout : { time }


## Les règles

rules-1-title = Le but
rules-1-text =
    Tout le monde a les cinq mêmes blocs. Chaque carte montre un motif de dix cases.
    Construis-le avec tes blocs avant les autres, et la carte est à toi.
rules-2-title = Les blocs
rules-2-text =
    Un bloc a quatre longues faces, et chacune montre deux cases : plus, anneau, étoile, carré ou quatre points.
    Fais-le rouler pour voir une autre face. Tourne-le pour le coucher ou le dresser, dans un sens ou dans l’autre.
    Chaque motif demande les cinq blocs, posés à plat côte à côte. La carte ne dit pas où l’un finit et où l’autre commence !
rules-3-title = Quand ça colle
rules-3-text =
    Case pour case comme sur la carte : c’est un match.
    Tu peux construire le motif entier tourné de n’importe quel côté, avec n’importe quels blocs qui le montrent. Son image dans un miroir ne compte pas.
rules-4-title = Cinq niveaux
rules-4-text =
    Il y a douze cartes par niveau. Le bord dit lequel : une ligne, c’est facile ; cinq lignes, c’est de la folie.
    Certaines cartes faciles se construisent de plusieurs façons. À partir du niveau 3, il n’y en a qu’une.
rules-5-title = Partie rapide
rules-5-text =
    Une carte est retournée, et tout le monde construit en même temps. Fini ? Crie « Match ! »
    - Si c’est juste, tu gardes la carte, et la suivante arrive.
    - Si c’est faux, cette carte est finie pour toi, et les autres continuent.
    Quand il n’y en a plus, on compte : qui a le plus de cartes gagne.
rules-6-title = Folie totale
rules-6-text =
    Cinq paquets sont posés face visible, un par niveau, avec autant de cartes chacun que de personnes qui jouent.
    Après le compte à rebours, construis n’importe quelle carte visible. Fini ? Crie « Match ! » et montre-la. Tout s’arrête pendant qu’on vérifie.
    - Si c’est juste, tu prends la carte, et la suivante du paquet apparaît.
    - Si c’est faux, tu mets de côté ta dernière carte gagnée. Si tu n’en as pas, ce sera la prochaine que tu gagnes.
    Les niveaux 1 et 2 valent un point, le niveau 3 deux, les niveaux 4 et 5 trois. Qui a le plus de points gagne.
rules-7-title = Qui a fini avant ?
rules-7-text =
    Ce qui compte, c’est le moment où tu appuies, pas la qualité de ta connexion.
    Si quelqu’un te devance d’un rien, il ne t’arrive rien.
    Après une erreur en Folie totale, attends trois secondes et change quelque chose avant de crier de nouveau.
rules-8-title = Personne n’y arrive ?
rules-8-text =
    Si tous ceux qui sont encore en jeu veulent passer une carte, elle va de côté : elle n’est à personne.
    On n’attend pas les absents.
    Après dix minutes sans « Match ! », l’hôte peut mettre fin à la partie.
rules-9-title = Si c’est la table qui vérifie
rules-9-text =
    Tout le monde voit les blocs et a huit secondes pour faire objection.
    À la première objection, le jeu vérifie et montre à tous ce qui ne colle pas.
    Une objection à tort ne coûte rien. Mais si personne ne dit rien, la carte est gagnée, même avec une erreur !
rules-10-title = De l’avance
rules-10-text =
    Les petits contre les grands ? Donnez-leur de l’avance : ils voient chaque carte quelques secondes plus tôt.
    En Folie totale, ils commencent plus tôt, une seule fois.
rules-11-title = En solo
rules-11-text =
    À une table d’une seule chaise, tu joues contre la montre.
    Les cinq du jour : cinq cartes, une par niveau, les mêmes pour tout le monde ce jour-là.
    À l’entraînement, des indices te montrent où vont les blocs.
rules-12-title = La fin
rules-12-text =
    Égalité ? Alors qui a le plus de cartes de niveau 5 gagne, sinon de niveau 4, et ainsi de suite. Toujours à égalité : la victoire est partagée.


## L’écran

roll = Rouler
turn = Tourner
flip = Inverser
lift = Retirer
lift-all = Tout retirer
# Ce que disent les boutons pour le bloc choisi.
roll-block = Faire rouler le bloc { $block }
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
# Un temps d’une minute ou plus, comme 1:02,34.
time-long = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2) }
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
prompt-all-laid = Les cinq sont posés. Est-ce que ça colle ?
prompt-all-laid-total = Les cinq sont posés. Est-ce la carte de niveau { $level } ?
prompt-pressed = Match ! Voyons voir…
prompt-done = Bravo !

check-mine = Tu cries « Match ! »
check-other = { $who } crie « Match ! »
check-card = La carte
check-blocks = Les blocs
check-right = Ça colle !
check-wrong = Ça ne colle pas
check-open = Ça colle ?
check-settled = Pas d’objection : c’est bon !
check-objected =
    { $me ->
        [yes] Objection de ta part !
       *[no] Objection de { $who } !
    }
check-after = après { $time }
# Légende des marques, là où les blocs diffèrent de la carte.
mark-wrong = autre case
mark-missing = manque
mark-extra = en trop
# Pour l’oreille : ce qui diffère.
check-differs = Cases fausses : { $wrong }, manquantes : { $missing }, en trop : { $extra }.

end-levels = Cartes gagnées, par niveau
end-level-count =
    { $count ->
        [one] Niveau { $level } : { $count } carte
       *[other] Niveau { $level } : { $count } cartes
    }
end-points = Niveaux 1 et 2 : un point chacun. Niveau 3 : deux. Niveaux 4 et 5 : trois.
end-most = Qui a le plus de cartes gagne ; à égalité, qui en a le plus de niveau 5, puis de niveau 4, et ainsi de suite.
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
say-hint = Indice : le bloc { $block } va ici sur la carte : { $where }.
where-across = { $first }, { $second } ; ligne { $row }, colonnes { $column } et { $last }
where-upright = { $first } au-dessus, { $second } en dessous ; colonne { $column }, lignes { $row } et { $last }

key-block = Choisir un bloc
key-move = Le déplacer ; la première fois, depuis la réserve
key-shift = Tout déplacer
key-roll = Le faire rouler sur la face suivante
key-turn = Le tourner d’un quart de tour
key-flip = Inverser ses deux bouts
key-lift = Le remettre dans la réserve (avec Maj : tous)
key-match = Match !
key-point = Montrer la carte de niveau 1 à 5
key-read-card = Lire la carte à voix haute
key-read-board = Lire mon plateau à voix haute
key-hint = Prendre un indice
keys-more = Toutes les touches : ?


## En solo

alone-daily-about = Cinq cartes, une par niveau : les mêmes pour tout le monde aujourd’hui.
alone-daily-play = Jouer les cartes du jour
alone-daily-done = Fait aujourd’hui : { $time }
alone-daily-again = Encore une fois
alone-clock = Contre la montre
alone-clock-about = { $count } cartes d’un même niveau, le plus vite possible. Ton meilleur temps est gardé.
alone-best = Record : { $time }
alone-no-best = pas encore de temps
alone-practice = Entraînement
alone-practice-about = Rien ne presse : des indices montrent le prochain bloc à poser. Les temps ne comptent pas.
alone-practise-level = S’entraîner au niveau { $level }

# Le résultat du jour en texte pour les autres, une ligne chacun. Il ne doit rien dire des cartes.
share-title = Match Madness · Les cinq du jour
share-level = Niveau { $level } : { $time }
share-total = Les cinq : { $time }
share-copied = Copié : colle-le où tu veux !


## Avances, à chaque chaise avant une partie

option-head_start = Avance
option-head_start-value =
    { $value ->
        [0] aucune
       *[other] { $value } s
    }


## Le guide des premières parties

# $mode est "quick", "total" ou "daily" ; $alone est "yes" pour qui joue contre la montre.
guide-pattern =
    { $alone ->
        [yes] Construis ce motif avec tes cinq blocs, aussi vite que tu peux !
       *[no] { $mode ->
            [total] Construis un de ces motifs avec tes cinq blocs. Qui finit en premier gagne la carte !
           *[other] Construis ce motif avec tes cinq blocs. Qui finit en premier gagne la carte !
        }
    }
guide-roll = Touche un bloc : il roule et montre une autre face.
guide-lay = Fais glisser le bloc sur le plateau, ou touche la case où il doit aller.
guide-turn = Ceci tourne le bloc. Sur le plateau aussi, tu peux encore le rouler, le tourner et le déplacer.
guide-point = Touche la carte que tu construis, pour que tout le monde sache laquelle c’est.
guide-five = Pose les cinq blocs pour que ce soit comme sur la carte. L’endroit du plateau ne compte pas.
guide-match =
    { $mode ->
        [total] Tout est comme sur la carte ? Appuie sur « Match ! » Mais regarde bien : une erreur te coûte une carte.
       *[other] Tout est comme sur la carte ? Appuie sur « Match ! » Mais regarde bien : après une erreur, cette carte est perdue pour toi.
    }
