### Match Madness in italiano.
### $who e $by sono nomi, $me vale "yes" se è la persona che legge. $card è una carta come "3-07": livello 3, numero 7;
### oppure "none" finché non si può vedere. $slot vale 1 o, in Follia totale, il livello di un mazzo.
### $seconds è un tempo con i centesimi, $mode vale "quick", "total" o "daily".

title = Match Madness
tagline = Cinque blocchi, un disegno: più in fretta che puoi!
goal = Tutti costruiscono insieme lo stesso disegno con cinque blocchi: chi finisce per primo vince la carta.


## Opzioni

option-mode = Gioco
option-mode-help = Una carta alla volta, oppure cinque mazzi insieme.
option-mode-quick = Partita veloce · una carta alla volta
option-mode-total = Follia totale · cinque mazzi, a punti
option-mode-daily = Le cinque del giorno · in solitario

option-rounds = Carte
option-rounds-help = Quante carte si girano, una dopo l’altra.
option-rounds-3 = 3 carte
option-rounds-5 = 5 carte
option-rounds-7 = 7 carte
option-rounds-10 = 10 carte
option-rounds-12 = 12 carte
option-rounds-20 = 20 carte, di tutti i livelli

option-level = Livello
option-level-help = Quanto sono difficili i disegni. Ci sono dodici carte per livello.
option-level-0 = Tutti i livelli, mescolati
option-level-1 = Livello 1 · per cominciare
option-level-2 = Livello 2 · ancora facile
option-level-3 = Livello 3 · da pensarci su
option-level-4 = Livello 4 · difficile
option-level-5 = Livello 5 · da impazzire

option-judging = Chi controlla
option-judging-help = Il gioco trova tutti gli errori. Il tavolo, solo quelli che qualcuno nota.
option-judging-referee = Il gioco
option-judging-table = Gli altri al tavolo

option-bot_speed = Velocità dei bot
option-bot_speed-help = Quanto tempo ci mettono per una carta.
option-bot_speed-50 = Due volte più veloci
option-bot_speed-75 = Un po’ più veloci
option-bot_speed-100 = Come al solito
option-bot_speed-150 = Un po’ più lenti
option-bot_speed-200 = Due volte più lenti

option-head_start_1 = Vantaggio per la sedia 1, in secondi
option-head_start_1-help = Chi ha un vantaggio vede ogni carta prima degli altri. In Follia totale comincia prima, una volta sola.
option-head_start_2 = Vantaggio per la sedia 2, in secondi
option-head_start_3 = Vantaggio per la sedia 3, in secondi
option-head_start_4 = Vantaggio per la sedia 4, in secondi
option-head_start_5 = Vantaggio per la sedia 5, in secondi
option-head_start_6 = Vantaggio per la sedia 6, in secondi
option-head_start_7 = Vantaggio per la sedia 7, in secondi
option-head_start_8 = Vantaggio per la sedia 8, in secondi
option-head_start_9 = Vantaggio per la sedia 9, in secondi
option-head_start_10 = Vantaggio per la sedia 10, in secondi
option-head_start_11 = Vantaggio per la sedia 11, in secondi
option-head_start_12 = Vantaggio per la sedia 12, in secondi


## I nomi delle cose

mode-daily = Le cinque del giorno

tile-plus = più
tile-ring = anello
tile-star = stella
tile-square = quadrato
tile-dots = quattro punti

block-name = Blocco { $block }
# $first e $second sono caselle: a sinistra e a destra, o sopra e sotto.

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
time = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s


## Le mosse, per il diario e la lettura ad alta voce

move-claim =
    { $me ->
        [yes] Dici di aver costruito la carta { $card }.
       *[no] { $who } dice di aver costruito la carta { $card }.
    }
move-give-up =
    { $me ->
        [yes] { $mode ->
            [total] Vorresti saltare la carta di livello { $slot }.
           *[other] Vorresti saltare questa carta.
        }
       *[no] { $mode ->
            [total] { $who } vorrebbe saltare la carta di livello { $slot }.
           *[other] { $who } vorrebbe saltare questa carta.
        }
    }
move-take-back =
    { $me ->
        [yes] { $mode ->
            [total] Ci ripensi: vuoi tenere la carta di livello { $slot }.
           *[other] Ci ripensi: vuoi tenere questa carta.
        }
       *[no] { $mode ->
            [total] { $who } ci ripensa: vuole tenere la carta di livello { $slot }.
           *[other] { $who } ci ripensa: vuole tenere questa carta.
        }
    }
move-accept =
    { $me ->
        [yes] Non hai niente da dire.
       *[no] { $who } non ha niente da dire.
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
        [yes] Prendi un aiuto.
       *[no] { $who } prende un aiuto.
    }
move-pressed =
    { $me ->
        [yes] Gridi «Match!»
       *[no] { $who } grida «Match!»
    }
move-next =
    { $mode ->
        [total] Tre, due, uno, via!
       *[other] Ecco una carta…
    }
move-show = Un vantaggio è finito.
move-verdict =
    { $me ->
        [yes] { $right ->
            [yes] { $why ->
                [accepted] Nessuna obiezione: match per te!
                [silence] Nessuna obiezione: match per te!
               *[other] È valido: match per te!
            }
           *[no] { $mode ->
                [total] Non corrisponde! Ti costa una carta.
               *[other] Non corrisponde! Per questa carta sei fuori gioco.
            }
        }
       *[no] { $right ->
            [yes] { $why ->
                [accepted] Nessuna obiezione: match per { $by }!
                [silence] Nessuna obiezione: match per { $by }!
               *[other] È valido: match per { $by }!
            }
           *[no] { $mode ->
                [total] Non corrisponde! A { $by } costa una carta.
               *[other] Non corrisponde! Per questa carta { $by } è fuori gioco.
            }
        }
    }
move-warm =
    { $me ->
        [yes] Puoi di nuovo gridare «Match!»
       *[no] { $by } può di nuovo gridare «Match!»
    }
move-quiet = Dieci minuti senza un «Match!»: chi ospita il tavolo può chiudere la partita.
move-turned =
    { $card ->
        [none] Si gira una carta. Tu non la vedi ancora!
       *[other] { $mode ->
            [total] Livello { $slot }: ecco la carta { $card }.
           *[other] Si gira la carta { $card }.
        }
    }


## Inviti a giocare

prompt-count = Preparati…
prompt-count-total = Guarda le carte, ma giù le mani dai blocchi!
prompt-next = Sta per arrivare la prossima carta…
prompt-build = Costruisci il disegno, poi grida «Match!»
prompt-build-total = Costruisci una delle carte, grida «Match!» e indicala.
prompt-head-start = Altri hanno un vantaggio. Tra poco tocca anche a te…
prompt-out = Non corrisponde. Per questa carta sei fuori gioco!
prompt-cooling = Non corrisponde. Respira un attimo…
prompt-change = Non corrispondeva: prima cambia qualcosa.
prompt-checking = { $who } grida «Match!» Sarà vero?
prompt-judge = Corrisponde? Se no, fai obiezione!
prompt-judged = Gli altri controllano i tuoi blocchi…
prompt-accepted = Non hai niente da dire. E gli altri?
prompt-quiet = Niente da dieci minuti. Se vuoi, puoi chiudere la partita.
prompt-practice = Fai con calma. Un aiuto ti mostra dove va un blocco.
prompt-watch = Stai guardando la partita.


## Che cosa puoi fare

match = Match!
give-up = Salta questa carta
take-back = No, continuo
# Quanti, tra chi è ancora in gioco, salterebbero la carta.
agreed = { $count } su { $total } la salterebbero
accept = Corrisponde
object = Obiezione!
stop = Chiudi la partita
hint = Aiuto


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
        [yes] Per un soffio! Hai più carte di livello { $level } e vinci tu!
       *[no] Per un soffio! { $who } ha più carte di livello { $level } e vince!
    }
end-shared = Pari fino all’ultimo: la vittoria è condivisa!
end-alone = Carte costruite: { $count } su { $total }.
end-time = In tutto: { time }


## Le regole

rules-1-title = Lo scopo
rules-1-text =
    Tutti hanno gli stessi cinque blocchi. Ogni carta mostra un disegno di dieci caselle.
    Costruiscilo con i tuoi blocchi prima degli altri, e la carta è tua.
rules-2-title = I blocchi
rules-2-text =
    Un blocco ha quattro facce lunghe, e ognuna mostra due caselle: più, anello, stella, quadrato o quattro punti.
    Fallo rotolare per vedere un’altra faccia. Giralo per metterlo in orizzontale o in verticale, in un verso o nell’altro.
    Per ogni disegno servono tutti e cinque i blocchi, stesi uno accanto all’altro. Dove finisce uno e comincia l’altro, la carta non lo dice!
rules-3-title = Quando corrisponde
rules-3-text =
    Casella per casella come sulla carta: è un match.
    Puoi costruire l’intero disegno girato da qualsiasi lato, con qualsiasi blocco che lo mostri. L’immagine allo specchio non vale.
rules-4-title = Cinque livelli
rules-4-text =
    Ci sono dodici carte per livello. Lo dice il bordo: una riga è facile, cinque righe sono da impazzire.
    Alcune carte facili si possono costruire in più modi. Dal livello 3 in su ce n’è uno solo.
rules-5-title = Partita veloce
rules-5-text =
    Si gira una carta, e tutti costruiscono insieme. Finito? Grida «Match!»
    - Se è giusto, la carta è tua e arriva la prossima.
    - Se è sbagliato, per questa carta sei fuori gioco e gli altri continuano.
    Quando le carte sono finite, vince chi ne ha di più.
rules-6-title = Follia totale
rules-6-text =
    Cinque mazzi stanno a faccia in su, uno per livello, ognuno con tante carte quante sono le persone in gioco.
    Dopo il conto alla rovescia, costruisci una qualsiasi delle carte in vista. Finito? Grida «Match!» e indicala. Tutti si fermano finché non è controllata.
    - Se è giusto, prendi la carta e si vede la prossima di quel mazzo.
    - Se è sbagliato, metti da parte l’ultima carta che hai vinto. Se non ne hai, toccherà alla prossima che vinci.
    I livelli 1 e 2 valgono un punto, il livello 3 due, i livelli 4 e 5 tre. Vince chi ha più punti.
rules-7-title = Chi ha finito prima?
rules-7-text =
    Conta il momento in cui premi, non quanto è buona la tua connessione.
    Se qualcuno ti batte per un soffio, non ti succede niente.
    Dopo un errore in Follia totale, aspetta tre secondi e cambia qualcosa prima di gridare di nuovo.
rules-8-title = Nessuno ci riesce?
rules-8-text =
    Se chi è ancora in gioco è d’accordo di saltare una carta, la si mette da parte: non va a nessuno.
    Chi si è allontanato non blocca gli altri.
    Dopo dieci minuti senza un «Match!», chi ospita il tavolo può chiudere la partita.
rules-9-title = Se controlla il tavolo
rules-9-text =
    Tutti vedono i blocchi e hanno otto secondi per fare obiezione.
    Alla prima obiezione il gioco controlla e mostra a tutti che cosa non corrisponde.
    Un’obiezione sbagliata non costa niente. Ma se nessuno dice nulla, la carta è vinta, anche con un errore!
rules-10-title = Un po’ di vantaggio
rules-10-text =
    Piccoli contro grandi? Date loro un vantaggio: vedono ogni carta qualche secondo prima.
    In Follia totale cominciano prima, una volta sola.
rules-11-title = In solitario
rules-11-text =
    A un tavolo con una sola sedia giochi contro il tempo.
    Le cinque del giorno sono cinque carte, una per livello, le stesse per tutti quel giorno.
    In allenamento, gli aiuti ti mostrano dove vanno i blocchi.
rules-12-title = La fine
rules-12-text =
    Parità? Allora vince chi ha più carte di livello 5, poi di livello 4 e così via. Ancora pari: la vittoria è condivisa.


## Lo schermo

roll = Rotola
turn = Gira
flip = Inverti
lift = Togli
lift-all = Togli tutto
# Che cosa dicono i pulsanti per il blocco scelto.
roll-block = Fai rotolare il blocco { $block }
turn-block = Gira il blocco { $block } di un quarto
flip-block = Inverti i due capi del blocco { $block }
lift-block = Rimetti il blocco { $block } nella riserva
board-mine = Il tuo piano
board-of = Piano di { $who }
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
# Un tempo di un minuto o più, come 1:02,34.
time-long = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# Il cronometro che corre, come 0:07,3.
clock-now = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clock-label = Tempo
out-badge = fuori gioco
owes-badge = deve una carta
cooling-badge = deve aspettare
waits-badge = non ancora

prompt-lay =
    { $count ->
        [one] Ancora { $count } blocco nella riserva.
       *[other] Ancora { $count } blocchi nella riserva.
    }
prompt-all-laid = Ci sono tutti e cinque. Corrisponde?
prompt-all-laid-total = Ci sono tutti e cinque. È la carta di livello { $level }?
prompt-pressed = Match! Vediamo…
prompt-done = Ben fatto!

check-mine = Gridi «Match!»
check-other = { $who } grida «Match!»
check-card = La carta
check-blocks = I blocchi
check-right = Corrisponde!
check-wrong = Non corrisponde
check-open = Corrisponde?
check-settled = Nessuna obiezione: è valido!
check-objected =
    { $me ->
        [yes] Hai fatto obiezione!
       *[no] Obiezione di { $who }!
    }
check-after = dopo { $time }
# Legenda dei segni, dove i blocchi sono diversi dalla carta.
mark-wrong = altra casella
mark-missing = manca
mark-extra = di troppo
# Per l’orecchio: quanto è diverso.
check-differs = Caselle sbagliate: { $wrong }, mancanti: { $missing }, di troppo: { $extra }.

end-levels = Carte vinte, per livello
end-level-count =
    { $count ->
        [one] Livello { $level }: { $count } carta
       *[other] Livello { $level }: { $count } carte
    }
end-points = Livelli 1 e 2: un punto ciascuno. Livello 3: due. Livelli 4 e 5: tre.
end-most = Vince chi ha più carte; in parità, chi ne ha di più di livello 5, poi di livello 4 e così via.
end-times = I tuoi tempi

# Per l’orecchio: dove sta un blocco e che cosa è successo. $first e $second sono caselle, a sinistra e a destra o sopra e sotto.
say-tray = Blocco { $block }: { $first }, { $second }. Nella riserva.
say-across = Blocco { $block }: { $first }, { $second }. Riga { $row }, colonne { $column } e { $last }.
say-upright = Blocco { $block }: { $first } sopra { $second }. Colonna { $column }, righe { $row } e { $last }.
say-no-room = Qui non c’è posto.
say-edge = Qui c’è il bordo.
say-no-blocks = Nessun blocco sul piano.
say-in-tray = Nella riserva: { $blocks }.
say-row = Riga { $row }: { $tiles }.
say-empty = vuoto
say-tile-of = { $tile } del blocco { $block }
say-card = Livello { $level }, { $rows } righe, { $columns } colonne.
say-no-card = Non c’è nessuna carta da vedere.
say-hint = Aiuto: il blocco { $block } va qui sulla carta: { $where }.
where-across = { $first }, { $second }; riga { $row }, colonne { $column } e { $last }
where-upright = { $first } sopra { $second }; colonna { $column }, righe { $row } e { $last }

key-block = Scegliere un blocco
key-move = Spostarlo; la prima volta, dalla riserva
key-shift = Spostare tutto
key-roll = Farlo rotolare sulla faccia seguente
key-turn = Girarlo di un quarto
key-flip = Invertire i due capi
key-lift = Rimetterlo nella riserva (con Maiusc: tutti)
key-match = Match!
key-point = Indicare la carta di livello da 1 a 5
key-read-card = Leggere la carta ad alta voce
key-read-board = Leggere il mio piano ad alta voce
key-hint = Prendere un aiuto
keys-more = Tutti i tasti: ?


## In solitario

alone-daily-about = Cinque carte, una per livello: oggi le stesse per tutti.
alone-daily-play = Gioca le carte di oggi
alone-daily-done = Fatto oggi: { $time }
alone-daily-again = Ancora una volta
alone-clock = Contro il tempo
alone-clock-about = { $count } carte di un livello, più in fretta che puoi. Il tuo tempo migliore resta.
alone-best = Record: { $time }
alone-no-best = ancora nessun tempo
alone-practice = Allenamento
alone-practice-about = Nessuna fretta: gli aiuti mostrano il prossimo blocco da posare. I tempi non contano.
alone-practise-level = Allenati al livello { $level }

# Il risultato del giorno come testo per gli altri, una riga ciascuno. Non deve dire nulla delle carte.
share-title = Match Madness · Le cinque del giorno
share-level = Livello { $level }: { $time }
share-total = Tutte e cinque: { $time }
share-copied = Copiato: incollalo dove vuoi!


## Vantaggi, a ogni sedia prima di una partita

option-head_start = Vantaggio
option-head_start-value =
    { $value ->
        [0] nessuno
       *[other] { $value } s
    }


## La guida per chi comincia

# $mode è "quick", "total" o "daily"; $alone è "yes" per chi gioca contro il tempo.
guide-pattern =
    { $alone ->
        [yes] Costruisci questo disegno con i tuoi cinque blocchi, più in fretta che puoi!
       *[no] { $mode ->
            [total] Costruisci uno di questi disegni con i tuoi cinque blocchi. Chi finisce per primo vince la carta!
           *[other] Costruisci questo disegno con i tuoi cinque blocchi. Chi finisce per primo vince la carta!
        }
    }
guide-roll = Tocca un blocco: rotola e mostra un’altra faccia.
guide-lay = Ora trascina il blocco sul piano, o tocca la casella dove deve andare.
guide-turn = Così giri il blocco. Anche sul piano puoi ancora farlo rotolare, girarlo e spostarlo.
guide-point = Tocca la carta che stai costruendo: così tutti sanno quale intendi.
guide-five = Metti tutti e cinque i blocchi come sulla carta. In quale punto del piano non importa.
guide-match =
    { $mode ->
        [total] Tutto come sulla carta? Premi «Match!» Ma guarda bene: un errore ti costa una carta.
       *[other] Tutto come sulla carta? Premi «Match!» Ma guarda bene: dopo un errore questa carta per te è persa.
    }
