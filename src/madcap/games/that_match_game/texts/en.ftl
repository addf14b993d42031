### That Match Game in English.
### $who is a player's name, $me is "yes" if the reader is that player. $card and $hits are playing cards: "red-3",
### "lightning-red-3", "any-3", "red-exclamation", a name such as "new-goal", or "hidden". $goal is a place in the middle,
### counted from the left. $shows is a point card by its numbers: "1-5-4" is red 1, green 5, blue 4. $sum is "1 + 2".

title = That Match Game
tagline = Fill the colours, snatch the stars!
goal = Fill the three colours of a point card and its stars are yours – unless somebody strikes with lightning.


## Options

option-rules = Rules
option-rules-help = The simple game is for little ones: match colour and number, one card a turn.
option-rules-full = Full · add up, answer with lightning
option-rules-simplified = Simple · for ages 3 to 5

option-window = Time to answer
option-window-help = How long a card can be answered with lightning and blocks.
option-window-0 = As long as it takes
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
        [simplified] Goes on its colour where exactly this number is asked for, and closes it.
       *[full] Goes on its colour of a point card, as long as the sum does not get too high.
    }
card-lightning-help =
    { $rules ->
        [simplified] A number like any other: it closes its colour where exactly this number is asked for.
       *[full] On your turn a number like any other. On somebody else’s turn, it answers a number card.
    }
card-any-help =
    { $rules ->
        [simplified] Goes on any colour that asks for exactly this number, and closes it.
       *[full] A number for any colour, on your turn only.
    }
card-exclamation-help = Closes its colour on a point card, whatever is missing.
card-red-block-help = Cancels one number card that was just played, or that answers.
card-orange-block-help = Cancels one block, red or orange.
card-clean-slate-help = Discard everything that lies on one point card.
card-new-goal-help = A point card goes under its deck, and a new one comes up. What lay on it is discarded.
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
        [red-exclamation] Red exclamation
        [green-exclamation] Green exclamation
        [blue-exclamation] Blue exclamation
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
        [red-exclamation] a red exclamation
        [green-exclamation] a green exclamation
        [blue-exclamation] a blue exclamation
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
        [red-exclamation] the red exclamation
        [green-exclamation] the green exclamation
        [blue-exclamation] the blue exclamation
        [red-block] the red block
       *[orange-block] the orange block
    }


## Moves, for the log and the screen reader

# Parts of the sentences below.
on-goal =
    { $card ->
        [any-1] on point card { $goal }, as { colour-name }
        [any-2] on point card { $goal }, as { colour-name }
        [any-3] on point card { $goal }, as { colour-name }
       *[other] on point card { $goal }
    }
bolts =
    { $colour ->
        [red] red lightning
        [green] green lightning
       *[blue] blue lightning
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
        [yes] “{ card-helping-hand }”: you draw three cards.
       *[no] “{ card-helping-hand }”: { $who } draws three cards.
    }
move-pickpocket =
    { $me ->
        [yes] “{ card-pickpocket }”: you reach into { $whose }’s hand.
       *[no] “{ card-pickpocket }”: { $who } reaches into { $whose }’s hand.
    }
move-discard =
    { $me ->
        [yes] You discard { card-name }.
       *[no] { $who } discards { card-name }.
    }
move-end =
    { $me ->
        [yes] You end your turn.
       *[no] { $who } ends the turn.
    }
move-answer =
    { $me ->
        [yes] You answer with { bolts }: { $sum }!
       *[no] { $who } answers with { bolts }: { $sum }!
    }
move-block =
    { $me ->
        [yes] { $own ->
            [yes] You use { with-block } on your own card: { card-hit } is cancelled.
           *[no] You use { with-block } against { $whose }: { card-hit } is cancelled.
        }
       *[no] { $own ->
            [yes] { $who } uses { with-block } on their own card: { card-hit } is cancelled.
           *[no] { $who } uses { with-block } against { $whose }: { card-hit } is cancelled.
        }
    }
move-pass =
    { $me ->
        [yes] You pass.
       *[no] { $who } passes.
    }
move-lot =
    { $me ->
        [yes] To see who starts, you draw { $shows }.
       *[no] To see who starts, { $by } draws { $shows }.
    }
move-dealt = { $to } gets { card-name }.
move-turned = Point card { $goal } is turned up: { $shows }.
move-picked = { $to } takes { card-name } from { $whose }.
# $by is "none" if nothing sticks. $stars is 0 if no point card is won.
move-closed =
    { $by ->
        [none] Everything is cancelled: nothing sticks.
       *[other] { $me ->
            [yes] { $stars ->
                [0] Your play sticks.
                [one] Your play sticks, and you win { $stars } star!
               *[other] Your play sticks, and you win { $stars } stars!
            }
           *[no] { $stars ->
                [0] { $by }’s play sticks.
                [one] { $by }’s play sticks and wins { $stars } star!
               *[other] { $by }’s play sticks and wins { $stars } stars!
            }
        }
    }


## Prompts

prompt-lots = Everybody draws a point card: whoever has the most stars starts.
prompt-dealing = The cards are dealt…
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
prompt-answer-blocks = Block something, or pass.
prompt-block-target = Which card do you cancel?
prompt-wait = { $who }’s turn…
prompt-wait-draw = { $who } is drawing…
prompt-wait-answers = Will anybody answer?
prompt-wait-too-many = { $who } has too many cards and has to discard…
prompt-take-back = Take back


## Things to do

draw-count =
    { $count ->
        [0] Draw nothing
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
end-turn = End turn
answer-with = Answer with { bolts }: { $sum }
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
known-cards = Cards that you know
cards-count =
    { $count ->
        [0] No cards
        [one] { $count } card
       *[other] { $count } cards
    }
stack-label = Cards just played
# Something that was just played: whose it is, and as things stand, whether it is cancelled or would stick.
entry-cancelled = Cancelled
passed = Passed
thinking = Thinking…


## What happened

event-starts =
    { $me ->
        [yes] Most stars: you start!
       *[no] Most stars: { $who } starts!
    }
event-lots-again = Level! Those with the most stars draw again.
event-takes =
    { $me ->
        [yes] { $count ->
            [one] The point card is yours: { $count } star!
           *[other] The point card is yours: { $count } stars!
        }
       *[no] { $count ->
            [one] { $who } takes the point card: { $count } star!
           *[other] { $who } takes the point card: { $count } stars!
        }
    }


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
end-shared = Level to the very end: the win is shared!
end-no-cards = The last point card is won: time to count.
end-standstill = Nothing moves any more: time to count.
end-total =
    { $count ->
        [one] { $who }: { $count } point
       *[other] { $who }: { $count } points
    }


## Keys

key-card = Choose a card of your hand
key-choose = Move between what glows
key-take = Take what is chosen
key-undo = Take it back
key-draw = Draw so many cards
key-end = End your turn
key-discard = Discard a card
key-pass = Pass, or take it back
key-pass-all = Pass until the turn is over


## Rules

rules-1-title = The goal
rules-1-text =
    In the middle lie point cards. Each asks for three numbers: one in red, one in green, one in blue.
    Whoever closes its last open colour wins the card with its stars. A star is a point.
    10 points win with two or three players, 15 with four or five.
rules-2-title = Before you start
rules-2-text =
    Everybody draws a point card, and whoever has the most stars starts. Then the point cards are shuffled again.
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
    A number goes on its colour of a point card. Several add up, but never to more than the card asks for.
    On a 5, 1 + 3 leave room for a 1; a 2 is too much. When the sum is right, the colour is closed.
    - Multi-colour numbers fit any colour.
    - An exclamation closes its colour at once, whatever is missing.
    - Lightning numbers are ordinary numbers on your turn.
rules-5-title = Winning a point card
rules-5-text =
    Close the last open colour, and the point card is yours, whoever filled the others.
    The cards on it are discarded, and a new point card comes up at once.
rules-6-title = Lightning!
rules-6-text =
    When somebody plays a number card on their turn, everybody else can answer it with lightning numbers:
    of the same colour, one or several, and together worth exactly as much. An exclamation is worth what was missing.
    Answers can be answered, too, but never your own. The last one sticks, all others are discarded.
    What sticks counts for whoever laid it. If it closes the last colour, they win the point card!
rules-7-title = Blocks
rules-7-text =
    - A red block cancels one number card: the one that was played, or one of an answer. An answer that loses a card is out.
    - An orange block cancels one block, red or orange.
    Anybody can block, also on their own turn. When all pass, the newest cards that are not cancelled stick.
    You are always asked as long as you hold a card, so nobody can tell what you have.
rules-8-title = Special cards
rules-8-text =
    - { card-clean-slate } · { card-clean-slate-help }
    - { card-new-goal } · { card-new-goal-help }
    - { card-helping-hand } · { card-helping-hand-help }
    - { card-pickpocket } · { card-pickpocket-help }
    Each is one of your two cards, and nobody can answer it. If it can do nothing, it cannot be played.
rules-9-title = The end
rules-9-text =
    Whoever has enough points wins at once, even on somebody else’s turn.
    Otherwise the game ends when the last point card is won, or when nothing moves for too long.
    Then whoever has the most points wins, and those who are level share the win.
rules-10-title = The simple game
rules-10-text =
    For ages 3 to 5, without adding up:
    - A card must show exactly the number that is asked for, and closes the colour. An exclamation always fits.
    - Draw one card at most, play one card at most.
    - No blocks, no special cards, no answers. Lightning numbers are ordinary numbers.
    - There is no 6, and one more point card lies in the middle.

## The screen

goals-label = Point cards
players-label = Players
answers-label = Your answers
on-colour = on it: { $cards }
prompt-play-simple = Play a card!
prompt-draw-simple = Draw a card!
prompt-discard-it = Discard it? That ends your turn.
prompt-answer-again = Does anybody answer you?
prompt-passed = You have passed.
prompt-counts = Nobody answers any more…
draw-all =
    { $count ->
        [one] Draw a card
       *[other] Draw { $count } cards
    }
draw-none = None
discard-it = Discard
play-it = Play it
pass-all-short = Pass all turn
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
        [yes] your { $sum } stays.
       *[no] { $who }’s { $sum } stays.
    }
forecast-nothing = nothing is placed.
# The cards of the stack, for ears.
stack-play =
    { $me ->
        [yes] You play { $cards }
       *[no] { $who } plays { $cards }
    }
stack-answer =
    { $me ->
        [yes] You answer with { $cards }
       *[no] { $who } answers with { $cards }
    }
stack-block =
    { $me ->
        [yes] You cancel { card-hit }
       *[no] { $who } cancels { card-hit }
    }
# The stack is counted, from the newest card down.
count-block = The block counts.
count-block-out = This block is cancelled.
count-number-out = Cancelled, it does not count.
count-sticks =
    { $me ->
        [yes] Your cards stick!
       *[no] { $who }’s cards stick!
    }


## The guide for newcomers

# In all of these, $rules is "full" or "simplified".
guide-draw =
    { $rules ->
        [simplified] Your turn begins with a new card. Draw one!
       *[full] Your turn begins with two new cards. Draw them!
    }
guide-card = Now play: tap a card that glows. It helps to fill a point card in the middle.
guide-place =
    { $rules ->
        [simplified] Tap the colour with the same number. Whoever fills a card’s last colour wins its stars!
       *[full] Tap where it goes: cards add up to the number there. Whoever fills a card’s last colour wins its stars!
    }
guide-end =
    { $rules ->
        [simplified] Nothing fits? Tap a card to throw it away, or end your turn.
       *[full] You may play two cards. Or is one enough, or nothing fits? Then end your turn here.
    }
guide-wait = { $who } plays now. Whoever first has { $target } stars wins!
guide-answer = { $who } has laid a card, and you can answer! Tap an answer to snatch the place.
guide-pass = { $who } has laid a card. Lightning of the same colour and value could answer it. You can’t, or won’t? Pass.
