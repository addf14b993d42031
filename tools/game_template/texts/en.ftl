### Sample Game in English.
### $who is a player's name, $me is "yes" if the reader is that player.

title = Sample Game
tagline = Shake, peek, knock!
goal = Only you see the die under your cup: have the highest one when somebody knocks.


## Options

option-turns = Turns
option-turns-help = How often it is everybody’s turn before the cups are lifted.
option-turns-1 = Once
option-turns-2 = Twice
option-turns-3 = Three times


## Moves, for the log and the screen reader

move-shake =
    { $me ->
        [yes] You shake your cup.
       *[no] { $who } shakes the cup.
    }
move-knock =
    { $me ->
        [yes] You knock: cups up!
       *[no] { $who } knocks: cups up!
    }
move-roll =
    { $shows ->
        [none] { $by }’s die comes to rest.
       *[other] Under your cup lies a { $shows }.
    }


## The screen

prompt =
    { $me ->
        [yes] What do you do?
       *[no] { $who }’s turn…
    }
prompt-end = Cups up: the highest die wins!
left =
    { $count ->
        [one] { $count } turn to come
       *[other] { $count } turns to come
    }
cups = Cups
cup-hidden = hidden
do-shake = Shake again
do-knock = Knock


## Rules

rules-1-title = The goal
rules-1-text =
    Everybody has a die under a cup, and only you may look under yours.
    Have the highest die when the cups are lifted.
rules-2-title = Your turn
rules-2-text =
    Shake your cup, which rolls your die again, or knock. A knock lifts all cups at once.
rules-3-title = The end
rules-3-text =
    When everybody has used up their turns, the cups are lifted without a knock.
    The highest die wins. If several players have it, they share the win.
