### MadMatix in italiano.
### $who è un nome, $me vale "yes" se è la persona che legge. $card vale "7×", un tipo come "steal", oppure
### "hidden-number" o "hidden-action" quando si vede solo il dorso della carta.

title = MadMatix
tagline = Fai crescere il tuo conto, rovina i loro!
goal = Costruisci la tua sequenza carta dopo carta e rovina quelle degli altri: vince il risultato più alto.


## Opzioni

option-starter = Primo turno
option-starter-help = Chi comincia.
option-starter-0 = A sorte
option-starter-1 = Sedia 1
option-starter-2 = Sedia 2
option-starter-3 = Sedia 3
option-starter-4 = Sedia 4
option-starter-5 = Sedia 5
option-starter-6 = Sedia 6
option-starter-7 = Sedia 7
option-starter-8 = Sedia 8

option-timer = Tempo per pensare
option-timer-help = Per ogni turno. Quando scade, il gioco decide per te.
option-timer-0 = Senza limite
option-timer-15 = 15 secondi
option-timer-30 = 30 secondi
option-timer-60 = 60 secondi


## Le carte

card-plus-minus = Più-Meno
card-plus-minus-help = Copri un segno qualsiasi sul tavolo con + o −.
card-times-divide = Per-Diviso
card-times-divide-help = Copri un segno qualsiasi sul tavolo con × o ÷.
card-flip = Ribalta
card-flip-help = Trasforma un segno qualsiasi nel suo contrario: + in −, × in ÷, o viceversa.
card-swap = Scambia
card-swap-help = Due carte sul tavolo si scambiano di posto, in qualsiasi sequenza.
card-scrap = Butta
card-scrap-help = Scarta la carta a un capo di una sequenza qualsiasi.
card-slow = Rallenta
card-slow-help = Qualcun altro pesca due carte.
card-steal = Ruba
card-steal-help = Prendi una carta a un capo di un’altra sequenza e mettila a un capo della tua.
card-reverse = Inverti
card-reverse-help = Inverti un’intera sequenza: la fine diventa l’inizio.
card-skip = Salta
card-skip-help = Qualcun altro perde il prossimo turno.
card-gift = Regala
card-gift-help = Regala a qualcuno un’altra delle tue carte.

card-number = Carta numero { $card }
card-hidden-number = Carta numero
card-hidden-action = Carta azione

# Una carta dentro una frase.
card-name =
    { $card ->
        [plus-minus] «{ card-plus-minus }»
        [times-divide] «{ card-times-divide }»
        [flip] «{ card-flip }»
        [swap] «{ card-swap }»
        [scrap] «{ card-scrap }»
        [slow] «{ card-slow }»
        [steal] «{ card-steal }»
        [reverse] «{ card-reverse }»
        [skip] «{ card-skip }»
        [gift] «{ card-gift }»
        [hidden-number] una carta numero
        [hidden-action] una carta azione
       *[other] { $card }
    }


## Le mosse, per il diario e la lettura ad alta voce

# Pezzi per le frasi qui sotto.
at-end =
    { $end ->
        [left] sinistra
       *[right] destra
    }
at-to-end =
    { $to_end ->
        [left] sinistra
       *[right] destra
    }

move-draw =
    { $me ->
        [yes] { $deck ->
            [number] Peschi una carta numero.
           *[action] Peschi una carta azione.
        }
       *[no] { $deck ->
            [number] { $who } pesca una carta numero.
           *[action] { $who } pesca una carta azione.
        }
    }
move-play =
    { $me ->
        [yes] { $own ->
            [yes] Giochi { $card } a { at-end } nella tua sequenza.
           *[no] Giochi { $card } a { at-end } nella sequenza di { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } gioca { $card } a { at-end } nella propria sequenza.
           *[no] { $who } gioca { $card } a { at-end } nella sequenza di { $whose }.
        }
    }
move-token =
    { $me ->
        [yes] { $own ->
            [yes] Metti un { $operator } sulla carta { $place } nella tua sequenza.
           *[no] Metti un { $operator } sulla carta { $place } nella sequenza di { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } mette un { $operator } sulla carta { $place } nella propria sequenza.
           *[no] { $who } mette un { $operator } sulla carta { $place } nella sequenza di { $whose }.
        }
    }
move-flip =
    { $me ->
        [yes] { $own ->
            [yes] Ribalti il segno della carta { $place } nella tua sequenza.
           *[no] Ribalti il segno della carta { $place } nella sequenza di { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } ribalta il segno della carta { $place } nella propria sequenza.
           *[no] { $who } ribalta il segno della carta { $place } nella sequenza di { $whose }.
        }
    }
move-swap =
    { $me ->
        [yes] Scambi la carta { $place } di { $whose } con la carta { $to_place } di { $to }.
       *[no] { $who } scambia la carta { $place } di { $whose } con la carta { $to_place } di { $to }.
    }
move-scrap =
    { $me ->
        [yes] { $own ->
            [yes] Butti la carta più a { at-end } nella tua sequenza.
           *[no] Butti la carta più a { at-end } nella sequenza di { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } butta la carta più a { at-end } nella propria sequenza.
           *[no] { $who } butta la carta più a { at-end } nella sequenza di { $whose }.
        }
    }
move-slow =
    { $me ->
        [yes] Rallenti { $to }: due carte da pescare!
       *[no] { $who } rallenta { $to }: due carte da pescare!
    }
move-steal =
    { $me ->
        [yes] Rubi la carta più a { at-end } di { $whose } e la metti a { at-to-end } nella tua sequenza.
       *[no] { $who } ruba la carta più a { at-end } di { $whose } e la mette a { at-to-end } nella sua sequenza.
    }
move-reverse =
    { $me ->
        [yes] { $own ->
            [yes] Inverti la tua sequenza.
           *[no] Inverti la sequenza di { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } inverte la propria sequenza.
           *[no] { $who } inverte la sequenza di { $whose }.
        }
    }
move-skip =
    { $me ->
        [yes] Fai saltare un turno a { $to }.
       *[no] { $who } fa saltare un turno a { $to }.
    }
move-gift =
    { $me ->
        [yes] Fai un regalo a { $to }: { card-name }.
       *[no] { $who } fa un regalo a { $to }: { card-name }.
    }
move-discard =
    { $me ->
        [yes] Scarti { card-name }.
       *[no] { $who } scarta { card-name }.
    }
move-go =
    { $me ->
        [yes] Dici «Fatto!»
       *[no] { $who } dice «Fatto!»
    }
move-last-card =
    { $me ->
        [yes] Dici «Ultima carta!»
       *[no] { $who } dice «Ultima carta!»
    }
move-sit-out =
    { $me ->
        [yes] Preferisci saltare un turno.
       *[no] { $who } preferisce saltare un turno.
    }
move-catch =
    { $me ->
        [yes] Becchi { $whose }: niente «Ultima carta!»
       *[no] { $who } becca { $whose }: niente «Ultima carta!»
    }
move-let-go =
    { $me ->
        [yes] La fai passare liscia a { $whose }.
       *[no] { $who } la fa passare liscia a { $whose }.
    }
move-dealt = { $to } riceve { card-name }.
move-starts =
    { $me ->
        [yes] Cominci tu.
       *[no] Comincia { $by }.
    }
move-turn-lost =
    { $me ->
        [yes] Hai saltato il turno.
       *[no] { $by } ha saltato il turno.
    }


## Inviti a giocare

prompt-act = Tocca a te: gioca una carta o pescane una.
prompt-end = Ti resta una carta sola? Di’ «Ultima carta»! Altrimenti «Fatto».
prompt-target-play = A quale capo di quale sequenza?
prompt-target-token = Su quale carta va il gettone?
prompt-target-token-operator = Da quale lato?
prompt-target-flip = Quale segno ribalti?
prompt-target-swap = Quale carta scambi?
prompt-target-swap-second = E con quale?
prompt-target-scrap = Quale carta se ne va?
prompt-target-slow = Chi deve pescare due carte?
prompt-target-steal = Quale carta rubi?
prompt-target-steal-end = A quale capo della tua sequenza?
prompt-target-reverse = Quale sequenza inverti?
prompt-target-skip = Chi salta un turno?
prompt-target-gift = Quale carta regali?
prompt-target-gift-to = E a chi?
prompt-slowed =
    { $count ->
        [one] Ti hanno rallentato! Ancora { $count } carta da pescare: da quale mazzo?
       *[other] Ti hanno rallentato! Ancora { $count } carte da pescare: da quale mazzo?
    }
prompt-caught = Ops, hai dimenticato «Ultima carta»! Peschi una carta o salti un turno?
prompt-discard = Niente da giocare, niente da pescare: tutti vedono la tua mano. Scarta una carta.
prompt-wait = Tocca a { $who }…
prompt-wait-end = { $who } sta per dire «Fatto»…
prompt-wait-slowed = { $who } deve pescare…
prompt-wait-caught = Hanno beccato { $who }: pescare o saltare un turno?
prompt-skipped =
    { $me ->
        [yes] Salti questo turno…
       *[no] { $who } salta questo turno…
    }
prompt-take-back = Riprendi


## Che cosa c’è sul tavolo

go = Fatto!
last-card = Ultima carta!
# Il grido vale per tutti: né «beccato» né «beccata».
caught = Ti becco!
caught-who = Becca { $who }!
sit-out = Salta un turno
draw-number = Pesca una carta numero
draw-action = Pesca una carta azione
number-deck =
    { $count ->
        [0] Mazzo numeri: vuoto
        [one] Mazzo numeri: { $count } carta
       *[other] Mazzo numeri: { $count } carte
    }
action-deck =
    { $count ->
        [0] Mazzo azioni: vuoto
        [one] Mazzo azioni: { $count } carta
       *[other] Mazzo azioni: { $count } carte
    }
discards = Scarti
hand-label = La tua mano
sequence-of = Sequenza di { $who }
sequence-mine = La tua sequenza
empty-sequence = Ancora nessuna carta
result = = { $result }
result-decimal = = { $result } ({ $decimal })
place-here-left =
    { $me ->
        [yes] A sinistra nella tua sequenza
       *[no] A sinistra nella sequenza di { $who }
    }
place-here-right =
    { $me ->
        [yes] A destra nella tua sequenza
       *[no] A destra nella sequenza di { $who }
    }
cards-count =
    { $count ->
        [0] Nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
will-skip =
    { $count ->
        [one] Salterà { $count } turno
       *[other] Salterà { $count } turni
    }
token-on = Gettone: { $operator } invece di { $printed }
operator-plus = più
operator-minus = meno
operator-times = per
operator-divide = diviso
# $operator è una delle quattro parole qui sopra.
laid-card = { $number } { $operator }
preview = { $from } → { $to }
known-cards = Carte che conosci


## Che cosa è successo

event-falls =
    { $me ->
        [yes] Divisione per 0: la tua sequenza crolla!
       *[no] Divisione per 0: la sequenza di { $who } crolla!
    }
event-shows-hand =
    { $me ->
        [yes] Non puoi né giocare né pescare: mostri la mano.
       *[no] { $who } non può né giocare né pescare e mostra la mano.
    }
event-out =
    { $me ->
        [yes] Non hai più carte: la partita è finita!
       *[no] { $who } non ha più carte: la partita è finita!
    }


## La fine

end-step = { $left } { $operator } { $right } = { $result }
end-wins =
    { $me ->
        [yes] Vinci tu con { $result }!
       *[no] Vince { $who } con { $result }!
    }
end-shared = Pari fino all’ultimo: la vittoria è condivisa!
end-empty = Sequenza vuota: 0


## Tasti

key-card = Scegliere una carta della mano
key-choose = Passare da una scelta all’altra
key-take = Prendere ciò che è scelto
key-undo = Tornare indietro
key-go = Finire il turno
key-last-card = Dire «Ultima carta»
key-caught = Gridare «Ti becco!»


## Le regole

rules-1-title = Lo scopo
rules-1-text =
    Ognuno costruisce una sequenza: una fila di carte numero che si legge come un lungo conto.
    La partita finisce quando qualcuno resta senza carte. Vince allora il risultato più alto, di chiunque sia.
    Quindi fai crescere il tuo, e rovina quelli degli altri.
rules-2-title = Prima di cominciare
rules-2-text =
    Ognuno riceve tre carte numero e tre carte azione, e le tiene segrete.
    I due tipi hanno dorsi diversi: quante carte hai di ognuno lo vedono tutti.
    All’inizio le sequenze sono vuote. Chi comincia si decide a sorte o si sceglie al tavolo.
rules-3-title = Il tuo turno
rules-3-text =
    Fai una cosa sola:
    - gioca una carta, oppure
    - pesca una carta, dal mazzo che preferisci.
    Poi di’ «Fatto», e il turno passa a sinistra. Dopo cinque secondi passa da solo.
rules-4-title = Leggere una sequenza
rules-4-text =
    Sempre da sinistra a destra: × e ÷ non hanno la precedenza.
    Parti dal primo numero. Il segno di ogni carta porta al numero dopo; l’ultimo segno non conta.
    6−, 4÷, 2+, 3× fanno 4: 6 − 4 = 2, 2 ÷ 2 = 1, 1 + 3 = 4.
    Le frazioni restano esatte. Una carta sola vale il suo numero, una sequenza vuota vale 0.
rules-5-title = Le carte numero
rules-5-text =
    Una carta numero va al capo sinistro o destro di una sequenza, mai in mezzo.
    Nella tua o in quella di chiunque altro: uno 0 dopo un × fa proprio male.
rules-6-title = Le carte azione
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
    Poi la carta si scarta. Senza un bersaglio non si può giocare.
rules-7-title = I gettoni
rules-7-text =
    Un gettone copre il segno di una carta: conta il gettone, non quello che è stampato sotto.
    Viaggia con la sua carta. Un gettone nuovo lo sostituisce, e quando la carta si scarta torna nella riserva.
rules-8-title = Ultima carta!
rules-8-text =
    Ti resta una carta sola? Di’ «Ultima carta» invece di «Fatto».
    Se te ne dimentichi, gli altri possono beccarti finché non comincia il tuo prossimo turno.
    Se ti beccano, pesca una carta o salta il prossimo turno.
rules-9-title = Dividere per 0
rules-9-text =
    Un ÷ proprio davanti a uno 0 fa crollare tutta la sequenza: si scarta subito.
    0 ÷ 5 va bene, e un ÷ sull’ultima carta non divide niente.
rules-10-title = Mazzi vuoti
rules-10-text =
    Gli scarti non tornano mai. Da un mazzo vuoto non si pesca.
    Se non puoi né giocare né pescare, mostra la mano e scarta una carta a tua scelta.
    Ti beccano e i mazzi sono vuoti tutti e due? Salti un turno.
rules-11-title = La fine
rules-11-text =
    Appena qualcuno resta senza carte, la partita finisce. L’effetto dell’ultima carta vale ancora.
    Vince il risultato più alto; chi è pari condivide la vittoria.


## La guida per chi comincia

guide-card = Tocca a te! Tocca una carta numero: fa crescere la tua sequenza.
guide-place = Tocca un posto giallo, nella tua sequenza o in quella di un altro. Ti mostra il risultato.
guide-end = «Fatto!» finisce il turno. Se ti resta una carta sola, di’ «Ultima carta!», o potrebbero beccarti.
guide-wait = Tocca a { $who }. Appena qualcuno resta senza carte, vince il risultato più alto.
guide-trick = Le carte viola fanno cose speciali. Toccane una per leggere che cosa fa.
guide-draw = Nessuna carta ti aiuta? Allora pescane una: numero o azione.
