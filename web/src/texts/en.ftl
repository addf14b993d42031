### The page's own words in English. Every language has the same messages; each game brings its own texts.

tagline = fast games. everybody’s in.
loading = One moment…
close = Close
home = Home
menu = Menu
save = Save
on = On
off = Off
you = You
name-you = { $name } (you)
try-again = Try again


## The first page

play-now = Play now
with-friends = With friends
alone = Alone
alone-with = { $title }, alone
rules = Rules
rules-of = Rules of { $title }
# For example: 2–4 · 15 min
game-facts = { $least }–{ $most } · { $minutes } min
got-a-code = Got a code?
code-label = Four-letter code of a table
code-short = A code has four letters.
join = Join
your-name = Your name
tap-to-change = tap to change


## The menu

language = Language
theme = Colours
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
sound = Sound
keys = Keys
key-help = show these keys
key-tab = go to the next thing
key-enter = do it (the space bar works, too)
key-escape = close what is open
key-log = show or hide the log
key-rules = show the rules
key-arrows = step through a replay


## Before a game

who-plays = Who’s playing?
chair-free = Free chair
chair-waiting = waiting for somebody
chair-here = here
chair-away = away
chair-stand-in = a bot is standing in
chair-bot = bot, { $level }
chair-person = Person
chair-number = Chair { $number }
level-gentle = Gentle
level-fair = Fair
level-sharp = Sharp
host = host
add-chair = Add a chair
remove-chair = Remove chair { $number }
watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
watching = You are watching
watch-instead = Just watch
sit-down = Sit down
start = Start
waiting-for-host = The host starts the game.
waiting-for-players = Waiting for friends. Empty chairs can take bots!
waiting-for-people = Waiting until everybody is back.
invite = Invite friends
invite-hint = Scan, open the link, or type the code.
invite-full = Every chair is taken. Whoever comes now can watch.
code-is = The code is { $code }
copy-link = Copy link
copied = Link copied
share = Share
share-text = Play with me! The code is { $code }.
qr-alt = QR code of the link to this table
options = How to play
usual = As usual
from-to = { $least } to { $most }
pace = Bots move
pace-human = Like people
pace-instant = At once
fair = Fair dice
fair-check = Fair dice: check
fair-why = Nobody can tamper with the dice here: not us, not you, not the others.
fair-before = Before the first move, the table fixes a secret and shows its fingerprint. Every player’s browser adds a random number of its own, and all throws come from both. At the end the secret is revealed:
fair-over = Before the first move, the table fixed a secret and showed this fingerprint. Every player’s browser added a random number of its own, and all throws came from both:
fair-how = The record of the game holds the secret and everybody’s numbers. The secret’s SHA-256 must be this fingerprint, and with it anybody can work out every throw again.


## At the table

players = Players
your-turn = Your turn!
their-turn = playing now
time-left = Time left
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
log = What happened
log-empty = Nothing yet.
by-time = (time was up)
by-away = (while away)
by-bot = (by the bot)
connection-lost = Connection lost. Coming back…
connection-offline = This device is offline. Waiting for the network…
connection-restarting = The server is restarting. It goes on in a moment…
connection-away = The server cannot be reached. Still trying…
leave = Leave
leave-title = Leave your chair to a bot?
leave-text = The bot plays on for you. You can take your chair back whenever you like.
leave-yes = Leave
leave-no = Stay
bot-plays = A bot plays for you
take-back = Take my chair back


## The end

end-you-win = You win!
end-wins = { $name } wins!
end-shared = The win is shared: { $names }
winner = winner
again = Again
again-join = Play again: join in
again-watch = They play again: watch
result = Result
see-table = See the table
record = Save the record


## Replay

replay = Replay
replay-of = Replay of { $code }
replay-start = Before the first move
replay-step = Step of the game
replay-at = Step { $step } of { $total }
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
play = Play
pause = Pause
speed = Speed: { $times } times


## Nothing here

lost-title = Nothing here but dice
lost-text = This page does not exist. Perhaps a letter is missing from the address?


## Why something did not work

trouble-heals = This page goes on by itself as soon as the server is back.
trouble-newer = There is a newer version of this page.
refused-offline = The server cannot be reached.
refused-server = Something went wrong. Please try again.
refused-not-found = There is nothing at this address.
refused-no-such-table = There is no table with this code.
refused-unknown-game = There is no such game here.
refused-still-playing = This game is still being played.
refused-bad-options = These options do not go together.
refused-chair-taken = This chair is taken.
refused-game-over = The game is over.
refused-malformed = Something went wrong. Please try again.
refused-needs-players = Every chair needs a person who is here, or a bot.
refused-no-such-chair = There is no such chair.
refused-not-a-seat = That is not a place at this table.
refused-not-in-lobby = The game has already begun.
refused-not-legal = That is not possible now.
refused-not-playing = No game is being played here now.
refused-not-seated = You have to sit at this table for that.
refused-not-the-host = Only the host can do that.
refused-not-your-turn = It is not your turn.
refused-stale = Too late: the game has moved on.
refused-storage = That could not be saved, so it did not happen. Please try again.
refused-too-fast = Not so fast! Please wait a moment.
refused-too-many-guesses = That was one wrong code too many. Please wait a moment.
refused-too-large = That was too much at once.
refused-too-many-tables = Many tables were opened just now. Please wait a minute.
refused-too-many-players = Many people are arriving from your network. Please try again in a minute.
refused-too-many-requests = Many requests are coming from your network. Please wait a moment.
refused-too-many-sockets = Too many pages are open in your network. Close some; this one tries again by itself.
refused-house-full = The house is full. Please try again a little later.
refused-broken-table = This table is damaged and cannot be opened.
refused-idle = Nothing has happened here for a long time. Tap anywhere to come back.


## The guide for newcomers

guide = How to play
guide-step = Step { $step } of { $steps }
guide-skip = Skip
guide-ok = Got it
guide-again = Show me how again
guide-skipped = Skipped. “Rules” shows you how, whenever you like.
guide-over = Now you know how it goes. Have fun!
