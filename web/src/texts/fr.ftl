### Les textes de la page en français.

tagline = des jeux rapides. tout le monde est de la partie.
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
announcement = Annonce
announcement-dismiss = Masquer cette annonce


## La première page

play-now = Jouer
play-now-how = contre des bots
with-friends = Entre amis
with-friends-how = avec un code
alone = En solo
alone-how = contre la montre
alone-with = { $title } en solo
rules = Règles
rules-of = Règles de { $title }
game-facts = { $least }–{ $most } joueurs · { $minutes } min
got-a-code = Tu as un code ?
code-label = Code de la table
code-short = Un code a au moins quatre lettres.
join = Rejoindre
your-name = Ton nom
change-name = changer de nom
name-ask = Comment t’appelles-tu ?
name-keep = Plus tard


## Le menu

language = Langue
theme = Thème
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
sound = Son
keys = Touches
enter-key = Entrée
escape-key = Échap
key-help = Afficher ces touches
key-tab = Aller à l’élément suivant
key-enter = Valider (la barre d’espace marche aussi)
key-escape = Fermer ce qui est ouvert
key-log = Afficher ou cacher ce qui s’est passé
key-rules = Afficher les règles
key-arrows = Parcourir une partie terminée


## Avant la partie

who-plays = Qui joue ?
chair-free = Place libre
chair-waiting = on attend quelqu’un
chair-here = est là
chair-away = n’est pas là
chair-stand-in = un bot prend le relais
chair-bot-plays = un bot joue
chair-bot = bot · { $level }
chair-person = Humain
chair-number = Place { $number }
level-gentle = Gentil
level-fair = Moyen
level-sharp = Rusé
host = hôte
add-chair = Ajouter une place
remove-chair = Enlever la place { $number }
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
watching = Tu regardes
watch-instead = Juste regarder
sit-down = M’asseoir
start = C’est parti !
waiting-for-host = On attend que l’hôte lance la partie.
waiting-for-players = On attend des amis. Un bot peut aussi prendre une place !
waiting-for-people =
    { $host ->
        [yes] On attend que tout le monde revienne. Tu peux aussi donner une place à un bot.
       *[no] On attend que tout le monde revienne. L’hôte peut aussi donner une place à un bot.
    }
invite = Inviter des amis
invite-hint = Scanne, ouvre le lien ou tape le code.
invite-full = Toutes les places sont prises. Les suivants pourront regarder.
code-is = Le code est { $code }
copy-link = Copier le lien
copied = Lien copié
share = Partager
share-text = Viens jouer avec moi ! Le code est { $code }.
qr-alt = Code QR du lien vers cette table
options = Options de la partie
usual = Par défaut
usual-number = Par défaut ({ $number })
from-to = de { $least } à { $most }
decrease = { $what } : diminuer
increase = { $what } : augmenter
pace = Les bots jouent
pace-human = Au rythme d’un humain
pace-instant = Tout de suite
fair = Hasard honnête
fair-check = Vérifier le hasard
fair-verdict =
    { $count ->
        [0] Rien n’a été tiré au sort dans cette partie.
        [one] Le seul tirage était honnête.
       *[other] Les { $count } tirages étaient honnêtes.
    }
fair-open =
    { $count ->
        [0] Rien n’a été tiré au sort dans cette partie.
        [one] Le seul tirage est juste, pour autant que ton navigateur puisse en juger.
       *[other] Les { $count } tirages sont justes, pour autant que ton navigateur puisse en juger.
    }
fair-alarm = Cette table montre un autre nom ou une autre empreinte qu’avant. Ton navigateur garde son nombre pour lui. Ne te fie pas au hasard de cette partie !
fair-tired = La partie a failli commencer { $count } fois. Chaque fois, ton navigateur a livré un nombre ; il n’en livre plus sans toi.
fair-tired-go = Continuer quand même
fair-alarm-end = Quelque chose ne va pas avec le hasard de cette partie !
fair-look = Voir quoi
fair-why = Ici, personne ne peut truquer le hasard : ni nous, ni toi, ni les autres.
fair-before = Avant le premier coup, la table choisit un secret et montre son empreinte. Le navigateur de chaque joueur choisit lui aussi un nombre au hasard et n’en montre que l’empreinte. Quand la partie démarre, plus personne ne peut rien changer : c’est seulement alors que les navigateurs livrent leurs nombres. Tout ce qui est tiré au sort est calculé à partir du secret et de ces nombres. Voici l’empreinte du secret :
fair-later = À la fin de la partie, le secret est révélé, et ton navigateur peut recalculer chaque tirage.
fair-over = Avant le premier coup, la table et le navigateur de chaque joueur ont choisi un nombre secret et montré son empreinte. Avec ces nombres, ton navigateur recalcule chaque tirage et compare.
fair-computing = Calcul des tirages…
fair-draws-right =
    { $count ->
        [0] Rien n’a été tiré au sort dans cette partie.
        [one] { $count } tirage recalculé : il est juste.
       *[other] { $count } tirages recalculés : tous sont justes.
    }
fair-draw-wrong = Le tirage { $number } (étape { $step } de la partie) ne correspond pas au secret !
fair-secret-right = Le secret correspond à son empreinte.
fair-secret-wrong = Le secret ne correspond pas à son empreinte !
fair-numbers-wrong = Le nombre d’un joueur ne correspond pas à son empreinte !
fair-table-wrong = La table a montré un autre nom ou une autre empreinte qu’avant !
fair-shown-right = C’est bien l’empreinte que ton navigateur a notée avant la partie.
fair-shown-wrong = Ce n’est pas l’empreinte que ton navigateur a notée avant la partie !
fair-seats-right = Les empreintes des joueurs sont celles que ton navigateur a vues avant de livrer son nombre.
fair-seats-wrong = Les empreintes des joueurs ne sont pas celles que ton navigateur a vues avant de livrer son nombre !
fair-number-right = Le nombre de ton navigateur a été utilisé.
fair-number-wrong = Le nombre de ton navigateur n’a pas été utilisé !
fair-number-late = Le nombre de ton navigateur n’est pas arrivé à temps : il ne compte pas dans les tirages.
fair-number-none = Dans cette partie, ton navigateur n’a pas de nombre à lui à comparer.
fair-withheld = Sans nombre livré à temps, donc sans part au tirage : { $names }.
fair-withheld-why = Celui qui, de mèche avec la table, retient un nombre peut choisir entre deux résultats.
fair-asked = Ton navigateur a dû livrer un nombre { $count } fois avant le début de cette partie.
fair-asked-often = Celui qui peut faire commencer une partie aussi souvent peut choisir le hasard qui lui convient.
fair-trust = Sur un point, ton navigateur croit la table : les résultats possibles à chaque étape. La partie enregistrée, vérifiée avec « madcap verify », prouve cela aussi.
fair-all = Tous les tirages
fair-all-how = À chaque étape tirée au sort, ton navigateur calcule lequel des résultats également probables le secret donne.
fair-result = Étape { $step } : { $which } sur { $outcomes }
fair-fingerprint = L’empreinte
fair-own = Le nombre de ton navigateur :
fair-how = C’est le SHA-256 du secret. La partie enregistrée contient le secret, les nombres et les empreintes de chacun : d’autres programmes peuvent donc tout vérifier, eux aussi.


## À table

players = Joueurs
your-turn = À toi !
their-turn = joue maintenant
time-left = Temps restant
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
log = Ce qui s’est passé
log-empty = Rien pour l’instant.
by-time = (temps écoulé)
by-away = (absence)
by-bot = (par le bot)
connection-lost = Connexion perdue. Reconnexion…
connection-offline = Cet appareil est hors ligne. On attend le réseau…
connection-restarting = Le serveur redémarre. Ça reprend dans un instant…
connection-away = Le serveur ne répond pas. On essaie encore…
leave = Partir
leave-title = Laisser ta place à un bot ?
leave-text = Le bot continue pour toi. Tu peux reprendre ta place quand tu veux.
leave-yes = Partir
leave-no = Rester
bot-plays = Un bot joue pour toi
take-back = Reprendre ma place
away-now = { $name } n’est pas là.
away-left = Un bot jouera dans { $time }.
away-waits =
    { $count ->
        [one] Dans { $count } seconde, un bot jouera à sa place.
       *[other] Dans { $count } secondes, un bot jouera à sa place.
    }
stalls-now = { $name } est là, mais n’a pas joué depuis un moment.
away-bot = Laisser jouer un bot
away-wait = Attendre encore
note-bot = Un bot remplace maintenant { $name }.
note-back = { $name } est de retour.


## La fin

end-alone = Terminé !
end-you-win = Tu as gagné !
end-wins = { $name } a gagné !
end-shared = Victoire partagée : { $names }
winner = victoire
again = Rejouer
again-join = On rejoue : viens !
again-watch = On rejoue : viens voir !
result = Résultat
see-table = Voir la table
record = Enregistrer la partie
series = Après { $games } parties :
series-wins =
    { $wins ->
        [one] { $name } : { $wins } victoire
       *[other] { $name } : { $wins } victoires
    }
play-too = Jouer à mon tour
share-picture = Le résultat en image
share-copied = Texte et lien copiés.
share-not-copied = Voici le texte à partager :
keep-game = Garder cette partie
keep-stop = Gardée · ne plus la garder
keep-about = Sinon, elle sera effacée le { $date }.
share-save = Enregistrer l’image


## Revoir une partie

replay = Revoir
replay-start = Avant le premier coup
replay-step = Étape de la partie
replay-at = Étape { $step } sur { $total }
replay-first = Au début
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = À la fin
play = Lecture
pause = Pause
speed = Vitesse × { $times }


## Rien ici

lost-title = Ici, il n’y a que des dés
lost-text = Cette page n’existe pas. Il manque peut-⁠être une lettre à l’adresse ?


## Pourquoi ça n’a pas marché

trouble-heals = La page reprendra toute seule dès que le serveur répondra.
trouble-newer = Il y a une nouvelle version de cette page.
trouble-quote = Si tu signales ce problème, indique ce code : { $id }
refused-offline = Le serveur ne répond pas.
refused-server = Quelque chose n’a pas marché. Réessaie.
refused-not-found = Il n’y a rien à cette adresse.
refused-no-such-table = Aucune table n’a ce code.
refused-unknown-game = Ce jeu n’existe pas ici.
refused-still-playing = Cette partie n’est pas finie.
refused-bad-name = Un nom doit contenir au moins une lettre, un chiffre ou un symbole.
refused-bad-options = Ces options ne vont pas ensemble.
refused-chair-taken = Cette place est prise.
refused-game-over = La partie est finie.
refused-malformed = Quelque chose n’a pas marché. Réessaie.
refused-needs-players = Il faut une personne présente ou un bot à chaque place.
refused-not-alone = D’autres jouent ici : la partie ne peut pas attendre.
refused-nobody-away = Cette personne est déjà revenue.
refused-no-such-chair = Cette place n’existe pas.
refused-not-a-seat = Ce n’est pas une place de cette table.
refused-not-in-lobby = La partie a déjà commencé.
refused-about-to-begin = Un instant : la partie va commencer.
refused-wrong-nonce = Le nombre de ton navigateur ne correspond pas à son empreinte.
refused-same-commitment = Un autre joueur a le même nombre. Essaie encore une fois.
refused-not-legal = Ce n’est pas possible maintenant.
refused-not-playing = Aucune partie en cours ici.
refused-not-seated = Il faut avoir une place à cette table pour ça.
refused-not-the-host = Seul l’hôte peut le faire.
refused-not-your-turn = Ce n’est pas ton tour.
refused-stale = Trop tard : la partie a continué.
refused-storage = Cela n’a pas pu être enregistré : rien n’a changé. Réessaie.
refused-too-fast = C’était trop rapide pour le serveur. Cette page réessaie dans un instant.
refused-too-many-guesses = Trop de mauvais codes. Attends un instant.
refused-too-large = C’était trop à la fois.
refused-too-many-tables = Trop de tables viennent d’être ouvertes. Attends une minute.
refused-too-many-kept = Tu gardes déjà autant de parties que possible. Renonce d’abord à en garder une autre.
refused-too-many-players = Trop de monde arrive de ton réseau. Réessaie dans une minute.
refused-too-many-requests = Trop de demandes arrivent de ton réseau. Attends un instant.
refused-too-many-sockets = Trop de pages sont ouvertes sur ton réseau. Fermes-en quelques-unes ; celle-ci réessaie toute seule.
refused-house-full = C’est complet ! Réessaie un peu plus tard.
refused-made-room = C’est complet, et quelqu’un d’autre avait besoin de cette place. Touche l’écran pour réessayer.
refused-broken-table = Cette table est abîmée et ne peut pas être ouverte.
refused-idle = Il ne s’est rien passé ici depuis longtemps. Touche l’écran pour revenir.
refused-table-closed = Cette table a été fermée par les responsables de ce serveur.
refused-banned = Tu ne peux plus jouer ici : les responsables de ce serveur ont bloqué ton accès ou celui de ton réseau.
refused-player-removed = Les responsables de ce serveur ont supprimé ton nom et tes meilleurs temps. Tu peux continuer à jouer comme nouvel invité.


## Le guide des premières parties

guide = Comment jouer
guide-step = Étape { $step } sur { $steps }
guide-skip = Sauter
guide-ok = Compris
# $gentle vaut "yes" si tous les bots de la table le sont.
guide-first =
    { $gentle ->
        [yes] Prends ton temps : les bots sont gentils et la partie t’attend pendant que tu lis.
       *[no] Prends ton temps : la partie t’attend pendant que tu lis.
    }
guide-watch = Regarde ce qui se passe. D’autres conseils arrivent !
guide-yours = À toi de décider. D’autres conseils arrivent !
guide-again = Remontre-moi comment jouer
guide-skipped = D’accord. Tu retrouveras l’aide dans « Règles ».
guide-over = Maintenant, tu sais jouer. Amuse-toi bien !
guide-over-brief = C’est assez pour commencer. Le reste est dans « Règles ».
