### That Match Game en français.
### $who est un nom, $me vaut "yes" si c’est la personne qui lit. $card et $hits sont des cartes : "red-3",
### "lightning-red-3", "any-3", "red-exclamation", un nom comme "new-goal", ou "hidden". $goal est un emplacement au milieu, compté
### depuis la gauche. $red, $green et $blue sont les nombres d’un objectif. $sum vaut "1 + 2", $count en compte les cartes.
### $own vaut "yes" si $whose est $who ; $whose_is_me et $to_is_me valent "yes" si $whose ou $to est la personne qui lit.

title = That Match Game
tagline = Remplis les couleurs, rafle les étoiles !
goal = Ferme la dernière couleur d’un objectif et ses étoiles sont à toi – sauf si quelqu’un répond avec des éclairs.


## Options

option-rules = Règles
option-rules-help = Le jeu simple est pour les petits : même couleur, même nombre, une carte par tour.
option-rules-full = Complètes · additionner, répondre avec des éclairs
option-rules-simplified = Simples · de 3 à 5 ans

option-exclamations = Points d’exclamation
option-exclamations-help = Les couleurs qu’un point d’exclamation peut fermer.
option-exclamations-any = N’importe quelle couleur
option-exclamations-own = Leur propre couleur seulement

option-window = Temps pour répondre
option-window-help = Le temps qu’on a pour répondre, avec des éclairs ou des blocages, à une carte jouée.
option-window-0 = Sans limite
option-window-4 = 4 secondes
option-window-6 = 6 secondes
option-window-8 = 8 secondes
option-window-12 = 12 secondes

option-timer = Temps de réflexion
option-timer-help = Pour chaque décision de ton tour. Une fois le temps écoulé, le jeu décide à ta place.
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
       *[full] Se pose sur la case de sa couleur, sur un objectif, sans dépasser le nombre demandé.
    }
card-lightning-help =
    { $rules ->
        [simplified] Un nombre comme les autres : il ferme sa couleur là où ce nombre exact est demandé.
       *[full] À ton tour, un nombre comme les autres. Pendant le tour des autres, il répond à une carte nombre.
    }
card-any-help =
    { $rules ->
        [simplified] Se pose sur n’importe quelle couleur qui demande ce nombre exact, et la ferme.
       *[full] Un nombre pour n’importe quelle couleur, mais seulement à ton tour.
    }
# $exclamations est "own" si un point d’exclamation ne ferme que sa couleur.
card-exclamation-help =
    { $exclamations ->
        [own] Ferme sa propre couleur sur un objectif, quoi qu’il manque.
       *[any] Ferme n’importe quelle couleur d’un objectif, quoi qu’il manque.
    }
card-red-block-help = Annule une carte nombre, jouée à l’instant ou en réponse.
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
        [lightning-red-1] Éclair rouge 1
        [lightning-red-2] Éclair rouge 2
        [lightning-red-3] Éclair rouge 3
        [lightning-red-4] Éclair rouge 4
        [lightning-green-1] Éclair vert 1
        [lightning-green-2] Éclair vert 2
        [lightning-green-3] Éclair vert 3
        [lightning-green-4] Éclair vert 4
        [lightning-blue-1] Éclair bleu 1
        [lightning-blue-2] Éclair bleu 2
        [lightning-blue-3] Éclair bleu 3
        [lightning-blue-4] Éclair bleu 4
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
        [lightning-red-1] un éclair rouge de 1
        [lightning-red-2] un éclair rouge de 2
        [lightning-red-3] un éclair rouge de 3
        [lightning-red-4] un éclair rouge de 4
        [lightning-green-1] un éclair vert de 1
        [lightning-green-2] un éclair vert de 2
        [lightning-green-3] un éclair vert de 3
        [lightning-green-4] un éclair vert de 4
        [lightning-blue-1] un éclair bleu de 1
        [lightning-blue-2] un éclair bleu de 2
        [lightning-blue-3] un éclair bleu de 3
        [lightning-blue-4] un éclair bleu de 4
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
        [lightning-red-1] l’éclair rouge de 1
        [lightning-red-2] l’éclair rouge de 2
        [lightning-red-3] l’éclair rouge de 3
        [lightning-red-4] l’éclair rouge de 4
        [lightning-green-1] l’éclair vert de 1
        [lightning-green-2] l’éclair vert de 2
        [lightning-green-3] l’éclair vert de 3
        [lightning-green-4] l’éclair vert de 4
        [lightning-blue-1] l’éclair bleu de 1
        [lightning-blue-2] l’éclair bleu de 2
        [lightning-blue-3] l’éclair bleu de 3
        [lightning-blue-4] l’éclair bleu de 4
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
        [red-exclamation] sur le { colour-name } de l’objectif { $goal }
        [green-exclamation] sur le { colour-name } de l’objectif { $goal }
        [blue-exclamation] sur le { colour-name } de l’objectif { $goal }
       *[other] sur l’objectif { $goal }
    }
bolts =
    { $colour ->
        [red] des éclairs rouges
        [green] des éclairs verts
       *[blue] des éclairs bleus
    }
with-bolts =
    { $count ->
        [one] { $colour ->
            [red] un éclair rouge
            [green] un éclair vert
           *[blue] un éclair bleu
        }
       *[other] { bolts }
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
        [yes] « { card-helping-hand } » : tu pioches jusqu’à trois cartes.
       *[no] « { card-helping-hand } » : { $who } pioche jusqu’à trois cartes.
    }
move-pickpocket =
    { $me ->
        [yes] « { card-pickpocket } » : tu te sers chez { $whose }.
       *[no] { $whose_is_me ->
            [yes] « { card-pickpocket } » : { $who } se sert chez toi.
           *[no] « { card-pickpocket } » : { $who } se sert chez { $whose }.
        }
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
        [yes] Tu réponds avec { with-bolts } : { $sum } !
       *[no] { $who } répond avec { with-bolts } : { $sum } !
    }
move-block =
    { $me ->
        [yes] { $own ->
            [yes] Tu joues { with-block } sur ta propre carte : { card-hit } est annulé.
           *[no] Tu joues { with-block } contre { $whose } : { card-hit } est annulé.
        }
       *[no] { $own ->
            [yes] { $who } joue { with-block } sur sa propre carte : { card-hit } est annulé.
           *[no] { $whose_is_me ->
                [yes] { $who } joue { with-block } contre toi : { card-hit } est annulé.
               *[no] { $who } joue { with-block } contre { $whose } : { card-hit } est annulé.
            }
        }
    }
move-pass =
    { $me ->
        [yes] Tu passes.
       *[no] { $who } passe.
    }
move-lot =
    { $me ->
        [yes] Qui commence ? Tu tires un objectif à { stars }.
       *[no] Qui commence ? { $by } tire un objectif à { stars }.
    }
move-dealt =
    { $to_is_me ->
        [yes] Tu reçois { card-name }.
       *[no] { $to } reçoit { card-name }.
    }
move-turned = L’objectif { $goal } est dévoilé : rouge { $red }, vert { $green }, bleu { $blue }.
move-picked =
    { $to_is_me ->
        [yes] Tu prends { card-name } à { $whose }.
       *[no] { $whose_is_me ->
            [yes] { $to } te prend { card-name }.
           *[no] { $to } prend { card-name } à { $whose }.
        }
    }
# $by vaut "none" si rien ne reste. Un évènement dit ce que rapporte un objectif.
move-closed =
    { $by ->
        [none] Tout est annulé : rien ne reste en place.
       *[other] { $me ->
            [yes] Ce que tu as joué reste en place.
           *[no] Ce qu’a joué { $by } reste en place.
        }
    }


## Invitations à jouer

prompt-lots = Tout le monde tire un objectif : le joueur qui a le plus d’étoiles commence.
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
        [one] Plus de sept cartes : défausses-⁠en une.
       *[other] Plus de sept cartes : défausses-⁠en { $count }.
    }
# $total est la somme que doivent faire les éclairs de la couleur $colour.
prompt-answer = Réponds avec { bolts } qui font { $total }, bloque ou passe.
prompt-answer-lightning = Réponds avec { bolts } qui font { $total }, ou passe.
prompt-answer-blocks = Bloque quelque chose ou passe.
prompt-answer-none = Tu ne peux pas répondre : passe.
prompt-block-target = Quelle carte annules-tu ?
prompt-wait = À { $who } de jouer…
prompt-wait-draw = { $who } va piocher…
prompt-wait-answers = Quelqu’un veut répondre ?
prompt-wait-too-many = { $who } a trop de cartes et doit en défausser…
prompt-take-back = Retour


## Ce que tu peux faire

draw-count =
    { $count ->
        [0] Ne rien piocher
        [one] Piocher { $count } carte
       *[other] Piocher { $count } cartes
    }
end-turn = Finir le tour
answer-with = Répondre avec { with-bolts } : { $sum }
block-card = { card-label } contre { card-hit }
pass = Passer
passing = Tu passes…
pass-back = Non, attends !
pass-all = Passer jusqu’à la fin du tour
pass-all-on = Tu passes jusqu’à la fin de ce tour.


## Ce qu’il y a sur la table

point-card = Objectif { $goal }
point-card-empty = Emplacement { $goal } : il n’y a plus d’objectif
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
points-to-win =
    { $count ->
        [one] { $count } point sur { $target }
       *[other] { $count } points sur { $target }
    }
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
passed = Passé
thinking = Réfléchit…


## Ce qui s’est passé

event-starts =
    { $me ->
        [yes] Avec le plus d’étoiles, c’est toi qui commences.
       *[no] Avec le plus d’étoiles, c’est { $who } qui commence.
    }
prompt-starts =
    { $me ->
        [yes] Le plus d’étoiles : tu commences !
       *[no] Le plus d’étoiles : { $who } commence !
    }
event-lots-again = Égalité ! Ceux qui ont le plus d’étoiles tirent encore une fois.
event-won =
    { $me ->
        [yes] { $stars ->
            [one] L’objectif est à toi : { $stars } étoile !
           *[other] L’objectif est à toi : { $stars } étoiles !
        }
       *[no] { $stars ->
            [one] { $who } remporte l’objectif : { $stars } étoile !
           *[other] { $who } remporte l’objectif : { $stars } étoiles !
        }
    }
stamp-starts =
    { $me ->
        [yes] Tu commences !
       *[no] { $who } commence !
    }
stamp-won =
    { $me ->
        [yes] { $stars ->
            [one] +{ $stars } étoile !
           *[other] +{ $stars } étoiles !
        }
       *[no] { $stars ->
            [one] { $who } : +{ $stars } étoile !
           *[other] { $who } : +{ $stars } étoiles !
        }
    }
event-snatched =
    { $me ->
        [yes] Tu chipes la place à { $whose } !
       *[no] { $whose_is_me ->
            [yes] { $who } te chipe la place !
           *[no] { $who } chipe la place à { $whose } !
        }
    }
stamp-snatched =
    { $me ->
        [yes] Bien chipé !
       *[no] { $whose_is_me ->
            [yes] { $who } te chipe la place !
           *[no] { $who } chipe la place !
        }
    }
event-snatched-card =
    { $me ->
        [yes] { $stars ->
            [one] Tu chipes l’objectif à { $whose } : { $stars } étoile !
           *[other] Tu chipes l’objectif à { $whose } : { $stars } étoiles !
        }
       *[no] { $whose_is_me ->
            [yes] { $stars ->
                [one] { $who } te chipe l’objectif : { $stars } étoile !
               *[other] { $who } te chipe l’objectif : { $stars } étoiles !
            }
           *[no] { $stars ->
                [one] { $who } chipe l’objectif à { $whose } : { $stars } étoile !
               *[other] { $who } chipe l’objectif à { $whose } : { $stars } étoiles !
            }
        }
    }
stamp-snatched-card =
    { $me ->
        [yes] { $stars ->
            [one] Chipé ! +{ $stars } étoile
           *[other] Chipé ! +{ $stars } étoiles
        }
       *[no] { $whose_is_me ->
            [yes] { $who } te chipe l’objectif !
           *[no] { $who } chipe l’objectif !
        }
    }
blocked-mine =
    { $what ->
        [answer] ta réponse
       *[play] ta carte
    }
blocked-theirs =
    { $what ->
        [answer] la réponse jouée par { $whose }
       *[play] la carte jouée par { $whose }
    }
blocked-own =
    { $what ->
        [answer] sa propre réponse
       *[play] sa propre carte
    }
event-blocked =
    { $me ->
        [yes] { $own ->
            [yes] Tu bloques { blocked-mine } : elle est annulée.
           *[no] Tu bloques { blocked-theirs } : elle est annulée.
        }
       *[no] { $own ->
            [yes] { $who } bloque { blocked-own } : elle est annulée.
           *[no] { $whose_is_me ->
                [yes] { $who } bloque { blocked-mine } : elle est annulée.
               *[no] { $who } bloque { blocked-theirs } : elle est annulée.
            }
        }
    }
stamp-blocked =
    { $own ->
        [yes] Bloqué !
       *[no] { $me ->
            [yes] Bloqué !
           *[no] { $whose_is_me ->
                [yes] { $who } te bloque !
               *[no] { $who } bloque { $whose } !
            }
        }
    }
event-block-blocked =
    { $me ->
        [yes] { $own ->
            [yes] Tu annules ton propre blocage.
           *[no] Tu annules le blocage joué par { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } annule son propre blocage.
           *[no] { $whose_is_me ->
                [yes] { $who } annule ton blocage.
               *[no] { $who } annule le blocage joué par { $whose }.
            }
        }
    }
stamp-block-blocked =
    { $own ->
        [yes] Blocage annulé !
       *[no] { $whose_is_me ->
            [yes] { $who } annule ton blocage !
           *[no] Blocage annulé !
        }
    }
event-robbed =
    { $me ->
        [yes] Tu fais les poches à { $whose } !
       *[no] { $whose_is_me ->
            [yes] { $who } te fait les poches !
           *[no] { $who } fait les poches à { $whose } !
        }
    }
stamp-robbed =
    { $me ->
        [yes] Pickpocket !
       *[no] { $whose_is_me ->
            [yes] { $who } te fait les poches !
           *[no] { $who } vole { $whose } !
        }
    }
end-why =
    { $how ->
        [last-card] { end-no-cards }
        [rounds] Quarante tours de table sans objectif gagné : on compte les points.
       *[silence] Deux tours de table où personne n’a rien fait : on compte les points.
    }
event-wins =
    { $how ->
        [points] { end-wins }
       *[other] { end-why } { end-wins }
    }
stamp-wins =
    { $me ->
        [yes] Tu gagnes !
       *[no] { $who } gagne !
    }
event-shared = { end-why } { end-shared }
stamp-shared = Victoire partagée !


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
end-shared = Égalité : la victoire est partagée !
end-no-cards = Le dernier objectif est gagné : on compte les points.
end-standstill = La partie n’avance plus : on compte les points.
end-total =
    { $count ->
        [one] { $who } : { $count } point
       *[other] { $who } : { $count } points
    }
story-ahead =
    { $me ->
        [yes] { $count ->
            [one] { $count } point : { $margin } d’avance sur toi.
           *[other] { $count } points : { $margin } d’avance sur toi.
        }
       *[no] { $count ->
            [one] { $count } point : { $margin } d’avance sur { $who }.
           *[other] { $count } points : { $margin } d’avance sur { $who }.
        }
    }
story-last-card =
    { $count ->
        [one] Le dernier objectif a rapporté { $count } étoile.
       *[other] Le dernier objectif a rapporté { $count } étoiles.
    }


## Touches

key-card = Choisir une carte de ta main
key-choose = Passer d’un choix à l’autre
key-take = Valider ton choix
key-undo = Revenir en arrière
key-draw = Piocher ce nombre de cartes
key-end = Finir ton tour
key-discard = Défausser une carte
key-pass = Passer, ou changer d’avis
key-pass-all = Passer jusqu’à la fin du tour


## Les règles

rules-1-title = Le but
rules-1-text =
    Au milieu se trouvent des objectifs. Chacun demande trois nombres : un rouge, un vert et un bleu.
    Le joueur qui ferme la dernière couleur ouverte d’un objectif le gagne avec ses étoiles. Une étoile vaut un point.
    À deux ou trois, il faut 10 points pour gagner ; à quatre ou cinq, 15.
rules-2-title = Avant de commencer
rules-2-text =
    Tout le monde tire un objectif, et le joueur qui a le plus d’étoiles commence ; en cas d’égalité en tête, les joueurs concernés tirent encore une fois. Puis on remélange tous les objectifs.
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
    Un nombre se pose sur la case de sa couleur, sur un objectif. Plusieurs s’additionnent, sans jamais dépasser ce qui est demandé.
    Avec 1 + 3 sur un 5, on peut encore poser un 1 ; un 2, c’est trop. Quand la somme est juste, la couleur est fermée.
    - Les nombres multicolores vont sur toutes les couleurs.
    - Un point d’exclamation ferme d’un coup n’importe quelle couleur, quoi qu’il manque. (Une option le limite à sa propre couleur.)
    - À ton tour, les nombres éclair sont des nombres ordinaires.
rules-5-title = Gagner un objectif
rules-5-text =
    Ferme la dernière couleur ouverte et l’objectif est à toi, peu importe qui a rempli les autres.
    Les cartes posées dessus sont défaussées, et un nouvel objectif arrive aussitôt.
rules-6-title = Les éclairs !
rules-6-text =
    Quand quelqu’un joue une carte nombre pendant son tour, les autres peuvent répondre avec des nombres éclair : un ou plusieurs, de la couleur où la carte est posée, qui valent ensemble exactement autant qu’elle. Un point d’exclamation vaut ce qui manquait.
    Les autres peuvent aussi répondre à une réponse, mais jamais à la leur. La dernière reste en place ; la carte et les autres réponses sont défaussées.
    Ce qui reste compte pour le joueur qui l’a posé. Si ça ferme la dernière couleur, il gagne l’objectif !
rules-7-title = Les blocages
rules-7-text =
    - Un blocage rouge annule une carte nombre : celle qu’on a jouée, ou une carte d’une réponse. Une réponse qui perd une carte ne vaut plus rien.
    - Un blocage orange annule un blocage, rouge ou orange.
    Tout le monde peut bloquer, même à son propre tour. Quand tous ont passé, les cartes nombre les plus récentes qui ne sont pas annulées restent en place.
    Tant que tu as une carte, on te demande toujours si tu réponds : ainsi, personne ne devine ce que tu as en main.
    Si tu ne joues que contre des bots, le jeu passe à ta place quand tu ne peux pas répondre.
rules-8-title = Les cartes spéciales
rules-8-text =
    - { card-clean-slate } · { card-clean-slate-help }
    - { card-new-goal } · { card-new-goal-help }
    - { card-helping-hand } · { card-helping-hand-help }
    - { card-pickpocket } · { card-pickpocket-help }
    Chacune compte parmi tes deux cartes, et personne ne peut y répondre. Sans effet possible, elle ne se joue pas.
    Si tu as plus de sept cartes, défausse aussitôt le surplus.
rules-9-title = La fin
rules-9-text =
    Le joueur qui a assez de points gagne aussitôt, même pendant le tour de quelqu’un d’autre.
    Sinon, la partie finit quand le dernier objectif est gagné, après deux tours de table où personne ne fait rien, ou après quarante tours de table où personne ne gagne d’objectif.
    Le joueur qui a le plus de points gagne alors ; en cas d’égalité, la victoire est partagée.
rules-10-title = Le jeu simple
rules-10-text =
    Pour les 3 à 5 ans, sans addition :
    - Une carte doit montrer exactement le nombre demandé ; elle ferme alors la couleur. Un point d’exclamation ferme la couleur, quel que soit le nombre.
    - Pioche une carte au plus, joue une carte au plus.
    - Pas de blocages, pas de cartes spéciales, pas de réponses. Les nombres éclair sont des nombres ordinaires.
    - Il n’y a pas de 6, et un objectif de plus est posé au milieu.


## L’écran

goals-label = Objectifs
players-label = Joueurs
answers-label = Tes réponses
on-colour = dessus : { $cards }
prompt-play-simple = Joue une carte !
prompt-nothing-fits = Rien ne convient : touche une carte pour la défausser, ou finis ton tour.
prompt-nothing-more-fits = Plus rien ne convient : finis ton tour.
prompt-draw-simple = Pioche une carte !
prompt-discard-it = Défausser cette carte finit ton tour.
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
pass-all-short = Tout laisser passer
# Ce qui arrive si plus personne ne répond ; le titre précède l’un des autres textes.
forecast-label = Si personne ne répond :
forecast-takes =
    { $me ->
        [yes] l’objectif est à toi !
       *[no] { $who } remporte l’objectif !
    }
forecast-closes =
    { $me ->
        [yes] tu fermes le { colour-name }.
       *[no] { $who } ferme le { colour-name }.
    }
forecast-lies =
    { $me ->
        [yes] ton { $sum } reste en place.
       *[no] le { $sum } joué par { $who } reste en place.
    }
forecast-nothing = rien ne reste en place.
# Les cartes de la pile, pour la lecture à voix haute.
stack-play =
    { $me ->
        [yes] Tu joues : { $cards }
       *[no] { $who } joue : { $cards }
    }
stack-answer =
    { $me ->
        [yes] Tu réponds : { $cards }
       *[no] { $who } répond : { $cards }
    }
stack-block =
    { $me ->
        [yes] Tu bloques { card-hit }
       *[no] { $who } bloque { card-hit }
    }
# On compte la pile, de la carte la plus récente vers le bas.
count-block = Le blocage compte.
count-block-out = Ce blocage est annulé.
count-number-out = Annulé, ça ne compte pas.
count-sticks =
    { $me ->
        [yes] Ce que tu as joué reste en place !
       *[no] Ce qu’a joué { $who } reste en place !
    }


## Le guide des premières parties

# $count dit combien de cartes on peut piocher ; $rules est "full" ou "simplified" ; $part est une partie de l’exemple.
guide-goal = Fermer la dernière couleur d’un objectif rapporte ses étoiles !
guide-draw =
    { $count ->
        [one] Ton tour commence par une nouvelle carte. Pioche !
       *[other] Ton tour commence par { $count } nouvelles cartes. Pioche !
    }
guide-card = Joue maintenant : touche une carte qui brille. Elle aide à remplir un des objectifs au milieu.
guide-place =
    { $rules ->
        [simplified] Touche la couleur qui demande ce nombre. Ferme la dernière couleur d’un objectif et gagne ses étoiles !
       *[full] Touche sa case : les nombres s’additionnent. Ferme la dernière couleur d’un objectif et gagne ses étoiles !
    }
guide-end =
    { $rules ->
        [simplified] Rien ne convient ? Touche une carte pour la défausser, ou finis ton tour.
       *[full] Tu peux jouer deux cartes. Une seule te suffit, ou rien ne convient ? Finis ton tour ici.
    }
guide-wait = À { $who } de jouer. Il faut { $target } étoiles pour gagner !
guide-example =
    { $part ->
        [snatch] Essaie : le 3 rouge joué par { $who } lui rapporterait les étoiles. Tes éclairs rouges 1 + 2 font 3 aussi. Touche-les !
        [snatched] Même couleur, exactement 3 : tes éclairs prennent le dessus, les étoiles sont à toi !
        [block] { $who } joue un 4 bleu. Un blocage rouge annule toute carte nombre. Touche-le !
       *[blocked] Le 4 est annulé ! Seul un blocage orange pourrait annuler le tien.
    }
guide-snatch =
    { $count ->
        [one] Ton éclair vaut autant que ce qu’a joué { $who }. Touche-le pour chiper la place !
       *[other] Ensemble, tes éclairs valent autant que ce qu’a joué { $who }. Touche-les pour chiper la place !
    }
guide-block =
    { $card ->
        [red-block] Ici, tu peux seulement annuler la carte jouée par { $who } : touche ton blocage, ou passe.
       *[orange-block] Ici, tu peux seulement annuler le blocage joué par { $who } : touche le tien, ou passe.
    }

# L’exemple que joue le guide.
example-title = Un exemple
example-note = Ici, rien ne compte.
example-skip = Sauter l’exemple
example-on = Continuer
example-back = Retour au jeu


## Pourquoi une carte ne peut pas être jouée

why-turn = Pas encore : c’est à { $who } de jouer.
why-draw = Dis d’abord combien de cartes tu pioches.
why-wait = Pas encore : les autres peuvent répondre à ta carte.
why-passed = { prompt-passed }
why-answer = Seuls les éclairs et les blocages répondent.
why-own-turn = À ton tour, seuls les blocages répondent.
why-own-cards = On ne répond pas à ses propres cartes.
why-colour = Mauvaise couleur : ici, il faut { bolts }.
why-sum = Tes éclairs doivent faire exactement { $total }.
why-red-block = Il n’y a pas de carte nombre à annuler.
why-orange-block = Il n’y a pas de blocage à annuler.
# $number est le nombre de la carte.
why-closed = Le { colour-name } est fermé sur tous les objectifs.
why-high = Trop grand : aucun { colour-name } ouvert n’a de place pour { $number }.
why-high-any = Trop grand : aucune couleur ouverte n’a de place pour { $number }.
why-exact = Aucun { colour-name } ouvert ne demande { $number }.
why-exact-any = Aucune couleur ouverte ne demande { $number }.
why-block = Un blocage sert seulement à répondre.
why-clean-slate = Aucune carte n’est posée sur un objectif.
why-new-goal = Il n’y a plus d’objectif dans la pioche.
why-helping-hand = Il n’y a plus de carte à piocher.
why-pickpocket = Les autres n’ont pas de carte.
