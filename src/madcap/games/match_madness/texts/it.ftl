### Match Madness in italiano.
### $who e $by sono nomi, $me vale "yes" se è la persona che legge. $card è una carta come "3-07": livello 3, numero 7;
### oppure "none" finché non si può vedere. $slot vale 1 o, in Total Madness, il livello di un mucchietto.
### $seconds è un tempo con i centesimi, $mode vale "quick", "total" o "daily".

title = Match Madness
tagline = Cinque mattoncini, un modello: più in fretta che puoi!
goal = Costruisci il modello di una carta con i tuoi cinque mattoncini: chi finisce per primo vince la carta.


## Opzioni

option-mode = Gioco
option-mode-help = Una carta alla volta, oppure cinque mucchietti insieme.
option-mode-quick = Gioco rapido · una carta alla volta
option-mode-total = Total Madness · cinque mucchietti, a punti
option-mode-daily = Le carte del giorno · in solitario

option-rounds = Carte
option-rounds-help = Quante carte si girano, una dopo l’altra: da 1 a 60, o fino a 12 di un solo livello.

option-level = Livello
option-level-help = Quanto sono difficili i modelli. Ci sono dodici carte per livello.
option-level-0 = Tutti i livelli, mescolati
option-level-1 = Livello 1 · per cominciare
option-level-2 = Livello 2 · ancora facile
option-level-3 = Livello 3 · da pensarci su
option-level-4 = Livello 4 · difficile
option-level-5 = Livello 5 · da impazzire

option-judging = Chi controlla
option-judging-help = Il gioco trova tutti gli errori. Gli altri, solo quelli che notano.
option-judging-referee = Il gioco
option-judging-table = Gli altri al tavolo

option-bot_speed = I bot costruiscono
option-bot_speed-help = Quanto ci mettono per una carta. Se giocano «Subito», non conta.
option-bot_speed-50 = Due volte più in fretta
option-bot_speed-75 = Un po’ più in fretta
option-bot_speed-100 = A velocità normale
option-bot_speed-150 = Un po’ più piano
option-bot_speed-200 = Due volte più piano

option-head_start_1 = Vantaggio per il posto 1, in secondi
option-head_start_1-help = Chi ha un vantaggio vede ogni carta prima degli altri. In Total Madness comincia a costruire prima degli altri, una volta sola.
option-head_start_2 = Vantaggio per il posto 2, in secondi
option-head_start_3 = Vantaggio per il posto 3, in secondi
option-head_start_4 = Vantaggio per il posto 4, in secondi
option-head_start_5 = Vantaggio per il posto 5, in secondi
option-head_start_6 = Vantaggio per il posto 6, in secondi
option-head_start_7 = Vantaggio per il posto 7, in secondi
option-head_start_8 = Vantaggio per il posto 8, in secondi
option-head_start_9 = Vantaggio per il posto 9, in secondi
option-head_start_10 = Vantaggio per il posto 10, in secondi
option-head_start_11 = Vantaggio per il posto 11, in secondi
option-head_start_12 = Vantaggio per il posto 12, in secondi


## I nomi delle cose

mode-daily = Le carte del giorno

tile-plus = segno più
tile-ring = anello
tile-star = stella
tile-square = quadrato
tile-dots = quattro punti

block-name = Mattoncino { $block }
tool-label = { $tool }: { block-name }
level-name = Livello { $level }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
cards-count =
    { $count ->
        [0] Nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
untimed = non a tempo


## Le mosse, per la cronologia e la lettura ad alta voce

move-claim =
    { $me ->
        [yes] Dici di aver completato la carta { $card }.
       *[no] { $who } dice di aver completato la carta { $card }.
    }
move-give-up =
    { $me ->
        [yes] { $mode ->
            [total] Vuoi saltare la carta di livello { $slot }.
           *[other] Vuoi saltare questa carta.
        }
       *[no] { $mode ->
            [total] { $who } vuole saltare la carta di livello { $slot }.
           *[other] { $who } vuole saltare questa carta.
        }
    }
move-take-back =
    { $me ->
        [yes] { $mode ->
            [total] Ci ripensi: non vuoi più saltare la carta di livello { $slot }.
           *[other] Ci ripensi: non vuoi più saltare questa carta.
        }
       *[no] { $mode ->
            [total] { $who } ci ripensa: non vuole più saltare la carta di livello { $slot }.
           *[other] { $who } ci ripensa: non vuole più saltare questa carta.
        }
    }
move-accept =
    { $me ->
        [yes] Non hai niente da obiettare.
       *[no] { $who } non ha niente da obiettare.
    }
move-object =
    { $me ->
        [yes] Obiezione! Secondo te non corrisponde.
       *[no] Obiezione! Secondo { $who } non corrisponde.
    }
move-stop =
    { $me ->
        [yes] Chiudi la partita.
       *[no] { $who } chiude la partita.
    }
move-hint =
    { $me ->
        [yes] Chiedi un indizio.
       *[no] { $who } chiede un indizio.
    }
move-pressed =
    { $me ->
        [yes] Gridi «Fatto!»
       *[no] { $who } grida «Fatto!»
    }
move-next =
    { $mode ->
        [total] Tre, due, uno, via!
       *[other] Ecco una carta…
    }
move-show = Vantaggio finito!
move-verdict =
    { $me ->
        [yes] { $right ->
            [yes] { $why ->
                [accepted] Nessuna obiezione: il tuo modello è valido!
                [silence] Nessuna obiezione: il tuo modello è valido!
               *[other] È giusto: i tuoi mattoncini corrispondono!
            }
           *[no] I tuoi mattoncini non corrispondono!
        }
       *[no] { $right ->
            [yes] { $why ->
                [accepted] Nessuna obiezione: il modello di { $by } è valido!
                [silence] Nessuna obiezione: il modello di { $by } è valido!
               *[other] È giusto: i mattoncini di { $by } corrispondono!
            }
           *[no] I mattoncini di { $by } non corrispondono!
        }
    }
move-warm =
    { $me ->
        [yes] Puoi di nuovo gridare «Fatto!»
       *[no] { $by } può di nuovo gridare «Fatto!»
    }
move-quiet = Dieci minuti senza un «Fatto!»: chi ha aperto il tavolo può chiudere la partita.
move-turned =
    { $card ->
        [none] Si gira una carta. Tu non la vedi ancora!
       *[other] { $mode ->
            [total] Livello { $slot }: ecco la carta { $card }.
           *[other] Si gira la carta { $card }.
        }
    }


## Che cosa succede: una frase per la cronaca, poche parole da timbrare sulla plancia

event-won =
    { $me ->
        [yes] { $mode ->
            [total] { $points ->
                [one] Vinci la carta di livello { $level }: { $points } punto.
               *[other] Vinci la carta di livello { $level }: { $points } punti.
            }
           *[other] Vinci la carta di livello { $level }.
        }
       *[no] { $mode ->
            [total] { $points ->
                [one] { $who } vince la carta di livello { $level }: { $points } punto.
               *[other] { $who } vince la carta di livello { $level }: { $points } punti.
            }
           *[other] { $who } vince la carta di livello { $level }.
        }
    }
stamp-won =
    { $me ->
        [yes] { $mode ->
            [total] Per te: +{ $points }!
           *[other] La carta è tua!
        }
       *[no] { $mode ->
            [total] { $who }: +{ $points }!
           *[other] Carta per { $who }!
        }
    }
event-out =
    { $me ->
        [yes] Non puoi più vincere questa carta.
       *[no] { $who } non può più vincere questa carta.
    }
stamp-out =
    { $me ->
        [yes] Sei fuori gioco!
       *[no] { $who } è fuori gioco!
    }
event-lost =
    { $me ->
        [yes] { $points ->
            [one] Metti da parte l’ultima carta che hai vinto, di livello { $level }: { $points } punto in meno.
           *[other] Metti da parte l’ultima carta che hai vinto, di livello { $level }: { $points } punti in meno.
        }
       *[no] { $points ->
            [one] { $who } mette da parte l’ultima carta vinta, di livello { $level }: { $points } punto in meno.
           *[other] { $who } mette da parte l’ultima carta vinta, di livello { $level }: { $points } punti in meno.
        }
    }
stamp-lost =
    { $me ->
        [yes] Perdi una carta!
       *[no] { $who } perde una carta!
    }
event-owes =
    { $me ->
        [yes] Non hai carte: la prossima che vinci va messa da parte.
       *[no] { $who } non ha carte: la prossima vinta va messa da parte.
    }
stamp-owes =
    { $me ->
        [yes] Devi una carta!
       *[no] { $who } deve una carta!
    }
event-paid =
    { $me ->
        [yes] Dovevi una carta: questa, di livello { $level }, va messa da parte.
       *[no] { $who } doveva una carta: questa, di livello { $level }, va messa da parte.
    }
stamp-paid =
    { $me ->
        [yes] Debito pagato!
       *[no] { $who } ha pagato!
    }
event-aside =
    { $why ->
        [mistakes] Nessuno può più vincere questa carta di livello { $level }: va messa da parte.
       *[skipped] La carta di livello { $level } si salta: non va a nessuno.
    }
stamp-aside =
    { $why ->
        [mistakes] La carta è persa!
       *[skipped] Carta saltata!
    }
event-last = È l’ultima carta.
stamp-last = Ultima carta!
event-wins =
    { $me ->
        [yes] { $mode ->
            [total] { $score ->
                [one] Vinci tu con { $score } punto!
               *[other] Vinci tu con { $score } punti!
            }
           *[other] { $score ->
                [one] Vinci tu con { $score } carta!
               *[other] Vinci tu con { $score } carte!
            }
        }
       *[no] { $mode ->
            [total] { $score ->
                [one] Vince { $who } con { $score } punto!
               *[other] Vince { $who } con { $score } punti!
            }
           *[other] { $score ->
                [one] Vince { $who } con { $score } carta!
               *[other] Vince { $who } con { $score } carte!
            }
        }
    }
stamp-wins =
    { $me ->
        [yes] Vinci tu!
       *[no] Vince { $who }!
    }
event-shared = Parità fino all’ultimo: la vittoria è condivisa!
stamp-shared = Vittoria condivisa!
event-finished =
    { $me ->
        [yes] Carte completate: { $built } su { $cards }.
       *[no] Carte completate da { $who }: { $built } su { $cards }.
    }
stamp-finished = Finito: { $built } su { $cards }!


## Inviti a giocare

prompt-count = Preparati…
prompt-count-total = Guarda le carte, ma giù le mani dai mattoncini!
prompt-next = Sta per arrivare la prossima carta…
prompt-build = Costruisci il modello, poi grida «Fatto!»
prompt-build-total = Riproduci una delle carte, toccala e grida «Fatto!»
prompt-head-start = Altri hanno un vantaggio. Tra poco tocca anche a te…
prompt-out = Non corrisponde. Per questa carta sei fuori gioco!
prompt-cooling = Non corrisponde. Riprendi fiato…
prompt-change =
    { $mode ->
        [total] Non corrispondeva: sposta un mattoncino, o tocca un’altra carta.
       *[other] Non corrispondeva: prima cambia qualcosa.
    }
prompt-checking = { $who } grida «Fatto!». Sarà vero?
prompt-judge = Corrisponde? Se no, fai obiezione!
prompt-judged = Gli altri controllano i tuoi mattoncini…
prompt-accepted = Non hai niente da obiettare. E gli altri?
prompt-quiet = Dieci minuti senza un «Fatto!»: puoi chiudere la partita.
prompt-practice = Fai con calma. Un indizio ti mostra dove va un mattoncino.
prompt-watch = Stai guardando la partita.
prompt-replay = Tutti costruiscono. Si registra solo la costruzione di chi grida «Fatto!»


## Che cosa puoi fare

match = Fatto!
give-up = Salta questa carta
take-back = No, continuo
# Quanti, tra chi è ancora in gioco, vogliono saltare la carta.
agreed =
    { $count ->
        [one] { $count } su { $total } vuole saltarla
       *[other] { $count } su { $total } vogliono saltarla
    }
accept = Corrisponde
object = Obiezione!
stop = Chiudi la partita
hint = Indizio


## La fine

end-wins =
    { $me ->
        [yes] { $mode ->
            [total] { $count ->
                [one] Vinci tu con { $count } punto!
               *[other] Vinci tu con { $count } punti!
            }
           *[other] { $count ->
                [one] Vinci tu con { $count } carta!
               *[other] Vinci tu con { $count } carte!
            }
        }
       *[no] { $mode ->
            [total] { $count ->
                [one] Vince { $who } con { $count } punto!
               *[other] Vince { $who } con { $count } punti!
            }
           *[other] { $count ->
                [one] Vince { $who } con { $count } carta!
               *[other] Vince { $who } con { $count } carte!
            }
        }
    }
# Parità: decide il livello più alto in cui le carte sono diverse.
end-wins-tie =
    { $me ->
        [yes] Parità, ma hai più carte di livello { $level }: vinci tu!
       *[no] Parità, ma { $who } ha più carte di livello { $level } e vince!
    }
end-shared = Parità fino all’ultimo: la vittoria è condivisa!
end-alone = Carte completate: { $count } su { $total }.
end-time = In tutto: { time }
story-ahead =
    { $me ->
        [yes] { $mode ->
            [total] { $count ->
                [one] { $count } punto: { $margin } in più di te.
               *[other] { $count } punti: { $margin } in più di te.
            }
           *[other] { $count ->
                [one] { $count } carta: { $margin } in più di te.
               *[other] { $count } carte: { $margin } in più di te.
            }
        }
       *[no] { $mode ->
            [total] { $count ->
                [one] { $count } punto: { $margin } in più di { $who }.
               *[other] { $count } punti: { $margin } in più di { $who }.
            }
           *[other] { $count ->
                [one] { $count } carta: { $margin } in più di { $who }.
               *[other] { $count } carte: { $margin } in più di { $who }.
            }
        }
    }
story-lead = Definitivamente in testa dalla carta n. { $number } (livello { $level }).
story-fastest =
    { $me ->
        [yes] La carta più veloce: la tua, in { $time }.
       *[no] La carta più veloce: { $who }, in { $time }.
    }
story-alone = Carte completate: { $count } su { $total }.
story-alone-all = Carte completate: { $total } su { $total }, in { $time }.


## Le regole

rules-1-title = Lo scopo
rules-1-text =
    Tutti hanno gli stessi cinque mattoncini. Ogni carta mostra un modello di dieci simboli.
    Costruiscilo con i tuoi mattoncini prima degli altri, e la carta è tua.
rules-2-title = I mattoncini
rules-2-text =
    Un mattoncino ha quattro facce lunghe, e ognuna mostra due simboli: segno più, anello, stella, quadrato o quattro punti.
    Fallo rotolare per vedere un’altra faccia. Giralo per metterlo in orizzontale o in verticale, in un verso o nell’altro.
    Per ogni modello servono tutti e cinque i mattoncini, appoggiati in piano uno accanto all’altro. Dove finisce uno e comincia l’altro, la carta non lo dice!
rules-3-title = Quando corrisponde
rules-3-text =
    Simbolo per simbolo come sulla carta? Allora corrisponde.
    L’intero modello può essere girato in qualsiasi verso, e non importa quali mattoncini lo formano. L’immagine allo specchio non vale.
rules-4-title = Cinque livelli
rules-4-text =
    Ci sono dodici carte per livello. Il livello si vede dal bordo: una riga è facile, cinque righe sono da impazzire.
    Alcune carte facili si possono risolvere in più modi. Dal livello 3 in su ce n’è uno solo.
rules-5-title = Gioco rapido
rules-5-text =
    Decidete quante carte giocare, da 1 a 60. Si gira una carta, e tutti costruiscono contemporaneamente. Finito? Grida «Fatto!»
    - Se è giusto, la carta è tua e arriva la prossima.
    - Se è sbagliato, per questa carta sei fuori gioco e gli altri continuano. Se tutti sono fuori gioco, la carta non va a nessuno.
    Quando le carte sono finite, vince chi ne ha di più.
rules-6-title = Total Madness
rules-6-text =
    Cinque mucchietti sono scoperti, uno per livello, ognuno con tante carte quanti sono i giocatori.
    Dopo il conto alla rovescia, riproduci una qualsiasi delle carte in vista. Finito? Indicala e grida «Fatto!». Tutti si fermano durante il controllo.
    - Se è giusto, prendi la carta e si scopre la prossima di quel mucchietto.
    - Se è sbagliato, metti da parte l’ultima carta che hai vinto. Se non ne hai, toccherà alla prossima che vinci. Il debito non supera mai una carta.
    I livelli 1 e 2 valgono un punto, il livello 3 due, i livelli 4 e 5 tre. Quando le carte sono finite, vince chi ha più punti.
rules-7-title = Chi ha finito prima?
rules-7-text =
    Conta il momento in cui premi, non quanto è buona la tua connessione.
    Se qualcuno ti batte per un soffio, non ti costa niente.
    Dopo un errore in Total Madness non puoi gridare di nuovo per tre secondi, né prima di aver spostato un mattoncino o indicato un’altra carta.
rules-8-title = Nessuno ci riesce?
rules-8-text =
    Se tutti quelli ancora in gioco vogliono saltare una carta, la si mette da parte: non va a nessuno.
    Chi si è allontanato non blocca gli altri.
    Dopo dieci minuti senza un «Fatto!», chi ha aperto il tavolo può chiudere la partita.
rules-9-title = I giudici siete voi
rules-9-text =
    Se controllano gli altri giocatori, tutti vedono i mattoncini, e gli altri hanno otto secondi per fare obiezione.
    Alla prima obiezione il gioco controlla e mostra a tutti che cosa non corrisponde, se c’è un errore.
    Un’obiezione sbagliata non costa niente. Ma se nessuno dice nulla, la carta è vinta, anche con un errore!
rules-10-title = Un po’ di vantaggio
rules-10-text =
    Piccoli contro grandi? Date un vantaggio ai piccoli: vedono ogni carta qualche secondo prima.
    In Total Madness cominciano a costruire prima, una volta sola.
rules-11-title = In solitario
rules-11-text =
    A un tavolo con un solo posto giochi contro il tempo.
    Le carte del giorno sono cinque, una per livello, le stesse per tutti quel giorno.
    In allenamento, gli indizi ti mostrano dove vanno i mattoncini, e un errore non costa nulla.
rules-12-title = La fine
rules-12-text =
    Parità? Allora vince chi ha più carte di livello 5, poi di livello 4 e così via. Ancora parità? La vittoria è condivisa.


## Lo schermo

roll = Rotola
roll-back = All’indietro
turn = Gira
flip = Inverti
lift = Togli
lift-all = Togli tutti
# Che cosa dicono i pulsanti per il mattoncino scelto.
roll-block = Fai rotolare il mattoncino { $block }
roll-back-block = Fai rotolare il mattoncino { $block } nell’altro senso
turn-block = Gira il mattoncino { $block } di un quarto di giro
flip-block = Inverti le due estremità del mattoncino { $block }
lift-block = Rimetti il mattoncino { $block } nella riserva
board-mine = La tua plancia
board-of = Plancia di { $who }
tray = Riserva
cards = Carte
others = Gli altri
card-back = Una carta coperta
deck-left =
    { $count ->
        [0] ultima carta
        [one] ancora { $count }
       *[other] ancora { $count }
    }
card-number = Carta { $number } di { $total }
point-at = Indica questa carta: livello { $level }
pointed-at = Indichi questa carta: livello { $level }
go = Via!
# Un tempo in minuti e secondi, come 0:07,30 o 1:02,34.
time = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# Il cronometro che corre, come 0:07,3.
clock-now = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clock-label = Tempo
out-badge = fuori gioco
owes-badge = deve una carta
cooling-badge = deve aspettare
waits-badge = non ancora

prompt-lay =
    { $count ->
        [one] Ancora { $count } mattoncino nella riserva.
       *[other] Ancora { $count } mattoncini nella riserva.
    }
prompt-rebuild = Carta nuova: sposta i mattoncini!
prompt-all-laid = Ci sono tutti e cinque. Corrisponde?
prompt-all-laid-total = Ci sono tutti e cinque. È la carta di livello { $level }?
prompt-point = Ci sono tutti e cinque. Che carta è? Toccala!
prompt-only-right = Devi una carta: d’ora in poi un «Fatto!» sbagliato non conta.
prompt-pressed = Fatto! Vediamo…
prompt-done = Finito!

check-mine = Gridi «Fatto!»
check-other = { $who } grida «Fatto!»
check-card = La carta
check-blocks = I mattoncini
check-turned = girata come i mattoncini
check-right = Corrisponde!
check-wrong = Non corrisponde
check-open = Corrisponde?
check-settled = Nessuna obiezione: è valido!
check-objected =
    { $me ->
        [yes] Hai fatto obiezione!
       *[no] Obiezione di { $who }!
    }
check-after = Tempo: { $time }
# Legenda dei segni, dove i mattoncini sono diversi dalla carta.
mark-wrong = sbagliato
mark-missing = mancante
mark-extra = di troppo
# Per l’orecchio: quanto è diverso.
check-differs = Simboli sbagliati: { $wrong }, mancanti: { $missing }, di troppo: { $extra }.

end-levels = Carte vinte, per livello
end-level-count =
    { $count ->
        [one] Livello { $level }: { $count } carta
       *[other] Livello { $level }: { $count } carte
    }
end-score = Punti
end-points = Livelli 1 e 2: un punto per carta. Livello 3: due. Livelli 4 e 5: tre.
end-most =
    { $mode ->
        [total] Vince chi ha più punti; in caso di parità, chi ha più carte di livello 5, poi di livello 4 e così via.
       *[other] Vince chi ha più carte; in caso di parità, chi ne ha di più di livello 5, poi di livello 4 e così via.
    }
end-times = I tuoi tempi

# Per l’orecchio: dove sta un mattoncino e che cosa è successo. $first e $second sono simboli: a sinistra e a destra, o
# sopra e sotto.
say-tray = Mattoncino { $block }: { $first }, { $second }. Nella riserva.
say-across = Mattoncino { $block }: { $first }, { $second }. Riga { $row }, colonne { $column } e { $last }.
say-upright = Mattoncino { $block }: { $first } sopra { $second }. Colonna { $column }, righe { $row } e { $last }.
say-no-room = Qui non c’è posto.
say-edge = Qui c’è il bordo.
say-no-blocks = Nessun mattoncino sulla plancia.
say-in-tray = Nella riserva: { $blocks }.
say-row = Riga { $row }: { $tiles }.
say-empty = vuoto
say-tile-of = { $tile } del mattoncino { $block }
say-card = Livello { $level }, { $rows } righe, { $columns } colonne.
say-no-card = Non c’è nessuna carta da vedere.
say-hint = Indizio: il mattoncino { $block } va qui sulla carta: { $where }.
where-across = { $first }, { $second }; riga { $row }, colonne { $column } e { $last }
where-upright = { $first } sopra { $second }; colonna { $column }, righe { $row } e { $last }

key-block = Scegli un mattoncino
key-move = Spostalo (o prendilo dalla riserva)
key-shift = Sposta tutto
key-roll = Fallo rotolare sulla faccia seguente
key-roll-back = Fallo rotolare nell’altro senso
key-turn = Giralo di un quarto di giro
key-flip = Inverti le due estremità
key-lift = Rimettilo nella riserva (con Maiusc: tutti)
key-match = Fatto!
key-point = Indica una carta: livello da 1 a 5
key-read-card = Leggi la carta ad alta voce
key-read-board = Leggi la tua plancia ad alta voce
key-hint = Chiedi un indizio
keys-more = Tutti i tasti: ?


## In solitario

alone-daily-about = Cinque carte, una per livello: oggi le stesse per tutti.
alone-daily-play = Gioca le carte di oggi
alone-daily-done = Completate oggi: { $time }
alone-daily-again = Ancora una volta
alone-clock = Contro il tempo
alone-clock-about = { $count } carte di un livello, più in fretta che puoi. Completale tutte, e il tuo record viene salvato.
alone-best = Record: { $time }
alone-no-best = ancora nessun record
alone-practice = Allenamento
alone-practice-about = Nessuna fretta: gli indizi mostrano il prossimo mattoncino da posare. I tempi non contano.
alone-practise-level = Allenati al livello { $level }
alone-first-title = È la tua prima volta?
alone-first-about = Completa prima una carta facile, senza cronometro: ti mostriamo come funzionano i mattoncini.
alone-first-practise = Allenati con una carta
alone-first-decline = Fai partire il cronometro

# Il risultato di una partita in solitario. $gestures: posare, far rotolare, girare o capovolgere un mattoncino.
result-missed = non completata
result-solution = Il modo più rapido: { $gestures } mosse
result-new-best = Il tuo nuovo record!
result-no-best = Per un record servono tutte le carte.
result-best = Il tuo record: { $time }
result-practice = Allenamento: i tempi non contano.
result-daily = Ora gioca le carte di oggi
result-level = Livello { $level } contro il tempo

# Il risultato del giorno come testo per gli altri, una riga ciascuno. Non deve dire nulla delle carte.
share-title = Match Madness · Le carte del giorno
share-total = Tutte e cinque: { $time }
share-some = Carte completate: { $count } su { $total }
share-copied = Copiato: incollalo dove vuoi!


## Vantaggi, a ogni posto prima di una partita

option-head_start = Vantaggio
option-head_start-value =
    { $value ->
        [0] nessuno
       *[other] { $value } s
    }


## La guida per chi comincia

# $mode è "quick", "total" o "daily"; $alone è "yes" per chi si allena in solitario.
guide-pattern =
    { $alone ->
        [yes] Costruisci questo modello con i tuoi cinque mattoncini. Fai con calma!
       *[no] { $mode ->
            [total] Costruisci uno di questi modelli con i tuoi cinque mattoncini. Tocca quello che scegli!
           *[other] Costruisci questo modello con i tuoi cinque mattoncini. Chi finisce per primo vince la carta!
        }
    }
guide-roll =
    { $touch ->
        [yes] Scorri con il dito su un mattoncino per farlo rotolare, o premi «{ roll }». Ogni faccia mostra altri simboli.
       *[no] Premi «{ roll }», o il tasto R, per far rotolare il mattoncino. Ogni faccia mostra altri simboli.
    }
guide-lay =
    { $touch ->
        [yes] Trascina il mattoncino sulla plancia, o tocca la casella dove deve andare.
       *[no] Trascina il mattoncino sulla plancia, o fai clic sulla casella dove deve andare.
    }
guide-turn =
    { $touch ->
        [yes] Tieni premuto un attimo un mattoncino per girarlo, o premi «{ turn }».
       *[no] Premi «{ turn }», o il tasto T, per girare il mattoncino.
    }
guide-five = Disponi tutti e cinque come sulla carta, dove vuoi sulla plancia. Falli rotolare per trovare i simboli giusti.
guide-match =
    { $alone ->
        [yes] Tutto come sulla carta? Premi «Fatto!»
       *[no] { $mode ->
            [total] Tutto come sulla carta? Premi «Fatto!». Ma guarda bene: un errore ti costa una carta.
           *[other] Tutto come sulla carta? Premi «Fatto!». Ma guarda bene: dopo un errore questa carta per te è persa.
        }
    }
guide-race = Questa carta era senza cronometro. Ora il tempo corre e tutti costruiscono insieme: finisci prima degli altri!
