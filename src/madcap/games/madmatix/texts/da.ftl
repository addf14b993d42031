### MadMatix på dansk.
### $who er et navn, $me er "yes", hvis det er den, der læser. $card er "7×", en slags som "steal" eller
### "hidden-number" eller "hidden-action", hvor man kun ser kortets bagside. $own er "yes", hvis $whose selv gør trækket,
### $to_own, hvis $to gør det; $whose_is_me og $to_is_me er "yes", hvis $whose eller $to er den, der læser, $same, hvis $to er
### $whose.

title = MadMatix
tagline = Få dit regnestykke til at vokse, og ødelæg de andres!
goal = Byg din række kort for kort, og ødelæg de andres: Den med det højeste resultat vinder.


## Valg

option-starter = Første tur
option-starter-help = Hvem der begynder.
option-starter-0 = Ved lodtrækning
option-starter-1 = Plads 1
option-starter-2 = Plads 2
option-starter-3 = Plads 3
option-starter-4 = Plads 4
option-starter-5 = Plads 5
option-starter-6 = Plads 6
option-starter-7 = Plads 7
option-starter-8 = Plads 8

option-timer = Tænketid
option-timer-help = Til at spille eller trække. Du har altid fem sekunder til at afslutte turen og ti til at reagere på »{ card-slow }« eller »{ caught }«. Når tiden er gået, vælger spillet for dig.
option-timer-0 = Ingen grænse
option-timer-15 = 15 sekunder
option-timer-30 = 30 sekunder
option-timer-60 = 60 sekunder


## Kort

card-plus-minus = Plus-Minus
card-plus-minus-help = Dæk et hvilket som helst tegn på bordet med + eller −.
card-times-divide = Gange-Dividere
card-times-divide-help = Dæk et hvilket som helst tegn på bordet med × eller ÷ (divideret med).
card-flip = Modsat
card-flip-help = Lav et hvilket som helst tegn om til det modsatte: + til −, × til ÷ eller omvendt.
card-swap = Byt
card-swap-help = To kort på bordet bytter plads, uanset hvilke rækker de ligger i.
card-scrap = Smid ud
card-scrap-help = Kassér kortet i den ene ende af en hvilken som helst række.
card-slow = Brems
card-slow-help = En anden trækker to kort fra valgfri bunker.
card-steal = Stjæl
card-steal-help = Tag kortet i den ene ende af en andens række, og læg det i en ende af din egen.
card-reverse = Vend om
card-reverse-help = Vend en hel række om, så slutningen bliver begyndelsen.
card-skip = Sid over
card-skip-help = En anden mister sin næste tur.
card-gift = Gave
card-gift-help = Giv et af dine andre kort til en anden.

card-number = Talkort { $card }
card-hidden-number = Talkort
card-hidden-action = Aktionskort

# Et kort midt i en sætning.
card-name =
    { $card ->
        [plus-minus] »{ card-plus-minus }«
        [times-divide] »{ card-times-divide }«
        [flip] »{ card-flip }«
        [swap] »{ card-swap }«
        [scrap] »{ card-scrap }«
        [slow] »{ card-slow }«
        [steal] »{ card-steal }«
        [reverse] »{ card-reverse }«
        [skip] »{ card-skip }«
        [gift] »{ card-gift }«
        [hidden-number] et talkort
        [hidden-action] et aktionskort
       *[other] { $card }
    }


## Træk, til loggen og til oplæsning

# Dele af sætningerne nedenfor.
at-end =
    { $end ->
        [left] venstre
       *[right] højre
    }
at-to-end =
    { $to_end ->
        [left] venstre
       *[right] højre
    }
in-whose =
    { $whose_is_me ->
        [yes] i din række
       *[no] { $own ->
            [yes] i sin egen række
           *[no] hos { $whose }
        }
    }
in-to =
    { $to_is_me ->
        [yes] i din række
       *[no] { $to_own ->
            [yes] i sin egen række
           *[no] hos { $to }
        }
    }

move-draw =
    { $me ->
        [yes] { $deck ->
            [number] Du trækker et talkort.
           *[action] Du trækker et aktionskort.
        }
       *[no] { $deck ->
            [number] { $who } trækker et talkort.
           *[action] { $who } trækker et aktionskort.
        }
    }
move-play =
    { $me ->
        [yes] { $own ->
            [yes] Du lægger { $card } til { at-end } i din egen række.
           *[no] Du lægger { $card } til { at-end } i rækken hos { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } lægger { $card } til { at-end } i sin egen række.
           *[no] { $whose_is_me ->
                [yes] { $who } lægger { $card } til { at-end } i din række.
               *[no] { $who } lægger { $card } til { at-end } i rækken hos { $whose }.
            }
        }
    }
move-token =
    { $me ->
        [yes] { $own ->
            [yes] Du lægger et { $operator } på kort nr. { $place } i din egen række.
           *[no] Du lægger et { $operator } på kort nr. { $place } i rækken hos { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } lægger et { $operator } på kort nr. { $place } i sin egen række.
           *[no] { $whose_is_me ->
                [yes] { $who } lægger et { $operator } på kort nr. { $place } i din række.
               *[no] { $who } lægger et { $operator } på kort nr. { $place } i rækken hos { $whose }.
            }
        }
    }
move-flip =
    { $me ->
        [yes] { $own ->
            [yes] Du laver tegnet på kort nr. { $place } i din egen række om til det modsatte.
           *[no] Du laver tegnet på kort nr. { $place } i rækken hos { $whose } om til det modsatte.
        }
       *[no] { $own ->
            [yes] { $who } laver tegnet på kort nr. { $place } i sin egen række om til det modsatte.
           *[no] { $whose_is_me ->
                [yes] { $who } laver tegnet på kort nr. { $place } i din række om til det modsatte.
               *[no] { $who } laver tegnet på kort nr. { $place } i rækken hos { $whose } om til det modsatte.
            }
        }
    }
move-swap =
    { $me ->
        [yes] { $same ->
            [yes] Du bytter om på kort nr. { $place } og kort nr. { $to_place } { in-whose }.
           *[no] Du bytter kort nr. { $place } { in-whose } med kort nr. { $to_place } { in-to }.
        }
       *[no] { $same ->
            [yes] { $who } bytter om på kort nr. { $place } og kort nr. { $to_place } { in-whose }.
           *[no] { $who } bytter kort nr. { $place } { in-whose } med kort nr. { $to_place } { in-to }.
        }
    }
move-scrap =
    { $me ->
        [yes] { $own ->
            [yes] Du kasserer kortet længst til { at-end } i din egen række.
           *[no] Du kasserer kortet længst til { at-end } i rækken hos { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } kasserer kortet længst til { at-end } i sin egen række.
           *[no] { $whose_is_me ->
                [yes] { $who } kasserer kortet længst til { at-end } i din række.
               *[no] { $who } kasserer kortet længst til { at-end } i rækken hos { $whose }.
            }
        }
    }
move-slow =
    { $me ->
        [yes] Du bremser { $to }.
       *[no] { $to_is_me ->
            [yes] { $who } bremser dig.
           *[no] { $who } bremser { $to }.
        }
    }
move-steal =
    { $me ->
        [yes] Du stjæler kortet længst til { at-end } hos { $whose } og lægger det til { at-to-end } i din egen række.
       *[no] { $whose_is_me ->
            [yes] { $who } stjæler kortet længst til { at-end } i din række og lægger det til { at-to-end } i sin egen.
           *[no] { $who } stjæler kortet længst til { at-end } hos { $whose } og lægger det til { at-to-end } i sin egen række.
        }
    }
move-reverse =
    { $me ->
        [yes] { $own ->
            [yes] Du vender din egen række om.
           *[no] Du vender rækken hos { $whose } om.
        }
       *[no] { $own ->
            [yes] { $who } vender sin egen række om.
           *[no] { $whose_is_me ->
                [yes] { $who } vender din række om.
               *[no] { $who } vender rækken hos { $whose } om.
            }
        }
    }
move-skip =
    { $me ->
        [yes] Du spiller »{ card-skip }« mod { $to }.
       *[no] { $to_is_me ->
            [yes] { $who } spiller »{ card-skip }« mod dig.
           *[no] { $who } spiller »{ card-skip }« mod { $to }.
        }
    }
move-gift =
    { $me ->
        [yes] Du giver { $to } en gave: { card-name }.
       *[no] { $to_is_me ->
            [yes] { $who } giver dig en gave: { card-name }.
           *[no] { $who } giver { $to } en gave: { card-name }.
        }
    }
move-discard =
    { $me ->
        [yes] Du kasserer { card-name }.
       *[no] { $who } kasserer { card-name }.
    }
move-go =
    { $me ->
        [yes] Du siger »Videre!«
       *[no] { $who } siger »Videre!«
    }
move-last-card =
    { $me ->
        [yes] Du siger »Sidste kort!«
       *[no] { $who } siger »Sidste kort!«
    }
move-sit-out =
    { $me ->
        [yes] Du vælger at sidde over.
       *[no] { $who } vælger at sidde over.
    }
move-catch =
    { $me ->
        [yes] Du snupper { $whose }, der glemte »Sidste kort«.
       *[no] { $whose_is_me ->
            [yes] { $who } snupper dig: Du glemte »Sidste kort«.
           *[no] { $who } snupper { $whose }, der glemte »Sidste kort«.
        }
    }
move-let-go =
    { $me ->
        [yes] Du lader { $whose } slippe.
       *[no] { $whose_is_me ->
            [yes] { $who } lader dig slippe.
           *[no] { $who } lader { $whose } slippe.
        }
    }
move-dealt =
    { $to_is_me ->
        [yes] Du får { card-name }.
       *[no] { $to } får { card-name }.
    }
move-starts =
    { $me ->
        [yes] Du begynder.
       *[no] { $by } begynder.
    }
move-turn-lost =
    { $me ->
        [yes] Du sad over.
       *[no] { $by } sad over.
    }


## Opfordringer

prompt-act =
    { $draws ->
        [yes] Det er din tur: Spil et kort, eller træk et.
       *[no] Det er din tur: Spil et kort.
    }
prompt-end = Kun ét kort på hånden? Sig »Sidste kort«! Ellers »Videre«.
silence = Om { $count } s tæller tavshed som »Videre«.
silence-five = Fem sekunders tavshed tæller som »Videre«.
prompt-target-play = I hvilken ende af hvilken række?
prompt-target-play-first = Hvilken række starter du?
prompt-target-token = Hvilket tegn skal brikken dække?
prompt-target-token-operator = Hvilken side skal opad?
prompt-target-flip = Hvilket tegn laver du om?
prompt-target-swap = Hvilket kort bytter du?
prompt-target-swap-second = Og med hvilket?
prompt-target-scrap = Hvilket kort ryger ud?
prompt-target-slow = Hvem skal trække to kort?
prompt-target-steal = Hvilket kort stjæler du?
prompt-target-steal-end = I hvilken ende af din række?
prompt-target-reverse = Hvilken række vender du om?
prompt-target-skip = Hvem skal sidde over?
prompt-target-gift = Hvilket kort giver du væk?
prompt-target-gift-to = Og hvem får det?
# »Kort« er ens i ental og flertal.
prompt-slowed =
    { $decks ->
        [one] { $count ->
            [one] Bremset! Træk { $count } kort.
           *[other] Bremset! Træk { $count } kort.
        }
       *[both] { $count ->
            [one] Bremset! Træk { $count } kort: fra hvilken bunke?
           *[other] Bremset! Træk { $count } kort: fra hvilken bunke?
        }
    }
prompt-caught =
    { $draws ->
        [yes] Du glemte »Sidste kort«! Træk, eller sid over.
       *[no] Du glemte »Sidste kort«! Begge bunker er tomme: Sid over.
    }
prompt-discard = Du kan hverken spille eller trække: Alle ser dine kort. Kassér et af dem.
prompt-wait = Nu spiller { $who } …
prompt-wait-end = { $who } afslutter snart sin tur …
prompt-wait-slowed = { $who } skal trække …
prompt-wait-caught =
    { $draws ->
        [yes] { $who } blev snuppet og skal trække eller sidde over …
       *[no] { $who } blev snuppet og skal sidde over …
    }
prompt-skipped =
    { $me ->
        [yes] Du sidder over …
       *[no] { $who } sidder over …
    }
prompt-take-back = Fortryd


## Tingene på bordet

go = Videre!
last-card = Sidste kort!
caught = Snuppet!
caught-who = Snup { $who }!
caught-why = glemte »Sidste kort«
sit-out = Sid over
draw-number = Træk et talkort
draw-action = Træk et aktionskort
number-deck =
    { $count ->
        [0] Talbunke: tom
       *[other] Talbunke: { $count } kort
    }
action-deck =
    { $count ->
        [0] Aktionsbunke: tom
       *[other] Aktionsbunke: { $count } kort
    }
discards = Kasserede kort
hand-label = Dine kort
sequence-of = Rækken hos { $who }
sequence-mine = Din række
empty-sequence = Ingen kort
result = = { $result }
result-decimal = = { $result } ({ $decimal })
place-here-left =
    { $me ->
        [yes] Til venstre i din række
       *[no] Til venstre i rækken hos { $who }
    }
place-here-right =
    { $me ->
        [yes] Til højre i din række
       *[no] Til højre i rækken hos { $who }
    }
cards-count =
    { $count ->
        [0] Ingen kort
       *[other] { $count } kort
    }
will-skip =
    { $count ->
        [one] Sidder over { $count } gang
       *[other] Sidder over { $count } gange
    }
token-on = Brik: { $operator } i stedet for { $printed }
operator-plus = plus
operator-minus = minus
operator-times = gange
operator-divide = divideret med
# $operator er et af de fire ord ovenfor.
laid-card = { $number } { $operator }
preview = { $from } → { $to }
divided-by-0 = Divideret med 0!
known-cards = Kort, du kender


## Hvad der skete

event-falls =
    { $me ->
        [yes] Divideret med 0: Din række falder sammen!
       *[no] Divideret med 0: Rækken hos { $who } falder sammen!
    }
stamp-falls =
    { $me ->
        [yes] Din række falder sammen!
       *[no] Rækken hos { $who } er væk!
    }
event-hit =
    { $me ->
        [yes] Din række går fra { $before } til { $after }.
       *[no] Rækken hos { $who } går fra { $before } til { $after }.
    }
stamp-hit =
    { $me ->
        [yes] { $how ->
            [steal] Stjålet fra dig: { $before } → { $after }
            [scrap] Smidt ud: { $before } → { $after }
            [swap] Byttet: { $before } → { $after }
           *[other] Din række: { $before } → { $after }
        }
       *[no] { $how ->
            [steal] Stjålet fra { $who }: { $before } → { $after }
           *[other] { $who }: { $before } → { $after }
        }
    }
event-caught =
    { $me ->
        [yes] { $draws ->
            [yes] Snuppet af { $whose }: Du trækker et kort eller sidder over næste gang.
           *[no] Snuppet af { $whose }, og begge bunker er tomme: Du sidder over næste gang.
        }
       *[no] { $whose_is_me ->
            [yes] { $draws ->
                [yes] Snuppet af dig: { $who } trækker et kort eller sidder over.
               *[no] Snuppet af dig, og begge bunker er tomme: { $who } sidder over.
            }
           *[no] { $draws ->
                [yes] Snuppet af { $whose }: { $who } trækker et kort eller sidder over.
               *[no] Snuppet af { $whose }, og begge bunker er tomme: { $who } sidder over.
            }
        }
    }
stamp-caught =
    { $me ->
        [yes] { $whose } snupper dig!
       *[no] { $whose_is_me ->
            [yes] Du snupper { $who }!
           *[no] { $whose } snupper { $who }!
        }
    }
event-last-card =
    { $me ->
        [yes] Du har ét kort tilbage.
       *[no] { $who } har ét kort tilbage.
    }
stamp-last-card =
    { $me ->
        [yes] Sidste kort!
       *[no] { $who }: sidste kort!
    }
event-early-call =
    { $me ->
        [yes] Du har mere end ét kort: Det tæller som »Videre«.
       *[no] { $who } har mere end ét kort: Det tæller som »Videre«.
    }
stamp-early-call = Det tæller som »Videre«
event-got-away =
    { $me ->
        [yes] Du glemte »Sidste kort«, men ingen snuppede dig.
       *[no] { $who } glemte »Sidste kort« og slap af sted med det.
    }
stamp-got-away =
    { $me ->
        [yes] Pyha, ikke snuppet!
       *[no] { $who } slipper!
    }
event-slowed =
    { $me ->
        [yes] { $count ->
            [0] Begge bunker er tomme: Du trækker ingenting.
            [one] Du skal trække ét kort, det sidste.
           *[other] Du skal trække to kort.
        }
       *[no] { $count ->
            [0] Begge bunker er tomme: { $who } trækker ingenting.
            [one] { $who } skal trække ét kort, det sidste.
           *[other] { $who } skal trække to kort.
        }
    }
stamp-slowed =
    { $me ->
        [yes] { $count ->
            [0] Bunkerne er tomme!
            [one] Træk ét kort!
           *[other] Træk to kort!
        }
       *[no] { $count ->
            [0] Bunkerne er tomme!
            [one] { $who } trækker ét kort!
           *[other] { $who } trækker to kort!
        }
    }
event-skipped =
    { $me ->
        [yes] { $turns ->
            [one] Du sidder over næste gang.
           *[other] Du sidder over de næste { $turns } gange.
        }
       *[no] { $turns ->
            [one] { $who } sidder over næste gang.
           *[other] { $who } sidder over de næste { $turns } gange.
        }
    }
stamp-skipped =
    { $me ->
        [yes] { $turns ->
            [one] Du sidder over!
           *[other] Du sidder over { $turns } gange!
        }
       *[no] { $turns ->
            [one] { $who } sidder over!
           *[other] { $who } sidder over { $turns } gange!
        }
    }
event-shows-hand =
    { $me ->
        [yes] Du kan hverken spille eller trække og viser dine kort.
       *[no] { $who } kan hverken spille eller trække og viser sine kort.
    }
stamp-shows-hand =
    { $me ->
        [yes] Du viser dine kort!
       *[no] { $who } viser sine kort!
    }
event-out =
    { $me ->
        [yes] Du har ingen kort tilbage: Spillet er slut!
       *[no] { $who } har ingen kort tilbage: Spillet er slut!
    }
stamp-out =
    { $me ->
        [yes] Du har ikke flere kort!
       *[no] { $who } har ikke flere kort!
    }
event-wins = { end-wins }
stamp-wins =
    { $me ->
        [yes] Du vinder!
       *[no] { $who } vinder!
    }
event-shared = { end-shared }
stamp-shared = Sejren deles!


## Slutningen

end-step = { $left } { $operator } { $right } = { $result }
end-wins =
    { $me ->
        [yes] Du vinder med { $result }!
       *[no] { $who } vinder med { $result }!
    }
end-shared = Det står lige: Sejren deles!
end-empty = Tom række: 0
story-ahead =
    { $me ->
        [yes] Resultat { $result }: { $margin } mere end dig.
       *[no] Resultat { $result }: { $margin } mere end { $who }.
    }
story-level = Det står lige: { $result } hver.
story-blow =
    { $side ->
        [mine] Det afgørende slag: { $by } sendte dig fra { $before } til { $after }.
        [by-me] Det afgørende slag: Du sendte { $who } fra { $before } til { $after }.
       *[others] Det afgørende slag: { $by } sendte { $who } fra { $before } til { $after }.
    }
story-went-out =
    { $me ->
        [yes] Du løb tør for kort som den første, men det højeste resultat vinder.
       *[no] { $who } løb tør for kort som den første, men det højeste resultat vinder.
    }


## Taster

key-card = Vælg et kort fra hånden
key-choose = Skift mellem mulighederne
key-take = Bekræft dit valg
key-undo = Fortryd
key-go = Videre: Afslut din tur
key-last-card = Sig »Sidste kort«
key-caught = Råb »Snuppet!«


## Regler

rules-1-title = Målet
rules-1-text =
    Alle bygger en række af talkort, der læses som ét langt regnestykke.
    Spillet slutter, når en spiller ikke har flere kort. Så vinder den med det højeste resultat, uanset hvem det er.
    Få derfor din række til at vokse, og ødelæg de andres.
rules-2-title = Før I begynder
rules-2-text =
    Alle får tre talkort og tre aktionskort og holder dem hemmelige.
    De to slags har hver sin bagside: Alle kan se, hvor mange du har af hver.
    Rækkerne er tomme fra start. Der trækkes lod om, hvem der begynder, eller værten bestemmer det.
rules-3-title = Din tur
rules-3-text =
    Gør én ting:
    - spil et kort, eller
    - træk et kort fra den bunke, du vil.
    Sig så »Videre«, og turen går videre til venstre. Fem sekunders tavshed tæller som »Videre«, også uden tidsgrænse.
rules-4-title = Sådan læses en række
rules-4-text =
    Altid fra venstre mod højre: × og ÷ regnes ikke ud først. ÷ betyder divideret med (ikke minus).
    Begynd med det første tal. Tegnet på hvert kort viser, hvad der sker med det næste tal; det sidste tegn tæller ikke.
    6−, 4÷, 2+, 3× giver 4: 6 − 4 = 2, 2 ÷ 2 = 1, 1 + 3 = 4.
    Brøker rundes ikke af. Et enkelt kort er sit tal værd, en tom række 0.
rules-5-title = Talkort
rules-5-text =
    Et talkort lægges i venstre eller højre ende af en række, aldrig i midten.
    I din egen række eller en andens: Et 0 efter en andens × gør rigtig ondt.
rules-6-title = Aktionskort
rules-6-text =
    - { card-plus-minus } · { card-plus-minus-help }
    - { card-times-divide } · { card-times-divide-help }
    - { card-flip } · { card-flip-help }
    - { card-swap } · { card-swap-help }
    - { card-scrap } · { card-scrap-help }
    - { card-slow } · { card-slow-help }
    - { card-steal } · { card-steal-help }
    - { card-reverse } · { card-reverse-help }
    - { card-skip } · { card-skip-help }
    - { card-gift } · { card-gift-help }
    Bagefter kasseres kortet. Er der ikke noget at bruge det på, kan det ikke spilles.
    Mistede ture lægges sammen, uanset om de skyldes »{ card-skip }«, eller at du er blevet snuppet.
rules-7-title = Brikker
rules-7-text =
    En brik dækker tegnet på et kort: Det er brikken, der tæller, ikke det, der står under den.
    Den følger med sit kort. En ny brik afløser den, og når kortet kasseres, går den tilbage til forrådet.
rules-8-title = Sidste kort!
rules-8-text =
    Kun ét kort tilbage? Sig »Sidste kort« i stedet for »Videre«.
    Glemmer du det, kan de andre snuppe dig, indtil din næste tur begynder. Kort, du får i mellemtiden, hjælper ikke, og en tur, du sidder over, tæller ikke.
    Bliver du snuppet, trækker du et kort eller sidder over næste gang.
    Har du mere end ét kort, tæller »Sidste kort« bare som »Videre«.
rules-9-title = Division med 0
rules-9-text =
    Et ÷ lige før et 0 får hele rækken til at falde sammen: Det hele kasseres med det samme.
    0 ÷ 5 er i orden, og et ÷ på det sidste kort dividerer ingenting.
rules-10-title = Tomme bunker
rules-10-text =
    Kasserede kort kommer aldrig tilbage. Man kan ikke trække fra en tom bunke.
    Kan du hverken spille eller trække, viser du dine kort og kasserer et af dem: Du vælger hvilket.
    Snuppet, og begge bunker er tomme? Så sidder du over næste gang.
    Er der for få kort tilbage til »{ card-slow }«, trækker du kun det, der er.
rules-11-title = Slutningen
rules-11-text =
    Så snart en spiller ikke har flere kort, er spillet slut. Det sidste kort virker stadig.
    Den med det højeste resultat vinder; står det lige, deles sejren.


## Hjælp til det første spil

guide-card = Din tur! Det højeste resultat vinder. Tryk på et talkort.
guide-place = De gule felter viser resultatet, også hos andre. Tryk på et af dine.
guide-read = Læs fra venstre mod højre: Hvert tegn gælder det næste tal.
guide-end = »Videre!« afslutter turen. Kun ét kort? Så sig »Sidste kort!«, ellers kan du blive snuppet.
guide-wait = Nu spiller { $who }. Når en hånd er tom, vinder det højeste resultat.
guide-trick = Hvad gør et lilla kort? Tryk på et for at læse det.
guide-draw = Ingen kort, der hjælper dig? Træk et nyt i stedet: et tal eller en aktion.
