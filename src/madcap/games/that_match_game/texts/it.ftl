### That Match Game in italiano.
### $who è un nome, $me è "yes" se è la persona che legge. $card e $hits sono carte da gioco: "red-3", "lightning-red-3",
### "any-3", "red-exclamation", un nome come "new-goal", oppure "hidden". $goal è un posto in mezzo al tavolo, contato da
### sinistra. $red, $green e $blue sono i numeri di un obiettivo. $sum è "1 + 2", $count le sue carte. $own è "yes" se
### $whose è chi muove; $whose_is_me e $to_is_me sono "yes" se $whose o $to è la persona che legge.

title = That Match Game
tagline = Riempi i colori, acchiappa le stelle!
goal = Riempi l’ultimo colore di un obiettivo e le sue stelle sono tue, a meno che qualcuno non risponda con un fulmine.


## Opzioni

option-rules = Regole
option-rules-help = Il gioco semplice è per i più piccoli: stesso colore, stesso numero, una carta per turno.
option-rules-full = Complete · con somme e fulmini
option-rules-simplified = Semplici · da 3 a 5 anni

option-exclamations = Punti esclamativi
option-exclamations-help = Quali colori può chiudere un punto esclamativo.
option-exclamations-any = Qualsiasi colore
option-exclamations-own = Solo il proprio colore

option-window = Tempo per rispondere
option-window-help = Per quanto tempo si può rispondere con fulmini e blocchi a una carta.
option-window-0 = Senza limite
option-window-4 = 4 secondi
option-window-6 = 6 secondi
option-window-8 = 8 secondi
option-window-12 = 12 secondi

option-timer = Tempo per pensare
option-timer-help = Per ogni decisione nel tuo turno. Quando il tempo scade, il gioco decide per te.
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
       *[full] Va sulla casella del suo colore, su un obiettivo, purché la somma non diventi troppo alta.
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
# $exclamations è "own" se un punto esclamativo chiude solo il suo colore.
card-exclamation-help =
    { $exclamations ->
        [own] Chiude solo il suo colore su un obiettivo, qualunque numero manchi.
       *[any] Chiude un colore qualsiasi di un obiettivo, qualunque numero manchi.
    }
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
        [lightning-red-1] Fulmine rosso 1
        [lightning-red-2] Fulmine rosso 2
        [lightning-red-3] Fulmine rosso 3
        [lightning-red-4] Fulmine rosso 4
        [lightning-green-1] Fulmine verde 1
        [lightning-green-2] Fulmine verde 2
        [lightning-green-3] Fulmine verde 3
        [lightning-green-4] Fulmine verde 4
        [lightning-blue-1] Fulmine blu 1
        [lightning-blue-2] Fulmine blu 2
        [lightning-blue-3] Fulmine blu 3
        [lightning-blue-4] Fulmine blu 4
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
        [lightning-red-1] un fulmine rosso da 1
        [lightning-red-2] un fulmine rosso da 2
        [lightning-red-3] un fulmine rosso da 3
        [lightning-red-4] un fulmine rosso da 4
        [lightning-green-1] un fulmine verde da 1
        [lightning-green-2] un fulmine verde da 2
        [lightning-green-3] un fulmine verde da 3
        [lightning-green-4] un fulmine verde da 4
        [lightning-blue-1] un fulmine blu da 1
        [lightning-blue-2] un fulmine blu da 2
        [lightning-blue-3] un fulmine blu da 3
        [lightning-blue-4] un fulmine blu da 4
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
        [lightning-red-1] il fulmine rosso da 1
        [lightning-red-2] il fulmine rosso da 2
        [lightning-red-3] il fulmine rosso da 3
        [lightning-red-4] il fulmine rosso da 4
        [lightning-green-1] il fulmine verde da 1
        [lightning-green-2] il fulmine verde da 2
        [lightning-green-3] il fulmine verde da 3
        [lightning-green-4] il fulmine verde da 4
        [lightning-blue-1] il fulmine blu da 1
        [lightning-blue-2] il fulmine blu da 2
        [lightning-blue-3] il fulmine blu da 3
        [lightning-blue-4] il fulmine blu da 4
        [any-1] l’1 multicolore
        [any-2] il 2 multicolore
        [any-3] il 3 multicolore
        [red-exclamation] il punto esclamativo rosso
        [green-exclamation] il punto esclamativo verde
        [blue-exclamation] il punto esclamativo blu
        [red-block] il blocco rosso
       *[orange-block] il blocco arancione
    }


## Le mosse, per la cronologia e la lettura ad alta voce

# Pezzi per le frasi qui sotto.
on-goal =
    { $card ->
        [any-1] sul { colour-name } dell’obiettivo { $goal }
        [any-2] sul { colour-name } dell’obiettivo { $goal }
        [any-3] sul { colour-name } dell’obiettivo { $goal }
        [red-exclamation] sul { colour-name } dell’obiettivo { $goal }
        [green-exclamation] sul { colour-name } dell’obiettivo { $goal }
        [blue-exclamation] sul { colour-name } dell’obiettivo { $goal }
       *[other] sull’obiettivo { $goal }
    }
bolts =
    { $colour ->
        [red] fulmini rossi
        [green] fulmini verdi
       *[blue] fulmini blu
    }
with-bolts =
    { $count ->
        [one] { $colour ->
            [red] un fulmine rosso
            [green] un fulmine verde
           *[blue] un fulmine blu
        }
       *[other] { bolts }
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
        [yes] «{ card-helping-hand }»: peschi fino a tre carte.
       *[no] «{ card-helping-hand }»: { $who } pesca fino a tre carte.
    }
move-pickpocket =
    { $me ->
        [yes] «{ card-pickpocket }»: peschi dalla mano di { $whose }.
       *[no] { $whose_is_me ->
            [yes] «{ card-pickpocket }»: { $who } pesca dalla tua mano.
           *[no] «{ card-pickpocket }»: { $who } pesca dalla mano di { $whose }.
        }
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
        [yes] Rispondi con { with-bolts }: { $sum }!
       *[no] { $who } risponde con { with-bolts }: { $sum }!
    }
move-block =
    { $me ->
        [yes] { $own ->
            [yes] Usi { with-block } su una tua carta: { card-hit } è annullato.
           *[no] Usi { with-block } contro { $whose }: { card-hit } è annullato.
        }
       *[no] { $own ->
            [yes] { $who } usa { with-block } su una propria carta: { card-hit } è annullato.
           *[no] { $whose_is_me ->
                [yes] { $who } usa { with-block } contro di te: { card-hit } è annullato.
               *[no] { $who } usa { with-block } contro { $whose }: { card-hit } è annullato.
            }
        }
    }
move-pass =
    { $me ->
        [yes] Passi.
       *[no] { $who } passa.
    }
move-lot =
    { $me ->
        [yes] Chi comincia? Tu peschi un obiettivo con { stars }.
       *[no] Chi comincia? { $by } pesca un obiettivo con { stars }.
    }
move-dealt =
    { $to_is_me ->
        [yes] Ricevi { card-name }.
       *[no] { $to } riceve { card-name }.
    }
move-turned = Si scopre l’obiettivo { $goal }: rosso { $red }, verde { $green }, blu { $blue }.
move-picked =
    { $to_is_me ->
        [yes] Prendi { card-name } dalla mano di { $whose }.
       *[no] { $whose_is_me ->
            [yes] { $to } prende { card-name } dalla tua mano.
           *[no] { $to } prende { card-name } dalla mano di { $whose }.
        }
    }
# $by è "none" se non resta niente. Un evento dice che cosa frutta un obiettivo.
move-closed =
    { $by ->
        [none] Tutto annullato: non resta niente.
       *[other] { $me ->
            [yes] Ciò che hai giocato resta.
           *[no] Ciò che ha giocato { $by } resta.
        }
    }


## Inviti a giocare

prompt-lots = Ognuno pesca un obiettivo: comincia chi ha più stelle.
prompt-dealing = Si danno le carte…
prompt-draw = Tocca a te: quante carte peschi?
# $count dice quante carte si possono ancora giocare; in -first non se n’è ancora giocata nessuna.
prompt-play-first =
    { $count ->
        [one] Gioca una carta. Oppure scartane una o finisci il turno.
       *[other] Gioca fino a { $count } carte. Oppure scartane una o finisci il turno.
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
prompt-answer-lightning = Rispondi con { bolts } che fanno { $total }, o passa.
prompt-answer-blocks = Blocca qualcosa o passa.
prompt-answer-none = Non puoi rispondere: passa.
prompt-block-target = Quale carta annulli?
prompt-wait = Turno di { $who }…
prompt-wait-draw = { $who } sta per pescare…
prompt-wait-answers = Qualcuno risponde?
prompt-wait-too-many = { $who } ha troppe carte e deve scartare…
prompt-take-back = Torna indietro


## Che cosa puoi fare

draw-count =
    { $count ->
        [0] Non pescare
        [one] Pesca { $count } carta
       *[other] Pesca { $count } carte
    }
end-turn = Finisci il turno
answer-with = Rispondi con { with-bolts }: { $sum }
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
colour-open =
    { $missing ->
        [one] { colour-label } { $number }: manca { $missing }
       *[other] { colour-label } { $number }: mancano { $missing }
    }
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
points-to-win = Punti: { $count } su { $target }
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
passed = Passo!
thinking = Ci pensa…


## Che cosa è successo

event-starts =
    { $me ->
        [yes] Hai pescato più stelle di tutti: cominci tu.
       *[no] { $who } ha pescato più stelle di tutti e comincia.
    }
prompt-starts =
    { $me ->
        [yes] Più stelle di tutti: cominci tu!
       *[no] Più stelle di tutti: comincia { $who }!
    }
event-lots-again = Parità! Chi ha più stelle pesca di nuovo.
event-won =
    { $me ->
        [yes] { $stars ->
            [one] L’obiettivo è tuo: { $stars } stella!
           *[other] L’obiettivo è tuo: { $stars } stelle!
        }
       *[no] { $stars ->
            [one] { $who } vince l’obiettivo: { $stars } stella!
           *[other] { $who } vince l’obiettivo: { $stars } stelle!
        }
    }
stamp-starts =
    { $me ->
        [yes] Cominci tu!
       *[no] Comincia { $who }!
    }
stamp-won =
    { $me ->
        [yes] { $stars ->
            [one] +{ $stars } stella!
           *[other] +{ $stars } stelle!
        }
       *[no] { $stars ->
            [one] { $who }: +{ $stars } stella!
           *[other] { $who }: +{ $stars } stelle!
        }
    }
event-snatched =
    { $me ->
        [yes] Batti { $whose } e prendi la casella!
       *[no] { $whose_is_me ->
            [yes] { $who } ti soffia la casella!
           *[no] { $who } batte { $whose } e prende la casella!
        }
    }
stamp-snatched =
    { $me ->
        [yes] La casella è tua!
       *[no] { $whose_is_me ->
            [yes] { $who } ti soffia la casella!
           *[no] { $who } prende la casella!
        }
    }
event-snatched-card =
    { $me ->
        [yes] { $stars ->
            [one] Batti { $whose } e vinci l’obiettivo: { $stars } stella!
           *[other] Batti { $whose } e vinci l’obiettivo: { $stars } stelle!
        }
       *[no] { $whose_is_me ->
            [yes] { $stars ->
                [one] { $who } ti soffia l’obiettivo: { $stars } stella!
               *[other] { $who } ti soffia l’obiettivo: { $stars } stelle!
            }
           *[no] { $stars ->
                [one] { $who } batte { $whose } e vince l’obiettivo: { $stars } stella!
               *[other] { $who } batte { $whose } e vince l’obiettivo: { $stars } stelle!
            }
        }
    }
stamp-snatched-card =
    { $me ->
        [yes] { $stars ->
            [one] Soffiato! +{ $stars } stella
           *[other] Soffiato! +{ $stars } stelle
        }
       *[no] { $whose_is_me ->
            [yes] { $who } ti soffia l’obiettivo!
           *[no] { $who } prende l’obiettivo!
        }
    }
blocked-mine =
    { $what ->
        [answer] la tua risposta
       *[play] la tua carta
    }
blocked-theirs =
    { $what ->
        [answer] la risposta di { $whose }
       *[play] la carta di { $whose }
    }
blocked-own =
    { $what ->
        [answer] la propria risposta
       *[play] la propria carta
    }
event-blocked =
    { $me ->
        [yes] { $own ->
            [yes] Blocchi { blocked-mine }: è annullata.
           *[no] Blocchi { blocked-theirs }: è annullata.
        }
       *[no] { $own ->
            [yes] { $who } blocca { blocked-own }: è annullata.
           *[no] { $whose_is_me ->
                [yes] { $who } blocca { blocked-mine }: è annullata.
               *[no] { $who } blocca { blocked-theirs }: è annullata.
            }
        }
    }
stamp-blocked =
    { $own ->
        [yes] Bloccato!
       *[no] { $me ->
            [yes] Bloccato!
           *[no] { $whose_is_me ->
                [yes] { $who } ti blocca!
               *[no] { $who } blocca { $whose }!
            }
        }
    }
event-block-blocked =
    { $me ->
        [yes] { $own ->
            [yes] Annulli il tuo stesso blocco.
           *[no] Annulli il blocco di { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } annulla il proprio blocco.
           *[no] { $whose_is_me ->
                [yes] { $who } annulla il tuo blocco.
               *[no] { $who } annulla il blocco di { $whose }.
            }
        }
    }
stamp-block-blocked =
    { $own ->
        [yes] Blocco annullato!
       *[no] { $whose_is_me ->
            [yes] { $who } annulla il tuo blocco!
           *[no] Blocco annullato!
        }
    }
event-robbed =
    { $me ->
        [yes] Sfili una carta dalla mano di { $whose }!
       *[no] { $whose_is_me ->
            [yes] { $who } ti sfila una carta!
           *[no] { $who } sfila una carta dalla mano di { $whose }!
        }
    }
stamp-robbed =
    { $me ->
        [yes] Mano lesta!
       *[no] { $whose_is_me ->
            [yes] { $who } ti sfila una carta!
           *[no] { $who } deruba { $whose }!
        }
    }
end-why =
    { $how ->
        [last-card] { end-no-cards }
        [rounds] Per quaranta giri nessuno ha vinto obiettivi: si contano i punti.
       *[silence] Per due giri nessuno ha fatto niente: si contano i punti.
    }
event-wins =
    { $how ->
        [points] { end-wins }
       *[other] { end-why } { end-wins }
    }
stamp-wins =
    { $me ->
        [yes] Vinci tu!
       *[no] Vince { $who }!
    }
event-shared = { end-why } { end-shared }
stamp-shared = Vittoria condivisa!


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
end-shared = Parità: la vittoria è condivisa!
end-no-cards = Gli obiettivi sono finiti: si contano i punti.
end-standstill = La partita non va più avanti: si contano i punti.
end-total =
    { $count ->
        [one] { $who }: { $count } punto
       *[other] { $who }: { $count } punti
    }
story-ahead =
    { $me ->
        [yes] { $count ->
            [one] { $count } punto: { $margin } in più di te.
           *[other] { $count } punti: { $margin } in più di te.
        }
       *[no] { $count ->
            [one] { $count } punto: { $margin } in più di { $who }.
           *[other] { $count } punti: { $margin } in più di { $who }.
        }
    }
story-last-card =
    { $count ->
        [one] L’ultimo obiettivo ha portato { $count } stella.
       *[other] L’ultimo obiettivo ha portato { $count } stelle.
    }


## Tasti

key-card = Scegli una carta della mano
key-choose = Passa da una scelta all’altra
key-take = Conferma la scelta
key-undo = Torna indietro
key-draw = Pesca questo numero di carte
key-end = Finisci il turno
key-discard = Scarta una carta
key-pass = Passa, o ripensaci
key-pass-all = Passa fino alla fine del turno


## Le regole

rules-1-title = Lo scopo
rules-1-text =
    In mezzo al tavolo ci sono gli obiettivi. Ognuno richiede tre numeri: uno rosso, uno verde e uno blu.
    Chi chiude l’ultimo colore aperto di un obiettivo lo vince con le sue stelle. Una stella è un punto.
    In due o tre si vince con 10 punti, in quattro o cinque con 15.
rules-2-title = Prima di cominciare
rules-2-text =
    Ognuno pesca un obiettivo, e comincia chi ha più stelle; in caso di parità, chi è in testa pesca ancora. Poi gli obiettivi si mescolano di nuovo.
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
    Un numero va sulla casella del suo colore, su un obiettivo. I numeri sullo stesso colore si sommano, ma mai oltre il numero richiesto.
    Su un 5, 1 + 3 lasciano posto per un 1; un 2 è troppo. Quando la somma è giusta, il colore è chiuso.
    - I numeri multicolore vanno su qualsiasi colore.
    - Un punto esclamativo chiude subito un colore qualsiasi, qualunque numero manchi. (Se preferite, può chiudere solo il suo.)
    - Nel tuo turno i fulmini sono numeri normali.
rules-5-title = Vincere un obiettivo
rules-5-text =
    Chiudi l’ultimo colore aperto e l’obiettivo è tuo, chiunque abbia riempito gli altri.
    Le carte che ci sono sopra si scartano, e arriva subito un nuovo obiettivo.
rules-6-title = Fulmini!
rules-6-text =
    Quando qualcuno gioca una carta numero nel proprio turno, tutti gli altri possono rispondere con i fulmini: uno o più, del colore su cui è stata giocata, che insieme valgono esattamente quanto quella carta. Un punto esclamativo vale quanto mancava.
    Gli altri possono rispondere anche a una risposta, ma mai alla propria. L’ultima resta sull’obiettivo, le altre giocate si scartano.
    Le carte che restano contano per chi le ha giocate. Chi chiude così l’ultimo colore vince l’obiettivo!
rules-7-title = Blocchi
rules-7-text =
    - Un blocco rosso annulla una carta numero: quella giocata, o una di una risposta. Una risposta che perde una carta non vale più.
    - Un blocco arancione annulla un blocco, rosso o arancione.
    Tutti possono bloccare, anche nel proprio turno. Quando tutti passano, restano le carte numero più recenti non annullate.
    Finché hai carte in mano, il gioco ti chiede sempre se rispondi: così nessuno capisce quali hai.
    Se giochi solo contro i bot, il gioco passa per te quando non puoi rispondere.
rules-8-title = Carte speciali
rules-8-text =
    - { card-clean-slate } · { card-clean-slate-help }
    - { card-new-goal } · { card-new-goal-help }
    - { card-helping-hand } · { card-helping-hand-help }
    - { card-pickpocket } · { card-pickpocket-help }
    Ognuna conta come una delle tue due carte, e nessuno può rispondere. Se non ha effetto, non si può giocare.
    Se hai più di sette carte, scarta subito quelle di troppo.
rules-9-title = La fine
rules-9-text =
    Chi ha abbastanza punti vince subito, anche nel turno di qualcun altro.
    Altrimenti la partita finisce quando qualcuno vince l’ultimo obiettivo, dopo due giri in cui nessuno fa niente, o dopo quaranta giri in cui nessuno vince un obiettivo.
    Allora vince chi ha più punti; in caso di parità la vittoria è condivisa.
rules-10-title = Il gioco semplice
rules-10-text =
    Da 3 a 5 anni, senza somme:
    - Una carta deve mostrare proprio il numero richiesto, e allora chiude il colore. Un punto esclamativo chiude il colore, qualunque sia il numero.
    - Si pesca al massimo una carta, e se ne gioca al massimo una.
    - Niente blocchi, niente carte speciali, niente risposte. I fulmini sono numeri normali.
    - Non ci sono 6, e in mezzo al tavolo c’è un obiettivo in più.


## Lo schermo

goals-label = Obiettivi
players-label = Giocatori
answers-label = Le tue risposte
on-colour = sopra: { $cards }
prompt-play-simple = Gioca una carta!
prompt-nothing-fits = Nessuna carta va bene: scartane una o finisci il turno.
prompt-nothing-more-fits = Nessun’altra carta va bene: finisci il turno.
prompt-draw-simple = Pesca una carta!
prompt-discard-it = Scarti questa carta? Così il tuo turno finisce.
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
pass-all-short = Passa sempre
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
       *[no] resta la giocata di { $who } ({ $sum }).
    }
forecast-nothing = non resta niente.
# Le carte della pila, per chi ascolta.
stack-play =
    { $me ->
        [yes] Giochi: { $cards }
       *[no] { $who } gioca: { $cards }
    }
stack-answer =
    { $me ->
        [yes] Rispondi con: { $cards }
       *[no] { $who } risponde con: { $cards }
    }
stack-block =
    { $me ->
        [yes] Blocchi { card-hit }
       *[no] { $who } blocca { card-hit }
    }
# La pila si conta dalla carta più recente in giù.
count-block = Il blocco vale.
count-block-out = Questo blocco è annullato.
count-number-out = Annullato: non conta.
count-sticks =
    { $me ->
        [yes] Ciò che hai giocato resta!
       *[no] Ciò che ha giocato { $who } resta!
    }


## La guida per chi comincia

# $count dice quante carte si possono pescare; $rules è "full" o "simplified"; $part è una parte dell’esempio.
guide-goal = Chi riempie l’ultimo colore di un obiettivo vince le sue stelle!
guide-draw =
    { $count ->
        [one] Il tuo turno comincia con una carta nuova. Pesca!
       *[other] Il tuo turno comincia con { $count } carte nuove. Pesca!
    }
guide-card = Ora gioca: tocca una carta che brilla. Serve a riempire un obiettivo in mezzo al tavolo.
guide-place =
    { $rules ->
        [simplified] Tocca il colore con lo stesso numero. Chi riempie l’ultimo colore vince le stelle!
       *[full] Tocca il posto dove va la carta: i numeri si sommano. Chi riempie l’ultimo colore vince le stelle!
    }
guide-end =
    { $rules ->
        [simplified] Nessuna carta va bene? Toccane una per scartarla, o finisci il turno.
       *[full] Puoi giocare due carte. Te ne basta una, o nessuna va bene? Finisci qui il turno.
    }
guide-wait = È il turno di { $who }. Vince chi arriva per primo a { $target } stelle!
guide-example =
    { $part ->
        [snatch] Prova: il 3 rosso di { $who } vincerebbe le stelle. Anche i tuoi fulmini rossi 1 + 2 fanno 3. Toccali!
        [snatched] Stesso colore, esattamente 3: i tuoi fulmini stanno sopra, quindi le stelle sono tue!
        [block] { $who } gioca un 4 blu. Un blocco rosso annulla qualsiasi carta numero. Toccalo!
       *[blocked] Il 4 è annullato! Solo un blocco arancione potrebbe annullare il tuo.
    }
guide-snatch =
    { $count ->
        [one] Il tuo fulmine vale quanto la giocata di { $who }. Toccalo per prendere la casella!
       *[other] Insieme, i tuoi fulmini valgono quanto la giocata di { $who }. Toccali per prendere la casella!
    }
guide-block =
    { $card ->
        [red-block] Qui puoi solo bloccare: tocca per annullare la carta di { $who }. Oppure passa.
       *[orange-block] Qui puoi solo annullare il blocco di { $who }: tocca per farlo. Oppure passa.
    }

# L’esempio nella guida.
example-title = Un esempio
example-note = Qui non conta niente.
example-skip = Salta l’esempio
example-on = Avanti
example-back = Torna al gioco


## Perché ora una carta non si può giocare

why-turn = Non ancora: è il turno di { $who }.
why-draw = Prima scegli quante carte pescare.
why-wait = Non ancora: gli altri possono rispondere.
why-passed = { prompt-passed }
why-answer = Si risponde solo con fulmini e blocchi.
why-own-turn = Nel tuo turno si risponde solo con i blocchi.
why-own-cards = Non si risponde alle proprie carte.
why-colour = Colore sbagliato: qui servono { bolts }.
why-sum = I tuoi fulmini devono fare esattamente { $total }.
why-red-block = Non ci sono carte numero da annullare.
why-orange-block = Non ci sono blocchi da annullare.
# $number è il numero della carta.
why-closed = Il { colour-name } è chiuso su tutti gli obiettivi.
why-high = Troppo: nessun { colour-name } aperto ha posto per { $number }.
why-high-any = Troppo: nessun colore aperto ha posto per { $number }.
why-exact = Nessun { colour-name } aperto richiede { $number }.
why-exact-any = Nessun colore aperto richiede { $number }.
why-block = Un blocco serve solo per rispondere.
why-clean-slate = Nessun obiettivo ha carte sopra.
why-new-goal = Nel mazzo non ci sono più obiettivi.
why-helping-hand = Non ci sono più carte da pescare.
why-pickpocket = Nessun altro ha carte.
