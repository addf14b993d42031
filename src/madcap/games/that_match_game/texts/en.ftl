### That Match Game in English.
### $who is a player's name, $me is "yes" if the reader is that player. $card and $hits are playing cards: "red-3",
### "lightning-red-3", "any-3", "red-exclamation", a name such as "new-goal", or "hidden". $goal is a place in the middle,
### counted from the left. $red, $green and $blue are the numbers of a point card. $sum is "1 + 2", $count its cards.
### $own is "yes" if $whose is the mover; $whose_is_me and $to_is_me are "yes" if that player is the reader.

title = That Match Game
tagline = Fill the colours, snatch the stars!
goal = Close the last colour of a point card and its stars are yours – unless somebody strikes with lightning.


## Options

option-rules = Rules
option-rules-help = The simple game is for little ones: match colour and number, one card a turn.
option-rules-full = Full · add up, answer with lightning
option-rules-simplified = Simple · for ages 3 to 5

option-exclamations = Exclamation cards
option-exclamations-help = Which colours an exclamation card can close.
option-exclamations-any = Any colour
option-exclamations-own = Only their own colour

option-window = Time to answer
option-window-help = How long everybody has to answer a card with lightning or blocks.
option-window-0 = No limit
option-window-4 = 4 seconds
option-window-6 = 6 seconds
option-window-8 = 8 seconds
option-window-12 = 12 seconds

option-timer = Time to think
option-timer-help = For each decision on your turn. When time is up, the game decides for you.
option-timer-0 = No limit
option-timer-15 = 15 seconds
option-timer-30 = 30 seconds
option-timer-60 = 60 seconds


## Colours

# Inside a sentence.
colour-name =
    { $colour ->
        [red] red
        [green] green
       *[blue] blue
    }
# On its own.
colour-label =
    { $colour ->
        [red] Red
        [green] Green
       *[blue] Blue
    }


## Cards

card-clean-slate = Clean slate
card-new-goal = New goal
card-helping-hand = Helping hand
card-pickpocket = Pickpocket

# $rules is "full" or "simplified".
card-number-help =
    { $rules ->
        [simplified] Play it on its own colour where exactly this number is asked for. It closes that colour.
       *[full] Play it on its own colour on a point card, as long as the total doesn’t get too high.
    }
card-lightning-help =
    { $rules ->
        [simplified] A number like any other: it closes its colour where exactly this number is asked for.
       *[full] On your turn, a number like any other. On somebody else’s turn, it answers a number card.
    }
card-any-help =
    { $rules ->
        [simplified] Play it on any colour that asks for exactly this number. It closes that colour.
       *[full] A number for any colour, on your turn only.
    }
# $exclamations is "own" if an exclamation closes its own colour only.
card-exclamation-help =
    { $exclamations ->
        [own] Closes its own colour on a point card, whatever is missing.
       *[any] Closes any colour of a point card, whatever is missing.
    }
card-red-block-help = Cancels one number card that was just played, or one used as an answer.
card-orange-block-help = Cancels one block, red or orange.
card-clean-slate-help = Discard everything that lies on one point card.
card-new-goal-help = Put a point card under its deck and turn up a new one. Any cards on the old one are discarded.
card-helping-hand-help = Draw three cards.
card-pickpocket-help = Take a card from somebody’s hand, without looking.

# A card on its own.
card-label =
    { $card ->
        [red-1] Red 1
        [red-2] Red 2
        [red-3] Red 3
        [red-4] Red 4
        [red-5] Red 5
        [green-1] Green 1
        [green-2] Green 2
        [green-3] Green 3
        [green-4] Green 4
        [green-5] Green 5
        [blue-1] Blue 1
        [blue-2] Blue 2
        [blue-3] Blue 3
        [blue-4] Blue 4
        [blue-5] Blue 5
        [lightning-red-1] Red lightning 1
        [lightning-red-2] Red lightning 2
        [lightning-red-3] Red lightning 3
        [lightning-red-4] Red lightning 4
        [lightning-green-1] Green lightning 1
        [lightning-green-2] Green lightning 2
        [lightning-green-3] Green lightning 3
        [lightning-green-4] Green lightning 4
        [lightning-blue-1] Blue lightning 1
        [lightning-blue-2] Blue lightning 2
        [lightning-blue-3] Blue lightning 3
        [lightning-blue-4] Blue lightning 4
        [any-1] Multi-colour 1
        [any-2] Multi-colour 2
        [any-3] Multi-colour 3
        [red-exclamation] Red exclamation card
        [green-exclamation] Green exclamation card
        [blue-exclamation] Blue exclamation card
        [red-block] Red block
        [orange-block] Orange block
        [clean-slate] { card-clean-slate }
        [new-goal] { card-new-goal }
        [helping-hand] { card-helping-hand }
        [pickpocket] { card-pickpocket }
       *[hidden] Hidden card
    }
# A card inside a sentence.
card-name =
    { $card ->
        [red-1] a red 1
        [red-2] a red 2
        [red-3] a red 3
        [red-4] a red 4
        [red-5] a red 5
        [green-1] a green 1
        [green-2] a green 2
        [green-3] a green 3
        [green-4] a green 4
        [green-5] a green 5
        [blue-1] a blue 1
        [blue-2] a blue 2
        [blue-3] a blue 3
        [blue-4] a blue 4
        [blue-5] a blue 5
        [lightning-red-1] a red lightning 1
        [lightning-red-2] a red lightning 2
        [lightning-red-3] a red lightning 3
        [lightning-red-4] a red lightning 4
        [lightning-green-1] a green lightning 1
        [lightning-green-2] a green lightning 2
        [lightning-green-3] a green lightning 3
        [lightning-green-4] a green lightning 4
        [lightning-blue-1] a blue lightning 1
        [lightning-blue-2] a blue lightning 2
        [lightning-blue-3] a blue lightning 3
        [lightning-blue-4] a blue lightning 4
        [any-1] a multi-colour 1
        [any-2] a multi-colour 2
        [any-3] a multi-colour 3
        [red-exclamation] a red exclamation card
        [green-exclamation] a green exclamation card
        [blue-exclamation] a blue exclamation card
        [red-block] a red block
        [orange-block] an orange block
        [clean-slate] “{ card-clean-slate }”
        [new-goal] “{ card-new-goal }”
        [helping-hand] “{ card-helping-hand }”
        [pickpocket] “{ card-pickpocket }”
       *[hidden] a card
    }
# A card that is struck by a block, inside a sentence.
card-hit =
    { $hits ->
        [red-1] the red 1
        [red-2] the red 2
        [red-3] the red 3
        [red-4] the red 4
        [red-5] the red 5
        [green-1] the green 1
        [green-2] the green 2
        [green-3] the green 3
        [green-4] the green 4
        [green-5] the green 5
        [blue-1] the blue 1
        [blue-2] the blue 2
        [blue-3] the blue 3
        [blue-4] the blue 4
        [blue-5] the blue 5
        [lightning-red-1] the red lightning 1
        [lightning-red-2] the red lightning 2
        [lightning-red-3] the red lightning 3
        [lightning-red-4] the red lightning 4
        [lightning-green-1] the green lightning 1
        [lightning-green-2] the green lightning 2
        [lightning-green-3] the green lightning 3
        [lightning-green-4] the green lightning 4
        [lightning-blue-1] the blue lightning 1
        [lightning-blue-2] the blue lightning 2
        [lightning-blue-3] the blue lightning 3
        [lightning-blue-4] the blue lightning 4
        [any-1] the multi-colour 1
        [any-2] the multi-colour 2
        [any-3] the multi-colour 3
        [red-exclamation] the red exclamation card
        [green-exclamation] the green exclamation card
        [blue-exclamation] the blue exclamation card
        [red-block] the red block
       *[orange-block] the orange block
    }


## Moves, for the log and the screen reader

# Parts of the sentences below.
on-goal =
    { $card ->
        [any-1] on the { colour-name } number of point card { $goal }
        [any-2] on the { colour-name } number of point card { $goal }
        [any-3] on the { colour-name } number of point card { $goal }
        [red-exclamation] on the { colour-name } number of point card { $goal }
        [green-exclamation] on the { colour-name } number of point card { $goal }
        [blue-exclamation] on the { colour-name } number of point card { $goal }
       *[other] on point card { $goal }
    }
bolts =
    { $colour ->
        [red] red lightning
        [green] green lightning
       *[blue] blue lightning
    }
with-bolts =
    { $count ->
        [one] { $colour ->
            [red] a red lightning number
            [green] a green lightning number
           *[blue] a blue lightning number
        }
       *[other] { bolts }
    }
with-block =
    { $card ->
        [red-block] a red block
       *[orange-block] an orange block
    }

move-draw =
    { $me ->
        [yes] { $count ->
            [0] You draw nothing.
            [one] You draw { $count } card.
           *[other] You draw { $count } cards.
        }
       *[no] { $count ->
            [0] { $who } draws nothing.
            [one] { $who } draws { $count } card.
           *[other] { $who } draws { $count } cards.
        }
    }
move-place =
    { $me ->
        [yes] You play { card-name } { on-goal }.
       *[no] { $who } plays { card-name } { on-goal }.
    }
move-clean-slate =
    { $me ->
        [yes] “{ card-clean-slate }”: you sweep point card { $goal } clean.
       *[no] “{ card-clean-slate }”: { $who } sweeps point card { $goal } clean.
    }
move-new-goal =
    { $me ->
        [yes] “{ card-new-goal }”: you replace point card { $goal }.
       *[no] “{ card-new-goal }”: { $who } replaces point card { $goal }.
    }
move-helping-hand =
    { $me ->
        [yes] “{ card-helping-hand }”: you draw up to three cards.
       *[no] “{ card-helping-hand }”: { $who } draws up to three cards.
    }
move-pickpocket =
    { $me ->
        [yes] “{ card-pickpocket }”: you take a card from { $whose }’s hand.
       *[no] { $whose_is_me ->
            [yes] “{ card-pickpocket }”: { $who } takes a card from your hand.
           *[no] “{ card-pickpocket }”: { $who } takes a card from { $whose }’s hand.
        }
    }
move-discard =
    { $me ->
        [yes] You discard { card-name }.
       *[no] { $who } discards { card-name }.
    }
move-end =
    { $me ->
        [yes] You end your turn.
       *[no] { $who } ends their turn.
    }
move-answer =
    { $me ->
        [yes] You answer with { with-bolts }: { $sum }!
       *[no] { $who } answers with { with-bolts }: { $sum }!
    }
move-block =
    { $me ->
        [yes] { $own ->
            [yes] You use { with-block } on your own card: { card-hit } is cancelled.
           *[no] You use { with-block } against { $whose }: { card-hit } is cancelled.
        }
       *[no] { $own ->
            [yes] { $who } uses { with-block } on their own card: { card-hit } is cancelled.
           *[no] { $whose_is_me ->
                [yes] { $who } uses { with-block } against you: { card-hit } is cancelled.
               *[no] { $who } uses { with-block } against { $whose }: { card-hit } is cancelled.
            }
        }
    }
move-pass =
    { $me ->
        [yes] You pass.
       *[no] { $who } passes.
    }
move-lot =
    { $me ->
        [yes] To see who starts, you draw a point card: { stars }.
       *[no] To see who starts, { $by } draws a point card: { stars }.
    }
move-dealt =
    { $to_is_me ->
        [yes] You get { card-name }.
       *[no] { $to } gets { card-name }.
    }
move-turned = Point card { $goal } is turned up: red { $red }, green { $green }, blue { $blue }.
move-picked =
    { $to_is_me ->
        [yes] You take { card-name } from { $whose }.
       *[no] { $whose_is_me ->
            [yes] { $to } takes { card-name } from you.
           *[no] { $to } takes { card-name } from { $whose }.
        }
    }
# $by is "none" if nothing sticks. An event says what a point card brings.
move-closed =
    { $by ->
        [none] Everything is cancelled: nothing sticks.
       *[other] { $me ->
            [yes] What you played sticks.
           *[no] What { $by } played sticks.
        }
    }


## Prompts

prompt-lots = Everybody draws a point card: whoever has the most stars starts.
prompt-dealing = The cards are being dealt…
prompt-draw = Your turn: how many cards do you draw?
# $count is how many cards can still be played; nothing was played yet in -first.
prompt-play-first =
    { $count ->
        [one] Play a card. Or discard one, or simply end your turn.
       *[other] Play up to { $count } cards. Or discard one, or simply end your turn.
    }
prompt-play-again = One more card, if you like.
prompt-place = { card-label }: where does it go?
prompt-clean-slate = Which point card do you sweep clean?
prompt-new-goal = Which point card do you replace?
prompt-helping-hand = Draw three cards?
prompt-pickpocket = Whose card do you take?
prompt-discard = Which card do you discard?
prompt-too-many =
    { $count ->
        [one] More than seven cards: discard { $count }.
       *[other] More than seven cards: discard { $count } of them.
    }
# $total is what lightning numbers of the $colour have to add up to.
prompt-answer = Answer with { bolts } worth { $total }, block, or pass.
prompt-answer-lightning = Answer with { bolts } worth { $total }, or pass.
prompt-answer-blocks = Block something, or pass.
prompt-answer-none = You can’t answer this: pass.
prompt-block-target = Which card do you cancel?
prompt-wait = { $who }’s turn…
prompt-wait-draw = { $who } is drawing…
prompt-wait-answers = Will anybody answer?
prompt-wait-too-many = { $who } has too many cards and has to discard…
prompt-take-back = Take it back


## Things to do

draw-count =
    { $count ->
        [0] Draw nothing
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
end-turn = End turn
answer-with = Answer with { with-bolts }: { $sum }
block-card = Use { with-block }: cancel { card-hit }
pass = Pass
passing = Passing…
pass-back = No, wait!
pass-all = Pass until the turn is over
pass-all-on = You pass on everything this turn.


## Things on the table

point-card = Point card { $goal }
point-card-empty = Place { $goal }: no point card left
stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
# A colour of a point card; $number is what it asks for, $missing is what is still missing.
colour-open = { colour-label } { $number }: { $missing } missing
colour-closed = { colour-label } { $number }: closed
points-of =
    { $me ->
        [yes] { $count ->
            [one] You have { $count } point
           *[other] You have { $count } points
        }
       *[no] { $count ->
            [one] { $who } has { $count } point
           *[other] { $who } has { $count } points
        }
    }
points-to-win = { $count } of { $target } points
to-win = First to { $target } points
won-cards = Point cards won
deck =
    { $count ->
        [0] Deck: empty
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
point-deck =
    { $count ->
        [0] Point cards: none left
        [one] Point cards: { $count } left
       *[other] Point cards: { $count } left
    }
discards = Discards
hand-label = Your hand
known-cards = Cards you have seen
cards-count =
    { $count ->
        [0] No cards
        [one] { $count } card
       *[other] { $count } cards
    }
stack-label = Cards just played
passed = Passed
thinking = Thinking…


## What happened

event-starts =
    { $me ->
        [yes] You drew the most stars, so you start.
       *[no] { $who } drew the most stars, so they start.
    }
prompt-starts =
    { $me ->
        [yes] Most stars: you start!
       *[no] Most stars: { $who } starts!
    }
event-lots-again = A tie! The players with the most stars draw again.
event-won =
    { $me ->
        [yes] { $stars ->
            [one] The point card is yours: { $stars } star!
           *[other] The point card is yours: { $stars } stars!
        }
       *[no] { $stars ->
            [one] { $who } takes the point card: { $stars } star!
           *[other] { $who } takes the point card: { $stars } stars!
        }
    }
stamp-starts =
    { $me ->
        [yes] You start!
       *[no] { $who } starts!
    }
stamp-won =
    { $me ->
        [yes] { $stars ->
            [one] +{ $stars } star!
           *[other] +{ $stars } stars!
        }
       *[no] { $stars ->
            [one] { $who }: +{ $stars } star!
           *[other] { $who }: +{ $stars } stars!
        }
    }
event-snatched =
    { $me ->
        [yes] You snatch the spot from { $whose }!
       *[no] { $whose_is_me ->
            [yes] { $who } snatches the spot from you!
           *[no] { $who } snatches the spot from { $whose }!
        }
    }
stamp-snatched =
    { $me ->
        [yes] Snatched!
       *[no] { $whose_is_me ->
            [yes] { $who } snatches your spot!
           *[no] { $who } snatches the spot!
        }
    }
event-snatched-card =
    { $me ->
        [yes] { $stars ->
            [one] You snatch the point card from { $whose }: { $stars } star!
           *[other] You snatch the point card from { $whose }: { $stars } stars!
        }
       *[no] { $whose_is_me ->
            [yes] { $stars ->
                [one] { $who } snatches the point card from you: { $stars } star!
               *[other] { $who } snatches the point card from you: { $stars } stars!
            }
           *[no] { $stars ->
                [one] { $who } snatches the point card from { $whose }: { $stars } star!
               *[other] { $who } snatches the point card from { $whose }: { $stars } stars!
            }
        }
    }
stamp-snatched-card =
    { $me ->
        [yes] { $stars ->
            [one] Snatched! +{ $stars } star
           *[other] Snatched! +{ $stars } stars
        }
       *[no] { $whose_is_me ->
            [yes] { $who } snatches the point card from you!
           *[no] { $who } snatches the point card!
        }
    }
blocked-mine =
    { $what ->
        [answer] your answer
       *[play] your play
    }
blocked-theirs =
    { $what ->
        [answer] { $whose }’s answer
       *[play] { $whose }’s play
    }
blocked-own =
    { $what ->
        [answer] their own answer
       *[play] their own play
    }
event-blocked =
    { $me ->
        [yes] { $own ->
            [yes] You block { blocked-mine }: it is cancelled.
           *[no] You block { blocked-theirs }: it is cancelled.
        }
       *[no] { $own ->
            [yes] { $who } blocks { blocked-own }: it is cancelled.
           *[no] { $whose_is_me ->
                [yes] { $who } blocks { blocked-mine }: it is cancelled.
               *[no] { $who } blocks { blocked-theirs }: it is cancelled.
            }
        }
    }
stamp-blocked =
    { $own ->
        [yes] Blocked!
       *[no] { $me ->
            [yes] Blocked!
           *[no] { $whose_is_me ->
                [yes] { $who } blocks you!
               *[no] { $who } blocks { $whose }!
            }
        }
    }
event-block-blocked =
    { $me ->
        [yes] { $own ->
            [yes] You cancel your own block.
           *[no] You cancel { $whose }’s block.
        }
       *[no] { $own ->
            [yes] { $who } cancels their own block.
           *[no] { $whose_is_me ->
                [yes] { $who } cancels your block.
               *[no] { $who } cancels { $whose }’s block.
            }
        }
    }
stamp-block-blocked =
    { $own ->
        [yes] Block blocked!
       *[no] { $whose_is_me ->
            [yes] { $who } cancels your block!
           *[no] Block blocked!
        }
    }
event-robbed =
    { $me ->
        [yes] You pick { $whose }’s pocket!
       *[no] { $whose_is_me ->
            [yes] { $who } picks your pocket!
           *[no] { $who } picks { $whose }’s pocket!
        }
    }
stamp-robbed =
    { $me ->
        [yes] Pickpocket!
       *[no] { $whose_is_me ->
            [yes] { $who } picks your pocket!
           *[no] { $who } robs { $whose }!
        }
    }
end-why =
    { $how ->
        [last-card] { end-no-cards }
        [rounds] Nobody has won a point card for forty rounds: time to count.
       *[silence] Two rounds in which nobody did anything: time to count.
    }
event-wins =
    { $how ->
        [points] { end-wins }
       *[other] { end-why } { end-wins }
    }
stamp-wins =
    { $me ->
        [yes] You win!
       *[no] { $who } wins!
    }
event-shared = { end-why } { end-shared }
stamp-shared = The win is shared!


## The end

end-wins =
    { $me ->
        [yes] { $count ->
            [one] You win with { $count } point!
           *[other] You win with { $count } points!
        }
       *[no] { $count ->
            [one] { $who } wins with { $count } point!
           *[other] { $who } wins with { $count } points!
        }
    }
end-shared = It’s a tie: the win is shared!
end-no-cards = The last point card is won: time to count.
end-standstill = The game is at a standstill: time to count.
end-total =
    { $count ->
        [one] { $who }: { $count } point
       *[other] { $who }: { $count } points
    }
story-ahead =
    { $me ->
        [yes] { $count ->
            [one] { $count } point: { $margin } more than you.
           *[other] { $count } points: { $margin } more than you.
        }
       *[no] { $count ->
            [one] { $count } point: { $margin } more than { $who }.
           *[other] { $count } points: { $margin } more than { $who }.
        }
    }
story-last-card =
    { $count ->
        [one] The winning point card was worth { $count } star.
       *[other] The winning point card was worth { $count } stars.
    }


## Keys

key-card = Choose a card from your hand
key-choose = Move between the glowing choices
key-take = Confirm your choice
key-undo = Take it back
key-draw = Draw that many cards
key-end = End your turn
key-discard = Discard a card
key-pass = Pass, or take it back
key-pass-all = Pass until the turn is over


## Rules

rules-1-title = The goal
rules-1-text =
    Point cards lie in the middle. Each asks for three numbers: one in red, one in green, one in blue.
    Whoever closes its last open colour wins the card and its stars. Each star is a point.
    With two or three players, the first to 10 points wins; with four or five, the first to 15.
rules-2-title = Before you start
rules-2-text =
    Everybody draws a point card, and whoever has the most stars starts; players who are tied draw again. Then the point cards are shuffled again.
    Everybody gets five cards and keeps them secret.
    With two or three players, four point cards lie in the middle; with four or five players, five.
rules-3-title = Your turn
rules-3-text =
    - First draw two cards, one or none. You can never hold more than seven.
    - Then play two cards, one or none.
    Nothing played? Then you may discard one card, and your turn is over.
    When the deck runs out, the discards are shuffled and become the new deck.
rules-4-title = Filling a colour
rules-4-text =
    Play a number on its own colour on a point card. Several numbers add up, but never to more than the card asks for.
    On a 5, 1 + 3 leaves room for a 1; a 2 is too much. When the total is right, the colour is closed.
    - Multi-colour numbers fit any colour.
    - An exclamation card closes any colour at once, whatever is missing. (You can agree that it only closes its own.)
    - Lightning numbers are ordinary numbers on your turn.
rules-5-title = Winning a point card
rules-5-text =
    Close the last open colour, and the point card is yours, no matter who filled the others.
    The cards on it are discarded, and a new point card comes up at once.
rules-6-title = Lightning!
rules-6-text =
    When somebody plays a number card on their turn, everybody else can answer it with lightning numbers: one or more of the colour it was played on, together worth exactly as much. An exclamation card is worth what was missing.
    They can answer answers, too, but never their own. The last one sticks: it stays on the point card, and the rest are discarded.
    The cards that stick belong to whoever played them. If they close the last colour, that player wins the point card!
rules-7-title = Blocks
rules-7-text =
    - A red block cancels one number card: the one played, or one from an answer. If an answer loses a card, all of it is cancelled.
    - An orange block cancels one block, red or orange.
    Anybody can block, even on their own turn. When everybody has passed, the newest number cards that are not cancelled stick.
    As long as you hold a card, you are always asked for an answer, so nobody can tell what you have.
    If you play against bots only, the game passes for you when you can’t answer.
rules-8-title = Special cards
rules-8-text =
    - { card-clean-slate } · { card-clean-slate-help }
    - { card-new-goal } · { card-new-goal-help }
    - { card-helping-hand } · { card-helping-hand-help }
    - { card-pickpocket } · { card-pickpocket-help }
    Each counts as one of your two cards, and nobody can answer it. If it would do nothing, it cannot be played.
    If you have more than seven cards, discard down to seven at once.
rules-9-title = The end
rules-9-text =
    Whoever has enough points wins at once, even on somebody else’s turn.
    Otherwise the game ends when the last point card is won, after two rounds in which nobody does anything, or after forty rounds in which nobody wins a point card.
    Then whoever has the most points wins, and players who are tied share the win.
rules-10-title = The simple game
rules-10-text =
    For ages 3 to 5, without adding up:
    - A card must show exactly the number that is asked for, and closes the colour. An exclamation card closes the colour, whatever the number.
    - Draw one card at most, play one card at most.
    - No blocks, no special cards, no answers. Lightning numbers are ordinary numbers.
    - There are no 6s, and one more point card lies in the middle.

## The screen

goals-label = Point cards
players-label = Players
answers-label = Your answers
on-colour = on it: { $cards }
prompt-play-simple = Play a card!
prompt-nothing-fits = Nothing fits: tap a card to discard it, or end your turn.
prompt-nothing-more-fits = Nothing else fits: end your turn.
prompt-draw-simple = Draw a card!
prompt-discard-it = Discard this card and end your turn?
prompt-answer-again = Will anybody answer you?
prompt-passed = You have passed.
prompt-counts = No more answers…
draw-all =
    { $count ->
        [one] Draw a card
       *[other] Draw { $count } cards
    }
draw-none = None
discard-it = Discard
play-it = Play it
pass-all-short = Pass on everything
# What happens if nobody answers any more; the label stands before one of the others.
forecast-label = If nobody answers:
forecast-takes =
    { $me ->
        [yes] you take the card!
       *[no] { $who } takes the card!
    }
forecast-closes =
    { $me ->
        [yes] you close { colour-name }.
       *[no] { $who } closes { colour-name }.
    }
forecast-lies =
    { $me ->
        [yes] your { $sum } sticks.
       *[no] { $who }’s { $sum } sticks.
    }
forecast-nothing = nothing sticks.
# The cards of the stack, for ears.
stack-play =
    { $me ->
        [yes] You play: { $cards }
       *[no] { $who } plays: { $cards }
    }
stack-answer =
    { $me ->
        [yes] You answer with: { $cards }
       *[no] { $who } answers with: { $cards }
    }
stack-block =
    { $me ->
        [yes] You block { card-hit }
       *[no] { $who } blocks { card-hit }
    }
# The stack is counted, from the newest card down.
count-block = The block counts.
count-block-out = This block is cancelled.
count-number-out = Cancelled: it doesn’t count.
count-sticks =
    { $me ->
        [yes] What you played sticks!
       *[no] What { $who } played sticks!
    }


## The guide for newcomers

# $count is how many cards can be drawn; $rules is "full" or "simplified"; $part is a part of the example.
guide-goal = Whoever closes a point card’s last colour wins its stars!
guide-draw =
    { $count ->
        [one] Your turn begins with a new card. Draw it!
       *[other] Your turn begins with { $count } new cards. Draw them!
    }
guide-card = Now play: tap a card that glows. It helps to fill a point card in the middle.
guide-place =
    { $rules ->
        [simplified] Tap the colour with the same number. Whoever closes a card’s last colour wins its stars!
       *[full] Tap where it goes: numbers add up. Whoever closes a card’s last colour wins its stars!
    }
guide-end =
    { $rules ->
        [simplified] Nothing fits? Tap a card to discard it, or end your turn.
       *[full] You may play two cards. Is one enough, or does nothing fit? End your turn here.
    }
guide-wait = It’s { $who }’s turn. The first to get { $target } stars wins!
guide-example =
    { $part ->
        [snatch] Try it: { $who }’s red 3 would win the stars. Your red lightning 1 + 2 is 3, too. Tap it!
        [snatched] Same colour, exactly 3: your lightning is on top, so the stars are yours!
        [block] { $who } plays a blue 4. A red block cancels any number card. Tap it!
       *[blocked] The 4 is cancelled! Only an orange block could cancel your block.
    }
guide-snatch =
    { $count ->
        [one] Your lightning number is worth as much as what { $who } played. Tap it to snatch the spot!
       *[other] Together, your lightning numbers are worth as much as what { $who } played. Tap them to snatch the spot!
    }
guide-block =
    { $card ->
        [red-block] Here you can only block: tap to cancel { $who }’s card. Or pass.
       *[orange-block] Here you can only cancel { $who }’s block: tap to do so. Or pass.
    }

# The example that is played in the guide.
example-title = An example
example-note = Nothing counts here.
example-skip = Skip example
example-on = Go on
example-back = Back to the game


## Why a card cannot be played now

why-turn = Not yet: it’s { $who }’s turn.
why-draw = First choose how many cards to draw.
why-wait = Not yet: others may answer your card.
why-passed = { prompt-passed }
why-answer = Only lightning and blocks can answer.
why-own-turn = On your own turn, only blocks can answer.
why-own-cards = You can’t answer your own cards.
why-colour = Wrong colour: you need { bolts } here.
why-sum = Your lightning has to add up to exactly { $total }.
why-red-block = There’s no number card to cancel.
why-orange-block = There’s no block to cancel.
# $number is the card's number.
why-closed = { colour-label } is closed on every point card.
why-high = Too high: no open { colour-name } number has room for { $number }.
why-high-any = Too high: no open colour has room for { $number }.
why-exact = No open { colour-name } number is a { $number }.
why-exact-any = No open colour asks for { $number }.
why-block = Blocks can only answer other cards.
why-clean-slate = There are no cards on any point card.
why-new-goal = There’s no point card left in the deck.
why-helping-hand = There’s no card left to draw.
why-pickpocket = Nobody else has any cards.
