### MadMatix auf Deutsch.
### $who ist ein Name, $me ist "yes", wenn es um die lesende Person geht; $whose_is_me und $to_is_me sagen dasselbe von
### $whose und $to. $card ist "7×", eine Art wie "steal" oder "hidden-number" oder "hidden-action", wenn nur die Rückseite
### zu sehen ist. $own ist "yes", wenn $whose selbst am Zug ist, $to_own, wenn es $to ist, $same, wenn $to und $whose
### dieselbe Person sind.

title = MadMatix
tagline = Deine Rechnung wächst, die der anderen platzt!
goal = Bau deine Kette Karte für Karte und ärgere die anderen: Das höchste Ergebnis gewinnt.


## Optionen

option-starter = Erster Zug
option-starter-help = Wer anfängt.
option-starter-0 = Wird ausgelost
option-starter-1 = Stuhl 1
option-starter-2 = Stuhl 2
option-starter-3 = Stuhl 3
option-starter-4 = Stuhl 4
option-starter-5 = Stuhl 5
option-starter-6 = Stuhl 6
option-starter-7 = Stuhl 7
option-starter-8 = Stuhl 8

option-timer = Bedenkzeit
option-timer-help = Zum Spielen oder Ziehen. Um den Zug zu beenden, hast du immer fünf Sekunden, und zehn, um auf „{ card-slow }“ oder „{ caught }“ zu reagieren. Ist die Zeit um, entscheidet das Spiel für dich.
option-timer-0 = Ohne Limit
option-timer-15 = 15 Sekunden
option-timer-30 = 30 Sekunden
option-timer-60 = 60 Sekunden


## Karten

card-plus-minus = Plus-Minus
card-plus-minus-help = Verdecke ein beliebiges Zeichen auf dem Tisch mit + oder −.
card-times-divide = Mal-Geteilt
card-times-divide-help = Verdecke ein beliebiges Zeichen auf dem Tisch mit × oder ÷.
card-flip = Kippen
card-flip-help = Kippe ein beliebiges Zeichen ins Gegenteil: + wird −, × wird ÷ oder andersherum.
card-swap = Tauschen
card-swap-help = Vertausche zwei beliebige Karten auf dem Tisch, egal in welchen Ketten.
card-scrap = Abwerfen
card-scrap-help = Wirf die Karte an einem Ende einer beliebigen Kette ab.
card-slow = Bremsen
card-slow-help = Jemand anders zieht zwei Karten, von beliebigen Stapeln.
card-steal = Klauen
card-steal-help = Nimm die Karte an einem Ende einer fremden Kette und leg sie an ein Ende deiner eigenen.
card-reverse = Umdrehen
card-reverse-help = Dreh die Reihenfolge einer ganzen Kette um.
card-skip = Aussetzen
card-skip-help = Jemand anders setzt beim nächsten Mal aus.
card-gift = Schenken
card-gift-help = Schenk jemand anderem eine deiner übrigen Karten.

card-number = Zahlenkarte { $card }
card-hidden-number = Zahlenkarte
card-hidden-action = Aktionskarte

# Eine Karte mitten im Satz.
card-name =
    { $card ->
        [plus-minus] „{ card-plus-minus }“
        [times-divide] „{ card-times-divide }“
        [flip] „{ card-flip }“
        [swap] „{ card-swap }“
        [scrap] „{ card-scrap }“
        [slow] „{ card-slow }“
        [steal] „{ card-steal }“
        [reverse] „{ card-reverse }“
        [skip] „{ card-skip }“
        [gift] „{ card-gift }“
        [hidden-number] eine Zahlenkarte
        [hidden-action] eine Aktionskarte
       *[other] { $card }
    }


## Züge, für den Verlauf und zum Vorlesen

# Teile der Sätze darunter.
at-end =
    { $end ->
        [left] links
       *[right] rechts
    }
at-to-end =
    { $to_end ->
        [left] links
       *[right] rechts
    }
in-whose =
    { $whose_is_me ->
        [yes] deiner Kette
       *[no] { $own ->
            [yes] der eigenen Kette
           *[no] der Kette von { $whose }
        }
    }
in-to =
    { $to_is_me ->
        [yes] deiner Kette
       *[no] { $to_own ->
            [yes] der eigenen Kette
           *[no] der Kette von { $to }
        }
    }

move-draw =
    { $me ->
        [yes] { $deck ->
            [number] Du ziehst eine Zahlenkarte.
           *[action] Du ziehst eine Aktionskarte.
        }
       *[no] { $deck ->
            [number] { $who } zieht eine Zahlenkarte.
           *[action] { $who } zieht eine Aktionskarte.
        }
    }
move-play =
    { $me ->
        [yes] { $own ->
            [yes] Du legst { $card } { at-end } an deine Kette.
           *[no] Du legst { $card } { at-end } an die Kette von { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } legt { $card } { at-end } an die eigene Kette.
           *[no] { $whose_is_me ->
                [yes] { $who } legt { $card } { at-end } an deine Kette.
               *[no] { $who } legt { $card } { at-end } an die Kette von { $whose }.
            }
        }
    }
move-token =
    { $me ->
        [yes] { $own ->
            [yes] Du legst ein { $operator } auf Karte Nr. { $place } in deiner Kette.
           *[no] Du legst ein { $operator } auf Karte Nr. { $place } in der Kette von { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } legt ein { $operator } auf Karte Nr. { $place } in der eigenen Kette.
           *[no] { $whose_is_me ->
                [yes] { $who } legt ein { $operator } auf Karte Nr. { $place } in deiner Kette.
               *[no] { $who } legt ein { $operator } auf Karte Nr. { $place } in der Kette von { $whose }.
            }
        }
    }
move-flip =
    { $me ->
        [yes] { $own ->
            [yes] Du kippst das Zeichen auf Karte Nr. { $place } in deiner Kette.
           *[no] Du kippst das Zeichen auf Karte Nr. { $place } in der Kette von { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } kippt das Zeichen auf Karte Nr. { $place } in der eigenen Kette.
           *[no] { $whose_is_me ->
                [yes] { $who } kippt das Zeichen auf Karte Nr. { $place } in deiner Kette.
               *[no] { $who } kippt das Zeichen auf Karte Nr. { $place } in der Kette von { $whose }.
            }
        }
    }
move-swap =
    { $me ->
        [yes] { $same ->
            [yes] Du vertauschst Karte Nr. { $place } und Karte Nr. { $to_place } in { in-whose }.
           *[no] Du tauschst Karte Nr. { $place } in { in-whose } gegen Karte Nr. { $to_place } in { in-to }.
        }
       *[no] { $same ->
            [yes] { $who } vertauscht Karte Nr. { $place } und Karte Nr. { $to_place } in { in-whose }.
           *[no] { $who } tauscht Karte Nr. { $place } in { in-whose } gegen Karte Nr. { $to_place } in { in-to }.
        }
    }
move-scrap =
    { $me ->
        [yes] { $own ->
            [yes] Du wirfst die Karte ganz { at-end } in deiner Kette ab.
           *[no] Du wirfst die Karte ganz { at-end } in der Kette von { $whose } ab.
        }
       *[no] { $own ->
            [yes] { $who } wirft die Karte ganz { at-end } in der eigenen Kette ab.
           *[no] { $whose_is_me ->
                [yes] { $who } wirft die Karte ganz { at-end } in deiner Kette ab.
               *[no] { $who } wirft die Karte ganz { at-end } in der Kette von { $whose } ab.
            }
        }
    }
move-slow =
    { $me ->
        [yes] Du bremst { $to }.
       *[no] { $to_is_me ->
            [yes] { $who } bremst dich.
           *[no] { $who } bremst { $to }.
        }
    }
move-steal =
    { $me ->
        [yes] Du klaust { $whose } die Karte ganz { at-end } und legst sie { at-to-end } an deine Kette.
       *[no] { $whose_is_me ->
            [yes] { $who } klaut dir die Karte ganz { at-end } und legt sie { at-to-end } an die eigene Kette.
           *[no] { $who } klaut { $whose } die Karte ganz { at-end } und legt sie { at-to-end } an die eigene Kette.
        }
    }
move-reverse =
    { $me ->
        [yes] { $own ->
            [yes] Du drehst die Reihenfolge deiner Kette um.
           *[no] Du drehst die Reihenfolge der Kette von { $whose } um.
        }
       *[no] { $own ->
            [yes] { $who } dreht die Reihenfolge der eigenen Kette um.
           *[no] { $whose_is_me ->
                [yes] { $who } dreht die Reihenfolge deiner Kette um.
               *[no] { $who } dreht die Reihenfolge der Kette von { $whose } um.
            }
        }
    }
move-skip =
    { $me ->
        [yes] Du spielst „{ card-skip }“ gegen { $to }.
       *[no] { $to_is_me ->
            [yes] { $who } spielt „{ card-skip }“ gegen dich.
           *[no] { $who } spielt „{ card-skip }“ gegen { $to }.
        }
    }
move-gift =
    { $me ->
        [yes] Du machst { $to } ein Geschenk: { card-name }.
       *[no] { $to_is_me ->
            [yes] { $who } macht dir ein Geschenk: { card-name }.
           *[no] { $who } macht { $to } ein Geschenk: { card-name }.
        }
    }
move-discard =
    { $me ->
        [yes] Du legst { card-name } ab.
       *[no] { $who } legt { card-name } ab.
    }
move-go =
    { $me ->
        [yes] Du sagst „Weiter!“
       *[no] { $who } sagt „Weiter!“
    }
move-last-card =
    { $me ->
        [yes] Du sagst „Letzte Karte!“
       *[no] { $who } sagt „Letzte Karte!“
    }
move-sit-out =
    { $me ->
        [yes] Du setzt lieber einmal aus.
       *[no] { $who } setzt lieber einmal aus.
    }
move-catch =
    { $me ->
        [yes] Du erwischst { $whose }: „Letzte Karte!“ vergessen!
       *[no] { $whose_is_me ->
            [yes] { $who } erwischt dich: „Letzte Karte!“ vergessen!
           *[no] { $who } erwischt { $whose }: „Letzte Karte!“ vergessen!
        }
    }
move-let-go =
    { $me ->
        [yes] Du lässt { $whose } davonkommen.
       *[no] { $whose_is_me ->
            [yes] { $who } lässt dich davonkommen.
           *[no] { $who } lässt { $whose } davonkommen.
        }
    }
move-dealt =
    { $to_is_me ->
        [yes] Du bekommst { card-name }.
       *[no] { $to } bekommt { card-name }.
    }
move-starts =
    { $me ->
        [yes] Du fängst an.
       *[no] { $by } fängt an.
    }
move-turn-lost =
    { $me ->
        [yes] Du hast ausgesetzt.
       *[no] { $by } hat ausgesetzt.
    }


## Aufforderungen

prompt-act =
    { $draws ->
        [yes] Du bist dran: Spiel eine Karte oder zieh eine.
       *[no] Du bist dran: Spiel eine Karte.
    }
prompt-end = Nur eine Karte auf der Hand? Sag „Letzte Karte“! Sonst „Weiter“.
silence = In { $count } s gilt Schweigen als „Weiter“.
silence-five = Fünf Sekunden Schweigen gelten als „Weiter“.
prompt-target-play = An welches Ende welcher Kette?
prompt-target-play-first = Welche Kette beginnst du?
prompt-target-token = Welches Zeichen verdeckst du?
prompt-target-token-operator = Welche Seite nach oben?
prompt-target-flip = Welches Zeichen kippst du?
prompt-target-swap = Welche Karte tauschst du?
prompt-target-swap-second = Und gegen welche?
prompt-target-scrap = Welche Karte muss weg?
prompt-target-slow = Wer muss zwei Karten ziehen?
prompt-target-steal = Welche Karte klaust du?
prompt-target-steal-end = An welches Ende deiner Kette?
prompt-target-reverse = Bei welcher Kette drehst du die Reihenfolge um?
prompt-target-skip = Wer setzt aus?
prompt-target-gift = Welche Karte verschenkst du?
prompt-target-gift-to = Und wer bekommt sie?
prompt-slowed =
    { $decks ->
        [one] { $count ->
            [one] Ausgebremst! Zieh { $count } Karte.
           *[other] Ausgebremst! Zieh { $count } Karten.
        }
       *[both] { $count ->
            [one] Ausgebremst! Zieh { $count } Karte: von welchem Stapel?
           *[other] Ausgebremst! Zieh { $count } Karten: von welchem Stapel?
        }
    }
prompt-caught =
    { $draws ->
        [yes] „Letzte Karte!“ vergessen! Ziehen oder aussetzen?
       *[no] „Letzte Karte!“ vergessen! Beide Stapel sind leer: Setz einmal aus.
    }
prompt-discard = Nichts zu spielen, nichts zu ziehen: Alle sehen deine Karten. Leg eine ab.
prompt-wait = { $who } ist dran …
prompt-wait-end = { $who } beendet gleich den Zug …
prompt-wait-slowed = { $who } muss ziehen …
prompt-wait-caught =
    { $draws ->
        [yes] { $who } wurde erwischt und muss ziehen oder aussetzen …
       *[no] { $who } wurde erwischt und muss aussetzen …
    }
prompt-skipped =
    { $me ->
        [yes] Du setzt aus …
       *[no] { $who } setzt aus …
    }
prompt-take-back = Zurücknehmen


## Was auf dem Tisch liegt

go = Weiter!
last-card = Letzte Karte!
caught = Erwischt!
caught-who = { $who } erwischen!
caught-why = „Letzte Karte!“ vergessen
sit-out = Einmal aussetzen
draw-number = Zahlenkarte ziehen
draw-action = Aktionskarte ziehen
number-deck =
    { $count ->
        [0] Zahlenstapel: leer
        [one] Zahlenstapel: { $count } Karte
       *[other] Zahlenstapel: { $count } Karten
    }
action-deck =
    { $count ->
        [0] Aktionsstapel: leer
        [one] Aktionsstapel: { $count } Karte
       *[other] Aktionsstapel: { $count } Karten
    }
discards = Ablage
hand-label = Deine Karten
sequence-of = Kette von { $who }
sequence-mine = Deine Kette
empty-sequence = Leere Kette
result = = { $result }
result-decimal = = { $result } ({ $decimal })
place-here-left =
    { $me ->
        [yes] Links an deine Kette
       *[no] Links an die Kette von { $who }
    }
place-here-right =
    { $me ->
        [yes] Rechts an deine Kette
       *[no] Rechts an die Kette von { $who }
    }
cards-count =
    { $count ->
        [0] Keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
will-skip =
    { $count ->
        [one] Setzt einmal aus
       *[other] Setzt { $count }-mal aus
    }
token-on = Plättchen: { $operator } statt { $printed }
operator-plus = plus
operator-minus = minus
operator-times = mal
operator-divide = geteilt durch
# $operator ist eines der vier Wörter darüber.
laid-card = { $number } { $operator }
preview = { $from } → { $to }
divided-by-0 = Durch 0 geteilt!
known-cards = Karten, die du kennst


## Was geschah

event-falls =
    { $me ->
        [yes] Durch 0 geteilt: Deine Kette zerfällt!
       *[no] Durch 0 geteilt: Die Kette von { $who } zerfällt!
    }
stamp-falls =
    { $me ->
        [yes] Deine Kette zerfällt!
       *[no] Kette von { $who } zerfällt!
    }
event-hit =
    { $me ->
        [yes] Deine Kette ist jetzt { $after } wert, vorher { $before }.
       *[no] Die Kette von { $who } ist jetzt { $after } wert, vorher { $before }.
    }
stamp-hit =
    { $me ->
        [yes] { $how ->
            [steal] Bei dir geklaut: { $before } → { $after }
            [scrap] Abgeworfen: { $before } → { $after }
            [swap] Getauscht: { $before } → { $after }
           *[other] Deine Kette: { $before } → { $after }
        }
       *[no] { $how ->
            [steal] Bei { $who } geklaut: { $before } → { $after }
           *[other] { $who }: { $before } → { $after }
        }
    }
event-caught =
    { $me ->
        [yes] { $draws ->
            [yes] Von { $whose } erwischt: Du ziehst eine Karte oder setzt beim nächsten Mal aus.
           *[no] Von { $whose } erwischt, und beide Stapel sind leer: Du setzt beim nächsten Mal aus.
        }
       *[no] { $whose_is_me ->
            [yes] { $draws ->
                [yes] Von dir erwischt: { $who } zieht eine Karte oder setzt einmal aus.
               *[no] Von dir erwischt, und beide Stapel sind leer: { $who } setzt einmal aus.
            }
           *[no] { $draws ->
                [yes] Von { $whose } erwischt: { $who } zieht eine Karte oder setzt einmal aus.
               *[no] Von { $whose } erwischt, und beide Stapel sind leer: { $who } setzt einmal aus.
            }
        }
    }
stamp-caught =
    { $me ->
        [yes] { $whose } erwischt dich!
       *[no] { $whose_is_me ->
            [yes] Du erwischst { $who }!
           *[no] { $whose } erwischt { $who }!
        }
    }
event-last-card =
    { $me ->
        [yes] Du hast nur noch eine Karte.
       *[no] { $who } hat nur noch eine Karte.
    }
stamp-last-card =
    { $me ->
        [yes] Letzte Karte!
       *[no] { $who }: letzte Karte!
    }
event-early-call =
    { $me ->
        [yes] Du hast mehr als eine Karte: Das gilt als „Weiter“.
       *[no] { $who } hat mehr als eine Karte: Das gilt als „Weiter“.
    }
stamp-early-call = Das gilt als „Weiter“
event-got-away =
    { $me ->
        [yes] Du hast „Letzte Karte!“ vergessen, aber niemand hat dich erwischt.
       *[no] { $who } hat „Letzte Karte!“ vergessen und kommt davon.
    }
stamp-got-away =
    { $me ->
        [yes] Puh, nicht erwischt!
       *[no] { $who } kommt davon!
    }
event-slowed =
    { $me ->
        [yes] { $count ->
            [0] Beide Stapel sind leer: Du ziehst nichts.
            [one] Du musst eine Karte ziehen, die letzte.
           *[other] Du musst zwei Karten ziehen.
        }
       *[no] { $count ->
            [0] Beide Stapel sind leer: { $who } zieht nichts.
            [one] { $who } muss eine Karte ziehen, die letzte.
           *[other] { $who } muss zwei Karten ziehen.
        }
    }
stamp-slowed =
    { $me ->
        [yes] { $count ->
            [0] Nichts zu ziehen!
            [one] Zieh eine Karte!
           *[other] Zieh zwei Karten!
        }
       *[no] { $count ->
            [0] Nichts zu ziehen!
            [one] { $who } zieht eine Karte!
           *[other] { $who } zieht zwei Karten!
        }
    }
event-skipped =
    { $me ->
        [yes] { $turns ->
            [one] Du setzt beim nächsten Mal aus.
           *[other] Du setzt { $turns }-mal aus.
        }
       *[no] { $turns ->
            [one] { $who } setzt beim nächsten Mal aus.
           *[other] { $who } setzt { $turns }-mal aus.
        }
    }
stamp-skipped =
    { $me ->
        [yes] { $turns ->
            [one] Du setzt aus!
           *[other] Du setzt { $turns }-mal aus!
        }
       *[no] { $turns ->
            [one] { $who } setzt aus!
           *[other] { $who } setzt { $turns }-mal aus!
        }
    }
event-shows-hand =
    { $me ->
        [yes] Du kannst weder spielen noch ziehen und zeigst deine Karten.
       *[no] { $who } kann weder spielen noch ziehen und zeigt alle Karten.
    }
stamp-shows-hand =
    { $me ->
        [yes] Du zeigst deine Karten!
       *[no] { $who } zeigt alle Karten!
    }
event-out =
    { $me ->
        [yes] Du hast keine Karte mehr: Das Spiel ist aus!
       *[no] { $who } hat keine Karte mehr: Das Spiel ist aus!
    }
stamp-out =
    { $me ->
        [yes] Du hast keine Karte mehr!
       *[no] { $who } hat keine Karte mehr!
    }
event-wins = { end-wins }
stamp-wins =
    { $me ->
        [yes] Du gewinnst!
       *[no] { $who } gewinnt!
    }
event-shared = { end-shared }
stamp-shared = Geteilter Sieg!


## Das Ende

end-step = { $left } { $operator } { $right } = { $result }
end-wins =
    { $me ->
        [yes] Du gewinnst mit { $result }!
       *[no] { $who } gewinnt mit { $result }!
    }
end-shared = Gleichstand: Der Sieg wird geteilt!
end-empty = Leere Kette: 0
story-ahead =
    { $me ->
        [yes] Ergebnis { $result }: { $margin } mehr als du.
       *[no] Ergebnis { $result }: { $margin } mehr als { $who }.
    }
story-level = Gleichauf mit { $result }.
story-blow =
    { $side ->
        [mine] Der entscheidende Schlag: { $by } bringt dich von { $before } auf { $after }.
        [by-me] Der entscheidende Schlag: Du bringst { $who } von { $before } auf { $after }.
       *[others] Der entscheidende Schlag: { $by } bringt { $who } von { $before } auf { $after }.
    }
story-went-out =
    { $me ->
        [yes] Du hattest zuerst keine Karten mehr, aber das höchste Ergebnis gewinnt.
       *[no] { $who } hatte zuerst keine Karten mehr, aber das höchste Ergebnis gewinnt.
    }


## Tasten

key-card = Eine Handkarte wählen
key-choose = Leuchtendes Ziel wählen
key-take = Auswahl bestätigen
key-undo = Zurücknehmen
key-go = Weiter: deinen Zug beenden
key-last-card = „Letzte Karte“ sagen
key-caught = „Erwischt!“ rufen


## Regeln

rules-1-title = Das Ziel
rules-1-text =
    Alle bauen eine Kette: Zahlenkarten in einer Reihe, zusammen eine einzige lange Rechnung.
    Das Spiel endet, wenn jemand keine Karte mehr hat. Dann gewinnt das höchste Ergebnis, egal von wem.
    Also lass deine Kette wachsen und verdirb die der anderen.
rules-2-title = Vor dem Start
rules-2-text =
    Alle bekommen drei Zahlenkarten und drei Aktionskarten und halten sie geheim.
    Die beiden Sorten haben verschiedene Rückseiten: Wie viele du von jeder hast, sehen alle.
    Jede Kette ist am Anfang leer. Wer anfängt, wird ausgelost oder vom Gastgeber bestimmt.
rules-3-title = Dein Zug
rules-3-text =
    Tu eins von beiden:
    - spiel eine Karte, oder
    - zieh eine Karte, von welchem Stapel du magst.
    Sag dann „Weiter“, und es geht im Uhrzeigersinn weiter. Fünf Sekunden Schweigen gelten als „Weiter“, auch ohne Zeitlimit.
rules-4-title = Eine Kette lesen
rules-4-text =
    Immer von links nach rechts: Punkt vor Strich gilt hier nicht.
    Fang mit der ersten Zahl an. Das Zeichen jeder Karte sagt, wie du mit der nächsten Zahl rechnest; das letzte zählt nicht.
    6−, 4÷, 2+, 3× ergeben 4: 6 − 4 = 2, 2 ÷ 2 = 1, 1 + 3 = 4. Dabei heißt ÷ „geteilt durch“.
    Brüche werden nicht gerundet. Eine einzelne Karte ist ihre Zahl wert, eine leere Kette 0.
rules-5-title = Zahlenkarten
rules-5-text =
    Eine Zahlenkarte kommt ans linke oder rechte Ende einer Kette, nie in die Mitte.
    An deine eigene Kette oder an jede andere: Eine 0 nach einem fremden × tut ganz schön weh.
rules-6-title = Aktionskarten
rules-6-text =
    - { card-plus-minus } · { card-plus-minus-help }
    - { card-times-divide } · { card-times-divide-help }
    - { card-flip } · { card-flip-help }
    - { card-swap } · { card-swap-help }
    - { card-scrap } · { card-scrap-help }
    - { card-slow } · { card-slow-help }
    - { card-steal } · { card-steal-help }
    - { card-reverse } · { card-reverse-help }
    - { card-skip } · { card-skip-help }
    - { card-gift } · { card-gift-help }
    Danach kommt die Karte auf die Ablage. Ohne Ziel kann man sie nicht spielen.
    Mehrmaliges Aussetzen wird zusammengezählt, ob durch „{ card-skip }“ oder weil du erwischt wurdest.
rules-7-title = Plättchen
rules-7-text =
    Ein Plättchen verdeckt das Zeichen einer Karte: Es zählt das Plättchen, nicht das gedruckte Zeichen darunter.
    Es wandert mit seiner Karte. Ein neues Plättchen ersetzt das alte. Wird die Karte abgelegt, kommt ihr Plättchen zurück in den Vorrat.
rules-8-title = Letzte Karte!
rules-8-text =
    Nur noch eine Karte? Sag „Letzte Karte“ statt „Weiter“.
    Vergisst du es, können dich die anderen erwischen, bis dein nächster Zug beginnt. Karten, die du inzwischen bekommst, helfen dir nicht, und wenn du aussetzt, zählt das nicht als Zug.
    Wer erwischt wird, zieht eine Karte oder setzt beim nächsten Mal aus.
    Mit mehr als einer Karte gilt „Letzte Karte“ einfach als „Weiter“.
rules-9-title = Durch 0 teilen
rules-9-text =
    Steht ein ÷ direkt vor einer 0, zerfällt die ganze Kette: Alles kommt sofort auf die Ablage.
    0 ÷ 5 ist kein Problem, und ein ÷ auf der letzten Karte teilt nichts.
rules-10-title = Leere Stapel
rules-10-text =
    Abgelegte Karten kommen nie zurück. Ist ein Stapel leer, kann niemand mehr von ihm ziehen.
    Kannst du weder spielen noch ziehen, zeigst du deine Karten und legst eine ab: Du suchst aus, welche.
    Erwischt, und beide Stapel sind leer? Dann setzt du beim nächsten Mal aus.
    Sind für „{ card-slow }“ zu wenig Karten übrig, ziehst du nur, was noch da ist.
rules-11-title = Das Ende
rules-11-text =
    Sobald jemand keine Karte mehr hat, ist das Spiel aus. Die letzte Karte wirkt aber noch.
    Das höchste Ergebnis gewinnt; bei Gleichstand wird der Sieg geteilt.


## Hinweise für die erste Partie

guide-card = Du bist dran! Das höchste Ergebnis gewinnt. Tipp eine Zahlenkarte an.
guide-place = Gelbe Plätze zeigen das Ergebnis, auch bei anderen. Tipp auf einen bei dir.
guide-read = Lies von links nach rechts: Jedes Zeichen gilt für die nächste Zahl.
guide-end = „Weiter!“ beendet den Zug. Bei nur einer Karte sag „Letzte Karte!“, sonst kann man dich erwischen.
guide-wait = { $who } ist dran. Hat jemand keine Karte mehr, gewinnt das höchste Ergebnis.
guide-trick = Was kann eine violette Karte? Tipp eine an, dann liest du es.
guide-draw = Keine Karte hilft dir? Zieh stattdessen eine neue: eine Zahl oder eine Aktion.
