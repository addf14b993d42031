### MadMatix in English.
### $who is a player's name, $me is "yes" if the reader is that player. $card is "7×", a kind such as "steal", or
### "hidden-number" or "hidden-action" where only the back of a card is seen.

title = MadMatix
tagline = Grow your sum, wreck theirs!
goal = Build your Sequence card by card and spoil the others: the highest result wins.


## Options

option-starter = First turn
option-starter-help = Who plays first.
option-starter-0 = Drawn at random
option-starter-1 = Chair 1
option-starter-2 = Chair 2
option-starter-3 = Chair 3
option-starter-4 = Chair 4
option-starter-5 = Chair 5
option-starter-6 = Chair 6
option-starter-7 = Chair 7
option-starter-8 = Chair 8

option-timer = Time to think
option-timer-help = For each turn. When time is up, the game decides for you.
option-timer-0 = No limit
option-timer-15 = 15 seconds
option-timer-30 = 30 seconds
option-timer-60 = 60 seconds


## Cards

card-plus-minus = Plus-Minus
card-plus-minus-help = Cover any sign on the table with a + or −.
card-times-divide = Times-Divide
card-times-divide-help = Cover any sign on the table with a × or ÷.
card-flip = Flip
card-flip-help = Turn any sign into its opposite: + into −, × into ÷, or back.
card-swap = Swap
card-swap-help = Two cards on the table change places, in any Sequences.
card-scrap = Scrap
card-scrap-help = Discard the card at either end of any Sequence.
card-slow = Slow
card-slow-help = Somebody else draws two cards.
card-steal = Steal
card-steal-help = Take a card from an end of another Sequence for an end of yours.
card-reverse = Reverse
card-reverse-help = Turn a whole Sequence around.
card-skip = Skip
card-skip-help = Somebody else loses their next turn.
card-gift = Gift
card-gift-help = Give one of your other cards to somebody else.

card-number = Number card { $card }
card-hidden-number = Number card
card-hidden-action = Action card

# A card inside a sentence.
card-name =
    { $card ->
        [plus-minus] “{ card-plus-minus }”
        [times-divide] “{ card-times-divide }”
        [flip] “{ card-flip }”
        [swap] “{ card-swap }”
        [scrap] “{ card-scrap }”
        [slow] “{ card-slow }”
        [steal] “{ card-steal }”
        [reverse] “{ card-reverse }”
        [skip] “{ card-skip }”
        [gift] “{ card-gift }”
        [hidden-number] a number card
        [hidden-action] an action card
       *[other] { $card }
    }


## Moves, for the log and the screen reader

# Parts of the sentences below.
at-end =
    { $end ->
        [left] left
       *[right] right
    }
at-to-end =
    { $to_end ->
        [left] left
       *[right] right
    }

move-draw =
    { $me ->
        [yes] { $deck ->
            [number] You draw a number card.
           *[action] You draw an action card.
        }
       *[no] { $deck ->
            [number] { $who } draws a number card.
           *[action] { $who } draws an action card.
        }
    }
move-play =
    { $me ->
        [yes] { $own ->
            [yes] You play { $card } on the { at-end } of your Sequence.
           *[no] You play { $card } on the { at-end } of { $whose }’s Sequence.
        }
       *[no] { $own ->
            [yes] { $who } plays { $card } on the { at-end } of their own Sequence.
           *[no] { $who } plays { $card } on the { at-end } of { $whose }’s Sequence.
        }
    }
move-token =
    { $me ->
        [yes] { $own ->
            [yes] You put a { $operator } on card { $place } of your Sequence.
           *[no] You put a { $operator } on card { $place } of { $whose }’s Sequence.
        }
       *[no] { $own ->
            [yes] { $who } puts a { $operator } on card { $place } of their own Sequence.
           *[no] { $who } puts a { $operator } on card { $place } of { $whose }’s Sequence.
        }
    }
move-flip =
    { $me ->
        [yes] { $own ->
            [yes] You flip the sign on card { $place } of your Sequence.
           *[no] You flip the sign on card { $place } of { $whose }’s Sequence.
        }
       *[no] { $own ->
            [yes] { $who } flips the sign on card { $place } of their own Sequence.
           *[no] { $who } flips the sign on card { $place } of { $whose }’s Sequence.
        }
    }
move-swap =
    { $me ->
        [yes] You swap card { $place } of { $whose }’s Sequence for card { $to_place } of { $to }’s.
       *[no] { $who } swaps card { $place } of { $whose }’s Sequence for card { $to_place } of { $to }’s.
    }
move-scrap =
    { $me ->
        [yes] { $own ->
            [yes] You scrap the card on the { at-end } of your Sequence.
           *[no] You scrap the card on the { at-end } of { $whose }’s Sequence.
        }
       *[no] { $own ->
            [yes] { $who } scraps the card on the { at-end } of their own Sequence.
           *[no] { $who } scraps the card on the { at-end } of { $whose }’s Sequence.
        }
    }
move-slow =
    { $me ->
        [yes] You slow { $to } down: two cards to draw!
       *[no] { $who } slows { $to } down: two cards to draw!
    }
move-steal =
    { $me ->
        [yes] You steal { $whose }’s card on the { at-end } and add it on the { at-to-end } of your Sequence.
       *[no] { $who } steals { $whose }’s card on the { at-end } and adds it on the { at-to-end }.
    }
move-reverse =
    { $me ->
        [yes] { $own ->
            [yes] You turn your Sequence around.
           *[no] You turn { $whose }’s Sequence around.
        }
       *[no] { $own ->
            [yes] { $who } turns their own Sequence around.
           *[no] { $who } turns { $whose }’s Sequence around.
        }
    }
move-skip =
    { $me ->
        [yes] You make { $to } skip a turn.
       *[no] { $who } makes { $to } skip a turn.
    }
move-gift =
    { $me ->
        [yes] You give { $to } a present: { card-name }.
       *[no] { $who } gives { $to } a present: { card-name }.
    }
move-discard =
    { $me ->
        [yes] You discard { card-name }.
       *[no] { $who } discards { card-name }.
    }
move-go =
    { $me ->
        [yes] You say “Go!”
       *[no] { $who } says “Go!”
    }
move-last-card =
    { $me ->
        [yes] You say “Last card!”
       *[no] { $who } says “Last card!”
    }
move-sit-out =
    { $me ->
        [yes] You would rather sit out a turn.
       *[no] { $who } would rather sit out a turn.
    }
move-catch =
    { $me ->
        [yes] You catch { $whose }: no “Last card!”
       *[no] { $who } catches { $whose }: no “Last card!”
    }
move-let-go =
    { $me ->
        [yes] You let { $whose } off.
       *[no] { $who } lets { $whose } off.
    }
move-dealt = { $to } gets { card-name }.
move-starts =
    { $me ->
        [yes] You start.
       *[no] { $by } starts.
    }
move-turn-lost =
    { $me ->
        [yes] You sat this turn out.
       *[no] { $by } sat this turn out.
    }


## Prompts

prompt-act = Your turn: play a card or draw one.
prompt-end = One card left? Say “Last card”! If not, “Go”.
prompt-target-play = To which end of which Sequence?
prompt-target-token = Which card gets the token?
prompt-target-token-operator = Which side up?
prompt-target-flip = Which sign do you flip?
prompt-target-swap = Which card do you swap?
prompt-target-swap-second = And for which one?
prompt-target-scrap = Which card has to go?
prompt-target-slow = Who has to draw two cards?
prompt-target-steal = Which card do you steal?
prompt-target-steal-end = To which end of your Sequence?
prompt-target-reverse = Which Sequence do you turn around?
prompt-target-skip = Who loses a turn?
prompt-target-gift = Which card do you give away?
prompt-target-gift-to = And who gets it?
prompt-slowed =
    { $count ->
        [one] You’ve been slowed down! { $count } card to draw: from which deck?
       *[other] You’ve been slowed down! { $count } cards to draw: from which deck?
    }
prompt-caught = Caught! You forgot “Last card”. Draw a card, or sit out a turn?
prompt-discard = Nothing to play, nothing to draw: everybody sees your hand. Discard a card.
prompt-wait = { $who }’s turn…
prompt-wait-end = { $who } is about to say “Go”…
prompt-wait-slowed = { $who } has to draw…
prompt-wait-caught = { $who } was caught: draw, or sit out?
prompt-skipped =
    { $me ->
        [yes] You lose this turn…
       *[no] { $who } loses this turn…
    }
prompt-take-back = Take back


## Things on the table

go = Go!
last-card = Last card!
caught = Caught!
caught-who = Catch { $who }!
sit-out = Sit out a turn
draw-number = Draw a number card
draw-action = Draw an action card
number-deck =
    { $count ->
        [0] Number deck: empty
        [one] Number deck: { $count } card
       *[other] Number deck: { $count } cards
    }
action-deck =
    { $count ->
        [0] Action deck: empty
        [one] Action deck: { $count } card
       *[other] Action deck: { $count } cards
    }
discards = Discards
hand-label = Your hand
sequence-of = { $who }’s Sequence
sequence-mine = Your Sequence
empty-sequence = No cards yet
result = = { $result }
result-decimal = = { $result } ({ $decimal })
place-here-left =
    { $me ->
        [yes] On the left of your Sequence
       *[no] On the left of { $who }’s Sequence
    }
place-here-right =
    { $me ->
        [yes] On the right of your Sequence
       *[no] On the right of { $who }’s Sequence
    }
cards-count =
    { $count ->
        [0] No cards
        [one] { $count } card
       *[other] { $count } cards
    }
will-skip =
    { $count ->
        [one] Will lose { $count } turn
       *[other] Will lose { $count } turns
    }
token-on = Token: { $operator } instead of { $printed }
operator-plus = plus
operator-minus = minus
operator-times = times
operator-divide = divided by
# $operator is one of the four words above.
laid-card = { $number } { $operator }
preview = { $from } → { $to }
known-cards = Cards that you know


## What happened

event-falls =
    { $me ->
        [yes] Divided by 0: your Sequence falls apart!
       *[no] Divided by 0: { $who }’s Sequence falls apart!
    }
event-shows-hand =
    { $me ->
        [yes] You can’t play or draw, and show your hand.
       *[no] { $who } can’t play or draw, and shows their hand.
    }
event-out =
    { $me ->
        [yes] You have no card left: the game is over!
       *[no] { $who } has no card left: the game is over!
    }


## The end

end-step = { $left } { $operator } { $right } = { $result }
end-wins =
    { $me ->
        [yes] You win with { $result }!
       *[no] { $who } wins with { $result }!
    }
end-shared = Level to the very end: the win is shared!
end-empty = Empty Sequence: 0


## Keys

key-card = Choose a card of your hand
key-choose = Move between what glows
key-take = Take what is chosen
key-undo = Take it back
key-go = Go: end your turn
key-last-card = Say “Last card”
key-caught = Shout “Caught!”


## Rules

rules-1-title = The goal
rules-1-text =
    Everybody builds a Sequence: a row of number cards, read as one long sum.
    The game ends when somebody has no card left. Then the highest result wins, whoever that is.
    So make yours grow, and spoil the others’.
rules-2-title = Before you start
rules-2-text =
    Everybody gets three number cards and three action cards, and keeps them secret.
    The two kinds have different backs: how many of each you hold is no secret.
    All Sequences start empty. Who starts is drawn, or the host decides.
rules-3-title = Your turn
rules-3-text =
    Do one thing:
    - play a card, or
    - draw a card, from whichever deck you like.
    Then say “Go”, and the turn passes to the left. After five seconds it passes by itself.
rules-4-title = Reading a Sequence
rules-4-text =
    Always from left to right: × and ÷ do not come first.
    Start with the first number. The sign of each card leads to the next number; the last sign is ignored.
    6−, 4÷, 2+, 3× make 4: 6 − 4 = 2, 2 ÷ 2 = 1, 1 + 3 = 4.
    Fractions are exact. A single card is worth its number, an empty Sequence 0.
rules-5-title = Number cards
rules-5-text =
    A number card goes to the left or right end of a Sequence, never into the middle.
    Your own Sequence or anybody else’s: a 0 after somebody’s × can hurt a lot.
rules-6-title = Action cards
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
    Then the card is discarded. Without a target it cannot be played.
rules-7-title = Tokens
rules-7-text =
    A token covers the sign of a card: the token counts, not what is printed.
    It travels with its card. A new token replaces it, and when the card is discarded, it goes back to the supply.
rules-8-title = Last card!
rules-8-text =
    Down to one card? Say “Last card” instead of “Go”.
    If you forget, the others can catch you until your next turn begins.
    If you are caught, draw a card or sit out your next turn.
rules-9-title = Dividing by 0
rules-9-text =
    A ÷ right before a 0 makes the whole Sequence fall apart: all of it is discarded, at once.
    0 ÷ 5 is fine, and a ÷ on the last card divides nothing.
rules-10-title = Empty decks
rules-10-text =
    Discards never come back. From an empty deck nobody draws.
    If you can neither play nor draw, you show your hand and discard a card of your choice.
    Caught, and both decks are empty? Then you sit out.
rules-11-title = The end
rules-11-text =
    As soon as somebody has no card left, the game ends. What the last card does still happens.
    The highest result wins; equal results share the win.


## The guide for newcomers

guide-card = Your turn! Tap a number card: it will make your Sequence grow.
guide-place = Tap a yellow place, in your Sequence or in another’s. It tells what will come out.
guide-end = “Go!” ends your turn. With a single card left, say “Last card!” instead, or you may be caught.
guide-wait = { $who } plays now. As soon as somebody has no card left, the highest result wins.
guide-trick = Violet cards do special things. Tap one to read what it does.
guide-draw = No card that helps you? Draw a new one instead, a number or an action.
