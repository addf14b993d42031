### That Match Game auf Deutsch.
### $who ist ein Name, $me ist "yes", wenn es um die lesende Person geht; $whose_is_me und $to_is_me sagen dasselbe von
### $whose und $to. $card und $hits sind Spielkarten: "red-3", "lightning-red-3", "any-3", "red-exclamation", ein Name wie
### "new-goal" oder "hidden". $goal ist ein Platz in der Mitte, von links gezählt. $red, $green und $blue sind die
### Zahlen einer Punktekarte. $sum ist "1 + 2", $count die Anzahl der Karten darin.

title = That Match Game
tagline = Füll die Farben, schnapp dir die Sterne!
goal = Mach die letzte Farbe einer Punktekarte voll, und ihre Sterne gehören dir – wenn nicht jemand mit Blitzen kontert.


## Optionen

option-rules = Regeln
option-rules-help = Das einfache Spiel ist für die Kleinen: gleiche Farbe, gleiche Zahl, eine Karte pro Zug.
option-rules-full = Komplett · addieren und mit Blitzen kontern
option-rules-simplified = Einfach · für Kinder von 3 bis 5

option-exclamations = Ausrufezeichen
option-exclamations-help = Welche Farben ein Ausrufezeichen schließen kann.
option-exclamations-any = Jede Farbe
option-exclamations-own = Nur die eigene Farbe

option-window = Zeit zum Kontern
option-window-help = Wie lange alle mit Blitzen kontern oder eine Karte sperren können.
option-window-0 = Ohne Limit
option-window-4 = 4 Sekunden
option-window-6 = 6 Sekunden
option-window-8 = 8 Sekunden
option-window-12 = 12 Sekunden

option-timer = Bedenkzeit
option-timer-help = Für jede Entscheidung in deinem Zug. Ist die Zeit um, entscheidet das Spiel für dich.
option-timer-0 = Ohne Limit
option-timer-15 = 15 Sekunden
option-timer-30 = 30 Sekunden
option-timer-60 = 60 Sekunden


## Farben

# Mitten im Satz.
colour-name =
    { $colour ->
        [red] Rot
        [green] Grün
       *[blue] Blau
    }
# Allein.
colour-label =
    { $colour ->
        [red] Rot
        [green] Grün
       *[blue] Blau
    }


## Karten

card-clean-slate = Reiner Tisch
card-new-goal = Neues Ziel
card-helping-hand = Helfende Hand
card-pickpocket = Langfinger

# $rules ist "full" oder "simplified".
card-number-help =
    { $rules ->
        [simplified] Kommt auf ihre Farbe, wo genau diese Zahl verlangt ist, und schließt sie.
       *[full] Kommt auf das Feld ihrer Farbe auf einer Punktekarte, solange die Summe nicht zu hoch wird.
    }
card-lightning-help =
    { $rules ->
        [simplified] Eine Zahl wie jede andere: Sie schließt ihre Farbe, wo genau diese Zahl verlangt ist.
       *[full] In deinem Zug eine Zahl wie jede andere. Im Zug der anderen kontert sie eine Zahlenkarte.
    }
card-any-help =
    { $rules ->
        [simplified] Kommt auf jede Farbe, die genau diese Zahl verlangt, und schließt sie.
       *[full] Eine Zahl für jede Farbe, aber nur in deinem Zug.
    }
# $exclamations ist "own", wenn ein Ausrufezeichen nur die eigene Farbe schließt.
card-exclamation-help =
    { $exclamations ->
        [own] Schließt die eigene Farbe auf einer Punktekarte, egal wie viel noch fehlt.
       *[any] Schließt eine beliebige Farbe einer Punktekarte, egal wie viel noch fehlt.
    }
card-red-block-help = Sperrt eine Zahlenkarte, die gerade gespielt wurde oder kontert.
card-orange-block-help = Hebt eine Sperre auf, rot oder orange.
card-clean-slate-help = Leg alles ab, was auf einer Punktekarte liegt.
card-new-goal-help = Leg eine Punktekarte unter ihren Stapel und deck eine neue auf. Was auf der alten lag, wird abgelegt.
card-helping-hand-help = Zieh drei Karten.
card-pickpocket-help = Zieh jemandem eine Karte aus der Hand, ohne hinzuschauen.

# Eine Karte allein.
card-label =
    { $card ->
        [red-1] Rote 1
        [red-2] Rote 2
        [red-3] Rote 3
        [red-4] Rote 4
        [red-5] Rote 5
        [green-1] Grüne 1
        [green-2] Grüne 2
        [green-3] Grüne 3
        [green-4] Grüne 4
        [green-5] Grüne 5
        [blue-1] Blaue 1
        [blue-2] Blaue 2
        [blue-3] Blaue 3
        [blue-4] Blaue 4
        [blue-5] Blaue 5
        [lightning-red-1] Rote Blitz-1
        [lightning-red-2] Rote Blitz-2
        [lightning-red-3] Rote Blitz-3
        [lightning-red-4] Rote Blitz-4
        [lightning-green-1] Grüne Blitz-1
        [lightning-green-2] Grüne Blitz-2
        [lightning-green-3] Grüne Blitz-3
        [lightning-green-4] Grüne Blitz-4
        [lightning-blue-1] Blaue Blitz-1
        [lightning-blue-2] Blaue Blitz-2
        [lightning-blue-3] Blaue Blitz-3
        [lightning-blue-4] Blaue Blitz-4
        [any-1] Bunte 1
        [any-2] Bunte 2
        [any-3] Bunte 3
        [red-exclamation] Rotes Ausrufezeichen
        [green-exclamation] Grünes Ausrufezeichen
        [blue-exclamation] Blaues Ausrufezeichen
        [red-block] Rote Sperre
        [orange-block] Orange Sperre
        [clean-slate] { card-clean-slate }
        [new-goal] { card-new-goal }
        [helping-hand] { card-helping-hand }
        [pickpocket] { card-pickpocket }
       *[hidden] Verdeckte Karte
    }
# Eine Karte mitten im Satz.
card-name =
    { $card ->
        [red-1] eine rote 1
        [red-2] eine rote 2
        [red-3] eine rote 3
        [red-4] eine rote 4
        [red-5] eine rote 5
        [green-1] eine grüne 1
        [green-2] eine grüne 2
        [green-3] eine grüne 3
        [green-4] eine grüne 4
        [green-5] eine grüne 5
        [blue-1] eine blaue 1
        [blue-2] eine blaue 2
        [blue-3] eine blaue 3
        [blue-4] eine blaue 4
        [blue-5] eine blaue 5
        [lightning-red-1] eine rote Blitz-1
        [lightning-red-2] eine rote Blitz-2
        [lightning-red-3] eine rote Blitz-3
        [lightning-red-4] eine rote Blitz-4
        [lightning-green-1] eine grüne Blitz-1
        [lightning-green-2] eine grüne Blitz-2
        [lightning-green-3] eine grüne Blitz-3
        [lightning-green-4] eine grüne Blitz-4
        [lightning-blue-1] eine blaue Blitz-1
        [lightning-blue-2] eine blaue Blitz-2
        [lightning-blue-3] eine blaue Blitz-3
        [lightning-blue-4] eine blaue Blitz-4
        [any-1] eine bunte 1
        [any-2] eine bunte 2
        [any-3] eine bunte 3
        [red-exclamation] ein rotes Ausrufezeichen
        [green-exclamation] ein grünes Ausrufezeichen
        [blue-exclamation] ein blaues Ausrufezeichen
        [red-block] eine rote Sperre
        [orange-block] eine orange Sperre
        [clean-slate] „{ card-clean-slate }“
        [new-goal] „{ card-new-goal }“
        [helping-hand] „{ card-helping-hand }“
        [pickpocket] „{ card-pickpocket }“
       *[hidden] eine Karte
    }
# Eine Karte, die gesperrt wird, mitten im Satz.
card-hit =
    { $hits ->
        [red-1] die rote 1
        [red-2] die rote 2
        [red-3] die rote 3
        [red-4] die rote 4
        [red-5] die rote 5
        [green-1] die grüne 1
        [green-2] die grüne 2
        [green-3] die grüne 3
        [green-4] die grüne 4
        [green-5] die grüne 5
        [blue-1] die blaue 1
        [blue-2] die blaue 2
        [blue-3] die blaue 3
        [blue-4] die blaue 4
        [blue-5] die blaue 5
        [lightning-red-1] die rote Blitz-1
        [lightning-red-2] die rote Blitz-2
        [lightning-red-3] die rote Blitz-3
        [lightning-red-4] die rote Blitz-4
        [lightning-green-1] die grüne Blitz-1
        [lightning-green-2] die grüne Blitz-2
        [lightning-green-3] die grüne Blitz-3
        [lightning-green-4] die grüne Blitz-4
        [lightning-blue-1] die blaue Blitz-1
        [lightning-blue-2] die blaue Blitz-2
        [lightning-blue-3] die blaue Blitz-3
        [lightning-blue-4] die blaue Blitz-4
        [any-1] die bunte 1
        [any-2] die bunte 2
        [any-3] die bunte 3
        [red-exclamation] das rote Ausrufezeichen
        [green-exclamation] das grüne Ausrufezeichen
        [blue-exclamation] das blaue Ausrufezeichen
        [red-block] die rote Sperre
       *[orange-block] die orange Sperre
    }


## Züge, für den Verlauf und zum Vorlesen

# Teile der Sätze darunter.
on-goal =
    { $card ->
        [any-1] auf Punktekarte { $goal }, bei { colour-name }
        [any-2] auf Punktekarte { $goal }, bei { colour-name }
        [any-3] auf Punktekarte { $goal }, bei { colour-name }
        [red-exclamation] auf Punktekarte { $goal }, bei { colour-name }
        [green-exclamation] auf Punktekarte { $goal }, bei { colour-name }
        [blue-exclamation] auf Punktekarte { $goal }, bei { colour-name }
       *[other] auf Punktekarte { $goal }
    }
bolts =
    { $colour ->
        [red] roten Blitzen
        [green] grünen Blitzen
       *[blue] blauen Blitzen
    }
with-bolts =
    { $count ->
        [one] { $colour ->
            [red] einem roten Blitz
            [green] einem grünen Blitz
           *[blue] einem blauen Blitz
        }
       *[other] { bolts }
    }
with-block =
    { $card ->
        [red-block] eine rote Sperre
       *[orange-block] eine orange Sperre
    }

move-draw =
    { $me ->
        [yes] { $count ->
            [0] Du ziehst keine Karte.
            [one] Du ziehst { $count } Karte.
           *[other] Du ziehst { $count } Karten.
        }
       *[no] { $count ->
            [0] { $who } zieht keine Karte.
            [one] { $who } zieht { $count } Karte.
           *[other] { $who } zieht { $count } Karten.
        }
    }
move-place =
    { $me ->
        [yes] Du legst { card-name } { on-goal }.
       *[no] { $who } legt { card-name } { on-goal }.
    }
move-clean-slate =
    { $me ->
        [yes] „{ card-clean-slate }“: Du räumst Punktekarte { $goal } leer.
       *[no] „{ card-clean-slate }“: { $who } räumt Punktekarte { $goal } leer.
    }
move-new-goal =
    { $me ->
        [yes] „{ card-new-goal }“: Du tauschst Punktekarte { $goal } aus.
       *[no] „{ card-new-goal }“: { $who } tauscht Punktekarte { $goal } aus.
    }
move-helping-hand =
    { $me ->
        [yes] „{ card-helping-hand }“: Du ziehst bis zu drei Karten.
       *[no] „{ card-helping-hand }“: { $who } zieht bis zu drei Karten.
    }
move-pickpocket =
    { $me ->
        [yes] „{ card-pickpocket }“: Du ziehst { $whose } eine Karte aus der Hand.
       *[no] { $whose_is_me ->
            [yes] „{ card-pickpocket }“: { $who } zieht dir eine Karte aus der Hand.
           *[no] „{ card-pickpocket }“: { $who } zieht { $whose } eine Karte aus der Hand.
        }
    }
move-discard =
    { $me ->
        [yes] Du legst { card-name } ab.
       *[no] { $who } legt { card-name } ab.
    }
move-end =
    { $me ->
        [yes] Du beendest deinen Zug.
       *[no] { $who } beendet den Zug.
    }
move-answer =
    { $me ->
        [yes] Du konterst mit { with-bolts }: { $sum }!
       *[no] { $who } kontert mit { with-bolts }: { $sum }!
    }
move-block =
    { $me ->
        [yes] { $own ->
            [yes] Du legst { with-block } auf deine eigene Karte: { card-hit }.
           *[no] Du legst { with-block } auf { card-hit } von { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } legt { with-block } auf eine eigene Karte: { card-hit }.
           *[no] { $whose_is_me ->
                [yes] { $who } legt { with-block } auf deine Karte: { card-hit }.
               *[no] { $who } legt { with-block } auf { card-hit } von { $whose }.
            }
        }
    }
move-pass =
    { $me ->
        [yes] Du passt.
       *[no] { $who } passt.
    }
move-lot =
    { $me ->
        [yes] Wer fängt an? Du ziehst { stars }.
       *[no] Wer fängt an? { $by } zieht { stars }.
    }
move-dealt =
    { $to_is_me ->
        [yes] Du bekommst { card-name }.
       *[no] { $to } bekommt { card-name }.
    }
move-turned = Punktekarte { $goal } wird aufgedeckt: Rot { $red }, Grün { $green }, Blau { $blue }.
move-picked =
    { $to_is_me ->
        [yes] Du nimmst { $whose } { card-name } weg.
       *[no] { $whose_is_me ->
            [yes] { $to } nimmt dir { card-name } weg.
           *[no] { $to } nimmt { $whose } { card-name } weg.
        }
    }
# $by ist "none", wenn nichts liegen bleibt. Was eine Punktekarte bringt, sagt ein Ereignis.
move-closed =
    { $by ->
        [none] Alles gesperrt: Nichts bleibt liegen.
       *[other] { $me ->
            [yes] Was du gelegt hast, bleibt liegen.
           *[no] Was { $by } gelegt hat, bleibt liegen.
        }
    }


## Aufforderungen

prompt-lots = Alle ziehen eine Punktekarte: Wer die meisten Sterne hat, fängt an.
prompt-dealing = Die Karten werden ausgeteilt …
prompt-draw = Du bist dran: Wie viele Karten ziehst du?
# $count ist, wie viele Karten noch gespielt werden dürfen; bei -first wurde noch keine gespielt.
prompt-play-first =
    { $count ->
        [one] Spiel eine Karte. Oder leg eine ab, oder beende einfach deinen Zug.
       *[other] Spiel bis zu { $count } Karten. Oder leg eine ab, oder beende einfach deinen Zug.
    }
prompt-play-again = Noch eine Karte, wenn du magst.
prompt-place = { card-label }: Wohin damit?
prompt-clean-slate = Welche Punktekarte räumst du leer?
prompt-new-goal = Welche Punktekarte tauschst du aus?
prompt-helping-hand = Drei Karten ziehen?
prompt-pickpocket = Wem nimmst du eine Karte weg?
prompt-discard = Welche Karte legst du ab?
prompt-too-many =
    { $count ->
        [one] Mehr als sieben Karten: Leg eine davon ab.
       *[other] Mehr als sieben Karten: Leg { $count } davon ab.
    }
# $total ist, was die Blitze der Farbe $colour zusammen ergeben müssen.
prompt-answer = Kontere mit { bolts } im Wert von { $total }, leg eine Sperre oder passe.
prompt-answer-lightning = Kontere mit { bolts } im Wert von { $total } oder passe.
prompt-answer-blocks = Leg eine Sperre oder passe.
prompt-answer-none = Du kannst hier weder kontern noch sperren: Passe.
prompt-block-target = Auf welche Karte legst du die Sperre?
prompt-wait = { $who } ist dran …
prompt-wait-draw = { $who } zieht gleich Karten …
prompt-wait-answers = Kontert jemand?
prompt-wait-too-many = { $who } hat zu viele Karten und muss ablegen …
prompt-take-back = Zurücknehmen


## Was du tun kannst

draw-count =
    { $count ->
        [0] Nichts ziehen
        [one] { $count } Karte ziehen
       *[other] { $count } Karten ziehen
    }
end-turn = Zug beenden
answer-with = Mit { with-bolts } kontern: { $sum }
block-card = { card-label } gegen { card-hit }
pass = Passen
passing = Du passt …
pass-back = Halt, doch nicht!
pass-all = Passen, bis der Zug vorbei ist
pass-all-on = Du passt in diesem Zug bei allem.


## Was auf dem Tisch liegt

point-card = Punktekarte { $goal }
point-card-empty = Platz { $goal }: keine Punktekarte mehr
stars =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
# Eine Farbe einer Punktekarte; $number ist, was sie verlangt, $missing, was noch fehlt.
colour-open = { colour-label } { $number }: noch { $missing }
colour-closed = { colour-label } { $number }: geschlossen
points-of =
    { $me ->
        [yes] { $count ->
            [one] Du hast { $count } Punkt
           *[other] Du hast { $count } Punkte
        }
       *[no] { $count ->
            [one] { $who } hat { $count } Punkt
           *[other] { $who } hat { $count } Punkte
        }
    }
points-to-win = { $count } von { $target } Punkten
to-win = Wer zuerst { $target } Punkte hat, gewinnt
won-cards = Gewonnene Punktekarten
deck =
    { $count ->
        [0] Stapel: leer
        [one] Stapel: { $count } Karte
       *[other] Stapel: { $count } Karten
    }
point-deck =
    { $count ->
        [0] Punktekarten: keine mehr
        [one] Punktekarten: noch { $count }
       *[other] Punktekarten: noch { $count }
    }
discards = Ablage
hand-label = Deine Karten
known-cards = Karten, die du kennst
cards-count =
    { $count ->
        [0] Keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
stack-label = Gerade gespielt
passed = Gepasst
thinking = Überlegt …


## Was geschah

event-starts =
    { $me ->
        [yes] Du hast die meisten Sterne gezogen und fängst an.
       *[no] { $who } hat die meisten Sterne gezogen und fängt an.
    }
prompt-starts =
    { $me ->
        [yes] Die meisten Sterne: Du fängst an!
       *[no] Die meisten Sterne: { $who } fängt an!
    }
event-lots-again = Gleichstand! Wer die meisten Sterne hat, zieht noch einmal.
event-won =
    { $me ->
        [yes] { $stars ->
            [one] Die Punktekarte gehört dir: { $stars } Stern!
           *[other] Die Punktekarte gehört dir: { $stars } Sterne!
        }
       *[no] { $stars ->
            [one] { $who } nimmt die Punktekarte: { $stars } Stern!
           *[other] { $who } nimmt die Punktekarte: { $stars } Sterne!
        }
    }
stamp-starts =
    { $me ->
        [yes] Du fängst an!
       *[no] { $who } fängt an!
    }
stamp-won =
    { $me ->
        [yes] { $stars ->
            [one] +{ $stars } Stern!
           *[other] +{ $stars } Sterne!
        }
       *[no] { $stars ->
            [one] { $who }: +{ $stars } Stern!
           *[other] { $who }: +{ $stars } Sterne!
        }
    }
event-snatched =
    { $me ->
        [yes] Du schnappst { $whose } das Feld weg!
       *[no] { $whose_is_me ->
            [yes] { $who } schnappt dir das Feld weg!
           *[no] { $who } schnappt { $whose } das Feld weg!
        }
    }
stamp-snatched =
    { $me ->
        [yes] Weggeschnappt!
       *[no] { $whose_is_me ->
            [yes] { $who } klaut dir das Feld!
           *[no] { $who } klaut das Feld!
        }
    }
event-snatched-card =
    { $me ->
        [yes] { $stars ->
            [one] Du schnappst { $whose } die Punktekarte weg: { $stars } Stern!
           *[other] Du schnappst { $whose } die Punktekarte weg: { $stars } Sterne!
        }
       *[no] { $whose_is_me ->
            [yes] { $stars ->
                [one] { $who } schnappt dir die Punktekarte weg: { $stars } Stern!
               *[other] { $who } schnappt dir die Punktekarte weg: { $stars } Sterne!
            }
           *[no] { $stars ->
                [one] { $who } schnappt { $whose } die Punktekarte weg: { $stars } Stern!
               *[other] { $who } schnappt { $whose } die Punktekarte weg: { $stars } Sterne!
            }
        }
    }
stamp-snatched-card =
    { $me ->
        [yes] { $stars ->
            [one] Weggeschnappt! +{ $stars } Stern
           *[other] Weggeschnappt! +{ $stars } Sterne
        }
       *[no] { $whose_is_me ->
            [yes] { $who } klaut dir die Karte!
           *[no] { $who } klaut die Karte!
        }
    }
blocked-mine =
    { $what ->
        [answer] deinen Konter
       *[play] deine Karte
    }
blocked-theirs =
    { $what ->
        [answer] den Konter von { $whose }
       *[play] die Karte von { $whose }
    }
blocked-own =
    { $what ->
        [answer] den eigenen Konter
       *[play] die eigene Karte
    }
event-blocked =
    { $me ->
        [yes] { $own ->
            [yes] Du sperrst { blocked-mine }.
           *[no] Du sperrst { blocked-theirs }.
        }
       *[no] { $own ->
            [yes] { $who } sperrt { blocked-own }.
           *[no] { $whose_is_me ->
                [yes] { $who } sperrt { blocked-mine }.
               *[no] { $who } sperrt { blocked-theirs }.
            }
        }
    }
stamp-blocked =
    { $own ->
        [yes] Gesperrt!
       *[no] { $me ->
            [yes] Gesperrt!
           *[no] { $whose_is_me ->
                [yes] Gesperrt von { $who }!
               *[no] { $who } stoppt { $whose }!
            }
        }
    }
event-block-blocked =
    { $me ->
        [yes] { $own ->
            [yes] Du hebst deine eigene Sperre auf.
           *[no] Du hebst die Sperre von { $whose } auf.
        }
       *[no] { $own ->
            [yes] { $who } hebt die eigene Sperre auf.
           *[no] { $whose_is_me ->
                [yes] { $who } hebt deine Sperre auf.
               *[no] { $who } hebt die Sperre von { $whose } auf.
            }
        }
    }
stamp-block-blocked =
    { $own ->
        [yes] Sperre aufgehoben!
       *[no] { $whose_is_me ->
            [yes] { $who } hebt deine Sperre auf!
           *[no] Sperre aufgehoben!
        }
    }
event-robbed =
    { $me ->
        [yes] Du greifst { $whose } in die Tasche!
       *[no] { $whose_is_me ->
            [yes] { $who } greift dir in die Tasche!
           *[no] { $who } greift { $whose } in die Tasche!
        }
    }
stamp-robbed =
    { $me ->
        [yes] Langfinger!
       *[no] { $whose_is_me ->
            [yes] { $who } beklaut dich!
           *[no] { $who } beklaut { $whose }!
        }
    }
end-why =
    { $how ->
        [last-card] { end-no-cards }
        [rounds] Vierzig Runden ohne gewonnene Punktekarte: Jetzt wird gezählt.
       *[silence] Zwei Runden lang hat niemand etwas getan: Jetzt wird gezählt.
    }
event-wins =
    { $how ->
        [points] { end-wins }
       *[other] { end-why } { end-wins }
    }
stamp-wins =
    { $me ->
        [yes] Du gewinnst!
       *[no] { $who } gewinnt!
    }
event-shared = { end-why } { end-shared }
stamp-shared = Geteilter Sieg!


## Das Ende

end-wins =
    { $me ->
        [yes] { $count ->
            [one] Du gewinnst mit { $count } Punkt!
           *[other] Du gewinnst mit { $count } Punkten!
        }
       *[no] { $count ->
            [one] { $who } gewinnt mit { $count } Punkt!
           *[other] { $who } gewinnt mit { $count } Punkten!
        }
    }
end-shared = Gleichstand: Der Sieg wird geteilt!
end-no-cards = Die letzte Punktekarte ist weg: Jetzt wird gezählt.
end-standstill = Es geht nicht mehr weiter: Jetzt wird gezählt.
end-total =
    { $count ->
        [one] { $who }: { $count } Punkt
       *[other] { $who }: { $count } Punkte
    }
story-ahead =
    { $me ->
        [yes] { $count ->
            [one] { $count } Punkt: { $margin } mehr als du.
           *[other] { $count } Punkte: { $margin } mehr als du.
        }
       *[no] { $count ->
            [one] { $count } Punkt: { $margin } mehr als { $who }.
           *[other] { $count } Punkte: { $margin } mehr als { $who }.
        }
    }
story-last-card =
    { $count ->
        [one] Die letzte Punktekarte brachte { $count } Stern.
       *[other] Die letzte Punktekarte brachte { $count } Sterne.
    }


## Tasten

key-card = Eine Handkarte wählen
key-choose = Leuchtendes Ziel wählen
key-take = Auswahl bestätigen
key-undo = Zurücknehmen
key-draw = So viele Karten ziehen
key-end = Deinen Zug beenden
key-discard = Eine Karte ablegen
key-pass = Passen oder es zurücknehmen
key-pass-all = Passen, bis der Zug vorbei ist


## Regeln

rules-1-title = Das Ziel
rules-1-text =
    In der Mitte liegen Punktekarten. Jede verlangt drei Zahlen: eine in Rot, eine in Grün, eine in Blau.
    Wer ihre letzte offene Farbe schließt, gewinnt die Karte mit ihren Sternen. Ein Stern ist ein Punkt.
    Zu zweit oder zu dritt gewinnt, wer zuerst 10 Punkte hat; zu viert oder zu fünft braucht man 15.
rules-2-title = Vor dem Start
rules-2-text =
    Alle ziehen eine Punktekarte, und wer die meisten Sterne hat, fängt an; bei Gleichstand ziehen die Besten noch einmal. Dann werden die Punktekarten neu gemischt.
    Alle bekommen fünf Karten und halten sie geheim.
    Zu zweit oder zu dritt liegen vier Punktekarten in der Mitte, sonst fünf.
rules-3-title = Dein Zug
rules-3-text =
    - Zieh zuerst zwei Karten, eine oder keine. Mehr als sieben darfst du nie auf der Hand haben.
    - Spiel dann zwei Karten, eine oder keine.
    Nichts gespielt? Dann darfst du eine Karte ablegen, und dein Zug ist vorbei.
    Ist der Stapel leer, wird die Ablage gemischt und bildet den neuen Stapel.
rules-4-title = Eine Farbe füllen
rules-4-text =
    Eine Zahl kommt auf das Feld ihrer Farbe auf einer Punktekarte. Mehrere werden zusammengezählt, aber nie über die verlangte Zahl hinaus.
    Auf einer 5 lassen 1 + 3 noch Platz für eine 1; eine 2 ist zu viel. Stimmt die Summe, ist die Farbe geschlossen.
    - Bunte Zahlen passen auf jede Farbe.
    - Ein Ausrufezeichen schließt sofort eine beliebige Farbe, egal was noch fehlt. (Ihr könnt auch ausmachen: nur die eigene.)
    - Blitzzahlen sind in deinem Zug ganz normale Zahlen.
rules-5-title = Eine Punktekarte gewinnen
rules-5-text =
    Schließ die letzte offene Farbe, und die Punktekarte gehört dir, egal wer die anderen gefüllt hat.
    Die Karten darauf werden abgelegt, und sofort kommt eine neue Punktekarte.
rules-6-title = Blitze!
rules-6-text =
    Spielt jemand im eigenen Zug eine Zahlenkarte, können alle anderen mit Blitzzahlen kontern: mit einer oder mehreren in der Farbe, auf der die Karte liegt, zusammen genau so viel wert wie diese Karte.
    Ein Ausrufezeichen zählt so viel, wie gefehlt hat.
    Alle anderen können auch einen Konter kontern, nur nie den eigenen. Der letzte bleibt liegen, alles andere wird abgelegt.
    Was liegen bleibt, zählt für die Person, die es gelegt hat. Schließt es die letzte Farbe, gewinnt sie die Punktekarte!
rules-7-title = Sperren
rules-7-text =
    - Eine rote Sperre sperrt eine Zahlenkarte: die gespielte oder eine aus einem Konter. Fehlt dem Konter eine Karte, gilt er nicht mehr.
    - Eine orange Sperre hebt eine Sperre auf, rot oder orange.
    Sperren dürfen alle, auch im eigenen Zug. Wenn alle passen, bleiben die neuesten Zahlenkarten liegen, die nicht gesperrt sind.
    Solange du eine Karte hast, wirst du immer gefragt. So verrät nichts, was du auf der Hand hast.
    Spielst du nur gegen Bots, wird für dich gepasst, wenn du nichts tun kannst.
rules-8-title = Sonderkarten
rules-8-text =
    - { card-clean-slate } · { card-clean-slate-help }
    - { card-new-goal } · { card-new-goal-help }
    - { card-helping-hand } · { card-helping-hand-help }
    - { card-pickpocket } · { card-pickpocket-help }
    Jede zählt als eine deiner zwei Karten, und niemand kann sie kontern. Kann sie nichts bewirken, darfst du sie nicht spielen.
    Hast du mehr als sieben Karten, legst du sofort welche ab, bis es nur noch sieben sind.
rules-9-title = Das Ende
rules-9-text =
    Wer genug Punkte hat, gewinnt sofort, auch mitten im Zug von jemand anderem.
    Sonst endet das Spiel, wenn die letzte Punktekarte gewonnen ist, nach zwei Runden, in denen niemand etwas tut, oder nach vierzig Runden, in denen niemand eine Punktekarte gewinnt.
    Dann gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.
rules-10-title = Das einfache Spiel
rules-10-text =
    Für Kinder von 3 bis 5 Jahren, ganz ohne Zusammenzählen:
    - Eine Karte muss genau die verlangte Zahl zeigen und schließt dann die Farbe. Ein Ausrufezeichen schließt die Farbe, egal bei welcher Zahl.
    - Höchstens eine Karte ziehen, höchstens eine spielen.
    - Keine Sperren, keine Sonderkarten, kein Kontern. Blitzzahlen sind ganz normale Zahlen.
    - Eine 6 gibt es nicht, und in der Mitte liegt eine Punktekarte mehr.


## Der Bildschirm

goals-label = Punktekarten
players-label = Mitspieler
answers-label = Deine Konter und Sperren
on-colour = darauf: { $cards }
prompt-play-simple = Spiel eine Karte!
prompt-nothing-fits = Nichts passt: Leg eine Karte ab oder beende deinen Zug.
prompt-nothing-more-fits = Nichts passt mehr: Beende deinen Zug.
prompt-draw-simple = Zieh eine Karte!
prompt-discard-it = Diese Karte ablegen? Damit endet dein Zug.
prompt-answer-again = Kontert jemand, was du gelegt hast?
prompt-passed = Du hast gepasst.
prompt-counts = Niemand kontert mehr …
draw-all =
    { $count ->
        [one] Eine Karte ziehen
       *[other] { $count } Karten ziehen
    }
draw-none = Keine
discard-it = Ablegen
play-it = Ausspielen
pass-all-short = Bei allem passen
# Was geschieht, wenn niemand mehr kontert; die Überschrift steht vor einem der anderen Texte.
forecast-label = Wenn alle passen:
forecast-takes =
    { $me ->
        [yes] Du nimmst die Karte!
       *[no] { $who } nimmt die Karte!
    }
forecast-closes =
    { $me ->
        [yes] Du schließt { colour-name }.
       *[no] { $who } schließt { colour-name }.
    }
forecast-lies =
    { $me ->
        [yes] Von dir bleibt { $sum } liegen.
       *[no] Von { $who } bleibt { $sum } liegen.
    }
forecast-nothing = Nichts bleibt liegen.
# Die Karten auf dem Stapel, zum Hören.
stack-play =
    { $me ->
        [yes] Du spielst: { $cards }
       *[no] { $who } spielt: { $cards }
    }
stack-answer =
    { $me ->
        [yes] Du konterst mit: { $cards }
       *[no] { $who } kontert mit: { $cards }
    }
stack-block =
    { $me ->
        [yes] Du legst eine Sperre auf { card-hit }
       *[no] { $who } legt eine Sperre auf { card-hit }
    }
# Der Stapel wird ausgezählt, von der neuesten Karte nach unten.
count-block = Die Sperre gilt.
count-block-out = Diese Sperre ist aufgehoben.
count-number-out = Gesperrt: zählt nicht.
count-sticks =
    { $me ->
        [yes] Was du gelegt hast, bleibt liegen!
       *[no] Was { $who } gelegt hat, bleibt liegen!
    }


## Hinweise für die erste Partie

# $count ist, wie viele Karten man ziehen kann; $rules ist "full" oder "simplified"; $part ist ein Teil des Beispiels.
guide-goal = Wer die letzte Farbe einer Punktekarte schließt, gewinnt ihre Sterne!
guide-draw =
    { $count ->
        [one] Dein Zug beginnt mit einer neuen Karte. Zieh sie!
       *[other] Dein Zug beginnt mit { $count } neuen Karten. Zieh sie!
    }
guide-card = Spiel jetzt: Tipp auf eine Karte, die leuchtet. Sie hilft, eine Punktekarte zu füllen.
guide-place =
    { $rules ->
        [simplified] Tipp auf die Farbe mit derselben Zahl. Wer die letzte Farbe schließt, gewinnt die Sterne!
       *[full] Tipp auf ein Feld: Die Zahlen werden addiert. Wer die letzte Farbe schließt, gewinnt die Sterne!
    }
guide-end =
    { $rules ->
        [simplified] Nichts passt? Tipp auf eine Karte, um sie abzulegen, oder beende deinen Zug.
       *[full] Du darfst zwei Karten spielen. Reicht dir eine, oder passt nichts? Beende hier deinen Zug.
    }
guide-wait = { $who } ist dran. Wer zuerst { $target } Sterne hat, gewinnt!
guide-example =
    { $part ->
        [snatch] Probier es: Mit der roten 3 würde { $who } die Sterne holen. Deine roten Blitze 1 + 2 sind auch 3. Tipp darauf!
        [snatched] Gleiche Farbe, genau 3: Deine Blitze liegen oben, also gehören dir die Sterne!
        [block] { $who } spielt eine blaue 4. Eine rote Sperre kann jede Zahlenkarte sperren. Tipp darauf!
       *[blocked] Die 4 ist gesperrt! Nur eine orange Sperre könnte deine aufheben.
    }
guide-snatch =
    { $count ->
        [one] Dein Blitz ist so viel wert wie das, was { $who } gelegt hat. Tipp darauf und schnapp dir das Feld!
       *[other] Deine Blitze ergeben zusammen so viel, wie { $who } gelegt hat. Tipp darauf und schnapp dir das Feld!
    }
guide-block =
    { $card ->
        [red-block] Hier kannst du nur sperren: Tipp auf deine rote Sperre, und die Karte von { $who } zählt nicht. Oder passe.
       *[orange-block] Hier kannst du nur die Sperre von { $who } aufheben: Tipp auf deine orange Sperre. Oder passe.
    }

# Das Beispiel, das die Hinweise zeigen.
example-title = Ein Beispiel
example-note = Hier zählt nichts.
example-skip = Beispiel überspringen
example-on = Weiter
example-back = Zurück ins Spiel


## Warum eine Karte jetzt nicht gespielt werden kann

why-turn = Noch nicht: { $who } ist dran.
why-draw = Sag zuerst, wie viele Karten du ziehst.
why-wait = Noch nicht: Andere dürfen kontern.
why-passed = { prompt-passed }
why-answer = Jetzt helfen nur Blitze und Sperren.
why-own-turn = In deinem Zug kannst du nicht kontern, nur sperren.
why-own-cards = Eigene Karten kann man nicht kontern.
why-colour = Falsche Farbe: Kontern geht hier nur mit { bolts }.
why-sum = Deine Blitze müssen genau { $total } ergeben.
why-red-block = Da ist keine Zahlenkarte zum Sperren.
why-orange-block = Da ist keine Sperre zum Aufheben.
# $number ist die Zahl der Karte.
why-closed = { colour-label } ist auf jeder Punktekarte geschlossen.
why-high = Zu hoch: In { colour-label } ist nirgends Platz für eine { $number }.
why-high-any = Zu hoch: In keiner Farbe ist Platz für eine { $number }.
why-exact = In { colour-label } ist nirgends eine { $number } verlangt.
why-exact-any = In keiner Farbe ist eine { $number } verlangt.
why-block = Sperren kannst du nur, wenn gerade eine Karte gespielt wurde.
why-clean-slate = Auf keiner Punktekarte liegt eine Karte.
why-new-goal = Es ist keine Punktekarte mehr im Stapel.
why-helping-hand = Es gibt keine Karte mehr zu ziehen.
why-pickpocket = Sonst hat niemand eine Karte.
