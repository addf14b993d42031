### Sidens egne tekster på dansk.

tagline = hurtige spil. alle er med.
loading = Et øjeblik …
close = Luk
home = Forside
menu = Menu
save = Gem
on = Til
off = Fra
you = Dig
name-you = { $name } (dig)
try-again = Prøv igen
announcement = Meddelelse
announcement-dismiss = Skjul meddelelsen


## Forsiden

play-now = Spil nu
play-now-how = mod botter
with-friends = Med venner
with-friends-how = få en kode
alone = Alene
alone-how = mod uret
alone-with = Spil { $title } alene
rules = Regler
rules-of = Regler for { $title }
game-facts = { $least }–{ $most } spillere · { $minutes } min.
got-a-code = Har du en kode?
code-label = Bordets kode
code-short = En kode har mindst fire bogstaver.
join = Vær med
your-name = Dit navn
change-name = skift navn
name-ask = Hvad hedder du?
name-keep = Ikke nu


## Menuen

language = Sprog
theme = Udseende
theme-auto = Automatisk
theme-light = Lyst
theme-dark = Mørkt
sound = Lyd
keys = Taster
enter-key = Enter
escape-key = Esc
key-help = Vis disse taster
key-tab = Gå til næste knap eller felt
key-enter = Udfør (mellemrumstasten virker også)
key-escape = Luk det, der er åbent
key-log = Vis eller skjul, hvad der skete
key-rules = Vis reglerne
key-arrows = Bladr i en genafspilning


## Før spillet

who-plays = Hvem spiller?
chair-free = Ledig plads
chair-waiting = venter på nogen
chair-here = er her
chair-away = er væk
chair-stand-in = en bot er vikar
chair-bot-plays = bot spiller
chair-bot = Bot · { $level }
chair-person = Person
chair-number = Plads { $number }
level-gentle = Blid
level-fair = Middel
level-sharp = Skarp
host = vært
add-chair = Tilføj en plads
remove-chair = Fjern plads { $number }
watchers =
    { $count ->
        [one] { $count } person kigger med
       *[other] { $count } personer kigger med
    }
watching = Du kigger med
watch-instead = Kig bare med
sit-down = Sæt dig
start = Start
waiting-for-host = Vi venter på, at værten starter spillet.
waiting-for-players = Vi venter på venner. De ledige pladser kan fyldes med botter!
waiting-for-people =
    { $host ->
        [yes] Vi venter, til alle er tilbage. Du kan også give en plads til en bot.
       *[no] Vi venter, til alle er tilbage. Værten kan også give en plads til en bot.
    }
invite = Invitér venner
invite-hint = Scan, åbn linket, eller skriv koden.
invite-full = Alle pladser er optaget. Kommer der flere, kan de kigge med.
code-is = Koden er { $code }
copy-link = Kopiér link
copied = Linket er kopieret
share = Del
share-text = Spil med mig! Koden er { $code }.
qr-alt = QR-kode med linket til dette bord
options = Spillets indstillinger
usual = Standard
usual-number = Standard ({ $number })
from-to = { $least } til { $most }
decrease = { $what }: sæt ned
increase = { $what }: sæt op
pace = Botterne spiller
pace-human = Som mennesker
pace-instant = Straks
fair = Ærlige tilfældig­heder
fair-check = Tjek tilfældig­hederne
fair-verdict =
    { $count ->
        [0] Intet blev overladt til tilfældet i dette spil.
        [one] Det ene tilfældige resultat var ærligt.
       *[other] Alle { $count } tilfældige resultater var ærlige.
    }
fair-open =
    { $count ->
        [0] Intet blev overladt til tilfældet i dette spil.
        [one] Det ene tilfældige resultat er rigtigt, så vidt din browser kan se.
       *[other] Alle { $count } tilfældige resultater er rigtige, så vidt din browser kan se.
    }
fair-alarm = Dette bord viser et andet navn eller et andet fingeraftryk end før. Din browser beholder sit tal for sig selv. Stol ikke på tilfældet i dette spil!
fair-tired = Spillet er næsten begyndt { $count } gange. Hver gang gav din browser et tal fra sig; uden dig giver den ikke flere.
fair-tired-go = Fortsæt alligevel
fair-alarm-end = Der er noget galt med tilfældet i dette spil!
fair-look = Se hvad
fair-why = Her kan ingen pille ved tilfældet: hverken vi, du eller de andre.
fair-before = Før det første træk fastlægger bordet en hemmelighed og viser dens fingeraftryk. Hver spillers browser fastlægger også sit eget tilfældige tal og viser kun dets fingeraftryk. Når spillet begynder, kan ingen ændre noget mere: Først da giver browserne deres tal fra sig. Alt, hvad der afgøres af tilfældet, beregnes ud fra hemmeligheden og tallene. Her er hemmelighedens fingeraftryk:
fair-later = Når spillet er slut, bliver hemmeligheden afsløret, og din browser kan regne alt det efter, som tilfældet har afgjort.
fair-over = Før det første træk fastlagde bordet og hver spillers browser et hemmeligt tal og viste dets fingeraftryk. Ud fra tallene regner din browser alt det efter, som tilfældet har afgjort, og sammenligner.
fair-computing = Regner efter …
fair-draws-right =
    { $count ->
        [0] Intet blev overladt til tilfældet i dette spil.
        [one] { $count } tilfældigt resultat regnet efter: Det er rigtigt.
       *[other] { $count } tilfældige resultater regnet efter: Alle er rigtige.
    }
fair-draw-wrong = Tilfældigt resultat { $number } (trin { $step } i spillet) passer ikke til hemmeligheden!
fair-secret-right = Hemmeligheden passer til sit fingeraftryk.
fair-secret-wrong = Hemmeligheden passer ikke til sit fingeraftryk!
fair-numbers-wrong = En spillers tal passer ikke til sit fingeraftryk!
fair-table-wrong = Bordet har vist et andet navn eller et andet fingeraftryk end før!
fair-shown-right = Det er det fingeraftryk, din browser noterede før spillet.
fair-shown-wrong = Det er ikke det fingeraftryk, din browser noterede før spillet!
fair-seats-right = Spillernes fingeraftryk er dem, din browser så, før den gav sit tal fra sig.
fair-seats-wrong = Spillernes fingeraftryk er ikke dem, din browser så, før den gav sit tal fra sig!
fair-number-right = Din browsers tal blev brugt.
fair-number-wrong = Din browsers tal blev ikke brugt!
fair-number-late = Din browsers tal kom ikke frem i tide og er derfor ikke med.
fair-number-none = Din browser har ikke noget eget tal i dette spil at sammenligne med.
fair-withheld = Uden et tal i tide og derfor ikke med: { $names }.
fair-withheld-why = Den, der sammen med bordet holder et tal tilbage, kan vælge mellem to udfald.
fair-asked = Din browser måtte give et tal fra sig { $count } gange, før dette spil begyndte.
fair-asked-often = Den, der kan begynde et spil så mange gange, kan vælge det tilfælde, der passer bedst.
fair-trust = Én ting tror din browser bordet på: hvilke resultater der var mulige ved hvert trin. Filen med spillet, tjekket med »madcap verify«, beviser også det.
fair-all = Alle tilfældige resultater
fair-all-how = For hvert trin i spillet, som blev overladt til tilfældet, regner din browser ud, hvilket af de lige sandsynlige resultater hemmeligheden giver.
fair-result = Trin { $step }: { $which } af { $outcomes }
fair-fingerprint = Fingeraftrykket
fair-own = Din browsers tal:
fair-how = Det er hemmelighedens SHA-256-hash. Filen med spillet rummer hemmeligheden og alles tal og fingeraftryk, så andre programmer også kan regne efter.


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
by-bot = (botten spillede)
connection-lost = Forbindelsen røg. Vi forbinder igen …
connection-offline = Denne enhed er offline. Vi venter på nettet …
connection-restarting = Serveren genstarter. Vi er tilbage om et øjeblik …
connection-away = Serveren svarer ikke. Vi prøver stadig …
leave = Forlad bordet
leave-title = Vil du overlade din plads til en bot?
leave-text = Botten spiller videre for dig. Du kan tage pladsen tilbage, når du vil.
leave-yes = Forlad bordet
leave-no = Bliv
bot-plays = En bot spiller for dig
take-back = Tag min plads tilbage
away-now = { $name } er væk.
away-left = Om { $time } tager en bot over.
away-waits =
    { $count ->
        [one] Om { $count } sekund tager en bot over.
       *[other] Om { $count } sekunder tager en bot over.
    }
stalls-now = { $name } er her, men har ikke trukket i et stykke tid.
away-bot = Lad en bot spille
away-wait = Vent længere
note-bot = En bot spiller nu for { $name }.
note-back = { $name } er tilbage.


## Slut

end-alone = Færdig!
end-you-win = Du har vundet!
end-wins = { $name } har vundet!
end-shared = Delt sejr: { $names }
winner = vinder
again = Spil igen
again-join = Nyt spil: Vær med
again-watch = Nyt spil: Kig med
result = Resultat
see-table = Se bordet
record = Hent spillet som fil
series = Efter { $games } spil:
series-wins =
    { $wins ->
        [one] { $name }: { $wins } sejr
       *[other] { $name }: { $wins } sejre
    }
play-too = Spil selv
share-picture = Resultatet som billede
share-copied = Tekst og link er kopieret.
share-not-copied = Her er teksten, du kan dele:
keep-game = Behold dette spil
keep-stop = Beholdt · behold det ikke længere
keep-about = Ellers slettes det den { $date }.
share-save = Gem billedet


## Genafspilning

replay = Genafspilning
replay-start = Før det første træk
replay-step = Trin i spillet
replay-at = Trin { $step } af { $total }
replay-first = Til starten
replay-back = Et trin tilbage
replay-next = Et trin frem
replay-last = Til slutningen
play = Afspil
pause = Pause
speed = Hastighed: { $times }×


## Her er ikke noget

lost-title = Her er kun terninger
lost-text = Den side findes ikke. Mangler der et bogstav i adressen?


## Hvorfor noget ikke gik

trouble-heals = Siden fortsætter af sig selv, så snart serveren er tilbage.
trouble-newer = Der er en nyere version af denne side.
trouble-quote = Hvis du melder det, så oplys denne kode: { $id }
refused-offline = Serveren svarer ikke.
refused-server = Noget gik galt. Prøv igen.
refused-not-found = Der er ikke noget på den adresse.
refused-no-such-table = Der er ikke noget bord med den kode.
refused-unknown-game = Det spil findes ikke her.
refused-still-playing = Spillet er stadig i gang.
refused-bad-options = Indstillingerne passer ikke sammen.
refused-bad-name = Et navn skal have mindst ét synligt tegn.
refused-chair-taken = Pladsen er optaget.
refused-game-over = Spillet er slut.
refused-malformed = Noget gik galt. Prøv igen.
refused-needs-players = På hver plads skal der være en person, som er her, eller en bot.
refused-not-alone = Her spiller andre med, så spillet kan ikke vente.
refused-nobody-away = Personen er allerede tilbage.
refused-no-such-chair = Den plads findes ikke.
refused-not-a-seat = Den plads er ikke ved dette bord.
refused-not-in-lobby = Spillet er allerede begyndt.
refused-about-to-begin = Et øjeblik: Spillet begynder om lidt.
refused-wrong-nonce = Din browsers tilfældige tal passer ikke til sit fingeraftryk.
refused-same-commitment = En anden spiller har det samme tal. Prøv igen.
refused-not-legal = Det kan du ikke lige nu.
refused-not-playing = Der bliver ikke spillet her nu.
refused-not-seated = Det kræver, at du sidder ved bordet.
refused-not-the-host = Det kan kun værten.
refused-not-your-turn = Det er ikke din tur.
refused-stale = For sent: Spillet er gået videre.
refused-storage = Det kunne ikke gemmes, så der er ikke ændret noget. Prøv igen.
refused-too-fast = Det gik for hurtigt for serveren. Siden prøver igen om et øjeblik.
refused-too-many-guesses = Det var for mange forkerte koder. Vent et øjeblik.
refused-too-large = Det var for meget på én gang.
refused-too-many-tables = Der er lige blevet åbnet for mange borde. Vent et minut.
refused-too-many-kept = Du kan ikke beholde flere spil. Giv først slip på et andet.
refused-too-many-players = Der kommer for mange fra dit netværk lige nu. Prøv igen om et minut.
refused-too-many-requests = Der kommer for mange forespørgsler fra dit netværk. Vent et øjeblik.
refused-too-many-sockets = Der er for mange sider åbne på dit netværk. Luk nogle af dem; denne prøver selv igen.
refused-house-full = Her er fyldt op lige nu. Prøv igen lidt senere.
refused-made-room = Her er fyldt op, og en anden havde brug for pladsen. Tryk hvor som helst for at prøve igen.
refused-broken-table = Bordet er beskadiget og kan ikke åbnes.
refused-idle = Der er ikke sket noget her længe. Tryk hvor som helst for at komme tilbage.
refused-table-closed = Bordet er blevet lukket af dem, der driver serveren.
refused-banned = Du kan ikke længere spille her: Dem, der driver serveren, har udelukket dig eller dit netværk.
refused-player-removed = Dem, der driver serveren, har fjernet dit navn og dine bedste tider. Du kan spille videre som ny gæst.


## Hjælp til det første spil

guide = Sådan spiller du
guide-step = Trin { $step } af { $steps }
guide-skip = Spring over
guide-ok = Forstået
# $gentle er "yes", hvis alle botter ved bordet er det.
guide-first =
    { $gentle ->
        [yes] Tag dig god tid: Botterne er blide, og alt venter, mens du læser.
       *[no] Tag dig god tid: Alt venter, mens du læser.
    }
guide-watch = Se, hvad der sker. Der kommer snart mere!
guide-yours = Nu er det op til dig. Der kommer snart mere!
guide-again = Vis mig det igen
guide-skipped = Sprunget over. Du finder hjælpen igen under »Regler«.
guide-over = Nu ved du, hvordan man spiller. God fornøjelse!
guide-over-brief = Det er nok til en start. Resten står under »Regler«.
