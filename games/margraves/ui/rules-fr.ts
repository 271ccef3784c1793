import type { Chapter } from '@castellan/table/legend';

export const fr: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'Le but du jeu',
    clauses: {
      '12.1':
        'Les points viennent des symboles de guilde, des bannières, et de ce qui reste d’or, de gemmes et de ressources. Chaque symbole de guilde vaut ce que montre la section de ton marqueur sur sa piste : 1 à 6.',
      '12.2':
        'Symboles : deux par Lieu où se trouve ta tour, un par Citoyen, en main ou joué, ceux de tes tuiles.',
      '12.3':
        'Bannières : une série de bannières différentes vaut leur nombre multiplié par lui-même. Les doubles forment d’autres séries.',
      '12.4':
        '5 pièces d’or valent 1, une gemme 2, 3 ressources 1. Chevaliers et force ne valent rien.',
      '12.5':
        'Celui qui a le plus de points gagne ; à égalité, celui qui a le plus d’or. Si l’égalité persiste, la victoire est partagée.',
    },
  },
  {
    id: 'words',
    title: 'Matériel et mots',
    clauses: {
      '1.1':
        'Tout le monde partage la carte et le plateau des pistes. Tu as un plateau avec réserve, force et quatre Tours de garde, un margrave, un navire et quatre marqueurs d’influence.',
      '1.2': 'Quatre guildes : Ouvriers, Soldats, Ombres et Sacrés.',
      '1.3':
        'Huit Lieux sont reliés par des routes de pierre. Chacun a deux symboles de guilde, un pouvoir, et trois places de tour, chacune avec sa récompense. Des sentiers mènent de là à quatre repaires : un par Lieu, deux depuis Silesia et Ny’mar.',
      '1.4': 'Un Citoyen a une guilde, un fanion de symboles dans son coin, et un pouvoir en bas.',
      '1.5':
        'Les chevaliers sont sur la carte, couchés dans les Tombeaux des héros, dans une réserve ou dans le stock.',
      '1.6':
        'Un monstre coûte de la force, parfois aussi de la magie. Il donne une récompense et de l’influence. Chaque repaire a quatre monstres et un chef.',
      '1.7':
        'Les Tombeaux des héros ont trois rangées et quatre colonnes, chacune avec sa récompense au bout.',
      '1.8':
        'Les tuiles Privilège sont de niveau I ou II. Une Faveur est défaussée pour ce qu’elle montre. Les autres tuiles comptent à la fin.',
      '1.9':
        'Lesquels de tes Citoyens sont face cachée est ton secret. Tout le reste est visible, sauf les paquets et les piles.',
    },
  },
  {
    id: 'setup',
    title: 'Mise en place',
    clauses: {
      '2.1':
        'On joue de deux à cinq, ou en solitaire. Le sort désigne qui commence ; on joue dans le sens horaire.',
      '2.2':
        'Le stock contient pierre, bois, magie et gemmes selon le nombre de joueurs, et 20 chevaliers. L’or ne manque jamais.',
      '2.3':
        'Tu commences sans or ni force. Tes marqueurs sont sur la première case de chaque piste, ton navire avant la première case de la roue.',
      '2.4':
        'À plus de joueurs, plus de Citoyens et de tuiles sont en jeu. Cinq Citoyens sont dans la file, et trois tuiles de chaque niveau.',
      '2.5': 'Un chevalier se tient dans chaque Lieu.',
      '2.6': 'Tous les margraves commencent à Shilina. Son pouvoir n’est pas utilisé pour cela.',
      '2.7':
        'Chaque repaire a quatre monstres mélangés, celui du dessus face visible. Le chef attend dessous.',
      '2.8':
        'Chacun a le Marchand, l’Alchimiste, le Paladin et le Capitaine, une gemme et quatre Tours de garde.',
      '2.9':
        'Tu reçois quatre tuiles Fortune, en gardes une et passes le reste à gauche, jusqu’à en avoir trois.',
      '2.10': 'Puis elles sont encaissées, l’une après l’autre, dans l’ordre du tour.',
    },
  },
  {
    id: 'having',
    title: 'Ce que tu as',
    clauses: {
      '3.1': 'L’or n’a pas de limite et ne prend pas de place.',
      '3.2':
        'Un joker vaut une ressource au choix : pierre, bois ou magie. On peut en mélanger plusieurs.',
      '3.3':
        'Pierre, bois, magie, gemmes et chevaliers sont limités : tu gagnes ce que le stock contient.',
      '3.4': 'La force est d’au plus 8 ; le surplus est perdu. Ce n’est pas une ressource.',
      '3.5':
        'La réserve a 12 cases. Ressources, gemmes, chevaliers et tours non construites en occupent une chacun. Si elle est pleine, jette quelque chose ou renonce à ce que tu gagnes. Les tours restent.',
      '3.6': 'Ce que tu paies ou jettes retourne au stock.',
    },
  },
  {
    id: 'turn',
    title: 'Ton tour : un Citoyen',
    clauses: {
      '4.1':
        'Tu dois jouer un Citoyen de ta main : pour son fanion, pour son pouvoir, pour un Rappel ou pour construire.',
      '4.2': 'Puis ton tour prend fin, et c’est au joueur suivant dans le sens horaire.',
      '4.3': 'Fanion : ses symboles de haut en bas. Chacun peut être omis.',
      '4.4':
        'Se déplacer : ton margrave va par une route jusqu’au Lieu suivant, et l’utilise. Personne d’autre ne déplace ton margrave.',
      '4.5':
        'Déployer : un chevalier là où est ton margrave fait un pas par une route, ou l’un de ta réserve rejoint ton margrave. Tu utilises le Lieu où il arrive.',
      '4.6': 'Avec une seule carte en main au début de ton tour, tu dois faire un Rappel.',
      '4.7': 'Pour un Rappel ou pour construire, la carte est jouée face cachée.',
      '5.1':
        'Pouvoir : dans son ordre. Ce qui dit « peux » est facultatif, le reste est obligatoire si c’est possible.',
      '5.2':
        'Rappel : un Citoyen de la file, au choix, quitte le jeu ; tu reprends toutes tes cartes, pour tes prochains tours ; tu peux embaucher.',
      '5.3':
        'La file reste telle quelle jusqu’à la fin du tour : rien ne glisse, rien ne s’ajoute.',
      '5.4': 'Embaucher : paie l’or de la place et prends le Citoyen en main.',
      '5.5':
        'Tous les joueurs peuvent : toi d’abord, puis les autres dans le sens horaire. Les adversaires peuvent : dans le sens horaire, en partant de ta gauche. Ceux qui paient te donnent l’or et prennent dans le stock.',
      '5.6':
        'Reprendre : une carte jouée lors d’un tour précédent revient en main. Tu peux regarder tes cartes jouées quand tu veux.',
    },
  },
  {
    id: 'places',
    title: 'Lieux',
    clauses: {
      '6.1':
        'Les routes sont sur la carte : de Shilina à Namin ou Thraecius, de Namin à Shilina ou Silesia, et ainsi de suite.',
      '6.2':
        'Qui déplace un margrave ou un chevalier dans un Lieu utilise son pouvoir, ou gagne plutôt 2 pièces d’or.',
      '6.3':
        'Les chevaliers sur la carte ne sont à personne : tu peux déployer ceux du Lieu de ton margrave, ou les laisser tomber au combat. Ceux de la réserve sont à leur propriétaire.',
      '6.4':
        'Namin donne une pierre, Inkadeus un bois, Reykstrom une magie, Viktoria un point de force.',
      '6.5':
        'Shilina : embaucher. Silesia : une ressource pour 1 pièce d’or. Thraecius : une gemme pour 3 ressources.',
      '6.6':
        'Ny’mar : rends autant de ressources que tu veux, et avance d’une case de la roue pour chacune, dans le sens horaire.',
      '6.7':
        'Chaque case où ton navire entre rapporte, dans l’ordre de ton choix. Tu peux faire le tour de la roue autant de fois que tu veux.',
    },
  },
  {
    id: 'slaying',
    title: 'Terrasser',
    clauses: {
      '7.1':
        'Seul un monstre au bout d’un sentier partant du Lieu de ton margrave peut être terrassé, un à chaque fois.',
      '7.2': 'On paie d’abord sa magie, puis sa force.',
      '7.3':
        'La force vient de ton plateau et d’autant de chevaliers que tu veux, présents là ou dans ta réserve : chacun vaut 1 et se tient debout dans un tombeau ouvert.',
      '7.4':
        'Prends les récompenses et l’influence dans l’ordre de ton choix. On te le demande là où l’ordre peut compter.',
      '7.5':
        'Puis il va face cachée sous sa pile. Le monstre suivant de ce repaire est révélé à la fin du tour.',
    },
  },
  {
    id: 'building',
    title: 'Tours de garde',
    clauses: {
      '8.1': 'Construire coûte 1 pierre, 1 bois, 1 magie et 1 gemme.',
      '8.2':
        'La tour va sur une place libre là où est ton margrave. Il y en a trois ; si toutes sont prises, tu ne peux pas y construire.',
      '8.3': 'Une seule de tes tours par Lieu.',
      '8.4': 'Tu gagnes d’abord la récompense de la place, puis 3 points d’influence.',
    },
  },
  {
    id: 'influence',
    title: 'Influence et privilèges',
    clauses: {
      '9.1':
        'Chaque guilde a une piste de six sections. Un pas avance un marqueur d’une case vers la droite ; plusieurs pas peuvent aller à une seule piste ou à plusieurs.',
      '9.2': 'Une ligne entre deux sections n’est franchie qu’en payant son or.',
      '9.3':
        'La franchir donne une tuile visible, si tu la veux : de niveau I aux deux premières lignes, au choix à la troisième, de niveau II aux deux dernières.',
      '9.4': 'Les tuiles sont remplacées à la fin du tour.',
      '9.5': 'Une Faveur peut être utilisée à tout moment de ton tour. Elle quitte le jeu.',
    },
  },
  {
    id: 'end-of-turn',
    title: 'La fin d’un tour, et de la partie',
    clauses: {
      '10.1': 'À la fin d’un tour, dans cet ordre : tombeaux, tuiles, monstres, file.',
      '10.2':
        'Chaque rangée et colonne des tombeaux que tu as complétée ce tour-ci rapporte. S’il y en a plusieurs, tu choisis l’ordre.',
      '10.3': 'Puis les chevaliers se couchent.',
      '10.4':
        'Si tous les tombeaux sont pleins, leurs chevaliers retournent au stock ; puis chaque Lieu sans chevalier en reçoit un.',
      '10.5': 'Les places vides des tuiles sont remplies depuis la pile de leur niveau.',
      '10.6': 'Des monstres sont révélés ; un repaire vide est remélangé, avec son chef.',
      '10.7':
        'Les Citoyens de la file glissent vers la gauche, et de nouveaux remplissent les places vides.',
      '11.1':
        'La dernière manche commence quand quelqu’un a construit sa quatrième tour, ou quand la file ou une rangée de tuiles ne peut plus être remplie.',
      '11.2':
        'Tous jouent autant de tours : la partie finit après le tour du joueur à droite du premier.',
    },
  },
  {
    id: 'alone',
    title: 'En solitaire (notre variante)',
    clauses: {
      '13.1':
        'Mise en place comme à deux. « Tous les joueurs », c’est toi seul ; personne ne te paie.',
      '13.2': 'Le chef de chaque repaire est mélangé à ses monstres.',
      '13.3': 'À la fin de chaque tour, le Citoyen le plus à gauche de la file quitte le jeu.',
      '13.4': 'La partie finit après le tour où sa fin a été déclenchée.',
      '13.5': 'Tu gagnes avec les points de ton niveau : Écuyer, Margrave ou Légende.',
    },
  },
];
