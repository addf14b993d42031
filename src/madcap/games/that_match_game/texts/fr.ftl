### That Match Game en français.
### $who est un nom, $me vaut "yes" si c’est la personne qui lit. $card et $hits sont des cartes : "red-3",
### "lightning-red-3", "any-3", "red-exclamation", un nom comme "new-goal", ou "hidden". $goal est une place au milieu, comptée
### depuis la gauche. $shows est un objectif avec ses nombres : "1-5-4", c’est rouge 1, vert 5, bleu 4. $sum vaut "1 + 2".

title = That Match Game
tagline = Remplis les couleurs, rafle les étoiles !
goal = Remplis les trois couleurs d’un objectif et ses étoiles sont à toi – sauf si quelqu’un répond avec des éclairs.


## Options

option-rules = Règles
option-rules-help = Le jeu simple est pour les petits : même couleur, même nombre, une carte par tour.
option-rules-full = Complètes · additionner, répondre avec des éclairs
option-rules-simplified = Simples · de 3 à 5 ans

option-window = Temps pour répondre
option-window-help = Pendant combien de temps éclairs et blocages peuvent répondre à une carte.
option-window-0 = Aussi longtemps qu’il faut
option-window-4 = 4 secondes
option-window-6 = 6 secondes
option-window-8 = 8 secondes
option-window-12 = 12 secondes

option-timer = Temps de réflexion
option-timer-help = Pour chaque décision de ton tour. Le temps écoulé, le jeu décide à ta place.
option-timer-0 = Sans limite
option-timer-15 = 15 secondes
option-timer-30 = 30 secondes
option-timer-60 = 60 secondes


## Les couleurs

# Au milieu d’une phrase.
colour-name =
    { $colour ->
        [red] rouge
        [green] vert
       *[blue] bleu
    }
# Toute seule.
colour-label =
    { $colour ->
        [red] Rouge
        [green] Vert
       *[blue] Bleu
    }


## Les cartes

card-clean-slate = Table rase
card-new-goal = Nouvel objectif
card-helping-hand = Coup de main
card-pickpocket = Pickpocket

# $rules vaut "full" ou "simplified".
card-number-help =
    { $rules ->
        [simplified] Se pose sur sa couleur là où ce nombre exact est demandé, et la ferme.
       *[full] Se pose sur sa couleur d’un objectif, tant que la somme n’est pas trop grande.
    }
card-lightning-help =
    { $rules ->
        [simplified] Un nombre comme les autres : il ferme sa couleur là où ce nombre exact est demandé.
       *[full] À ton tour, un nombre comme les autres. Au tour des autres, il répond à une carte nombre.
    }
card-any-help =
    { $rules ->
        [simplified] Se pose sur n’importe quelle couleur qui demande ce nombre exact, et la ferme.
       *[full] Un nombre pour n’importe quelle couleur, mais seulement à ton tour.
    }
card-exclamation-help = Ferme sa couleur sur un objectif, quoi qu’il manque.
card-red-block-help = Annule une carte nombre qu’on vient de jouer ou qui répond.
card-orange-block-help = Annule un blocage, rouge ou orange.
card-clean-slate-help = Défausse tout ce qui est posé sur un objectif.
card-new-goal-help = Un objectif passe sous sa pioche et un autre le remplace. Ce qui était posé dessus est défaussé.
card-helping-hand-help = Pioche trois cartes.
card-pickpocket-help = Prends une carte dans la main de quelqu’un, sans regarder.

# Une carte toute seule.
card-label =
    { $card ->
        [red-1] 1 rouge
        [red-2] 2 rouge
        [red-3] 3 rouge
        [red-4] 4 rouge
        [red-5] 5 rouge
        [green-1] 1 vert
        [green-2] 2 vert
        [green-3] 3 vert
        [green-4] 4 vert
        [green-5] 5 vert
        [blue-1] 1 bleu
        [blue-2] 2 bleu
        [blue-3] 3 bleu
        [blue-4] 4 bleu
        [blue-5] 5 bleu
        [lightning-red-1] 1 éclair rouge
        [lightning-red-2] 2 éclair rouge
        [lightning-red-3] 3 éclair rouge
        [lightning-red-4] 4 éclair rouge
        [lightning-green-1] 1 éclair vert
        [lightning-green-2] 2 éclair vert
        [lightning-green-3] 3 éclair vert
        [lightning-green-4] 4 éclair vert
        [lightning-blue-1] 1 éclair bleu
        [lightning-blue-2] 2 éclair bleu
        [lightning-blue-3] 3 éclair bleu
        [lightning-blue-4] 4 éclair bleu
        [any-1] 1 multicolore
        [any-2] 2 multicolore
        [any-3] 3 multicolore
        [red-exclamation] Point d’exclamation rouge
        [green-exclamation] Point d’exclamation vert
        [blue-exclamation] Point d’exclamation bleu
        [red-block] Blocage rouge
        [orange-block] Blocage orange
        [clean-slate] { card-clean-slate }
        [new-goal] { card-new-goal }
        [helping-hand] { card-helping-hand }
        [pickpocket] { card-pickpocket }
       *[hidden] Carte cachée
    }
# Une carte au milieu d’une phrase.
card-name =
    { $card ->
        [red-1] un 1 rouge
        [red-2] un 2 rouge
        [red-3] un 3 rouge
        [red-4] un 4 rouge
        [red-5] un 5 rouge
        [green-1] un 1 vert
        [green-2] un 2 vert
        [green-3] un 3 vert
        [green-4] un 4 vert
        [green-5] un 5 vert
        [blue-1] un 1 bleu
        [blue-2] un 2 bleu
        [blue-3] un 3 bleu
        [blue-4] un 4 bleu
        [blue-5] un 5 bleu
        [lightning-red-1] un 1 éclair rouge
        [lightning-red-2] un 2 éclair rouge
        [lightning-red-3] un 3 éclair rouge
        [lightning-red-4] un 4 éclair rouge
        [lightning-green-1] un 1 éclair vert
        [lightning-green-2] un 2 éclair vert
        [lightning-green-3] un 3 éclair vert
        [lightning-green-4] un 4 éclair vert
        [lightning-blue-1] un 1 éclair bleu
        [lightning-blue-2] un 2 éclair bleu
        [lightning-blue-3] un 3 éclair bleu
        [lightning-blue-4] un 4 éclair bleu
        [any-1] un 1 multicolore
        [any-2] un 2 multicolore
        [any-3] un 3 multicolore
        [red-exclamation] un point d’exclamation rouge
        [green-exclamation] un point d’exclamation vert
        [blue-exclamation] un point d’exclamation bleu
        [red-block] un blocage rouge
        [orange-block] un blocage orange
        [clean-slate] « { card-clean-slate } »
        [new-goal] « { card-new-goal } »
        [helping-hand] « { card-helping-hand } »
        [pickpocket] « { card-pickpocket } »
       *[hidden] une carte
    }
# Une carte visée par un blocage, au milieu d’une phrase.
card-hit =
    { $hits ->
        [red-1] le 1 rouge
        [red-2] le 2 rouge
        [red-3] le 3 rouge
        [red-4] le 4 rouge
        [red-5] le 5 rouge
        [green-1] le 1 vert
        [green-2] le 2 vert
        [green-3] le 3 vert
        [green-4] le 4 vert
        [green-5] le 5 vert
        [blue-1] le 1 bleu
        [blue-2] le 2 bleu
        [blue-3] le 3 bleu
        [blue-4] le 4 bleu
        [blue-5] le 5 bleu
        [lightning-red-1] le 1 éclair rouge
        [lightning-red-2] le 2 éclair rouge
        [lightning-red-3] le 3 éclair rouge
        [lightning-red-4] le 4 éclair rouge
        [lightning-green-1] le 1 éclair vert
        [lightning-green-2] le 2 éclair vert
        [lightning-green-3] le 3 éclair vert
        [lightning-green-4] le 4 éclair vert
        [lightning-blue-1] le 1 éclair bleu
        [lightning-blue-2] le 2 éclair bleu
        [lightning-blue-3] le 3 éclair bleu
        [lightning-blue-4] le 4 éclair bleu
        [any-1] le 1 multicolore
        [any-2] le 2 multicolore
        [any-3] le 3 multicolore
        [red-exclamation] le point d’exclamation rouge
        [green-exclamation] le point d’exclamation vert
        [blue-exclamation] le point d’exclamation bleu
        [red-block] le blocage rouge
       *[orange-block] le blocage orange
    }


## Les coups, pour le journal et la lecture à voix haute

# Des morceaux pour les phrases ci-dessous.
on-goal =
    { $card ->
        [any-1] sur le { colour-name } de l’objectif { $goal }
        [any-2] sur le { colour-name } de l’objectif { $goal }
        [any-3] sur le { colour-name } de l’objectif { $goal }
       *[other] sur l’objectif { $goal }
    }
bolts =
    { $colour ->
        [red] des éclairs rouges
        [green] des éclairs verts
       *[blue] des éclairs bleus
    }
with-block =
    { $card ->
        [red-block] un blocage rouge
       *[orange-block] un blocage orange
    }

move-draw =
    { $me ->
        [yes] { $count ->
            [0] Tu ne pioches rien.
            [one] Tu pioches { $count } carte.
           *[other] Tu pioches { $count } cartes.
        }
       *[no] { $count ->
            [0] { $who } ne pioche rien.
            [one] { $who } pioche { $count } carte.
           *[other] { $who } pioche { $count } cartes.
        }
    }
move-place =
    { $me ->
        [yes] Tu poses { card-name } { on-goal }.
       *[no] { $who } pose { card-name } { on-goal }.
    }
move-clean-slate =
    { $me ->
        [yes] « { card-clean-slate } » : tu vides l’objectif { $goal }.
       *[no] « { card-clean-slate } » : { $who } vide l’objectif { $goal }.
    }
move-new-goal =
    { $me ->
        [yes] « { card-new-goal } » : tu remplaces l’objectif { $goal }.
       *[no] « { card-new-goal } » : { $who } remplace l’objectif { $goal }.
    }
move-helping-hand =
    { $me ->
        [yes] « { card-helping-hand } » : tu pioches trois cartes.
       *[no] « { card-helping-hand } » : { $who } pioche trois cartes.
    }
move-pickpocket =
    { $me ->
        [yes] « { card-pickpocket } » : tu te sers chez { $whose }.
       *[no] « { card-pickpocket } » : { $who } se sert chez { $whose }.
    }
move-discard =
    { $me ->
        [yes] Tu défausses { card-name }.
       *[no] { $who } défausse { card-name }.
    }
move-end =
    { $me ->
        [yes] Tu finis ton tour.
       *[no] { $who } finit son tour.
    }
move-answer =
    { $me ->
        [yes] Tu réponds avec { bolts } : { $sum } !
       *[no] { $who } répond avec { bolts } : { $sum } !
    }
move-block =
    { $me ->
        [yes] { $own ->
            [yes] Tu joues { with-block } sur ta propre carte : { card-hit } est annulé.
           *[no] Tu joues { with-block } contre { $whose } : { card-hit } est annulé.
        }
       *[no] { $own ->
            [yes] { $who } joue { with-block } sur sa propre carte : { card-hit } est annulé.
           *[no] { $who } joue { with-block } contre { $whose } : { card-hit } est annulé.
        }
    }
move-pass =
    { $me ->
        [yes] Tu passes.
       *[no] { $who } passe.
    }
move-lot =
    { $me ->
        [yes] Qui commence ? Tu tires { $shows }.
       *[no] Qui commence ? { $by } tire { $shows }.
    }
move-dealt = { $to } reçoit { card-name }.
move-turned = L’objectif { $goal } est dévoilé : { $shows }.
move-picked = { $to } prend { card-name } à { $whose }.
# $by vaut "none" si rien ne reste. $stars vaut 0 si aucun objectif n’est gagné.
move-closed =
    { $by ->
        [none] Tout est annulé : rien ne reste.
       *[other] { $me ->
            [yes] { $stars ->
                [0] La place te revient.
                [one] La place te revient, avec { $stars } étoile !
               *[other] La place te revient, avec { $stars } étoiles !
            }
           *[no] { $stars ->
                [0] La place revient à { $by }.
                [one] La place revient à { $by }, avec { $stars } étoile !
               *[other] La place revient à { $by }, avec { $stars } étoiles !
            }
        }
    }


## Invitations à jouer

prompt-lots = Tout le monde tire un objectif : qui a le plus d’étoiles commence.
prompt-dealing = On distribue les cartes…
prompt-draw = À toi : combien de cartes pioches-tu ?
# $count dit combien de cartes on peut encore jouer ; dans -first, on n’en a encore joué aucune.
prompt-play-first =
    { $count ->
        [one] Joue une carte. Ou défausses-⁠en une, ou finis simplement ton tour.
       *[other] Joue jusqu’à { $count } cartes. Ou défausses-⁠en une, ou finis simplement ton tour.
    }
prompt-play-again = Encore une carte, si tu veux.
prompt-place = { card-label } : où va cette carte ?
prompt-clean-slate = Quel objectif vides-tu ?
prompt-new-goal = Quel objectif remplaces-tu ?
prompt-helping-hand = Piocher trois cartes ?
prompt-pickpocket = À qui prends-tu une carte ?
prompt-discard = Quelle carte défausses-tu ?
prompt-too-many =
    { $count ->
        [one] Plus de sept cartes : défausses-⁠en { $count }.
       *[other] Plus de sept cartes : défausses-⁠en { $count }.
    }
# $total est la somme que doivent faire les éclairs de la couleur $colour.
prompt-answer = Réponds avec { bolts } qui font { $total }, bloque ou passe.
prompt-answer-blocks = Bloque quelque chose ou passe.
prompt-block-target = Quelle carte annules-tu ?
prompt-wait = À { $who } de jouer…
prompt-wait-draw = { $who } va piocher…
prompt-wait-answers = Quelqu’un veut répondre ?
prompt-wait-too-many = { $who } a trop de cartes et doit en défausser…
prompt-take-back = Reprendre


## Ce que tu peux faire

draw-count =
    { $count ->
        [0] Ne rien piocher
        [one] Piocher { $count } carte
       *[other] Piocher { $count } cartes
    }
end-turn = Finir le tour
answer-with = Répondre avec { bolts } : { $sum }
block-card = { card-label } contre { card-hit }
pass = Passer
passing = Tu passes…
pass-back = Non, attends !
pass-all = Passer jusqu’à la fin du tour
pass-all-on = Tu passes sur tout pendant ce tour.


## Ce qu’il y a sur la table

point-card = Objectif { $goal }
point-card-empty = Place { $goal } : plus d’objectif
stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
# Une couleur d’un objectif ; $number est le nombre demandé, $missing ce qui manque encore.
colour-open = { colour-label } { $number } : il manque { $missing }
colour-closed = { colour-label } { $number } : fermé
points-of =
    { $me ->
        [yes] { $count ->
            [one] Tu as { $count } point
           *[other] Tu as { $count } points
        }
       *[no] { $count ->
            [one] { $who } a { $count } point
           *[other] { $who } a { $count } points
        }
    }
points-to-win = { $count } sur { $target } points
to-win = { $target } points pour gagner
won-cards = Objectifs gagnés
deck =
    { $count ->
        [0] Pioche : vide
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
point-deck =
    { $count ->
        [0] Objectifs : il n’en reste plus
        [one] Objectifs : il en reste { $count }
       *[other] Objectifs : il en reste { $count }
    }
discards = Défausse
hand-label = Ta main
known-cards = Cartes que tu connais
cards-count =
    { $count ->
        [0] Aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
stack-label = Cartes qu’on vient de jouer
# Ce qu’on vient de jouer : annulé, ou parti pour rester, dans l’état actuel.
entry-cancelled = Annulé
passed = Passe
thinking = Réfléchit…


## Ce qui s’est passé

event-starts =
    { $me ->
        [yes] Le plus d’étoiles : tu commences !
       *[no] Le plus d’étoiles : { $who } commence !
    }
event-lots-again = Égalité ! Qui a le plus d’étoiles tire encore une fois.
event-takes =
    { $me ->
        [yes] { $count ->
            [one] L’objectif est à toi : { $count } étoile !
           *[other] L’objectif est à toi : { $count } étoiles !
        }
       *[no] { $count ->
            [one] { $who } remporte l’objectif : { $count } étoile !
           *[other] { $who } remporte l’objectif : { $count } étoiles !
        }
    }


## La fin

end-wins =
    { $me ->
        [yes] { $count ->
            [one] Tu gagnes avec { $count } point !
           *[other] Tu gagnes avec { $count } points !
        }
       *[no] { $count ->
            [one] { $who } gagne avec { $count } point !
           *[other] { $who } gagne avec { $count } points !
        }
    }
end-shared = À égalité jusqu’au bout : la victoire est partagée !
end-no-cards = Le dernier objectif est gagné : on compte les points.
end-standstill = Plus rien ne bouge : on compte les points.
end-total =
    { $count ->
        [one] { $who } : { $count } point
       *[other] { $who } : { $count } points
    }


## Touches

key-card = Choisir une carte de ta main
key-choose = Passer d’un choix à l’autre
key-take = Prendre ce qui est choisi
key-undo = Revenir en arrière
key-draw = Piocher ce nombre de cartes
key-end = Finir ton tour
key-discard = Défausser une carte
key-pass = Passer, ou te raviser
key-pass-all = Passer jusqu’à la fin du tour


## Les règles

rules-1-title = Le but
rules-1-text =
    Au milieu se trouvent des objectifs. Chacun demande trois nombres : un rouge, un vert et un bleu.
    Qui ferme la dernière couleur ouverte d’un objectif le gagne avec ses étoiles. Une étoile vaut un point.
    À deux ou trois, il faut 10 points pour gagner ; à quatre ou cinq, 15.
rules-2-title = Avant de commencer
rules-2-text =
    Tout le monde tire un objectif, et qui a le plus d’étoiles commence. Puis on mélange de nouveau les objectifs.
    Tout le monde reçoit cinq cartes et les garde secrètes.
    À deux ou trois, quatre objectifs sont posés au milieu ; à quatre ou cinq, il y en a cinq.
rules-3-title = Ton tour
rules-3-text =
    - Pioche d’abord deux cartes, une seule ou aucune. Jamais plus de sept cartes en main.
    - Joue ensuite deux cartes, une seule ou aucune.
    Tu n’as rien joué ? Tu peux alors défausser une carte, et ton tour est fini.
    Quand la pioche est vide, on mélange la défausse et elle devient la nouvelle pioche.
rules-4-title = Remplir une couleur
rules-4-text =
    Un nombre se pose sur sa couleur d’un objectif. Plusieurs s’additionnent, sans jamais dépasser ce qui est demandé.
    Sur un 5, 1 + 3 laissent la place pour un 1 ; un 2, c’est trop. Quand la somme est juste, la couleur est fermée.
    - Les nombres multicolores vont sur toutes les couleurs.
    - Un point d’exclamation ferme sa couleur d’un coup, quoi qu’il manque.
    - À ton tour, les nombres éclair sont des nombres ordinaires.
rules-5-title = Gagner un objectif
rules-5-text =
    Ferme la dernière couleur ouverte et l’objectif est à toi, peu importe qui a rempli les autres.
    Les cartes posées dessus sont défaussées, et un nouvel objectif arrive aussitôt.
rules-6-title = Les éclairs !
rules-6-text =
    Quand quelqu’un joue une carte nombre à son tour, tous les autres peuvent répondre avec des nombres éclair :
    de la même couleur, un ou plusieurs, pour exactement la même somme. Un point d’exclamation vaut ce qui manquait.
    On peut aussi répondre à une réponse, mais jamais à la sienne. La dernière reste, tout le reste est défaussé.
    Ce qui reste compte pour qui l’a posé. Si la dernière couleur se ferme ainsi, l’objectif est gagné !
rules-7-title = Les blocages
rules-7-text =
    - Un blocage rouge annule une carte nombre : celle qu’on a jouée, ou une carte d’une réponse. Une réponse qui perd une carte ne vaut plus rien.
    - Un blocage orange annule un blocage, rouge ou orange.
    Tout le monde peut bloquer, même à son propre tour. Quand tous ont passé, les cartes les plus récentes qui ne sont pas annulées restent.
    Tant que tu as une carte, on te pose toujours la question : personne ne peut deviner ce que tu as en main.
rules-8-title = Les cartes spéciales
rules-8-text =
    - { card-clean-slate } · { card-clean-slate-help }
    - { card-new-goal } · { card-new-goal-help }
    - { card-helping-hand } · { card-helping-hand-help }
    - { card-pickpocket } · { card-pickpocket-help }
    Chacune compte parmi tes deux cartes, et personne ne peut y répondre. Sans effet possible, elle ne se joue pas.
rules-9-title = La fin
rules-9-text =
    Qui a assez de points gagne aussitôt, même pendant le tour de quelqu’un d’autre.
    Sinon, la partie finit quand le dernier objectif est gagné, ou quand plus rien n’avance depuis trop longtemps.
    Qui a le plus de points gagne alors ; en cas d’égalité, la victoire est partagée.
rules-10-title = Le jeu simple
rules-10-text =
    De 3 à 5 ans, sans addition :
    - Une carte doit montrer exactement le nombre demandé, et ferme alors la couleur. Un point d’exclamation convient toujours.
    - Une carte au plus à piocher, une carte au plus à jouer.
    - Pas de blocages, pas de cartes spéciales, pas de réponses. Les nombres éclair sont des nombres ordinaires.
    - Il n’y a pas de 6, et un objectif de plus est posé au milieu.


## L’écran

goals-label = Objectifs
players-label = Joueurs
answers-label = Tes réponses
on-colour = dessus : { $cards }
prompt-play-simple = Joue une carte !
prompt-draw-simple = Pioche une carte !
prompt-discard-it = La défausser ? Ton tour sera fini.
prompt-answer-again = Quelqu’un te répond ?
prompt-passed = Tu as passé.
prompt-counts = Plus personne ne répond…
draw-all =
    { $count ->
        [one] Piocher une carte
       *[other] Piocher { $count } cartes
    }
draw-none = Aucune
discard-it = Défausser
play-it = Jouer
pass-all-short = Passer tout le tour
# Ce qui arrive si plus personne ne répond ; le titre précède l’un des autres textes.
forecast-label = Si personne ne répond :
forecast-takes =
    { $me ->
        [yes] l’objectif est à toi !
       *[no] { $who } prend l’objectif !
    }
forecast-closes =
    { $me ->
        [yes] tu fermes le { colour-name }.
       *[no] { $who } ferme le { colour-name }.
    }
forecast-lies =
    { $me ->
        [yes] { $sum } reste pour toi.
       *[no] { $sum } reste pour { $who }.
    }
forecast-nothing = rien n’est posé.
# Les cartes de la pile, pour la lecture à voix haute.
stack-play =
    { $me ->
        [yes] Tu joues { $cards }
       *[no] { $who } joue { $cards }
    }
stack-answer =
    { $me ->
        [yes] Tu réponds avec { $cards }
       *[no] { $who } répond avec { $cards }
    }
stack-block =
    { $me ->
        [yes] Tu annules { card-hit }
       *[no] { $who } annule { card-hit }
    }
# On compte la pile, de la carte la plus récente vers le bas.
count-block = Le blocage compte.
count-block-out = Ce blocage est annulé.
count-number-out = Annulé, ça ne compte pas.
count-sticks =
    { $me ->
        [yes] La place te revient !
       *[no] La place revient à { $who } !
    }


## Le guide des premières parties

# Partout ici, $rules est "full" ou "simplified".
guide-draw =
    { $rules ->
        [simplified] Ton tour commence par une nouvelle carte. Pioche !
       *[full] Ton tour commence par deux nouvelles cartes. Pioche !
    }
guide-card = Joue maintenant : touche une carte qui brille. Elle aide à remplir un objectif du milieu.
guide-place =
    { $rules ->
        [simplified] Touche la couleur qui porte le même nombre. Qui remplit la dernière couleur gagne les étoiles !
       *[full] Touche sa place : les cartes s’additionnent jusqu’au nombre. Qui remplit la dernière couleur gagne les étoiles !
    }
guide-end =
    { $rules ->
        [simplified] Rien ne va ? Touche une carte pour la défausser, ou finis ton tour.
       *[full] Tu peux jouer deux cartes. Une seule te suffit, ou rien ne va ? Finis ton tour ici.
    }
guide-wait = À { $who } de jouer. Qui a { $target } étoiles en premier gagne !
guide-answer = { $who } a posé une carte, et tu peux répondre ! Touche une réponse pour prendre la place.
guide-pass = { $who } a posé une carte. Des éclairs de même couleur et de même valeur peuvent répondre. Tu ne peux pas, ou ne veux pas ? Passe.
