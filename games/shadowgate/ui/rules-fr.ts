import type { Chapter } from '@castellan/table/legend';

export const fr: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'Le but du jeu',
    clauses: {
      '1.8':
        'Les points de victoire (PV) viennent des quêtes, et de rien d’autre. À une vraie table, tu les comptes avec des jetons sur une piste ; ici, la table les compte pour toi.',
      '11.1': 'Qui finit son propre tour avec 25 PV ou plus gagne aussitôt.',
      '11.2':
        'Il n’y a ni tours égaux ni égalité. Les points au-delà de 25 ne valent rien de plus.',
    },
  },
  {
    id: 'words',
    title: 'Cartes et mots',
    clauses: {
      '1.2':
        'Les nombres vont par trois, en trois colonnes. Les colonnes n’ont pas de nom imprimé ; nous les appelons puissance, ruse et esprit.',
      '1.3':
        'Les caractéristiques (du personnage) et les ressources (des cartes) sont rondes sur notre table : elles donnent. Les coûts sont des écus : ils demandent.',
      '1.4':
        'Une carte aventure est un objet, un Joker ou un événement. Toutes peuvent être jouées comme ressource ; objets et Jokers peuvent aussi être gardés comme objets.',
      '1.5':
        'Un événement n’est jamais un objet. Son texte imprimé n’a pas d’effet dans le jeu de base.',
      '1.6':
        'Une quête a un coût, un type d’objet, une classe pour Grande et deux classes pour Épique.',
      '1.7':
        'Un personnage a des caractéristiques et trois types de base. On utilise la face à l’étoile.',
      '1.9': 'Les mains et l’ordre des pioches sont secrets. Tout le reste est visible.',
    },
  },
  {
    id: 'setup',
    title: 'Mise en place',
    clauses: {
      '1.1':
        'Le jeu de base utilise 50 cartes aventure, 11 cartes quête à deux faces, 4 personnages à deux faces et des jetons. Les cartes capacité, le Bâton des Âges et les jetons noirs restent dans la boîte.',
      '2.1': 'Chacun reçoit cinq cartes aventure. Le reste forme la pioche des aventures.',
      '2.2': 'Chacun reçoit un personnage.',
      '2.3': 'Chacun a une couleur : rose, blanc, vert ou bleu.',
      '2.4':
        'Trois quêtes sont posées ; le dessus de la pioche des quêtes est la quatrième. Ces quatre sont disponibles.',
      '2.5': 'Les quêtes défaussées sont visibles près de la pioche des quêtes.',
      '2.6': 'Tout cela est pareil à deux, trois et quatre joueurs.',
      '3.1': 'Une place tirée au sort commence. Le tour passe à gauche.',
    },
  },
  {
    id: 'actions',
    title: 'Ton tour : cinq actions',
    clauses: {
      '3.2': 'Un tour a trois parties : les actions, piocher et défausser, la fin.',
      '4.1':
        'Tu as cinq actions, dans l’ordre voulu : renouveler les quêtes, choisir une quête, jouer une carte comme objet, jouer une carte comme ressource.',
      '4.2':
        'Arrête-toi quand rien de ce que tu as commencé ne reste impayé. Chaque action inutilisée, une bougie encore allumée, vaut une carte.',
      '4.3':
        'Renouveler : toutes les quêtes disponibles sont défaussées, autant de nouvelles sont posées. Une quête déjà choisie reste.',
      '4.4': 'Une carte au pied ailé se joue sans action, comme objet ou comme ressource.',
      '4.5':
        'Tu ne peux commencer que ce que tu peux encore payer ce tour-ci, avec tout ce que tu as commencé avant.',
    },
  },
  {
    id: 'paying',
    title: 'Payer',
    clauses: {
      '5.1':
        'Un coût est payé quand, dans chaque colonne, ta caractéristique et les ressources qui lui sont affectées atteignent ensemble le nombre.',
      '5.2':
        'Tes caractéristiques ne s’épuisent jamais. Elles comptent en entier pour chaque objet et chaque quête.',
      '5.3': 'Jouer une carte comme ressource coûte une action par carte.',
      '5.4': 'Une carte ne paie qu’une chose. Elle ne se partage pas, et l’excédent est perdu.',
      '5.5':
        'Les cartes jouées comme ressource restent devant toi jusqu’à la fin de ton tour. Puis elles sont défaussées.',
      '5.6':
        'On peut jouer des ressources avant de savoir pour quoi. Les affecter plus tard ne coûte rien.',
      '5.7': 'Ce que tes caractéristiques paient seules est payé aussitôt.',
    },
  },
  {
    id: 'items',
    title: 'Objets',
    clauses: {
      '6.1':
        'Onze types en trois classes. Magie : feu, glace, vent. Arme : mêlée, distance, armure. Relique : artefact, royal, orbe, épine, bâton.',
      '6.2':
        'Un seul objet de chaque type peut être devant toi. Un objet utilisé ce tour-ci compte encore.',
      '6.3': 'Un Joker acquis remplace un type ou une classe au choix dans une quête.',
      '6.4': 'Un Joker n’est jamais d’un type de base : il est toujours défaussé après usage.',
      '6.5': 'Un seul Joker peut être devant toi.',
      '6.6':
        'Un objet de l’un de tes types de base n’est jamais défaussé. Il sert quête après quête.',
      '6.7': 'Tout autre objet reste jusqu’à ce qu’il ait servi dans une quête.',
      '6.8':
        'Une carte au pied ailé ne coûte pas d’action, mais les cartes qui la paient en coûtent, sauf si elles ont aussi le pied ailé.',
      '7.1': 'Jouer un objet coûte une action, et son coût doit être payé ce tour-ci.',
      '7.2': 'Une carte jouée comme objet ne peut plus servir de ressource.',
      '7.3': 'Dès que le coût est payé, l’objet est acquis.',
      '7.4': 'Il peut servir aussitôt, même dans la quête de ce tour.',
      '7.5':
        'Tu peux acquérir plusieurs objets dans un tour, tant que les actions et les cartes suffisent.',
      '7.6': 'Plusieurs choses peuvent être en cours, tant que tout peut être payé.',
    },
  },
  {
    id: 'quests',
    title: 'Les quêtes et leurs niveaux',
    clauses: {
      '8.1': 'Choisir une quête coûte une action, et son coût doit être payé ce tour-ci.',
      '8.2': 'Une quête par tour.',
      '8.3': 'Quand le coût est payé, tu fixes le niveau et les points sont à toi.',
      '8.4':
        'Mineure : 1 PV, sans objet. Majeure : 3 PV, un objet du type de la quête. Grande : 5 PV, cela et un de la classe Grande. Épique : 8 PV, le type et un de chaque classe Épique.',
      '8.5': 'Chaque exigence demande un objet à elle.',
      '8.6': 'Épique remplace Grande et ne s’y ajoute pas.',
      '8.7': 'Tu peux te contenter de moins que ce que tu pourrais atteindre.',
      '8.8':
        'Les objets utilisés sont défaussés à la fin du tour, sauf s’ils sont d’un type de base.',
    },
  },
  {
    id: 'end-of-turn',
    title: 'La fin d’un tour',
    clauses: {
      '9.1': 'Pioche une carte.',
      '9.2': 'Pioches-en une de plus par action inutilisée.',
      '9.3':
        'Défausse les ressources jouées, la quête accomplie et les objets utilisés qui ne restent pas.',
      '9.4':
        'Avec moins de trois cartes en main, pioche jusqu’à trois. Avec plus de six, défausse jusqu’à six.',
      '9.5': 'Une pioche des aventures vide est refaite avec sa défausse.',
      '9.6':
        'Si la défausse est vide aussi, on ne pioche pas, et ta main peut rester sous trois cartes.',
      '10.1': 'Une nouvelle quête prend la place de celle accomplie.',
      '10.2':
        'Quand la pioche des quêtes est vide, les quêtes défaussées sont retournées sur leur autre face et mélangées.',
      '10.3': 'Ainsi, quatre quêtes sont disponibles au début de chaque tour.',
    },
  },
  {
    id: 'settings',
    title: 'Manières de jouer (à nous)',
    clauses: {
      '12.1':
        'En solitaire : les mêmes règles, huit tours, 25 PV. En cinq tours tu es une légende, en six un champion, en sept un héros, en huit un aventurier.',
      '12.2':
        'Tours égaux : la manche où quelqu’un atteint 25 PV est jouée jusqu’au bout ; celui qui a le plus de PV gagne, et ceux qui sont à égalité partagent la victoire.',
      '12.3':
        'Autres faces : chacun choisit secrètement une face de son personnage avant le premier tour.',
      '12.4': 'Tout cela est fixé avant la première carte, et tous peuvent le voir.',
    },
  },
];
