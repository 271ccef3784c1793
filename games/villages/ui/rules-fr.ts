import type { Chapter } from '@castellan/table/legend';

export const fr: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'Le but du jeu',
    clauses: {
      '1.7': 'Ton village, ce sont ton Château, tes ressources, tes Bâtiments et tes Aventuriers.',
      '11.1':
        'Les points viennent des Bâtiments et des Aventuriers. Ressources et cartes en main n’en rapportent aucun.',
      '11.2':
        'Les pouvoirs qui comptent quelque chose à la fin s’ajoutent. Un Bâtiment se compte lui-même.',
      '11.3':
        'Chaque pièce vaut un point pour qui la possède, même sur son Château et ses ressources.',
      '11.4':
        'Le plus de points gagne. À égalité : le plus de Bâtiments et d’Aventuriers, puis le plus d’or, puis le plus de ressources.',
    },
  },
  {
    id: 'words',
    title: 'Cartes et mots',
    clauses: {
      '1.1':
        '84 cartes Bâtiment, 16 Aventuriers, 5 Châteaux et 30 pièces d’or. Un jeton montre à qui est le tour.',
      '1.2':
        'Une carte est un Bâtiment (type, points, coût, souvent un pouvoir) ou, exploitée, une ressource. Types : Ouvrier, Soldat, Ombre, Sacré.',
      '1.3':
        'Quatre ressources : Nourriture, Bois, Pierre, Magie. Un Joker vaut n’importe laquelle.',
      '1.4': 'Ce qui est exploité reste une ressource pour toujours.',
      '1.5': 'Les Aventuriers demandent certains types de Bâtiments. Ils ne sont jamais en main.',
      '1.6': 'Ton Château fournit un Joker, à toi seul.',
      '1.8': 'Mains et pioche sont secrètes. Une carte prise sur une pile a été vue de tous.',
      '1.9': 'Aucun village n’a deux Bâtiments du même nom.',
    },
  },
  {
    id: 'setup',
    title: 'Mise en place',
    clauses: {
      '2.1': 'Chacun reçoit un Château : la première carte du village.',
      '2.2': 'Une place tirée au sort commence.',
      '2.3': 'La banque a 14, 20, 25 ou 30 pièces d’or à 2, 3, 4 ou 5 joueurs. Chacun en reçoit 3.',
      '2.4': 'Bâtiments et Aventuriers forment deux paquets, mélangés séparément.',
      '2.5': 'Chacun reçoit six cartes, en secret.',
      '2.6': 'Cinq cartes sont posées face visible : les cinq piles. Le reste forme la pioche.',
      '2.7': 'Cinq Aventuriers sont posés face visible. Les autres forment leur pioche.',
      '2.8':
        'Dans l’ordre du tour, chacun exploite une seule fois une carte gratuitement. Personne ne suit, et personne n’utilise de pouvoir.',
    },
  },
  {
    id: 'cards',
    title: 'Piocher et défausser',
    clauses: {
      '3.1': 'Pioche le dessus de n’importe quelle pile ou de la pioche, une carte à la fois.',
      '3.2': 'Défausse sur n’importe quelle pile ; s’il y a plusieurs cartes, chacune où tu veux.',
      '3.3': 'On ne pioche jamais d’Aventuriers.',
      '3.4': 'Une pile vidée recommence aussitôt avec une carte de la pioche.',
      '3.5':
        'Après une action, menée ou suivie, tu gardes au plus huit cartes de ton choix. Une carte volée compte comme une carte piochée.',
    },
  },
  {
    id: 'turn',
    title: 'Un tour',
    clauses: {
      '4.1': 'Récupère tes pièces, puis mène l’une des cinq actions.',
      '4.2':
        'Récupérer : toutes les pièces posées sur ton Château et tes ressources vont dans ta bourse, qui que ce soit qui les ait posées. Seulement au début de ton tour.',
      '4.3': 'Qui mène fait l’action entière. Son coût est payé d’abord.',
      '4.4':
        'Puis chacun des autres, dans le sens horaire, peut suivre : la même action, plus faible. Chacun finit avant que l’on demande au suivant.',
      '4.5':
        'Ceux qui suivent paient aussi d’abord. Pour Exploiter et Construire, on demande à tous, même à qui ne peut pas.',
      '4.6': 'Tu peux passer, ou passer tout ce qui est mené jusqu’à ton tour.',
      '4.7': 'C’est ensuite au joueur de gauche.',
    },
  },
  {
    id: 'actions',
    title: 'Les cinq actions',
    clauses: {
      '5.1': 'Récolter. Mener : pioche trois cartes. Suivre : pioches-en une.',
      '5.2':
        'Exploiter. Mener : défausse une carte pour en exploiter une autre. Suivre : défausses-en deux.',
      '5.3':
        'Construire. Mener : paie un Bâtiment de ta main, puis pioche une carte. Suivre : pas de carte.',
      '5.4': 'Recruter. Mener : un Aventurier de ton choix pour 1 pièce d’or. Suivre : pour 2.',
      '5.5': 'Taxer. Mener : 1 pièce d’or et une carte. Suivre : une carte.',
    },
  },
  {
    id: 'cost',
    title: 'Le coût d’un Bâtiment',
    clauses: {
      '6.1': 'Chaque symbole du coût doit être fourni.',
      '6.2': 'Une pièce de ta bourse, posée sur une ressource, fournit un symbole de cette sorte.',
      '6.3': 'Ce peut être ta ressource ou celle d’un autre. La pièce revient à son propriétaire.',
      '6.4':
        'Une pièce sur ton propre Château fournit n’importe quel symbole. Les Châteaux des autres sont fermés.',
      '6.5': 'Ce qui porte une pièce ne peut en recevoir une autre.',
      '6.6': 'Une pièce posée quelque part ne peut pas être dépensée.',
      '6.7': 'Certains pouvoirs fournissent un symbole sans pièce.',
      '6.8': 'Tu ne peux commencer que ce que tu peux payer entièrement.',
    },
  },
  {
    id: 'gold',
    title: 'Or et Aventuriers',
    clauses: {
      '7.1': 'Chaque pièce est à la banque, dans une bourse ou sur une carte.',
      '7.2': 'L’or est limité. S’il en manque à la banque, tu prends ce qu’il y a.',
      '7.3': 'On peut Taxer avec une banque vide, pour la carte.',
      '8.1': 'Un Aventurier demande des Bâtiments de certains types. Ils ne sont pas dépensés.',
      '8.2': 'Un nouvel Aventurier prend la place de celui qui est parti, tant qu’il en reste.',
    },
  },
  {
    id: 'powers',
    title: 'Pouvoirs',
    clauses: {
      '9.1':
        'Un pouvoir immédiat agit une fois, dans l’action qui apporte sa carte au village, ou jamais.',
      '9.2':
        'Un pouvoir qui nomme une action agit chaque fois que tu la mènes ou la suis : une fois chacun, et pas pendant l’action qui a apporté la carte.',
      '9.3': 'Les pouvoirs sont facultatifs : tu décides pour chacun. Ils s’additionnent.',
      '9.4':
        'Tu paies un pouvoir quand tu l’utilises. Si tu peux payer, tu peux l’utiliser, même si la banque est vide et qu’il n’apporte rien.',
      '9.5':
        'Certains fournissent une ressource pendant que tu paies, sans pièce, une fois par construction ; parfois pour un seul type de Bâtiment.',
      '9.6': 'Tous les autres viennent après l’action, dans l’ordre de ton choix.',
      '9.7': 'Les cartes et l’or d’un pouvoir se prennent comme d’habitude.',
      '9.8': 'Un pouvoir « par Bâtiment » d’un type compte ceux de ton village à ce moment-là.',
      '9.9':
        'Les cartes sont volées au hasard dans la main d’un adversaire de ton choix. Vous seuls voyez lesquelles.',
      '9.10':
        'L’or est volé dans la bourse d’un adversaire de ton choix. Les pièces posées sont à l’abri.',
    },
  },
  {
    id: 'end',
    title: 'La fin',
    clauses: {
      '10.1':
        'La partie s’achève après un tour où un village a 12 Bâtiments et Aventuriers ; 10 à quatre ou cinq joueurs.',
      '10.2': 'Le tour est d’abord joué jusqu’au bout : tous peuvent encore suivre.',
      '10.3': 'Châteaux et ressources ne comptent pas.',
      '10.4':
        'Elle s’achève aussi quand une manche entière passe sans qu’une carte ni une pièce ne bouge (notre règle). Tout le monde en est averti à temps.',
    },
  },
  {
    id: 'alone',
    title: 'En solitaire',
    clauses: {
      '12.1': 'On utilise 35 cartes, au hasard. Le reste de la mise en place ne change pas.',
      '12.2': 'Il y a 7 pièces d’or, dont 3 à toi.',
      '12.3': 'Tu ne pioches jamais au-delà de huit cartes.',
      '12.4':
        'Ce que coûtent Exploiter et Taxer quitte le jeu. Ce que coûte un pouvoir va sur une pile, comme toujours.',
      '12.5':
        'Une pièce revient après deux tours. D’ici là, ni elle ni la carte où elle se trouve ne peuvent servir.',
      '12.6':
        'Tu mènes chaque action ; personne ne suit. Récolter pioche jusqu’à trois cartes. Après Construire, tu dois piocher.',
      '12.7': 'Exploiter coûte une carte retirée du jeu, avant qu’un pouvoir puisse aider.',
      '12.8': 'Recruter coûte 2 pièces d’or.',
      '12.9': 'Taxer coûte une carte retirée du jeu et rapporte 1 pièce d’or, pas de carte.',
      '12.10':
        'Au lieu de voler des cartes, tu peux en piocher autant, d’une pile ou de la pioche. Au lieu de voler de l’or, tu peux le prendre à la banque.',
      '12.11':
        'La partie s’achève après le tour où la pioche se vide. Les piles ne sont alors plus remplies.',
      '12.12':
        'À partir de 60 points, tu es Empereur ; de 50, Bâtisseur de cités ; de 40, Fier bourgmestre ; de 30, c’est un Trou perdu ; en dessous, un coin de route.',
    },
  },
];
