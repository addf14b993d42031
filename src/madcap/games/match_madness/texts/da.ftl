### Match Madness på dansk.
### $who og $by er navne, $me er "yes", hvis det er den, der læser. $card er et kort som "3-07": niveau 3, nummer 7;
### eller "none", så længe man ikke må se det. $slot er 1 eller, i Totalt vanvid, niveauet for en bunke.
### $seconds er en tid med hundrededele, $mode er "quick", "total" eller "daily".

title = Match Madness
tagline = Fem klodser, ét mønster: Vær hurtigst!
goal = Alle bygger det samme mønster af fem klodser på én gang: Den, der først er færdig, får kortet.


## Valg

option-mode = Spil
option-mode-help = Ét kort ad gangen eller fem bunker på én gang.
option-mode-quick = Hurtigt spil · ét kort ad gangen
option-mode-total = Totalt vanvid · fem bunker, point
option-mode-daily = Dagens fem · alene

option-rounds = Kort
option-rounds-help = Hvor mange kort der vendes, ét efter ét.
option-rounds-3 = 3 kort
option-rounds-5 = 5 kort
option-rounds-7 = 7 kort
option-rounds-10 = 10 kort
option-rounds-12 = 12 kort
option-rounds-20 = 20 kort, fra alle niveauer

option-level = Niveau
option-level-help = Hvor svære mønstrene er. Der er tolv kort på hvert niveau.
option-level-0 = Alle niveauer, blandet
option-level-1 = Niveau 1 · til at begynde med
option-level-2 = Niveau 2 · stadig let
option-level-3 = Niveau 3 · drilsk
option-level-4 = Niveau 4 · svært
option-level-5 = Niveau 5 · vanvid

option-judging = Hvem tjekker
option-judging-help = Spillet finder alle fejl. Bordet finder dem, som nogen lægger mærke til.
option-judging-referee = Spillet
option-judging-table = De andre ved bordet

option-bot_speed = Botternes fart
option-bot_speed-help = Hvor længe botter er om et kort.
option-bot_speed-50 = Dobbelt så hurtige
option-bot_speed-75 = Lidt hurtigere
option-bot_speed-100 = Som normalt
option-bot_speed-150 = Lidt langsommere
option-bot_speed-200 = Halvt så hurtige

option-head_start_1 = Forspring til stol 1, i sekunder
option-head_start_1-help = Med et forspring ser man hvert kort før de andre. I Totalt vanvid må man begynde før, én gang.
option-head_start_2 = Forspring til stol 2, i sekunder
option-head_start_3 = Forspring til stol 3, i sekunder
option-head_start_4 = Forspring til stol 4, i sekunder
option-head_start_5 = Forspring til stol 5, i sekunder
option-head_start_6 = Forspring til stol 6, i sekunder
option-head_start_7 = Forspring til stol 7, i sekunder
option-head_start_8 = Forspring til stol 8, i sekunder
option-head_start_9 = Forspring til stol 9, i sekunder
option-head_start_10 = Forspring til stol 10, i sekunder
option-head_start_11 = Forspring til stol 11, i sekunder
option-head_start_12 = Forspring til stol 12, i sekunder


## Tingenes navne

mode-daily = Dagens fem

tile-plus = plus
tile-ring = ring
tile-star = stjerne
tile-square = firkant
tile-dots = fire prikker

block-name = Klods { $block }
# $first og $second er felter: til venstre og højre eller øverst og nederst.

level-name = Niveau { $level }
# »Point« og »kort« er ens i ental og flertal.
points = { $count } point
cards-count =
    { $count ->
        [0] Ingen kort
       *[other] { $count } kort
    }
time = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s


## Træk, til loggen og til oplæsning

move-claim =
    { $me ->
        [yes] Du siger, at du har bygget kort { $card }.
       *[no] { $who } mener at have bygget kort { $card }.
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
            [total] Du vil alligevel beholde kortet på niveau { $slot }.
           *[other] Du vil alligevel beholde kortet.
        }
       *[no] { $mode ->
            [total] { $who } vil alligevel beholde kortet på niveau { $slot }.
           *[other] { $who } vil alligevel beholde kortet.
        }
    }
move-accept =
    { $me ->
        [yes] Du har ingen indvendinger.
       *[no] { $who } har ingen indvendinger.
    }
move-object =
    { $me ->
        [yes] Du protesterer: Det passer ikke!
       *[no] { $who } protesterer: Det passer ikke!
    }
move-stop =
    { $me ->
        [yes] Du slutter spillet.
       *[no] { $who } slutter spillet.
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
move-show = Et forspring er forbi.
move-verdict =
    { $me ->
        [yes] { $right ->
            [yes] { $why ->
                [accepted] Ingen protester: match til dig!
                [silence] Ingen protester: match til dig!
               *[other] Det gælder: match til dig!
            }
           *[no] { $mode ->
                [total] Det passer ikke! Det koster dig et kort.
               *[other] Det passer ikke! Du er ude i denne runde.
            }
        }
       *[no] { $right ->
            [yes] { $why ->
                [accepted] Ingen protester: match til { $by }!
                [silence] Ingen protester: match til { $by }!
               *[other] Det gælder: match til { $by }!
            }
           *[no] { $mode ->
                [total] Det passer ikke! Det koster { $by } et kort.
               *[other] Det passer ikke! { $by } er ude i denne runde.
            }
        }
    }
move-warm =
    { $me ->
        [yes] Du må råbe »Match!« igen.
       *[no] { $by } må råbe »Match!« igen.
    }
move-quiet = Ti minutter uden et »Match!«: Værten må slutte spillet.
move-turned =
    { $card ->
        [none] Et kort vendes. Du må ikke se det endnu!
       *[other] { $mode ->
            [total] Niveau { $slot } viser kort { $card }.
           *[other] Kort { $card } vendes.
        }
    }


## Opfordringer

prompt-count = Gør dig klar …
prompt-count-total = Kig på kortene, men rør ikke klodserne!
prompt-next = Det næste kort er på vej …
prompt-build = Byg mønstret, og råb »Match!«
prompt-build-total = Byg et af kortene, råb »Match!«, og peg på det.
prompt-head-start = Andre har et forspring. Snart er det dig …
prompt-out = Det passede ikke. Du er ude i denne runde!
prompt-cooling = Det passede ikke. Træk lige vejret …
prompt-change = Det passede ikke: Lav noget om først.
prompt-checking = { $who } råber »Match!« Passer det?
prompt-judge = Passer det? Ellers må du protestere!
prompt-judged = De andre tjekker dine klodser …
prompt-accepted = Du har ingen indvendinger. Har de andre?
prompt-quiet = Der er ikke sket noget i ti minutter. Du kan slutte spillet, hvis du vil.
prompt-practice = Tag dig god tid. Et tip viser, hvor en klods skal ligge.
prompt-watch = Du kigger med.


## Det kan du gøre

match = Match!
give-up = Spring kortet over
take-back = Nej, fortsæt
# Hvor mange af dem, der stadig er med, der vil springe kortet over.
agreed = { $count } af { $total } vil springe det over
accept = Det passer
object = Protest!
stop = Slut spillet
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
        [yes] Det var tæt! Du har flere kort på niveau { $level } og vinder!
       *[no] Det var tæt! { $who } har flere kort på niveau { $level } og vinder!
    }
end-shared = Side om side til det sidste: Sejren deles!
end-alone = Du byggede { $count } af { $total } kort.
end-time = I alt: { time }


## Regler

rules-1-title = Målet
rules-1-text =
    Alle har de samme fem klodser. Hvert kort viser et mønster af ti felter.
    Byg det af dine klodser før de andre, og kortet er dit.
rules-2-title = Klodser
rules-2-text =
    En klods har fire lange sider, og hver af dem viser to felter: plus, ring, stjerne, firkant eller fire prikker.
    Rul en klods for at se en anden side. Drej den for at lægge den på tværs eller på langs, den ene eller den anden vej.
    Hvert mønster kræver alle fem klodser, fladt ved siden af hinanden. Kortet røber ikke, hvor den ene slutter, og den næste begynder!
rules-3-title = Når det passer
rules-3-text =
    Felt for felt som på kortet: Det er et match.
    Du må gerne bygge hele mønstret drejet til en anden side, og det er lige meget, hvilke klodser der viser det. Et spejlbillede passer ikke.
rules-4-title = Fem niveauer
rules-4-text =
    Der er tolv kort på hvert niveau. Kanten viser hvilket: Én streg er let, fem streger er vanvid.
    Nogle af de lette kort kan bygges på flere måder. Fra niveau 3 er der kun én.
rules-5-title = Hurtigt spil
rules-5-text =
    Et kort vendes, og alle bygger på én gang. Færdig? Råb »Match!«
    - Passer det, beholder du kortet, og det næste kommer.
    - Passer det ikke, er du ude, til kortet er væk, og de andre bygger videre.
    Når der ikke er flere kort, vinder den, der har flest.
rules-6-title = Totalt vanvid
rules-6-text =
    Fem bunker ligger åbent, en for hvert niveau, hver med lige så mange kort, som der er spillere.
    Når der er talt ned, bygger du et hvilket som helst af de kort, der ligger øverst. Færdig? Råb »Match!«, og peg på det. Alle holder pause, mens det tjekkes.
    - Passer det, tager du kortet, og det næste i bunken kommer frem.
    - Passer det ikke, lægger du det kort, du sidst vandt, til side. Har du ingen, gælder det det næste, du vinder.
    Niveau 1 og 2 giver ét point, niveau 3 to, niveau 4 og 5 tre. Flest point vinder.
rules-7-title = Hvem kom først?
rules-7-text =
    Det, der tæller, er, hvornår du trykkede, ikke hvor god din forbindelse er.
    Er en anden lige et øjeblik hurtigere, sker der ikke dig noget.
    Efter en fejl i Totalt vanvid venter du tre sekunder og laver noget om, før du råber igen.
rules-8-title = Går I i stå?
rules-8-text =
    Vil alle, der stadig er med, springe et kort over, lægges det til side: Ingen får det.
    Er nogen væk, venter I ikke på dem.
    Efter ti minutter uden et »Match!« må værten slutte spillet.
rules-9-title = Når I selv tjekker
rules-9-text =
    Alle ser klodserne og har otte sekunder til at protestere.
    Ved den første protest ser spillet efter og viser alle, hvad der ikke passer.
    En forkert protest koster ikke noget. Men siger ingen noget, er kortet vundet, også med en fejl!
rules-10-title = Forspring
rules-10-text =
    Små mod store? Giv et forspring: Med det ser man hvert kort et par sekunder før de andre.
    I Totalt vanvid begynder man før, kun én gang.
rules-11-title = Alene
rules-11-text =
    Ved et bord med kun én stol spiller du mod uret.
    Dagens fem er fem kort, et fra hvert niveau, de samme for alle den dag.
    Når du øver, viser tips, hvor klodserne skal ligge.
rules-12-title = Slutningen
rules-12-text =
    Står det lige? Så vinder flest kort på niveau 5, ellers på niveau 4 og så videre. Stadig lige: Sejren deles.


## Skærmen

roll = Rul
turn = Drej
flip = Byt om
lift = Tag op
lift-all = Tag alle op
# Det, knapperne til den valgte klods siger.
roll-block = Rul klods { $block }
turn-block = Drej klods { $block } en kvart omgang
flip-block = Byt om på enderne af klods { $block }
lift-block = Læg klods { $block } tilbage i bakken
board-mine = Din plade
board-of = Pladen hos { $who }
tray = Bakke
cards = Kort
others = De andre
card-back = Et kort med bagsiden op
deck-left =
    { $count ->
        [0] sidste kort
       *[other] { $count } til
    }
card-number = Kort { $number } af { $total }
point-at = Peg på kortet: niveau { $level }
pointed-at = Du peger på kortet: niveau { $level }
go = Nu!
# En tid på et minut eller mere, f.eks. 1:02,34.
time-long = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# Uret, mens det går, f.eks. 0:07,3.
clock-now = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clock-label = Tid
out-badge = ude
owes-badge = skylder et kort
cooling-badge = må vente
waits-badge = ikke endnu

prompt-lay =
    { $count ->
        [one] Der er stadig { $count } klods i bakken.
       *[other] Der er stadig { $count } klodser i bakken.
    }
prompt-all-laid = Alle fem ligger der. Passer det?
prompt-all-laid-total = Alle fem ligger der. Er det kortet på niveau { $level }?
prompt-pressed = Match! Lad os se …
prompt-done = Godt klaret!

check-mine = Du råber »Match!«
check-other = { $who } råber »Match!«
check-card = Kortet
check-blocks = Klodserne
check-right = Det passer!
check-wrong = Det passer ikke
check-open = Passer det?
check-settled = Ingen protester: Det gælder!
check-objected =
    { $me ->
        [yes] Du protesterer!
       *[no] { $who } protesterer!
    }
check-after = efter { $time }
# Forklarer mærkerne, hvor klodserne ikke er som kortet.
mark-wrong = andet felt
mark-missing = mangler
mark-extra = for meget
# Til oplæsning: hvor meget der er anderledes.
check-differs = { $wrong } forkert, { $missing } mangler, { $extra } for meget.

end-levels = Vundne kort efter niveau
end-level-count = Niveau { $level }: { $count } kort
end-points = Niveau 1 og 2: ét point hver. Niveau 3: to. Niveau 4 og 5: tre.
end-most = Flest kort vinder; står det lige, vinder flest på niveau 5, så på niveau 4 og så videre.
end-times = Dine tider

# Til oplæsning: hvor en klods ligger, og hvad der skete. $first og $second er felter, til venstre og højre eller øverst og nederst.
say-tray = Klods { $block }: { $first }, { $second }. I bakken.
say-across = Klods { $block }: { $first }, { $second }. Række { $row }, kolonne { $column } og { $last }.
say-upright = Klods { $block }: { $first } over { $second }. Kolonne { $column }, række { $row } og { $last }.
say-no-room = Der er ikke plads.
say-edge = Der er kanten.
say-no-blocks = Ingen klodser på pladen.
say-in-tray = I bakken: { $blocks }.
say-row = Række { $row }: { $tiles }.
say-empty = tom
say-tile-of = { $tile } fra klods { $block }
say-card = Niveau { $level }, { $rows } rækker, { $columns } kolonner.
say-no-card = Der er intet kort at se.
say-hint = Tip: Klods { $block } skal ligge her på kortet: { $where }.
where-across = { $first }, { $second }; række { $row }, kolonne { $column } og { $last }
where-upright = { $first } over { $second }; kolonne { $column }, række { $row } og { $last }

key-block = Vælg en klods
key-move = Flyt den; første gang fra bakken
key-shift = Flyt det hele
key-roll = Rul den til den næste side
key-turn = Drej den en kvart omgang
key-flip = Byt om på dens ender
key-lift = Læg den tilbage i bakken (med Shift: alle)
key-match = Match!
key-point = Peg på kortet på niveau 1 til 5
key-read-card = Læs kortet op
key-read-board = Læs min plade op
key-hint = Få et tip
keys-more = Alle taster: ?


## Alene

alone-daily-about = Fem kort, ét på hvert niveau: de samme for alle i dag.
alone-daily-play = Spil dagens kort
alone-daily-done = Klaret i dag: { $time }
alone-daily-again = En gang til
alone-clock = Mod uret
alone-clock-about = { $count } kort på ét niveau, så hurtigt du kan. Din bedste tid bliver gemt.
alone-best = Bedst: { $time }
alone-no-best = ingen tid endnu
alone-practice = Øvelse
alone-practice-about = Ingen hast: Tips viser den næste klods. Tiderne tæller ikke.
alone-practise-level = Øv niveau { $level }

# Dagens resultat som tekst til andre, en linje hver. Det må ikke røbe noget om kortene.
share-title = Match Madness · Dagens fem
share-level = Niveau { $level }: { $time }
share-total = Alle fem: { $time }
share-copied = Kopieret: sæt det ind, hvor du vil!


## Forspring, ved hver stol før et spil

option-head_start = Forspring
option-head_start-value =
    { $value ->
        [0] intet
       *[other] { $value } s
    }


## Hjælp til det første spil

# $mode er "quick", "total" eller "daily"; $alone er "yes" for den, der spiller mod uret.
guide-pattern =
    { $alone ->
        [yes] Byg dette mønster af dine fem klodser, så hurtigt du kan!
       *[no] { $mode ->
            [total] Byg et af disse mønstre af dine fem klodser. Den, der først er færdig, får kortet!
           *[other] Byg dette mønster af dine fem klodser. Den, der først er færdig, får kortet!
        }
    }
guide-roll = Tryk på en klods: Den ruller og viser en anden side.
guide-lay = Træk nu klodsen over på pladen, eller tryk på det felt, hvor den skal ligge.
guide-turn = Sådan drejer du klodsen. Også på pladen kan du stadig rulle, dreje og flytte den.
guide-point = Tryk på det kort, du bygger, så alle ved, hvilket du mener.
guide-five = Læg alle fem klodser, så det ligner kortet. Hvor på pladen er lige meget.
guide-match =
    { $mode ->
        [total] Er alt som på kortet? Tryk på »Match!« Men se godt efter: En fejl koster dig et kort.
       *[other] Er alt som på kortet? Tryk på »Match!« Men se godt efter: Efter en fejl er dette kort tabt for dig.
    }
