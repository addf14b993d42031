### MadMatix på dansk.
### $who er et navn, $me er "yes", hvis det er den, der læser. $card er "7×", en slags som "steal" eller
### "hidden-number" eller "hidden-action", hvor man kun ser kortets bagside.

title = MadMatix
tagline = Få dit regnestykke til at vokse, og ødelæg deres!
goal = Byg din række kort for kort, og drill de andre: Det højeste resultat vinder.


## Valg

option-starter = Første tur
option-starter-help = Hvem der begynder.
option-starter-0 = Ved lodtrækning
option-starter-1 = Stol 1
option-starter-2 = Stol 2
option-starter-3 = Stol 3
option-starter-4 = Stol 4
option-starter-5 = Stol 5
option-starter-6 = Stol 6
option-starter-7 = Stol 7
option-starter-8 = Stol 8

option-timer = Betænkningstid
option-timer-help = Til hver tur. Når tiden er gået, vælger spillet for dig.
option-timer-0 = Ingen grænse
option-timer-15 = 15 sekunder
option-timer-30 = 30 sekunder
option-timer-60 = 60 sekunder


## Kort

card-plus-minus = Plus-Minus
card-plus-minus-help = Dæk et hvilket som helst tegn på bordet med + eller −.
card-times-divide = Gange-Dele
card-times-divide-help = Dæk et hvilket som helst tegn på bordet med × eller ÷.
card-flip = Modsat
card-flip-help = Lav et hvilket som helst tegn om til det modsatte: + til −, × til ÷ eller omvendt.
card-swap = Byt
card-swap-help = To kort på bordet bytter plads, uanset hvilke rækker de ligger i.
card-scrap = Smid ud
card-scrap-help = Smid kortet i den ene ende af en hvilken som helst række ud.
card-slow = Brems
card-slow-help = En anden trækker to kort.
card-steal = Stjæl
card-steal-help = Tag et kort fra en ende af en andens række, og læg det i en ende af din egen.
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
           *[no] { $who } lægger { $card } til { at-end } i rækken hos { $whose }.
        }
    }
move-token =
    { $me ->
        [yes] { $own ->
            [yes] Du lægger et { $operator } på kort { $place } i din egen række.
           *[no] Du lægger et { $operator } på kort { $place } i rækken hos { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } lægger et { $operator } på kort { $place } i sin egen række.
           *[no] { $who } lægger et { $operator } på kort { $place } i rækken hos { $whose }.
        }
    }
move-flip =
    { $me ->
        [yes] { $own ->
            [yes] Du vender tegnet på kort { $place } i din egen række.
           *[no] Du vender tegnet på kort { $place } i rækken hos { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } vender tegnet på kort { $place } i sin egen række.
           *[no] { $who } vender tegnet på kort { $place } i rækken hos { $whose }.
        }
    }
move-swap =
    { $me ->
        [yes] Du bytter kort { $place } hos { $whose } med kort { $to_place } hos { $to }.
       *[no] { $who } bytter kort { $place } hos { $whose } med kort { $to_place } hos { $to }.
    }
move-scrap =
    { $me ->
        [yes] { $own ->
            [yes] Du smider kortet længst til { at-end } i din egen række ud.
           *[no] Du smider kortet længst til { at-end } hos { $whose } ud.
        }
       *[no] { $own ->
            [yes] { $who } smider kortet længst til { at-end } i sin egen række ud.
           *[no] { $who } smider kortet længst til { at-end } hos { $whose } ud.
        }
    }
move-slow =
    { $me ->
        [yes] Du bremser { $to }: træk to kort!
       *[no] { $who } bremser { $to }: træk to kort!
    }
move-steal =
    { $me ->
        [yes] Du stjæler kortet længst til { at-end } hos { $whose } og lægger det til { at-to-end } i din egen række.
       *[no] { $who } stjæler kortet længst til { at-end } hos { $whose } og lægger det til { at-to-end } i sin egen række.
    }
move-reverse =
    { $me ->
        [yes] { $own ->
            [yes] Du vender din egen række om.
           *[no] Du vender rækken hos { $whose } om.
        }
       *[no] { $own ->
            [yes] { $who } vender sin egen række om.
           *[no] { $who } vender rækken hos { $whose } om.
        }
    }
move-skip =
    { $me ->
        [yes] Du lader { $to } sidde over.
       *[no] { $who } lader { $to } sidde over.
    }
move-gift =
    { $me ->
        [yes] Du giver { $to } en gave: { card-name }.
       *[no] { $who } giver { $to } en gave: { card-name }.
    }
move-discard =
    { $me ->
        [yes] Du smider { card-name }.
       *[no] { $who } smider { card-name }.
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
        [yes] Du vil hellere sidde over.
       *[no] { $who } vil hellere sidde over.
    }
move-catch =
    { $me ->
        [yes] Du snupper { $whose }: intet »Sidste kort!«
       *[no] { $who } snupper { $whose }: intet »Sidste kort!«
    }
move-let-go =
    { $me ->
        [yes] Du lader { $whose } slippe.
       *[no] { $who } lader { $whose } slippe.
    }
move-dealt = { $to } får { card-name }.
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

prompt-act = Det er din tur: Spil et kort, eller træk et.
prompt-end = Kun ét kort tilbage? Sig »Sidste kort«! Ellers »Videre«.
prompt-target-play = I hvilken ende af hvilken række?
prompt-target-token = Hvilket kort får brikken?
prompt-target-token-operator = Hvilken side opad?
prompt-target-flip = Hvilket tegn vender du?
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
prompt-slowed = Du er bremset! { $count } kort at trække: fra hvilken bunke?
prompt-caught = Snuppet! Du glemte »Sidste kort«. Vil du trække et kort eller sidde over?
prompt-discard = Intet at spille, intet at trække: Alle ser dine kort. Smid et af dem.
prompt-wait = Nu er det { $who } …
prompt-wait-end = { $who } siger snart »Videre« …
prompt-wait-slowed = { $who } skal trække …
prompt-wait-caught = { $who } blev snuppet: trække eller sidde over?
prompt-skipped =
    { $me ->
        [yes] Du sidder over …
       *[no] { $who } sidder over …
    }
prompt-take-back = Tag tilbage


## Tingene på bordet

go = Videre!
last-card = Sidste kort!
caught = Snuppet!
caught-who = Snup { $who }!
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
discards = Smidte kort
hand-label = Dine kort
sequence-of = Rækken hos { $who }
sequence-mine = Din række
empty-sequence = Ingen kort endnu
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
known-cards = Kort, du kender


## Hvad der skete

event-falls =
    { $me ->
        [yes] Divideret med 0: Din række falder fra hinanden!
       *[no] Divideret med 0: Rækken hos { $who } falder fra hinanden!
    }
event-shows-hand =
    { $me ->
        [yes] Du kan hverken spille eller trække og viser dine kort.
       *[no] { $who } kan hverken spille eller trække og viser sine kort.
    }
event-out =
    { $me ->
        [yes] Du har ingen kort tilbage: Spillet er slut!
       *[no] { $who } har ingen kort tilbage: Spillet er slut!
    }


## Slutningen

end-step = { $left } { $operator } { $right } = { $result }
end-wins =
    { $me ->
        [yes] Du vinder med { $result }!
       *[no] { $who } vinder med { $result }!
    }
end-shared = Side om side til det sidste: Sejren deles!
end-empty = Tom række: 0


## Taster

key-card = Vælg et kort på hånden
key-choose = Skift mellem det, der lyser
key-take = Tag det valgte
key-undo = Tag tilbage
key-go = Videre: slut din tur
key-last-card = Sig “Sidste kort”
key-caught = Råb “Snuppet!”


## Regler

rules-1-title = Målet
rules-1-text =
    Alle bygger en række af talkort, der læses som ét langt regnestykke.
    Spillet slutter, når en spiller ikke har flere kort. Så vinder det højeste resultat, uanset hvem der har det.
    Så få din række til at vokse, og ødelæg de andres.
rules-2-title = Før I begynder
rules-2-text =
    Alle får tre talkort og tre aktionskort og holder dem hemmelige.
    De to slags har hver sin bagside: Alle kan se, hvor mange du har af hver.
    Rækkerne er tomme fra start. Hvem der begynder, trækkes der lod om, eller det vælges ved bordet.
rules-3-title = Din tur
rules-3-text =
    Gør én ting:
    - spil et kort, eller
    - træk et kort fra den bunke, du vil.
    Sig så »Videre«, og turen går mod venstre. Efter fem sekunder går den videre af sig selv.
rules-4-title = Sådan læses en række
rules-4-text =
    Altid fra venstre mod højre: × og ÷ kommer ikke først.
    Begynd med det første tal. Tegnet på hvert kort fører til det næste tal; det sidste tegn tæller ikke.
    6−, 4÷, 2+, 3× giver 4: 6 − 4 = 2, 2 ÷ 2 = 1, 1 + 3 = 4.
    Brøker er nøjagtige. Et enkelt kort er sit tal værd, en tom række 0.
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
    Bagefter smides kortet. Uden et mål kan det ikke spilles.
rules-7-title = Brikker
rules-7-text =
    En brik dækker tegnet på et kort: Det er brikken, der tæller, ikke det, der står under den.
    Den følger med sit kort. En ny brik afløser den, og når kortet smides ud, går den tilbage til forrådet.
rules-8-title = Sidste kort!
rules-8-text =
    Kun ét kort tilbage? Sig »Sidste kort« i stedet for »Videre«.
    Glemmer du det, kan de andre snuppe dig, indtil din næste tur begynder.
    Bliver du snuppet, trækker du et kort eller sidder over næste gang.
rules-9-title = At dividere med 0
rules-9-text =
    Et ÷ lige før et 0 får hele rækken til at falde fra hinanden: Det hele smides ud med det samme.
    0 ÷ 5 er i orden, og et ÷ på det sidste kort dividerer ingenting.
rules-10-title = Tomme bunker
rules-10-text =
    Smidte kort kommer aldrig tilbage. Fra en tom bunke trækker ingen.
    Kan du hverken spille eller trække, viser du dine kort og smider et af dem: Du vælger hvilket.
    Snuppet, og begge bunker er tomme? Så sidder du over.
rules-11-title = Slutningen
rules-11-text =
    Så snart en spiller ikke har flere kort, er spillet slut. Det sidste kort virker stadig.
    Det højeste resultat vinder; er de lige, deles sejren.


## Hjælp til det første spil

guide-card = Din tur! Tryk på et talkort: Det får din række til at vokse.
guide-place = Tryk på en gul plads, i din række eller i en andens. Den viser, hvad det giver.
guide-end = »Videre!« slutter din tur. Har du kun ét kort tilbage, så sig »Sidste kort!«, ellers kan du blive snuppet.
guide-wait = Nu er det { $who }. Når en spiller ikke har flere kort, vinder det højeste resultat.
guide-trick = Lilla kort kan noget særligt. Tryk på et for at læse, hvad det gør.
guide-draw = Ingen kort, der hjælper dig? Træk et nyt i stedet: et tal eller en aktion.
