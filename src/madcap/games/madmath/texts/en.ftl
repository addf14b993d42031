### MADMATH in English.
### $who is a player's name, $me is "yes" if the reader is that player, $board is "multiplication" or "addition".

title = MADMATH
tagline = Throw, multiply, line up three!
goal = Throw the dice, put a pawn on a square they point to, and be the first to get three in a row.


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
option-level-expert = Expert · a line scores, the others lose points

option-rounds = Rounds
option-rounds-help = Whoever wins the most rounds wins the game.
option-rounds-1 = 1 round
option-rounds-3 = 3 rounds
option-rounds-5 = 5 rounds
option-rounds-7 = 7 rounds

option-points = Target score
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
            [first] You keep the left die and throw the other.
            [second] You keep the right die and throw the other.
           *[none] You throw both dice.
        }
       *[no] { $keep ->
            [first] { $who } keeps the left die and throws the other.
            [second] { $who } keeps the right die and throws the other.
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
prompt-opening = Throw both dice to begin!
prompt-choose = { $who } left { $first } and { $second }. Keep one, or throw both?
prompt-choose-again = Keep one die, or throw both?
prompt-choose-one = Only the { $value } can be kept. Keep it, or throw both?
prompt-choose-none = Two zeros: throw both dice!
prompt-place = You have { $first } and { $second }: which square do you take?
prompt-place-one = Just one square for you: put your pawn there.
prompt-move-pawn = All four pawns are on the board. Which one moves?
prompt-wait = { $who }’s turn…


## What moves cause: whole sentences for the log

event-zero =
    { $me ->
        [yes] A zero! You lose your turn.
       *[no] A zero! { $who } loses their turn.
    }
event-taken =
    { $squares ->
        [1] { $me ->
            [yes] The square is taken: you lose your turn.
           *[no] The square is taken: { $who } loses their turn.
        }
       *[other] { $me ->
            [yes] Both squares are taken: you lose your turn.
           *[no] Both squares are taken: { $who } loses their turn.
        }
    }
event-double =
    { $me ->
        [yes] Doubles! You play again.
       *[no] Doubles! { $who } plays again.
    }
# $points of a line is 0 where rounds are counted, not points.
event-line =
    { $points ->
        [0] { $me ->
            [yes] Three in a row on { $first }, { $second } and { $third }: you win the round!
           *[no] Three in a row on { $first }, { $second } and { $third }: { $who } wins the round!
        }
       *[other] { $me ->
            [yes] Three in a row: you win the round and { $first } + { $second } + { $third } = { $points } points!
           *[no] Three in a row: { $who } wins the round and { $first } + { $second } + { $third } = { $points } points!
        }
    }
event-loss =
    { $points ->
        [one] { $me ->
            [yes] You lose { $points } point.
           *[no] { $who } loses { $points } point.
        }
       *[other] { $me ->
            [yes] You lose { $points } points.
           *[no] { $who } loses { $points } points.
        }
    }
event-no-line = Nobody lined up three: the game ends here.
event-win =
    { $how ->
        [rounds] { $score ->
            [one] { $me ->
                [yes] You win the game: { $score } round won!
               *[no] { $who } wins the game: { $score } round won!
            }
           *[other] { $me ->
                [yes] You win the game: { $score } rounds won!
               *[no] { $who } wins the game: { $score } rounds won!
            }
        }
        [target] { $me ->
            [yes] You get past { $target } and win the game with { $score } points!
           *[no] { $who } gets past { $target } and wins the game with { $score } points!
        }
        [score] { $me ->
            [yes] You have the highest score and win the game!
           *[no] { $who } has the highest score and wins the game!
        }
        [shared] { $me ->
            [yes] You share the win!
           *[no] { $who } shares the win!
        }
       *[line] { $me ->
            [yes] You win the game!
           *[no] { $who } wins the game!
        }
    }


## What moves cause: a few words, stamped on the board

stamp-zero =
    { $me ->
        [yes] Zero! You lose your turn
       *[no] Zero! { $who } loses their turn
    }
stamp-taken =
    { $me ->
        [yes] Taken! You lose your turn
       *[no] Taken! { $who } loses their turn
    }
stamp-double =
    { $me ->
        [yes] Doubles! Play again
       *[no] Doubles! { $who } plays again
    }
stamp-line =
    { $points ->
        [0] Three in a row!
       *[other] Three in a row! +{ $points }
    }
stamp-loss =
    { $points ->
        [one] You lose { $points } point
       *[other] You lose { $points } points
    }
stamp-no-line = No three in a row: game over
stamp-win =
    { $how ->
        [target] { $me ->
            [yes] Past { $target }: you win!
           *[no] Past { $target }: { $who } wins!
        }
        [shared] { $me ->
            [yes] You share the win!
           *[no] { $who } shares the win!
        }
       *[other] { $me ->
            [yes] You win!
           *[no] { $who } wins!
        }
    }


## Other news

news-roll-off = Whoever throws highest starts!
news-tie = A tie! The tied players throw again.
news-starts =
    { $me ->
        [yes] You start.
       *[no] { $who } starts.
    }
news-next-round = The next round is about to begin…
news-round-won =
    { $me ->
        [yes] You win the round!
       *[no] { $who } wins the round!
    }
news-game-won =
    { $me ->
        [yes] You win the game!
       *[no] { $who } wins the game!
    }
story-line = Three in a row: { $numbers }.
story-last-line = The last line of three: { $numbers }.
story-rounds =
    { $me ->
        [yes] You won { $count } of { $rounds } rounds.
       *[no] { $who } won { $count } of { $rounds } rounds.
    }
story-past = In all, { $count } points: past { $target }.
story-most =
    { $count ->
        [one] { $count } point after round { $rounds }: the most of all.
       *[other] { $count } points after round { $rounds }: the most of all.
    }
story-level = Still tied after round { $rounds }.


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
        [0] All pawns placed
        [one] { $count } pawn left to place
       *[other] { $count } pawns left to place
    }
die-shows = Die: { $value }
die-keep = Keep the { $value }
die-tap = Keep
die-kept = Kept
throw-both = Throw both dice
throw-one = Throw one die
cancel = { key-undo }
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

key-keep-first = Keep or release the left die
key-keep-second = Keep or release the right die
key-go = Throw, or confirm
key-choose = Choose a square or a pawn
key-undo = Take it back

## Rules

rules-1-title = The goal
rules-1-text =
    Two dice point to squares on the board, and you put a pawn on one of them.
    Get three of your pawns next to each other in a line: across, down or diagonally.
    The first to do so wins the round.
    Each square holds its row times its column – or, on the addition board, their sum.
rules-2-title = Who starts
rules-2-text =
    Everybody throws both dice, and whoever gets the highest total starts. Players who are tied for the highest throw again. If they are still tied after 1,000 throws, the first of them in seating order starts.
    The first throw of a round is always with both dice.
    Then play passes to the left.
rules-3-title = Keep a die?
rules-3-text =
    The dice lie as the player before you left them. Choose:
    - throw both, or
    - keep one as it lies and throw only the other.
    You cannot keep both, and you cannot keep a 0.
rules-4-title = Place a pawn
rules-4-text =
    Your dice point to two squares: 7 and 3 lead to row 7, column 3 and to row 3, column 7.
    Put a pawn on one that is free. If only one of them is free, it has to be that one.
    You have four pawns. Once all four are on the board, one of them has to move: you choose which.
rules-5-title = Doubles
rules-5-text =
    Both dice alike? Place your pawn, then play again: keep one die or throw both.
    A die you kept can make doubles, too.
    If the square is taken, there is no second throw.
rules-6-title = Lost turns
rules-6-text =
    You lose your turn if
    - a die you threw shows 0, or
    - no square that your dice point to is free. Your own pawns are in the way, too.
    The dice stay as they lie, and the next player may keep one of them. A 0 can never be kept.
rules-7-title = Three in a row
rules-7-text =
    Three pawns in a line without a gap end the round at once, even on doubles.
    If you get four in a row, or two lines at once, the best line of three counts.
    A new round begins with an empty board and a new throw to see who starts.
rules-8-title = Points
rules-8-text =
    - Junior: a line wins the round. With several rounds, whoever wins the most wins the game. If there is a tie at the top, play on until somebody is ahead.
    - Intermediate: the winner of a round scores the three numbers under the line. The first to get past the target wins.
    - Expert: the others also lose the highest number under their own pawns, but never fall below 0.
    The target depends on the board and can be changed. Should a round go on for 10,000 throws without a line, or a game for 100,000 rounds, whoever has the highest score wins; if it is a tie, the win is shared.


## The guide for newcomers

guide-throw =
    { $goal ->
        [points] Get three in a row to score points! Throw the dice: they choose where your pawn may go.
       *[round] Get three in a row to win! Throw the dice: they choose where your pawn may go.
    }
guide-place =
    { $board ->
        [addition] You have { $first } and { $second }. Tap a glowing square, row plus column, and your pawn goes there.
       *[multiplication] You have { $first } and { $second }. Tap a glowing square, row times column, and your pawn goes there.
    }
guide-three = There’s your pawn! You need three in a row, no gaps: across, down or diagonally.
guide-wait = It’s { $who }’s turn. A square with a pawn on it is taken, so block the others’ lines!
guide-keep = Like one of the numbers? Tap that die to keep it, then throw only the other one.
guide-move =
    { $squares ->
        [1] All four pawns are on the board, so one has to move. Tap the pawn that goes to the glowing square.
       *[other] All four pawns are on the board, so one has to move. Tap a square, then the pawn that goes there.
    }
