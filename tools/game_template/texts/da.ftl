### Sample Game på dansk.
### $who er et navn, $me er "yes", hvis det er den, der læser.

title = Sample Game
tagline = Ryst, kig, bank!
goal = Kun du ser terningen under dit bæger: Hav den højeste, når nogen banker i bordet.


## Valg

option-turns = Ture
option-turns-help = Hvor mange gange alle får turen, før bægrene løftes.
option-turns-1 = Én gang
option-turns-2 = To gange
option-turns-3 = Tre gange


## Træk, til loggen og til oplæsning

move-shake =
    { $me ->
        [yes] Du ryster dit bæger.
       *[no] { $who } ryster bægeret.
    }
move-knock =
    { $me ->
        [yes] Du banker i bordet: op med bægrene!
       *[no] { $who } banker i bordet: op med bægrene!
    }
move-roll =
    { $shows ->
        [none] Terningen hos { $by } falder til ro.
       *[other] Under dit bæger ligger en { $shows }’er.
    }


## Skærmen

prompt =
    { $me ->
        [yes] Hvad gør du?
       *[no] Nu er det { $who } …
    }
prompt-end = Op med bægrene: Den højeste terning vinder!
left =
    { $count ->
        [one] { $count } tur tilbage
       *[other] { $count } ture tilbage
    }
cups = Bægre
cup-hidden = skjult
do-shake = Ryst igen
do-knock = Bank i bordet


## Regler

rules-1-title = Målet
rules-1-text =
    Alle har en terning under et bæger, og kun du må kigge under dit.
    Hav den højeste terning, når bægrene løftes.
rules-2-title = Din tur
rules-2-text =
    Ryst dit bæger, så terningen kastes igen, eller bank i bordet. Når nogen banker, løftes alle bægre med det samme.
rules-3-title = Slut
rules-3-text =
    Når alle har brugt deres ture, løftes bægrene, uden at nogen banker.
    Den højeste terning vinder. Har flere den, deler de sejren.
