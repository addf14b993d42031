### Sample Game en français.
### $who est un nom, $me vaut "yes" si c’est la personne qui lit.

title = Sample Game
tagline = Secoue, regarde, frappe !
goal = Personne d’autre ne voit le dé sous ton gobelet : aie le plus grand quand quelqu’un frappe.


## Options

option-turns = Tours
option-turns-help = Combien de fois tout le monde joue avant qu’on lève les gobelets.
option-turns-1 = Une fois
option-turns-2 = Deux fois
option-turns-3 = Trois fois


## Les coups, pour le journal et la lecture à voix haute

move-shake =
    { $me ->
        [yes] Tu secoues ton gobelet.
       *[no] { $who } secoue son gobelet.
    }
move-knock =
    { $me ->
        [yes] Tu frappes : gobelets levés !
       *[no] { $who } frappe : gobelets levés !
    }
move-roll =
    { $shows ->
        [none] Chez { $by }, le dé s’arrête.
       *[other] Sous ton gobelet, il y a un { $shows }.
    }


## L’écran

prompt =
    { $me ->
        [yes] Que fais-tu ?
       *[no] À { $who } de jouer…
    }
prompt-end = Gobelets levés : le plus grand dé gagne !
left =
    { $count ->
        [one] encore { $count } tour à jouer
       *[other] encore { $count } tours à jouer
    }
cups = Gobelets
cup-hidden = caché
do-shake = Secouer encore
do-knock = Frapper


## Règles

rules-1-title = Le but
rules-1-text =
    Tout le monde a un dé sous un gobelet, et personne d’autre que toi ne regarde sous le tien.
    Aie le plus grand dé quand on lève les gobelets.
rules-2-title = Ton tour
rules-2-text =
    Secoue ton gobelet, ce qui relance ton dé, ou frappe. Dès qu’on frappe, tous les gobelets se lèvent.
rules-3-title = La fin
rules-3-text =
    Quand tout le monde a joué tous ses tours, les gobelets se lèvent sans qu’on frappe.
    Le plus grand dé gagne. En cas d’égalité, la victoire est partagée.
