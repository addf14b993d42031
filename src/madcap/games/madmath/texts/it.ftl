### MADMATH in italiano.
### $who è un nome, $me vale "yes" se è la persona che legge, $board vale "multiplication" o "addition".

title = MADMATH
tagline = Lancia, moltiplica, fai tris!
goal = I tuoi dadi indicano una casella, la tua pedina ci va: metti tre pedine in fila prima degli altri.


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
option-level-junior = Junior · una fila vince la manche
option-level-intermediate = Intermedio · una fila dà punti
option-level-expert = Esperto · e gli altri ne perdono

option-rounds = Manche
option-rounds-help = Chi ne vince di più vince la partita.
option-rounds-1 = 1 manche
option-rounds-3 = 3 manche
option-rounds-5 = 5 manche
option-rounds-7 = 7 manche

option-points = Punti
option-points-help = Per vincere bisogna superare questo punteggio; raggiungerlo non basta.

option-timer = Tempo per pensare
option-timer-help = Per ogni decisione. Quando scade, il gioco decide per te.
option-timer-0 = Senza limite
option-timer-15 = 15 secondi
option-timer-30 = 30 secondi
option-timer-60 = 60 secondi


## Le mosse, per il diario e la lettura ad alta voce

move-throw =
    { $me ->
        [yes] { $keep ->
            [first] Tieni il primo dado e lanci il secondo.
            [second] Tieni il secondo dado e lanci il primo.
           *[none] Lanci tutti e due i dadi.
        }
       *[no] { $keep ->
            [first] { $who } tiene il primo dado e lancia il secondo.
            [second] { $who } tiene il secondo dado e lancia il primo.
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
prompt-opening = Cominci tu: lancia tutti e due i dadi!
prompt-choose = { $who } ha lasciato { $first } e { $second }. Ne tieni uno o lanci tutti e due?
prompt-choose-again = Doppio, giochi ancora! Tieni un dado o li lanci tutti e due?
prompt-choose-one = Puoi tenere solo il dado con { $value }. Lo tieni o lanci tutti e due i dadi?
prompt-choose-none = Due zeri: lancia tutti e due i dadi!
prompt-place = Hai { $first } e { $second }: quale casella scegli?
prompt-place-one = C’è una sola casella per te: mettici la pedina.
prompt-move-pawn = Le tue quattro pedine sono in gioco. Quale si sposta?
prompt-wait = Tocca a { $who }…


## Che cosa è successo

event-zero =
    { $me ->
        [yes] Zero! Perdi il turno.
       *[no] Zero! { $who } perde il turno.
    }
event-taken =
    { $me ->
        [yes] Nessuna casella libera: perdi il turno.
       *[no] Nessuna casella libera: { $who } perde il turno.
    }
event-double =
    { $me ->
        [yes] Doppio! Giochi ancora.
       *[no] Doppio! { $who } gioca ancora.
    }
event-roll-off = Comincia il lancio più alto!
event-roll-off-tie = Parità! I migliori lanciano di nuovo.
event-starts =
    { $me ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
event-line =
    { $me ->
        [yes] Tris! Hai tre pedine in fila!
       *[no] Tris! { $who } ha tre pedine in fila!
    }
# $points vale 0 quando si contano le manche e non i punti.
event-round-won =
    { $me ->
        [yes] { $points ->
            [0] Vinci la manche!
            [one] Vinci la manche e { $points } punto!
           *[other] Vinci la manche e { $points } punti!
        }
       *[no] { $points ->
            [0] { $who } vince la manche!
            [one] { $who } vince la manche e { $points } punto!
           *[other] { $who } vince la manche e { $points } punti!
        }
    }
event-round-nobody = Nessuno ha fatto tris: questa manche non è di nessuno.
event-next-round-soon = La prossima manche sta per cominciare…


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
die-kept = Tenuto
die-throw = Lancia
throw-both = Lancia tutti e due i dadi
throw-one = Lancia un dado
cancel = Annulla
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
       *[other] Più vittorie in { $rounds } manche
    }
sum-of-line = Somma della fila
board-label = Tabellone
dice-label = Dadi


## Tasti

key-keep-first = Tenere o no il dado a sinistra
key-keep-second = Tenere o no il dado a destra
key-go = Lanciare, o procedere
key-choose = Scegliere una casella o una pedina
key-undo = Rimettere a posto

## Le regole

rules-1-title = Lo scopo
rules-1-text =
    Due dadi indicano una casella del tabellone, e la tua pedina ci va.
    Metti tre delle tue pedine una accanto all’altra: in riga, in colonna o in diagonale.
    Chi ci riesce per primo vince la manche.
    Ogni casella contiene la sua riga per la sua colonna – o, sul tabellone dell’addizione, la loro somma.
rules-2-title = Chi comincia
rules-2-text =
    Tutti lanciano i due dadi, e comincia il totale più alto. In caso di parità, i migliori lanciano di nuovo.
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
    - nessuna casella è libera. Anche le tue pedine sono d’intralcio.
    I dadi restano come sono, e chi gioca dopo può tenerne uno. Uno 0 non si tiene mai.
rules-7-title = Tre in fila
rules-7-text =
    Tre pedine in fila senza buchi chiudono subito la manche, anche con un doppio.
    Con quattro in fila contano le tre migliori.
    Una nuova manche comincia con il tabellone vuoto e un nuovo lancio per decidere chi parte.
rules-8-title = I punti
rules-8-text =
    - Junior: una fila vince la manche. Se le manche sono più d’una, conta chi ne vince di più.
    - Intermedio: chi vince la manche segna i tre numeri sotto la sua fila. Vince chi supera per primo il traguardo.
    - Esperto: in più, gli altri perdono il numero più alto sotto le loro pedine, ma non scendono mai sotto 0.
    Il traguardo dipende dal tabellone e si può cambiare. Dopo 20 manche vince il punteggio più alto; in caso di parità si continua.


## La guida per chi comincia

guide-throw = Lancia i dadi! Decidono dove può andare la tua pedina.
guide-place =
    { $board ->
        [addition] Hai { $first } e { $second }. Tocca una casella che brilla, riga più colonna: la tua pedina va lì.
       *[multiplication] Hai { $first } e { $second }. Tocca una casella che brilla, riga per colonna: la tua pedina va lì.
    }
guide-three = La tua prima pedina! Tre vicine in fila vincono: in riga, in colonna o in diagonale.
guide-wait = Tocca a { $who }. Dove c’è già una pedina non si va: mettiti in mezzo alle loro file!
guide-keep = Ti piace un numero? Tocca quel dado per tenerlo, poi lancia solo l’altro.
guide-move = Le quattro pedine sono in gioco: ora se ne sposta una. Tocca una casella, poi la pedina.
