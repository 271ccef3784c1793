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
      '1.6':
        'Ta Guilde est visible devant toi : des Citoyens, au plus une Quête réservée, les Quêtes accomplies.',
      '9.1': 'La fin vient quand quelqu’un accomplit une cinquième Quête.',
    },
  },
  {
    id: 'turn',
    title: 'Ton tour',
    clauses: {
      '3.2':
        'Fais deux actions : Piocher, Embaucher, Réserver, Quête. Les deux peuvent être identiques.',
      '3.3':
        'Ce qu’apporte un Citoyen embauché ou une Quête accomplie vient aussitôt, et de même ce que cela apporte. Rien de cela ne compte parmi les deux actions.',
      '3.4': 'Plusieurs bonus d’une carte se prennent dans l’ordre de ton choix.',
      '3.5': 'Tout bonus peut être refusé.',
      '3.6':
        'On ne peut choisir qu’une action réalisable ; s’il n’y en a aucune, l’action est perdue.',
    },
  },
  {
    id: 'draw',
    title: 'Piocher',
    clauses: {
      '4.1': 'Prends en main la carte du dessus de la pioche des Citoyens.',
      '4.2':
        'Une pioche vide est refaite avec la défausse ; si celle-ci est vide, on ne peut plus piocher.',
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
      '5.6': 'Le Citoyen rejoint ta Guilde, et son pouvoir d’embauche agit aussitôt.',
      '5.7': 'Un Citoyen pris à une autre Guilde n’apporte rien : il n’a pas été embauché.',
    },
  },
  {
    id: 'reserve',
    title: 'Réserver',
    clauses: {
      '6.1': 'Prends une Quête active et pose-la devant toi : toi seul peux l’accomplir.',
      '6.2':
        'Ou défausse d’abord toutes les Quêtes actives, remplis leurs places et prends l’une des nouvelles.',
      '6.3': 'Tu en as une au plus : l’ancienne est d’abord défaussée.',
      '6.5': 'Une Quête réservée qui n’est pas accomplie ne compte pas.',
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
      '7.6': 'Tu peux défausser plus que demandé.',
      '7.7': 'Tout doit y être, sinon la Quête ne peut pas être accomplie.',
      '7.8': 'Ses actions bonus viennent aussitôt. Ses PV comptent à la fin.',
    },
  },
  {
    id: 'end-phase',
    title: 'Fin d’un tour',
    clauses: {
      '8.1': 'Les places vides de Quêtes sont remplies.',
      '8.2':
        'La file de la taverne glisse vers la gauche, vers les places bon marché ; de nouveaux Citoyens arrivent à droite.',
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
        'Le plus de PV gagne ; à égalité, le plus de Citoyens dans la Guilde, puis le plus de cartes en main.',
    },
  },
  {
    id: 'solo',
    title: 'En solitaire',
    clauses: {
      '10.2': 'Huit Citoyens qui gênent les adversaires sont retirés de la pioche.',
      '10.4':
        'Après chaque tour, ce qui se trouve au 0 est défaussé, Citoyen et Quête ; les deux files glissent et sont remplies.',
      '10.6': 'Réserver n’a que sa première forme.',
      '10.7': 'Rien n’est remélangé.',
      '10.8': 'La partie s’achève quand l’une des files est vide.',
      '10.9':
        '40 PV font un Ministre des Quêtes, 35 un Ministre adjoint, 24 un Chargé de Quêtes, 13 un Amateur ; moins, un Ministre des Farces.',
    },
  },
  {
    id: 'powers',
    title: 'Pouvoirs',
    clauses: {
      '11.1':
        'Là où il faut d’abord payer, qui ne paie pas ne gagne rien. Un Citoyen qui paie vient de la main ou de la Guilde.',
      '11.3': 'Assassin, Boucher : défausse un Citoyen d’une Guilde.',
      '11.4': 'Évêque : prends un Citoyen d’une autre Guilde dans la tienne.',
      '11.7': 'Ensorceleuse, Mage : ce qu’ils défaussent laisse un vide jusqu’à la fin du tour.',
      '11.8': 'Voleur : une carte d’une main, au hasard, dans la tienne.',
      '11.10': 'Sapeur, Champion, Écuyer : une carte d’une main, au hasard, est défaussée.',
      '11.13': 'Marchand, Invocateur : un Citoyen de la file de la taverne en main, gratuitement.',
    },
  },
];
