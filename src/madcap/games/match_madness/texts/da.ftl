### Match Madness på dansk.
### $who og $by er navne, $me er "yes", hvis det er den, der læser. $card er et kort som "3-07": niveau 3, nummer 7;
### eller "none", så længe man ikke må se det. $slot er 1 eller, i Total galskab, niveauet for en bunke.
### $seconds er en tid med hundrededele, $mode er "quick", "total" eller "daily".

title = Match Madness
tagline = Fem blokke, ét mønster: Vær hurtigst!
goal = Brug dine fem blokke til at bygge mønsteret på et kort: Den, der først er færdig, får kortet.


## Valg

option-mode = Spil
option-mode-help = Ét kort ad gangen eller fem bunker på én gang.
option-mode-quick = Hurtig version · ét kort ad gangen
option-mode-total = Total galskab · fem bunker, point
option-mode-daily = Dagens fem · alene

option-rounds = Kort
option-rounds-help = Hvor mange kort der vendes, ét ad gangen: 1 til 60, eller op til 12 fra ét niveau.

option-level = Niveau
option-level-help = Hvor svære mønstrene er. Der er tolv kort på hvert niveau.
option-level-0 = Alle niveauer, blandet
option-level-1 = Niveau 1 · til at begynde med
option-level-2 = Niveau 2 · stadig let
option-level-3 = Niveau 3 · drilsk
option-level-4 = Niveau 4 · svært
option-level-5 = Niveau 5 · galskab

option-judging = Hvem tjekker?
option-judging-help = Spillet finder alle fejl. De andre finder kun dem, de lægger mærke til.
option-judging-referee = Spillet
option-judging-table = De andre ved bordet

option-bot_speed = Botterne bygger
option-bot_speed-help = Hvor længe de er om et kort. Gælder ikke, hvis de spiller »Straks«.
option-bot_speed-50 = Dobbelt så hurtigt
option-bot_speed-75 = Lidt hurtigere
option-bot_speed-100 = Med normal fart
option-bot_speed-150 = Lidt langsommere
option-bot_speed-200 = Halvt så hurtigt

option-head_start_1 = Forspring til plads 1, i sekunder
option-head_start_1-help = Med et forspring ser man hvert kort før de andre. I Total galskab begynder man at bygge før de andre, men kun én gang.
option-head_start_2 = Forspring til plads 2, i sekunder
option-head_start_3 = Forspring til plads 3, i sekunder
option-head_start_4 = Forspring til plads 4, i sekunder
option-head_start_5 = Forspring til plads 5, i sekunder
option-head_start_6 = Forspring til plads 6, i sekunder
option-head_start_7 = Forspring til plads 7, i sekunder
option-head_start_8 = Forspring til plads 8, i sekunder
option-head_start_9 = Forspring til plads 9, i sekunder
option-head_start_10 = Forspring til plads 10, i sekunder
option-head_start_11 = Forspring til plads 11, i sekunder
option-head_start_12 = Forspring til plads 12, i sekunder


## Tingenes navne

mode-daily = Dagens fem

tile-plus = plus
tile-ring = ring
tile-star = stjerne
tile-square = firkant
tile-dots = fire prikker

block-name = Blok { $block }
tool-label = { $tool }: { block-name }
level-name = Niveau { $level }
# »Point« og »kort« er ens i ental og flertal.
points = { $count } point
cards-count =
    { $count ->
        [0] Ingen kort
       *[other] { $count } kort
    }
untimed = uden ur


## Træk, til loggen og til oplæsning

move-claim =
    { $me ->
        [yes] Du siger, at du har løst kort { $card }.
       *[no] { $who } mener at have løst kort { $card }.
    }
move-give-up =
    { $me ->
        [yes] { $mode ->
            [total] Du vil gerne springe kortet på niveau { $slot } over.
           *[other] Du vil gerne springe kortet over.
        }
       *[no] { $mode ->
            [total] { $who } vil gerne springe kortet på niveau { $slot } over.
           *[other] { $who } vil gerne springe kortet over.
        }
    }
move-take-back =
    { $me ->
        [yes] { $mode ->
            [total] Du vil alligevel ikke springe kortet på niveau { $slot } over.
           *[other] Du vil alligevel ikke springe kortet over.
        }
       *[no] { $mode ->
            [total] { $who } vil alligevel ikke springe kortet på niveau { $slot } over.
           *[other] { $who } vil alligevel ikke springe kortet over.
        }
    }
move-accept =
    { $me ->
        [yes] Du protesterer ikke.
       *[no] { $who } protesterer ikke.
    }
move-object =
    { $me ->
        [yes] Du protesterer: Det passer ikke!
       *[no] { $who } protesterer: Det passer ikke!
    }
move-stop =
    { $me ->
        [yes] Du afslutter spillet.
       *[no] { $who } afslutter spillet.
    }
move-hint =
    { $me ->
        [yes] Du får et tip.
       *[no] { $who } får et tip.
    }
move-pressed =
    { $me ->
        [yes] Du råber »Match!«
       *[no] { $who } råber »Match!«
    }
move-next =
    { $mode ->
        [total] Tre, to, en, nu!
       *[other] Her kommer et kort …
    }
move-show = Forspring slut!
move-verdict =
    { $me ->
        [yes] { $right ->
            [yes] { $why ->
                [accepted] Ingen protester: match til dig!
                [silence] Ingen protester: match til dig!
               *[other] Det gælder: match til dig!
            }
           *[no] Du har lagt forkert!
        }
       *[no] { $right ->
            [yes] { $why ->
                [accepted] Ingen protester: match til { $by }!
                [silence] Ingen protester: match til { $by }!
               *[other] Det gælder: match til { $by }!
            }
           *[no] { $by } har lagt forkert!
        }
    }
move-warm =
    { $me ->
        [yes] Du må gerne råbe »Match!« igen.
       *[no] { $by } må gerne råbe »Match!« igen.
    }
move-quiet = Ti minutter uden et »Match!«: Værten kan nu afslutte spillet.
move-turned =
    { $card ->
        [none] Et kort vendes. Du må ikke se det endnu!
       *[other] { $mode ->
            [total] Niveau { $slot } viser kort { $card }.
           *[other] Kort { $card } vendes.
        }
    }


## Hvad der sker: en sætning til loggen og et par ord til et stempel på pladen

event-won =
    { $me ->
        [yes] { $mode ->
            [total] Du vinder kortet på niveau { $level }: { $points } point.
           *[other] Du vinder kortet på niveau { $level }.
        }
       *[no] { $mode ->
            [total] { $who } vinder kortet på niveau { $level }: { $points } point.
           *[other] { $who } vinder kortet på niveau { $level }.
        }
    }
stamp-won =
    { $me ->
        [yes] { $mode ->
            [total] Til dig: +{ $points }!
           *[other] Kortet er dit!
        }
       *[no] { $mode ->
            [total] { $who }: +{ $points }!
           *[other] Kort til { $who }!
        }
    }
event-out =
    { $me ->
        [yes] Du kan ikke længere vinde dette kort.
       *[no] { $who } kan ikke længere vinde dette kort.
    }
stamp-out =
    { $me ->
        [yes] Du er ude!
       *[no] { $who } er ude!
    }
event-lost =
    { $me ->
        [yes] Du lægger det kort, du sidst vandt, til side: niveau { $level }, { $points } point mindre.
       *[no] { $who } lægger sit sidst vundne kort til side: niveau { $level }, { $points } point mindre.
    }
stamp-lost =
    { $me ->
        [yes] Du mister et kort!
       *[no] { $who } mister et kort!
    }
event-owes =
    { $me ->
        [yes] Du har ingen kort: Det næste, du vinder, lægges til side.
       *[no] { $who } har ingen kort og skal lægge sit næste vundne kort til side.
    }
stamp-owes =
    { $me ->
        [yes] Du skylder et kort!
       *[no] { $who } skylder et kort!
    }
event-paid =
    { $me ->
        [yes] Du skyldte et kort: Kortet på niveau { $level } lægges til side.
       *[no] { $who } skyldte et kort: Kortet på niveau { $level } lægges til side.
    }
stamp-paid =
    { $me ->
        [yes] Din gæld er betalt!
       *[no] { $who } har betalt!
    }
event-aside =
    { $why ->
        [mistakes] Ingen kan længere vinde dette kort på niveau { $level }: Det lægges til side.
       *[skipped] Kortet på niveau { $level } springes over: Ingen får det.
    }
stamp-aside =
    { $why ->
        [mistakes] Kortet er tabt!
       *[skipped] Sprunget over!
    }
event-last = Det er det sidste kort.
stamp-last = Sidste kort!
event-wins =
    { $me ->
        [yes] { $mode ->
            [total] Du vinder med { $score } point!
           *[other] Du vinder med { $score } kort!
        }
       *[no] { $mode ->
            [total] { $who } vinder med { $score } point!
           *[other] { $who } vinder med { $score } kort!
        }
    }
stamp-wins =
    { $me ->
        [yes] Du vinder!
       *[no] { $who } vinder!
    }
event-shared = Side om side til det sidste: Sejren deles!
stamp-shared = Sejren deles!
event-finished =
    { $me ->
        [yes] Du har løst { $built } af { $cards } kort.
       *[no] { $who } har løst { $built } af { $cards } kort.
    }
stamp-finished = Færdig: { $built } af { $cards }!


## Opfordringer

prompt-count = Gør dig klar …
prompt-count-total = Kig på kortene, men rør ikke blokkene!
prompt-next = Det næste kort er på vej …
prompt-build = Byg mønsteret, og råb »Match!«
prompt-build-total = Byg et af mønstrene, tryk på kortet, og råb »Match!«
prompt-head-start = Andre har et forspring. Snart er det din tur …
prompt-out = Det passede ikke. Du er ude, til kortet er væk!
prompt-cooling = Det passede ikke. Træk lige vejret …
prompt-change =
    { $mode ->
        [total] Det passede ikke: Flyt en blok, eller tryk på et andet kort.
       *[other] Det passede ikke: Lav noget om først.
    }
prompt-checking = { $who } råber »Match!« Passer det?
prompt-judge = Passer det? Hvis ikke, så protestér!
prompt-judged = De andre tjekker dine blokke …
prompt-accepted = Du protesterer ikke. Gør de andre?
prompt-quiet = Ti minutter uden et »Match!«: Du kan nu afslutte spillet.
prompt-practice = Tag dig god tid. Et tip viser, hvor en blok skal ligge.
prompt-watch = Du kigger med.
prompt-replay = Alle bygger. Blokkene ses kun, når nogen råber »Match!«


## Det kan du gøre

match = Match!
give-up = Spring kortet over
take-back = Spring det ikke over
# Hvor mange af dem, der stadig er med, der vil springe kortet over.
agreed = { $count } af { $total } vil springe det over
accept = Det passer
object = Protest!
stop = Afslut spillet
hint = Tip


## Slutningen

end-wins =
    { $me ->
        [yes] { $mode ->
            [total] Du vinder med { $count } point!
           *[other] Du vinder med { $count } kort!
        }
       *[no] { $mode ->
            [total] { $who } vinder med { $count } point!
           *[other] { $who } vinder med { $count } kort!
        }
    }
# Uafgjort: Det højeste niveau, hvor kortene er forskellige, afgør det.
end-wins-tie =
    { $me ->
        [yes] Det står lige, men du har flere kort på niveau { $level }: Du vinder!
       *[no] Det står lige, men { $who } har flere kort på niveau { $level } og vinder!
    }
end-shared = Side om side til det sidste: Sejren deles!
end-alone =
    { $total ->
        [one] { $count ->
            [0] Du løste ikke kortet.
           *[other] Du løste kortet.
        }
       *[other] Du løste { $count } af { $total } kort.
    }
end-time = I alt: { time }
story-ahead =
    { $me ->
        [yes] { $mode ->
            [total] { $count } point: { $margin } mere end dig.
           *[other] { $count } kort: { $margin } mere end dig.
        }
       *[no] { $mode ->
            [total] { $count } point: { $margin } mere end { $who }.
           *[other] { $count } kort: { $margin } mere end { $who }.
        }
    }
story-lead = Foran fra kort nr. { $number } (niveau { $level }) og til det sidste.
story-fastest =
    { $me ->
        [yes] Hurtigste kort: dit, på { $time }.
       *[no] Hurtigste kort: { $who }, på { $time }.
    }
story-alone =
    { $total ->
        [one] { $count ->
            [0] Kortet blev ikke løst.
           *[other] Kortet er løst.
        }
       *[other] { $count } af { $total } kort løst.
    }
story-alone-all =
    { $total ->
        [one] Løst på { $time }.
       *[other] Alle { $total } kort, på { $time }.
    }


## Regler

rules-1-title = Målet
rules-1-text =
    Alle har de samme fem blokke. Hvert kort viser et mønster af ti felter.
    Byg det af dine blokke før de andre, og kortet er dit.
rules-2-title = Blokke
rules-2-text =
    En blok har fire lange sider, og hver af dem viser to felter: plus, ring, stjerne, firkant eller fire prikker.
    Rul en blok for at se en anden side. Drej den for at lægge den på tværs eller på langs, den ene eller den anden vej.
    Hvert mønster kræver alle fem blokke, fladt ved siden af hinanden. Kortet røber ikke, hvor den ene slutter, og den næste begynder!
rules-3-title = Når det passer
rules-3-text =
    Felt for felt som på kortet: Det er et match.
    Du må gerne dreje hele mønsteret, og det er lige meget, hvilke blokke der viser det. Et spejlbillede passer ikke.
rules-4-title = Fem niveauer
rules-4-text =
    Der er tolv kort på hvert niveau. Striberne på kanten viser niveauet: Én er let, fem er galskab.
    Nogle af de lette kort kan løses på flere måder. Fra niveau 3 er der kun én.
rules-5-title = Hurtig version
rules-5-text =
    Aftal, hvor mange kort I spiller, 1 til 60. Et kort vendes, og alle bygger på én gang. Færdig? Råb »Match!«
    - Passer det, beholder du kortet, og det næste kommer.
    - Passer det ikke, er du ude, til kortet er væk, og de andre bygger videre. Er alle ude, får ingen det.
    Når der ikke er flere kort, vinder den, der har flest.
rules-6-title = Total galskab
rules-6-text =
    Fem bunker ligger med forsiden opad, en for hvert niveau, hver med lige så mange kort, som der er spillere.
    Når der er talt ned, bygger du mønsteret på et hvilket som helst af de øverste kort. Færdig? Peg på kortet, og råb »Match!« Alle holder pause, mens det tjekkes.
    - Passer det, tager du kortet, og det næste i bunken kommer frem.
    - Passer det ikke, lægger du det kort, du sidst vandt, til side. Har du ingen, skal du lægge det næste, du vinder, til side. Du skylder aldrig mere end ét.
    Niveau 1 og 2 giver ét point, niveau 3 to, niveau 4 og 5 tre. Når alle kort er væk, vinder den med flest point.
rules-7-title = Hvem kom først?
rules-7-text =
    Det tæller, hvornår du trykkede, ikke hvor god din forbindelse er.
    Er en anden lige et øjeblik hurtigere, koster det dig ikke noget.
    Efter en fejl i Total galskab kan du først råbe igen, når der er gået tre sekunder, og du har flyttet en blok eller peget på et andet kort.
rules-8-title = Går I i stå?
rules-8-text =
    Vil alle, der stadig er med, springe et kort over, lægges det til side: Ingen får det.
    Er nogen væk, venter I ikke på dem.
    Efter ti minutter uden et »Match!« kan værten afslutte spillet.
rules-9-title = Når I selv tjekker
rules-9-text =
    Alle ser blokkene, og de andre har otte sekunder til at protestere.
    Ved den første protest ser spillet efter og viser alle, hvad der eventuelt ikke passer.
    En forkert protest koster ikke noget. Men siger ingen noget, er kortet vundet, også med en fejl!
rules-10-title = Forspring
rules-10-text =
    Små mod store? Giv de små et forspring: Så ser de hvert kort et par sekunder før de andre.
    I Total galskab begynder de at bygge tidligere, men kun én gang.
rules-11-title = Alene
rules-11-text =
    Ved et bord med kun én plads spiller du mod uret.
    Dagens fem er fem kort, et fra hvert niveau, de samme for alle den dag.
    Når du træner, viser tips, hvor blokkene skal ligge, og en fejl koster ingenting.
rules-12-title = Slutningen
rules-12-text =
    Står det lige? Så vinder den med flest kort på niveau 5, ellers på niveau 4 og så videre. Står det stadig lige, deles sejren.


## Skærmen

roll = Rul
roll-back = Rul tilbage
turn = Drej
flip = Byt om
lift = Tag op
lift-all = Tag alle op
# Det, knapperne til den valgte blok siger.
roll-block = Rul blok { $block }
roll-back-block = Rul blok { $block } den anden vej
turn-block = Drej blok { $block } en kvart omgang
flip-block = Byt om på enderne af blok { $block }
lift-block = Læg blok { $block } tilbage i bakken
board-mine = Din plade
board-of = Pladen hos { $who }
tray = Bakke
cards = Kort
others = De andre
card-back = Et kort med bagsiden opad
deck-left =
    { $count ->
        [0] sidste kort
       *[other] { $count } til
    }
card-number = Kort { $number } af { $total }
point-at = Peg på kortet: niveau { $level }
pointed-at = Du peger på kortet: niveau { $level }
go = Nu!
# En tid i minutter og sekunder, f.eks. 0:07,30 eller 1:02,34.
time = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# Uret, mens det går, f.eks. 0:07,3.
clock-now = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clock-label = Tid
out-badge = ude
owes-badge = skylder et kort
cooling-badge = må vente
waits-badge = ikke endnu

prompt-lay =
    { $count ->
        [one] Der er stadig { $count } blok i bakken.
       *[other] Der er stadig { $count } blokke i bakken.
    }
prompt-rebuild = Nyt kort: Byg dine blokke om!
prompt-all-laid = Alle fem er lagt. Passer det?
prompt-all-laid-total = Alle fem er lagt. Er det kortet på niveau { $level }?
prompt-point = Alle fem er lagt. Hvilket kort er det? Tryk på det!
prompt-only-right = Du skylder et kort: Fra nu af tæller et forkert »Match!« ikke.
prompt-pressed = Match! Lad os se …
prompt-done = Færdig!

check-mine = Du råber »Match!«
check-other = { $who } råber »Match!«
check-card = Kortet
check-blocks = Blokkene
check-turned = drejet som blokkene
check-right = Det passer!
check-wrong = Det passer ikke
check-open = Passer det?
check-settled = Ingen protester: Det gælder!
check-objected =
    { $me ->
        [yes] Du protesterer!
       *[no] { $who } protesterer!
    }
check-after = Tid: { $time }
# Forklarer mærkerne, hvor blokkene ikke er som kortet.
mark-wrong = forkert
mark-missing = mangler
mark-extra = ekstra
# Til oplæsning: hvor meget der er anderledes.
check-differs =
    { $wrong ->
        [one] { $wrong } forkert, { $missing } mangler, { $extra } ekstra.
       *[other] { $wrong } forkerte, { $missing } mangler, { $extra } ekstra.
    }

end-levels = Vundne kort, fordelt på niveau
end-level-count = Niveau { $level }: { $count } kort
end-score = Point
end-points = Niveau 1 og 2: ét point pr. kort. Niveau 3: to. Niveau 4 og 5: tre.
end-most =
    { $mode ->
        [total] Den, der har flest point, vinder. Står det lige, tæller kortene på niveau 5, så på niveau 4 og så videre.
       *[other] Den, der har flest kort, vinder. Står det lige, tæller kortene på niveau 5, så på niveau 4 og så videre.
    }
end-times = Dine tider

# Til oplæsning: hvor en blok ligger, og hvad der skete. $first og $second er felter, til venstre og højre eller øverst og nederst.
say-tray = Blok { $block }: { $first }, { $second }. I bakken.
say-across = Blok { $block }: { $first }, { $second }. Række { $row }, kolonne { $column } og { $last }.
say-upright = Blok { $block }: { $first } over { $second }. Kolonne { $column }, række { $row } og { $last }.
say-no-room = Der er ikke plads.
say-edge = Der er kanten.
say-no-blocks = Ingen blokke på pladen.
say-in-tray = I bakken: { $blocks }.
say-row = Række { $row }: { $tiles }.
say-empty = tomt
say-tile-of = { $tile } fra blok { $block }
say-card = Niveau { $level }, { $rows } rækker, { $columns } kolonner.
say-no-card = Der er intet kort at se.
say-hint = Tip: Blok { $block } skal ligge her på kortet: { $where }.
where-across = { $first }, { $second }; række { $row }, kolonne { $column } og { $last }
where-upright = { $first } over { $second }; kolonne { $column }, række { $row } og { $last }

key-block = Vælg en blok
key-move = Flyt den (eller tag den fra bakken)
key-shift = Flyt det hele
key-roll = Rul den til den næste side
key-roll-back = Rul den den anden vej
key-turn = Drej den en kvart omgang
key-flip = Byt om på dens ender
key-lift = Læg den tilbage i bakken (med Shift: alle)
key-match = Match!
key-point = Peg på et kort: niveau 1 til 5
key-read-card = Læs kortet op
key-read-board = Læs din plade op
key-hint = Få et tip
keys-more = Alle taster: ?


## Alene

alone-daily-about = Fem kort, ét på hvert niveau: de samme for alle i dag.
alone-daily-play = Spil dagens kort
alone-daily-done = Klaret i dag: { $time }
alone-daily-again = En gang til
alone-clock = Mod uret
alone-clock-about = { $count } kort på ét niveau, så hurtigt du kan. Løs dem alle, så bliver din bedste tid gemt.
alone-best = Bedste tid: { $time }
alone-no-best = ingen tid endnu
alone-practice = Træning
alone-practice-about = Ingen hast: Tips viser den næste blok. Tiderne tæller ikke.
alone-practise-level = Træn niveau { $level }
alone-first-title = Ny her?
alone-first-about = Løs først et let kort uden ur: Vi viser dig, hvordan blokkene virker.
alone-first-practise = Træn med ét kort
alone-first-decline = Start uret nu

# Resultatet af et solospil. $gestures: at lægge, rulle, dreje eller vende en blok.
result-missed = ikke løst
result-solution = Hurtigste måde: { $gestures } greb
result-new-best = Din bedste tid hidtil!
result-no-best = Tiden tæller kun, hvis du løser alle kort.
result-best = Din bedste tid: { $time }
result-practice = Træning: Tiderne tæller ikke.
result-daily = Spil nu dagens fem
result-level = Niveau { $level } mod uret

# Dagens resultat som tekst til andre, en linje hver. Det må ikke røbe noget om kortene.
share-title = Match Madness · Dagens fem
share-total = Alle fem: { $time }
share-some = { $count } af { $total } kort
share-copied = Kopieret: Sæt det ind, hvor du vil!


## Forspring, ved hver plads før et spil

option-head_start = Forspring
option-head_start-value =
    { $value ->
        [0] intet
       *[other] { $value } s
    }


## Hjælp til det første spil

# $mode er "quick", "total" eller "daily"; $alone er "yes" for den, der øver sig alene.
guide-pattern =
    { $alone ->
        [yes] Byg dette mønster med dine fem blokke. Tag dig god tid!
       *[no] { $mode ->
            [total] Byg et af disse mønstre med dine fem blokke. Tryk på det, du vælger!
           *[other] Byg dette mønster med dine fem blokke. Den, der først er færdig, får kortet!
        }
    }
guide-roll =
    { $touch ->
        [yes] Stryg hen over en blok for at rulle den, eller tryk her. Hver side viser andre felter.
       *[no] Tryk her, eller på R, for at rulle blokken. Hver side viser andre felter.
    }
guide-lay =
    { $touch ->
        [yes] Træk blokken over på pladen, eller tryk der, hvor den skal ligge.
       *[no] Træk blokken over på pladen, eller klik der, hvor den skal ligge.
    }
guide-turn =
    { $touch ->
        [yes] Hold fingeren på en blok et øjeblik for at dreje den, eller tryk her.
       *[no] Tryk her, eller på T, for at dreje blokken.
    }
guide-five = Læg alle fem som på kortet, hvor som helst på pladen. Rul blokkene for at finde de rigtige felter.
guide-match =
    { $alone ->
        [yes] Er alt som på kortet? Tryk på »Match!«
       *[no] { $mode ->
            [total] Er alt som på kortet? Tryk på »Match!« Men se godt efter: En fejl koster dig et kort.
           *[other] Er alt som på kortet? Tryk på »Match!« Men se godt efter: Efter en fejl er dette kort tabt for dig.
        }
    }
guide-race = Der blev ikke taget tid på det kort. Nu går uret, og alle bygger på én gang: Kom først!
