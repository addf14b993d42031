### Les textes de la page en français.

tagline = des jeux rapides. tout le monde en est.
loading = Un instant…
close = Fermer
home = Accueil
menu = Menu
save = Enregistrer
on = Activé
off = Coupé
you = Toi
name-you = { $name } (toi)
try-again = Réessayer


## La première page

play-now = Jouer
with-friends = Entre amis
alone = En solo
alone-with = { $title } en solo
rules = Règles
rules-of = Règles de { $title }
game-facts = { $least }–{ $most } · { $minutes } min
got-a-code = Tu as un code ?
code-label = Code d’une table, quatre lettres
code-short = Un code a quatre lettres.
join = Rejoindre
your-name = Ton nom
tap-to-change = touche pour changer


## Le menu

language = Langue
theme = Couleurs
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
sound = Son
keys = Touches
key-help = afficher ces touches
key-tab = aller à l’élément suivant
key-enter = valider (la barre d’espace marche aussi)
key-escape = fermer ce qui est ouvert
key-log = afficher ou cacher le journal
key-rules = afficher les règles
key-arrows = avancer dans une rediffusion


## Avant la partie

who-plays = Qui joue ?
chair-free = Chaise libre
chair-waiting = attend quelqu’un
chair-here = présent
chair-away = absent
chair-stand-in = un bot remplace
chair-bot = bot, { $level }
chair-person = Humain
chair-number = Chaise { $number }
level-gentle = Doux
level-fair = Moyen
level-sharp = Rusé
host = hôte
add-chair = Ajouter une chaise
remove-chair = Enlever la chaise { $number }
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
watching = Tu regardes
watch-instead = Seulement regarder
sit-down = M’asseoir
start = C’est parti
waiting-for-host = L’hôte lance la partie.
waiting-for-players = On attend des amis. Un bot peut aussi prendre une chaise !
waiting-for-people = On attend que tout le monde revienne.
invite = Inviter des amis
invite-hint = Scanne, ouvre le lien ou tape le code.
invite-full = Toutes les chaises sont prises. Qui arrive maintenant peut regarder.
code-is = Le code est { $code }
copy-link = Copier le lien
copied = Lien copié
share = Partager
share-text = Viens jouer avec moi ! Le code est { $code }.
qr-alt = Code QR du lien vers cette table
options = Comment on joue
usual = Comme d’habitude
from-to = de { $least } à { $most }
pace = Les bots jouent
pace-human = Comme nous
pace-instant = D’un coup
fair = Dés honnêtes
fair-check = Dés honnêtes : vérifier
fair-why = Personne ne peut truquer les dés ici : ni nous, ni toi, ni les autres.
fair-before = Avant le premier coup, la table fixe un secret et montre son empreinte. Le navigateur de chaque joueur y ajoute un nombre au hasard, et tous les lancers viennent des deux. À la fin, le secret est révélé :
fair-over = Avant le premier coup, la table a fixé un secret et montré cette empreinte. Le navigateur de chaque joueur y a ajouté un nombre au hasard, et tous les lancers sont venus des deux :
fair-how = La partie enregistrée contient le secret et les nombres de chacun. Le SHA-256 du secret doit donner cette empreinte, et chacun peut alors recalculer tous les lancers.


## À table

players = Joueurs
your-turn = À toi !
their-turn = joue maintenant
time-left = Temps restant
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
log = Ce qui s’est passé
log-empty = Rien encore.
by-time = (temps écoulé)
by-away = (en son absence)
by-bot = (par le bot)
connection-lost = Connexion perdue. Ça revient…
connection-offline = Cet appareil est hors ligne. On attend le réseau…
connection-restarting = Le serveur redémarre. Ça reprend dans un instant…
connection-away = Le serveur ne répond pas. On essaie encore…
leave = Partir
leave-title = Laisser ta chaise à un bot ?
leave-text = Le bot continue pour toi. Tu peux reprendre ta chaise quand tu veux.
leave-yes = Partir
leave-no = Rester
bot-plays = Un bot joue pour toi
take-back = Reprendre ma chaise


## La fin

end-you-win = Tu gagnes !
end-wins = { $name } gagne !
end-shared = Victoire partagée : { $names }
winner = vainqueur
again = Encore une
again-join = On rejoue : viens
again-watch = On rejoue : regarder
result = Résultat
see-table = Voir la table
record = Enregistrer la partie


## Rediffusion

replay = Revoir
replay-of = { $code } en rediffusion
replay-start = Avant le premier coup
replay-step = Étape de la partie
replay-at = Étape { $step } sur { $total }
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
play = Lecture
pause = Pause
speed = Vitesse : { $times } fois


## Rien ici

lost-title = Ici, il n’y a que des dés
lost-text = Cette page n’existe pas. Il manque peut-être une lettre à l’adresse ?


## Pourquoi ça n’a pas marché

trouble-heals = La page continue toute seule dès que le serveur répond.
trouble-newer = Il y a une nouvelle version de cette page.
refused-offline = Le serveur ne répond pas.
refused-server = Quelque chose a raté. Réessaie.
refused-not-found = Il n’y a rien à cette adresse.
refused-no-such-table = Aucune table n’a ce code.
refused-unknown-game = Ce jeu n’existe pas ici.
refused-still-playing = Cette partie n’est pas finie.
refused-bad-options = Ces options ne vont pas ensemble.
refused-chair-taken = Cette chaise est prise.
refused-game-over = La partie est finie.
refused-malformed = Quelque chose a raté. Réessaie.
refused-needs-players = Chaque chaise doit avoir une personne présente ou un bot.
refused-no-such-chair = Cette chaise n’existe pas.
refused-not-a-seat = Ce n’est pas une place de cette table.
refused-not-in-lobby = La partie a déjà commencé.
refused-not-legal = Ce n’est pas possible maintenant.
refused-not-playing = Aucune partie en cours ici.
refused-not-seated = Il faut être assis à cette table pour ça.
refused-not-the-host = Seul l’hôte peut le faire.
refused-not-your-turn = Ce n’est pas ton tour.
refused-stale = Trop tard : la partie a avancé.
refused-storage = Impossible de l’enregistrer, donc rien ne s’est passé. Réessaie.
refused-too-fast = Pas si vite ! Attends un instant.
refused-too-many-guesses = Trop de mauvais codes. Attends un instant.
refused-too-large = C’était trop d’un coup.
refused-too-many-tables = Beaucoup de tables viennent d’être ouvertes. Attends une minute.
refused-too-many-players = Beaucoup de monde arrive de ton réseau. Réessaie dans une minute.
refused-too-many-requests = Beaucoup de demandes arrivent de ton réseau. Attends un instant.
refused-too-many-sockets = Trop de pages sont ouvertes sur ton réseau. Fermes-en quelques-unes ; celle-ci réessaie toute seule.
refused-house-full = La maison est pleine. Réessaie un peu plus tard.
refused-broken-table = Cette table est abîmée et ne peut pas être ouverte.
refused-idle = Il ne s’est rien passé ici depuis longtemps. Touche l’écran pour revenir.


## Le guide des premières parties

guide = Comment jouer
guide-step = Étape { $step } sur { $steps }
guide-skip = Ignorer
guide-ok = Compris
guide-again = Montre-moi encore
guide-skipped = D’accord. Tu retrouveras l’aide dans « Règles ».
guide-over = Maintenant, tu sais jouer. Amuse-toi bien !
