### Die eigenen Texte der Seite auf Deutsch.

tagline = schnelle Spiele. alle sind dabei.
loading = Einen Moment…
close = Schließen
home = Startseite
menu = Menü
save = Speichern
on = An
off = Aus
you = Du
name-you = { $name } (du)
try-again = Nochmal versuchen


## Die erste Seite

play-now = Losspielen
with-friends = Mit Freunden
alone = Allein
alone-with = { $title } allein
rules = Regeln
rules-of = Regeln von { $title }
game-facts = { $least }–{ $most } · { $minutes } Min.
got-a-code = Hast du einen Code?
code-label = Code eines Tisches, vier Buchstaben
code-short = Ein Code hat vier Buchstaben.
join = Dazusetzen
your-name = Dein Name
tap-to-change = tippen zum Ändern


## Das Menü

language = Sprache
theme = Farben
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel
sound = Ton
keys = Tasten
key-help = diese Tasten zeigen
key-tab = zum Nächsten gehen
key-enter = ausführen (die Leertaste geht auch)
key-escape = schließen, was offen ist
key-log = Verlauf zeigen oder verbergen
key-rules = Regeln zeigen
key-arrows = durch eine Wiederholung blättern


## Vor dem Spiel

who-plays = Wer spielt mit?
chair-free = Freier Stuhl
chair-waiting = wartet auf jemanden
chair-here = da
chair-away = gerade weg
chair-stand-in = ein Bot springt ein
chair-bot = Bot, { $level }
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
waiting-for-host = Wer den Tisch aufgemacht hat, fängt an.
waiting-for-players = Wir warten auf Freunde. Auf freie Stühle können auch Bots!
waiting-for-people = Wir warten, bis alle wieder da sind.
invite = Freunde einladen
invite-hint = Scannen, Link öffnen oder Code eintippen.
invite-full = Alle Stühle sind besetzt. Wer jetzt kommt, kann zuschauen.
code-is = Der Code ist { $code }
copy-link = Link kopieren
copied = Link kopiert
share = Teilen
share-text = Spiel mit mir! Der Code ist { $code }.
qr-alt = QR-Code mit dem Link zu diesem Tisch
options = So spielen wir
usual = Wie üblich
from-to = { $least } bis { $most }
pace = Bots ziehen
pace-human = Wie Menschen
pace-instant = Sofort
fair = Faire Würfel
fair-check = Faire Würfel: prüfen
fair-why = Hier kann niemand an den Würfeln drehen: wir nicht, du nicht, die anderen nicht.
fair-before = Vor dem ersten Zug legt der Tisch ein Geheimnis fest und zeigt dessen Fingerabdruck. Der Browser jedes Spielers gibt eine eigene Zufallszahl dazu, und alle Würfe entstehen aus beidem. Am Ende wird das Geheimnis gelüftet:
fair-over = Vor dem ersten Zug hat der Tisch ein Geheimnis festgelegt und diesen Fingerabdruck gezeigt. Der Browser jedes Spielers hat eine eigene Zufallszahl dazugegeben, und alle Würfe sind aus beidem entstanden:
fair-how = Im Spielprotokoll stehen das Geheimnis und alle Zahlen. Der SHA-256 des Geheimnisses muss dieser Fingerabdruck sein, und damit lässt sich jeder Wurf nachrechnen.


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
connection-lost = Verbindung weg. Kommt gleich wieder…
connection-offline = Dieses Gerät ist offline. Wir warten auf das Netz…
connection-restarting = Der Server startet neu. Gleich geht es weiter…
connection-away = Der Server ist nicht zu erreichen. Wir versuchen es weiter…
leave = Aufstehen
leave-title = Deinen Stuhl einem Bot überlassen?
leave-text = Der Bot spielt für dich weiter. Du kannst deinen Stuhl jederzeit zurückhaben.
leave-yes = Aufstehen
leave-no = Sitzen bleiben
bot-plays = Ein Bot spielt für dich
take-back = Ich spiele wieder selbst


## Das Ende

end-you-win = Du hast gewonnen!
end-wins = { $name } gewinnt!
end-shared = Geteilter Sieg: { $names }
winner = Sieg
again = Nochmal
again-join = Neue Runde: mitspielen
again-watch = Neue Runde: zuschauen
result = Ergebnis
see-table = Zum Tisch
record = Protokoll speichern


## Wiederholung

replay = Wiederholung
replay-of = Wiederholung von { $code }
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
refused-offline = Der Server ist nicht zu erreichen.
refused-server = Da ging etwas schief. Versuch es nochmal.
refused-not-found = Unter dieser Adresse ist nichts.
refused-no-such-table = Es gibt keinen Tisch mit diesem Code.
refused-unknown-game = Dieses Spiel gibt es hier nicht.
refused-still-playing = Dieses Spiel läuft noch.
refused-bad-options = Diese Einstellungen passen nicht zusammen.
refused-chair-taken = Dieser Stuhl ist besetzt.
refused-game-over = Das Spiel ist vorbei.
refused-malformed = Da ging etwas schief. Versuch es nochmal.
refused-needs-players = Auf jeden Stuhl gehört ein Mensch, der da ist, oder ein Bot.
refused-no-such-chair = Diesen Stuhl gibt es nicht.
refused-not-a-seat = Das ist kein Platz an diesem Tisch.
refused-not-in-lobby = Das Spiel hat schon angefangen.
refused-not-legal = Das geht jetzt nicht.
refused-not-playing = Hier wird gerade nicht gespielt.
refused-not-seated = Dafür musst du an diesem Tisch sitzen.
refused-not-the-host = Das kann nur der Gastgeber.
refused-not-your-turn = Du bist nicht dran.
refused-stale = Zu spät: Das Spiel ist schon weiter.
refused-storage = Das ließ sich nicht speichern, also ist nichts passiert. Versuch es nochmal.
refused-too-fast = Nicht so schnell! Warte einen Moment.
refused-too-many-guesses = Das waren zu viele falsche Codes. Warte einen Moment.
refused-too-large = Das war zu viel auf einmal.
refused-too-many-tables = Gerade wurden viele Tische aufgemacht. Warte eine Minute.
refused-too-many-players = Aus deinem Netz kommen gerade sehr viele. Versuch es in einer Minute nochmal.
refused-too-many-requests = Aus deinem Netz kommen gerade sehr viele Anfragen. Warte einen Moment.
refused-too-many-sockets = In deinem Netz sind zu viele Seiten offen. Schließ ein paar; diese hier versucht es von selbst weiter.
refused-house-full = Das Haus ist voll. Versuch es etwas später nochmal.
refused-broken-table = Dieser Tisch ist beschädigt und lässt sich nicht öffnen.
refused-idle = Hier ist lange nichts passiert. Tipp irgendwohin, um zurückzukommen.


## Hinweise für die erste Partie

guide = So wird gespielt
guide-step = Schritt { $step } von { $steps }
guide-skip = Überspringen
guide-ok = Klar!
guide-again = Zeig es mir noch einmal
guide-skipped = Übersprungen. Unter „Regeln“ zeigen wir es dir jederzeit.
guide-over = Jetzt weißt du, wie es geht. Viel Spaß!
