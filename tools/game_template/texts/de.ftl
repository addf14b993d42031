### Sample Game auf Deutsch.
### $who ist ein Name, $me ist "yes", wenn es um die lesende Person geht.

title = Sample Game
tagline = Schütteln, spicken, klopfen!
goal = Nur du siehst den Würfel unter deinem Becher: Wer den höchsten hat, wenn jemand klopft, gewinnt.


## Optionen

option-turns = Züge
option-turns-help = Wie oft alle drankommen, bevor die Becher gehoben werden.
option-turns-1 = Einmal
option-turns-2 = Zweimal
option-turns-3 = Dreimal


## Züge, für den Verlauf und zum Vorlesen

move-shake =
    { $me ->
        [yes] Du schüttelst deinen Becher.
       *[no] { $who } schüttelt den Becher.
    }
move-knock =
    { $me ->
        [yes] Du klopfst: Becher hoch!
       *[no] { $who } klopft: Becher hoch!
    }
move-roll =
    { $shows ->
        [none] Der Würfel von { $by } liegt.
       *[other] Unter deinem Becher liegt eine { $shows }.
    }


## Der Bildschirm

prompt =
    { $me ->
        [yes] Was tust du?
       *[no] { $who } ist dran …
    }
prompt-end = Becher hoch: Der höchste Würfel gewinnt!
left =
    { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
cups = Becher
cup-hidden = verdeckt
do-shake = Noch mal schütteln
do-knock = Klopfen


## Regeln

rules-1-title = Das Ziel
rules-1-text =
    Alle haben einen Würfel unter einem Becher, und nur du darfst unter deinen schauen.
    Hab den höchsten Würfel, wenn die Becher gehoben werden.
rules-2-title = Du bist dran
rules-2-text =
    Schüttle deinen Becher, dann wird dein Würfel neu geworfen, oder klopf. Wird geklopft, heben alle sofort die Becher.
rules-3-title = Das Ende
rules-3-text =
    Wenn alle ihre Züge verbraucht haben, werden die Becher auch ohne Klopfen gehoben.
    Der höchste Würfel gewinnt. Haben ihn mehrere, teilen sie sich den Sieg.
