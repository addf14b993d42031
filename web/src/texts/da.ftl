### Sidens egne tekster på dansk.

tagline = hurtige spil. alle er med.
loading = Et øjeblik…
close = Luk
home = Forside
menu = Menu
save = Gem
on = Til
off = Fra
you = Dig
name-you = { $name } (dig)
try-again = Prøv igen


## Forsiden

play-now = Spil nu
with-friends = Med venner
alone = Alene
alone-with = { $title } alene
rules = Regler
rules-of = Regler for { $title }
game-facts = { $least }–{ $most } · { $minutes } min.
got-a-code = Har du en kode?
code-label = Et bords kode, fire bogstaver
code-short = En kode har fire bogstaver.
join = Vær med
your-name = Dit navn
tap-to-change = tryk for at ændre


## Menuen

language = Sprog
theme = Farver
theme-auto = Automatisk
theme-light = Lyse
theme-dark = Mørke
sound = Lyd
keys = Taster
key-help = vis disse taster
key-tab = gå til det næste
key-enter = gør det (mellemrum virker også)
key-escape = luk det, der er åbent
key-log = vis eller skjul forløbet
key-rules = vis reglerne
key-arrows = bladr i en gentagelse


## Før spillet

who-plays = Hvem spiller?
chair-free = Ledig stol
chair-waiting = venter på nogen
chair-here = er her
chair-away = lige væk
chair-stand-in = en bot er vikar
chair-bot = bot, { $level }
chair-person = Person
chair-number = Stol { $number }
level-gentle = Blid
level-fair = Middel
level-sharp = Skarp
host = vært
add-chair = Sæt en stol til
remove-chair = Fjern stol { $number }
watchers =
    { $count ->
        [one] { $count } person kigger på
       *[other] { $count } personer kigger på
    }
watching = Du kigger på
watch-instead = Kig bare på
sit-down = Sæt dig
start = Start
waiting-for-host = Værten starter spillet.
waiting-for-players = Vi venter på venner. Bots må også få en stol!
waiting-for-people = Vi venter, til alle er tilbage.
invite = Invitér venner
invite-hint = Scan, åbn linket, eller skriv koden.
invite-full = Alle stole er taget. Kommer der flere, kan de kigge på.
code-is = Koden er { $code }
copy-link = Kopiér link
copied = Linket er kopieret
share = Del
share-text = Spil med mig! Koden er { $code }.
qr-alt = QR-kode med linket til dette bord
options = Sådan spiller vi
usual = Som sædvanlig
from-to = { $least } til { $most }
pace = Bots trækker
pace-human = Som mennesker
pace-instant = Straks
fair = Ærlige terninger
fair-check = Ærlige terninger: tjek
fair-why = Ingen kan pille ved terningerne her: ikke vi, ikke du, ikke de andre.
fair-before = Før det første træk fastlægger bordet en hemmelighed og viser dens fingeraftryk. Hver spillers browser lægger sit eget tilfældige tal til, og alle kast kommer af begge dele. Til sidst bliver hemmeligheden afsløret:
fair-over = Før det første træk fastlagde bordet en hemmelighed og viste dette fingeraftryk. Hver spillers browser lagde sit eget tilfældige tal til, og alle kast kom af begge dele:
fair-how = Det gemte spil rummer hemmeligheden og alles tal. Hemmelighedens SHA-256 skal være dette fingeraftryk, og så kan enhver regne alle kast efter.


## Ved bordet

players = Spillere
your-turn = Din tur!
their-turn = spiller nu
time-left = Tid tilbage
seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
log = Hvad der skete
log-empty = Ikke noget endnu.
by-time = (tiden var gået)
by-away = (var væk)
by-bot = (af botten)
connection-lost = Forbindelsen røg. Den kommer igen…
connection-offline = Denne enhed er offline. Vi venter på nettet…
connection-restarting = Serveren genstarter. Det går videre om et øjeblik…
connection-away = Serveren svarer ikke. Vi prøver stadig…
leave = Gå
leave-title = Vil du overlade stolen til en bot?
leave-text = Botten spiller videre for dig. Du kan tage stolen tilbage, når du vil.
leave-yes = Gå
leave-no = Bliv
bot-plays = En bot spiller for dig
take-back = Jeg vil have min stol igen


## Slut

end-you-win = Du vinder!
end-wins = { $name } vinder!
end-shared = Delt sejr: { $names }
winner = vinder
again = Igen
again-join = De spiller igen: vær med
again-watch = De spiller igen: kig på
result = Resultat
see-table = Se bordet
record = Gem spillet


## Gentagelse

replay = Gentagelse
replay-of = Gentagelse af { $code }
replay-start = Før det første træk
replay-step = Trin i spillet
replay-at = Trin { $step } af { $total }
replay-first = Til starten
replay-back = Et trin tilbage
replay-next = Et trin frem
replay-last = Til slutningen
play = Afspil
pause = Pause
speed = Tempo: { $times } gange


## Her er ikke noget

lost-title = Her er kun terninger
lost-text = Den side findes ikke. Mangler der et bogstav i adressen?


## Hvorfor noget ikke gik

trouble-heals = Siden går selv videre, så snart serveren er tilbage.
trouble-newer = Der er en nyere version af denne side.
refused-offline = Serveren svarer ikke.
refused-server = Noget gik galt. Prøv igen.
refused-not-found = Der er ikke noget på den adresse.
refused-no-such-table = Intet bord har den kode.
refused-unknown-game = Det spil findes ikke her.
refused-still-playing = Spillet er stadig i gang.
refused-bad-options = De valg passer ikke sammen.
refused-chair-taken = Stolen er taget.
refused-game-over = Spillet er slut.
refused-malformed = Noget gik galt. Prøv igen.
refused-needs-players = Hver stol skal have en person, der er her, eller en bot.
refused-no-such-chair = Den stol findes ikke.
refused-not-a-seat = Det er ikke en plads ved dette bord.
refused-not-in-lobby = Spillet er allerede begyndt.
refused-not-legal = Det kan man ikke nu.
refused-not-playing = Der bliver ikke spillet her nu.
refused-not-seated = Det kræver, at du sidder ved bordet.
refused-not-the-host = Det kan kun værten.
refused-not-your-turn = Det er ikke din tur.
refused-stale = For sent: spillet er gået videre.
refused-storage = Det kunne ikke gemmes, så det skete ikke. Prøv igen.
refused-too-fast = Ikke så hurtigt! Vent et øjeblik.
refused-too-many-guesses = Det var for mange forkerte koder. Vent et øjeblik.
refused-too-large = Det var for meget på én gang.
refused-too-many-tables = Der er lige blevet åbnet mange borde. Vent et minut.
refused-too-many-players = Der kommer mange fra dit netværk lige nu. Prøv igen om et minut.
refused-too-many-requests = Der kommer mange forespørgsler fra dit netværk. Vent et øjeblik.
refused-too-many-sockets = Der er for mange sider åbne på dit netværk. Luk nogle; denne prøver selv igen.
refused-house-full = Huset er fuldt. Prøv igen lidt senere.
refused-broken-table = Bordet er beskadiget og kan ikke åbnes.
refused-idle = Her er ikke sket noget længe. Tryk et sted for at komme tilbage.


## Hjælp til det første spil

guide = Sådan spiller du
guide-step = Trin { $step } af { $steps }
guide-skip = Spring over
guide-ok = Forstået
guide-again = Vis mig det igen
guide-skipped = Sprunget over. Du finder hjælpen igen under »Regler«.
guide-over = Nu ved du, hvordan det går. God fornøjelse!
