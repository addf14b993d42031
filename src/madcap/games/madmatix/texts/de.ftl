### MadMatix auf Deutsch.
### $who ist ein Name, $me ist "yes", wenn es um die lesende Person geht. $card ist "7×", eine Art wie "steal" oder
### "hidden-number" oder "hidden-action", wenn nur die Rückseite zu sehen ist.

title = MadMatix
tagline = Lass deine Rechnung wachsen und ihre platzen!
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
option-timer-help = Für jeden Zug. Ist die Zeit um, entscheidet das Spiel für dich.
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
card-flip-help = Kehre ein beliebiges Zeichen um: + wird −, × wird ÷ oder andersherum.
card-swap = Tauschen
card-swap-help = Zwei Karten auf dem Tisch tauschen die Plätze, in beliebigen Ketten.
card-scrap = Abwerfen
card-scrap-help = Wirf die Karte an einem Ende einer beliebigen Kette ab.
card-slow = Bremsen
card-slow-help = Jemand anders zieht zwei Karten.
card-steal = Klauen
card-steal-help = Hol dir eine Karte vom Ende einer anderen Kette an ein Ende von deiner.
card-reverse = Umdrehen
card-reverse-help = Dreh eine ganze Kette um.
card-skip = Aussetzen
card-skip-help = Jemand anders verliert den nächsten Zug.
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
           *[no] { $who } legt { $card } { at-end } an die Kette von { $whose }.
        }
    }
move-token =
    { $me ->
        [yes] { $own ->
            [yes] Du legst ein { $operator } auf Karte { $place } in deiner Kette.
           *[no] Du legst ein { $operator } auf Karte { $place } in der Kette von { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } legt ein { $operator } auf Karte { $place } in der eigenen Kette.
           *[no] { $who } legt ein { $operator } auf Karte { $place } in der Kette von { $whose }.
        }
    }
move-flip =
    { $me ->
        [yes] { $own ->
            [yes] Du kippst das Zeichen auf Karte { $place } in deiner Kette.
           *[no] Du kippst das Zeichen auf Karte { $place } in der Kette von { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } kippt das Zeichen auf Karte { $place } in der eigenen Kette.
           *[no] { $who } kippt das Zeichen auf Karte { $place } in der Kette von { $whose }.
        }
    }
move-swap =
    { $me ->
        [yes] Du tauschst Karte { $place } von { $whose } gegen Karte { $to_place } von { $to }.
       *[no] { $who } tauscht Karte { $place } von { $whose } gegen Karte { $to_place } von { $to }.
    }
move-scrap =
    { $me ->
        [yes] { $own ->
            [yes] Du wirfst die Karte ganz { at-end } in deiner Kette ab.
           *[no] Du wirfst die Karte ganz { at-end } in der Kette von { $whose } ab.
        }
       *[no] { $own ->
            [yes] { $who } wirft die Karte ganz { at-end } in der eigenen Kette ab.
           *[no] { $who } wirft die Karte ganz { at-end } in der Kette von { $whose } ab.
        }
    }
move-slow =
    { $me ->
        [yes] Du bremst { $to }: zwei Karten ziehen!
       *[no] { $who } bremst { $to }: zwei Karten ziehen!
    }
move-steal =
    { $me ->
        [yes] Du klaust die Karte ganz { at-end } von { $whose } und legst sie { at-to-end } an deine Kette.
       *[no] { $who } klaut die Karte ganz { at-end } von { $whose } und legt sie bei sich { at-to-end } an.
    }
move-reverse =
    { $me ->
        [yes] { $own ->
            [yes] Du drehst deine Kette um.
           *[no] Du drehst die Kette von { $whose } um.
        }
       *[no] { $own ->
            [yes] { $who } dreht die eigene Kette um.
           *[no] { $who } dreht die Kette von { $whose } um.
        }
    }
move-skip =
    { $me ->
        [yes] Du lässt { $to } aussetzen.
       *[no] { $who } lässt { $to } aussetzen.
    }
move-gift =
    { $me ->
        [yes] Du machst { $to } ein Geschenk: { card-name }.
       *[no] { $who } macht { $to } ein Geschenk: { card-name }.
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
        [yes] Du erwischst { $whose }: kein „Letzte Karte!“
       *[no] { $who } erwischt { $whose }: kein „Letzte Karte!“
    }
move-let-go =
    { $me ->
        [yes] Du lässt { $whose } davonkommen.
       *[no] { $who } lässt { $whose } davonkommen.
    }
move-dealt = { $to } bekommt { card-name }.
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

prompt-act = Du bist dran: Spiel eine Karte oder zieh eine.
prompt-end = Nur noch eine Karte? Sag „Letzte Karte“! Sonst „Weiter“.
prompt-target-play = An welches Ende welcher Kette?
prompt-target-token = Welche Karte bekommt das Plättchen?
prompt-target-token-operator = Welche Seite nach oben?
prompt-target-flip = Welches Zeichen kippst du?
prompt-target-swap = Welche Karte tauschst du?
prompt-target-swap-second = Und gegen welche?
prompt-target-scrap = Welche Karte muss weg?
prompt-target-slow = Wer muss zwei Karten ziehen?
prompt-target-steal = Welche Karte klaust du?
prompt-target-steal-end = An welches Ende deiner Kette?
prompt-target-reverse = Welche Kette drehst du um?
prompt-target-skip = Wer setzt aus?
prompt-target-gift = Welche Karte verschenkst du?
prompt-target-gift-to = Und wer bekommt sie?
prompt-slowed =
    { $count ->
        [one] Ausgebremst! Noch { $count } Karte ziehen: von welchem Stapel?
       *[other] Ausgebremst! Noch { $count } Karten ziehen: von welchem Stapel?
    }
prompt-caught = Erwischt! Du hast „Letzte Karte“ vergessen. Eine Karte ziehen oder aussetzen?
prompt-discard = Nichts zu spielen, nichts zu ziehen: Alle sehen deine Karten. Leg eine ab.
prompt-wait = { $who } ist dran …
prompt-wait-end = { $who } sagt gleich „Weiter“ …
prompt-wait-slowed = { $who } muss ziehen …
prompt-wait-caught = { $who } wurde erwischt: ziehen oder aussetzen?
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
empty-sequence = Noch keine Karte
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
known-cards = Karten, die du kennst


## Was geschah

event-falls =
    { $me ->
        [yes] Durch 0 geteilt: Deine Kette zerfällt!
       *[no] Durch 0 geteilt: Die Kette von { $who } zerfällt!
    }
event-shows-hand =
    { $me ->
        [yes] Du kannst weder spielen noch ziehen und zeigst deine Karten.
       *[no] { $who } kann weder spielen noch ziehen und zeigt alle Karten.
    }
event-out =
    { $me ->
        [yes] Du hast keine Karte mehr: Das Spiel ist aus!
       *[no] { $who } hat keine Karte mehr: Das Spiel ist aus!
    }


## Das Ende

end-step = { $left } { $operator } { $right } = { $result }
end-wins =
    { $me ->
        [yes] Du gewinnst mit { $result }!
       *[no] { $who } gewinnt mit { $result }!
    }
end-shared = Bis zuletzt gleichauf: Der Sieg wird geteilt!
end-empty = Leere Kette: 0


## Tasten

key-card = Eine Handkarte wählen
key-choose = Zwischen dem wechseln, was leuchtet
key-take = Das Gewählte nehmen
key-undo = Zurücknehmen
key-go = Weiter: deinen Zug beenden
key-last-card = „Letzte Karte“ sagen
key-caught = „Erwischt!“ rufen


## Regeln

rules-1-title = Das Ziel
rules-1-text =
    Alle bauen eine Kette: eine Reihe von Zahlenkarten, die zusammen eine lange Rechnung ist.
    Das Spiel endet, wenn jemand keine Karte mehr hat. Dann gewinnt das höchste Ergebnis, egal von wem.
    Also lass deine Kette wachsen und verdirb die der anderen.
rules-2-title = Vor dem Start
rules-2-text =
    Alle bekommen drei Zahlenkarten und drei Aktionskarten und halten sie geheim.
    Die beiden Sorten haben verschiedene Rückseiten: Wie viele du von jeder hast, sehen alle.
    Jede Kette ist am Anfang leer. Wer anfängt, wird ausgelost oder am Tisch eingestellt.
rules-3-title = Dein Zug
rules-3-text =
    Tu eins von beiden:
    - spiel eine Karte, oder
    - zieh eine Karte, von welchem Stapel du magst.
    Sag dann „Weiter“, und es geht nach links weiter. Nach fünf Sekunden passiert das von selbst.
rules-4-title = Eine Kette lesen
rules-4-text =
    Immer von links nach rechts: Punkt vor Strich gilt hier nicht.
    Fang mit der ersten Zahl an. Das Zeichen jeder Karte führt zur nächsten Zahl, das letzte zählt nicht.
    6−, 4÷, 2+, 3× ergeben 4: 6 − 4 = 2, 2 ÷ 2 = 1, 1 + 3 = 4.
    Brüche bleiben genau. Eine einzelne Karte ist ihre Zahl wert, eine leere Kette 0.
rules-5-title = Zahlenkarten
rules-5-text =
    Eine Zahlenkarte kommt ans linke oder rechte Ende einer Kette, nie in die Mitte.
    An deine eigene oder an jede andere: Eine 0 nach einem fremden × tut ganz schön weh.
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
rules-7-title = Plättchen
rules-7-text =
    Ein Plättchen verdeckt das Zeichen einer Karte: Es zählt das Plättchen, nicht der Druck darunter.
    Es wandert mit seiner Karte. Ein neues ersetzt es, und wird die Karte abgelegt, kommt es zurück in den Vorrat.
rules-8-title = Letzte Karte!
rules-8-text =
    Nur noch eine Karte? Sag „Letzte Karte“ statt „Weiter“.
    Vergisst du es, können dich die anderen erwischen, bis dein nächster Zug beginnt.
    Wer erwischt wird, zieht eine Karte oder setzt beim nächsten Zug aus.
rules-9-title = Durch 0 teilen
rules-9-text =
    Steht ein ÷ direkt vor einer 0, zerfällt die ganze Kette: Alles kommt sofort auf die Ablage.
    0 ÷ 5 ist kein Problem, und ein ÷ auf der letzten Karte teilt nichts.
rules-10-title = Leere Stapel
rules-10-text =
    Abgelegte Karten kommen nie zurück. Von einem leeren Stapel zieht niemand.
    Kannst du weder spielen noch ziehen, zeigst du deine Karten und legst eine ab: Du suchst aus, welche.
    Erwischt, und beide Stapel sind leer? Dann setzt du aus.
rules-11-title = Das Ende
rules-11-text =
    Sobald jemand keine Karte mehr hat, ist das Spiel aus. Was die letzte Karte bewirkt, passiert noch.
    Das höchste Ergebnis gewinnt; wer gleichauf ist, teilt sich den Sieg.


## Hinweise für die erste Partie

guide-card = Du bist dran! Tipp eine Zahlenkarte an: Sie lässt deine Kette wachsen.
guide-place = Tipp auf einen gelben Platz, bei dir oder bei anderen. Er zeigt, was herauskommt.
guide-end = „Weiter!“ beendet deinen Zug. Hast du nur noch eine Karte, sag „Letzte Karte!“, sonst wirst du vielleicht erwischt.
guide-wait = { $who } ist dran. Sobald jemand keine Karte mehr hat, gewinnt das höchste Ergebnis.
guide-trick = Violette Karten können etwas Besonderes. Tipp eine an, dann steht da, was sie tut.
guide-draw = Keine Karte hilft dir? Zieh stattdessen eine neue: eine Zahl oder eine Aktion.
