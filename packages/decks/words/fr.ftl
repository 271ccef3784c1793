# Ce qui ne va pas dans un paquet de cartes à soi, en français. Comment lire et traduire ce fichier : docs/guide/add-a-language.md

## Ce qui va dans une case

fault-text = Tape le nom qui est sur ta carte.
fault-number = Tape un nombre.
fault-number-or = Tape un nombre, ou { $word }.
fault-word = Choisis un mot : { LIST($words, type: "plain") }.
fault-or-nothing = { $what } Pour rien, tape -.
fault-list = { $between ->
    [none] { $what } Il peut y en avoir plusieurs, séparés par des espaces.
   *[other] { $what } Il peut y en avoir plusieurs, séparés par { $between }.
}
fault-tuple = Cette case contient { $n } valeurs séparées par des espaces. { LIST($what, between: " / ") }
fault-amounts = Tape les quantités, par exemple { $example }. Les marques sont { LIST($marks, type: "plain") }.
fault-effect = Saisis ce que fait la carte, en symboles : appuie dessus ci-dessous ou tape leurs marques.
fault-name = Tape un nom de 1 à { $most } lettres, sans |.
fault-number-is = Ici, il faut { $n }.
fault-number-least = Tape { $least } ou plus.
fault-number-most = Tape { $most } ou moins.
fault-number-from-to = Tape un nombre de { $least } à { $most }.
fault-copies-least = Tape 1 ou plus. Pour ne pas jouer cette carte, laisse-la dans la boîte.
fault-from-players = Tape pour chaque exemplaire à partir de combien de joueurs il sert : { $least } à { $most }.
fault-parts = Saisis { $n } valeurs, séparées par { $between }.
fault-parts-most = Saisis { $most } valeurs au plus.
fault-parts-from-to = Saisis { $least } à { $most } valeurs.
fault-one-column = Remplis une seule de ces colonnes : { LIST($columns, type: "plain") }.
fault-goes-not-with = Cela ne va pas avec « { $value } » dans cette colonne : { LIST($columns, type: "plain") }.
fault-fixed = Impossible à changer : les règles s’appuient dessus.
fault-nearest = Voulais-tu dire « { $nearest } » ?

## Ce que fait une carte, en marques

fault-power = { $what } Le ▸ montre où : { $shown }
fault-power-timings = Commence par quand cela agit : { $marks }.
fault-power-modifiers = Dis ce qui change : { $marks }.
fault-power-counts = Dis ce que l’on compte : { $marks }.
fault-power-resources = Après le nombre, dis de quoi : { $marks }.
fault-power-places = Dis où sont les cartes : { $marks }.
fault-power-supplies = Dis d’où vient la carte : { $marks }.
fault-power-start = Ici commence une nouvelle partie, par un nombre ou une marque.
fault-power-number = Tape un nombre de { $least } à { $most }.
fault-power-arrow = Après le prix, il faut une flèche, →.
fault-power-blank = Tape une espace, puis ce que l’on compte.
fault-power-bracket = Il manque une parenthèse fermante.
fault-power-colon = Tape deux-points et une espace.
fault-power-brackets = Deux façons de relier se rencontrent ici. Mets l’une d’elles entre parenthèses.
fault-power-price = Cela ne peut pas se payer : il ne peut pas y avoir de flèche après.
fault-power-one-resource = Ne dis qu’une seule chose à prendre.
fault-power-twice = Cela y est déjà.
fault-power-end = À partir d’ici, c’est illisible.
fault-power-parts = Il peut y avoir { $most } parties au plus.
fault-power-levels = Il peut y avoir { $most } parties au plus l’une dans l’autre.

## Toutes les cartes ensemble

fault-cards-least = Il faut au moins { $least } cartes différentes ; il y en a { $n }.
fault-cards-most = Il faut au plus { $most } cartes différentes ; il y en a { $n }.
fault-copies = Avec tous les exemplaires, il faut { $least } à { $most } cartes ; il y en a { $n }.
fault-copies-alone = Pour jouer en solo, il faut au moins { $least } cartes, avec tous les exemplaires ; il y en a { $n }.
fault-copies-with = Avec tous les exemplaires, il faut { $least } à { $most } cartes avec « { $value } » ici ; il y en a { $n }.
fault-copies-from = Au moins { $least } exemplaires doivent servir à { $players } joueurs ; il y en a { $n }.
fault-level-from = Au moins { $least } cartes de niveau { $level } doivent servir à { $players } joueurs ; il y en a { $n }.
fault-cards-with = Au moins { $least } cartes doivent avoir « { $value } » ici ; il y en a { $n }.
fault-card-with = Au moins une carte doit avoir « { $value } » ici.
fault-card-stays = Cette carte doit rester en jeu.
fault-dash-first = Les { $n } premières cartes ont un - ici, et aucune autre.
fault-one-among = Pour « { $value } », il faut une carte avec « { $word } », et { $least } à { $most } sans.
fault-providing = Au plus { $most } cartes peuvent avoir un pouvoir qui fournit des ressources ; il y en a { $n }.
fault-two-faces = Chaque carte a deux faces : il faut un nombre pair de lignes.
fault-fixed-cards = Ici, on ne peut ni ajouter ni retirer de cartes : les règles s’appuient dessus.
fault-twice = Cette carte y est deux fois.
fault-id-taken = Une autre carte a déjà cet id : { LIST($tables, type: "plain") }.
fault-name-taken = Une autre carte s’appelle aussi { $name } : { $card }.

## Le fichier

fault-not-json = Ce n’est pas un paquet : ce n’est pas du JSON lisible.
fault-format = Ce n’est pas un paquet : il n’y a pas "format": { $format }.
fault-no-game = Ce n’est pas un paquet : son "game" doit être l’un de ceux-ci : { LIST($games, type: "plain") }.
fault-other-game = Ce n’est pas un paquet pour { $title } : son "game" n’est pas "{ $game }".
fault-for-game = Ce paquet est pour { $title }.
fault-too-long = Un paquet peut avoir { $most } lettres au plus.
fault-title = "{ $part }" doit être un texte de 1 à { $most } lettres.
fault-no-tables = "tables" manque : pour chaque sorte de carte, une liste.
fault-table = Cette sorte de carte n’existe pas. Il y a : { LIST($known, type: "plain") }.
fault-rows = Ici, il faut une liste de { $most } cartes au plus.
fault-row = Ce n’est pas une carte : il lui faut "id" et "cells".
fault-row-part = Une carte n’a pas de "{ $part }".
fault-id = Un "id" se compose de minuscules, de chiffres et de traits d’union.
fault-cells = "cells" manque : pour chaque colonne, un texte.
fault-column = Cette colonne n’existe pas. Il y a : { LIST($known, type: "plain") }.
fault-cell = Ici, il faut un texte de { $most } lettres au plus.
fault-off = "off" est true, ou n’y est pas du tout.
fault-emblem = Ici, il faut le nom d’une image, par exemple "crown".
fault-names = Ici, il faut des noms par langue, par exemple "de": "m Ritter", et { $most } au plus.
fault-name-in = Ici, il faut le code d’une langue et un nom de 1 à { $most } lettres.
fault-no-heading = La ligne { $line } n’appartient à aucune sorte de carte. Au-dessus, il faut une ligne avec les noms des colonnes, qui commence par l’un de ceux-ci : { LIST($known, type: "plain") }.
