### MADMATH auf Deutsch.
### $who ist ein Name, $me ist "yes", wenn es um die lesende Person geht, $board ist "multiplication" oder "addition".

title = MADMATH
tagline = Würfeln, malnehmen, drei in eine Reihe!
goal = Deine Würfel bestimmen, wohin deine Figur darf. Wer zuerst drei in einer Reihe hat, gewinnt die Runde.


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
option-level-junior = Junior · eine Reihe bringt den Rundensieg
option-level-intermediate = Mittel · eine Reihe bringt Punkte
option-level-expert = Experte · dazu verlieren die anderen Punkte

option-rounds = Runden
option-rounds-help = Wer die meisten Runden holt, gewinnt das Spiel.
option-rounds-1 = 1 Runde
option-rounds-3 = 3 Runden
option-rounds-5 = 5 Runden
option-rounds-7 = 7 Runden

option-points = Punkteziel
option-points-help = Wer über diese Zahl kommt, gewinnt; sie genau zu treffen, reicht nicht.

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
            [first] Du behältst den linken Würfel und wirfst den anderen.
            [second] Du behältst den rechten Würfel und wirfst den anderen.
           *[none] Du wirfst beide Würfel.
        }
       *[no] { $keep ->
            [first] { $who } behält den linken Würfel und wirft den anderen.
            [second] { $who } behält den rechten Würfel und wirft den anderen.
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
move-next-round = Der Plan wird abgeräumt: Auf in die nächste Runde!


## Aufforderungen

your-turn = Du bist dran!
prompt-opening = Wirf zum Start beide Würfel!
prompt-choose = { $who } hat { $first } und { $second } liegen lassen. Einen Würfel behalten oder beide werfen?
prompt-choose-again = Einen Würfel behalten oder beide werfen?
prompt-choose-one = Nur die { $value } darfst du behalten. Behalten oder beide werfen?
prompt-choose-none = Zwei Nullen: Wirf beide Würfel!
prompt-place = Du hast { $first } und { $second }: Welches Feld nimmst du?
prompt-place-one = Nur ein Feld ist möglich: Setz deine Figur darauf.
prompt-move-pawn = Alle vier Figuren sind im Spiel. Welche zieht?
prompt-wait = { $who } ist dran …


## Was Züge bewirken: ganze Sätze für den Verlauf

event-zero =
    { $me ->
        [yes] Eine Null! Dein Zug verfällt.
       *[no] Eine Null! Der Zug von { $who } verfällt.
    }
event-taken =
    { $squares ->
        [1] { $me ->
            [yes] Das Feld ist besetzt: Dein Zug verfällt.
           *[no] Das Feld ist besetzt: Der Zug von { $who } verfällt.
        }
       *[other] { $me ->
            [yes] Beide Felder sind besetzt: Dein Zug verfällt.
           *[no] Beide Felder sind besetzt: Der Zug von { $who } verfällt.
        }
    }
event-double =
    { $me ->
        [yes] Pasch! Du bist noch einmal dran.
       *[no] Pasch! { $who } ist noch einmal dran.
    }
# $points einer Reihe ist 0, wo Runden zählen und keine Punkte.
event-line =
    { $points ->
        [0] { $me ->
            [yes] Drei in einer Reihe auf { $first }, { $second } und { $third }: Du gewinnst die Runde!
           *[no] Drei in einer Reihe auf { $first }, { $second } und { $third }: { $who } gewinnt die Runde!
        }
       *[other] { $me ->
            [yes] Drei in einer Reihe: Du gewinnst die Runde und { $first } + { $second } + { $third } = { $points } Punkte!
           *[no] Drei in einer Reihe: { $who } gewinnt die Runde und { $first } + { $second } + { $third } = { $points } Punkte!
        }
    }
event-loss =
    { $points ->
        [one] { $me ->
            [yes] Du verlierst { $points } Punkt.
           *[no] { $who } verliert { $points } Punkt.
        }
       *[other] { $me ->
            [yes] Du verlierst { $points } Punkte.
           *[no] { $who } verliert { $points } Punkte.
        }
    }
event-no-line = Niemand hat drei in einer Reihe: Damit endet das Spiel.
event-win =
    { $how ->
        [rounds] { $score ->
            [one] { $me ->
                [yes] Du holst { $score } Runde und gewinnst das Spiel!
               *[no] { $who } holt { $score } Runde und gewinnt das Spiel!
            }
           *[other] { $me ->
                [yes] Du holst { $score } Runden und gewinnst das Spiel!
               *[no] { $who } holt { $score } Runden und gewinnt das Spiel!
            }
        }
        [target] { $me ->
            [yes] Du kommst über { $target } und gewinnst das Spiel mit { $score } Punkten!
           *[no] { $who } kommt über { $target } und gewinnt das Spiel mit { $score } Punkten!
        }
        [score] { $me ->
            [yes] Du liegst vorn und gewinnst das Spiel!
           *[no] { $who } liegt vorn und gewinnt das Spiel!
        }
        [shared] { $me ->
            [yes] Der Sieg wird geteilt: Du gewinnst mit!
           *[no] Der Sieg wird geteilt: { $who } gewinnt mit!
        }
       *[line] { $me ->
            [yes] Du gewinnst das Spiel!
           *[no] { $who } gewinnt das Spiel!
        }
    }


## Was Züge bewirken: wenige Worte, auf den Plan gestempelt

stamp-zero =
    { $me ->
        [yes] Null! Dein Zug verfällt
       *[no] Null! { $who } geht leer aus
    }
stamp-taken =
    { $me ->
        [yes] Besetzt! Dein Zug verfällt
       *[no] Besetzt! { $who } geht leer aus
    }
stamp-double =
    { $me ->
        [yes] Pasch! Noch einmal!
       *[no] Pasch! { $who } noch einmal!
    }
stamp-line =
    { $points ->
        [0] Drei in einer Reihe!
       *[other] Dreierreihe! +{ $points }
    }
stamp-loss =
    { $points ->
        [one] Du verlierst { $points } Punkt
       *[other] Du verlierst { $points } Punkte
    }
stamp-no-line = Keine Reihe: Das Spiel ist aus
stamp-win =
    { $how ->
        [target] { $me ->
            [yes] Über { $target }: Du gewinnst!
           *[no] Über { $target }: { $who } gewinnt!
        }
        [shared] { $me ->
            [yes] Geteilter Sieg!
           *[no] Geteilter Sieg: { $who }!
        }
       *[other] { $me ->
            [yes] Du gewinnst!
           *[no] { $who } gewinnt!
        }
    }


## Sonstige Meldungen

news-roll-off = Wer die höchste Summe wirft, beginnt!
news-tie = Gleichstand! Die Besten werfen noch einmal.
news-starts =
    { $me ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
news-next-round = Gleich geht es mit der nächsten Runde weiter …
news-round-won =
    { $me ->
        [yes] Du gewinnst die Runde!
       *[no] { $who } gewinnt die Runde!
    }
news-game-won =
    { $me ->
        [yes] Du gewinnst das Spiel!
       *[no] { $who } gewinnt das Spiel!
    }
story-line = Drei in einer Reihe: { $numbers }.
story-last-line = Die letzte Dreierreihe: { $numbers }.
story-rounds =
    { $me ->
        [yes] Du hast { $count } von { $rounds } Runden gewonnen.
       *[no] { $who } hat { $count } von { $rounds } Runden gewonnen.
    }
story-past = Das macht insgesamt { $count } Punkte: mehr als { $target }.
story-most =
    { $count ->
        [one] { $count } Punkt nach Runde { $rounds }: mehr als alle anderen.
       *[other] { $count } Punkte nach Runde { $rounds }: mehr als alle anderen.
    }
story-level = Nach Runde { $rounds } immer noch gleichauf.


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
die-tap = Behalten
die-kept = Bleibt
throw-both = Beide Würfel werfen
throw-one = Einen Würfel werfen
cancel = { key-undo }
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

key-keep-first = Linken Würfel behalten oder freigeben
key-keep-second = Rechten Würfel behalten oder freigeben
key-go = Werfen oder bestätigen
key-choose = Feld oder Figur wählen
key-undo = Zurücknehmen

## Regeln

rules-1-title = Das Ziel
rules-1-text =
    Zwei Würfel bestimmen, auf welches Feld des Plans deine Figur kommen darf.
    Bring drei deiner Figuren ohne Lücke in eine Reihe: waagrecht, senkrecht oder schräg.
    Wer das zuerst schafft, gewinnt die Runde.
    Auf jedem Feld steht Zeile mal Spalte – oder beim Zusammenzählen Zeile plus Spalte.
rules-2-title = Wer beginnt?
rules-2-text =
    Alle werfen beide Würfel. Wer die höchste Summe hat, beginnt; bei Gleichstand werfen die Besten noch einmal. Sind sie nach 1.000 Würfen immer noch gleichauf, beginnt, wer von ihnen in der Sitzordnung zuerst kommt.
    Zu Beginn einer Runde werden immer beide Würfel geworfen.
    Danach geht es im Uhrzeigersinn weiter.
rules-3-title = Einen Würfel behalten?
rules-3-text =
    Die Würfel liegen noch so da wie nach dem letzten Zug. Du hast die Wahl:
    - wirf beide, oder
    - behalte einen, wie er liegt, und wirf nur den anderen.
    Beide behalten geht nicht, eine 0 behalten auch nicht.
rules-4-title = Eine Figur setzen
rules-4-text =
    Deine Würfel bestimmen zwei Felder: 7 und 3 führen zu Zeile 7, Spalte 3 und zu Zeile 3, Spalte 7.
    Setz eine Figur auf eines, das frei ist. Ist nur eines frei, muss es dieses sein.
    Du hast vier Figuren. Sind alle im Spiel, muss eine von ihnen ziehen: Du suchst aus, welche.
rules-5-title = Pasch
rules-5-text =
    Beide Würfel gleich? Setz deine Figur, dann bist du noch einmal dran: Behalte einen Würfel oder wirf beide.
    Auch mit einem behaltenen Würfel ist ein Pasch möglich.
    Ist das Feld besetzt, gibt es keinen zweiten Wurf.
rules-6-title = Wenn der Zug verfällt
rules-6-text =
    Dein Zug verfällt, wenn
    - ein geworfener Würfel 0 zeigt oder
    - kein Feld frei ist, das deine Würfel bestimmen. Auch deine eigenen Figuren stehen im Weg.
    Die Würfel bleiben liegen, und wer danach dran ist, darf einen davon behalten. Eine 0 darf man nie behalten.
rules-7-title = Drei in einer Reihe
rules-7-text =
    Drei Figuren ohne Lücke in einer Reihe beenden die Runde sofort, auch bei einem Pasch.
    Bei vier in einer Reihe oder zwei Reihen auf einmal zählt die beste Dreierreihe.
    Eine neue Runde startet mit leerem Plan, und es wird neu ausgewürfelt, wer beginnt.
rules-8-title = Punkte
rules-8-text =
    - Junior: Wer eine Reihe schafft, gewinnt die Runde. Bei mehreren Runden gewinnt, wer die meisten Runden holt. Bei Gleichstand an der Spitze spielt ihr weiter, bis jemand vorn liegt.
    - Mittel: Wer die Runde gewinnt, bekommt die drei Zahlen unter der Reihe als Punkte. Wer zuerst über das Punkteziel kommt, gewinnt.
    - Experte: Die anderen verlieren außerdem die höchste Zahl unter ihren eigenen Figuren, fallen aber nie unter 0.
    Das Punkteziel hängt vom Plan ab und lässt sich ändern. Dauert eine Runde 10.000 Würfe ohne Reihe oder ein Spiel 100.000 Runden, gewinnt, wer vorn liegt; bei Gleichstand wird der Sieg geteilt.


## Hinweise für die erste Partie

guide-throw =
    { $goal ->
        [points] Drei in einer Reihe bringen dir Punkte! Wirf die Würfel: Sie zeigen, wohin du darfst.
       *[round] Mit drei in einer Reihe gewinnst du! Wirf die Würfel: Sie zeigen, wohin du darfst.
    }
guide-place =
    { $board ->
        [addition] Du hast { $first } und { $second }. Tipp auf ein leuchtendes Feld: Zeile plus Spalte.
       *[multiplication] Du hast { $first } und { $second }. Tipp auf ein leuchtendes Feld: Zeile mal Spalte.
    }
guide-three = Da steht deine Figur! Du brauchst drei ohne Lücke in einer Reihe, auch schräg.
guide-wait = { $who } ist dran. Besetzte Felder sind tabu: Stell dich den anderen in den Weg!
guide-keep = Gefällt dir eine Zahl? Tipp den Würfel an, dann bleibt er liegen. Wirf nur den anderen.
guide-move =
    { $squares ->
        [1] Jetzt zieht eine deiner vier Figuren: Tipp auf die, die auf das leuchtende Feld soll.
       *[other] Jetzt zieht eine deiner vier Figuren: Tipp auf ein Feld, dann auf die Figur.
    }
