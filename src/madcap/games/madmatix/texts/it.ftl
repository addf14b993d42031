### MadMatix in italiano.
### $who è un nome, $me vale "yes" se è la persona che legge. $card vale "7×", un tipo come "steal", oppure
### "hidden-number" o "hidden-action" quando si vede solo il dorso della carta. $own vale "yes" se $whose è chi muove,
### $to_own se lo è $to; $whose_is_me e $to_is_me valgono "yes" se $whose o $to è la persona che legge, $same se $to è $whose.

title = MadMatix
tagline = Fai crescere il tuo conto e rovina quelli degli altri!
goal = Costruisci la tua sequenza carta dopo carta e rovina quelle degli altri: vince chi ha il risultato più alto.


## Opzioni

option-starter = Primo turno
option-starter-help = Chi comincia.
option-starter-0 = A sorte
option-starter-1 = Posto 1
option-starter-2 = Posto 2
option-starter-3 = Posto 3
option-starter-4 = Posto 4
option-starter-5 = Posto 5
option-starter-6 = Posto 6
option-starter-7 = Posto 7
option-starter-8 = Posto 8

option-timer = Tempo per pensare
option-timer-help = Per giocare o pescare. Per chiudere il turno hai sempre cinque secondi, e dieci per reagire a «{ card-slow }» o «{ caught }». Quando il tempo scade, il gioco decide per te.
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
card-swap-help = Scambia due carte qualsiasi sul tavolo, in qualunque sequenza siano.
card-scrap = Butta
card-scrap-help = Scarta la carta a un’estremità di una sequenza qualsiasi.
card-slow = Rallenta
card-slow-help = Qualcun altro pesca due carte, dai mazzi che vuole.
card-steal = Ruba
card-steal-help = Prendi la carta a un’estremità della sequenza di qualcun altro e mettila a un’estremità della tua.
card-reverse = Inverti
card-reverse-help = Inverti un’intera sequenza: la fine diventa l’inizio.
card-skip = Salta
card-skip-help = Qualcun altro salta il prossimo turno.
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


## Le mosse, per la cronologia e la lettura ad alta voce

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
in-whose =
    { $whose_is_me ->
        [yes] tua sequenza
       *[no] { $own ->
            [yes] propria sequenza
           *[no] sequenza di { $whose }
        }
    }
in-to =
    { $to_is_me ->
        [yes] tua sequenza
       *[no] { $to_own ->
            [yes] propria sequenza
           *[no] sequenza di { $to }
        }
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
           *[no] { $whose_is_me ->
                [yes] { $who } gioca { $card } a { at-end } nella tua sequenza.
               *[no] { $who } gioca { $card } a { at-end } nella sequenza di { $whose }.
            }
        }
    }
move-token =
    { $me ->
        [yes] { $own ->
            [yes] Metti un { $operator } sulla carta n. { $place } della tua sequenza.
           *[no] Metti un { $operator } sulla carta n. { $place } della sequenza di { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } mette un { $operator } sulla carta n. { $place } della propria sequenza.
           *[no] { $whose_is_me ->
                [yes] { $who } mette un { $operator } sulla carta n. { $place } della tua sequenza.
               *[no] { $who } mette un { $operator } sulla carta n. { $place } della sequenza di { $whose }.
            }
        }
    }
move-flip =
    { $me ->
        [yes] { $own ->
            [yes] Ribalti il segno sulla carta n. { $place } della tua sequenza.
           *[no] Ribalti il segno sulla carta n. { $place } della sequenza di { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } ribalta il segno sulla carta n. { $place } della propria sequenza.
           *[no] { $whose_is_me ->
                [yes] { $who } ribalta il segno sulla carta n. { $place } della tua sequenza.
               *[no] { $who } ribalta il segno sulla carta n. { $place } della sequenza di { $whose }.
            }
        }
    }
move-swap =
    { $me ->
        [yes] { $same ->
            [yes] Scambi la carta n. { $place } e la carta n. { $to_place } della { in-whose }.
           *[no] Scambi la carta n. { $place } della { in-whose } con la carta n. { $to_place } della { in-to }.
        }
       *[no] { $same ->
            [yes] { $who } scambia la carta n. { $place } e la carta n. { $to_place } della { in-whose }.
           *[no] { $who } scambia la carta n. { $place } della { in-whose } con la carta n. { $to_place } della { in-to }.
        }
    }
move-scrap =
    { $me ->
        [yes] { $own ->
            [yes] Butti la carta all’estremità { at-end } della tua sequenza.
           *[no] Butti la carta all’estremità { at-end } della sequenza di { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } butta la carta all’estremità { at-end } della propria sequenza.
           *[no] { $whose_is_me ->
                [yes] { $who } butta la carta all’estremità { at-end } della tua sequenza.
               *[no] { $who } butta la carta all’estremità { at-end } della sequenza di { $whose }.
            }
        }
    }
move-slow =
    { $me ->
        [yes] Rallenti { $to }.
       *[no] { $to_is_me ->
            [yes] { $who } ti rallenta.
           *[no] { $who } rallenta { $to }.
        }
    }
move-steal =
    { $me ->
        [yes] Rubi la carta più a { at-end } nella sequenza di { $whose } e la metti a { at-to-end } nella tua.
       *[no] { $whose_is_me ->
            [yes] { $who } ruba la carta più a { at-end } nella tua sequenza e la mette a { at-to-end } nella propria.
           *[no] { $who } ruba la carta più a { at-end } nella sequenza di { $whose } e la mette a { at-to-end } nella propria.
        }
    }
move-reverse =
    { $me ->
        [yes] { $own ->
            [yes] Inverti la tua sequenza.
           *[no] Inverti la sequenza di { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } inverte la propria sequenza.
           *[no] { $whose_is_me ->
                [yes] { $who } inverte la tua sequenza.
               *[no] { $who } inverte la sequenza di { $whose }.
            }
        }
    }
move-skip =
    { $me ->
        [yes] Giochi «{ card-skip }» contro { $to }.
       *[no] { $to_is_me ->
            [yes] { $who } gioca «{ card-skip }» contro di te.
           *[no] { $who } gioca «{ card-skip }» contro { $to }.
        }
    }
move-gift =
    { $me ->
        [yes] Fai un regalo: { $to } riceve { card-name }.
       *[no] { $to_is_me ->
            [yes] { $who } ti fa un regalo: { card-name }.
           *[no] { $who } fa un regalo: { $to } riceve { card-name }.
        }
    }
move-discard =
    { $me ->
        [yes] Scarti { card-name }.
       *[no] { $who } scarta { card-name }.
    }
move-go =
    { $me ->
        [yes] Dici «Fatto!».
       *[no] { $who } dice «Fatto!».
    }
move-last-card =
    { $me ->
        [yes] Dici «Ultima carta!».
       *[no] { $who } dice «Ultima carta!».
    }
move-sit-out =
    { $me ->
        [yes] Preferisci saltare un turno.
       *[no] { $who } preferisce saltare un turno.
    }
move-catch =
    { $me ->
        [yes] Becchi { $whose }: ha dimenticato «Ultima carta!».
       *[no] { $whose_is_me ->
            [yes] { $who } ti becca: hai dimenticato «Ultima carta!».
           *[no] { $who } becca { $whose }, che ha dimenticato «Ultima carta!».
        }
    }
move-let-go =
    { $me ->
        [yes] Lasci correre: non becchi { $whose }.
       *[no] { $whose_is_me ->
            [yes] { $who } lascia correre: non ti becca.
           *[no] { $who } lascia correre: non becca { $whose }.
        }
    }
move-dealt =
    { $to_is_me ->
        [yes] Ricevi { card-name }.
       *[no] { $to } riceve { card-name }.
    }
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

prompt-act =
    { $draws ->
        [yes] Tocca a te: gioca una carta o pescane una.
       *[no] Tocca a te: gioca una carta.
    }
prompt-end = Una carta in mano? Di’ «Ultima carta»! Altrimenti «Fatto».
silence = Tra { $count } s il silenzio vale come «Fatto».
silence-five = Cinque secondi di silenzio valgono come «Fatto».
prompt-target-play = A quale estremità di quale sequenza?
prompt-target-play-first = Quale sequenza inizi?
prompt-target-token = Quale segno copri?
prompt-target-token-operator = Quale lato mostri?
prompt-target-flip = Quale segno ribalti?
prompt-target-swap = Quale carta scambi?
prompt-target-swap-second = E con quale?
prompt-target-scrap = Quale carta se ne va?
prompt-target-slow = Chi deve pescare due carte?
prompt-target-steal = Quale carta rubi?
prompt-target-steal-end = A quale estremità della tua sequenza?
prompt-target-reverse = Quale sequenza inverti?
prompt-target-skip = Chi salta un turno?
prompt-target-gift = Quale carta regali?
prompt-target-gift-to = E a chi?
prompt-slowed =
    { $decks ->
        [one] { $count ->
            [one] Ti rallentano! Pesca { $count } carta.
           *[other] Ti rallentano! Pesca { $count } carte.
        }
       *[both] { $count ->
            [one] Ti rallentano! Pesca { $count } carta: da quale mazzo?
           *[other] Ti rallentano! Pesca { $count } carte: da quale mazzo?
        }
    }
prompt-caught =
    { $draws ->
        [yes] Hai dimenticato «Ultima carta»! Peschi o salti un turno?
       *[no] Hai dimenticato «Ultima carta»! I due mazzi sono vuoti: salta un turno.
    }
prompt-discard = Non puoi né giocare né pescare: tutti vedono la tua mano. Scarta una carta.
prompt-wait = Turno di { $who }…
prompt-wait-end = { $who } sta per chiudere il turno…
prompt-wait-slowed = { $who } deve pescare…
prompt-wait-caught =
    { $draws ->
        [yes] Hanno beccato { $who }: deve pescare o saltare un turno…
       *[no] Hanno beccato { $who }: deve saltare un turno…
    }
prompt-skipped =
    { $me ->
        [yes] Salti questo turno…
       *[no] { $who } salta questo turno…
    }
prompt-take-back = Annulla


## Che cosa c’è sul tavolo

go = Fatto!
last-card = Ultima carta!
# Il grido vale per tutti: né «beccato» né «beccata».
caught = Ti becco!
caught-who = Becca { $who }!
caught-why = ha scordato «Ultima carta!»
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
empty-sequence = Nessuna carta
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
        [one] { $count } turno da saltare
       *[other] { $count } turni da saltare
    }
token-on = Gettone: { $operator } invece di { $printed }
operator-plus = più
operator-minus = meno
operator-times = per
operator-divide = diviso
# $operator è una delle quattro parole qui sopra.
laid-card = { $number } { $operator }
preview = { $from } → { $to }
divided-by-0 = Divisione per 0!
known-cards = Carte che conosci


## Che cosa è successo

event-falls =
    { $me ->
        [yes] Divisione per 0: la tua sequenza crolla!
       *[no] Divisione per 0: la sequenza di { $who } crolla!
    }
stamp-falls =
    { $me ->
        [yes] La tua sequenza crolla!
       *[no] Crolla la sequenza di { $who }!
    }
event-hit =
    { $me ->
        [yes] La tua sequenza passa da { $before } a { $after }.
       *[no] La sequenza di { $who } passa da { $before } a { $after }.
    }
stamp-hit =
    { $me ->
        [yes] { $how ->
            [steal] Ti derubano: { $before } → { $after }
            [scrap] Carta buttata: { $before } → { $after }
            [swap] Carte scambiate: { $before } → { $after }
           *[other] La tua sequenza: { $before } → { $after }
        }
       *[no] { $how ->
            [steal] Derubano { $who }: { $before } → { $after }
           *[other] { $who }: { $before } → { $after }
        }
    }
event-caught =
    { $me ->
        [yes] { $draws ->
            [yes] { $whose } ti becca: devi pescare una carta o saltare il prossimo turno.
           *[no] { $whose } ti becca e i mazzi sono vuoti: salti il prossimo turno.
        }
       *[no] { $whose_is_me ->
            [yes] { $draws ->
                [yes] Becchi { $who }, che pesca una carta o salta un turno.
               *[no] Becchi { $who }, che salta un turno: i mazzi sono vuoti.
            }
           *[no] { $draws ->
                [yes] { $whose } becca { $who }, che pesca una carta o salta un turno.
               *[no] { $whose } becca { $who }, che salta un turno: i mazzi sono vuoti.
            }
        }
    }
stamp-caught =
    { $me ->
        [yes] { $whose } ti becca!
       *[no] { $whose_is_me ->
            [yes] Becchi { $who }!
           *[no] { $whose } becca { $who }!
        }
    }
event-last-card =
    { $me ->
        [yes] Ti resta una carta sola.
       *[no] { $who } ha una carta sola.
    }
stamp-last-card =
    { $me ->
        [yes] Ultima carta!
       *[no] { $who }: ultima carta!
    }
event-early-call =
    { $me ->
        [yes] Hai più di una carta: vale come «Fatto».
       *[no] { $who } ha più di una carta: vale come «Fatto».
    }
stamp-early-call = Vale come «Fatto»
event-got-away =
    { $me ->
        [yes] Hai dimenticato «Ultima carta», ma la passi liscia.
       *[no] { $who } ha dimenticato «Ultima carta», ma la passa liscia.
    }
stamp-got-away =
    { $me ->
        [yes] Fiuu, la passi liscia!
       *[no] { $who } la passa liscia!
    }
event-slowed =
    { $me ->
        [yes] { $count ->
            [0] I mazzi sono vuoti: non peschi niente.
            [one] Devi pescare una carta, l’ultima.
           *[other] Devi pescare due carte.
        }
       *[no] { $count ->
            [0] I mazzi sono vuoti: { $who } non pesca niente.
            [one] { $who } deve pescare una carta, l’ultima.
           *[other] { $who } deve pescare due carte.
        }
    }
stamp-slowed =
    { $me ->
        [yes] { $count ->
            [0] Niente da pescare!
            [one] Pesca una carta!
           *[other] Pesca due carte!
        }
       *[no] { $count ->
            [0] Niente da pescare!
            [one] { $who } pesca una carta!
           *[other] { $who } pesca due carte!
        }
    }
event-skipped =
    { $me ->
        [yes] { $turns ->
            [one] Salti il prossimo turno.
           *[other] Salti i prossimi { $turns } turni.
        }
       *[no] { $turns ->
            [one] { $who } salta il prossimo turno.
           *[other] { $who } salta i prossimi { $turns } turni.
        }
    }
stamp-skipped =
    { $me ->
        [yes] { $turns ->
            [one] Salti un turno!
           *[other] Salti { $turns } turni!
        }
       *[no] { $turns ->
            [one] { $who } salta un turno!
           *[other] { $who } salta { $turns } turni!
        }
    }
event-shows-hand =
    { $me ->
        [yes] Non puoi né giocare né pescare: mostri la mano.
       *[no] { $who } non può né giocare né pescare e mostra la mano.
    }
stamp-shows-hand =
    { $me ->
        [yes] Mostri la mano!
       *[no] { $who } mostra la mano!
    }
event-out =
    { $me ->
        [yes] Non hai più carte: la partita è finita!
       *[no] { $who } non ha più carte: la partita è finita!
    }
stamp-out =
    { $me ->
        [yes] Non hai più carte!
       *[no] { $who } non ha più carte!
    }
event-wins = { end-wins }
stamp-wins =
    { $me ->
        [yes] Vinci tu!
       *[no] Vince { $who }!
    }
event-shared = { end-shared }
stamp-shared = Vittoria condivisa!


## La fine

end-step = { $left } { $operator } { $right } = { $result }
end-wins =
    { $me ->
        [yes] Vinci tu con { $result }!
       *[no] Vince { $who } con { $result }!
    }
end-shared = Parità: la vittoria è condivisa!
end-empty = Sequenza vuota: 0
story-ahead =
    { $me ->
        [yes] Risultato { $result }: { $margin } in più di te.
       *[no] Risultato { $result }: { $margin } in più di { $who }.
    }
story-level = Stesso risultato: { $result }.
story-blow =
    { $side ->
        [mine] Il colpo decisivo: { $by } ti fa scendere da { $before } a { $after }.
        [by-me] Il colpo decisivo: fai scendere { $who } da { $before } a { $after }.
       *[others] Il colpo decisivo: { $by } fa scendere { $who } da { $before } a { $after }.
    }
story-went-out =
    { $me ->
        [yes] Hai finito le carte prima degli altri, ma vince il risultato più alto.
       *[no] { $who } ha finito le carte prima degli altri, ma vince il risultato più alto.
    }


## Tasti

key-card = Scegli una carta della mano
key-choose = Passa da una scelta all’altra
key-take = Conferma la scelta
key-undo = Annulla la scelta
key-go = Fatto: chiudi il turno
key-last-card = Di’ «Ultima carta»
key-caught = Grida «Ti becco!»


## Le regole

rules-1-title = Lo scopo
rules-1-text =
    Ognuno costruisce una sequenza: una fila di carte numero che si legge come un lungo conto.
    La partita finisce quando qualcuno resta senza carte. Allora vince chi ha il risultato più alto, chiunque sia.
    Quindi fai crescere il tuo, e rovina quelli degli altri.
rules-2-title = Prima di cominciare
rules-2-text =
    Ognuno riceve tre carte numero e tre carte azione, e le tiene segrete.
    I due tipi hanno dorsi diversi: così tutti vedono quante carte hai di ogni tipo.
    All’inizio le sequenze sono vuote. Chi comincia lo decide la sorte, oppure chi ha aperto il tavolo.
rules-3-title = Il tuo turno
rules-3-text =
    Fai una cosa sola:
    - gioca una carta, oppure
    - pesca una carta, dal mazzo che preferisci.
    Poi di’ «Fatto», e il turno passa a sinistra. Cinque secondi di silenzio valgono sempre come «Fatto».
rules-4-title = Leggere una sequenza
rules-4-text =
    Sempre da sinistra a destra: × e ÷ (diviso) non hanno la precedenza.
    Parti dal primo numero. Il segno di ogni carta dice che cosa fare con il numero dopo; l’ultimo segno non conta.
    6−, 4÷, 2+, 3× fanno 4: 6 − 4 = 2, 2 ÷ 2 = 1, 1 + 3 = 4.
    Le frazioni non si arrotondano. Una carta sola vale il suo numero, una sequenza vuota vale 0.
rules-5-title = Le carte numero
rules-5-text =
    Una carta numero va all’estremità sinistra o destra di una sequenza, mai in mezzo.
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
    Poi la carta si scarta. Una carta azione senza bersaglio non si può giocare.
    I turni da saltare si sommano, sia quelli di «{ card-skip }» sia quelli che ti tocca saltare quando ti beccano.
rules-7-title = I gettoni
rules-7-text =
    Un gettone copre il segno di una carta: conta il gettone, non quello che è stampato sotto.
    Viaggia con la sua carta. Un gettone nuovo lo sostituisce, e quando la carta si scarta, il gettone torna nella riserva.
rules-8-title = Ultima carta!
rules-8-text =
    Ti resta una carta sola? Di’ «Ultima carta» invece di «Fatto».
    Se te ne dimentichi, gli altri possono beccarti finché non comincia il tuo prossimo turno. Le carte che ricevi nel frattempo non ti aiutano, e un turno saltato non conta.
    Se ti beccano, pesca una carta o salta il prossimo turno.
    Con più di una carta, «Ultima carta» vale come «Fatto».
rules-9-title = Dividere per 0
rules-9-text =
    Un ÷ proprio davanti a uno 0 fa crollare tutta la sequenza: si scarta subito.
    0 ÷ 5 va bene, e un ÷ sull’ultima carta non divide niente.
rules-10-title = Mazzi vuoti
rules-10-text =
    Gli scarti non tornano mai. Da un mazzo vuoto non si pesca.
    Se non puoi né giocare né pescare, mostra la mano e scarta una carta a tua scelta.
    Ti beccano e i mazzi sono vuoti tutti e due? Salti il prossimo turno.
    Se per «{ card-slow }» restano troppo poche carte, peschi solo quelle che ci sono.
rules-11-title = La fine
rules-11-text =
    Appena qualcuno resta senza carte, la partita finisce. L’effetto dell’ultima carta vale ancora.
    Vince chi ha il risultato più alto; in caso di parità la vittoria è condivisa.


## La guida per chi comincia

guide-card = È il tuo turno! Vince il risultato più alto. Tocca una carta numero.
guide-place = Gli spazi gialli mostrano il risultato, anche nelle altre sequenze. Tocca uno dei tuoi.
guide-read = Leggi da sinistra a destra: ogni segno vale per il numero dopo.
guide-end = «Fatto!» chiude il turno. Con una carta sola, di’ «Ultima carta!», o possono beccarti.
guide-wait = Turno di { $who }. Appena qualcuno finisce le carte, vince il risultato più alto.
guide-trick = Che cosa fa una carta viola? Toccane una per scoprirlo.
guide-draw = Nessuna carta ti aiuta? Allora pescane una: numero o azione.
