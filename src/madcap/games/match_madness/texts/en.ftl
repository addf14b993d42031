### Match Madness in English.
### $who and $by are players' names, $me is "yes" if the reader is that player. $card is a card of the deck, such as
### "3-07": level 3, number 7; or "none" while it is not for the reader to see. $slot is 1, or in Total Madness the level
### of a deck. $seconds is a time with its hundredths, $mode is "quick", "total" or "daily".

title = Match Madness
tagline = Five blocks, one pattern: be the fastest!
goal = Everybody builds the same pattern from five blocks at once: be the first, and the card is yours.


## Options

option-mode = Game
option-mode-help = One card at a time, or five decks at once.
option-mode-quick = Quick-Play · one card at a time
option-mode-total = Total Madness · five decks, points
option-mode-daily = The daily five · alone

option-rounds = Cards
option-rounds-help = How many cards are turned up, one after the other.
option-rounds-3 = 3 cards
option-rounds-5 = 5 cards
option-rounds-7 = 7 cards
option-rounds-10 = 10 cards
option-rounds-12 = 12 cards
option-rounds-20 = 20 cards, of all levels

option-level = Level
option-level-help = How tricky the patterns are. There are twelve cards of each level.
option-level-0 = All levels, shuffled
option-level-1 = Level 1 · for a start
option-level-2 = Level 2 · still friendly
option-level-3 = Level 3 · tricky
option-level-4 = Level 4 · hard
option-level-5 = Level 5 · madness

option-judging = Who checks
option-judging-help = The game finds every mistake. The table finds those that somebody notices.
option-judging-referee = The game
option-judging-table = The other players

option-bot_speed = Bots build
option-bot_speed-help = How long bots take for a card.
option-bot_speed-50 = Twice as fast
option-bot_speed-75 = A little faster
option-bot_speed-100 = As usual
option-bot_speed-150 = A little slower
option-bot_speed-200 = Half as fast

option-head_start_1 = Head start for chair 1, in seconds
option-head_start_1-help = With a head start, you see each card before the others do. In Total Madness, you may begin earlier, once.
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
# $first and $second are tiles: left and right, or top and bottom.

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
time = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s


## Moves, for the log and the screen reader

move-claim =
    { $me ->
        [yes] You say you have built card { $card }.
       *[no] { $who } claims to have built card { $card }.
    }
move-give-up =
    { $me ->
        [yes] { $mode ->
            [total] You would skip the card of level { $slot }.
           *[other] You would skip this card.
        }
       *[no] { $mode ->
            [total] { $who } would skip the card of level { $slot }.
           *[other] { $who } would skip this card.
        }
    }
move-take-back =
    { $me ->
        [yes] { $mode ->
            [total] You would rather keep the card of level { $slot } after all.
           *[other] You would rather keep this card after all.
        }
       *[no] { $mode ->
            [total] { $who } would rather keep the card of level { $slot } after all.
           *[other] { $who } would rather keep this card after all.
        }
    }
move-accept =
    { $me ->
        [yes] You have no objection.
       *[no] { $who } has no objection.
    }
move-object =
    { $me ->
        [yes] You object: that is no match!
       *[no] { $who } objects: that is no match!
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
move-show = A head start is over.
move-verdict =
    { $me ->
        [yes] { $right ->
            [yes] { $why ->
                [accepted] No objection: a match for you!
                [silence] No objection: a match for you!
               *[other] It counts: a match for you!
            }
           *[no] { $mode ->
                [total] No match! It costs you a card.
               *[other] No match! You are out for this card.
            }
        }
       *[no] { $right ->
            [yes] { $why ->
                [accepted] No objection: a match for { $by }!
                [silence] No objection: a match for { $by }!
               *[other] It counts: a match for { $by }!
            }
           *[no] { $mode ->
                [total] No match! It costs { $by } a card.
               *[other] No match! { $by } is out for this card.
            }
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
        [none] A card is turned up. Not for you to see yet!
       *[other] { $mode ->
            [total] Level { $slot } shows card { $card }.
           *[other] Card { $card } is turned up.
        }
    }


## Prompts

prompt-count = Get ready…
prompt-count-total = Look at the cards, but hands off the blocks!
prompt-next = The next card is coming…
prompt-build = Build the pattern, then call “Match!”
prompt-build-total = Build any of the cards, then call “Match!” and point at it.
prompt-head-start = Others have a head start. You’re next…
prompt-out = No match. You are out for this card!
prompt-cooling = No match. Catch your breath…
prompt-change = That was no match: change something first.
prompt-checking = { $who } calls “Match!” Is it?
prompt-judge = Is it a match? Object if it is not!
prompt-judged = The others are checking your blocks…
prompt-accepted = You have no objection. Do the others?
prompt-quiet = Nothing for ten minutes. You can end the game, if you like.
prompt-practice = Take your time. A hint shows where a block goes.
prompt-watch = You are watching.


## Things to do

match = Match!
give-up = Skip this card
take-back = No, go on
# How many of those who are still in would skip the card.
agreed = { $count } of { $total } would skip it
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
# The scores are level, and the highest level at which the cards differ decides.
end-wins-tie =
    { $me ->
        [yes] It’s close! You have more cards of level { $level } and win!
       *[no] It’s close! { $who } has more cards of level { $level } and wins!
    }
end-shared = Level to the very end: the win is shared!
end-alone = You built { $count } of { $total } cards.
end-time = All together: { time }


## Rules

rules-1-title = The goal
rules-1-text =
    Everybody has the same five blocks. Every card shows a pattern of ten tiles.
    Be the first to build it from your blocks, and the card is yours.
rules-2-title = Blocks
rules-2-text =
    A block has four long sides, and each shows two tiles: plus, ring, star, square or four dots.
    Roll a block to see another side. Turn it to lay it across or upright, either way round.
    Every pattern takes all five blocks, lying flat side by side. The card does not tell where one ends and the next begins!
rules-3-title = A match
rules-3-text =
    Tile for tile as on the card: that is a match.
    You may build the whole pattern turned to any side, and with any blocks that show it. A mirror image is no match.
rules-4-title = Five levels
rules-4-text =
    There are twelve cards of each level. The border tells which: one line is easy, five lines are madness.
    Some of the easy cards can be built in several ways. From level 3 on, there is just one.
rules-5-title = Quick-Play
rules-5-text =
    A card is turned up, and all of you build at once. Done? Call “Match!”
    - If you are right, you keep the card, and the next one comes.
    - If you are wrong, you are out for this card, and the others go on.
    When all cards are gone, most cards win.
rules-6-title = Total Madness
rules-6-text =
    Five decks lie face up, one for each level, with as many cards in each as there are players.
    After the count, build any card that shows. Done? Call “Match!” and point at it. Everybody stops while it is checked.
    - If you are right, you take the card, and the next one of its deck shows.
    - If you are wrong, you set aside the last card you won. If you have none, you set aside the next one you win.
    Levels 1 and 2 score one point, level 3 two, levels 4 and 5 three. Most points win.
rules-7-title = Who was first?
rules-7-text =
    What counts is when you pressed, not how good your connection is.
    If somebody beat you to a card by a blink, nothing happens to you.
    After a mistake in Total Madness, wait three seconds and change something before you call again.
rules-8-title = Stuck?
rules-8-text =
    If everybody who is still in would skip a card, it is set aside: nobody gets it.
    Nobody waits for somebody who is away.
    After ten minutes without a “Match!”, the host may end the game.
rules-9-title = You are the judges
rules-9-text =
    If the table checks, everybody sees the blocks and has eight seconds to object.
    With the first objection, the game looks and shows everybody what is wrong, if anything.
    A wrong objection costs nothing. But if nobody objects, the card is won, even with a mistake!
rules-10-title = Head starts
rules-10-text =
    Little ones against big ones? Give some players a head start: they see each card a few seconds earlier.
    In Total Madness, they begin earlier, just once.
rules-11-title = Alone
rules-11-text =
    On a table with one chair, you race against the clock.
    The daily five are five cards, one of each level, the same for everybody that day.
    When you practise, hints show you where the blocks go.
rules-12-title = The end
rules-12-text =
    Level at the end? Then most cards of level 5 win, or of level 4, and so on down. Still level: the win is shared.


## The screen

roll = Roll
turn = Turn
flip = Flip
lift = Lift
lift-all = Lift all
# Labels of the buttons for the chosen block.
roll-block = Roll block { $block }
turn-block = Turn block { $block } a quarter
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
pointed-at = You point at this card: level { $level }
go = Go!
# A time of a minute or more, such as 1:02.34.
time-long = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2) }
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
prompt-all-laid = All five are down. Is it a match?
prompt-all-laid-total = All five are down. Is it the card of level { $level }?
prompt-pressed = Match! Let’s see…
prompt-done = Well done!

check-mine = You call “Match!”
check-other = { $who } calls “Match!”
check-card = The card
check-blocks = The blocks
check-right = A match!
check-wrong = No match
check-open = A match?
check-settled = No objection: it counts!
check-objected =
    { $me ->
        [yes] You object!
       *[no] { $who } objects!
    }
check-after = after { $time }
# Legend of the marks where blocks differ from the card.
mark-wrong = other tile
mark-missing = missing
mark-extra = too much
# For ears: how much differs.
check-differs = { $wrong } wrong, { $missing } missing, { $extra } too much.

end-levels = Cards won, by level
end-level-count =
    { $count ->
        [one] Level { $level }: { $count } card
       *[other] Level { $level }: { $count } cards
    }
end-points = Levels 1 and 2: one point each. Level 3: two. Levels 4 and 5: three.
end-most = Most cards win; on a tie, most of level 5, then of level 4, and so on.
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
key-move = Move it; the first time, from the tray
key-shift = Move everything
key-roll = Roll it to its next side
key-turn = Turn it a quarter
key-flip = Flip it end for end
key-lift = Lift it back to the tray (with Shift: all of them)
key-match = Match!
key-point = Point at the card of level 1 to 5
key-read-card = Read the card out
key-read-board = Read my board out
key-hint = Take a hint
keys-more = All keys: ?


## Alone

alone-daily-about = Five cards, one of each level: the same for everybody today.
alone-daily-play = Play today’s cards
alone-daily-done = Done today: { $time }
alone-daily-again = Once more
alone-clock = Against the clock
alone-clock-about = { $count } cards of one level, as fast as you can. Your best time is kept.
alone-best = Best: { $time }
alone-no-best = no time yet
alone-practice = Practice
alone-practice-about = No hurry: hints show the next block to lay. Times do not count.
alone-practise-level = Practise level { $level }

# The result of a day as text for others, a line each. It must not tell anything of the cards.
share-title = Match Madness · The daily five
share-level = Level { $level }: { $time }
share-total = All five: { $time }
share-copied = Copied: paste it where you like!


## Head starts, at each chair before a game

option-head_start = Head start
option-head_start-value =
    { $value ->
        [0] none
       *[other] { $value } s
    }


## The guide for newcomers

# $mode is "quick", "total" or "daily"; $alone is "yes" for who plays against the clock.
guide-pattern =
    { $alone ->
        [yes] Build this pattern with your five blocks, as quickly as you can!
       *[no] { $mode ->
            [total] Build one of these patterns with your five blocks. Whoever is first wins the card!
           *[other] Build this pattern with your five blocks. Whoever is first wins the card!
        }
    }
guide-roll = Tap a block: it rolls over and shows another side.
guide-lay = Now drag the block onto the board, or tap the square where it should go.
guide-turn = This turns the block. On the board, too, you can still roll, turn and move it.
guide-point = Tap the card that you are building, so that everybody knows which one you mean.
guide-five = Lay all five blocks to make it look like the card. Where on the board does not matter.
guide-match =
    { $mode ->
        [total] All as on the card? Press “Match!” But look closely: a mistake costs you a card.
       *[other] All as on the card? Press “Match!” But look closely: after a mistake this card is lost for you.
    }
