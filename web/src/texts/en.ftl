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
announcement = Announcement
announcement-dismiss = Dismiss this announcement


## The first page

play-now = Play now
play-now-how = against bots
with-friends = With friends
with-friends-how = get a code
alone = Solo
alone-how = against the clock
alone-with = { $title }, solo
rules = Rules
rules-of = Rules of { $title }
# For example: 2–4 players · 15 min
game-facts = { $least }–{ $most } players · { $minutes } min
got-a-code = Got a code?
code-label = Table code
code-short = A code has at least four letters.
join = Join
your-name = Your name
change-name = change name
name-ask = What’s your name?
name-keep = Not now


## The menu

language = Language
theme = Appearance
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
sound = Sound
keys = Keys
enter-key = Enter
escape-key = Esc
key-help = Show these keys
key-tab = Go to the next button or field
key-enter = Press it (the space bar works, too)
key-escape = Close whatever is open
key-log = Show or hide what happened
key-rules = Show the rules
key-arrows = Step through a replay


## Before a game

who-plays = Who’s playing?
chair-free = Free chair
chair-waiting = waiting for somebody
chair-here = here
chair-away = away
chair-stand-in = a bot is standing in
chair-bot-plays = bot playing
chair-bot = { $level } bot
chair-person = Person
chair-number = Chair { $number }
level-gentle = Gentle
level-fair = Medium
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
waiting-for-host = Waiting for the host to start the game.
waiting-for-players = Waiting for friends. Bots can take the free chairs!
waiting-for-people =
    { $host ->
        [yes] Waiting for everybody to come back. You can give a chair to a bot instead.
       *[no] Waiting for everybody to come back. The host can give a chair to a bot instead.
    }
invite = Invite friends
invite-hint = Scan, open the link, or type the code.
invite-full = Every chair is taken. Anybody who joins now can watch.
code-is = The code is { $code }
copy-link = Copy link
copied = Link copied
share = Share
share-text = Play with me! The code is { $code }.
qr-alt = QR code for the link to this table
options = Game options
usual = Standard
usual-number = Standard ({ $number })
from-to = { $least } to { $most }
decrease = { $what }: decrease
increase = { $what }: increase
pace = Bots play
pace-human = Like people
pace-instant = Instantly
fair = Provably fair
fair-check = Check that it was fair
fair-verdict =
    { $count ->
        [0] Nothing was left to chance in this game.
        [one] The one random result was fair.
       *[other] All { $count } random results were fair.
    }
fair-open =
    { $count ->
        [0] Nothing was left to chance in this game.
        [one] The one random result is right, as far as your browser can tell.
       *[other] All { $count } random results are right, as far as your browser can tell.
    }
fair-alarm = This table shows another name or another fingerprint than before. Your browser keeps its number to itself. Do not trust the luck of this game!
fair-tired = The game has nearly begun { $count } times. Each time your browser revealed a number; it reveals no more without you.
fair-tired-go = Go on anyway
fair-alarm-end = Something is wrong with the luck of this game!
fair-look = See what
fair-why = Nobody can tamper with luck here: not us, not you, not the others.
fair-before = Before the first move, the table fixes a secret and shows its fingerprint. Every player’s browser fixes a random number of its own and shows only its fingerprint, too. When the game starts, nobody can change anything any more: only then do the browsers reveal their numbers. Everything left to chance is worked out from the secret and these numbers. This is the fingerprint of the secret:
fair-later = When the game is over, the secret is revealed, and your browser can work out every random result again.
fair-over = Before the first move, the table and every player’s browser each fixed a secret number and showed its fingerprint. From these numbers, your browser works out every random result again and compares it with what happened.
fair-computing = Working out the random results…
fair-draws-right =
    { $count ->
        [0] Nothing was left to chance in this game.
        [one] { $count } random result recomputed: it is right.
       *[other] { $count } random results recomputed: all of them right.
    }
fair-draw-wrong = Random result { $number } (step { $step } of the replay) is not what the secret gives!
fair-secret-right = The secret matches its fingerprint.
fair-secret-wrong = The secret does not match its fingerprint!
fair-numbers-wrong = A player’s number does not match its fingerprint!
fair-table-wrong = The table has shown another name or another fingerprint than before!
fair-shown-right = It is the fingerprint that your browser noted before the game.
fair-shown-wrong = It is not the fingerprint that your browser noted before the game!
fair-seats-right = The players’ fingerprints are those that your browser saw before it revealed its number.
fair-seats-wrong = The players’ fingerprints are not those that your browser saw before it revealed its number!
fair-number-right = Your browser’s number was used.
fair-number-wrong = Your browser’s number was not used!
fair-number-late = Your browser’s number did not arrive in time, so it is not part of the results.
fair-number-none = Your browser has no number of its own in this game to compare with.
fair-withheld = Without a number in time, and so not part of it: { $names }.
fair-withheld-why = Whoever keeps a number back, together with the table, can choose between two results.
fair-asked = Your browser was asked for a number { $count } times before this game began.
fair-asked-often = Whoever can begin a game that often can pick the luck that suits them.
fair-trust = One thing your browser takes on trust: which results were possible at each step. The record of the game, checked with “madcap verify”, proves that, too.
fair-all = Every random result
fair-all-how = At each step of the replay that was left to chance, your browser works out which of the equally likely results the secret gives.
fair-result = Step { $step }: { $which } of { $outcomes }
fair-fingerprint = The fingerprint
fair-own = Your browser’s number:
fair-how = It is the secret’s SHA-256 hash. The record that you can download holds the secret, and everybody’s numbers and fingerprints, so other programs can check it, too.


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
connection-lost = Connection lost. Reconnecting…
connection-offline = This device is offline. Waiting for the network…
connection-restarting = The server is restarting. We’ll be back in a moment…
connection-away = The server cannot be reached. Still trying…
leave = Leave
leave-title = Leave your chair to a bot?
leave-text = The bot plays on for you. You can take your chair back whenever you like.
leave-yes = Leave
leave-no = Stay
bot-plays = A bot is playing for you
take-back = Take my chair back
away-now = { $name } is away.
away-left = A bot takes over in { $time }.
away-waits =
    { $count ->
        [one] A bot takes over in { $count } second.
       *[other] A bot takes over in { $count } seconds.
    }
stalls-now = { $name } is here, but has not moved for a while.
away-bot = Let a bot play
away-wait = Wait longer
note-bot = A bot is playing for { $name } now.
note-back = { $name } is back.


## The end

end-alone = Finished!
end-you-win = You win!
end-wins = { $name } wins!
end-shared = It’s a tie! Winners: { $names }
winner = winner
again = Again
again-join = New game: join in
again-watch = New game: watch
result = Result
see-table = See the table
record = Download this game’s record
series = After { $games } games:
series-wins =
    { $wins ->
        [one] { $name }: { $wins } win
       *[other] { $name }: { $wins } wins
    }
play-too = Play it yourself
share-picture = The result as a picture
share-copied = Text and link copied.
share-not-copied = This is the text to share:
keep-game = Keep this game
keep-stop = Kept · stop keeping
keep-about = Otherwise it is removed on { $date }.
share-save = Save the picture


## Replay

replay = Replay
replay-start = Before the first move
replay-step = Step of the game
replay-at = Step { $step } of { $total }
replay-first = To the start
replay-back = One step back
replay-next = One step forward
replay-last = To the end
play = Play
pause = Pause
speed = Speed: { $times }×


## Nothing here

lost-title = Nothing here but dice
lost-text = This page does not exist. Perhaps a letter is missing from the address?


## Why something did not work

trouble-heals = This page will carry on by itself as soon as the server is back.
trouble-newer = There is a newer version of this page.
trouble-quote = If you report this, please quote: { $id }
refused-offline = The server cannot be reached.
refused-server = Something went wrong. Please try again.
refused-not-found = There is nothing at this address.
refused-no-such-table = There is no table with this code.
refused-unknown-game = There is no such game here.
refused-still-playing = This game is still being played.
refused-bad-options = These options do not go together.
refused-bad-name = A name needs at least one letter, digit or symbol.
refused-chair-taken = This chair is taken.
refused-game-over = The game is over.
refused-malformed = Something went wrong. Please try again.
refused-needs-players = Every chair needs a person who is here, or a bot.
refused-not-alone = Other people are playing here, so the game can’t wait.
refused-nobody-away = They are back already.
refused-no-such-chair = There is no such chair.
refused-not-a-seat = That chair is not at this table.
refused-not-in-lobby = The game has already begun.
refused-about-to-begin = One moment: the game is about to begin.
refused-wrong-nonce = Your browser’s random number does not match its fingerprint.
refused-same-commitment = Another player has the same random number. Please try again.
refused-not-legal = That is not possible now.
refused-not-playing = No game is being played here now.
refused-not-seated = You have to sit at this table for that.
refused-not-the-host = Only the host can do that.
refused-not-your-turn = It is not your turn.
refused-stale = Too late: the game has moved on.
refused-storage = That could not be saved, so it did not happen. Please try again.
refused-too-fast = That was too fast for the server. This page will try again in a moment.
refused-too-many-guesses = That was one wrong code too many. Please wait a moment.
refused-too-large = That was too much at once.
refused-too-many-tables = Too many tables have been opened just now. Please wait a minute.
refused-too-many-kept = You keep as many games as you may. Stop keeping another one first.
refused-too-many-players = Too many people are joining from your network right now. Please try again in a minute.
refused-too-many-requests = Too many requests are coming from your network. Please wait a moment.
refused-too-many-sockets = Too many pages are open on your network. Close some; this one will try again by itself.
refused-house-full = The house is full. Please try again a little later.
refused-made-room = The house is full, and somebody else needed this place. Tap anywhere to try again.
refused-broken-table = This table is damaged and cannot be opened.
refused-idle = Nothing has happened here for a long time. Tap anywhere to come back.
refused-table-closed = This table has been closed by the people who run this server.
refused-banned = You can no longer play here: the people who run this server have banned you or your network.
refused-player-removed = The people who run this server have removed your name and your best times. You can play on as a new guest.


## The guide for newcomers

guide = How to play
guide-step = Step { $step } of { $steps }
guide-skip = Skip
guide-ok = Got it
# $gentle is "yes" if all bots at the table are.
guide-first =
    { $gentle ->
        [yes] No hurry: the bots are gentle, and everything waits while you read.
       *[no] No hurry: everything waits while you read.
    }
guide-watch = Watch what happens. More tips soon!
guide-yours = Now it’s up to you. More tips soon!
guide-again = Show me how again
guide-skipped = Skipped. “Rules” shows you how, whenever you like.
guide-over = Now you know how to play. Have fun!
guide-over-brief = That’s enough to start. “Rules” tells you the rest.
