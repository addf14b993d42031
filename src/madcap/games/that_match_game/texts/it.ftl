### That Match Game in italiano.
### $who è un nome, $me è "yes" se è la persona che legge. $card e $hits sono carte da gioco: "red-3", "lightning-red-3",
### "any-3", "red-exclamation", un nome come "new-goal", oppure "hidden". $goal è un posto in mezzo al tavolo, contato da
### sinistra. $shows è un obiettivo con i suoi numeri: "1-5-4" è rosso 1, verde 5, blu 4. $sum è "1 + 2".

title = That Match Game
tagline = Riempi i colori, acchiappa le stelle!
goal = Riempi i tre colori di un obiettivo e le sue stelle sono tue, a meno che qualcuno non risponda con un fulmine.


## Opzioni

option-rules = Regole
option-rules-help = Il gioco semplice è per i più piccoli: stesso colore, stesso numero, una carta per turno.
option-rules-full = Complete · sommare, rispondere con i fulmini
option-rules-simplified = Semplici · da 3 a 5 anni

option-window = Tempo per rispondere
option-window-help = Per quanto tempo si può rispondere a una carta con fulmini e blocchi.
option-window-0 = Quanto serve
option-window-4 = 4 secondi
option-window-6 = 6 secondi
option-window-8 = 8 secondi
option-window-12 = 12 secondi

option-timer = Tempo per pensare
option-timer-help = Per ogni decisione nel tuo turno. Quando il tempo è scaduto, il gioco decide per te.
option-timer-0 = Senza limite
option-timer-15 = 15 secondi
option-timer-30 = 30 secondi
option-timer-60 = 60 secondi


## I colori

# Dentro una frase.
colour-name =
    { $colour ->
        [red] rosso
        [green] verde
       *[blue] blu
    }
# Da solo.
colour-label =
    { $colour ->
        [red] Rosso
        [green] Verde
       *[blue] Blu
    }


## Le carte

card-clean-slate = Piazza pulita
card-new-goal = Nuovo obiettivo
card-helping-hand = Mano amica
card-pickpocket = Mano lesta

# $rules è "full" o "simplified".
card-number-help =
    { $rules ->
        [simplified] Va sul suo colore dove è richiesto proprio questo numero, e lo chiude.
       *[full] Va sul suo colore di un obiettivo, finché la somma non è troppo alta.
    }
card-lightning-help =
    { $rules ->
        [simplified] Un numero come gli altri: chiude il suo colore dove è richiesto proprio questo numero.
       *[full] Nel tuo turno è un numero come gli altri. Nel turno di qualcun altro risponde a una carta numero.
    }
card-any-help =
    { $rules ->
        [simplified] Va su qualsiasi colore che richiede proprio questo numero, e lo chiude.
       *[full] Un numero per qualsiasi colore, ma solo nel tuo turno.
    }
card-exclamation-help = Chiude il suo colore su un obiettivo, qualunque cosa manchi.
card-red-block-help = Annulla una carta numero appena giocata, o usata per rispondere.
card-orange-block-help = Annulla un blocco, rosso o arancione.
card-clean-slate-help = Scarta tutto quello che c’è su un obiettivo.
card-new-goal-help = Un obiettivo va sotto il suo mazzo e ne arriva un altro. Le carte che c’erano sopra si scartano.
card-helping-hand-help = Pesca tre carte.
card-pickpocket-help = Prendi una carta dalla mano di qualcuno, senza guardare.

# Una carta da sola.
card-label =
    { $card ->
        [red-1] 1 rosso
        [red-2] 2 rosso
        [red-3] 3 rosso
        [red-4] 4 rosso
        [red-5] 5 rosso
        [green-1] 1 verde
        [green-2] 2 verde
        [green-3] 3 verde
        [green-4] 4 verde
        [green-5] 5 verde
        [blue-1] 1 blu
        [blue-2] 2 blu
        [blue-3] 3 blu
        [blue-4] 4 blu
        [blue-5] 5 blu
        [lightning-red-1] 1 fulmine rosso
        [lightning-red-2] 2 fulmine rosso
        [lightning-red-3] 3 fulmine rosso
        [lightning-red-4] 4 fulmine rosso
        [lightning-green-1] 1 fulmine verde
        [lightning-green-2] 2 fulmine verde
        [lightning-green-3] 3 fulmine verde
        [lightning-green-4] 4 fulmine verde
        [lightning-blue-1] 1 fulmine blu
        [lightning-blue-2] 2 fulmine blu
        [lightning-blue-3] 3 fulmine blu
        [lightning-blue-4] 4 fulmine blu
        [any-1] 1 multicolore
        [any-2] 2 multicolore
        [any-3] 3 multicolore
        [red-exclamation] Punto esclamativo rosso
        [green-exclamation] Punto esclamativo verde
        [blue-exclamation] Punto esclamativo blu
        [red-block] Blocco rosso
        [orange-block] Blocco arancione
        [clean-slate] { card-clean-slate }
        [new-goal] { card-new-goal }
        [helping-hand] { card-helping-hand }
        [pickpocket] { card-pickpocket }
       *[hidden] Carta coperta
    }
# Una carta dentro una frase.
card-name =
    { $card ->
        [red-1] un 1 rosso
        [red-2] un 2 rosso
        [red-3] un 3 rosso
        [red-4] un 4 rosso
        [red-5] un 5 rosso
        [green-1] un 1 verde
        [green-2] un 2 verde
        [green-3] un 3 verde
        [green-4] un 4 verde
        [green-5] un 5 verde
        [blue-1] un 1 blu
        [blue-2] un 2 blu
        [blue-3] un 3 blu
        [blue-4] un 4 blu
        [blue-5] un 5 blu
        [lightning-red-1] un 1 fulmine rosso
        [lightning-red-2] un 2 fulmine rosso
        [lightning-red-3] un 3 fulmine rosso
        [lightning-red-4] un 4 fulmine rosso
        [lightning-green-1] un 1 fulmine verde
        [lightning-green-2] un 2 fulmine verde
        [lightning-green-3] un 3 fulmine verde
        [lightning-green-4] un 4 fulmine verde
        [lightning-blue-1] un 1 fulmine blu
        [lightning-blue-2] un 2 fulmine blu
        [lightning-blue-3] un 3 fulmine blu
        [lightning-blue-4] un 4 fulmine blu
        [any-1] un 1 multicolore
        [any-2] un 2 multicolore
        [any-3] un 3 multicolore
        [red-exclamation] un punto esclamativo rosso
        [green-exclamation] un punto esclamativo verde
        [blue-exclamation] un punto esclamativo blu
        [red-block] un blocco rosso
        [orange-block] un blocco arancione
        [clean-slate] «{ card-clean-slate }»
        [new-goal] «{ card-new-goal }»
        [helping-hand] «{ card-helping-hand }»
        [pickpocket] «{ card-pickpocket }»
       *[hidden] una carta
    }
# Una carta colpita da un blocco, dentro una frase.
card-hit =
    { $hits ->
        [red-1] l’1 rosso
        [red-2] il 2 rosso
        [red-3] il 3 rosso
        [red-4] il 4 rosso
        [red-5] il 5 rosso
        [green-1] l’1 verde
        [green-2] il 2 verde
        [green-3] il 3 verde
        [green-4] il 4 verde
        [green-5] il 5 verde
        [blue-1] l’1 blu
        [blue-2] il 2 blu
        [blue-3] il 3 blu
        [blue-4] il 4 blu
        [blue-5] il 5 blu
        [lightning-red-1] l’1 fulmine rosso
        [lightning-red-2] il 2 fulmine rosso
        [lightning-red-3] il 3 fulmine rosso
        [lightning-red-4] il 4 fulmine rosso
        [lightning-green-1] l’1 fulmine verde
        [lightning-green-2] il 2 fulmine verde
        [lightning-green-3] il 3 fulmine verde
        [lightning-green-4] il 4 fulmine verde
        [lightning-blue-1] l’1 fulmine blu
        [lightning-blue-2] il 2 fulmine blu
        [lightning-blue-3] il 3 fulmine blu
        [lightning-blue-4] il 4 fulmine blu
        [any-1] l’1 multicolore
        [any-2] il 2 multicolore
        [any-3] il 3 multicolore
        [red-exclamation] il punto esclamativo rosso
        [green-exclamation] il punto esclamativo verde
        [blue-exclamation] il punto esclamativo blu
        [red-block] il blocco rosso
       *[orange-block] il blocco arancione
    }


## Le mosse, per il diario e la lettura ad alta voce

# Pezzi per le frasi qui sotto.
on-goal =
    { $card ->
        [any-1] sul { colour-name } dell’obiettivo { $goal }
        [any-2] sul { colour-name } dell’obiettivo { $goal }
        [any-3] sul { colour-name } dell’obiettivo { $goal }
       *[other] sull’obiettivo { $goal }
    }
bolts =
    { $colour ->
        [red] fulmini rossi
        [green] fulmini verdi
       *[blue] fulmini blu
    }
with-block =
    { $card ->
        [red-block] un blocco rosso
       *[orange-block] un blocco arancione
    }

move-draw =
    { $me ->
        [yes] { $count ->
            [0] Non peschi niente.
            [one] Peschi { $count } carta.
           *[other] Peschi { $count } carte.
        }
       *[no] { $count ->
            [0] { $who } non pesca niente.
            [one] { $who } pesca { $count } carta.
           *[other] { $who } pesca { $count } carte.
        }
    }
move-place =
    { $me ->
        [yes] Giochi { card-name } { on-goal }.
       *[no] { $who } gioca { card-name } { on-goal }.
    }
move-clean-slate =
    { $me ->
        [yes] «{ card-clean-slate }»: svuoti l’obiettivo { $goal }.
       *[no] «{ card-clean-slate }»: { $who } svuota l’obiettivo { $goal }.
    }
move-new-goal =
    { $me ->
        [yes] «{ card-new-goal }»: cambi l’obiettivo { $goal }.
       *[no] «{ card-new-goal }»: { $who } cambia l’obiettivo { $goal }.
    }
move-helping-hand =
    { $me ->
        [yes] «{ card-helping-hand }»: peschi tre carte.
       *[no] «{ card-helping-hand }»: { $who } pesca tre carte.
    }
move-pickpocket =
    { $me ->
        [yes] «{ card-pickpocket }»: peschi dalla mano di { $whose }.
       *[no] «{ card-pickpocket }»: { $who } pesca dalla mano di { $whose }.
    }
move-discard =
    { $me ->
        [yes] Scarti { card-name }.
       *[no] { $who } scarta { card-name }.
    }
move-end =
    { $me ->
        [yes] Finisci il turno.
       *[no] { $who } finisce il turno.
    }
move-answer =
    { $me ->
        [yes] Rispondi con { bolts }: { $sum }!
       *[no] { $who } risponde con { bolts }: { $sum }!
    }
move-block =
    { $me ->
        [yes] { $own ->
            [yes] Usi { with-block } su una tua carta: { card-hit } è annullato.
           *[no] Usi { with-block } contro { $whose }: { card-hit } è annullato.
        }
       *[no] { $own ->
            [yes] { $who } usa { with-block } su una propria carta: { card-hit } è annullato.
           *[no] { $who } usa { with-block } contro { $whose }: { card-hit } è annullato.
        }
    }
move-pass =
    { $me ->
        [yes] Passi.
       *[no] { $who } passa.
    }
move-lot =
    { $me ->
        [yes] Chi comincia? Tu peschi { $shows }.
       *[no] Chi comincia? { $by } pesca { $shows }.
    }
move-dealt = { $to } riceve { card-name }.
move-turned = Si scopre l’obiettivo { $goal }: { $shows }.
move-picked = { $to } prende { card-name } a { $whose }.
# $by è "none" se non resta niente. $stars è 0 se non si vince nessun obiettivo.
move-closed =
    { $by ->
        [none] Tutto annullato: non resta niente.
       *[other] { $me ->
            [yes] { $stars ->
                [0] Quello che hai giocato resta.
                [one] Quello che hai giocato resta e ti dà { $stars } stella!
               *[other] Quello che hai giocato resta e ti dà { $stars } stelle!
            }
           *[no] { $stars ->
                [0] Quello che { $by } ha giocato resta.
                [one] Quello che { $by } ha giocato resta e frutta { $stars } stella!
               *[other] Quello che { $by } ha giocato resta e frutta { $stars } stelle!
            }
        }
    }


## Inviti a giocare

prompt-lots = Ognuno pesca un obiettivo: comincia chi ha più stelle.
prompt-dealing = Si danno le carte…
prompt-draw = Tocca a te: quante carte peschi?
# $count dice quante carte si possono ancora giocare; in -first non se n’è ancora giocata nessuna.
prompt-play-first =
    { $count ->
        [one] Gioca una carta. Oppure scartane una, o finisci e basta.
       *[other] Gioca fino a { $count } carte. Oppure scartane una, o finisci e basta.
    }
prompt-play-again = Ancora una carta, se vuoi.
prompt-place = { card-label }: dove va?
prompt-clean-slate = Quale obiettivo svuoti?
prompt-new-goal = Quale obiettivo cambi?
prompt-helping-hand = Peschi tre carte?
prompt-pickpocket = A chi prendi una carta?
prompt-discard = Quale carta scarti?
prompt-too-many =
    { $count ->
        [one] Più di sette carte: scartane { $count }.
       *[other] Più di sette carte: scartane { $count }.
    }
# $total è la somma che devono dare i fulmini del colore $colour.
prompt-answer = Rispondi con { bolts } che fanno { $total }, blocca o passa.
prompt-answer-blocks = Blocca qualcosa o passa.
prompt-block-target = Quale carta annulli?
prompt-wait = Tocca a { $who }…
prompt-wait-draw = { $who } sta per pescare…
prompt-wait-answers = Qualcuno risponde?
prompt-wait-too-many = { $who } ha troppe carte e deve scartare…
prompt-take-back = Riprendi


## Che cosa puoi fare

draw-count =
    { $count ->
        [0] Non pescare
        [one] Pesca { $count } carta
       *[other] Pesca { $count } carte
    }
end-turn = Finisci il turno
answer-with = Rispondi con { bolts }: { $sum }
block-card = { card-label } contro { card-hit }
pass = Passa
passing = Stai passando…
pass-back = No, aspetta!
pass-all = Passa fino alla fine del turno
pass-all-on = In questo turno passi sempre.


## Che cosa c’è sul tavolo

point-card = Obiettivo { $goal }
point-card-empty = Posto { $goal }: niente più obiettivi
stars =
    { $count ->
        [one] { $count } stella
       *[other] { $count } stelle
    }
# Un colore di un obiettivo; $number è il numero richiesto, $missing quello che manca ancora.
colour-open = { colour-label } { $number }: manca { $missing }
colour-closed = { colour-label } { $number }: chiuso
points-of =
    { $me ->
        [yes] { $count ->
            [one] Hai { $count } punto
           *[other] Hai { $count } punti
        }
       *[no] { $count ->
            [one] { $who } ha { $count } punto
           *[other] { $who } ha { $count } punti
        }
    }
points-to-win = { $count } punti su { $target }
to-win = Vince chi arriva a { $target } punti
won-cards = Obiettivi vinti
deck =
    { $count ->
        [0] Mazzo: vuoto
        [one] Mazzo: { $count } carta
       *[other] Mazzo: { $count } carte
    }
point-deck =
    { $count ->
        [0] Obiettivi: finiti
        [one] Obiettivi: ne resta { $count }
       *[other] Obiettivi: ne restano { $count }
    }
discards = Scarti
hand-label = La tua mano
known-cards = Carte che conosci
cards-count =
    { $count ->
        [0] Nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
stack-label = Carte appena giocate
# Qualcosa di appena giocato: se per ora è annullato, o se resterebbe.
entry-cancelled = Annullato
passed = Passa
thinking = Ci pensa…


## Che cosa è successo

event-starts =
    { $me ->
        [yes] Più stelle di tutti: cominci tu!
       *[no] Più stelle di tutti: comincia { $who }!
    }
event-lots-again = Pari! Chi ha più stelle pesca di nuovo.
event-takes =
    { $me ->
        [yes] { $count ->
            [one] L’obiettivo è tuo: { $count } stella!
           *[other] L’obiettivo è tuo: { $count } stelle!
        }
       *[no] { $count ->
            [one] { $who } vince l’obiettivo: { $count } stella!
           *[other] { $who } vince l’obiettivo: { $count } stelle!
        }
    }


## La fine

end-wins =
    { $me ->
        [yes] { $count ->
            [one] Vinci tu con { $count } punto!
           *[other] Vinci tu con { $count } punti!
        }
       *[no] { $count ->
            [one] Vince { $who } con { $count } punto!
           *[other] Vince { $who } con { $count } punti!
        }
    }
end-shared = Pari fino all’ultimo: la vittoria è condivisa!
end-no-cards = L’ultimo obiettivo è vinto: si contano i punti.
end-standstill = Non si muove più niente: si contano i punti.
end-total =
    { $count ->
        [one] { $who }: { $count } punto
       *[other] { $who }: { $count } punti
    }


## Tasti

key-card = Scegliere una carta della mano
key-choose = Passare da una scelta all’altra
key-take = Prendere ciò che è scelto
key-undo = Tornare indietro
key-draw = Pescare tante carte
key-end = Finire il turno
key-discard = Scartare una carta
key-pass = Passare, o ripensarci
key-pass-all = Passare fino alla fine del turno


## Le regole

rules-1-title = Lo scopo
rules-1-text =
    In mezzo al tavolo ci sono gli obiettivi. Ognuno richiede tre numeri: uno rosso, uno verde e uno blu.
    Chi chiude l’ultimo colore aperto di un obiettivo lo vince con le sue stelle. Una stella è un punto.
    In due o tre si vince con 10 punti, in quattro o cinque con 15.
rules-2-title = Prima di cominciare
rules-2-text =
    Ognuno pesca un obiettivo, e comincia chi ha più stelle. Poi gli obiettivi si mescolano di nuovo.
    Ognuno riceve cinque carte e le tiene segrete.
    In due o tre ci sono quattro obiettivi in mezzo al tavolo, in quattro o cinque ce ne sono cinque.
rules-3-title = Il tuo turno
rules-3-text =
    - Prima pesca due carte, una o nessuna. In mano non se ne possono avere più di sette.
    - Poi gioca due carte, una o nessuna.
    Non hai giocato niente? Allora puoi scartare una carta, e il tuo turno finisce.
    Quando il mazzo è vuoto, gli scarti si mescolano e diventano il nuovo mazzo.
rules-4-title = Riempire un colore
rules-4-text =
    Un numero va sul suo colore di un obiettivo. Più numeri si sommano, ma mai oltre quello che è richiesto.
    Su un 5, 1 + 3 lasciano posto per un 1; un 2 è troppo. Quando la somma è giusta, il colore è chiuso.
    - I numeri multicolore vanno su qualsiasi colore.
    - Un punto esclamativo chiude subito il suo colore, qualunque cosa manchi.
    - Nel tuo turno i numeri fulmine sono numeri normali.
rules-5-title = Vincere un obiettivo
rules-5-text =
    Chiudi l’ultimo colore aperto e l’obiettivo è tuo, chiunque abbia riempito gli altri.
    Le carte che ci sono sopra si scartano, e arriva subito un nuovo obiettivo.
rules-6-title = Fulmini!
rules-6-text =
    Quando qualcuno gioca una carta numero nel proprio turno, tutti gli altri possono rispondere con numeri fulmine:
    dello stesso colore, uno o più, che insieme valgono esattamente lo stesso. Un punto esclamativo vale quanto mancava.
    Si può rispondere anche a una risposta, ma mai alla propria. L’ultima resta, tutto il resto si scarta.
    Quello che resta conta per chi l’ha messo. Se chiude l’ultimo colore, vince l’obiettivo!
rules-7-title = Blocchi
rules-7-text =
    - Un blocco rosso annulla una carta numero: quella giocata, o una di una risposta. Una risposta che perde una carta non vale più.
    - Un blocco arancione annulla un blocco, rosso o arancione.
    Tutti possono bloccare, anche nel proprio turno. Quando tutti passano, restano le carte più recenti non annullate.
    Finché hai una carta, la domanda arriva sempre anche a te: così nessuno capisce che cosa hai in mano.
rules-8-title = Carte speciali
rules-8-text =
    - { card-clean-slate } · { card-clean-slate-help }
    - { card-new-goal } · { card-new-goal-help }
    - { card-helping-hand } · { card-helping-hand-help }
    - { card-pickpocket } · { card-pickpocket-help }
    Ognuna è una delle tue due carte, e nessuno può rispondere. Se non può fare niente, non si può giocare.
rules-9-title = La fine
rules-9-text =
    Chi ha abbastanza punti vince subito, anche nel turno di qualcun altro.
    Altrimenti la partita finisce quando l’ultimo obiettivo è vinto, o se per troppo tempo non succede niente.
    Allora vince chi ha più punti; chi è pari condivide la vittoria.
rules-10-title = Il gioco semplice
rules-10-text =
    Da 3 a 5 anni, senza somme:
    - Una carta deve mostrare proprio il numero richiesto, e allora chiude il colore. Un punto esclamativo va sempre bene.
    - Si pesca al massimo una carta, e se ne gioca al massimo una.
    - Niente blocchi, niente carte speciali, niente risposte. I numeri fulmine sono numeri normali.
    - Non ci sono 6, e in mezzo al tavolo c’è un obiettivo in più.


## Lo schermo

goals-label = Obiettivi
players-label = Giocatori
answers-label = Le tue risposte
on-colour = sopra: { $cards }
prompt-play-simple = Gioca una carta!
prompt-draw-simple = Pesca una carta!
prompt-discard-it = La scarti? Così il tuo turno finisce.
prompt-answer-again = Qualcuno ti risponde?
prompt-passed = Hai passato.
prompt-counts = Nessuno risponde più…
draw-all =
    { $count ->
        [one] Pesca una carta
       *[other] Pesca { $count } carte
    }
draw-none = Nessuna
discard-it = Scarta
play-it = Gioca
pass-all-short = Passa tutto il turno
# Che cosa succede se nessuno risponde più; il titolo sta davanti a uno degli altri testi.
forecast-label = Se nessuno risponde:
forecast-takes =
    { $me ->
        [yes] l’obiettivo è tuo!
       *[no] { $who } prende l’obiettivo!
    }
forecast-closes =
    { $me ->
        [yes] chiudi il { colour-name }.
       *[no] { $who } chiude il { colour-name }.
    }
forecast-lies =
    { $me ->
        [yes] il tuo { $sum } resta.
       *[no] resta { $sum } di { $who }.
    }
forecast-nothing = non resta niente.
# Le carte della pila, per chi ascolta.
stack-play =
    { $me ->
        [yes] Giochi { $cards }
       *[no] { $who } gioca { $cards }
    }
stack-answer =
    { $me ->
        [yes] Rispondi con { $cards }
       *[no] { $who } risponde con { $cards }
    }
stack-block =
    { $me ->
        [yes] Annulli { card-hit }
       *[no] { $who } annulla { card-hit }
    }
# La pila si conta dalla carta più recente in giù.
count-block = Il blocco vale.
count-block-out = Questo blocco è annullato.
count-number-out = Annullato, non conta.
count-sticks =
    { $me ->
        [yes] Quello che hai giocato resta!
       *[no] Quello che { $who } ha giocato resta!
    }


## La guida per chi comincia

# Qui $rules è sempre "full" o "simplified".
guide-draw =
    { $rules ->
        [simplified] Il tuo turno comincia con una carta nuova. Pesca!
       *[full] Il tuo turno comincia con due carte nuove. Pesca!
    }
guide-card = Ora gioca: tocca una carta che brilla. Aiuta a riempire un obiettivo in mezzo al tavolo.
guide-place =
    { $rules ->
        [simplified] Tocca il colore con lo stesso numero. Chi riempie l’ultimo colore vince le stelle!
       *[full] Tocca dove va: le carte si sommano fino al numero. Chi riempie l’ultimo colore vince le stelle!
    }
guide-end =
    { $rules ->
        [simplified] Non va bene niente? Tocca una carta per scartarla, o finisci il turno.
       *[full] Puoi giocare due carte. Ne basta una, o non va bene niente? Finisci qui il turno.
    }
guide-wait = Tocca a { $who }. Vince chi arriva per primo a { $target } stelle!
guide-answer = { $who } ha messo una carta, e puoi rispondere! Tocca una risposta per soffiarle il posto.
guide-pass = { $who } ha messo una carta. Fulmini dello stesso colore e valore possono rispondere. Non puoi, o non vuoi? Passa.
