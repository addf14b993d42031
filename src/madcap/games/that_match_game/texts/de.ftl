### That Match Game auf Deutsch.
### $who ist ein Name, $me ist "yes", wenn es um die lesende Person geht. $card und $hits sind Spielkarten: "red-3",
### "lightning-red-3", "any-3", "red-exclamation", ein Name wie "new-goal" oder "hidden". $goal ist ein Platz in der Mitte,
### von links gezählt. $shows ist eine Punktekarte mit ihren Zahlen: "1-5-4" ist Rot 1, Grün 5, Blau 4. $sum ist "1 + 2".

title = That Match Game
tagline = Füll die Farben, schnapp dir die Sterne!
goal = Mach die drei Farben einer Punktekarte voll, und ihre Sterne gehören dir – wenn nicht jemand mit Blitzen kontert.


## Optionen

option-rules = Regeln
option-rules-help = Das einfache Spiel ist für die Kleinen: gleiche Farbe, gleiche Zahl, eine Karte pro Zug.
option-rules-full = Komplett · addieren und mit Blitzen kontern
option-rules-simplified = Einfach · von 3 bis 5 Jahren

option-window = Zeit zum Kontern
option-window-help = Wie lange alle mit Blitzen und Sperren auf eine Karte antworten können.
option-window-0 = So lange, wie es dauert
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
       *[full] Kommt auf ihre Farbe einer Punktekarte, solange die Summe nicht zu hoch wird.
    }
card-lightning-help =
    { $rules ->
        [simplified] Eine Zahl wie jede andere: Sie schließt ihre Farbe, wo genau diese Zahl verlangt ist.
       *[full] In deinem Zug eine Zahl wie jede andere. In fremden Zügen kontert sie eine Zahlenkarte.
    }
card-any-help =
    { $rules ->
        [simplified] Kommt auf jede Farbe, die genau diese Zahl verlangt, und schließt sie.
       *[full] Eine Zahl für jede Farbe, aber nur in deinem Zug.
    }
card-exclamation-help = Schließt ihre Farbe auf einer Punktekarte, egal wie viel noch fehlt.
card-red-block-help = Sperrt eine Zahlenkarte, die gerade gespielt wurde oder kontert.
card-orange-block-help = Sperrt eine Sperre, rot oder orange.
card-clean-slate-help = Leg alles ab, was auf einer Punktekarte liegt.
card-new-goal-help = Eine Punktekarte kommt unter den Stapel und eine neue auf den Tisch. Was auf ihr lag, wird abgelegt.
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
       *[other] auf Punktekarte { $goal }
    }
bolts =
    { $colour ->
        [red] roten Blitzen
        [green] grünen Blitzen
       *[blue] blauen Blitzen
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
        [yes] „{ card-helping-hand }“: Du ziehst drei Karten.
       *[no] „{ card-helping-hand }“: { $who } zieht drei Karten.
    }
move-pickpocket =
    { $me ->
        [yes] „{ card-pickpocket }“: Du greifst bei { $whose } in die Karten.
       *[no] „{ card-pickpocket }“: { $who } greift bei { $whose } in die Karten.
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
        [yes] Du konterst mit { bolts }: { $sum }!
       *[no] { $who } kontert mit { bolts }: { $sum }!
    }
move-block =
    { $me ->
        [yes] { $own ->
            [yes] Du legst { with-block } auf eine eigene Karte, { card-hit }.
           *[no] Du legst { with-block } auf { card-hit } von { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } legt { with-block } auf eine eigene Karte, { card-hit }.
           *[no] { $who } legt { with-block } auf { card-hit } von { $whose }.
        }
    }
move-pass =
    { $me ->
        [yes] Du passt.
       *[no] { $who } passt.
    }
move-lot =
    { $me ->
        [yes] Wer fängt an? Du ziehst { $shows }.
       *[no] Wer fängt an? { $by } zieht { $shows }.
    }
move-dealt = { $to } bekommt { card-name }.
move-turned = Punktekarte { $goal } wird aufgedeckt: { $shows }.
move-picked = { $to } nimmt { $whose } { card-name } weg.
# $by ist "none", wenn nichts liegen bleibt. $stars ist 0, wenn keine Punktekarte gewonnen wird.
move-closed =
    { $by ->
        [none] Alles gesperrt: Nichts bleibt liegen.
       *[other] { $me ->
            [yes] { $stars ->
                [0] Was du gelegt hast, bleibt liegen.
                [one] Was du gelegt hast, bleibt liegen und bringt dir { $stars } Stern!
               *[other] Was du gelegt hast, bleibt liegen und bringt dir { $stars } Sterne!
            }
           *[no] { $stars ->
                [0] Was { $by } gelegt hat, bleibt liegen.
                [one] Was { $by } gelegt hat, bleibt liegen und bringt { $stars } Stern!
               *[other] Was { $by } gelegt hat, bleibt liegen und bringt { $stars } Sterne!
            }
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
        [one] Mehr als sieben Karten: Leg { $count } ab.
       *[other] Mehr als sieben Karten: Leg { $count } davon ab.
    }
# $total ist, was die Blitze der Farbe $colour zusammen ergeben müssen.
prompt-answer = Kontere mit { bolts } im Wert von { $total }, leg eine Sperre oder passe.
prompt-answer-blocks = Leg eine Sperre oder passe.
prompt-block-target = Welche Karte sperrst du?
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
answer-with = Mit { bolts } kontern: { $sum }
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
# Etwas, das gerade gespielt wurde: ob es nach dem Stand der Dinge gesperrt ist oder liegen bliebe.
entry-cancelled = Gesperrt
passed = Passt
thinking = Überlegt …


## Was geschah

event-starts =
    { $me ->
        [yes] Die meisten Sterne: Du fängst an!
       *[no] Die meisten Sterne: { $who } fängt an!
    }
event-lots-again = Gleichstand! Wer die meisten Sterne hat, zieht noch einmal.
event-takes =
    { $me ->
        [yes] { $count ->
            [one] Die Punktekarte gehört dir: { $count } Stern!
           *[other] Die Punktekarte gehört dir: { $count } Sterne!
        }
       *[no] { $count ->
            [one] { $who } nimmt die Punktekarte: { $count } Stern!
           *[other] { $who } nimmt die Punktekarte: { $count } Sterne!
        }
    }


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
end-shared = Bis zuletzt gleichauf: Der Sieg wird geteilt!
end-no-cards = Die letzte Punktekarte ist weg: Jetzt wird gezählt.
end-standstill = Es geht nicht mehr weiter: Jetzt wird gezählt.
end-total =
    { $count ->
        [one] { $who }: { $count } Punkt
       *[other] { $who }: { $count } Punkte
    }


## Tasten

key-card = Eine Handkarte wählen
key-choose = Zwischen dem wechseln, was leuchtet
key-take = Das Gewählte nehmen
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
    Zu zweit oder zu dritt gewinnen 10 Punkte, zu viert oder zu fünft 15.
rules-2-title = Vor dem Start
rules-2-text =
    Alle ziehen eine Punktekarte, und wer die meisten Sterne hat, fängt an. Dann werden sie wieder gemischt.
    Alle bekommen fünf Karten und halten sie geheim.
    Zu zweit oder zu dritt liegen vier Punktekarten in der Mitte, zu viert oder zu fünft fünf.
rules-3-title = Dein Zug
rules-3-text =
    - Zieh zuerst zwei Karten, eine oder keine. Mehr als sieben auf der Hand sind nie erlaubt.
    - Spiel dann zwei Karten, eine oder keine.
    Nichts gespielt? Dann darfst du eine Karte ablegen, und dein Zug ist vorbei.
    Ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel.
rules-4-title = Eine Farbe füllen
rules-4-text =
    Eine Zahl kommt auf ihre Farbe einer Punktekarte. Mehrere zählen zusammen, aber nie mehr, als die Karte verlangt.
    Auf einer 5 lassen 1 + 3 noch Platz für eine 1; eine 2 ist zu viel. Stimmt die Summe, ist die Farbe geschlossen.
    - Bunte Zahlen passen auf jede Farbe.
    - Ein Ausrufezeichen schließt seine Farbe sofort, egal was noch fehlt.
    - Blitzzahlen sind in deinem Zug ganz normale Zahlen.
rules-5-title = Eine Punktekarte gewinnen
rules-5-text =
    Schließ die letzte offene Farbe, und die Punktekarte gehört dir, egal wer die anderen gefüllt hat.
    Die Karten darauf werden abgelegt, und sofort kommt eine neue Punktekarte.
rules-6-title = Blitze!
rules-6-text =
    Spielt jemand im eigenen Zug eine Zahlenkarte, können alle anderen mit Blitzzahlen kontern:
    in derselben Farbe, eine oder mehrere, zusammen genau gleich viel wert. Ein Ausrufezeichen zählt so viel, wie gefehlt hat.
    Auch ein Konter kann gekontert werden, nur nie dein eigener. Der letzte bleibt liegen, alles andere wird abgelegt.
    Was liegen bleibt, zählt für die Person, die es gelegt hat. Schließt es die letzte Farbe, gewinnt sie die Punktekarte!
rules-7-title = Sperren
rules-7-text =
    - Eine rote Sperre sperrt eine Zahlenkarte: die gespielte oder eine aus einem Konter. Fehlt dem Konter eine Karte, gilt er nicht mehr.
    - Eine orange Sperre sperrt eine Sperre, rot oder orange.
    Sperren dürfen alle, auch im eigenen Zug. Wenn alle passen, bleiben die neuesten Karten liegen, die nicht gesperrt sind.
    Solange du eine Karte hast, wirst du immer gefragt. So verrät nichts, was du auf der Hand hast.
rules-8-title = Sonderkarten
rules-8-text =
    - { card-clean-slate } · { card-clean-slate-help }
    - { card-new-goal } · { card-new-goal-help }
    - { card-helping-hand } · { card-helping-hand-help }
    - { card-pickpocket } · { card-pickpocket-help }
    Jede ist eine deiner zwei Karten, und niemand kann sie kontern. Kann sie nichts bewirken, darfst du sie nicht spielen.
rules-9-title = Das Ende
rules-9-text =
    Wer genug Punkte hat, gewinnt sofort, auch mitten im Zug von jemand anderem.
    Sonst endet das Spiel, wenn die letzte Punktekarte gewonnen ist oder zu lange nichts vorangeht.
    Dann gewinnt, wer die meisten Punkte hat; wer gleichauf ist, teilt sich den Sieg.
rules-10-title = Das einfache Spiel
rules-10-text =
    Von 3 bis 5 Jahren, ganz ohne Zusammenzählen:
    - Eine Karte muss genau die verlangte Zahl zeigen und schließt dann die Farbe. Ein Ausrufezeichen passt immer.
    - Höchstens eine Karte ziehen, höchstens eine spielen.
    - Keine Sperren, keine Sonderkarten, kein Kontern. Blitzzahlen sind ganz normale Zahlen.
    - Eine 6 gibt es nicht, und in der Mitte liegt eine Punktekarte mehr.


## Der Bildschirm

goals-label = Punktekarten
players-label = Mitspieler
answers-label = Deine Konter
on-colour = darauf: { $cards }
prompt-play-simple = Spiel eine Karte!
prompt-draw-simple = Zieh eine Karte!
prompt-discard-it = Ablegen? Damit endet dein Zug.
prompt-answer-again = Kontert noch jemand?
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
pass-all-short = Den Zug lang passen
# Was geschieht, wenn niemand mehr kontert; die Überschrift steht vor einem der anderen Texte.
forecast-label = Wenn niemand kontert:
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
        [yes] Du spielst { $cards }
       *[no] { $who } spielt { $cards }
    }
stack-answer =
    { $me ->
        [yes] Du konterst mit: { $cards }
       *[no] { $who } kontert mit: { $cards }
    }
stack-block =
    { $me ->
        [yes] Du sperrst { card-hit }
       *[no] { $who } sperrt { card-hit }
    }
# Der Stapel wird ausgezählt, von der neuesten Karte nach unten.
count-block = Die Sperre gilt.
count-block-out = Diese Sperre ist selbst gesperrt.
count-number-out = Gesperrt, zählt nicht.
count-sticks =
    { $me ->
        [yes] Was du gelegt hast, bleibt liegen!
       *[no] Was { $who } gelegt hat, bleibt liegen!
    }


## Hinweise für die erste Partie

# Überall hier ist $rules "full" oder "simplified".
guide-draw =
    { $rules ->
        [simplified] Dein Zug beginnt mit einer neuen Karte. Zieh sie!
       *[full] Dein Zug beginnt mit zwei neuen Karten. Zieh sie!
    }
guide-card = Jetzt spiel: Tipp auf eine Karte, die leuchtet. Sie hilft, eine Punktekarte in der Mitte zu füllen.
guide-place =
    { $rules ->
        [simplified] Tipp auf die Farbe mit derselben Zahl. Wer die letzte Farbe füllt, gewinnt die Sterne!
       *[full] Tipp an, wohin sie soll: Karten zählen zusammen, bis die Zahl voll ist. Wer die letzte Farbe füllt, gewinnt die Sterne!
    }
guide-end =
    { $rules ->
        [simplified] Nichts passt? Tipp auf eine Karte, um sie abzulegen, oder beende deinen Zug.
       *[full] Du darfst zwei Karten spielen. Eine reicht dir, oder nichts passt? Dann beende hier deinen Zug.
    }
guide-wait = { $who } ist dran. Wer zuerst { $target } Sterne hat, gewinnt!
guide-answer = { $who } hat eine Karte gelegt, und du kannst kontern! Tipp auf einen Konter, dann gehört der Platz dir.
guide-pass = { $who } hat eine Karte gelegt. Blitze gleicher Farbe und gleichen Werts können kontern. Geht nicht, oder willst du nicht? Passe.
