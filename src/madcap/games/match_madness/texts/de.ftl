### Match Madness auf Deutsch.
### $who und $by sind Namen, $me ist "yes", wenn es um die lesende Person geht. $card ist eine Karte wie "3-07": Level 3,
### Nummer 7; oder "none", solange sie noch nicht zu sehen ist. $slot ist 1, bei Total Madness das Level eines Stapels.
### $seconds ist eine Zeit mit Hundertsteln, $mode ist "quick", "total" oder "daily".

title = Match Madness
tagline = Fünf Blöcke, ein Muster: Sei am schnellsten!
goal = Bau das Muster einer Karte aus deinen fünf Blöcken: Wer zuerst fertig ist, bekommt die Karte.


## Optionen

option-mode = Spiel
option-mode-help = Eine Karte nach der anderen oder fünf Stapel auf einmal.
option-mode-quick = Das schnelle Spiel · Karte für Karte
option-mode-total = Total Madness · fünf Stapel, Punkte
option-mode-daily = Die fünf des Tages · allein

option-rounds = Karten
option-rounds-help = Wie viele Karten nacheinander aufgedeckt werden: 1 bis 60, bei nur einem Level höchstens 12.

option-level = Level
option-level-help = Wie knifflig die Muster sind. Zu jedem Level gibt es zwölf Karten.
option-level-0 = Alle Levels, gemischt
option-level-1 = Level 1 · zum Anfangen
option-level-2 = Level 2 · noch freundlich
option-level-3 = Level 3 · knifflig
option-level-4 = Level 4 · schwer
option-level-5 = Level 5 · Wahnsinn

option-judging = Wer prüft
option-judging-help = Das Spiel findet jeden Fehler, die anderen nur die, die ihnen auffallen.
option-judging-referee = Das Spiel
option-judging-table = Die anderen am Tisch

option-bot_speed = Bots bauen
option-bot_speed-help = Wie lange sie für eine Karte brauchen. Gilt nicht, wenn sie „Sofort“ spielen.
option-bot_speed-50 = Doppelt so schnell
option-bot_speed-75 = Etwas schneller
option-bot_speed-100 = Normal schnell
option-bot_speed-150 = Etwas langsamer
option-bot_speed-200 = Halb so schnell

option-head_start_1 = Vorsprung für Stuhl 1, in Sekunden
option-head_start_1-help = Wer einen Vorsprung hat, sieht jede Karte vor den anderen. Bei Total Madness darf man damit vor den anderen anfangen zu bauen, aber nur einmal.
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
tool-label = { $tool }: { block-name }
level-name = Level { $level }
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
untimed = ohne Uhr


## Züge, für den Verlauf und zum Vorlesen

move-claim =
    { $me ->
        [yes] Du sagst: „Karte { $card } ist fertig!“
       *[no] { $who } sagt: „Karte { $card } ist fertig!“
    }
move-give-up =
    { $me ->
        [yes] { $mode ->
            [total] Du möchtest die Karte mit Level { $slot } überspringen.
           *[other] Du möchtest diese Karte überspringen.
        }
       *[no] { $mode ->
            [total] { $who } möchte die Karte mit Level { $slot } überspringen.
           *[other] { $who } möchte diese Karte überspringen.
        }
    }
move-take-back =
    { $me ->
        [yes] { $mode ->
            [total] Du möchtest die Karte mit Level { $slot } doch nicht überspringen.
           *[other] Du möchtest diese Karte doch nicht überspringen.
        }
       *[no] { $mode ->
            [total] { $who } möchte die Karte mit Level { $slot } doch nicht überspringen.
           *[other] { $who } möchte diese Karte doch nicht überspringen.
        }
    }
move-accept =
    { $me ->
        [yes] Du bist einverstanden.
       *[no] { $who } ist einverstanden.
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
move-show = Vorsprung vorbei!
move-verdict =
    { $me ->
        [yes] { $right ->
            [yes] { $why ->
                [accepted] Kein Einspruch: ein Match für dich!
                [silence] Kein Einspruch: ein Match für dich!
               *[other] Das gilt: ein Match für dich!
            }
           *[no] Deine Blöcke passen nicht!
        }
       *[no] { $right ->
            [yes] { $why ->
                [accepted] Kein Einspruch: ein Match für { $by }!
                [silence] Kein Einspruch: ein Match für { $by }!
               *[other] Das gilt: ein Match für { $by }!
            }
           *[no] Die Blöcke von { $by } passen nicht!
        }
    }
move-warm =
    { $me ->
        [yes] Du darfst wieder „Match!“ rufen.
       *[no] { $by } darf wieder „Match!“ rufen.
    }
move-quiet = Seit zehn Minuten kein „Match!“: Der Gastgeber darf das Spiel beenden.
move-turned =
    { $card ->
        [none] Eine Karte wird aufgedeckt. Du siehst sie noch nicht!
       *[other] { $mode ->
            [total] Level { $slot }: Karte { $card } liegt jetzt oben.
           *[other] Karte { $card } wird aufgedeckt.
        }
    }


## Was Züge bewirken: ein Satz fürs Protokoll, wenige Wörter für einen Stempel auf dem Brett

event-won =
    { $me ->
        [yes] { $mode ->
            [total] { $points ->
                [one] Du gewinnst die Karte mit Level { $level }: { $points } Punkt.
               *[other] Du gewinnst die Karte mit Level { $level }: { $points } Punkte.
            }
           *[other] Du gewinnst die Karte mit Level { $level }.
        }
       *[no] { $mode ->
            [total] { $points ->
                [one] { $who } gewinnt die Karte mit Level { $level }: { $points } Punkt.
               *[other] { $who } gewinnt die Karte mit Level { $level }: { $points } Punkte.
            }
           *[other] { $who } gewinnt die Karte mit Level { $level }.
        }
    }
stamp-won =
    { $me ->
        [yes] { $mode ->
            [total] Für dich: +{ $points }!
           *[other] Die Karte gehört dir!
        }
       *[no] { $mode ->
            [total] { $who }: +{ $points }!
           *[other] Karte für { $who }!
        }
    }
event-out =
    { $me ->
        [yes] Diese Karte kannst du nicht mehr gewinnen.
       *[no] { $who } kann diese Karte nicht mehr gewinnen.
    }
stamp-out =
    { $me ->
        [yes] Du bist raus!
       *[no] { $who } ist raus!
    }
event-lost =
    { $me ->
        [yes] { $points ->
            [one] Du legst deine zuletzt gewonnene Karte (Level { $level }) zur Seite: { $points } Punkt weniger.
           *[other] Du legst deine zuletzt gewonnene Karte (Level { $level }) zur Seite: { $points } Punkte weniger.
        }
       *[no] { $points ->
            [one] { $who } legt die zuletzt gewonnene Karte (Level { $level }) zur Seite: { $points } Punkt weniger.
           *[other] { $who } legt die zuletzt gewonnene Karte (Level { $level }) zur Seite: { $points } Punkte weniger.
        }
    }
stamp-lost =
    { $me ->
        [yes] Das kostet dich eine Karte!
       *[no] { $who } verliert eine Karte!
    }
event-owes =
    { $me ->
        [yes] Du hast keine Karte: Die nächste, die du gewinnst, kommt zur Seite.
       *[no] { $who } hat keine Karte: Die nächste gewonnene kommt zur Seite.
    }
stamp-owes =
    { $me ->
        [yes] Du schuldest eine Karte!
       *[no] { $who } schuldet eine Karte!
    }
event-paid =
    { $me ->
        [yes] Du hast eine Karte geschuldet: Diese (Level { $level }) kommt zur Seite.
       *[no] { $who } hat eine Karte geschuldet: Diese (Level { $level }) kommt zur Seite.
    }
stamp-paid =
    { $me ->
        [yes] Du bist quitt!
       *[no] { $who } ist quitt!
    }
event-aside =
    { $why ->
        [mistakes] Niemand kann diese Karte mit Level { $level } noch gewinnen: Sie kommt zur Seite.
       *[skipped] Die Karte mit Level { $level } wird übersprungen: Niemand bekommt sie.
    }
stamp-aside =
    { $why ->
        [mistakes] Die Karte ist weg!
       *[skipped] Übersprungen!
    }
event-last = Das ist die letzte Karte.
stamp-last = Letzte Karte!
event-wins =
    { $me ->
        [yes] { $mode ->
            [total] { $score ->
                [one] Du gewinnst mit { $score } Punkt!
               *[other] Du gewinnst mit { $score } Punkten!
            }
           *[other] { $score ->
                [one] Du gewinnst mit { $score } Karte!
               *[other] Du gewinnst mit { $score } Karten!
            }
        }
       *[no] { $mode ->
            [total] { $score ->
                [one] { $who } gewinnt mit { $score } Punkt!
               *[other] { $who } gewinnt mit { $score } Punkten!
            }
           *[other] { $score ->
                [one] { $who } gewinnt mit { $score } Karte!
               *[other] { $who } gewinnt mit { $score } Karten!
            }
        }
    }
stamp-wins =
    { $me ->
        [yes] Du gewinnst!
       *[no] { $who } gewinnt!
    }
event-shared = Bis zuletzt gleichauf: Der Sieg wird geteilt!
stamp-shared = Geteilter Sieg!
event-finished =
    { $me ->
        [yes] { $cards ->
            [one] Du hast { $built } von { $cards } Karte geschafft.
           *[other] Du hast { $built } von { $cards } Karten geschafft.
        }
       *[no] { $cards ->
            [one] { $who } hat { $built } von { $cards } Karte geschafft.
           *[other] { $who } hat { $built } von { $cards } Karten geschafft.
        }
    }
stamp-finished = Fertig: { $built } von { $cards }!


## Aufforderungen

prompt-count = Mach dich bereit …
prompt-count-total = Anschauen ja, Blöcke anfassen nein!
prompt-next = Gleich kommt die nächste Karte …
prompt-build = Bau das Muster und ruf „Match!“
prompt-build-total = Bau eines der Muster, tipp die Karte an und ruf „Match!“
prompt-head-start = Andere haben Vorsprung. Gleich geht’s auch für dich los …
prompt-out = Passt nicht. Bei dieser Karte bist du raus!
prompt-cooling = Passt nicht. Hol kurz Luft …
prompt-change =
    { $mode ->
        [total] Das hat nicht gepasst: Beweg einen Block, oder tipp eine andere Karte an.
       *[other] Das hat nicht gepasst: Ändere erst etwas.
    }
prompt-checking = { $who } ruft „Match!“ Stimmt das?
prompt-judge = Passt das? Wenn nicht, erheb Einspruch!
prompt-judged = Die anderen prüfen deine Blöcke …
prompt-accepted = Du bist einverstanden. Und die anderen?
prompt-quiet = Seit zehn Minuten kein „Match!“: Du darfst das Spiel beenden.
prompt-practice = Lass dir Zeit. Ein Tipp zeigt dir, wo ein Block hingehört.
prompt-watch = Du schaust zu.
prompt-replay = Alle bauen. Ein Brett siehst du erst, wenn jemand „Match!“ ruft.


## Was du tun kannst

match = Match!
give-up = Karte über­springen
take-back = Nicht überspringen
# Wie viele von denen, die noch dabei sind, die Karte überspringen wollen.
agreed =
    { $count ->
        [one] { $count } von { $total } will sie überspringen
       *[other] { $count } von { $total } wollen sie überspringen
    }
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
# Gleichstand: Es entscheidet das höchste Level, bei dem sich die Karten unterscheiden.
end-wins-tie =
    { $me ->
        [yes] Gleichstand, aber du hast mehr Karten mit Level { $level }: Du gewinnst!
       *[no] Gleichstand, aber { $who } hat mehr Karten mit Level { $level } und gewinnt!
    }
end-shared = Bis zuletzt gleichauf: Der Sieg wird geteilt!
end-alone =
    { $total ->
        [one] { $count ->
            [0] Du hast die Karte nicht geschafft.
           *[other] Du hast die Karte geschafft.
        }
       *[other] Du hast { $count } von { $total } Karten geschafft.
    }
end-time = Gesamtzeit: { time }
story-ahead =
    { $me ->
        [yes] { $mode ->
            [total] { $count ->
                [one] { $count } Punkt: { $margin } mehr als du.
               *[other] { $count } Punkte: { $margin } mehr als du.
            }
           *[other] { $count ->
                [one] { $count } Karte: { $margin } mehr als du.
               *[other] { $count } Karten: { $margin } mehr als du.
            }
        }
       *[no] { $mode ->
            [total] { $count ->
                [one] { $count } Punkt: { $margin } mehr als { $who }.
               *[other] { $count } Punkte: { $margin } mehr als { $who }.
            }
           *[other] { $count ->
                [one] { $count } Karte: { $margin } mehr als { $who }.
               *[other] { $count } Karten: { $margin } mehr als { $who }.
            }
        }
    }
story-lead = Ab Karte Nr. { $number } (Level { $level }) immer vorn.
story-fastest =
    { $me ->
        [yes] Schnellste Karte: deine, in { $time }.
       *[no] Schnellste Karte: { $who }, in { $time }.
    }
story-alone =
    { $total ->
        [one] { $count ->
            [0] Die Karte blieb ungelöst.
           *[other] Die Karte ist geschafft.
        }
       *[other] { $count } von { $total } Karten geschafft.
    }
story-alone-all =
    { $total ->
        [one] Gebaut in { $time }.
       *[other] Alle { $total } Karten, in { $time }.
    }


## Regeln

rules-1-title = Das Ziel
rules-1-text =
    Alle haben die gleichen fünf Blöcke. Jede Karte zeigt ein Muster aus zehn Symbolen.
    Bau es vor allen anderen aus deinen Blöcken nach, und die Karte gehört dir.
rules-2-title = Blöcke
rules-2-text =
    Ein Block hat vier lange Seiten, und jede zeigt zwei Symbole: Plus, Ring, Stern, Quadrat oder vier Punkte.
    Roll einen Block, um eine andere Seite zu sehen. Dreh ihn, um ihn quer oder längs zu legen, so herum oder andersherum.
    Für jedes Muster brauchst du alle fünf Blöcke, flach nebeneinander. Wo einer aufhört und der nächste anfängt, verrät die Karte nicht!
rules-3-title = Was passt
rules-3-text =
    Symbol für Symbol wie auf der Karte: Das ist ein Match.
    Du darfst das ganze Muster in jede Richtung gedreht bauen, und es ist egal, welche Blöcke es zeigen. Ein Spiegelbild passt nicht.
rules-4-title = Fünf Levels
rules-4-text =
    Zu jedem Level gibt es zwölf Karten. Du erkennst das Level am Rand: Eine Linie ist leicht, fünf Linien sind Wahnsinn.
    Manche leichten Karten lassen sich auf mehrere Arten lösen. Ab Level 3 gibt es nur noch eine Lösung.
rules-5-title = Das schnelle Spiel
rules-5-text =
    Macht aus, um wie viele Karten ihr spielt, 1 bis 60. Eine Karte wird aufgedeckt, und alle bauen gleichzeitig. Fertig? Ruf „Match!“
    - Passt es, behältst du die Karte, und die nächste kommt.
    - Passt es nicht, bist du bei dieser Karte raus, und die anderen bauen weiter. Sind alle raus, bekommt sie niemand.
    Sind alle Karten weg, gewinnt, wer die meisten hat.
rules-6-title = Total Madness
rules-6-text =
    Fünf Stapel liegen offen, einer für jedes Level, jeder mit so vielen Karten, wie Leute mitspielen.
    Nach dem Countdown baust du das Muster einer beliebigen Karte, die oben liegt. Fertig? Zeig auf die Karte und ruf „Match!“ Alle halten still, bis geprüft ist.
    - Passt es, nimmst du die Karte, und die nächste des Stapels liegt oben.
    - Passt es nicht, legst du deine zuletzt gewonnene Karte zur Seite. Hast du keine, trifft es die nächste, die du gewinnst. Du schuldest nie mehr als eine.
    Jede Karte mit Level 1 oder 2 bringt einen Punkt, mit Level 3 zwei, mit Level 4 oder 5 drei. Sind alle Karten weg, gewinnt, wer die meisten Punkte hat.
rules-7-title = Wer war zuerst da?
rules-7-text =
    Es zählt, wann du gedrückt hast, nicht wie gut deine Verbindung ist.
    War jemand einen Wimpernschlag schneller, passiert dir nichts.
    Nach einem Fehler bei Total Madness kannst du frühestens nach drei Sekunden wieder rufen, und erst, wenn du einen Block bewegt oder auf eine andere Karte gezeigt hast.
rules-8-title = Kommt ihr nicht weiter?
rules-8-text =
    Wollen alle, die noch dabei sind, eine Karte überspringen, kommt sie zur Seite: Niemand bekommt sie.
    Wer gerade nicht da ist, hält niemanden auf.
    Nach zehn Minuten ohne „Match!“ darf der Gastgeber das Spiel beenden.
rules-9-title = Wenn ihr selbst prüft
rules-9-text =
    Prüft ihr selbst, sehen alle die Blöcke, und die anderen haben acht Sekunden Zeit für einen Einspruch.
    Beim ersten Einspruch schaut das Spiel nach und zeigt allen, ob und wo etwas nicht passt.
    Ein falscher Einspruch kostet nichts. Sagt aber niemand etwas, ist die Karte gewonnen, sogar mit Fehler!
rules-10-title = Vorsprung
rules-10-text =
    Klein gegen Groß? Gebt einen Vorsprung: Wer ihn hat, sieht jede Karte ein paar Sekunden früher.
    Bei Total Madness darf man damit früher anfangen zu bauen, aber nur einmal.
rules-11-title = Allein
rules-11-text =
    An einem Tisch mit nur einem Stuhl spielst du gegen die Uhr.
    Die fünf des Tages sind fünf Karten, eine je Level, und an diesem Tag für alle dieselben.
    Beim Üben zeigen dir Tipps, wo die Blöcke hingehören, und ein Fehler kostet nichts.
rules-12-title = Das Ende
rules-12-text =
    Gleichstand? Dann gewinnt, wer die meisten Karten mit Level 5 hat. Sind es gleich viele, zählen die mit Level 4 und so weiter. Immer noch Gleichstand? Dann wird der Sieg geteilt.


## Der Bildschirm

roll = Rollen
roll-back = Rückwärts
turn = Drehen
flip = Umkehren
lift = Weglegen
lift-all = Alle weglegen
# Beschriftungen der Knöpfe für den gewählten Block.
roll-block = Block { $block } rollen
roll-back-block = Block { $block } in die andere Richtung rollen
turn-block = Block { $block } um eine Vierteldrehung drehen
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
point-at = Auf diese Karte zeigen: Level { $level }
pointed-at = Du zeigst auf diese Karte: Level { $level }
go = Los!
# Eine Zeit in Minuten und Sekunden, etwa 0:07,30 oder 1:02,34.
time = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2) }
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
prompt-rebuild = Neue Karte: Bau deine Blöcke um!
prompt-all-laid = Alle fünf liegen. Passt es?
prompt-all-laid-total = Alle fünf liegen. Ist das die Karte mit Level { $level }?
prompt-point = Alle fünf liegen. Welche Karte ist es? Tipp sie an!
prompt-only-right = Du schuldest eine Karte: Ein falsches „Match!“ wird ab jetzt ignoriert.
prompt-pressed = Match! Mal sehen …
prompt-done = Fertig!

check-mine = Du rufst „Match!“
check-other = { $who } ruft „Match!“
check-card = Die Karte
check-blocks = Die Blöcke
check-turned = gedreht wie die Blöcke
check-right = Passt!
check-wrong = Passt nicht
check-open = Passt das?
check-settled = Kein Einspruch: Das gilt!
check-objected =
    { $me ->
        [yes] Du erhebst Einspruch!
       *[no] { $who } erhebt Einspruch!
    }
check-after = Gebaut: { $time }
# Erklärt die Zeichen, wo Blöcke und Karte sich unterscheiden.
mark-wrong = falsches Symbol
mark-missing = fehlt
mark-extra = zu viel
# Zum Vorlesen: wie viel anders ist.
check-differs =
    { $missing ->
        [one] { $wrong } falsch, { $missing } fehlt, { $extra } zu viel.
       *[other] { $wrong } falsch, { $missing } fehlen, { $extra } zu viel.
    }

end-levels = Gewonnene Karten nach Level
end-level-count =
    { $count ->
        [one] Level { $level }: { $count } Karte
       *[other] Level { $level }: { $count } Karten
    }
end-score = Punkte
end-points = Level 1 und 2: ein Punkt pro Karte. Level 3: zwei. Level 4 und 5: drei.
end-most =
    { $mode ->
        [total] Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählen die Karten mit Level 5, dann die mit Level 4 und so weiter.
       *[other] Wer die meisten Karten hat, gewinnt. Bei Gleichstand zählen die Karten mit Level 5, dann die mit Level 4 und so weiter.
    }
end-times = Deine Zeiten

# Zum Vorlesen: wo ein Block liegt und was geschah. $first und $second sind Symbole, links und rechts oder oben und unten.
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
say-card = Level { $level }, { $rows } Zeilen, { $columns } Spalten.
say-no-card = Es ist keine Karte zu sehen.
say-hint = Tipp: Block { $block } gehört auf der Karte hierhin: { $where }.
where-across = { $first }, { $second }; Zeile { $row }, Spalten { $column } und { $last }
where-upright = { $first } über { $second }; Spalte { $column }, Zeilen { $row } und { $last }

key-block = Einen Block wählen
key-move = Block bewegen oder aus dem Vorrat holen
key-shift = Alles verschieben
key-roll = Auf die nächste Seite rollen
key-roll-back = In die andere Richtung rollen
key-turn = Um eine Vierteldrehung drehen
key-flip = Umkehren: Enden tauschen
key-lift = Zurück in den Vorrat (mit Umschalttaste: alle)
key-match = Match!
key-point = Auf eine Karte zeigen: Level 1 bis 5
key-read-card = Die Karte vorlesen
key-read-board = Dein Brett vorlesen
key-hint = Einen Tipp holen
keys-more = Alle Tasten: ?


## Allein

alone-daily-about = Fünf Karten, eine je Level: heute für alle dieselben.
alone-daily-play = Die Karten von heute spielen
alone-daily-done = Heute geschafft: { $time }
alone-daily-again = Noch einmal
alone-clock = Gegen die Uhr
alone-clock-about = { $count } Karten eines Levels, so schnell du kannst. Schaffst du alle, wird deine Bestzeit gespeichert.
alone-best = Bestzeit: { $time }
alone-no-best = noch offen
alone-practice = Üben
alone-practice-about = Keine Eile: Tipps zeigen den nächsten Block. Die Zeit zählt nicht.
alone-practise-level = Level { $level } üben
alone-first-title = Neu hier?
alone-first-about = Bau zuerst ein leichtes Muster ohne Uhr: Wir zeigen dir, wie die Blöcke funktionieren.
alone-first-practise = Eine Karte üben
alone-first-decline = Gleich auf Zeit spielen

# Das Ergebnis eines Solospiels. $gestures: wie oft man einen Block legt, rollt, dreht oder umkehrt.
result-missed = nicht geschafft
result-solution = Schnellster Weg: { $gestures } Handgriffe
result-new-best = Deine bisher beste Zeit!
result-no-best = Für eine Bestzeit musst du alle Karten schaffen.
result-best = Deine Bestzeit: { $time }
result-practice = Übung: Die Zeiten zählen nicht.
result-daily = Jetzt die fünf von heute spielen
result-level = Level { $level } gegen die Uhr

# Das Ergebnis des Tages als Text für andere, je eine Zeile. Es darf nichts über die Karten verraten.
share-title = Match Madness · Die fünf des Tages
share-total = Alle fünf: { $time }
share-some = { $count } von { $total } Karten
share-copied = Kopiert: Füg es ein, wo du willst!


## Vorsprünge, an jedem Stuhl vor einem Spiel

option-head_start = Vorsprung
option-head_start-value =
    { $value ->
        [0] keiner
       *[other] { $value } s
    }


## Hinweise für die erste Partie

# $mode ist "quick", "total" oder "daily"; $alone ist "yes" für alle, die allein üben.
guide-pattern =
    { $alone ->
        [yes] Bau dieses Muster aus deinen fünf Blöcken. Lass dir Zeit!
       *[no] { $mode ->
            [total] Bau eines dieser Muster aus deinen fünf Blöcken. Tipp an, welches du baust!
           *[other] Bau dieses Muster aus deinen fünf Blöcken. Wer zuerst fertig ist, bekommt die Karte!
        }
    }
guide-roll =
    { $touch ->
        [yes] Wisch über einen Block, um ihn zu rollen, oder drück hier. Jede Seite zeigt andere Symbole.
       *[no] Drück hier oder R, um den Block zu rollen. Jede Seite zeigt andere Symbole.
    }
guide-lay =
    { $touch ->
        [yes] Zieh den Block aufs Brett, oder tipp auf das Feld, auf dem er liegen soll.
       *[no] Zieh den Block aufs Brett, oder klick auf das Feld, auf dem er liegen soll.
    }
guide-turn =
    { $touch ->
        [yes] Halt einen Block kurz gedrückt, um ihn zu drehen, oder drück hier.
       *[no] Drück hier oder T, um den Block zu drehen.
    }
guide-five = Leg alle fünf wie auf der Karte, egal wo auf dem Brett. Roll die Blöcke, bis die Symbole passen.
guide-match =
    { $alone ->
        [yes] Alles wie auf der Karte? Drück „Match!“
       *[no] { $mode ->
            [total] Alles wie auf der Karte? Drück „Match!“ Aber schau genau hin: Ein Fehler kostet dich eine Karte.
           *[other] Alles wie auf der Karte? Drück „Match!“ Aber schau genau hin: Nach einem Fehler ist diese Karte für dich verloren.
        }
    }
guide-race = Bis hierher lief keine Uhr. Jetzt läuft sie, und alle bauen gleichzeitig: Sei schneller!
