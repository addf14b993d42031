### MadMatix in English.
### $who is a player's name, $me is "yes" if the reader is that player. $card is "7×", a kind such as "steal", or
### "hidden-number" or "hidden-action" where only the back of a card is seen. $own is "yes" if $whose is the mover,
### $to_own if $to is; $whose_is_me and $to_is_me are "yes" if that player is the reader; $same is "yes" if $to is $whose.

title = MadMatix
tagline = Grow your sum, wreck theirs!
goal = Build your Sequence card by card and spoil everybody else’s: the highest result wins.


## Options

option-starter = First turn
option-starter-help = Who plays first.
option-starter-0 = Picked at random
option-starter-1 = Chair 1
option-starter-2 = Chair 2
option-starter-3 = Chair 3
option-starter-4 = Chair 4
option-starter-5 = Chair 5
option-starter-6 = Chair 6
option-starter-7 = Chair 7
option-starter-8 = Chair 8

option-timer = Time to think
option-timer-help = To play or draw. You always have five seconds to end your turn, and ten to react to “{ caught }” or “{ card-slow }”. When time is up, the game decides for you.
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
card-swap-help = Swap any two cards on the table, whichever Sequences they are in.
card-scrap = Scrap
card-scrap-help = Discard the card at either end of any Sequence.
card-slow = Slow
card-slow-help = Make somebody else draw two cards, each from whichever deck they like.
card-steal = Steal
card-steal-help = Take the card at either end of somebody else’s Sequence and add it to either end of yours.
card-reverse = Reverse
card-reverse-help = Turn a whole Sequence around.
card-skip = Skip
card-skip-help = Make somebody else lose their next turn.
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
in-whose =
    { $whose_is_me ->
        [yes] your Sequence
       *[no] { $own ->
            [yes] their own Sequence
           *[no] { $whose }’s Sequence
        }
    }
in-to =
    { $to_is_me ->
        [yes] your Sequence
       *[no] { $to_own ->
            [yes] their own Sequence
           *[no] { $to }’s Sequence
        }
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
            [yes] You play { $card } at the { at-end } end of your Sequence.
           *[no] You play { $card } at the { at-end } end of { $whose }’s Sequence.
        }
       *[no] { $own ->
            [yes] { $who } plays { $card } at the { at-end } end of their own Sequence.
           *[no] { $whose_is_me ->
                [yes] { $who } plays { $card } at the { at-end } end of your Sequence.
               *[no] { $who } plays { $card } at the { at-end } end of { $whose }’s Sequence.
            }
        }
    }
move-token =
    { $me ->
        [yes] { $own ->
            [yes] You put a { $operator } on card no. { $place } of your Sequence.
           *[no] You put a { $operator } on card no. { $place } of { $whose }’s Sequence.
        }
       *[no] { $own ->
            [yes] { $who } puts a { $operator } on card no. { $place } of their own Sequence.
           *[no] { $whose_is_me ->
                [yes] { $who } puts a { $operator } on card no. { $place } of your Sequence.
               *[no] { $who } puts a { $operator } on card no. { $place } of { $whose }’s Sequence.
            }
        }
    }
move-flip =
    { $me ->
        [yes] { $own ->
            [yes] You flip the sign on card no. { $place } of your Sequence.
           *[no] You flip the sign on card no. { $place } of { $whose }’s Sequence.
        }
       *[no] { $own ->
            [yes] { $who } flips the sign on card no. { $place } of their own Sequence.
           *[no] { $whose_is_me ->
                [yes] { $who } flips the sign on card no. { $place } of your Sequence.
               *[no] { $who } flips the sign on card no. { $place } of { $whose }’s Sequence.
            }
        }
    }
move-swap =
    { $me ->
        [yes] { $same ->
            [yes] You swap cards no. { $place } and no. { $to_place } of { in-whose }.
           *[no] You swap card no. { $place } of { in-whose } with card no. { $to_place } of { in-to }.
        }
       *[no] { $same ->
            [yes] { $who } swaps cards no. { $place } and no. { $to_place } of { in-whose }.
           *[no] { $who } swaps card no. { $place } of { in-whose } with card no. { $to_place } of { in-to }.
        }
    }
move-scrap =
    { $me ->
        [yes] { $own ->
            [yes] You scrap the card at the { at-end } end of your Sequence.
           *[no] You scrap the card at the { at-end } end of { $whose }’s Sequence.
        }
       *[no] { $own ->
            [yes] { $who } scraps the card at the { at-end } end of their own Sequence.
           *[no] { $whose_is_me ->
                [yes] { $who } scraps the card at the { at-end } end of your Sequence.
               *[no] { $who } scraps the card at the { at-end } end of { $whose }’s Sequence.
            }
        }
    }
move-slow =
    { $me ->
        [yes] You slow { $to } down.
       *[no] { $to_is_me ->
            [yes] { $who } slows you down.
           *[no] { $who } slows { $to } down.
        }
    }
move-steal =
    { $me ->
        [yes] You steal the card at the { at-end } end of { $whose }’s Sequence and add it to the { at-to-end } end of yours.
       *[no] { $whose_is_me ->
            [yes] { $who } steals the card at the { at-end } end of your Sequence and adds it to the { at-to-end } end of their own.
           *[no] { $who } steals the card at the { at-end } end of { $whose }’s Sequence and adds it to the { at-to-end } end of their own.
        }
    }
move-reverse =
    { $me ->
        [yes] { $own ->
            [yes] You turn your Sequence around.
           *[no] You turn { $whose }’s Sequence around.
        }
       *[no] { $own ->
            [yes] { $who } turns their own Sequence around.
           *[no] { $whose_is_me ->
                [yes] { $who } turns your Sequence around.
               *[no] { $who } turns { $whose }’s Sequence around.
            }
        }
    }
move-skip =
    { $me ->
        [yes] You play “{ card-skip }” against { $to }.
       *[no] { $to_is_me ->
            [yes] { $who } plays “{ card-skip }” against you.
           *[no] { $who } plays “{ card-skip }” against { $to }.
        }
    }
move-gift =
    { $me ->
        [yes] You give { $to } a gift: { card-name }.
       *[no] { $to_is_me ->
            [yes] { $who } gives you a gift: { card-name }.
           *[no] { $who } gives { $to } a gift: { card-name }.
        }
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
        [yes] You choose to sit out a turn.
       *[no] { $who } chooses to sit out a turn.
    }
move-catch =
    { $me ->
        [yes] You catch { $whose }, who forgot to say “Last card”.
       *[no] { $whose_is_me ->
            [yes] { $who } catches you: you forgot to say “Last card”.
           *[no] { $who } catches { $whose }, who forgot to say “Last card”.
        }
    }
move-let-go =
    { $me ->
        [yes] You let { $whose } off.
       *[no] { $whose_is_me ->
            [yes] { $who } lets you off.
           *[no] { $who } lets { $whose } off.
        }
    }
move-dealt =
    { $to_is_me ->
        [yes] You get { card-name }.
       *[no] { $to } gets { card-name }.
    }
move-starts =
    { $me ->
        [yes] You start.
       *[no] { $by } starts.
    }
move-turn-lost =
    { $me ->
        [yes] You lose this turn.
       *[no] { $by } loses this turn.
    }


## Prompts

prompt-act =
    { $draws ->
        [yes] Your turn: play a card or draw one.
       *[no] Your turn: play a card.
    }
prompt-end = One card in hand? Say “Last card”! If not, say “Go”.
silence = In { $count } s, silence counts as “Go”.
silence-five = Five seconds of silence count as “Go”.
prompt-target-play = Which end of which Sequence?
prompt-target-play-first = Whose Sequence do you start?
prompt-target-token = Which sign gets covered by the token?
prompt-target-token-operator = Which side up?
prompt-target-flip = Which sign do you flip?
prompt-target-swap = Which card do you swap?
prompt-target-swap-second = And with which card?
prompt-target-scrap = Which card has to go?
prompt-target-slow = Who has to draw two cards?
prompt-target-steal = Which card do you steal?
prompt-target-steal-end = Which end of your Sequence?
prompt-target-reverse = Which Sequence do you turn around?
prompt-target-skip = Who loses a turn?
prompt-target-gift = Which card do you give away?
prompt-target-gift-to = And who gets it?
prompt-slowed =
    { $decks ->
        [one] { $count ->
            [one] Slowed down! Draw { $count } card.
           *[other] Slowed down! Draw { $count } cards.
        }
       *[both] { $count ->
            [one] Slowed down! Draw { $count } card: from which deck?
           *[other] Slowed down! Draw { $count } cards: from which deck?
        }
    }
prompt-caught =
    { $draws ->
        [yes] You forgot “Last card”! Draw, or sit out?
       *[no] You forgot “Last card”! Both decks are empty: sit out a turn.
    }
prompt-discard = Nothing to play, nothing to draw: everybody sees your hand. Discard a card.
prompt-wait = { $who }’s turn…
prompt-wait-end = { $who } is about to end their turn…
prompt-wait-slowed = { $who } has to draw…
prompt-wait-caught =
    { $draws ->
        [yes] { $who } was caught and has to draw or sit out…
       *[no] { $who } was caught and has to sit out…
    }
prompt-skipped =
    { $me ->
        [yes] You lose this turn…
       *[no] { $who } loses this turn…
    }
prompt-take-back = Take it back


## Things on the table

go = Go!
last-card = Last card!
caught = Caught!
caught-who = Catch { $who }!
caught-why = forgot “Last card”
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
empty-sequence = No cards
result = = { $result }
result-decimal = = { $result } ({ $decimal })
place-here-left =
    { $me ->
        [yes] At the left end of your Sequence
       *[no] At the left end of { $who }’s Sequence
    }
place-here-right =
    { $me ->
        [yes] At the right end of your Sequence
       *[no] At the right end of { $who }’s Sequence
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
divided-by-0 = Divided by 0!
known-cards = Cards you have seen


## What happened

event-falls =
    { $me ->
        [yes] Divided by 0: your Sequence falls apart!
       *[no] Divided by 0: { $who }’s Sequence falls apart!
    }
stamp-falls =
    { $me ->
        [yes] Your Sequence falls apart!
       *[no] { $who }’s Sequence falls apart!
    }
event-hit =
    { $me ->
        [yes] Your Sequence goes from { $before } to { $after }.
       *[no] { $who }’s Sequence goes from { $before } to { $after }.
    }
stamp-hit =
    { $me ->
        [yes] { $how ->
            [steal] Stolen from you: { $before } → { $after }
            [scrap] Scrapped: { $before } → { $after }
            [swap] Swapped: { $before } → { $after }
           *[other] Your Sequence: { $before } → { $after }
        }
       *[no] { $how ->
            [steal] Stolen from { $who }: { $before } → { $after }
           *[other] { $who }: { $before } → { $after }
        }
    }
event-caught =
    { $me ->
        [yes] { $draws ->
            [yes] Caught by { $whose }: draw a card, or sit out your next turn.
           *[no] Caught by { $whose }, and both decks are empty: you sit out your next turn.
        }
       *[no] { $whose_is_me ->
            [yes] { $draws ->
                [yes] Caught by you: { $who } draws a card or sits out a turn.
               *[no] Caught by you, and both decks are empty: { $who } sits out a turn.
            }
           *[no] { $draws ->
                [yes] Caught by { $whose }: { $who } draws a card or sits out a turn.
               *[no] Caught by { $whose }, and both decks are empty: { $who } sits out a turn.
            }
        }
    }
stamp-caught =
    { $me ->
        [yes] { $whose } caught you!
       *[no] { $whose_is_me ->
            [yes] You caught { $who }!
           *[no] { $whose } caught { $who }!
        }
    }
event-last-card =
    { $me ->
        [yes] You have one card left.
       *[no] { $who } has one card left.
    }
stamp-last-card =
    { $me ->
        [yes] Last card!
       *[no] { $who }: last card!
    }
event-early-call =
    { $me ->
        [yes] You have more than one card left: that counts as “Go”.
       *[no] { $who } has more than one card left: that counts as “Go”.
    }
stamp-early-call = That counts as “Go”
event-got-away =
    { $me ->
        [yes] You forgot to say “Last card”, but nobody caught you.
       *[no] { $who } forgot to say “Last card” and got away with it.
    }
stamp-got-away =
    { $me ->
        [yes] Phew, not caught!
       *[no] { $who } got away!
    }
event-slowed =
    { $me ->
        [yes] { $count ->
            [0] Both decks are empty: you draw nothing.
            [one] You have to draw one card, the last one.
           *[other] You have to draw two cards.
        }
       *[no] { $count ->
            [0] Both decks are empty: { $who } draws nothing.
            [one] { $who } has to draw one card, the last one.
           *[other] { $who } has to draw two cards.
        }
    }
stamp-slowed =
    { $me ->
        [yes] { $count ->
            [0] Nothing to draw!
            [one] Draw one card!
           *[other] Draw two cards!
        }
       *[no] { $count ->
            [0] Nothing to draw!
            [one] { $who } draws one card!
           *[other] { $who } draws two cards!
        }
    }
event-skipped =
    { $me ->
        [yes] { $turns ->
            [one] You lose your next turn.
           *[other] You lose your next { $turns } turns.
        }
       *[no] { $turns ->
            [one] { $who } loses their next turn.
           *[other] { $who } loses their next { $turns } turns.
        }
    }
stamp-skipped =
    { $me ->
        [yes] { $turns ->
            [one] You lose a turn!
           *[other] You lose { $turns } turns!
        }
       *[no] { $turns ->
            [one] { $who } loses a turn!
           *[other] { $who } loses { $turns } turns!
        }
    }
event-shows-hand =
    { $me ->
        [yes] You can’t play or draw, so you show your hand.
       *[no] { $who } can’t play or draw, so they show their hand.
    }
stamp-shows-hand =
    { $me ->
        [yes] You show your hand!
       *[no] { $who } shows their hand!
    }
event-out =
    { $me ->
        [yes] You have no cards left: the game is over!
       *[no] { $who } has no cards left: the game is over!
    }
stamp-out =
    { $me ->
        [yes] You are out of cards!
       *[no] { $who } is out of cards!
    }
event-wins = { end-wins }
stamp-wins =
    { $me ->
        [yes] You win!
       *[no] { $who } wins!
    }
event-shared = { end-shared }
stamp-shared = The win is shared!


## The end

end-step = { $left } { $operator } { $right } = { $result }
end-wins =
    { $me ->
        [yes] You win with { $result }!
       *[no] { $who } wins with { $result }!
    }
end-shared = It’s a tie: the win is shared!
end-empty = Empty Sequence: 0
story-ahead =
    { $me ->
        [yes] Result { $result }: { $margin } more than you.
       *[no] Result { $result }: { $margin } more than { $who }.
    }
story-level = Tied on { $result } at the end.
story-blow =
    { $side ->
        [mine] What decided it: { $by } took you from { $before } to { $after }.
        [by-me] What decided it: you took { $who } from { $before } to { $after }.
       *[others] What decided it: { $by } took { $who } from { $before } to { $after }.
    }
story-went-out =
    { $me ->
        [yes] You ran out of cards first, but the highest result wins.
       *[no] { $who } ran out of cards first, but the highest result wins.
    }


## Keys

key-card = Choose a card from your hand
key-choose = Move between the glowing choices
key-take = Confirm your choice
key-undo = Take it back
key-go = Go: end your turn
key-last-card = Say “Last card”
key-caught = Shout “Caught!”


## Rules

rules-1-title = The goal
rules-1-text =
    Everybody builds a Sequence: a row of number cards, read as one long sum.
    The game ends when somebody has no cards left. Then the highest result wins, whoever it belongs to.
    So make yours grow, and spoil everybody else’s.
rules-2-title = Before you start
rules-2-text =
    Everybody gets three number cards and three action cards, and keeps them secret.
    The two kinds have different backs, so everybody can see how many of each you hold.
    All Sequences start empty. The first player is picked at random, or the host chooses.
rules-3-title = Your turn
rules-3-text =
    Do one thing:
    - play a card, or
    - draw a card, from whichever deck you like.
    Then say “Go”, and the turn passes to the left. Five seconds of silence count as “Go”, even without a time limit.
rules-4-title = Reading a Sequence
rules-4-text =
    Always read from left to right: × and ÷ do not come first.
    Start with the first number. Each card’s sign says what to do with the next number; the last sign is ignored.
    6−, 4÷, 2+, 3× make 4: 6 − 4 = 2, 2 ÷ 2 = 1, 1 + 3 = 4.
    Fractions are not rounded. A single card is worth its number, and an empty Sequence is worth 0.
rules-5-title = Number cards
rules-5-text =
    A number card goes at the left or right end of a Sequence, never in the middle.
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
    Then the card is discarded. An action card without a target cannot be played.
    Lost turns add up, whether by “{ card-skip }” or by being caught.
rules-7-title = Tokens
rules-7-text =
    A token covers the sign of a card: the token counts, not what is printed.
    It travels with its card. A new token replaces it, and when the card is discarded, the token goes back to the supply.
rules-8-title = Last card!
rules-8-text =
    Down to one card? Say “Last card” instead of “Go”.
    If you forget, the others can catch you until your next turn begins. Cards that you get meanwhile do not help, and a turn that you lose does not count.
    If you are caught, draw a card or sit out your next turn.
    With more than one card, “Last card” is just “Go”.
rules-9-title = Dividing by 0
rules-9-text =
    A ÷ right before a 0 makes the whole Sequence fall apart: all of it is discarded, at once.
    0 ÷ 5 is fine, and a ÷ on the last card divides nothing.
rules-10-title = Empty decks
rules-10-text =
    Discarded cards never come back. Nobody can draw from an empty deck.
    If you can neither play nor draw, you show your hand and discard a card of your choice.
    Caught when both decks are empty? Then you sit out your next turn.
    If too few cards are left for “{ card-slow }”, you draw only what there is.
rules-11-title = The end
rules-11-text =
    As soon as somebody has no cards left, the game ends. The last card still takes effect.
    The highest result wins; players who tie for it share the win.


## The guide for newcomers

guide-card = Your turn! You want the highest result. Tap a number card.
guide-place = Yellow spots show the new result, in other Sequences, too. Tap a spot in yours.
guide-read = Read from left to right: each sign works on the next number.
guide-end = “Go” ends your turn. With one card left, say “Last card” instead, or you may be caught.
guide-wait = { $who }’s turn. When somebody runs out of cards, the highest result wins.
guide-trick = What does a violet card do? Tap one to read it.
guide-draw = No card to help you? Draw a new one instead: a number or an action.
