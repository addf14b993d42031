### Match Madness in English.
### $who and $by are players' names, $me is "yes" if the reader is that player. $card is a card of the deck, such as
### "3-07": level 3, number 7; or "none" while it is not for the reader to see. $slot is 1, or in Total Madness the level
### of a deck. $seconds is a time with its hundredths, $mode is "quick", "total" or "daily".

title = Match Madness
tagline = Five blocks, one pattern: be the fastest!
goal = Use your five blocks to build the pattern that a card shows: be the first, and the card is yours.


## Options

option-mode = Game
option-mode-help = One card at a time, or five decks at once.
option-mode-quick = Quick-Play · one card at a time
option-mode-total = Total Madness · five decks, points
option-mode-daily = The daily five · solo

option-rounds = Cards
option-rounds-help = How many cards are turned up, one after the other: 1 to 60, or up to 12 of one level.

option-level = Level
option-level-help = How tricky the patterns are. Each level has twelve cards.
option-level-0 = All levels, shuffled
option-level-1 = Level 1 · to get you started
option-level-2 = Level 2 · still friendly
option-level-3 = Level 3 · tricky
option-level-4 = Level 4 · hard
option-level-5 = Level 5 · madness

option-judging = Who checks
option-judging-help = The game finds every mistake. The other players find only those they notice.
option-judging-referee = The game
option-judging-table = The other players

option-bot_speed = Bots build
option-bot_speed-help = How long they take for a card. No effect if bots play “Instantly”.
option-bot_speed-50 = Twice as fast
option-bot_speed-75 = A little faster
option-bot_speed-100 = At normal speed
option-bot_speed-150 = A little slower
option-bot_speed-200 = Half as fast

option-head_start_1 = Head start for chair 1, in seconds
option-head_start_1-help = With a head start, you see each card before the others do. In Total Madness, you start building before the others, but only at the beginning of the game.
option-head_start_2 = Head start for chair 2, in seconds
option-head_start_3 = Head start for chair 3, in seconds
option-head_start_4 = Head start for chair 4, in seconds
option-head_start_5 = Head start for chair 5, in seconds
option-head_start_6 = Head start for chair 6, in seconds
option-head_start_7 = Head start for chair 7, in seconds
option-head_start_8 = Head start for chair 8, in seconds
option-head_start_9 = Head start for chair 9, in seconds
option-head_start_10 = Head start for chair 10, in seconds
option-head_start_11 = Head start for chair 11, in seconds
option-head_start_12 = Head start for chair 12, in seconds


## Names of things

mode-daily = The daily five

tile-plus = plus
tile-ring = ring
tile-star = star
tile-square = square
tile-dots = four dots

block-name = Block { $block }
tool-label = { $tool }: { block-name }
level-name = Level { $level }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cards-count =
    { $count ->
        [0] No cards
        [one] { $count } card
       *[other] { $count } cards
    }
untimed = untimed


## Moves, for the log and the screen reader

move-claim =
    { $me ->
        [yes] You say you have built card { $card }.
       *[no] { $who } claims to have built card { $card }.
    }
move-give-up =
    { $me ->
        [yes] { $mode ->
            [total] You want to skip the level { $slot } card.
           *[other] You want to skip this card.
        }
       *[no] { $mode ->
            [total] { $who } wants to skip the level { $slot } card.
           *[other] { $who } wants to skip this card.
        }
    }
move-take-back =
    { $me ->
        [yes] { $mode ->
            [total] You want to play for the level { $slot } card after all.
           *[other] You want to play for this card after all.
        }
       *[no] { $mode ->
            [total] { $who } wants to play for the level { $slot } card after all.
           *[other] { $who } wants to play for this card after all.
        }
    }
move-accept =
    { $me ->
        [yes] You have no objection.
       *[no] { $who } has no objection.
    }
move-object =
    { $me ->
        [yes] You object: that’s not a match!
       *[no] { $who } objects: that’s not a match!
    }
move-stop =
    { $me ->
        [yes] You end the game.
       *[no] { $who } ends the game.
    }
move-hint =
    { $me ->
        [yes] You take a hint.
       *[no] { $who } takes a hint.
    }
move-pressed =
    { $me ->
        [yes] You call “Match!”
       *[no] { $who } calls “Match!”
    }
move-next =
    { $mode ->
        [total] Three, two, one, go!
       *[other] Here comes a card…
    }
move-show = Head start over!
move-verdict =
    { $me ->
        [yes] { $right ->
            [yes] { $why ->
                [accepted] No objection: a match for you!
                [silence] No objection: a match for you!
               *[other] It counts: a match for you!
            }
           *[no] Your blocks are not a match!
        }
       *[no] { $right ->
            [yes] { $why ->
                [accepted] No objection: a match for { $by }!
                [silence] No objection: a match for { $by }!
               *[other] It counts: a match for { $by }!
            }
           *[no] { $by }’s blocks are not a match!
        }
    }
move-warm =
    { $me ->
        [yes] You may call “Match!” again.
       *[no] { $by } may call “Match!” again.
    }
move-quiet = Ten minutes without a “Match!”: the host may end the game.
move-turned =
    { $card ->
        [none] A card is turned up. You can’t see it yet!
       *[other] { $mode ->
            [total] Level { $slot } shows card { $card }.
           *[other] Card { $card } is turned up.
        }
    }


## What moves cause: a sentence for the log, a few words for a stamp on the board
# $level is the level of the card, $points what it counts, $score what the winner has, $built the cards of all $cards.

event-won =
    { $me ->
        [yes] { $mode ->
            [total] { $points ->
                [one] You win the level { $level } card: { $points } point.
               *[other] You win the level { $level } card: { $points } points.
            }
           *[other] You win the level { $level } card.
        }
       *[no] { $mode ->
            [total] { $points ->
                [one] { $who } wins the level { $level } card: { $points } point.
               *[other] { $who } wins the level { $level } card: { $points } points.
            }
           *[other] { $who } wins the level { $level } card.
        }
    }
stamp-won =
    { $me ->
        [yes] { $mode ->
            [total] Yours: +{ $points }!
           *[other] The card is yours!
        }
       *[no] { $mode ->
            [total] { $who }: +{ $points }!
           *[other] Card for { $who }!
        }
    }
event-out =
    { $me ->
        [yes] You cannot win this card any more.
       *[no] { $who } cannot win this card any more.
    }
stamp-out =
    { $me ->
        [yes] You are out!
       *[no] { $who } is out!
    }
event-lost =
    { $me ->
        [yes] { $points ->
            [one] You set aside the last card you won (level { $level }) and lose { $points } point.
           *[other] You set aside the last card you won (level { $level }) and lose { $points } points.
        }
       *[no] { $points ->
            [one] { $who } sets aside the last card they won (level { $level }) and loses { $points } point.
           *[other] { $who } sets aside the last card they won (level { $level }) and loses { $points } points.
        }
    }
stamp-lost =
    { $me ->
        [yes] You lose a card!
       *[no] { $who } loses a card!
    }
event-owes =
    { $me ->
        [yes] You have no card to set aside, so you will set aside the next one you win.
       *[no] { $who } has no card to set aside and will set aside the next one they win.
    }
stamp-owes =
    { $me ->
        [yes] You owe a card!
       *[no] { $who } owes a card!
    }
event-paid =
    { $me ->
        [yes] You owed a card: this level { $level } card is set aside.
       *[no] { $who } owed a card: this level { $level } card is set aside.
    }
stamp-paid =
    { $me ->
        [yes] Your debt is paid!
       *[no] { $who } has paid!
    }
event-aside =
    { $why ->
        [mistakes] Nobody can win this level { $level } card any more: it is set aside.
       *[skipped] The level { $level } card is skipped: nobody gets it.
    }
stamp-aside =
    { $why ->
        [mistakes] The card is gone!
       *[skipped] Skipped!
    }
event-last = This is the last card.
stamp-last = Last card!
event-wins =
    { $me ->
        [yes] { $mode ->
            [total] { $score ->
                [one] You win with { $score } point!
               *[other] You win with { $score } points!
            }
           *[other] { $score ->
                [one] You win with { $score } card!
               *[other] You win with { $score } cards!
            }
        }
       *[no] { $mode ->
            [total] { $score ->
                [one] { $who } wins with { $score } point!
               *[other] { $who } wins with { $score } points!
            }
           *[other] { $score ->
                [one] { $who } wins with { $score } card!
               *[other] { $who } wins with { $score } cards!
            }
        }
    }
stamp-wins =
    { $me ->
        [yes] You win!
       *[no] { $who } wins!
    }
event-shared = A tie to the very end: the win is shared!
stamp-shared = The win is shared!
event-finished =
    { $me ->
        [yes] { $cards ->
            [one] You have built { $built } of { $cards } card.
           *[other] You have built { $built } of { $cards } cards.
        }
       *[no] { $cards ->
            [one] { $who } has built { $built } of { $cards } card.
           *[other] { $who } has built { $built } of { $cards } cards.
        }
    }
stamp-finished = Done: { $built } of { $cards }!


## Prompts

prompt-count = Get ready…
prompt-count-total = Look at the cards, but hands off the blocks!
prompt-next = The next card is coming…
prompt-build = Build the pattern, then call “Match!”
prompt-build-total = Build any of the cards, tap it and call “Match!”
prompt-head-start = Others have a head start. You’ll start soon…
prompt-out = No match. You are out for this card!
prompt-cooling = No match. Catch your breath…
prompt-change =
    { $mode ->
        [total] That was not a match: move a block, or tap another card.
       *[other] That was not a match: change something first.
    }
prompt-checking = { $who } calls “Match!” Is it?
prompt-judge = Is it a match? Object if it isn’t!
prompt-judged = The others are checking your blocks…
prompt-accepted = You don’t object. Do the others?
prompt-quiet = Ten minutes without a “Match!”: you may end the game.
prompt-practice = Take your time. A hint shows where a block goes.
prompt-watch = You are watching.
prompt-replay = Everybody is building. A replay shows a board only when somebody calls “Match!”


## Things to do

match = Match!
give-up = Skip this card
take-back = Don’t skip it
# How many of those who are still in want to skip the card.
agreed =
    { $count ->
        [one] { $count } of { $total } wants to skip it
       *[other] { $count } of { $total } want to skip it
    }
accept = It’s a match
object = Objection!
stop = End the game
hint = Hint


## The end

end-wins =
    { $me ->
        [yes] { $mode ->
            [total] { $count ->
                [one] You win with { $count } point!
               *[other] You win with { $count } points!
            }
           *[other] { $count ->
                [one] You win with { $count } card!
               *[other] You win with { $count } cards!
            }
        }
       *[no] { $mode ->
            [total] { $count ->
                [one] { $who } wins with { $count } point!
               *[other] { $who } wins with { $count } points!
            }
           *[other] { $count ->
                [one] { $who } wins with { $count } card!
               *[other] { $who } wins with { $count } cards!
            }
        }
    }
# The scores are tied, and the highest level at which the cards differ decides.
end-wins-tie =
    { $me ->
        [yes] It’s a tie, but you have more level { $level } cards: you win!
       *[no] It’s a tie, but { $who } has more level { $level } cards and wins!
    }
end-shared = A tie to the very end: the win is shared!
end-alone =
    { $total ->
        [one] { $count ->
            [0] You did not build the card.
           *[other] You built the card.
        }
       *[other] You built { $count } of { $total } cards.
    }
end-time = Total time: { time }
story-ahead =
    { $me ->
        [yes] { $mode ->
            [total] { $count ->
                [one] { $count } point: { $margin } more than you.
               *[other] { $count } points: { $margin } more than you.
            }
           *[other] { $count ->
                [one] { $count } card: { $margin } more than you.
               *[other] { $count } cards: { $margin } more than you.
            }
        }
       *[no] { $mode ->
            [total] { $count ->
                [one] { $count } point: { $margin } more than { $who }.
               *[other] { $count } points: { $margin } more than { $who }.
            }
           *[other] { $count ->
                [one] { $count } card: { $margin } more than { $who }.
               *[other] { $count } cards: { $margin } more than { $who }.
            }
        }
    }
story-lead = In front for good from card no. { $number } on (level { $level }).
story-fastest =
    { $me ->
        [yes] Fastest card: yours, in { $time }.
       *[no] Fastest card: { $who }, in { $time }.
    }
story-alone =
    { $total ->
        [one] { $count ->
            [0] The card was not built.
           *[other] The card was built.
        }
       *[other] { $count } of { $total } cards built.
    }
story-alone-all =
    { $total ->
        [one] Built in { $time }.
       *[other] All { $total } cards, in { $time }.
    }


## Rules

rules-1-title = The goal
rules-1-text =
    Everybody has the same five blocks. Every card shows a pattern of ten tiles.
    Be the first to build it from your blocks, and the card is yours.
rules-2-title = Blocks
rules-2-text =
    A block has four long sides, and each shows two tiles: plus, ring, star, square or four dots.
    Roll a block to see another side. Turn it to lay it sideways or up and down, either way round.
    Every pattern takes all five blocks, lying flat side by side. The card doesn’t show where one ends and the next begins!
rules-3-title = A match
rules-3-text =
    If your blocks show the card tile for tile, it’s a match.
    You may build the whole pattern turned any way, and with any blocks that show it. A mirror image is not a match.
rules-4-title = Five levels
rules-4-text =
    Each level has twelve cards. The lines on the border show the level: one line is easy, five is madness.
    Some of the easy cards can be built in several ways. From level 3 on, there is just one way.
rules-5-title = Quick-Play
rules-5-text =
    Agree on how many cards to play, from 1 to 60. A card is turned up, and all of you build at once. Done? Call “Match!”
    - If you are right, you keep the card, and the next one comes.
    - If you are wrong, you are out for this card, and the others carry on. If everybody is out, nobody gets it.
    When all cards are gone, whoever has the most cards wins.
rules-6-title = Total Madness
rules-6-text =
    Five decks lie face up, one for each level, with as many cards in each as there are players.
    After the countdown, build any of the cards you can see. Done? Point at the card and call “Match!” Everybody stops while it is checked.
    - If you are right, you take the card, and the next card in that deck is turned up.
    - If you are wrong, you set aside the last card you won. If you have none, you set aside the next one you win. You never owe more than one.
    A card of level 1 or 2 scores one point, of level 3 two, of level 4 or 5 three. When all cards are gone, whoever has the most points wins.
rules-7-title = Who was first?
rules-7-text =
    What counts is when you pressed, not how good your connection is.
    If somebody beats you to a card by a split second, it costs you nothing.
    After a mistake in Total Madness, you cannot call again for three seconds, nor before you have moved a block or pointed at another card.
rules-8-title = Stuck?
rules-8-text =
    If everybody still playing for a card wants to skip it, it is set aside and nobody gets it.
    You don’t have to wait for anybody who is away.
    After ten minutes without a “Match!”, the host may end the game.
rules-9-title = You are the judges
rules-9-text =
    If the other players check, everybody sees the blocks, and the others have eight seconds to object.
    At the first objection, the game checks and shows everybody what is wrong, if anything.
    A wrong objection costs nothing. But if nobody objects, the card is won, even with a mistake!
rules-10-title = Head starts
rules-10-text =
    Kids against grown-ups? Give some players a head start: they see each card a few seconds earlier.
    In Total Madness, they start building earlier, but only at the beginning of the game.
rules-11-title = Solo
rules-11-text =
    At a table with one chair, you race against the clock.
    The daily five are five cards, one from each level, and the same for everybody that day.
    When you practise, hints show you where the blocks go, and a mistake costs nothing.
rules-12-title = The end
rules-12-text =
    A tie? Then whoever has the most level 5 cards wins. Still tied? Count level 4, and so on. If you are tied to the end, you share the win.


## The screen

roll = Roll
roll-back = Roll back
turn = Turn
flip = Flip
lift = Lift
lift-all = Lift all
# Labels of the buttons for the chosen block.
roll-block = Roll block { $block }
roll-back-block = Roll block { $block } the other way
turn-block = Give block { $block } a quarter turn
flip-block = Flip block { $block } end for end
lift-block = Lift block { $block } back to the tray
board-mine = Your board
board-of = { $who }’s board
tray = Tray
cards = Cards
others = The others
card-back = A card, face down
deck-left =
    { $count ->
        [0] last card
        [one] { $count } more
       *[other] { $count } more
    }
card-number = Card { $number } of { $total }
point-at = Point at this card: level { $level }
pointed-at = You are pointing at this card: level { $level }
go = Go!
# A time in minutes and seconds, such as 0:07.30 or 1:02.34.
time = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# The running clock, such as 0:07.3.
clock-now = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clock-label = Time
out-badge = out
owes-badge = owes a card
cooling-badge = has to wait
waits-badge = not yet

prompt-lay =
    { $count ->
        [one] { $count } block still in the tray.
       *[other] { $count } blocks still in the tray.
    }
prompt-rebuild = A new card: rearrange your blocks!
prompt-all-laid = All five are down. Is it a match?
prompt-all-laid-total = All five are down. Is it the level { $level } card?
prompt-point = All five are down. Which card is it? Tap it!
prompt-only-right = You owe a card: from now on, a wrong “Match!” is ignored.
prompt-pressed = Match! Let’s see…
prompt-done = Finished!

check-mine = You call “Match!”
check-other = { $who } calls “Match!”
check-card = The card
check-blocks = The blocks
check-turned = turned like the blocks
check-right = A match!
check-wrong = No match
check-open = A match?
check-settled = No objection: it counts!
check-objected =
    { $me ->
        [yes] You object!
       *[no] { $who } objects!
    }
check-after = Time: { $time }
# Legend of the marks where blocks differ from the card.
mark-wrong = wrong tile
mark-missing = missing
mark-extra = extra
# For ears: how much differs.
check-differs = { $wrong } wrong, { $missing } missing, { $extra } extra.

end-levels = Cards won, by level
end-level-count =
    { $count ->
        [one] Level { $level }: { $count } card
       *[other] Level { $level }: { $count } cards
    }
end-score = Points
end-points = Levels 1 and 2: one point per card. Level 3: two. Levels 4 and 5: three.
end-most =
    { $mode ->
        [total] Whoever has the most points wins. A tie? Then level 5 cards decide, then level 4, and so on.
       *[other] Whoever has the most cards wins. A tie? Then level 5 cards decide, then level 4, and so on.
    }
end-times = Your times

# For ears: where a block lies, and what was done. $first and $second are tiles, left and right or top and bottom.
say-tray = Block { $block }: { $first }, { $second }. In the tray.
say-across = Block { $block }: { $first }, { $second }. Row { $row }, columns { $column } and { $last }.
say-upright = Block { $block }: { $first } above { $second }. Column { $column }, rows { $row } and { $last }.
say-no-room = No room there.
say-edge = That is the edge.
say-no-blocks = No blocks on the board.
say-in-tray = In the tray: { $blocks }.
say-row = Row { $row }: { $tiles }.
say-empty = empty
say-tile-of = { $tile } of block { $block }
say-card = Level { $level }, { $rows } rows, { $columns } columns.
say-no-card = There is no card to see.
say-hint = Hint: block { $block } goes here on the card: { $where }.
where-across = { $first }, { $second }; row { $row }, columns { $column } and { $last }
where-upright = { $first } above { $second }; column { $column }, rows { $row } and { $last }

key-block = Choose a block
key-move = Move it (or take it out of the tray)
key-shift = Move everything
key-roll = Roll it to its next side
key-roll-back = Roll it the other way
key-turn = Give it a quarter turn
key-flip = Flip it end for end
key-lift = Lift it back to the tray (with Shift: all of them)
key-match = Match!
key-point = Point at a card: level 1 to 5
key-read-card = Read the card out
key-read-board = Read your board out
key-hint = Take a hint
keys-more = All keys: ?


## Solo

alone-daily-about = Five cards, one from each level: the same for everybody today.
alone-daily-play = Play today’s cards
alone-daily-done = Done today: { $time }
alone-daily-again = Once more
alone-clock = Against the clock
alone-clock-about = { $count } cards of one level, as fast as you can. Build all of them, and your best time is saved.
alone-best = Best: { $time }
alone-no-best = no time yet
alone-practice = Practice
alone-practice-about = No hurry: hints show the next block to lay. Times do not count.
alone-practise-level = Practise level { $level }
alone-first-title = New here?
alone-first-about = Build one easy card first, without a clock: we’ll show you how the blocks work.
alone-first-practise = Practise one card
alone-first-decline = Start the clock now

# The result of a solo game. $gestures: to lay, roll, turn or flip a block.
result-missed = not built
result-solution = Quickest way: { $gestures } moves
result-new-best = Your best time so far!
result-no-best = Build all the cards to set a best time.
result-best = Your best: { $time }
result-practice = Practice: the times do not count.
result-daily = Now play today’s five
result-level = Level { $level } against the clock

# The result of a day as text for others, a line each. It must not tell anything of the cards.
share-title = Match Madness · The daily five
share-total = All five: { $time }
share-some = { $count } of { $total } cards
share-copied = Copied: paste it where you like!


## Head starts, at each chair before a game

option-head_start = Head start
option-head_start-value =
    { $value ->
        [0] none
       *[other] { $value } s
    }


## The guide for newcomers

# $mode is "quick", "total" or "daily"; $alone is "yes" for who practises alone.
guide-pattern =
    { $alone ->
        [yes] Build this pattern with your five blocks. Take your time!
       *[no] { $mode ->
            [total] Build one of these patterns with your five blocks. Tap the one you choose!
           *[other] Build this pattern with your five blocks. Whoever is first wins the card!
        }
    }
guide-roll =
    { $touch ->
        [yes] Swipe over a block to roll it, or press this button. Each side is different.
       *[no] Press this button, or R, to roll the block. Each side is different.
    }
guide-lay =
    { $touch ->
        [yes] Drag the block onto the board, or tap where it should go.
       *[no] Drag the block onto the board, or click where it should go.
    }
guide-turn =
    { $touch ->
        [yes] Hold a block for a moment to turn it, or press this button.
       *[no] Press this button, or T, to turn the block.
    }
guide-five = Now lay all five as on the card, anywhere on the board. Roll blocks to find the tiles you need.
guide-match =
    { $alone ->
        [yes] Does it all match the card? Press “Match!”
       *[no] { $mode ->
            [total] Does it all match the card? Press “Match!” But look closely: a mistake costs you a card.
           *[other] Does it all match the card? Press “Match!” But look closely: after a mistake you are out for this card.
        }
    }
guide-race = That card was untimed. Now the clock is running, and everybody builds at once: be the first!
