### Match Madness auf Deutsch.
### $who und $by sind Namen, $me ist "yes", wenn es um die lesende Person geht. $card ist eine Karte wie "3-07": Stufe 3,
### Nummer 7; oder "none", solange sie noch nicht zu sehen ist. $slot ist 1, im Totalen Wahnsinn die Stufe eines Stapels.
### $seconds ist eine Zeit mit Hundertsteln, $mode ist "quick", "total" oder "daily".

title = Match Madness
tagline = Fünf Blöcke, ein Muster: Sei am schnellsten!
goal = Alle bauen gleichzeitig dasselbe Muster aus fünf Blöcken: Wer zuerst fertig ist, bekommt die Karte.


## Optionen

option-mode = Spiel
option-mode-help = Eine Karte nach der anderen oder fünf Stapel auf einmal.
option-mode-quick = Schnelles Spiel · Karte für Karte
option-mode-total = Totaler Wahnsinn · fünf Stapel, Punkte
option-mode-daily = Die fünf des Tages · allein

option-rounds = Karten
option-rounds-help = Wie viele Karten nacheinander aufgedeckt werden.
option-rounds-3 = 3 Karten
option-rounds-5 = 5 Karten
option-rounds-7 = 7 Karten
option-rounds-10 = 10 Karten
option-rounds-12 = 12 Karten
option-rounds-20 = 20 Karten, aus allen Stufen

option-level = Stufe
option-level-help = Wie knifflig die Muster sind. Von jeder Stufe gibt es zwölf Karten.
option-level-0 = Alle Stufen, gemischt
option-level-1 = Stufe 1 · zum Anfangen
option-level-2 = Stufe 2 · noch freundlich
option-level-3 = Stufe 3 · knifflig
option-level-4 = Stufe 4 · schwer
option-level-5 = Stufe 5 · Wahnsinn

option-judging = Wer prüft
option-judging-help = Das Spiel findet jeden Fehler, der Tisch nur die, die jemand bemerkt.
option-judging-referee = Das Spiel
option-judging-table = Die anderen am Tisch

option-bot_speed = Bots bauen
option-bot_speed-help = Wie lange Bots für eine Karte brauchen.
option-bot_speed-50 = Doppelt so schnell
option-bot_speed-75 = Etwas schneller
option-bot_speed-100 = Wie üblich
option-bot_speed-150 = Etwas langsamer
option-bot_speed-200 = Halb so schnell

option-head_start_1 = Vorsprung für Stuhl 1, in Sekunden
option-head_start_1-help = Wer einen Vorsprung hat, sieht jede Karte vor den anderen. Im Totalen Wahnsinn darf man einmal früher anfangen.
option-head_start_2 = Vorsprung für Stuhl 2, in Sekunden
option-head_start_3 = Vorsprung für Stuhl 3, in Sekunden
option-head_start_4 = Vorsprung für Stuhl 4, in Sekunden
option-head_start_5 = Vorsprung für Stuhl 5, in Sekunden
option-head_start_6 = Vorsprung für Stuhl 6, in Sekunden
option-head_start_7 = Vorsprung für Stuhl 7, in Sekunden
option-head_start_8 = Vorsprung für Stuhl 8, in Sekunden
option-head_start_9 = Vorsprung für Stuhl 9, in Sekunden
option-head_start_10 = Vorsprung für Stuhl 10, in Sekunden
option-head_start_11 = Vorsprung für Stuhl 11, in Sekunden
option-head_start_12 = Vorsprung für Stuhl 12, in Sekunden


## Namen der Dinge

mode-daily = Die fünf des Tages

tile-plus = Plus
tile-ring = Ring
tile-star = Stern
tile-square = Quadrat
tile-dots = vier Punkte

block-name = Block { $block }
# $first und $second sind Felder: links und rechts oder oben und unten.

level-name = Stufe { $level }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
cards-count =
    { $count ->
        [0] Keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
time = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s


## Züge, für den Verlauf und zum Vorlesen

move-claim =
    { $me ->
        [yes] Du sagst, dass du Karte { $card } gebaut hast.
       *[no] { $who } will Karte { $card } gebaut haben.
    }
move-give-up =
    { $me ->
        [yes] { $mode ->
            [total] Du würdest die Karte von Stufe { $slot } auslassen.
           *[other] Du würdest diese Karte auslassen.
        }
       *[no] { $mode ->
            [total] { $who } würde die Karte von Stufe { $slot } auslassen.
           *[other] { $who } würde diese Karte auslassen.
        }
    }
move-take-back =
    { $me ->
        [yes] { $mode ->
            [total] Du willst die Karte von Stufe { $slot } doch behalten.
           *[other] Du willst diese Karte doch behalten.
        }
       *[no] { $mode ->
            [total] { $who } will die Karte von Stufe { $slot } doch behalten.
           *[other] { $who } will diese Karte doch behalten.
        }
    }
move-accept =
    { $me ->
        [yes] Du hast nichts einzuwenden.
       *[no] { $who } hat nichts einzuwenden.
    }
move-object =
    { $me ->
        [yes] Du erhebst Einspruch: Das passt nicht!
       *[no] { $who } erhebt Einspruch: Das passt nicht!
    }
move-stop =
    { $me ->
        [yes] Du beendest das Spiel.
       *[no] { $who } beendet das Spiel.
    }
move-hint =
    { $me ->
        [yes] Du holst dir einen Tipp.
       *[no] { $who } holt sich einen Tipp.
    }
move-pressed =
    { $me ->
        [yes] Du rufst „Match!“
       *[no] { $who } ruft „Match!“
    }
move-next =
    { $mode ->
        [total] Drei, zwei, eins, los!
       *[other] Hier kommt eine Karte …
    }
move-show = Ein Vorsprung ist vorbei.
move-verdict =
    { $me ->
        [yes] { $right ->
            [yes] { $why ->
                [accepted] Kein Einspruch: ein Match für dich!
                [silence] Kein Einspruch: ein Match für dich!
               *[other] Das gilt: ein Match für dich!
            }
           *[no] { $mode ->
                [total] Passt nicht! Das kostet dich eine Karte.
               *[other] Passt nicht! Bei dieser Karte bist du raus.
            }
        }
       *[no] { $right ->
            [yes] { $why ->
                [accepted] Kein Einspruch: ein Match für { $by }!
                [silence] Kein Einspruch: ein Match für { $by }!
               *[other] Das gilt: ein Match für { $by }!
            }
           *[no] { $mode ->
                [total] Passt nicht! Das kostet { $by } eine Karte.
               *[other] Passt nicht! Bei dieser Karte ist { $by } raus.
            }
        }
    }
move-warm =
    { $me ->
        [yes] Du darfst wieder „Match!“ rufen.
       *[no] { $by } darf wieder „Match!“ rufen.
    }
move-quiet = Seit zehn Minuten kein „Match!“: Wer den Tisch aufgemacht hat, darf das Spiel beenden.
move-turned =
    { $card ->
        [none] Eine Karte wird aufgedeckt. Du siehst sie noch nicht!
       *[other] { $mode ->
            [total] Stufe { $slot } zeigt Karte { $card }.
           *[other] Karte { $card } wird aufgedeckt.
        }
    }


## Aufforderungen

prompt-count = Mach dich bereit …
prompt-count-total = Anschauen ja, Blöcke anfassen nein!
prompt-next = Gleich kommt die nächste Karte …
prompt-build = Bau das Muster und ruf „Match!“
prompt-build-total = Bau eine der Karten, ruf „Match!“ und zeig auf sie.
prompt-head-start = Andere haben Vorsprung. Gleich geht’s auch für dich los …
prompt-out = Passt nicht. Bei dieser Karte bist du raus!
prompt-cooling = Passt nicht. Hol kurz Luft …
prompt-change = Das passte nicht: Ändere erst etwas.
prompt-checking = { $who } ruft „Match!“ Stimmt das?
prompt-judge = Passt das? Wenn nicht, erheb Einspruch!
prompt-judged = Die anderen prüfen deine Blöcke …
prompt-accepted = Du hast nichts einzuwenden. Und die anderen?
prompt-quiet = Seit zehn Minuten nichts. Du kannst das Spiel beenden, wenn du magst.
prompt-practice = Lass dir Zeit. Ein Tipp zeigt dir, wo ein Block hingehört.
prompt-watch = Du schaust zu.


## Was du tun kannst

match = Match!
give-up = Karte auslassen
take-back = Nein, weiter
# Wie viele von denen, die noch dabei sind, die Karte auslassen würden.
agreed = { $count } von { $total } würden sie auslassen
accept = Passt
object = Einspruch!
stop = Spiel beenden
hint = Tipp


## Das Ende

end-wins =
    { $me ->
        [yes] { $mode ->
            [total] { $count ->
                [one] Du gewinnst mit { $count } Punkt!
               *[other] Du gewinnst mit { $count } Punkten!
            }
           *[other] { $count ->
                [one] Du gewinnst mit { $count } Karte!
               *[other] Du gewinnst mit { $count } Karten!
            }
        }
       *[no] { $mode ->
            [total] { $count ->
                [one] { $who } gewinnt mit { $count } Punkt!
               *[other] { $who } gewinnt mit { $count } Punkten!
            }
           *[other] { $count ->
                [one] { $who } gewinnt mit { $count } Karte!
               *[other] { $who } gewinnt mit { $count } Karten!
            }
        }
    }
# Gleichstand: Es entscheidet die höchste Stufe, bei der sich die Karten unterscheiden.
end-wins-tie =
    { $me ->
        [yes] Das war knapp! Du hast mehr Karten der Stufe { $level } und gewinnst!
       *[no] Das war knapp! { $who } hat mehr Karten der Stufe { $level } und gewinnt!
    }
end-shared = Bis zuletzt gleichauf: Der Sieg wird geteilt!
end-alone = Du hast { $count } von { $total } Karten gebaut.
end-time = Alles zusammen: { time }


## Regeln

rules-1-title = Das Ziel
rules-1-text =
    Alle haben die gleichen fünf Blöcke. Jede Karte zeigt ein Muster aus zehn Feldern.
    Bau es vor allen anderen aus deinen Blöcken nach, und die Karte gehört dir.
rules-2-title = Blöcke
rules-2-text =
    Ein Block hat vier lange Seiten, und jede zeigt zwei Felder: Plus, Ring, Stern, Quadrat oder vier Punkte.
    Roll einen Block, um eine andere Seite zu sehen. Dreh ihn, um ihn quer oder längs zu legen, so herum oder andersherum.
    Für jedes Muster brauchst du alle fünf Blöcke, flach nebeneinander. Wo einer aufhört und der nächste anfängt, verrät die Karte nicht!
rules-3-title = Was passt
rules-3-text =
    Feld für Feld wie auf der Karte: Das ist ein Match.
    Du darfst das ganze Muster in jede Richtung gedreht bauen, und es ist egal, welche Blöcke es zeigen. Ein Spiegelbild passt nicht.
rules-4-title = Fünf Stufen
rules-4-text =
    Von jeder Stufe gibt es zwölf Karten. Der Rand zeigt, welche es ist: Eine Linie ist leicht, fünf Linien sind Wahnsinn.
    Manche leichten Karten lassen sich auf mehrere Arten bauen. Ab Stufe 3 gibt es nur noch eine.
rules-5-title = Schnelles Spiel
rules-5-text =
    Eine Karte wird aufgedeckt, und alle bauen gleichzeitig. Fertig? Ruf „Match!“
    - Passt es, behältst du die Karte, und die nächste kommt.
    - Passt es nicht, bist du bei dieser Karte raus, und die anderen bauen weiter.
    Sind alle Karten weg, gewinnt, wer die meisten hat.
rules-6-title = Totaler Wahnsinn
rules-6-text =
    Fünf Stapel liegen offen, einer für jede Stufe, jeder mit so vielen Karten, wie Leute mitspielen.
    Nach dem Countdown baust du irgendeine Karte, die oben liegt. Fertig? Ruf „Match!“ und zeig auf sie. Alle halten still, bis geprüft ist.
    - Passt es, nimmst du die Karte, und die nächste des Stapels liegt oben.
    - Passt es nicht, legst du deine zuletzt gewonnene Karte zur Seite. Hast du keine, trifft es die nächste, die du gewinnst.
    Stufe 1 und 2 bringen einen Punkt, Stufe 3 zwei, Stufe 4 und 5 drei. Wer die meisten Punkte hat, gewinnt.
rules-7-title = Wer war zuerst da?
rules-7-text =
    Es zählt, wann du gedrückt hast, nicht wie gut deine Verbindung ist.
    War jemand einen Wimpernschlag schneller, passiert dir nichts.
    Nach einem Fehler im Totalen Wahnsinn wartest du drei Sekunden und änderst etwas, bevor du wieder rufst.
rules-8-title = Kommt ihr nicht weiter?
rules-8-text =
    Würden alle, die noch dabei sind, eine Karte auslassen, kommt sie zur Seite: Niemand bekommt sie.
    Wer gerade nicht da ist, hält niemanden auf.
    Nach zehn Minuten ohne „Match!“ darf das Spiel beenden, wer den Tisch aufgemacht hat.
rules-9-title = Wenn ihr selbst prüft
rules-9-text =
    Prüft der Tisch, sehen alle die Blöcke und haben acht Sekunden Zeit für einen Einspruch.
    Beim ersten Einspruch schaut das Spiel nach und zeigt allen, was nicht passt.
    Ein falscher Einspruch kostet nichts. Sagt aber niemand etwas, ist die Karte gewonnen, sogar mit Fehler!
rules-10-title = Vorsprung
rules-10-text =
    Klein gegen Groß? Gebt einen Vorsprung: Wer ihn hat, sieht jede Karte ein paar Sekunden früher.
    Im Totalen Wahnsinn geht es damit früher los, nur einmal.
rules-11-title = Allein
rules-11-text =
    An einem Tisch mit nur einem Stuhl spielst du gegen die Uhr.
    Die fünf des Tages sind fünf Karten, eine von jeder Stufe, und an diesem Tag für alle dieselben.
    Beim Üben zeigen dir Tipps, wo die Blöcke hingehören.
rules-12-title = Das Ende
rules-12-text =
    Gleichstand? Dann entscheidet, wer mehr Karten der Stufe 5 hat, sonst der Stufe 4 und so weiter. Immer noch gleich: Der Sieg wird geteilt.


## Der Bildschirm

roll = Rollen
turn = Drehen
flip = Umkehren
lift = Weglegen
lift-all = Alle weglegen
# Beschriftungen der Knöpfe für den gewählten Block.
roll-block = Block { $block } rollen
turn-block = Block { $block } eine Vierteldrehung drehen
flip-block = Block { $block } umkehren: Enden tauschen
lift-block = Block { $block } zurück in den Vorrat legen
board-mine = Dein Brett
board-of = Brett von { $who }
tray = Vorrat
cards = Karten
others = Die anderen
card-back = Eine verdeckte Karte
deck-left =
    { $count ->
        [0] letzte Karte
        [one] noch { $count }
       *[other] noch { $count }
    }
card-number = Karte { $number } von { $total }
point-at = Auf diese Karte zeigen: Stufe { $level }
pointed-at = Du zeigst auf diese Karte: Stufe { $level }
go = Los!
# Eine Zeit ab einer Minute, etwa 1:02,34.
time-long = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# Die laufende Uhr, etwa 0:07,3.
clock-now = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clock-label = Zeit
out-badge = raus
owes-badge = schuldet eine Karte
cooling-badge = muss warten
waits-badge = noch nicht

prompt-lay =
    { $count ->
        [one] Noch { $count } Block im Vorrat.
       *[other] Noch { $count } Blöcke im Vorrat.
    }
prompt-all-laid = Alle fünf liegen. Passt es?
prompt-all-laid-total = Alle fünf liegen. Ist das die Karte von Stufe { $level }?
prompt-pressed = Match! Mal sehen …
prompt-done = Gut gemacht!

check-mine = Du rufst „Match!“
check-other = { $who } ruft „Match!“
check-card = Die Karte
check-blocks = Die Blöcke
check-right = Passt!
check-wrong = Passt nicht
check-open = Passt das?
check-settled = Kein Einspruch: Das gilt!
check-objected =
    { $me ->
        [yes] Du erhebst Einspruch!
       *[no] { $who } erhebt Einspruch!
    }
check-after = nach { $time }
# Erklärt die Zeichen, wo Blöcke und Karte sich unterscheiden.
mark-wrong = anderes Feld
mark-missing = fehlt
mark-extra = zu viel
# Zum Vorlesen: wie viel anders ist.
check-differs = { $wrong } falsch, { $missing } fehlen, { $extra } zu viel.

end-levels = Gewonnene Karten nach Stufen
end-level-count =
    { $count ->
        [one] Stufe { $level }: { $count } Karte
       *[other] Stufe { $level }: { $count } Karten
    }
end-points = Stufe 1 und 2: je ein Punkt. Stufe 3: zwei. Stufe 4 und 5: drei.
end-most = Wer die meisten Karten hat, gewinnt; bei Gleichstand, wer mehr von Stufe 5 hat, dann von Stufe 4 und so weiter.
end-times = Deine Zeiten

# Zum Vorlesen: wo ein Block liegt und was geschah. $first und $second sind Felder, links und rechts oder oben und unten.
say-tray = Block { $block }: { $first }, { $second }. Im Vorrat.
say-across = Block { $block }: { $first }, { $second }. Zeile { $row }, Spalten { $column } und { $last }.
say-upright = Block { $block }: { $first } über { $second }. Spalte { $column }, Zeilen { $row } und { $last }.
say-no-room = Da ist kein Platz.
say-edge = Da ist der Rand.
say-no-blocks = Kein Block auf dem Brett.
say-in-tray = Im Vorrat: { $blocks }.
say-row = Zeile { $row }: { $tiles }.
say-empty = leer
say-tile-of = { $tile } von Block { $block }
say-card = Stufe { $level }, { $rows } Zeilen, { $columns } Spalten.
say-no-card = Es ist keine Karte zu sehen.
say-hint = Tipp: Block { $block } gehört auf der Karte hierhin: { $where }.
where-across = { $first }, { $second }; Zeile { $row }, Spalten { $column } und { $last }
where-upright = { $first } über { $second }; Spalte { $column }, Zeilen { $row } und { $last }

key-block = Einen Block wählen
key-move = Ihn bewegen; beim ersten Mal aus dem Vorrat
key-shift = Alles verschieben
key-roll = Auf die nächste Seite rollen
key-turn = Eine Vierteldrehung drehen
key-flip = Umkehren: Enden tauschen
key-lift = Zurück in den Vorrat (mit Umschalttaste: alle)
key-match = Match!
key-point = Auf die Karte von Stufe 1 bis 5 zeigen
key-read-card = Die Karte vorlesen
key-read-board = Mein Brett vorlesen
key-hint = Einen Tipp holen
keys-more = Alle Tasten: ?


## Allein

alone-daily-about = Fünf Karten, eine je Stufe: heute für alle dieselben.
alone-daily-play = Die Karten von heute spielen
alone-daily-done = Heute geschafft: { $time }
alone-daily-again = Noch einmal
alone-clock = Gegen die Uhr
alone-clock-about = { $count } Karten einer Stufe, so schnell du kannst. Deine beste Zeit bleibt.
alone-best = Bestzeit: { $time }
alone-no-best = noch keine Zeit
alone-practice = Üben
alone-practice-about = Keine Eile: Tipps zeigen den nächsten Block. Die Zeiten zählen nicht.
alone-practise-level = Stufe { $level } üben

# Das Ergebnis des Tages als Text für andere, je eine Zeile. Es darf nichts über die Karten verraten.
share-title = Match Madness · Die fünf des Tages
share-level = Stufe { $level }: { $time }
share-total = Alle fünf: { $time }
share-copied = Kopiert: einfügen, wo du willst!


## Vorsprünge, an jedem Stuhl vor einem Spiel

option-head_start = Vorsprung
option-head_start-value =
    { $value ->
        [0] keiner
       *[other] { $value } s
    }


## Hinweise für die erste Partie

# $mode ist "quick", "total" oder "daily"; $alone ist "yes" für alle, die gegen die Uhr spielen.
guide-pattern =
    { $alone ->
        [yes] Bau dieses Muster aus deinen fünf Blöcken, so schnell du kannst!
       *[no] { $mode ->
            [total] Bau eines dieser Muster aus deinen fünf Blöcken. Wer zuerst fertig ist, bekommt die Karte!
           *[other] Bau dieses Muster aus deinen fünf Blöcken. Wer zuerst fertig ist, bekommt die Karte!
        }
    }
guide-roll = Tipp auf einen Block: Er rollt und zeigt eine andere Seite.
guide-lay = Zieh den Block jetzt aufs Brett, oder tipp auf das Feld, auf dem er liegen soll.
guide-turn = Damit drehst du den Block. Auch auf dem Brett kannst du ihn noch rollen, drehen und verschieben.
guide-point = Tipp auf die Karte, die du baust: So wissen alle, welche du meinst.
guide-five = Leg alle fünf Blöcke so, dass es aussieht wie auf der Karte. Wo auf dem Brett, ist egal.
guide-match =
    { $mode ->
        [total] Alles wie auf der Karte? Drück „Match!“ Aber schau genau hin: Ein Fehler kostet dich eine Karte.
       *[other] Alles wie auf der Karte? Drück „Match!“ Aber schau genau hin: Nach einem Fehler ist diese Karte für dich verloren.
    }
