### Die eigenen Texte der Seite auf Deutsch.

tagline = schnelle Spiele. alle sind dabei.
loading = Einen Moment …
close = Schließen
home = Startseite
menu = Menü
save = Speichern
on = An
off = Aus
you = Du
name-you = { $name } (du)
try-again = Noch einmal versuchen
announcement = Ankündigung
announcement-dismiss = Ankündigung ausblenden


## Die erste Seite

play-now = Losspielen
play-now-how = gegen Bots
with-friends = Mit Freunden
with-friends-how = mit einem Code
alone = Allein
alone-how = gegen die Uhr
alone-with = { $title } allein
rules = Regeln
rules-of = Regeln von { $title }
game-facts = { $least }–{ $most } Spieler · { $minutes } Min.
got-a-code = Hast du einen Code?
code-label = Tischcode
code-short = Ein Code hat mindestens vier Buchstaben.
join = Dazusetzen
your-name = Dein Name
change-name = Namen ändern
name-ask = Wie heißt du?
name-keep = Jetzt nicht


## Das Menü

language = Sprache
theme = Darstellung
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel
sound = Ton
keys = Tasten
enter-key = Enter
escape-key = Esc
key-help = Diese Tasten zeigen
key-tab = Weiter zum nächsten Knopf oder Feld
key-enter = Ausführen (die Leertaste geht auch)
key-escape = Schließen, was offen ist
key-log = Zeigen oder verbergen, was bisher geschah
key-rules = Regeln zeigen
key-arrows = Durch eine Wiederholung blättern


## Vor dem Spiel

who-plays = Wer spielt mit?
chair-free = Freier Stuhl
chair-waiting = wartet auf jemanden
chair-here = da
chair-away = gerade weg
chair-stand-in = ein Bot ist eingesprungen
chair-bot-plays = Bot spielt
chair-bot = Bot · { $level }
chair-person = Mensch
chair-number = Stuhl { $number }
level-gentle = Sanft
level-fair = Mittel
level-sharp = Schlau
host = Gastgeber
add-chair = Stuhl dazustellen
remove-chair = Stuhl { $number } wegnehmen
watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Leute schauen zu
    }
watching = Du schaust zu
watch-instead = Nur zuschauen
sit-down = Hinsetzen
start = Los geht’s
waiting-for-host = Wir warten, bis der Gastgeber das Spiel startet.
waiting-for-players = Wir warten auf Freunde. Auf freie Stühle dürfen sich auch Bots setzen!
waiting-for-people =
    { $host ->
        [yes] Wir warten, bis alle wieder da sind. Du kannst leere Stühle auch Bots geben.
       *[no] Wir warten, bis alle wieder da sind. Der Gastgeber kann leere Stühle auch Bots geben.
    }
invite = Freunde einladen
invite-hint = Scannen, Link öffnen oder Code eintippen.
invite-full = Alle Stühle sind besetzt. Wer jetzt kommt, kann zuschauen.
code-is = Der Code ist { $code }
copy-link = Link kopieren
copied = Link kopiert
share = Teilen
share-text = Spiel mit mir! Der Code ist { $code }.
qr-alt = QR-Code mit dem Link zu diesem Tisch
options = Einstellungen
usual = Standard
usual-number = Standard ({ $number })
from-to = { $least } bis { $most }
decrease = { $what }: verringern
increase = { $what }: erhöhen
pace = Bots spielen
pace-human = Wie Menschen
pace-instant = Sofort
fair = Fairer Zufall
fair-check = Zufall nachprüfen
fair-verdict =
    { $count ->
        [0] In diesem Spiel hat der Zufall nichts entschieden.
        [one] Das eine Zufallsergebnis war fair.
       *[other] Alle { $count } Zufallsergebnisse waren fair.
    }
fair-open =
    { $count ->
        [0] In diesem Spiel hat der Zufall nichts entschieden.
        [one] Das eine Zufallsergebnis stimmt, soweit dein Browser das beurteilen kann.
       *[other] Alle { $count } Zufallsergebnisse stimmen, soweit dein Browser das beurteilen kann.
    }
fair-alarm = Dieser Tisch zeigt einen anderen Namen oder einen anderen Fingerabdruck als vorher. Dein Browser behält seine Zahl für sich. Trau dem Zufall in diesem Spiel nicht!
fair-tired = Das Spiel hätte schon { $count }-mal beinahe begonnen. Jedes Mal hat dein Browser eine Zahl preisgegeben; ohne dich gibt er keine mehr preis.
fair-tired-go = Trotzdem weiter
fair-alarm-end = Mit dem Zufall in diesem Spiel stimmt etwas nicht!
fair-look = Was ist es?
fair-why = Hier kann niemand am Zufall drehen: wir nicht, du nicht, die anderen nicht.
fair-before = Vor dem ersten Zug legt der Tisch ein Geheimnis fest und zeigt dessen Fingerabdruck. Jeder Browser am Tisch legt eine eigene Zufallszahl fest und zeigt auch nur ihren Fingerabdruck. Wenn das Spiel beginnt, kann niemand mehr etwas ändern: Erst dann geben die Browser ihre Zahlen preis. Aus dem Geheimnis und den Zahlen wird alles berechnet, was dem Zufall überlassen ist. Das ist der Fingerabdruck des Geheimnisses:
fair-later = Nach dem Spiel wird das Geheimnis gelüftet, und dein Browser kann alles nachrechnen, was der Zufall entschieden hat.
fair-over = Vor dem ersten Zug haben der Tisch und jeder Browser am Tisch eine geheime Zahl festgelegt und ihren Fingerabdruck gezeigt. Aus diesen Zahlen rechnet dein Browser nach, was der Zufall entscheiden musste.
fair-computing = Dein Browser rechnet nach …
fair-draws-right =
    { $count ->
        [0] In diesem Spiel hat der Zufall nichts entschieden.
        [one] { $count } Zufallsergebnis nachgerechnet: Es stimmt.
       *[other] { $count } Zufallsergebnisse nachgerechnet: Alle stimmen.
    }
fair-draw-wrong = Zufallsergebnis { $number } (Schritt { $step } des Spiels) passt nicht zum Geheimnis!
fair-secret-right = Das Geheimnis passt zu seinem Fingerabdruck.
fair-secret-wrong = Das Geheimnis passt nicht zu seinem Fingerabdruck!
fair-numbers-wrong = Die Zahl eines Mitspielers passt nicht zu ihrem Fingerabdruck!
fair-table-wrong = Der Tisch hat einen anderen Namen oder einen anderen Fingerabdruck gezeigt als vorher!
fair-shown-right = Diesen Fingerabdruck hat sich dein Browser vor dem Spiel gemerkt.
fair-shown-wrong = Vor dem Spiel hat sich dein Browser einen anderen Fingerabdruck gemerkt!
fair-seats-right = Die Fingerabdrücke der Mitspieler sind die, die dein Browser sah, bevor er seine Zahl preisgab.
fair-seats-wrong = Die Fingerabdrücke der Mitspieler sind nicht die, die dein Browser sah, bevor er seine Zahl preisgab!
fair-number-right = Die Zahl deines Browsers wurde verwendet.
fair-number-wrong = Die Zahl deines Browsers wurde nicht verwendet!
fair-number-late = Die Zahl deines Browsers kam nicht rechtzeitig an und ist deshalb nicht dabei.
fair-number-none = Dein Browser hat in diesem Spiel keine eigene Zahl, mit der er vergleichen könnte.
fair-withheld = Ohne rechtzeitige Zahl und deshalb nicht dabei: { $names }.
fair-withheld-why = Wer gemeinsam mit dem Tisch eine Zahl zurückhält, kann zwischen zwei Ergebnissen wählen.
fair-asked = Dein Browser musste vor diesem Spiel { $count }-mal eine Zahl preisgeben.
fair-asked-often = Wer ein Spiel so oft beginnen kann, kann sich den Zufall aussuchen, der ihm passt.
fair-trust = Eins glaubt dein Browser dem Tisch: welche Ergebnisse bei jedem Schritt möglich waren. Der gespeicherte Spielverlauf, mit „madcap verify“ geprüft, belegt auch das.
fair-all = Alle Zufallsergebnisse
fair-all-how = Für jeden Schritt des Spiels, über den der Zufall entschieden hat, rechnet dein Browser aus, welches der gleich wahrscheinlichen Ergebnisse das Geheimnis liefert.
fair-result = Schritt { $step }: { $which } von { $outcomes }
fair-fingerprint = Der Fingerabdruck
fair-own = Die Zahl deines Browsers:
fair-how = Er ist der SHA-256-Wert des Geheimnisses. Im gespeicherten Spielverlauf stehen das Geheimnis sowie alle Zahlen und Fingerabdrücke: So können auch andere Programme nachrechnen.


## Am Tisch

players = Mitspieler
your-turn = Du bist dran!
their-turn = ist dran
time-left = Restzeit
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
log = Was bisher geschah
log-empty = Noch nichts.
by-time = (Zeit war um)
by-away = (war nicht da)
by-bot = (vom Bot)
connection-lost = Verbindung weg. Wir stellen sie wieder her …
connection-offline = Dieses Gerät ist offline. Wir warten auf das Netz …
connection-restarting = Der Server startet neu. Gleich geht es weiter …
connection-away = Der Server ist nicht zu erreichen. Wir versuchen es weiter …
leave = Tisch verlassen
leave-title = Deinen Stuhl einem Bot überlassen?
leave-text = Der Bot spielt für dich weiter. Du kannst deinen Stuhl jederzeit zurückhaben.
leave-yes = Tisch verlassen
leave-no = Bleiben
bot-plays = Ein Bot spielt für dich
take-back = Ich spiele wieder selbst
away-now = { $name } ist gerade weg.
away-left = In { $time } springt ein Bot ein.
away-waits =
    { $count ->
        [one] In { $count } Sekunde springt ein Bot ein.
       *[other] In { $count } Sekunden springt ein Bot ein.
    }
stalls-now = { $name } ist da, hat aber schon länger nicht gezogen.
away-bot = Bot spielen lassen
away-wait = Länger warten
note-bot = Für { $name } spielt jetzt ein Bot.
note-back = { $name } ist wieder da.


## Das Ende

end-alone = Fertig!
end-you-win = Du hast gewonnen!
end-wins = { $name } gewinnt!
end-shared = Geteilter Sieg: { $names }
winner = Sieg
again = Noch einmal
again-join = Neues Spiel: mitspielen
again-watch = Neues Spiel: zuschauen
result = Ergebnis
see-table = Zum Tisch
record = Spielverlauf speichern
series = Nach { $games } Spielen:
series-wins =
    { $wins ->
        [one] { $name }: { $wins } Sieg
       *[other] { $name }: { $wins } Siege
    }
play-too = Selbst spielen
share-picture = Das Ergebnis als Bild
share-copied = Text und Link kopiert.
share-not-copied = Das ist der Text zum Teilen:
keep-game = Dieses Spiel behalten
keep-stop = Behalten · nicht mehr behalten
keep-about = Sonst wird es am { $date } gelöscht.
share-save = Bild speichern


## Wiederholung

replay = Wiederholung
replay-start = Vor dem ersten Zug
replay-step = Schritt des Spiels
replay-at = Schritt { $step } von { $total }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-last = Zum Ende
play = Abspielen
pause = Pause
speed = Tempo: { $times }-fach


## Hier ist nichts

lost-title = Hier liegen nur Würfel
lost-text = Diese Seite gibt es nicht. Fehlt vielleicht ein Buchstabe in der Adresse?


## Warum etwas nicht ging

trouble-heals = Sobald der Server wieder da ist, geht es hier von selbst weiter.
trouble-newer = Es gibt eine neuere Version dieser Seite.
trouble-quote = Wenn du das meldest, nenne bitte diese Kennung: { $id }
refused-offline = Der Server ist nicht zu erreichen.
refused-server = Da ging etwas schief. Versuch es noch einmal.
refused-not-found = Unter dieser Adresse ist nichts.
refused-no-such-table = Es gibt keinen Tisch mit diesem Code.
refused-unknown-game = Dieses Spiel gibt es hier nicht.
refused-still-playing = Dieses Spiel läuft noch.
refused-bad-options = Diese Einstellungen passen nicht zusammen.
refused-bad-name = Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Symbol.
refused-chair-taken = Dieser Stuhl ist besetzt.
refused-game-over = Das Spiel ist vorbei.
refused-malformed = Da ging etwas schief. Versuch es noch einmal.
refused-needs-players = Auf jeden Stuhl gehört ein Mensch, der da ist, oder ein Bot.
refused-not-alone = Hier spielen noch andere, deshalb kann das Spiel nicht warten.
refused-nobody-away = Die Person ist schon wieder da.
refused-no-such-chair = Diesen Stuhl gibt es nicht.
refused-not-a-seat = Dieser Stuhl steht nicht an diesem Tisch.
refused-not-in-lobby = Das Spiel hat schon angefangen.
refused-about-to-begin = Einen Moment: Das Spiel beginnt gleich.
refused-wrong-nonce = Die Zufallszahl deines Browsers passt nicht zu ihrem Fingerabdruck.
refused-same-commitment = Jemand anderes hat dieselbe Zufallszahl. Versuch es noch einmal.
refused-not-legal = Das geht jetzt nicht.
refused-not-playing = Hier wird gerade nicht gespielt.
refused-not-seated = Dafür musst du an diesem Tisch sitzen.
refused-not-the-host = Das kann nur der Gastgeber.
refused-not-your-turn = Du bist nicht dran.
refused-stale = Zu spät: Das Spiel ist schon weiter.
refused-storage = Das ließ sich nicht speichern, also ist nichts passiert. Versuch es noch einmal.
refused-too-fast = Das war zu schnell für den Server. Diese Seite versucht es gleich noch einmal.
refused-too-many-guesses = Das waren zu viele falsche Codes. Warte einen Moment.
refused-too-large = Das war zu viel auf einmal.
refused-too-many-tables = Gerade wurden zu viele Tische eröffnet. Warte eine Minute.
refused-too-many-kept = Mehr Spiele kannst du nicht behalten. Gib zuerst ein anderes frei.
refused-too-many-players = Aus deinem Netz kommen gerade zu viele auf einmal. Versuch es in einer Minute noch einmal.
refused-too-many-requests = Aus deinem Netz kommen gerade zu viele Anfragen. Warte einen Moment.
refused-too-many-sockets = In deinem Netz sind zu viele Seiten offen. Schließ ein paar; diese hier versucht es von selbst weiter.
refused-house-full = Das Haus ist voll. Versuch es etwas später noch einmal.
refused-made-room = Das Haus ist voll, und jemand anderes brauchte diesen Platz. Tipp irgendwohin, um es noch einmal zu versuchen.
refused-broken-table = Dieser Tisch ist beschädigt und lässt sich nicht öffnen.
refused-idle = Hier ist lange nichts passiert. Tipp irgendwohin, um zurückzukommen.
refused-table-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
refused-banned = Hier kannst du nicht mehr spielen: Der Betreiber des Servers hat dich oder dein Netz gesperrt.
refused-player-removed = Der Betreiber des Servers hat deinen Namen und deine Bestzeiten gelöscht. Du kannst als neuer Gast weiterspielen.


## Hinweise für die erste Partie

guide = So wird gespielt
guide-step = Schritt { $step } von { $steps }
guide-skip = Überspringen
guide-ok = Klar!
# $gentle ist "yes", wenn es alle Bots am Tisch sind.
guide-first =
    { $gentle ->
        [yes] Keine Eile: Die Bots sind sanft, und alles wartet, solange du liest.
       *[no] Keine Eile: Alles wartet, solange du liest.
    }
guide-watch = Schau zu, was passiert. Bald kommt der nächste Hinweis!
guide-yours = Jetzt entscheidest du. Bald kommt der nächste Hinweis!
guide-again = Zeig es mir noch einmal
guide-skipped = Übersprungen. Unter „Regeln“ zeigen wir es dir jederzeit.
guide-over = Jetzt weißt du, wie es geht. Viel Spaß!
guide-over-brief = Das reicht für den Anfang. Alles Weitere steht unter „Regeln“.
