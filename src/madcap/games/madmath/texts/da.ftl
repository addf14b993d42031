### MADMATH på dansk.
### $who er et navn, $me er "yes", hvis det er den, der læser, $board er "multiplication" eller "addition".

title = MADMATH
tagline = Kast, gang, få tre på stribe!
goal = Dine terninger peger på et felt, og din brik sættes der: Vær den første med tre brikker på stribe.


## Valg

option-board = Plade
option-board-help = Hvad der står på felterne: produkter eller summer.
option-board-multiplication = Gange · 7 × 3 = 21
option-board-addition = Plus · 7 + 3 = 10

option-dice = Terninger
option-dice-help = Større terninger, større plade, større tal.
option-dice-5 = 0 til 5 · 5 × 5 felter · for de små
option-dice-9 = 0 til 9 · 9 × 9 felter · for alle
option-dice-12 = 0 til 12 · 12 × 12 felter · for talnørder

option-level = Niveau
option-level-help = Hvad tre på stribe er værd.
option-level-junior = Junior · en stribe vinder runden
option-level-intermediate = Øvet · en stribe giver point
option-level-expert = Ekspert · og de andre mister point

option-rounds = Runder
option-rounds-help = Den, der vinder flest, vinder spillet.
option-rounds-1 = 1 runde
option-rounds-3 = 3 runder
option-rounds-5 = 5 runder
option-rounds-7 = 7 runder

option-points = Point
option-points-help = Kom over dette tal for at vinde; at ramme det præcist er ikke nok.

option-timer = Betænkningstid
option-timer-help = Til hver beslutning. Når tiden er gået, vælger spillet for dig.
option-timer-0 = Ingen grænse
option-timer-15 = 15 sekunder
option-timer-30 = 30 sekunder
option-timer-60 = 60 sekunder


## Træk, til loggen og til oplæsning

move-throw =
    { $me ->
        [yes] { $keep ->
            [first] Du beholder den første terning og kaster den anden.
            [second] Du beholder den anden terning og kaster den første.
           *[none] Du kaster begge terninger.
        }
       *[no] { $keep ->
            [first] { $who } beholder den første terning og kaster den anden.
            [second] { $who } beholder den anden terning og kaster den første.
           *[none] { $who } kaster begge terninger.
        }
    }
move-place =
    { $me ->
        [yes] { $from_row ->
            [none] Du sætter en ny brik på { square-name }.
           *[other] Du flytter en brik fra { square-from } til { square-name }.
        }
       *[no] { $from_row ->
            [none] { $who } sætter en ny brik på { square-name }.
           *[other] { $who } flytter en brik fra { square-from } til { square-name }.
        }
    }
move-roll =
    { $me ->
        [yes] { $shows ->
            [0] Du slår 0 – åh nej!
           *[other] Du slår { $shows }.
        }
       *[no] { $shows ->
            [0] { $by } slår 0 – av!
           *[other] { $by } slår { $shows }.
        }
    }
move-next-round = Pladen ryddes: videre til næste runde.


## Opfordringer

your-turn = Det er din tur!
prompt-opening = Du begynder: Kast begge terninger!
prompt-choose = { $who } har efterladt { $first } og { $second }. Vil du beholde en terning eller kaste begge?
prompt-choose-again = To ens, du spiller igen! Vil du beholde en terning eller kaste begge?
prompt-choose-one = Kun { $value } kan beholdes. Vil du beholde den eller kaste begge?
prompt-choose-none = To nuller: Kast begge terninger!
prompt-place = Du har { $first } og { $second }: Hvilket felt tager du?
prompt-place-one = Kun ét felt til dig: Sæt din brik der.
prompt-move-pawn = Alle fire brikker er i spil. Hvilken skal flyttes?
prompt-wait = Nu er det { $who } …


## Hvad der skete

event-zero =
    { $me ->
        [yes] Nul! Du mister din tur.
       *[no] Nul! { $who } mister sin tur.
    }
event-taken =
    { $me ->
        [yes] Intet felt er frit: Du mister din tur.
       *[no] Intet felt er frit: { $who } mister sin tur.
    }
event-double =
    { $me ->
        [yes] To ens! Du spiller igen.
       *[no] To ens! { $who } spiller igen.
    }
event-roll-off = Det højeste kast begynder!
event-roll-off-tie = Uafgjort! De bedste kaster igen.
event-starts =
    { $me ->
        [yes] Du begynder.
       *[no] { $who } begynder.
    }
event-line =
    { $me ->
        [yes] Du har tre på stribe!
       *[no] { $who } har tre på stribe!
    }
# $points er 0, hvor man tæller runder og ikke point.
event-round-won =
    { $me ->
        [yes] { $points ->
            [0] Du vinder runden!
           *[other] Du vinder runden og { $points } point!
        }
       *[no] { $points ->
            [0] { $who } vinder runden!
           *[other] { $who } vinder runden og { $points } point!
        }
    }
event-round-nobody = Ingen fik tre på stribe: Runden er ingens.
event-next-round-soon = Næste runde begynder om lidt …


## Tingene på bordet

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
square = { square-name } er { $value }
square-free = frit
square-pawn = her står { $who }
square-mine = din brik
square-here = Sæt din brik på { $value }: { square-name }
pawn-move-from = Flyt brikken fra { square-name }
pawns-left =
    { $count ->
        [0] Alle brikker er i spil
        [one] { $count } brik tilbage
       *[other] { $count } brikker tilbage
    }
die-shows = Terning: { $value }
die-keep = Behold { $value }
die-kept = Beholdt
die-throw = Kast
throw-both = Kast begge terninger
throw-one = Kast én terning
cancel = Fortryd
# »Point« er ens i ental og flertal.
points = { $count } point
rounds-won =
    { $count ->
        [one] { $count } runde vundet
       *[other] { $count } runder vundet
    }
round = Runde { $number }
to-win = Først over { $target }
best-of =
    { $rounds ->
        [1] Én runde
       *[other] Flest sejre i { $rounds } runder
    }
sum-of-line = Stribens sum
board-label = Spilleplade
dice-label = Terninger


## Taster

key-keep-first = Behold venstre terning, eller ej
key-keep-second = Behold højre terning, eller ej
key-go = Kast, eller gå videre
key-choose = Vælg felt eller brik
key-undo = Læg tilbage

## Regler

rules-1-title = Målet
rules-1-text =
    To terninger peger på et felt på pladen, og din brik sættes der.
    Få tre af dine brikker ved siden af hinanden på stribe: vandret, lodret eller på skrå.
    Den første, der klarer det, vinder runden.
    På hvert felt står rækken gange kolonnen – på pluspladen deres sum.
rules-2-title = Hvem begynder
rules-2-text =
    Alle kaster begge terninger, og den højeste sum begynder. Er det uafgjort, kaster de bedste igen.
    Det første kast i en runde er altid med begge terninger.
    Derefter går turen mod venstre.
rules-3-title = Behold en terning?
rules-3-text =
    Terningerne ligger, som spilleren før dig lod dem ligge. Vælg:
    - kast begge, eller
    - behold én, som den ligger, og kast kun den anden.
    Du kan ikke beholde begge, og du kan ikke beholde et 0.
rules-4-title = Sæt en brik
rules-4-text =
    Dine terninger peger på to felter: 7 og 3 fører til række 7, kolonne 3 og til række 3, kolonne 7.
    Vælg et, der er frit, og sæt en brik der. Er kun det ene frit, skal det være det.
    Du har fire brikker. Når alle er i spil, skal en af dem flyttes: Du vælger hvilken.
rules-5-title = To ens
rules-5-text =
    Viser begge terninger det samme? Sæt din brik, og spil igen: Behold en terning, eller kast begge.
    En terning, du har beholdt, kan også give to ens.
    Er feltet optaget, er der intet ekstra kast.
rules-6-title = Mistede ture
rules-6-text =
    Du mister din tur, hvis
    - en terning, du har kastet, viser 0, eller
    - intet felt er frit. Dine egne brikker står også i vejen.
    Terningerne bliver liggende, og den næste spiller må beholde en af dem. Et 0 kan aldrig beholdes.
rules-7-title = Tre på stribe
rules-7-text =
    Tre brikker på stribe uden hul slutter runden med det samme, også ved to ens.
    Får du fire på stribe, tæller de tre bedste.
    En ny runde begynder med en tom plade og et nyt kast om, hvem der begynder.
rules-8-title = Point
rules-8-text =
    - Junior: En stribe vinder runden. Over flere runder gælder det om at vinde flest.
    - Øvet: Rundens vinder får de tre tal under striben som point. Den første, der kommer over målet, vinder.
    - Ekspert: De andre mister også det højeste tal under deres egne brikker, men kommer aldrig under 0.
    Målet afhænger af pladen og kan ændres. Efter 20 runder vinder den, der har flest point; er det uafgjort, spilles der videre.


## Hjælp til det første spil

guide-throw = Kast terningerne! De bestemmer, hvor din brik må stå.
guide-place =
    { $board ->
        [addition] Du har { $first } og { $second }. Tryk på et felt, der lyser, række plus kolonne: Der sættes din brik.
       *[multiplication] Du har { $first } og { $second }. Tryk på et felt, der lyser, række gange kolonne: Der sættes din brik.
    }
guide-three = Din første brik! Tre ved siden af hinanden vinder: vandret, lodret eller på skrå.
guide-wait = Nu er det { $who }. Ingen må gå derhen, hvor der står en brik, så stil dig i vejen!
guide-keep = Kan du lide et tal? Tryk på terningen for at beholde den, og kast kun den anden.
guide-move = Alle fire brikker er i spil, så nu flyttes en af dem. Tryk på et felt og så på brikken.
