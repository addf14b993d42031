### That Match Game på dansk.
### $who er et navn, $me er "yes", hvis det er den, der læser. $card og $hits er spillekort: "red-3", "lightning-red-3",
### "any-3", "red-exclamation", et navn som "new-goal" eller "hidden". $goal er en plads i midten, talt fra venstre.
### $red, $green og $blue er tallene på et pointkort. $sum er "1 + 2", $count dens kort. $own er "yes", hvis $whose selv
### gør trækket; $whose_is_me og $to_is_me er "yes", hvis $whose eller $to er den, der læser.

title = That Match Game
tagline = Fyld farverne, og snup stjernerne!
goal = Luk den sidste farve på et pointkort, og dets stjerner er dine – medmindre nogen svarer igen med lyn.


## Valg

option-rules = Regler
option-rules-help = Det enkle spil er for de små: samme farve, samme tal, ét kort pr. tur.
option-rules-full = Hele spillet · læg sammen, og svar med lyn
option-rules-simplified = Det enkle spil · fra 3 til 5 år

option-exclamations = Udråbstegn
option-exclamations-help = Hvilke farver et udråbstegn kan lukke.
option-exclamations-any = Alle farver
option-exclamations-own = Kun kortets egen farve

option-window = Tid til at svare
option-window-help = Hvor længe man kan svare med lyn og stopkort, når et kort er lagt.
option-window-0 = Ingen grænse
option-window-4 = 4 sekunder
option-window-6 = 6 sekunder
option-window-8 = 8 sekunder
option-window-12 = 12 sekunder

option-timer = Tænketid
option-timer-help = Til hver beslutning i din tur. Når tiden er gået, vælger spillet for dig.
option-timer-0 = Ingen grænse
option-timer-15 = 15 sekunder
option-timer-30 = 30 sekunder
option-timer-60 = 60 sekunder


## Farver

# Midt i en sætning.
colour-name =
    { $colour ->
        [red] rød
        [green] grøn
       *[blue] blå
    }
# Alene.
colour-label =
    { $colour ->
        [red] Rød
        [green] Grøn
       *[blue] Blå
    }


## Kort

card-clean-slate = Ren tavle
card-new-goal = Nyt mål
card-helping-hand = Hjælpende hånd
card-pickpocket = Lommetyv

# $rules er "full" eller "simplified".
card-number-help =
    { $rules ->
        [simplified] Lægges på sin farve, hvor der står præcis dette tal, og lukker den.
       *[full] Lægges på sin farve på et pointkort, så længe summen ikke bliver for høj.
    }
card-lightning-help =
    { $rules ->
        [simplified] Et tal som alle andre: Det lukker sin farve, hvor der står præcis dette tal.
       *[full] I din egen tur et tal som alle andre. I andres tur svarer det på et talkort.
    }
card-any-help =
    { $rules ->
        [simplified] Lægges på en hvilken som helst farve, hvor der står præcis dette tal, og lukker den.
       *[full] Et tal til en hvilken som helst farve, men kun i din egen tur.
    }
# $exclamations er "own", hvis et udråbstegn kun lukker sin egen farve.
card-exclamation-help =
    { $exclamations ->
        [own] Lukker kun sin egen farve på et pointkort, uanset hvad der mangler.
       *[any] Lukker en hvilken som helst farve på et pointkort, uanset hvad der mangler.
    }
card-red-block-help = Stopper et talkort, der lige er spillet, eller et kort i et svar.
card-orange-block-help = Stopper et stopkort, rødt eller orange.
card-clean-slate-help = Kassér alt det, der ligger på et pointkort.
card-new-goal-help = Læg et pointkort nederst i dets bunke, og vend et nyt. Kortene på det gamle kasseres.
card-helping-hand-help = Træk tre kort.
card-pickpocket-help = Tag et kort fra en andens hånd uden at kigge.

# Et kort alene.
card-label =
    { $card ->
        [red-1] Rød 1’er
        [red-2] Rød 2’er
        [red-3] Rød 3’er
        [red-4] Rød 4’er
        [red-5] Rød 5’er
        [green-1] Grøn 1’er
        [green-2] Grøn 2’er
        [green-3] Grøn 3’er
        [green-4] Grøn 4’er
        [green-5] Grøn 5’er
        [blue-1] Blå 1’er
        [blue-2] Blå 2’er
        [blue-3] Blå 3’er
        [blue-4] Blå 4’er
        [blue-5] Blå 5’er
        [lightning-red-1] Rød lyn-1’er
        [lightning-red-2] Rød lyn-2’er
        [lightning-red-3] Rød lyn-3’er
        [lightning-red-4] Rød lyn-4’er
        [lightning-green-1] Grøn lyn-1’er
        [lightning-green-2] Grøn lyn-2’er
        [lightning-green-3] Grøn lyn-3’er
        [lightning-green-4] Grøn lyn-4’er
        [lightning-blue-1] Blå lyn-1’er
        [lightning-blue-2] Blå lyn-2’er
        [lightning-blue-3] Blå lyn-3’er
        [lightning-blue-4] Blå lyn-4’er
        [any-1] Flerfarvet 1’er
        [any-2] Flerfarvet 2’er
        [any-3] Flerfarvet 3’er
        [red-exclamation] Rødt udråbstegn
        [green-exclamation] Grønt udråbstegn
        [blue-exclamation] Blåt udråbstegn
        [red-block] Rødt stopkort
        [orange-block] Orange stopkort
        [clean-slate] { card-clean-slate }
        [new-goal] { card-new-goal }
        [helping-hand] { card-helping-hand }
        [pickpocket] { card-pickpocket }
       *[hidden] Skjult kort
    }
# Et kort midt i en sætning.
card-name =
    { $card ->
        [red-1] en rød 1’er
        [red-2] en rød 2’er
        [red-3] en rød 3’er
        [red-4] en rød 4’er
        [red-5] en rød 5’er
        [green-1] en grøn 1’er
        [green-2] en grøn 2’er
        [green-3] en grøn 3’er
        [green-4] en grøn 4’er
        [green-5] en grøn 5’er
        [blue-1] en blå 1’er
        [blue-2] en blå 2’er
        [blue-3] en blå 3’er
        [blue-4] en blå 4’er
        [blue-5] en blå 5’er
        [lightning-red-1] en rød lyn-1’er
        [lightning-red-2] en rød lyn-2’er
        [lightning-red-3] en rød lyn-3’er
        [lightning-red-4] en rød lyn-4’er
        [lightning-green-1] en grøn lyn-1’er
        [lightning-green-2] en grøn lyn-2’er
        [lightning-green-3] en grøn lyn-3’er
        [lightning-green-4] en grøn lyn-4’er
        [lightning-blue-1] en blå lyn-1’er
        [lightning-blue-2] en blå lyn-2’er
        [lightning-blue-3] en blå lyn-3’er
        [lightning-blue-4] en blå lyn-4’er
        [any-1] en flerfarvet 1’er
        [any-2] en flerfarvet 2’er
        [any-3] en flerfarvet 3’er
        [red-exclamation] et rødt udråbstegn
        [green-exclamation] et grønt udråbstegn
        [blue-exclamation] et blåt udråbstegn
        [red-block] et rødt stopkort
        [orange-block] et orange stopkort
        [clean-slate] »{ card-clean-slate }«
        [new-goal] »{ card-new-goal }«
        [helping-hand] »{ card-helping-hand }«
        [pickpocket] »{ card-pickpocket }«
       *[hidden] et kort
    }
# Et kort, der rammes af et stopkort, midt i en sætning.
card-hit =
    { $hits ->
        [red-1] den røde 1’er
        [red-2] den røde 2’er
        [red-3] den røde 3’er
        [red-4] den røde 4’er
        [red-5] den røde 5’er
        [green-1] den grønne 1’er
        [green-2] den grønne 2’er
        [green-3] den grønne 3’er
        [green-4] den grønne 4’er
        [green-5] den grønne 5’er
        [blue-1] den blå 1’er
        [blue-2] den blå 2’er
        [blue-3] den blå 3’er
        [blue-4] den blå 4’er
        [blue-5] den blå 5’er
        [lightning-red-1] den røde lyn-1’er
        [lightning-red-2] den røde lyn-2’er
        [lightning-red-3] den røde lyn-3’er
        [lightning-red-4] den røde lyn-4’er
        [lightning-green-1] den grønne lyn-1’er
        [lightning-green-2] den grønne lyn-2’er
        [lightning-green-3] den grønne lyn-3’er
        [lightning-green-4] den grønne lyn-4’er
        [lightning-blue-1] den blå lyn-1’er
        [lightning-blue-2] den blå lyn-2’er
        [lightning-blue-3] den blå lyn-3’er
        [lightning-blue-4] den blå lyn-4’er
        [any-1] den flerfarvede 1’er
        [any-2] den flerfarvede 2’er
        [any-3] den flerfarvede 3’er
        [red-exclamation] det røde udråbstegn
        [green-exclamation] det grønne udråbstegn
        [blue-exclamation] det blå udråbstegn
        [red-block] det røde stopkort
       *[orange-block] det orange stopkort
    }


## Træk, til loggen og til oplæsning

# Dele af sætningerne nedenfor.
on-goal =
    { $card ->
        [any-1] på pointkort { $goal }, på farven { colour-name }
        [any-2] på pointkort { $goal }, på farven { colour-name }
        [any-3] på pointkort { $goal }, på farven { colour-name }
        [red-exclamation] på pointkort { $goal }, på farven { colour-name }
        [green-exclamation] på pointkort { $goal }, på farven { colour-name }
        [blue-exclamation] på pointkort { $goal }, på farven { colour-name }
       *[other] på pointkort { $goal }
    }
bolts =
    { $colour ->
        [red] røde lyn
        [green] grønne lyn
       *[blue] blå lyn
    }
with-bolts =
    { $count ->
        [one] { $colour ->
            [red] et rødt lyn
            [green] et grønt lyn
           *[blue] et blåt lyn
        }
       *[other] { bolts }
    }
with-block =
    { $card ->
        [red-block] et rødt stopkort
       *[orange-block] et orange stopkort
    }

# »Kort« er ens i ental og flertal.
move-draw =
    { $me ->
        [yes] { $count ->
            [0] Du trækker ingen kort.
           *[other] Du trækker { $count } kort.
        }
       *[no] { $count ->
            [0] { $who } trækker ingen kort.
           *[other] { $who } trækker { $count } kort.
        }
    }
move-place =
    { $me ->
        [yes] Du lægger { card-name } { on-goal }.
       *[no] { $who } lægger { card-name } { on-goal }.
    }
move-clean-slate =
    { $me ->
        [yes] »{ card-clean-slate }«: Du rydder pointkort { $goal }.
       *[no] »{ card-clean-slate }«: { $who } rydder pointkort { $goal }.
    }
move-new-goal =
    { $me ->
        [yes] »{ card-new-goal }«: Du skifter pointkort { $goal } ud.
       *[no] »{ card-new-goal }«: { $who } skifter pointkort { $goal } ud.
    }
move-helping-hand =
    { $me ->
        [yes] »{ card-helping-hand }«: Du trækker op til tre kort.
       *[no] »{ card-helping-hand }«: { $who } trækker op til tre kort.
    }
move-pickpocket =
    { $me ->
        [yes] »{ card-pickpocket }«: Du hugger et kort fra { $whose }.
       *[no] { $whose_is_me ->
            [yes] »{ card-pickpocket }«: { $who } hugger et kort fra dig.
           *[no] »{ card-pickpocket }«: { $who } hugger et kort fra { $whose }.
        }
    }
move-discard =
    { $me ->
        [yes] Du kasserer { card-name }.
       *[no] { $who } kasserer { card-name }.
    }
move-end =
    { $me ->
        [yes] Du afslutter din tur.
       *[no] { $who } afslutter sin tur.
    }
move-answer =
    { $me ->
        [yes] Du svarer med { with-bolts }: { $sum }!
       *[no] { $who } svarer med { with-bolts }: { $sum }!
    }
move-block =
    { $me ->
        [yes] { $own ->
            [yes] Du lægger { with-block } på dit eget kort, { card-hit }.
           *[no] Du lægger { with-block } på { card-hit } fra { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } lægger { with-block } på sit eget kort, { card-hit }.
           *[no] { $whose_is_me ->
                [yes] { $who } lægger { with-block } på dit kort, { card-hit }.
               *[no] { $who } lægger { with-block } på { card-hit } fra { $whose }.
            }
        }
    }
move-pass =
    { $me ->
        [yes] Du melder pas.
       *[no] { $who } melder pas.
    }
move-lot =
    { $me ->
        [yes] Hvem begynder? Du trækker et pointkort med { stars }.
       *[no] Hvem begynder? { $by } trækker et pointkort med { stars }.
    }
move-dealt =
    { $to_is_me ->
        [yes] Du får { card-name }.
       *[no] { $to } får { card-name }.
    }
move-turned = Pointkort { $goal } vendes: rød { $red }, grøn { $green }, blå { $blue }.
move-picked =
    { $to_is_me ->
        [yes] Du tager { card-name } fra { $whose }.
       *[no] { $whose_is_me ->
            [yes] { $to } tager { card-name } fra dig.
           *[no] { $to } tager { card-name } fra { $whose }.
        }
    }
# $by er "none", hvis intet bliver liggende. En hændelse fortæller, hvad et pointkort giver.
move-closed =
    { $by ->
        [none] Alt er stoppet: Intet bliver liggende.
       *[other] { $me ->
            [yes] Det, du lagde, bliver liggende.
           *[no] Det, { $by } lagde, bliver liggende.
        }
    }


## Opfordringer

prompt-lots = Alle trækker et pointkort: Den med flest stjerner begynder.
prompt-dealing = Kortene deles ud …
prompt-draw = Det er din tur: Hvor mange kort trækker du?
# $count er, hvor mange kort der endnu må spilles; i -first er der ikke spillet nogen.
prompt-play-first =
    { $count ->
        [one] Spil et kort. Eller kassér et, eller afslut bare din tur.
       *[other] Spil op til { $count } kort. Eller kassér et, eller afslut bare din tur.
    }
prompt-play-again = Et kort mere, hvis du vil.
prompt-place = { card-label }: Hvor skal kortet hen?
prompt-clean-slate = Hvilket pointkort rydder du?
prompt-new-goal = Hvilket pointkort skifter du ud?
prompt-helping-hand = Vil du trække tre kort?
prompt-pickpocket = Hvem tager du et kort fra?
prompt-discard = Hvilket kort kasserer du?
prompt-too-many =
    { $count ->
        [one] Flere end syv kort: Kassér { $count } af dem.
       *[other] Flere end syv kort: Kassér { $count } af dem.
    }
# $total er det, som lyn i farven $colour skal give tilsammen.
prompt-answer = Svar med { bolts }, der giver { $total }, læg et stopkort, eller meld pas.
prompt-answer-lightning = Svar med { bolts }, der giver { $total }, eller meld pas.
prompt-answer-blocks = Læg et stopkort, eller meld pas.
prompt-answer-none = Du kan ikke svare: Meld pas.
prompt-block-target = Hvilket kort stopper du?
prompt-wait = Nu spiller { $who } …
prompt-wait-draw = { $who } trækker kort …
prompt-wait-answers = Er der nogen, der svarer?
prompt-wait-too-many = { $who } har for mange kort og skal ned på syv …
prompt-take-back = Fortryd


## Det kan du gøre

draw-count =
    { $count ->
        [0] Træk ingen kort
       *[other] Træk { $count } kort
    }
end-turn = Afslut turen
answer-with = Svar med { with-bolts }: { $sum }
block-card = { card-label } mod { card-hit }
pass = Pas
passing = Du melder pas …
pass-back = Nej, vent!
pass-all = Meld pas, til turen er slut
pass-all-on = Du melder pas til alt i denne tur.


## Tingene på bordet

point-card = Pointkort { $goal }
point-card-empty = Plads { $goal }: ikke flere pointkort
stars =
    { $count ->
        [one] { $count } stjerne
       *[other] { $count } stjerner
    }
# En farve på et pointkort; $number er tallet på det, $missing er det, der stadig mangler.
colour-open = { colour-label } { $number }: mangler { $missing }
colour-closed = { colour-label } { $number }: lukket
# »Point« er ens i ental og flertal.
points-of =
    { $me ->
        [yes] Du har { $count } point
       *[no] { $who } har { $count } point
    }
points-to-win = { $count } af { $target } point
to-win = Først til { $target } point
won-cards = Vundne pointkort
deck =
    { $count ->
        [0] Bunke: tom
       *[other] Bunke: { $count } kort
    }
point-deck =
    { $count ->
        [0] Pointkort: ikke flere
       *[other] Pointkort: { $count } tilbage
    }
discards = Kasserede kort
hand-label = Dine kort
known-cards = Kort, du kender
cards-count =
    { $count ->
        [0] Ingen kort
       *[other] { $count } kort
    }
stack-label = Kort, der lige er spillet
passed = Meldt pas
thinking = Tænker …


## Hvad der skete

event-starts =
    { $me ->
        [yes] Du trak flest stjerner og begynder.
       *[no] { $who } trak flest stjerner og begynder.
    }
prompt-starts =
    { $me ->
        [yes] Flest stjerner: Du begynder!
       *[no] Flest stjerner: { $who } begynder!
    }
event-lots-again = Det står lige! De, der har flest stjerner, trækker igen.
event-won =
    { $me ->
        [yes] { $stars ->
            [one] Pointkortet er dit: { $stars } stjerne!
           *[other] Pointkortet er dit: { $stars } stjerner!
        }
       *[no] { $stars ->
            [one] { $who } tager pointkortet: { $stars } stjerne!
           *[other] { $who } tager pointkortet: { $stars } stjerner!
        }
    }
stamp-starts =
    { $me ->
        [yes] Du begynder!
       *[no] { $who } begynder!
    }
stamp-won =
    { $me ->
        [yes] { $stars ->
            [one] +{ $stars } stjerne!
           *[other] +{ $stars } stjerner!
        }
       *[no] { $stars ->
            [one] { $who }: +{ $stars } stjerne!
           *[other] { $who }: +{ $stars } stjerner!
        }
    }
event-snatched =
    { $me ->
        [yes] Du snupper feltet fra { $whose }!
       *[no] { $whose_is_me ->
            [yes] { $who } snupper feltet fra dig!
           *[no] { $who } snupper feltet fra { $whose }!
        }
    }
stamp-snatched =
    { $me ->
        [yes] Snuppet!
       *[no] { $whose_is_me ->
            [yes] { $who } snupper dit felt!
           *[no] { $who } snupper feltet!
        }
    }
event-snatched-card =
    { $me ->
        [yes] { $stars ->
            [one] Du snupper pointkortet fra { $whose }: { $stars } stjerne!
           *[other] Du snupper pointkortet fra { $whose }: { $stars } stjerner!
        }
       *[no] { $whose_is_me ->
            [yes] { $stars ->
                [one] { $who } snupper pointkortet fra dig: { $stars } stjerne!
               *[other] { $who } snupper pointkortet fra dig: { $stars } stjerner!
            }
           *[no] { $stars ->
                [one] { $who } snupper pointkortet fra { $whose }: { $stars } stjerne!
               *[other] { $who } snupper pointkortet fra { $whose }: { $stars } stjerner!
            }
        }
    }
stamp-snatched-card =
    { $me ->
        [yes] { $stars ->
            [one] Snuppet! +{ $stars } stjerne
           *[other] Snuppet! +{ $stars } stjerner
        }
       *[no] { $whose_is_me ->
            [yes] { $who } snupper dit kort!
           *[no] { $who } snupper kortet!
        }
    }
blocked-mine =
    { $what ->
        [answer] dit svar
       *[play] dit kort
    }
blocked-theirs =
    { $what ->
        [answer] svaret fra { $whose }
       *[play] kortet fra { $whose }
    }
blocked-own =
    { $what ->
        [answer] sit eget svar
       *[play] sit eget kort
    }
event-blocked =
    { $me ->
        [yes] { $own ->
            [yes] Du stopper { blocked-mine }.
           *[no] Du stopper { blocked-theirs }.
        }
       *[no] { $own ->
            [yes] { $who } stopper { blocked-own }.
           *[no] { $whose_is_me ->
                [yes] { $who } stopper { blocked-mine }.
               *[no] { $who } stopper { blocked-theirs }.
            }
        }
    }
stamp-blocked =
    { $own ->
        [yes] Stoppet!
       *[no] { $me ->
            [yes] Stoppet!
           *[no] { $whose_is_me ->
                [yes] { $who } stopper dig!
               *[no] { $who } stopper { $whose }!
            }
        }
    }
event-block-blocked =
    { $me ->
        [yes] { $own ->
            [yes] Du stopper dit eget stopkort.
           *[no] Du stopper stopkortet fra { $whose }.
        }
       *[no] { $own ->
            [yes] { $who } stopper sit eget stopkort.
           *[no] { $whose_is_me ->
                [yes] { $who } stopper dit stopkort.
               *[no] { $who } stopper stopkortet fra { $whose }.
            }
        }
    }
stamp-block-blocked =
    { $own ->
        [yes] Stopkort stoppet!
       *[no] { $whose_is_me ->
            [yes] { $who } stopper dit stopkort!
           *[no] Stopkort stoppet!
        }
    }
event-robbed =
    { $me ->
        [yes] Du stjæler et kort fra { $whose }!
       *[no] { $whose_is_me ->
            [yes] { $who } stjæler et kort fra dig!
           *[no] { $who } stjæler et kort fra { $whose }!
        }
    }
stamp-robbed =
    { $me ->
        [yes] Lommetyv!
       *[no] { $whose_is_me ->
            [yes] { $who } bestjæler dig!
           *[no] { $who } bestjæler { $whose }!
        }
    }
end-why =
    { $how ->
        [last-card] { end-no-cards }
        [rounds] Fyrre runder uden et vundet pointkort: Nu tælles der op.
       *[silence] I to runder har ingen gjort noget: Nu tælles der op.
    }
event-wins =
    { $how ->
        [points] { end-wins }
       *[other] { end-why } { end-wins }
    }
stamp-wins =
    { $me ->
        [yes] Du vinder!
       *[no] { $who } vinder!
    }
event-shared = { end-why } { end-shared }
stamp-shared = Sejren deles!


## Slutningen

end-wins =
    { $me ->
        [yes] Du vinder med { $count } point!
       *[no] { $who } vinder med { $count } point!
    }
end-shared = Det står lige: Sejren deles!
end-no-cards = Det sidste pointkort er vundet: Nu tælles der op.
end-standstill = Spillet er gået i stå: Nu tælles der op.
end-total = { $who }: { $count } point
story-ahead =
    { $me ->
        [yes] { $count } point: { $margin } mere end dig.
       *[no] { $count } point: { $margin } mere end { $who }.
    }
story-last-card =
    { $count ->
        [one] Det sidste pointkort gav { $count } stjerne.
       *[other] Det sidste pointkort gav { $count } stjerner.
    }


## Taster

key-card = Vælg et kort fra hånden
key-choose = Skift mellem mulighederne
key-take = Bekræft dit valg
key-undo = Fortryd
key-draw = Træk dette antal kort
key-end = Afslut din tur
key-discard = Kassér et kort
key-pass = Meld pas, eller fortryd
key-pass-all = Meld pas, til turen er slut


## Regler

rules-1-title = Målet
rules-1-text =
    I midten ligger der pointkort. På hvert står der tre tal: et rødt, et grønt og et blåt.
    Den, der lukker den sidste åbne farve, vinder kortet med dets stjerner. En stjerne er et point.
    Er I to eller tre, vinder man med 10 point; er I fire eller fem, med 15.
rules-2-title = Før I begynder
rules-2-text =
    Alle trækker et pointkort, og den med flest stjerner begynder; er der flere om det, trækker de igen. Så blandes pointkortene igen.
    Alle får fem kort og holder dem hemmelige.
    Er I to eller tre, ligger der fire pointkort i midten; er I fire eller fem, ligger der fem.
rules-3-title = Din tur
rules-3-text =
    - Træk først to kort, ét eller ingen. Der må aldrig være flere end syv på hånden.
    - Spil så to kort, ét eller ingen.
    Har du ikke spillet noget? Så kan du vælge at kassere ét kort, og din tur er slut.
    Når bunken er tom, blandes de kasserede kort og bliver til den nye bunke.
rules-4-title = Fyld en farve
rules-4-text =
    Et tal lægges på sin farve på et pointkort. Flere tal lægges sammen, men må aldrig give mere end det, der står.
    På en 5’er er der efter 1 + 3 plads til en 1’er; en 2’er er for meget. Når summen passer, er farven lukket.
    - Flerfarvede tal passer på alle farver.
    - Et udråbstegn lukker straks en hvilken som helst farve, uanset hvad der mangler. (I kan aftale, at det kun lukker sin egen.)
    - I din egen tur er lyntal helt almindelige tal.
rules-5-title = Vind et pointkort
rules-5-text =
    Luk den sidste åbne farve, så er pointkortet dit, uanset hvem der har fyldt de andre.
    Kortene på det kasseres, og der vendes straks et nyt pointkort.
rules-6-title = Lyn!
rules-6-text =
    Når en spiller lægger et talkort i sin egen tur, kan alle de andre svare med lyntal: et eller flere i den farve, kortet blev lagt på, og tilsammen præcis lige så meget værd. Et udråbstegn er lige så meget værd som det, der manglede.
    De andre kan også svare på et svar, men aldrig på deres eget. Det sidste svar bliver liggende, alt andet kasseres.
    Det, der bliver liggende, tæller for den, der lagde det. Lukker det den sidste farve, vinder den spiller pointkortet!
rules-7-title = Stopkort
rules-7-text =
    - Et rødt stopkort stopper et talkort: det, der blev spillet, eller et i et svar. Et svar, der mister et kort, gælder ikke mere.
    - Et orange stopkort stopper et stopkort, rødt eller orange.
    Alle kan lægge stopkort, også i deres egen tur. Når alle melder pas, bliver de nyeste talkort, der ikke er stoppet, liggende.
    Så længe du har et kort, bliver du altid spurgt. Så kan ingen gætte, hvad du har på hånden.
    Spiller du kun mod botter, melder spillet pas for dig, når du ikke kan svare.
rules-8-title = Særlige kort
rules-8-text =
    - { card-clean-slate } · { card-clean-slate-help }
    - { card-new-goal } · { card-new-goal-help }
    - { card-helping-hand } · { card-helping-hand-help }
    - { card-pickpocket } · { card-pickpocket-help }
    Hvert af dem tæller som et af dine to kort, og ingen kan svare på det. Har det ingen virkning, kan det ikke spilles.
    Har du flere end syv kort, kasserer du straks, til du har syv.
rules-9-title = Slutningen
rules-9-text =
    Den, der har point nok, vinder med det samme, også i en andens tur.
    Ellers slutter spillet, når det sidste pointkort er vundet, efter to runder, hvor ingen gør noget, eller efter fyrre runder, hvor ingen vinder et pointkort.
    Så vinder den med flest point; står det lige, deles sejren.
rules-10-title = Det enkle spil
rules-10-text =
    Fra 3 til 5 år, uden at lægge sammen:
    - Et kort skal vise præcis det tal, der står, og lukker så farven. Et udråbstegn lukker farven, uanset tallet.
    - Træk højst ét kort, spil højst ét kort.
    - Ingen stopkort, ingen særlige kort, ingen svar. Lyntal er helt almindelige tal.
    - Der er ingen 6’ere, og der ligger ét pointkort mere i midten.


## Skærmen

goals-label = Pointkort
players-label = Spillere
answers-label = Dine svar
on-colour = på den: { $cards }
prompt-play-simple = Spil et kort!
prompt-nothing-fits = Intet passer: Kassér et kort, eller afslut din tur.
prompt-nothing-more-fits = Intet andet passer: Afslut din tur.
prompt-draw-simple = Træk et kort!
prompt-discard-it = Vil du kassere dette kort? Så er din tur slut.
prompt-answer-again = Er der nogen, der svarer dig?
prompt-passed = Du har meldt pas.
prompt-counts = Ingen svarer mere …
draw-all =
    { $count ->
        [one] Træk et kort
       *[other] Træk { $count } kort
    }
draw-none = Ingen
discard-it = Kassér
play-it = Spil
pass-all-short = Pas til alt
# Hvad der sker, hvis ingen svarer mere; overskriften står foran en af de andre tekster.
forecast-label = Hvis ingen svarer:
forecast-takes =
    { $me ->
        [yes] Du tager kortet!
       *[no] { $who } tager kortet!
    }
forecast-closes =
    { $me ->
        [yes] Du lukker farven { colour-name }.
       *[no] { $who } lukker farven { colour-name }.
    }
forecast-lies =
    { $me ->
        [yes] { $sum } fra dig bliver liggende.
       *[no] { $sum } fra { $who } bliver liggende.
    }
forecast-nothing = Intet bliver liggende.
# Kortene i stakken, til oplæsning.
stack-play =
    { $me ->
        [yes] Du spiller: { $cards }
       *[no] { $who } spiller: { $cards }
    }
stack-answer =
    { $me ->
        [yes] Du svarer med: { $cards }
       *[no] { $who } svarer med: { $cards }
    }
stack-block =
    { $me ->
        [yes] Du lægger et stopkort på { card-hit }
       *[no] { $who } lægger et stopkort på { card-hit }
    }
# Stakken tælles op, fra det nyeste kort og ned.
count-block = Stopkortet gælder.
count-block-out = Dette stopkort er selv stoppet.
count-number-out = Stoppet: Det tæller ikke.
count-sticks =
    { $me ->
        [yes] Det, du lagde, bliver liggende!
       *[no] Det, { $who } lagde, bliver liggende!
    }


## Hjælp til det første spil

# $count er, hvor mange kort der kan trækkes; $rules er "full" eller "simplified"; $part er en del af eksemplet.
guide-goal = Den, der lukker den sidste farve på et pointkort, vinder dets stjerner!
guide-draw =
    { $count ->
        [one] Din tur begynder med et nyt kort. Træk det!
       *[other] Din tur begynder med { $count } nye kort. Træk dem!
    }
guide-card = Spil nu: Tryk på et kort, der lyser. Det hjælper med at fylde et pointkort i midten.
guide-place =
    { $rules ->
        [simplified] Tryk på farven med det samme tal. Den, der lukker den sidste farve, vinder stjernerne!
       *[full] Tryk, hvor kortet skal ligge: Tallene lægges sammen. Den, der lukker den sidste farve, vinder stjernerne!
    }
guide-end =
    { $rules ->
        [simplified] Er der ikke noget, der passer? Tryk på et kort for at kassere det, eller afslut din tur.
       *[full] Du kan spille op til to kort. Er ét nok, eller er der ikke noget, der passer? Så afslut din tur her.
    }
guide-wait = Nu spiller { $who }. Den første med { $target } stjerner vinder!
guide-example =
    { $part ->
        [snatch] Prøv: Den røde 3’er fra { $who } ville vinde stjernerne. Dine røde lyn 1 + 2 giver også 3. Tryk på dem!
        [snatched] Samme farve, præcis 3: Dine lyn ligger øverst, så stjernerne er dine!
        [block] { $who } spiller en blå 4’er. Et rødt stopkort stopper ethvert talkort. Tryk på det!
       *[blocked] 4’eren er stoppet! Kun et orange stopkort kunne stoppe dit.
    }
guide-snatch =
    { $count ->
        [one] Dit lyn er lige så meget værd som det, { $who } lagde. Tryk på det, og snup feltet!
       *[other] Dine lyn er tilsammen lige så meget værd som det, { $who } lagde. Tryk på dem, og snup feltet!
    }
guide-block =
    { $card ->
        [red-block] Her kan du kun stoppe kortet fra { $who }: Tryk på dit stopkort. Eller meld pas.
       *[orange-block] Her kan du kun stoppe stopkortet fra { $who }: Tryk på dit. Eller meld pas.
    }

# Eksemplet i hjælpen.
example-title = Et eksempel
example-note = Tæller ikke.
example-skip = Spring eksemplet over
example-on = Videre
example-back = Tilbage til spillet


## Hvorfor et kort ikke kan spilles nu

why-turn = Ikke endnu: Nu spiller { $who }.
why-draw = Vælg først, hvor mange kort du trækker.
why-wait = Ikke endnu: De andre kan svare på dit kort.
why-passed = { prompt-passed }
why-answer = Du kan kun svare med lyn og stopkort.
why-own-turn = I din egen tur kan du kun svare med stopkort.
why-own-cards = Du kan ikke svare på dine egne kort.
why-colour = Forkert farve: Her skal du bruge { bolts }.
why-sum = Dine lyn skal give præcis { $total }.
why-red-block = Der er intet talkort at stoppe.
why-orange-block = Der er intet stopkort at stoppe.
# $number er kortets tal.
why-closed = { colour-label } er lukket på alle pointkort.
why-high = For højt: En { colour-name } { $number }’er passer ingen steder.
why-high-any = For højt: En { $number }’er passer ingen steder.
why-exact = Ingen pointkort har en åben { colour-name } { $number }’er.
why-exact-any = Ingen pointkort har en åben { $number }’er.
why-block = Et stopkort kan kun bruges som svar.
why-clean-slate = Der ligger ingen kort på pointkortene.
why-new-goal = Der er ikke flere pointkort i bunken.
why-helping-hand = Der er ikke flere kort at trække.
why-pickpocket = Ingen andre har kort.
