### MADMATH in English.
### $who is a player's name, $me is "yes" if the reader is that player, $board is "multiplication" or "addition".

title = MADMATH
tagline = Throw, multiply, line up three!
goal = Your dice name a square, your pawn goes there: be the first with three pawns in a row.


## Options

option-board = Board
option-board-help = What the squares hold: products or sums.
option-board-multiplication = Multiplication · 7 × 3 = 21
option-board-addition = Addition · 7 + 3 = 10

option-dice = Dice
option-dice-help = Bigger dice, bigger board, bigger numbers.
option-dice-5 = 0 to 5 · 5 × 5 squares · for little ones
option-dice-9 = 0 to 9 · 9 × 9 squares · for everybody
option-dice-12 = 0 to 12 · 12 × 12 squares · for number lovers

option-level = Level
option-level-help = What a line of three is worth.
option-level-junior = Junior · a line wins the round
option-level-intermediate = Intermediate · a line scores points
option-level-expert = Expert · and the others lose some

option-rounds = Rounds
option-rounds-help = Whoever wins most of them wins the game.
option-rounds-1 = 1 round
option-rounds-3 = 3 rounds
option-rounds-5 = 5 rounds
option-rounds-7 = 7 rounds

option-points = Points
option-points-help = Get past this score to win; hitting it exactly is not enough.

option-timer = Time to think
option-timer-help = For each decision. When time is up, the game decides for you.
option-timer-0 = No limit
option-timer-15 = 15 seconds
option-timer-30 = 30 seconds
option-timer-60 = 60 seconds


## Moves, for the log and the screen reader

move-throw =
    { $me ->
        [yes] { $keep ->
            [first] You keep the first die and throw the second.
            [second] You keep the second die and throw the first.
           *[none] You throw both dice.
        }
       *[no] { $keep ->
            [first] { $who } keeps the first die and throws the second.
            [second] { $who } keeps the second die and throws the first.
           *[none] { $who } throws both dice.
        }
    }
move-place =
    { $me ->
        [yes] { $from_row ->
            [none] You put a new pawn on { square-name }.
           *[other] You move a pawn from { square-from } to { square-name }.
        }
       *[no] { $from_row ->
            [none] { $who } puts a new pawn on { square-name }.
           *[other] { $who } moves a pawn from { square-from } to { square-name }.
        }
    }
move-roll =
    { $me ->
        [yes] { $shows ->
            [0] You get 0 – oh no!
           *[other] You get { $shows }.
        }
       *[no] { $shows ->
            [0] { $by } gets 0 – ouch!
           *[other] { $by } gets { $shows }.
        }
    }
move-next-round = The board is cleared: on to the next round.


## Prompts

your-turn = Your turn!
prompt-opening = You start: throw both dice!
prompt-choose = { $who } left { $first } and { $second }. Keep one, or throw both?
prompt-choose-again = Doubles, you play again! Keep one, or throw both?
prompt-choose-one = Only the { $value } can be kept. Keep it, or throw both?
prompt-choose-none = Two zeros: throw both dice!
prompt-place = You have { $first } and { $second }: which square do you take?
prompt-place-one = Just one square for you: put your pawn there.
prompt-move-pawn = All four pawns are out. Which one moves?
prompt-wait = { $who }’s turn…


## What happened

event-zero =
    { $me ->
        [yes] A zero! Your turn is lost.
       *[no] A zero! { $who } loses the turn.
    }
event-taken =
    { $me ->
        [yes] No square is free: your turn is lost.
       *[no] No square is free: { $who } loses the turn.
    }
event-double =
    { $me ->
        [yes] Doubles! You play again.
       *[no] Doubles! { $who } plays again.
    }
event-roll-off = The highest throw starts!
event-roll-off-tie = A tie! The leaders throw again.
event-starts =
    { $me ->
        [yes] You start.
       *[no] { $who } starts.
    }
event-line =
    { $me ->
        [yes] You have three in a row!
       *[no] { $who } has three in a row!
    }
# $points is 0 where rounds are counted, not points.
event-round-won =
    { $me ->
        [yes] { $points ->
            [0] You win the round!
            [one] You win the round and { $points } point!
           *[other] You win the round and { $points } points!
        }
       *[no] { $points ->
            [0] { $who } wins the round!
            [one] { $who } wins the round and { $points } point!
           *[other] { $who } wins the round and { $points } points!
        }
    }
event-round-nobody = Nobody lined up three: this round is nobody’s.
event-next-round-soon = The next round is about to begin…


## Things on the table

square-name =
    { $board ->
        [addition] { $row } + { $column }
       *[multiplication] { $row } × { $column }
    }
square-from =
    { $board ->
        [addition] { $from_row } + { $from_column }
       *[multiplication] { $from_row } × { $from_column }
    }
square = { square-name } is { $value }
square-free = free
square-pawn = { $who }’s pawn
square-mine = your pawn
square-here = Put your pawn on { $value }: { square-name }
pawn-move-from = Move the pawn from { square-name }
pawns-left =
    { $count ->
        [0] All pawns are out
        [one] { $count } pawn to come
       *[other] { $count } pawns to come
    }
die-shows = Die: { $value }
die-keep = Keep the { $value }
die-kept = Kept
die-throw = Throw
throw-both = Throw both dice
throw-one = Throw one die
cancel = Cancel
points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
rounds-won =
    { $count ->
        [one] { $count } round won
       *[other] { $count } rounds won
    }
round = Round { $number }
to-win = First past { $target }
best-of =
    { $rounds ->
        [1] One round
       *[other] Most wins in { $rounds } rounds
    }
sum-of-line = Sum of the line
board-label = Game board
dice-label = Dice


## Keys

key-keep-first = Keep the left die, or not
key-keep-second = Keep the right die, or not
key-go = Throw, or go ahead
key-choose = Choose a square or a pawn
key-undo = Put it back

## Rules

rules-1-title = The goal
rules-1-text =
    Two dice name a square of the board, and your pawn goes there.
    Get three of your pawns next to each other in a line: across, down or diagonally.
    The first to do so wins the round.
    Each square holds its row times its column – or, on the addition board, their sum.
rules-2-title = Who starts
rules-2-text =
    Everybody throws both dice, and the highest total starts. A tie for the top is thrown again.
    The first throw of a round is always with both dice.
    Then the turn goes round to the left.
rules-3-title = Keep a die?
rules-3-text =
    The dice lie as the player before you left them. Choose:
    - throw both, or
    - keep one as it lies and throw only the other.
    You cannot keep both, and you cannot keep a 0.
rules-4-title = Place a pawn
rules-4-text =
    Your dice name two squares: 7 and 3 lead to row 7, column 3 and to row 3, column 7.
    Put a pawn on one that is free. If only one is, it has to be that one.
    You have four pawns. Once all are out, one of them has to move: you choose which.
rules-5-title = Doubles
rules-5-text =
    Both dice alike? Place your pawn, then play again: keep one die or throw both.
    A die you kept can make a double, too.
    If the square is taken, there is no second throw.
rules-6-title = Lost turns
rules-6-text =
    You lose your turn if
    - a die you threw shows 0, or
    - no square is free. Your own pawns are in the way, too.
    The dice stay as they lie, and the next player may keep one of them. A 0 can never be kept.
rules-7-title = Three in a row
rules-7-text =
    Three pawns in a line without a gap end the round at once, even on a double.
    If you get four in a row, the best three count.
    A new round starts with an empty board and a new throw for the start.
rules-8-title = Points
rules-8-text =
    - Junior: a line wins the round. With several rounds, whoever wins most of them wins the game.
    - Intermediate: the winner of a round scores the three numbers under the line. The first to get past the target wins.
    - Expert: the others also lose the highest number under their own pawns, but never fall below 0.
    The target depends on the board and can be changed. After 20 rounds, the highest score wins; a tie is played on.


## The guide for newcomers

guide-throw = Throw the dice! They choose where your pawn may go.
guide-place =
    { $board ->
        [addition] You threw { $first } and { $second }. Tap a glowing square, row plus column, and your pawn goes there.
       *[multiplication] You threw { $first } and { $second }. Tap a glowing square, row times column, and your pawn goes there.
    }
guide-three = Your first pawn! Three side by side win: across, down or diagonally.
guide-wait = { $who } plays now. Nobody can go where a pawn stands, so get in the way of their rows!
guide-keep = Do you like a number? Tap that die to keep it, then throw only the other one.
guide-move = All four pawns are out, so one has to move. Tap a square, then the pawn that goes there.
