### Sample Game in italiano.
### $who è un nome, $me vale "yes" se è la persona che legge.

title = Sample Game
tagline = Scuoti, sbircia, bussa!
goal = Solo tu vedi il dado sotto il tuo bicchiere: abbi il più alto quando qualcuno bussa.


## Opzioni

option-turns = Turni
option-turns-help = Quante volte tocca a ognuno prima di alzare i bicchieri.
option-turns-1 = Una volta
option-turns-2 = Due volte
option-turns-3 = Tre volte


## Le mosse, per il diario e la lettura ad alta voce

move-shake =
    { $me ->
        [yes] Scuoti il tuo bicchiere.
       *[no] { $who } scuote il bicchiere.
    }
move-knock =
    { $me ->
        [yes] Bussi: su i bicchieri!
       *[no] { $who } bussa: su i bicchieri!
    }
move-roll =
    { $shows ->
        [none] Il dado di { $by } si ferma.
       *[other] Sotto il tuo bicchiere c’è un { $shows }.
    }


## Lo schermo

prompt =
    { $me ->
        [yes] Che cosa fai?
       *[no] Tocca a { $who }…
    }
prompt-end = Su i bicchieri: vince il dado più alto!
left =
    { $count ->
        [one] manca { $count } turno
       *[other] mancano { $count } turni
    }
cups = Bicchieri
cup-hidden = coperto
do-shake = Scuoti ancora
do-knock = Bussa


## Regole

rules-1-title = Lo scopo
rules-1-text =
    Ognuno ha un dado sotto un bicchiere, e solo tu puoi guardare sotto il tuo.
    Abbi il dado più alto quando si alzano i bicchieri.
rules-2-title = Il tuo turno
rules-2-text =
    Scuoti il bicchiere, e il tuo dado viene lanciato di nuovo, oppure bussa. Quando si bussa, tutti i bicchieri si alzano subito.
rules-3-title = La fine
rules-3-text =
    Quando tutti hanno finito i loro turni, i bicchieri si alzano senza bussare.
    Vince il dado più alto. Se lo hanno in più di uno, vincono insieme.
