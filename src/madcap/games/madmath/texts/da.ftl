### MADMATH på dansk.
### $who er et navn, $me er "yes", hvis det er den, der læser, $board er "multiplication" eller "addition".

title = MADMATH
tagline = Kast, gang, få tre på stribe!
goal = Terningerne peger på et felt, og der sætter du din brik. Vær den første med tre brikker på stribe!


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
option-level-junior = Junior · med en stribe vinder du runden
option-level-intermediate = Øvet · en stribe giver point
option-level-expert = Ekspert · de andre mister også point

option-rounds = Runder
option-rounds-help = Den, der vinder flest, vinder spillet.
option-rounds-1 = 1 runde
option-rounds-3 = 3 runder
option-rounds-5 = 5 runder
option-rounds-7 = 7 runder

option-points = Pointmål
option-points-help = Kom over dette tal for at vinde; at ramme det præcist er ikke nok.

option-timer = Tænketid
option-timer-help = Til hver beslutning. Når tiden er gået, vælger spillet for dig.
option-timer-0 = Ingen grænse
option-timer-15 = 15 sekunder
option-timer-30 = 30 sekunder
option-timer-60 = 60 sekunder


## Træk, til loggen og til oplæsning

move-throw =
    { $me ->
        [yes] { $keep ->
            [first] Du beholder den venstre terning og kaster den anden.
            [second] Du beholder den højre terning og kaster den anden.
           *[none] Du kaster begge terninger.
        }
       *[no] { $keep ->
            [first] { $who } beholder den venstre terning og kaster den anden.
            [second] { $who } beholder den højre terning og kaster den anden.
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
prompt-opening = Kast begge terninger for at begynde!
prompt-choose = { $who } har efterladt { $first } og { $second }. Vil du beholde en terning eller kaste begge?
prompt-choose-again = Vil du beholde en terning eller kaste begge?
prompt-choose-one = Kun terningen med { $value } kan beholdes. Vil du beholde den eller kaste begge?
prompt-choose-none = To nuller: Kast begge terninger!
prompt-place = Du har { $first } og { $second }: Hvilket felt tager du?
prompt-place-one = Kun ét felt til dig: Sæt din brik der.
prompt-move-pawn = Alle fire brikker er i spil. Hvilken skal flyttes?
prompt-wait = Nu spiller { $who } …


## Hvad træk medfører: hele sætninger til loggen

event-zero =
    { $me ->
        [yes] Nul! Du mister din tur.
       *[no] Nul! { $who } mister sin tur.
    }
event-taken =
    { $squares ->
        [1] { $me ->
            [yes] Feltet er optaget: Du mister din tur.
           *[no] Feltet er optaget: { $who } mister sin tur.
        }
       *[other] { $me ->
            [yes] Begge felter er optaget: Du mister din tur.
           *[no] Begge felter er optaget: { $who } mister sin tur.
        }
    }
event-double =
    { $me ->
        [yes] To ens! Du spiller igen.
       *[no] To ens! { $who } spiller igen.
    }
# $points for en stribe er 0, hvor man tæller runder og ikke point.
event-line =
    { $points ->
        [0] { $me ->
            [yes] Tre på stribe på { $first }, { $second } og { $third }: Du vinder runden!
           *[no] Tre på stribe på { $first }, { $second } og { $third }: { $who } vinder runden!
        }
       *[other] { $me ->
            [yes] Tre på stribe: Du vinder runden og { $first } + { $second } + { $third } = { $points } point!
           *[no] Tre på stribe: { $who } vinder runden og { $first } + { $second } + { $third } = { $points } point!
        }
    }
event-loss =
    { $me ->
        [yes] Du mister { $points } point.
       *[no] { $who } mister { $points } point.
    }
event-no-line = Ingen fik tre på stribe: Spillet slutter her.
event-win =
    { $how ->
        [rounds] { $score ->
            [one] { $me ->
                [yes] Du vinder spillet med { $score } vundet runde!
               *[no] { $who } vinder spillet med { $score } vundet runde!
            }
           *[other] { $me ->
                [yes] Du vinder spillet med { $score } vundne runder!
               *[no] { $who } vinder spillet med { $score } vundne runder!
            }
        }
        [target] { $me ->
            [yes] Du kommer over { $target } og vinder spillet med { $score } point!
           *[no] { $who } kommer over { $target } og vinder spillet med { $score } point!
        }
        [score] { $me ->
            [yes] Du ligger forrest og vinder spillet!
           *[no] { $who } ligger forrest og vinder spillet!
        }
        [shared] { $me ->
            [yes] Du deler sejren!
           *[no] { $who } deler sejren!
        }
       *[line] { $me ->
            [yes] Du vinder spillet!
           *[no] { $who } vinder spillet!
        }
    }


## Hvad træk medfører: få ord, stemplet på pladen

stamp-zero =
    { $me ->
        [yes] Nul! Du mister din tur
       *[no] Nul! { $who } mister sin tur
    }
stamp-taken =
    { $me ->
        [yes] Optaget! Du mister din tur
       *[no] Optaget! { $who } mister sin tur
    }
stamp-double =
    { $me ->
        [yes] To ens! Du spiller igen
       *[no] To ens! { $who } spiller igen
    }
stamp-line =
    { $points ->
        [0] Tre på stribe!
       *[other] Tre på stribe! +{ $points }
    }
stamp-loss = Du mister { $points } point
stamp-no-line = Ingen stribe: Spillet er slut
stamp-win =
    { $how ->
        [target] { $me ->
            [yes] Over { $target }: Du vinder!
           *[no] Over { $target }: { $who } vinder!
        }
        [shared] { $me ->
            [yes] Delt sejr!
           *[no] { $who } deler sejren!
        }
       *[other] { $me ->
            [yes] Du vinder!
           *[no] { $who } vinder!
        }
    }


## Andre nyheder

news-roll-off = Den med det højeste kast begynder!
news-tie = Det står lige! De bedste kaster igen.
news-starts =
    { $me ->
        [yes] Du begynder.
       *[no] { $who } begynder.
    }
news-next-round = Næste runde begynder om lidt …
news-round-won =
    { $me ->
        [yes] Du vinder runden!
       *[no] { $who } vinder runden!
    }
news-game-won =
    { $me ->
        [yes] Du vinder spillet!
       *[no] { $who } vinder spillet!
    }
story-line = Tre på stribe: { $numbers }.
story-last-line = Den sidste stribe: { $numbers }.
story-rounds =
    { $me ->
        [yes] Du vandt { $count } af { $rounds } runder.
       *[no] { $who } vandt { $count } af { $rounds } runder.
    }
story-past = Det giver i alt { $count } point: over { $target }.
story-most = { $count } point efter runde { $rounds }: flest af alle.
story-level = Det står stadig lige efter runde { $rounds }.


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
die-tap = Behold
die-kept = Beholdt
throw-both = Kast begge terninger
throw-one = Kast én terning
cancel = { key-undo }
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

key-keep-first = Behold eller slip venstre terning
key-keep-second = Behold eller slip højre terning
key-go = Kast, eller bekræft
key-choose = Vælg felt eller brik
key-undo = Fortryd

## Regler

rules-1-title = Målet
rules-1-text =
    To terninger peger på et felt på pladen, og der sætter du din brik.
    Få tre af dine brikker ved siden af hinanden på stribe: vandret, lodret eller på skrå.
    Den første, der klarer det, vinder runden.
    På hvert felt står rækken gange kolonnen – på pluspladen deres sum.
rules-2-title = Hvem begynder?
rules-2-text =
    Alle kaster begge terninger, og den med den højeste sum begynder. Står det lige, kaster de bedste igen. Står de stadig lige efter 1.000 kast, begynder den af dem, der sidder først i rækkefølgen.
    Det første kast i en runde er altid med begge terninger.
    Derefter går turen videre til venstre.
rules-3-title = Vil du beholde en terning?
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
    - ingen af de felter, terningerne peger på, er frie. Dine egne brikker står også i vejen.
    Terningerne bliver liggende, og den næste spiller må gerne beholde en af dem. Et 0 kan aldrig beholdes.
rules-7-title = Tre på stribe
rules-7-text =
    Tre brikker på stribe uden hul afslutter runden med det samme, også ved to ens.
    Får du fire på stribe eller to striber på én gang, tæller den bedste stribe på tre.
    En ny runde begynder med en tom plade og et nyt kast om, hvem der begynder.
rules-8-title = Point
rules-8-text =
    - Junior: Med en stribe vinder du runden. Over flere runder vinder den, der vinder flest. Står det lige i toppen, spiller I videre, indtil én er foran.
    - Øvet: Rundens vinder får de tre tal under striben som point. Den første, der kommer over pointmålet, vinder.
    - Ekspert: De andre mister også det højeste tal under deres egne brikker, men kommer aldrig under 0.
    Pointmålet afhænger af pladen og kan ændres. Varer en runde 10.000 kast uden en stribe, eller et spil 100.000 runder, vinder den, der ligger forrest; ligger flere lige, deler de sejren.


## Hjælp til det første spil

guide-throw =
    { $goal ->
        [points] Få point med tre på stribe! Kast terningerne: De bestemmer, hvor din brik må stå.
       *[round] Vind med tre på stribe! Kast terningerne: De bestemmer, hvor din brik må stå.
    }
guide-place =
    { $board ->
        [addition] Du har { $first } og { $second }. Tryk på et felt, der lyser: række plus kolonne.
       *[multiplication] Du har { $first } og { $second }. Tryk på et felt, der lyser: række gange kolonne.
    }
guide-three = Der står din brik! Få tre på stribe uden hul: vandret, lodret eller på skrå.
guide-wait = Nu spiller { $who }. Et felt med en brik er optaget, så stil dig i vejen for de andre!
guide-keep = Kan du bruge et af tallene? Tryk på terningen, og behold den. Kast kun den anden.
guide-move =
    { $squares ->
        [1] Alle fire brikker er i spil, så en skal flyttes. Tryk på den, der skal hen på feltet, der lyser.
       *[other] Alle fire brikker er i spil, så en skal flyttes. Tryk på et felt og så på den brik, der skal derhen.
    }
