### MADMATH auf Deutsch.
### $who ist ein Name, $me ist "yes", wenn es um die lesende Person geht, $board ist "multiplication" oder "addition".

title = MADMATH
tagline = Würfeln, malnehmen, drei in eine Reihe!
goal = Deine Würfel nennen ein Feld, deine Figur zieht darauf: Wer zuerst drei in einer Reihe hat, gewinnt.


## Optionen

option-board = Spielplan
option-board-help = Was auf den Feldern steht: Produkte oder Summen.
option-board-multiplication = Malnehmen · 7 × 3 = 21
option-board-addition = Zusammenzählen · 7 + 3 = 10

option-dice = Würfel
option-dice-help = Größere Würfel, größerer Plan, größere Zahlen.
option-dice-5 = 0 bis 5 · 5 × 5 Felder · für die Kleinen
option-dice-9 = 0 bis 9 · 9 × 9 Felder · für alle
option-dice-12 = 0 bis 12 · 12 × 12 Felder · für Zahlenfans

option-level = Stufe
option-level-help = Was eine Dreierreihe wert ist.
option-level-junior = Junior · eine Reihe gewinnt die Runde
option-level-intermediate = Mittel · eine Reihe bringt Punkte
option-level-expert = Experte · und die anderen verlieren welche

option-rounds = Runden
option-rounds-help = Wer die meisten gewinnt, gewinnt das Spiel.
option-rounds-1 = 1 Runde
option-rounds-3 = 3 Runden
option-rounds-5 = 5 Runden
option-rounds-7 = 7 Runden

option-points = Punkte
option-points-help = Wer über diese Zahl kommt, gewinnt; sie genau zu treffen reicht nicht.

option-timer = Bedenkzeit
option-timer-help = Für jede Entscheidung. Ist die Zeit um, entscheidet das Spiel für dich.
option-timer-0 = Ohne Limit
option-timer-15 = 15 Sekunden
option-timer-30 = 30 Sekunden
option-timer-60 = 60 Sekunden


## Züge, für den Verlauf und zum Vorlesen

move-throw =
    { $me ->
        [yes] { $keep ->
            [first] Du behältst den ersten Würfel und wirfst den zweiten.
            [second] Du behältst den zweiten Würfel und wirfst den ersten.
           *[none] Du wirfst beide Würfel.
        }
       *[no] { $keep ->
            [first] { $who } behält den ersten Würfel und wirft den zweiten.
            [second] { $who } behält den zweiten Würfel und wirft den ersten.
           *[none] { $who } wirft beide Würfel.
        }
    }
move-place =
    { $me ->
        [yes] { $from_row ->
            [none] Du setzt eine neue Figur auf { square-name }.
           *[other] Du ziehst eine Figur von { square-from } auf { square-name }.
        }
       *[no] { $from_row ->
            [none] { $who } setzt eine neue Figur auf { square-name }.
           *[other] { $who } zieht eine Figur von { square-from } auf { square-name }.
        }
    }
move-roll =
    { $me ->
        [yes] { $shows ->
            [0] Du würfelst eine 0 – oh nein!
           *[other] Du würfelst eine { $shows }.
        }
       *[no] { $shows ->
            [0] { $by } würfelt eine 0 – autsch!
           *[other] { $by } würfelt eine { $shows }.
        }
    }
move-next-round = Der Plan wird abgeräumt: auf in die nächste Runde.


## Aufforderungen

your-turn = Du bist dran!
prompt-opening = Du beginnst: Wirf beide Würfel!
prompt-choose = { $who } hat { $first } und { $second } liegen lassen. Einen Würfel behalten oder beide werfen?
prompt-choose-again = Pasch, du spielst noch einmal! Einen Würfel behalten oder beide werfen?
prompt-choose-one = Nur die { $value } darfst du behalten. Behalten oder beide werfen?
prompt-choose-none = Zwei Nullen: Wirf beide Würfel!
prompt-place = Du hast { $first } und { $second }: Welches Feld nimmst du?
prompt-place-one = Nur ein Feld für dich: Setz deine Figur darauf.
prompt-move-pawn = Alle vier Figuren sind im Spiel. Welche zieht?
prompt-wait = { $who } ist dran …


## Was geschah

event-zero =
    { $me ->
        [yes] Eine Null! Dein Zug ist verloren.
       *[no] Eine Null! { $who } verliert den Zug.
    }
event-taken =
    { $me ->
        [yes] Kein Feld ist frei: Dein Zug ist verloren.
       *[no] Kein Feld ist frei: { $who } verliert den Zug.
    }
event-double =
    { $me ->
        [yes] Pasch! Du spielst noch einmal.
       *[no] Pasch! { $who } spielt noch einmal.
    }
event-roll-off = Der höchste Wurf beginnt!
event-roll-off-tie = Gleichstand! Die Besten werfen noch einmal.
event-starts =
    { $me ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
event-line =
    { $me ->
        [yes] Du hast drei in einer Reihe!
       *[no] { $who } hat drei in einer Reihe!
    }
# $points ist 0, wo Runden zählen und keine Punkte.
event-round-won =
    { $me ->
        [yes] { $points ->
            [0] Du gewinnst die Runde!
            [one] Du gewinnst die Runde und { $points } Punkt!
           *[other] Du gewinnst die Runde und { $points } Punkte!
        }
       *[no] { $points ->
            [0] { $who } gewinnt die Runde!
            [one] { $who } gewinnt die Runde und { $points } Punkt!
           *[other] { $who } gewinnt die Runde und { $points } Punkte!
        }
    }
event-round-nobody = Niemand hat drei in einer Reihe: Diese Runde gehört niemandem.
event-next-round-soon = Gleich geht es mit der nächsten Runde weiter …


## Was auf dem Tisch liegt

square-name =
    { $board ->
        [addition] { $row } + { $column }
       *[multiplication] { $row } × { $column }
    }
square-from =
    { $board ->
        [addition] { $from_row } + { $from_column }
       *[multiplication] { $from_row } × { $from_column }
    }
square = { square-name } ist { $value }
square-free = frei
square-pawn = Figur von { $who }
square-mine = deine Figur
square-here = Setz deine Figur auf { $value }: { square-name }
pawn-move-from = Die Figur von { square-name } wegziehen
pawns-left =
    { $count ->
        [0] Alle Figuren sind im Spiel
        [one] Noch { $count } Figur
       *[other] Noch { $count } Figuren
    }
die-shows = Würfel: { $value }
die-keep = Die { $value } behalten
die-kept = Behalten
die-throw = Werfen
throw-both = Beide Würfel werfen
throw-one = Einen Würfel werfen
cancel = Abbrechen
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
rounds-won =
    { $count ->
        [one] { $count } Runde gewonnen
       *[other] { $count } Runden gewonnen
    }
round = Runde { $number }
to-win = Ziel: über { $target }
best-of =
    { $rounds ->
        [1] Eine Runde
       *[other] Die meisten Siege in { $rounds } Runden
    }
sum-of-line = Summe der Reihe
board-label = Spielplan
dice-label = Würfel


## Tasten

key-keep-first = Linken Würfel behalten oder nicht
key-keep-second = Rechten Würfel behalten oder nicht
key-go = Werfen oder ausführen
key-choose = Feld oder Figur wählen
key-undo = Zurücklegen

## Regeln

rules-1-title = Das Ziel
rules-1-text =
    Zwei Würfel nennen ein Feld des Plans, und deine Figur kommt darauf.
    Bring drei deiner Figuren nebeneinander in eine Reihe: waagrecht, senkrecht oder schräg.
    Wer das zuerst schafft, gewinnt die Runde.
    Auf jedem Feld steht Zeile mal Spalte – auf dem Plan zum Zusammenzählen ihre Summe.
rules-2-title = Wer beginnt
rules-2-text =
    Alle werfen beide Würfel, die höchste Summe beginnt. Bei Gleichstand werfen die Besten noch einmal.
    Der erste Wurf einer Runde ist immer mit beiden Würfeln.
    Danach geht es links herum weiter.
rules-3-title = Einen Würfel behalten?
rules-3-text =
    Die Würfel liegen so, wie sie vor dir liegen geblieben sind. Du hast die Wahl:
    - wirf beide, oder
    - behalte einen, wie er liegt, und wirf nur den anderen.
    Beide behalten geht nicht, eine 0 behalten auch nicht.
rules-4-title = Eine Figur setzen
rules-4-text =
    Deine Würfel nennen zwei Felder: 7 und 3 führen zu Zeile 7, Spalte 3 und zu Zeile 3, Spalte 7.
    Setz eine Figur auf eines, das frei ist. Ist nur eines frei, muss es dieses sein.
    Du hast vier Figuren. Sind alle im Spiel, muss eine von ihnen ziehen: Du suchst aus, welche.
rules-5-title = Pasch
rules-5-text =
    Beide Würfel gleich? Setz deine Figur und spiel noch einmal: Behalte einen Würfel oder wirf beide.
    Auch ein behaltener Würfel kann einen Pasch ergeben.
    Ist das Feld besetzt, gibt es keinen zweiten Wurf.
rules-6-title = Verlorene Züge
rules-6-text =
    Dein Zug ist verloren, wenn
    - ein geworfener Würfel 0 zeigt oder
    - kein Feld frei ist. Auch deine eigenen Figuren stehen im Weg.
    Die Würfel bleiben liegen, und wer danach dran ist, darf einen davon behalten. Nur eine 0 nie.
rules-7-title = Drei in einer Reihe
rules-7-text =
    Drei Figuren ohne Lücke in einer Reihe beenden die Runde sofort, auch bei einem Pasch.
    Sind es vier in einer Reihe, zählen die besten drei.
    Eine neue Runde beginnt mit leerem Plan, und der Start wird neu ausgewürfelt.
rules-8-title = Punkte
rules-8-text =
    - Junior: Eine Reihe gewinnt die Runde. Bei mehreren Runden zählt, wer die meisten gewinnt.
    - Mittel: Wer die Runde gewinnt, bekommt die drei Zahlen unter der Reihe als Punkte. Wer zuerst über das Ziel kommt, gewinnt.
    - Experte: Die anderen verlieren außerdem die höchste Zahl unter ihren eigenen Figuren, fallen aber nie unter 0.
    Das Ziel hängt vom Plan ab und lässt sich ändern. Nach 20 Runden gewinnt, wer am meisten hat; bei Gleichstand geht es weiter.


## Hinweise für die erste Partie

guide-throw = Wirf die Würfel! Sie bestimmen, wohin deine Figur darf.
guide-place =
    { $board ->
        [addition] Du hast { $first } und { $second }. Tipp auf ein leuchtendes Feld, Zeile plus Spalte: Dort steht dann deine Figur.
       *[multiplication] Du hast { $first } und { $second }. Tipp auf ein leuchtendes Feld, Zeile mal Spalte: Dort steht dann deine Figur.
    }
guide-three = Deine erste Figur! Drei nebeneinander gewinnen: waagrecht, senkrecht oder schräg.
guide-wait = { $who } ist dran. Wo schon eine Figur steht, darf niemand hin: Stell dich den anderen in den Weg!
guide-keep = Gefällt dir eine Zahl? Tipp den Würfel an, dann bleibt er liegen. Wirf nur den anderen.
guide-move = Alle vier Figuren sind im Spiel, also zieht jetzt eine. Tipp auf ein Feld, dann auf die Figur.
