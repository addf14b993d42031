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
announcement = Annuncio
announcement-dismiss = Nascondi questo annuncio


## La prima pagina

play-now = Gioca subito
play-now-how = contro i bot
with-friends = Con gli amici
with-friends-how = con un codice
alone = In solitario
alone-how = contro il tempo
alone-with = { $title } in solitario
rules = Regole
rules-of = Regole di { $title }
game-facts = { $least }–{ $most } giocatori · { $minutes } min
got-a-code = Hai un codice?
code-label = Codice del tavolo
code-short = Un codice ha almeno quattro lettere.
join = Entra
your-name = Il tuo nome
change-name = cambia nome
name-ask = Come ti chiami?
name-keep = Non ora


## Il menu

language = Lingua
theme = Aspetto
theme-auto = Automatico
theme-light = Chiaro
theme-dark = Scuro
sound = Suoni
keys = Tasti
enter-key = Invio
escape-key = Esc
key-help = Mostra questi tasti
key-tab = Vai all’elemento successivo
key-enter = Conferma (va bene anche la barra spaziatrice)
key-escape = Chiudi ciò che è aperto
key-log = Mostra o nascondi «Che cosa è successo»
key-rules = Mostra le regole
key-arrows = Scorri un replay


## Prima della partita

who-plays = Chi gioca?
chair-free = Posto libero
chair-waiting = in attesa di qualcuno
chair-here = è qui
chair-away = non c’è
chair-stand-in = gioca un bot in sostituzione
chair-bot-plays = gioca un bot
chair-bot = Bot · { $level }
chair-person = Persona
chair-number = Posto { $number }
level-gentle = Facile
level-fair = Medio
level-sharp = Difficile
host = ha aperto il tavolo
add-chair = Aggiungi un posto
remove-chair = Togli il posto { $number }
watchers =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
watching = Stai guardando
watch-instead = Guardo soltanto
sit-down = Mi siedo
start = Via!
waiting-for-host = Aspettiamo che chi ha aperto il tavolo avvii la partita.
waiting-for-players = Aspettiamo gli amici. Nei posti liberi possono giocare i bot!
waiting-for-people =
    { $host ->
        [yes] Aspettiamo che tornino tutti. Puoi anche dare un posto a un bot.
       *[no] Aspettiamo che tornino tutti. Chi ha aperto il tavolo può anche dare un posto a un bot.
    }
invite = Invita gli amici
invite-hint = Inquadra, apri il link o scrivi il codice.
invite-full = I posti sono tutti occupati. Chi arriva ora può guardare.
code-is = Il codice è { $code }
copy-link = Copia il link
copied = Link copiato
share = Condividi
share-text = Gioca con me! Il codice è { $code }.
qr-alt = Codice QR del link a questo tavolo
options = Opzioni della partita
usual = Standard
usual-number = Standard ({ $number })
from-to = da { $least } a { $most }
decrease = { $what }: diminuisci
increase = { $what }: aumenta
pace = I bot giocano
pace-human = Come noi
pace-instant = Subito
fair = Sorte senza trucchi
fair-check = Verifica che fosse senza trucchi
fair-verdict =
    { $count ->
        [0] In questa partita niente è stato affidato alla sorte.
        [one] L’unico risultato casuale era senza trucchi.
       *[other] { $count } risultati casuali, tutti senza trucchi.
    }
fair-open =
    { $count ->
        [0] In questa partita niente è stato affidato alla sorte.
        [one] L’unico risultato casuale è giusto, per quanto può dire il tuo browser.
       *[other] { $count } risultati casuali, tutti giusti, per quanto può dire il tuo browser.
    }
fair-alarm = Questo tavolo mostra un nome o un’impronta diversi da prima. Il tuo browser tiene il suo numero per sé. Non fidarti della sorte in questa partita!
fair-tired = La partita è stata sul punto di cominciare { $count } volte. Ogni volta il tuo browser ha svelato un numero; senza di te non ne svela altri.
fair-tired-go = Continua lo stesso
fair-alarm-end = Qualcosa non va nella sorte di questa partita!
fair-look = Vedi che cosa
fair-why = Qui nessuno può truccare la sorte: né noi, né tu, né gli altri.
fair-before = Prima della prima mossa il tavolo fissa un segreto e ne mostra l’impronta. Anche il browser di ogni giocatore fissa un numero a caso e ne mostra soltanto l’impronta. Quando la partita comincia, nessuno può più cambiare nulla: solo allora i browser svelano i loro numeri. Tutto ciò che è affidato alla sorte si calcola dal segreto e da questi numeri. Ecco l’impronta del segreto:
fair-later = A fine partita il segreto viene svelato, e il tuo browser può ricalcolare ogni risultato casuale.
fair-over = Prima della prima mossa il tavolo e il browser di ogni giocatore hanno fissato un numero segreto e ne hanno mostrato l’impronta. Da questi numeri il tuo browser ricalcola ogni risultato casuale e lo confronta con quello della partita.
fair-computing = Calcolo dei risultati casuali…
fair-draws-right =
    { $count ->
        [0] In questa partita niente è stato affidato alla sorte.
        [one] { $count } risultato casuale ricalcolato: è giusto.
       *[other] { $count } risultati casuali ricalcolati: tutti giusti.
    }
fair-draw-wrong = Il risultato casuale { $number } (passo { $step } della partita) non corrisponde al segreto!
fair-secret-right = Il segreto corrisponde alla sua impronta.
fair-secret-wrong = Il segreto non corrisponde alla sua impronta!
fair-numbers-wrong = Il numero di un giocatore non corrisponde alla sua impronta!
fair-table-wrong = Il tavolo ha mostrato un nome o un’impronta diversi da prima!
fair-shown-right = È l’impronta che il tuo browser ha annotato prima della partita.
fair-shown-wrong = Non è l’impronta che il tuo browser ha annotato prima della partita!
fair-seats-right = Le impronte dei giocatori sono quelle che il tuo browser ha visto prima di svelare il suo numero.
fair-seats-wrong = Le impronte dei giocatori non sono quelle che il tuo browser ha visto prima di svelare il suo numero!
fair-number-right = Il numero del tuo browser è stato usato.
fair-number-wrong = Il numero del tuo browser non è stato usato!
fair-number-late = Il numero del tuo browser non è arrivato in tempo e non fa parte dei risultati.
fair-number-none = In questa partita il tuo browser non ha un numero suo da confrontare.
fair-withheld = Senza un numero in tempo, e quindi esclusi dal calcolo: { $names }.
fair-withheld-why = Chi, d’accordo con il tavolo, trattiene un numero può scegliere tra due risultati.
fair-asked = Prima di questa partita il tuo browser ha dovuto svelare un numero { $count } volte.
fair-asked-often = Chi può far cominciare una partita così spesso può scegliersi la sorte che gli conviene.
fair-trust = In una cosa il tuo browser si fida del tavolo: quali risultati erano possibili a ogni passo. I dati della partita, verificati con «madcap verify», provano anche questo.
fair-all = Tutti i risultati casuali
fair-all-how = Per ogni passo della partita affidato alla sorte, il tuo browser calcola quale dei risultati ugualmente probabili viene dal segreto.
fair-result = Passo { $step }: { $which } su { $outcomes }
fair-fingerprint = L’impronta
fair-own = Il numero del tuo browser:
fair-how = È lo SHA-256 del segreto. Nei dati della partita, che puoi scaricare, ci sono il segreto, i numeri e le impronte di tutti: così anche altri programmi possono verificarla.


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
by-away = (durante l’assenza)
by-bot = (ha giocato il bot)
connection-lost = Connessione persa. Ci ricolleghiamo…
connection-offline = Questo dispositivo è offline. Aspettiamo la rete…
connection-restarting = Il server si sta riavviando. Si riprende tra un attimo…
connection-away = Il server non risponde. Continuiamo a provare…
leave = Esci
leave-title = Lasci il tuo posto a un bot?
leave-text = Il bot continua per te. Puoi riprenderti il posto quando vuoi.
leave-yes = Esci
leave-no = Resta
bot-plays = Un bot gioca per te
take-back = Rivoglio il mio posto
away-now = { $name } non c’è.
away-left = Un bot subentra tra { $time }.
away-waits =
    { $count ->
        [one] Tra { $count } secondo un bot giocherà al suo posto.
       *[other] Tra { $count } secondi un bot giocherà al suo posto.
    }
stalls-now = { $name } è qui, ma non fa una mossa da un po’.
away-bot = Fai giocare un bot
away-wait = Aspetta ancora
note-bot = Ora un bot gioca al posto di { $name }.
note-back = { $name } è di nuovo qui.


## La fine

end-alone = Finito!
end-you-win = Hai vinto!
end-wins = Vince { $name }!
end-shared = Vittoria condivisa: { $names }
winner = vince
again = Rigioca
again-join = Si rigioca: unisciti
again-watch = Si rigioca: guarda
result = Risultato
see-table = Guarda il tavolo
record = Scarica i dati della partita
series = Dopo { $games } partite:
series-wins =
    { $wins ->
        [one] { $name }: { $wins } vittoria
       *[other] { $name }: { $wins } vittorie
    }
play-too = Gioca anche tu
share-picture = Il risultato in un’immagine
share-copied = Testo e link copiati.
share-not-copied = Ecco il testo da condividere:
keep-game = Conserva questa partita
keep-stop = Conservata · non conservarla più
keep-about = Altrimenti verrà cancellata in questa data: { $date }.
share-save = Salva l’immagine


## Replay

replay = Replay
replay-start = Prima della prima mossa
replay-step = Passo della partita
replay-at = Passo { $step } di { $total }
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
play = Riproduci
pause = Pausa
speed = Velocità: { $times }×


## Qui non c’è niente

lost-title = Qui ci sono solo dadi
lost-text = Questa pagina non esiste. Forse manca una lettera nell’indirizzo?


## Perché qualcosa non ha funzionato

trouble-heals = Appena il server risponde, la pagina riparte da sola.
trouble-newer = C’è una versione più nuova di questa pagina.
trouble-quote = Se segnali il problema, indica questo codice: { $id }
refused-offline = Il server non risponde.
refused-server = Qualcosa è andato storto. Riprova.
refused-not-found = A questo indirizzo non c’è niente.
refused-no-such-table = Nessun tavolo ha questo codice.
refused-unknown-game = Qui questo gioco non c’è.
refused-still-playing = Questa partita è ancora in corso.
refused-bad-options = Queste opzioni non sono compatibili tra loro.
refused-bad-name = Nel nome ci vuole almeno una lettera, una cifra o un simbolo.
refused-chair-taken = Questo posto è occupato.
refused-game-over = La partita è finita.
refused-malformed = Qualcosa è andato storto. Riprova.
refused-needs-players = In ogni posto ci vuole una persona presente o un bot.
refused-not-alone = Qui giocano anche altre persone: la partita non può aspettare.
refused-nobody-away = Quella persona è già tornata.
refused-no-such-chair = Questo posto non c’è.
refused-not-a-seat = Questo posto non fa parte del tavolo.
refused-not-in-lobby = La partita è già cominciata.
refused-about-to-begin = Un attimo: la partita sta per cominciare.
refused-wrong-nonce = Il numero del tuo browser non corrisponde alla sua impronta.
refused-same-commitment = Un altro giocatore ha lo stesso numero. Riprova.
refused-not-legal = Ora non si può.
refused-not-playing = Qui ora non c’è nessuna partita in corso.
refused-not-seated = Per farlo devi sederti al tavolo.
refused-not-the-host = Può farlo solo chi ha aperto il tavolo.
refused-not-your-turn = Non tocca a te.
refused-stale = Troppo tardi: la partita è andata avanti.
refused-storage = Non è stato possibile salvare: non è cambiato niente. Riprova.
refused-too-fast = Troppo veloce per il server. Questa pagina riprova tra un attimo.
refused-too-many-guesses = Troppi codici sbagliati. Aspetta un attimo.
refused-too-large = Troppo in una volta sola.
refused-too-many-tables = Sono stati appena aperti troppi tavoli. Aspetta un minuto.
refused-too-many-kept = Hai già conservato tutte le partite possibili. Prima smetti di conservarne un’altra.
refused-too-many-players = Stanno arrivando in troppi dalla tua rete. Riprova tra un minuto.
refused-too-many-requests = Stanno arrivando troppe richieste dalla tua rete. Aspetta un attimo.
refused-too-many-sockets = Nella tua rete ci sono troppe pagine aperte. Chiudine qualcuna; questa riprova da sola.
refused-house-full = Siamo al completo. Riprova un po’ più tardi.
refused-made-room = Siamo al completo, e questo posto serviva a qualcun altro. Tocca un punto qualsiasi per riprovare.
refused-broken-table = Questo tavolo è danneggiato e non si può aprire.
refused-idle = Qui non succede nulla da molto tempo. Tocca un punto qualsiasi per tornare.
refused-table-closed = Questo tavolo è stato chiuso da chi gestisce il server.
refused-banned = Qui non puoi più giocare: chi gestisce il server ha escluso te o la tua rete.
refused-player-removed = Chi gestisce il server ha rimosso il tuo nome e i tuoi tempi migliori. Puoi continuare a giocare come nuovo ospite.


## La guida per chi comincia

guide = Come si gioca
guide-step = Passo { $step } di { $steps }
guide-skip = Salta
guide-ok = Capito
# $gentle vale "yes" se lo sono tutti i bot al tavolo.
guide-first =
    { $gentle ->
        [yes] Fai con calma: i bot ci vanno piano e la partita aspetta mentre leggi.
       *[no] Fai con calma: la partita aspetta mentre leggi.
    }
guide-watch = Guarda che cosa succede. Tra poco altri consigli!
guide-yours = Ora tocca a te. Tra poco altri consigli!
guide-again = Rivedi la guida
guide-skipped = Va bene. Ritrovi la guida in «Regole».
guide-over = Adesso sai come si gioca. Buon divertimento!
guide-over-brief = Per cominciare basta. Il resto è in «Regole».
