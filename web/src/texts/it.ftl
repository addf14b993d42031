### I testi della pagina in italiano.

tagline = giochi veloci. ci siamo tutti.
loading = Un attimo…
close = Chiudi
home = Inizio
menu = Menu
save = Salva
on = Sì
off = No
you = Tu
name-you = { $name } (tu)
try-again = Riprova


## La prima pagina

play-now = Gioca subito
with-friends = Con gli amici
alone = In solitario
alone-with = { $title } in solitario
rules = Regole
rules-of = Regole di { $title }
game-facts = { $least }–{ $most } · { $minutes } min
got-a-code = Hai un codice?
code-label = Codice di un tavolo, quattro lettere
code-short = Un codice ha quattro lettere.
join = Entra
your-name = Il tuo nome
tap-to-change = tocca per cambiare


## Il menu

language = Lingua
theme = Colori
theme-auto = Automatici
theme-light = Chiari
theme-dark = Scuri
sound = Suoni
keys = Tasti
key-help = mostra questi tasti
key-tab = vai alla prossima cosa
key-enter = conferma (va bene anche la barra spaziatrice)
key-escape = chiudi ciò che è aperto
key-log = mostra o nascondi il diario
key-rules = mostra le regole
key-arrows = sfoglia un replay


## Prima della partita

who-plays = Chi gioca?
chair-free = Sedia libera
chair-waiting = aspetta qualcuno
chair-here = è qui
chair-away = via un attimo
chair-stand-in = un bot fa da sostituto
chair-bot = bot, { $level }
chair-person = Persona
chair-number = Sedia { $number }
level-gentle = Facile
level-fair = Medio
level-sharp = Furbo
host = ospita il tavolo
add-chair = Aggiungi una sedia
remove-chair = Togli la sedia { $number }
watchers =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
watching = Stai guardando
watch-instead = Guardo soltanto
sit-down = Mi siedo
start = Via!
waiting-for-host = Comincia chi ospita il tavolo.
waiting-for-players = Aspettiamo gli amici. Sulle sedie libere vanno bene anche i bot!
waiting-for-people = Aspettiamo che tornino tutti.
invite = Invita gli amici
invite-hint = Inquadra, apri il link o scrivi il codice.
invite-full = Le sedie sono tutte occupate. Chi arriva ora può guardare.
code-is = Il codice è { $code }
copy-link = Copia il link
copied = Link copiato
share = Condividi
share-text = Gioca con me! Il codice è { $code }.
qr-alt = Codice QR del link a questo tavolo
options = Come si gioca
usual = Come al solito
from-to = da { $least } a { $most }
pace = I bot giocano
pace-human = Come noi
pace-instant = Di colpo
fair = Dadi onesti
fair-check = Dadi onesti: verifica
fair-why = Qui nessuno può truccare i dadi: né noi, né tu, né gli altri.
fair-before = Prima della prima mossa il tavolo fissa un segreto e ne mostra l’impronta. Il browser di ogni giocatore aggiunge un numero a caso, e tutti i lanci nascono da entrambi. Alla fine il segreto viene svelato:
fair-over = Prima della prima mossa il tavolo ha fissato un segreto e mostrato questa impronta. Il browser di ogni giocatore ha aggiunto un numero a caso, e tutti i lanci sono nati da entrambi:
fair-how = Nella partita salvata ci sono il segreto e i numeri di tutti. Lo SHA-256 del segreto deve dare questa impronta, e così chiunque può ricalcolare ogni lancio.


## Al tavolo

players = Giocatori
your-turn = Tocca a te!
their-turn = sta giocando
time-left = Tempo rimasto
seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
log = Che cosa è successo
log-empty = Ancora niente.
by-time = (tempo scaduto)
by-away = (in sua assenza)
by-bot = (dal bot)
connection-lost = Connessione persa. Torna subito…
connection-offline = Questo dispositivo è offline. Aspettiamo la rete…
connection-restarting = Il server si riavvia. Si riprende tra un attimo…
connection-away = Il server non risponde. Continuiamo a provare…
leave = Lascia
leave-title = Lasci la tua sedia a un bot?
leave-text = Il bot continua per te. Puoi riprenderti la sedia quando vuoi.
leave-yes = Lascia
leave-no = Resta
bot-plays = Un bot gioca per te
take-back = Rivoglio la mia sedia


## La fine

end-you-win = Hai vinto!
end-wins = Vince { $name }!
end-shared = Vittoria condivisa: { $names }
winner = vince
again = Ancora
again-join = Si rigioca: unisciti
again-watch = Si rigioca: guarda
result = Risultato
see-table = Guarda il tavolo
record = Salva la partita


## Replay

replay = Replay
replay-of = Replay di { $code }
replay-start = Prima della prima mossa
replay-step = Passo della partita
replay-at = Passo { $step } di { $total }
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
play = Riproduci
pause = Pausa
speed = Velocità: { $times } volte


## Qui non c’è niente

lost-title = Qui ci sono solo dadi
lost-text = Questa pagina non esiste. Forse manca una lettera nell’indirizzo?


## Perché qualcosa non ha funzionato

trouble-heals = Appena il server risponde, la pagina riparte da sola.
trouble-newer = C’è una versione più nuova di questa pagina.
refused-offline = Il server non risponde.
refused-server = Qualcosa è andato storto. Riprova.
refused-not-found = A questo indirizzo non c’è niente.
refused-no-such-table = Nessun tavolo ha questo codice.
refused-unknown-game = Questo gioco qui non c’è.
refused-still-playing = Questa partita è ancora in corso.
refused-bad-options = Queste opzioni non vanno d’accordo.
refused-chair-taken = Questa sedia è occupata.
refused-game-over = La partita è finita.
refused-malformed = Qualcosa è andato storto. Riprova.
refused-needs-players = Ogni sedia vuole una persona presente o un bot.
refused-no-such-chair = Questa sedia non c’è.
refused-not-a-seat = Non è un posto di questo tavolo.
refused-not-in-lobby = La partita è già cominciata.
refused-not-legal = Ora non si può.
refused-not-playing = Qui ora non si gioca.
refused-not-seated = Per questo devi sederti al tavolo.
refused-not-the-host = Può farlo solo chi ospita il tavolo.
refused-not-your-turn = Non tocca a te.
refused-stale = Troppo tardi: la partita è andata avanti.
refused-storage = Non si è potuto salvare, quindi non è successo. Riprova.
refused-too-fast = Piano! Aspetta un attimo.
refused-too-many-guesses = Troppi codici sbagliati. Aspetta un attimo.
refused-too-large = Era troppo in una volta.
refused-too-many-tables = Sono stati appena aperti molti tavoli. Aspetta un minuto.
refused-too-many-players = Stanno arrivando in molti dalla tua rete. Riprova tra un minuto.
refused-too-many-requests = Stanno arrivando molte richieste dalla tua rete. Aspetta un attimo.
refused-too-many-sockets = Nella tua rete ci sono troppe pagine aperte. Chiudine qualcuna; questa riprova da sola.
refused-house-full = La casa è piena. Riprova un po’ più tardi.
refused-broken-table = Questo tavolo è danneggiato e non si può aprire.
refused-idle = Qui non succede nulla da molto tempo. Tocca un punto qualsiasi per tornare.


## La guida per chi comincia

guide = Come si gioca
guide-step = Passo { $step } di { $steps }
guide-skip = Salta
guide-ok = Capito
guide-again = Mostramelo di nuovo
guide-skipped = Va bene. Ritrovi l’aiuto in «Regole».
guide-over = Adesso sai come si gioca. Buon divertimento!
