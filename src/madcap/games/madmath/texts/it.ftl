### MADMATH in italiano.
### $who è un nome, $me vale "yes" se è la persona che legge, $board vale "multiplication" o "addition".

title = MADMATH
tagline = Lancia, moltiplica, fai tris!
goal = I dadi indicano una casella, e lì va la tua pedina: metti tre pedine in fila prima degli altri.


## Opzioni

option-board = Tabellone
option-board-help = Che cosa c’è nelle caselle: prodotti o somme.
option-board-multiplication = Moltiplicazione · 7 × 3 = 21
option-board-addition = Addizione · 7 + 3 = 10

option-dice = Dadi
option-dice-help = Dadi più grandi, tabellone più grande, numeri più grandi.
option-dice-5 = Da 0 a 5 · 5 × 5 caselle · per i più piccoli
option-dice-9 = Da 0 a 9 · 9 × 9 caselle · per tutti
option-dice-12 = Da 0 a 12 · 12 × 12 caselle · per chi ama i numeri

option-level = Livello
option-level-help = Quanto vale una fila di tre.
option-level-junior = Junior · con una fila vinci la manche
option-level-intermediate = Intermedio · una fila dà punti
option-level-expert = Esperto · in più, gli altri perdono punti

option-rounds = Manche
option-rounds-help = Chi ne vince di più vince la partita.
option-rounds-1 = 1 manche
option-rounds-3 = 3 manche
option-rounds-5 = 5 manche
option-rounds-7 = 7 manche

option-points = Traguardo
option-points-help = Per vincere bisogna superare questo punteggio; raggiungerlo non basta.

option-timer = Tempo per pensare
option-timer-help = Per ogni decisione. Quando il tempo scade, il gioco decide per te.
option-timer-0 = Senza limite
option-timer-15 = 15 secondi
option-timer-30 = 30 secondi
option-timer-60 = 60 secondi


## Le mosse, per la cronologia e la lettura ad alta voce

move-throw =
    { $me ->
        [yes] { $keep ->
            [first] Tieni il dado a sinistra e lanci l’altro.
            [second] Tieni il dado a destra e lanci l’altro.
           *[none] Lanci tutti e due i dadi.
        }
       *[no] { $keep ->
            [first] { $who } tiene il dado a sinistra e lancia l’altro.
            [second] { $who } tiene il dado a destra e lancia l’altro.
           *[none] { $who } lancia tutti e due i dadi.
        }
    }
move-place =
    { $me ->
        [yes] { $from_row ->
            [none] Metti una nuova pedina su { square-name }.
           *[other] Sposti una pedina da { square-from } a { square-name }.
        }
       *[no] { $from_row ->
            [none] { $who } mette una nuova pedina su { square-name }.
           *[other] { $who } sposta una pedina da { square-from } a { square-name }.
        }
    }
move-roll =
    { $me ->
        [yes] { $shows ->
            [0] Fai 0 – oh no!
           *[other] Fai { $shows }.
        }
       *[no] { $shows ->
            [0] { $by } fa 0 – ahi!
           *[other] { $by } fa { $shows }.
        }
    }
move-next-round = Si libera il tabellone: avanti con la prossima manche.


## Inviti a giocare

your-turn = Tocca a te!
prompt-opening = Lancia tutti e due i dadi per cominciare!
prompt-choose = { $who } ha lasciato { $first } e { $second }. Ne tieni uno o li lanci tutti e due?
prompt-choose-again = Tieni un dado o li lanci tutti e due?
prompt-choose-one = Puoi tenere solo il dado con { $value }. Lo tieni o lanci tutti e due i dadi?
prompt-choose-none = Due zeri: lancia tutti e due i dadi!
prompt-place = Hai { $first } e { $second }: quale casella scegli?
prompt-place-one = C’è una sola casella per te: mettici la pedina.
prompt-move-pawn = Le tue quattro pedine sono in gioco. Quale si sposta?
prompt-wait = Turno di { $who }…


## Che cosa causano le mosse: frasi intere per il registro

event-zero =
    { $me ->
        [yes] Zero! Perdi il turno.
       *[no] Zero! { $who } perde il turno.
    }
event-taken =
    { $squares ->
        [1] { $me ->
            [yes] La casella è occupata: perdi il turno.
           *[no] La casella è occupata: { $who } perde il turno.
        }
       *[other] { $me ->
            [yes] Le due caselle sono occupate: perdi il turno.
           *[no] Le due caselle sono occupate: { $who } perde il turno.
        }
    }
event-double =
    { $me ->
        [yes] Doppio! Giochi ancora.
       *[no] Doppio! { $who } gioca ancora.
    }
# $points di una fila vale 0 quando si contano le manche e non i punti.
event-line =
    { $points ->
        [0] { $me ->
            [yes] Tris su { $first }, { $second } e { $third }: vinci la manche!
           *[no] Tris su { $first }, { $second } e { $third }: { $who } vince la manche!
        }
       *[other] { $me ->
            [yes] Tris! Vinci la manche e { $first } + { $second } + { $third } = { $points } punti!
           *[no] Tris! { $who } vince la manche e { $first } + { $second } + { $third } = { $points } punti!
        }
    }
event-loss =
    { $points ->
        [one] { $me ->
            [yes] Perdi { $points } punto.
           *[no] { $who } perde { $points } punto.
        }
       *[other] { $me ->
            [yes] Perdi { $points } punti.
           *[no] { $who } perde { $points } punti.
        }
    }
event-no-line = Nessuno ha fatto tris: la partita finisce qui.
event-win =
    { $how ->
        [rounds] { $score ->
            [one] { $me ->
                [yes] Vinci la partita con { $score } manche vinta!
               *[no] { $who } vince la partita con { $score } manche vinta!
            }
           *[other] { $me ->
                [yes] Vinci la partita con { $score } manche vinte!
               *[no] { $who } vince la partita con { $score } manche vinte!
            }
        }
        [target] { $me ->
            [yes] Superi { $target } e vinci la partita con { $score } punti!
           *[no] { $who } supera { $target } e vince la partita con { $score } punti!
        }
        [score] { $me ->
            [yes] Hai il punteggio più alto e vinci la partita!
           *[no] { $who } ha il punteggio più alto e vince la partita!
        }
        [shared] { $me ->
            [yes] Condividi la vittoria!
           *[no] { $who } condivide la vittoria!
        }
       *[line] { $me ->
            [yes] Vinci la partita!
           *[no] { $who } vince la partita!
        }
    }


## Che cosa causano le mosse: poche parole, timbrate sul tabellone

stamp-zero =
    { $me ->
        [yes] Zero! Perdi il turno
       *[no] Zero! { $who } perde il turno
    }
stamp-taken =
    { $me ->
        [yes] Occupato! Perdi il turno
       *[no] Occupato! { $who } perde il turno
    }
stamp-double =
    { $me ->
        [yes] Doppio! Giochi ancora
       *[no] Doppio! { $who } gioca ancora
    }
stamp-line =
    { $points ->
        [0] Tris!
       *[other] Tris! +{ $points }
    }
stamp-loss =
    { $points ->
        [one] Perdi { $points } punto
       *[other] Perdi { $points } punti
    }
stamp-no-line = Nessun tris: partita finita
stamp-win =
    { $how ->
        [target] { $me ->
            [yes] Oltre { $target }: hai vinto!
           *[no] Oltre { $target }: vince { $who }!
        }
        [shared] { $me ->
            [yes] Vittoria condivisa!
           *[no] { $who } condivide la vittoria!
        }
       *[other] { $me ->
            [yes] Hai vinto!
           *[no] Vince { $who }!
        }
    }


## Altre notizie

news-roll-off = Comincia chi fa il lancio più alto!
news-tie = Parità! Chi è in testa lancia di nuovo.
news-starts =
    { $me ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
news-next-round = La prossima manche sta per cominciare…
news-round-won =
    { $me ->
        [yes] Vinci la manche!
       *[no] { $who } vince la manche!
    }
news-game-won =
    { $me ->
        [yes] Vinci la partita!
       *[no] { $who } vince la partita!
    }
story-line = Tre in fila: { $numbers }.
story-last-line = L’ultima fila di tre: { $numbers }.
story-rounds =
    { $me ->
        [yes] Hai vinto { $count } manche su { $rounds }.
       *[no] { $who } ha vinto { $count } manche su { $rounds }.
    }
story-past = In tutto { $count } punti: più di { $target }.
story-most =
    { $count ->
        [one] { $count } punto dopo la manche { $rounds }: più di tutti.
       *[other] { $count } punti dopo la manche { $rounds }: più di tutti.
    }
story-level = Ancora in parità dopo la manche { $rounds }.


## Che cosa c’è sul tavolo

square-name =
    { $board ->
        [addition] { $row } + { $column }
       *[multiplication] { $row } × { $column }
    }
square-from =
    { $board ->
        [addition] { $from_row } + { $from_column }
       *[multiplication] { $from_row } × { $from_column }
    }
square = { square-name } fa { $value }
square-free = libera
square-pawn = pedina di { $who }
square-mine = la tua pedina
square-here = Metti la pedina su { $value }: { square-name }
pawn-move-from = Sposta la pedina da { square-name }
pawns-left =
    { $count ->
        [0] Tutte le pedine sono in gioco
        [one] Ancora { $count } pedina da mettere
       *[other] Ancora { $count } pedine da mettere
    }
die-shows = Dado: { $value }
die-keep = Tieni il dado con { $value }
die-tap = Tieni
die-kept = Tenuto
throw-both = Lancia tutti e due i dadi
throw-one = Lancia un dado
cancel = { key-undo }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
rounds-won =
    { $count ->
        [one] { $count } manche vinta
       *[other] { $count } manche vinte
    }
round = Manche { $number }
to-win = Vince chi supera { $target }
best-of =
    { $rounds ->
        [1] Una manche
       *[other] { $rounds } manche: vince chi ne vince di più
    }
sum-of-line = Somma della fila
board-label = Tabellone
dice-label = Dadi


## Tasti

key-keep-first = Tieni o libera il dado a sinistra
key-keep-second = Tieni o libera il dado a destra
key-go = Lancia o conferma
key-choose = Scegli una casella o una pedina
key-undo = Annulla la scelta

## Le regole

rules-1-title = Lo scopo
rules-1-text =
    Due dadi indicano una casella del tabellone, e lì va la tua pedina.
    Metti tre delle tue pedine una accanto all’altra: in riga, in colonna o in diagonale.
    Chi ci riesce per primo vince la manche.
    Ogni casella contiene il prodotto di riga e colonna – o, sul tabellone dell’addizione, la loro somma.
rules-2-title = Chi comincia
rules-2-text =
    Tutti lanciano i due dadi, e comincia chi fa il totale più alto. In caso di parità, chi è in testa lancia di nuovo. Se dopo 1.000 lanci c’è ancora parità, comincia il primo di loro nell’ordine dei posti.
    Il primo lancio di una manche si fa sempre con tutti e due i dadi.
    Poi il turno passa a sinistra.
rules-3-title = Tenere un dado?
rules-3-text =
    I dadi sono come li ha lasciati chi ha giocato prima di te. Scegli:
    - lanciali tutti e due, oppure
    - tienine uno così com’è e lancia solo l’altro.
    Non puoi tenerli tutti e due, e non puoi tenere uno 0.
rules-4-title = Mettere una pedina
rules-4-text =
    I tuoi dadi indicano due caselle: 7 e 3 portano alla riga 7, colonna 3 e alla riga 3, colonna 7.
    Metti una pedina su una casella libera. Se solo una è libera, dev’essere quella.
    Hai quattro pedine. Quando sono tutte in gioco, una di loro deve spostarsi: scegli tu quale.
rules-5-title = I doppi
rules-5-text =
    Due dadi uguali? Metti la pedina, poi gioca ancora: tieni un dado o lanciali tutti e due.
    Anche un dado tenuto può fare un doppio.
    Se la casella è occupata, non c’è un secondo lancio.
rules-6-title = I turni persi
rules-6-text =
    Perdi il turno se
    - un dado che hai lanciato mostra 0, oppure
    - le caselle indicate sono occupate, anche da pedine tue.
    I dadi restano come sono, e chi gioca dopo può tenerne uno. Uno 0 non si tiene mai.
rules-7-title = Tris: tre in fila
rules-7-text =
    Tre pedine in fila senza buchi chiudono subito la manche, anche con un doppio.
    Con quattro in fila, o con due file insieme, conta la migliore fila di tre.
    Una nuova manche comincia con il tabellone vuoto e un nuovo lancio per decidere chi parte.
rules-8-title = I punti
rules-8-text =
    - Junior: con una fila si vince la manche. Se le manche sono più d’una, vince la partita chi ne vince di più. In caso di parità in testa, si continua finché qualcuno non è in vantaggio.
    - Intermedio: chi vince la manche guadagna la somma dei tre numeri sotto la sua fila. Vince chi supera per primo il traguardo.
    - Esperto: in più, gli altri perdono il numero più alto sotto le loro pedine, ma non scendono mai sotto 0.
    Il traguardo dipende dal tabellone e si può cambiare. Se una manche arriva a 10.000 lanci senza una fila, o una partita a 100.000 manche, vince chi ha il punteggio più alto; in caso di parità la vittoria è condivisa.


## La guida per chi comincia

guide-throw =
    { $goal ->
        [points] Tre pedine in fila danno punti! Lancia i dadi: decidono dove può andare la tua pedina.
       *[round] Si vince con tre pedine in fila! Lancia i dadi: decidono dove può andare la tua pedina.
    }
guide-place =
    { $board ->
        [addition] Hai { $first } e { $second }. Tocca una casella che brilla, riga più colonna: la tua pedina va lì.
       *[multiplication] Hai { $first } e { $second }. Tocca una casella che brilla, riga per colonna: la tua pedina va lì.
    }
guide-three = Ecco la tua pedina! Ne servono tre vicine in fila: in riga, in colonna o in diagonale.
guide-wait = È il turno di { $who }. Dove c’è già una pedina non si va: mettiti in mezzo alle file degli altri!
guide-keep = Ti piace un numero? Tocca quel dado per tenerlo, poi lancia solo l’altro.
guide-move =
    { $squares ->
        [1] Le quattro pedine sono in gioco: ora se ne sposta una. Tocca quella che va sulla casella che brilla.
       *[other] Le quattro pedine sono in gioco: ora se ne sposta una. Tocca una casella, poi la pedina.
    }
