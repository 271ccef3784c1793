import type { Chapter } from '@castellan/table/legend';

export const fr: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'Le but du jeu',
    clauses: {
      '1.2':
        'Un Citoyen a un rôle, apporte des ressources, et la plupart font quelque chose à l’embauche.',
      '1.3':
        'Une Quête demande des rôles et des ressources ; elle vaut des points de victoire (PV), et la plupart donnent des actions bonus.',
      '1.4':
        'Ton Maître de guilde donne des PV à la fin pour les Quêtes de deux types. Il reste secret jusque-là.',
      '1.5':
        'Il y a quatre rôles (Ouvrier, Soldat, Ombre, Sacré), trois ressources (Or, Force, Magie) et quatre types de Quêtes (Aventure, Bataille, Commerce, Intrigue).',
      '1.6':
        'Ta Guilde est visible devant toi : des Citoyens, au plus une Quête réservée, les Quêtes accomplies.',
      '1.7':
        'Les mains, les Maîtres de guilde et l’ordre des pioches sont secrets. Tout le reste est visible, et ce que tous ont vu reste connu.',
      '1.8':
        'Un nombre sur un symbole dit combien. D’autres symboles désignent : ta main ou ta Guilde, la main ou la Guilde d’un joueur que tu choisis, la taverne. Une flèche qui en sort veut dire que la chose est prise là.',
      '9.1': 'La fin vient quand quelqu’un accomplit une cinquième Quête.',
    },
  },
  {
    id: 'setup',
    title: 'Mise en place',
    clauses: {
      '1.1':
        'La boîte contient 84 Citoyens, 32 Quêtes, 6 Maîtres de guilde, 7 jetons de coût, 2 jetons d’action, un jeton de premier joueur et des aides de jeu.',
      '2.1':
        'Chacun reçoit un Maître de guilde et le garde secret jusqu’à la fin ; tu peux regarder le tien à tout moment. Les autres retournent dans la boîte.',
      '2.2':
        'Les jetons de coût sont en rang : 0, 1, 1, 2, 2, 3, et 2 pour embaucher depuis la main.',
      '2.3': 'Chacun reçoit trois Citoyens.',
      '2.4':
        'Six Citoyens sont visibles sous les six premiers jetons : la file de la taverne. Le reste est la pioche des Citoyens.',
      '2.5':
        'Six Quêtes sont visibles, quatre à deux joueurs : les Quêtes actives. Le reste est la pioche des Quêtes.',
      '2.6': 'Le hasard désigne qui commence.',
    },
  },
  {
    id: 'turn',
    title: 'Ton tour',
    clauses: {
      '3.1':
        'On joue dans le sens des aiguilles d’une montre. D’abord tes actions, puis la fin du tour.',
      '3.2':
        'Fais deux actions : Piocher, Embaucher, Réserver, Quête. Les deux peuvent être identiques.',
      '3.3':
        'Ce qu’apporte un Citoyen embauché ou une Quête accomplie vient aussitôt, et de même ce que cela apporte. Rien de cela ne compte parmi les deux actions.',
      '3.4': 'Plusieurs bonus d’une carte se prennent dans l’ordre de ton choix.',
      '3.5': 'Tout bonus peut être refusé.',
      '3.6':
        'On ne peut choisir qu’une action réalisable ; s’il n’y en a aucune, l’action est perdue.',
      '3.7':
        'À une vraie table, deux jetons comptent tes actions : tu les passes à gauche. Ici, c’est la table qui compte.',
    },
  },
  {
    id: 'draw',
    title: 'Piocher',
    clauses: {
      '4.1': 'Prends en main la carte du dessus de la pioche des Citoyens.',
      '4.2': 'Une pioche vide est refaite avec la défausse (pas en solitaire : 10.7).',
      '4.3': 'Si la défausse est vide aussi, on ne peut plus piocher.',
    },
  },
  {
    id: 'hire',
    title: 'Embaucher',
    clauses: {
      '5.1':
        'Choisis un Citoyen de la file de la taverne et défausse autant de cartes que l’indique sa place : 0, 1, 1, 2, 2 ou 3.',
      '5.2': 'Ou choisis un Citoyen de ta main et défausse deux cartes.',
      '5.3': 'Des cartes de ta main, de ta Guilde ou des deux peuvent payer.',
      '5.4': 'Paie en entier. Le Citoyen embauché ne se paie pas lui-même.',
      '5.5': 'La place dans la file de la taverne reste vide jusqu’à ce que le tour soit passé.',
      '5.6': 'Le Citoyen rejoint ta Guilde, et son pouvoir d’embauche agit aussitôt.',
      '5.7': 'Un Citoyen pris à une autre Guilde n’apporte rien : il n’a pas été embauché.',
      '5.8':
        'Mais une embauche donnée par un pouvoir est une embauche : le Citoyen que tu embauches ainsi utilise son propre pouvoir.',
    },
  },
  {
    id: 'reserve',
    title: 'Réserver',
    clauses: {
      '6.1': 'Prends une Quête active et pose-la devant toi.',
      '6.2':
        'Ou défausse d’abord toutes les Quêtes actives, remplis leurs places et prends l’une des nouvelles.',
      '6.3': 'Tu en as une au plus : l’ancienne est d’abord défaussée.',
      '6.4':
        'Toi seul peux accomplir ta Quête réservée, désormais avec n’importe quelle action Quête.',
      '6.5':
        'Une Quête réservée qui n’est pas accomplie ne compte pas, pas même pour ton Maître de guilde.',
    },
  },
  {
    id: 'quest',
    title: 'Quête',
    clauses: {
      '7.1': 'Accomplis une Quête active, ou celle que tu as réservée.',
      '7.2':
        'Défausse des Citoyens de ta Guilde qui ont tout ce qu’elle demande. Les cartes en main ne comptent pas.',
      '7.3': 'Chacun compte avec son rôle et avec toutes ses ressources.',
      '7.4':
        'Un « = » compte encore autant que les nombres de cette ressource sur ceux que tu défausses.',
      '7.5': 'Sans un tel nombre, un « = » ne vaut rien, mais le rôle de son Citoyen compte.',
      '7.6': 'Tu peux défausser plus que demandé.',
      '7.7': 'Tout doit y être, sinon la Quête ne peut pas être accomplie.',
      '7.8':
        'La Quête est posée devant toi, et ses actions bonus viennent aussitôt. Puis elle est retournée ; ses PV comptent à la fin.',
    },
  },
  {
    id: 'end-phase',
    title: 'Fin d’un tour',
    clauses: {
      '8.1':
        'À plusieurs, les places vides de Quêtes sont remplies depuis la pioche. En solitaire, ce sont les files qui avancent après le tour (10.4).',
      '8.2':
        'À plusieurs, la file de la taverne glisse vers la gauche, vers les places bon marché ; de nouveaux Citoyens arrivent à droite.',
      '8.3':
        'Si une pioche est vide, sa défausse devient la pioche. S’il n’y en a pas, des places restent vides.',
      '8.4': 'Garde au plus huit cartes en main et huit Citoyens dans ta Guilde.',
      '8.5': 'Pendant le tour, il n’y a pas de limite.',
    },
  },
  {
    id: 'end',
    title: 'Fin de la partie',
    clauses: {
      '9.2':
        'Après une cinquième Quête, la manche est jouée jusqu’au bout : tous jouent autant de tours.',
      '9.3': 'Additionne les PV de tes Quêtes.',
      '9.4': 'Les Maîtres de guilde sont révélés et ajoutent les leurs.',
      '9.5':
        'Celui qui a le plus de PV gagne ; à égalité, le plus de Citoyens dans la Guilde, puis le plus de cartes en main. Ceux qui restent à égalité partagent la victoire.',
    },
  },
  {
    id: 'solo',
    title: 'En solitaire',
    clauses: {
      '10.11': 'Toutes les autres règles restent les mêmes.',
      '10.1': 'Un Maître de guilde est tiré et reste visible.',
      '10.2':
        'Huit Citoyens qui gênent les adversaires sont retirés de la pioche : Assassin, Sapeur, Mage, Évêque, Boucher, Baron, Champion, Écuyer.',
      '10.3':
        'Quatre Quêtes sont posées de droite à gauche, au-dessus de 3, 2, 2 et du 1 de droite. Les places du 0 et du 1 de gauche sont vides au début.',
      '10.4':
        'Après chaque tour, ce qui se trouve au 0 est défaussé, Citoyen et Quête. Les deux files avancent vers lui, et de nouvelles cartes viennent des pioches.',
      '10.5': 'Après ton premier tour, les Quêtes n’avancent que d’une place.',
      '10.10': 'Les deux défausses sont à gauche, au-delà du 0 : les cartes avancent vers elles.',
      '10.6': 'Réserver n’a que sa première forme.',
      '10.7': 'Rien n’est remélangé.',
      '10.8': 'La partie s’achève quand l’une des files est vide.',
      '10.9':
        'Ton Maître de guilde compte aussi : 40 PV font un Ministre des Quêtes, 35 un Ministre adjoint, 24 un Chargé de Quêtes, 13 un Amateur ; moins, un Ministre des Farces.',
    },
  },
  {
    id: 'powers',
    title: 'Pouvoirs',
    clauses: {
      '11.1':
        'Là où il faut d’abord payer, qui ne paie pas ne gagne rien. Un Citoyen qui paie vient de la main ou de la Guilde.',
      '11.2': 'Là où il est écrit « ou », tu obtiens l’un des deux.',
      '11.3':
        'Assassin : défausse un Citoyen de ton choix de la Guilde d’un adversaire. Boucher : de même, contre un Citoyen que tu paies.',
      '11.4': 'Évêque : prends un Citoyen d’une autre Guilde dans la tienne.',
      '11.5': 'Barde : paie un Citoyen pour piocher deux fois.',
      '11.6': 'Bogatyr, Paladin : accomplis une Quête, à ses exigences habituelles.',
      '11.7':
        'Ensorceleuse : défausse un Citoyen de la file de la taverne ou une Quête active. Mage : la Quête réservée d’un adversaire ou une Quête active. Le vide n’est pas comblé pendant ce tour.',
      '11.8': 'Voleur : une carte de la main d’un adversaire, au hasard, dans la tienne.',
      '11.9':
        'Baron : paie un Citoyen pour embaucher. Si tu ne pouvais plus embaucher personne après cela, la table te prévient avant.',
      '11.10':
        'Sapeur, Champion : une carte de la main d’un adversaire, au hasard, est défaussée. Écuyer : cela, ou Piocher.',
      '11.11':
        'Capitaine : défausse ta Quête réservée pour piocher et embaucher. Sans elle, il n’apporte rien.',
      '11.12': 'Nécromancien : paie un Citoyen pour piocher et embaucher.',
      '11.13': 'Marchand, Invocateur : un Citoyen de la file de la taverne en main, gratuitement.',
    },
  },
];
