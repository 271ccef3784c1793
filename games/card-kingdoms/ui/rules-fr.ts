import type { Chapter } from '@castellan/table/legend';

export const fr: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'Le but du jeu',
    clauses: {
      '11.1':
        'Tu règnes sur un petit pays. Les points viennent des Monstres que tu terrasses, des Domaines que tu construis, de tes jetons de victoire et de ton Duc secret.',
      '11.5':
        'Le plus de points de victoire gagne. À égalité, celui qui a le moins de cartes l’emporte ; si l’égalité persiste, la victoire est partagée.',
      '1.2':
        'Il y a trois ressources : l’or, la force et la magie. Les jetons de victoire sont des points, pas des ressources.',
      '1.3':
        'La Banque n’est jamais vide. Ce que tu gagnes en vient et ce que tu paies y retourne, sauf indication contraire d’une carte.',
      '1.5':
        'Tout ce qui est devant un joueur est visible, jetons compris. Seuls les Ducs sont secrets.',
    },
  },
  {
    id: 'table',
    title: 'La table',
    clauses: {
      '1.4':
        'Au milieu, 20 piles en quatre rangées : Monstres, Citoyens 1 à 5, Citoyens 6 à 12, Domaines. On ne peut prendre que la carte du dessus d’une pile.',
      '1.7':
        'Un Citoyen a un numéro qui l’éveille, un rôle, un prix suivi d’un plus et deux pouvoirs : celui de gauche pour ton tour, celui de droite pour les tours des autres.',
      '1.8':
        'Un Monstre a un prix en force, parfois aussi en magie, une récompense immédiate et des points. Dans chaque pile, les plus faibles sont au-dessus.',
      '1.9':
        'Un Domaine demande des Citoyens de certains rôles et coûte de l’or. Il donne des points et un pouvoir : une fois, à la construction, ou pour le reste de la partie.',
      '2.9': 'Chacun commence avec un Paysan, un Chevalier, 2 pièces d’or et 1 point de magie.',
      '2.10':
        'Tu reçois deux Ducs et en gardes un en secret. Il dit ce qui te rapportera des points de plus à la fin.',
      '2.11': 'Le hasard désigne le premier joueur.',
    },
  },
  {
    id: 'roll',
    title: 'Un tour : le lancer',
    clauses: {
      '3.1': 'Un tour a quatre parties : lancer, récolte, deux actions, fin.',
      '3.3':
        'Deux dés donnent trois résultats : chaque dé et leur somme. Un 3 et un 5 éveillent les numéros 3, 5 et 8.',
      '3.4':
        'Certains Domaines permettent de modifier un dé de ton propre lancer. Chacun sert une fois.',
      '3.5': 'Un dé montre toujours de 1 à 6, et une modification doit le changer.',
    },
  },
  {
    id: 'harvest',
    title: 'Un tour : la récolte',
    clauses: {
      '4.1': 'Tout le monde récolte à chaque tour, pas seulement au sien.',
      '4.2':
        'Chacune de tes cartes s’éveille une fois par résultat égal à son numéro. Avec un double, les cartes de ce numéro s’éveillent deux fois.',
      '4.3':
        'Si c’est ton tour, les cartes éveillées utilisent leur pouvoir de gauche ; sinon, celui de droite.',
      '4.4': 'Chaque exemplaire compte : deux Archers et un 4 font deux récoltes.',
      '4.7':
        'Les Voleurs de celui dont c’est le tour frappent avant que tous les autres ne récoltent.',
      '4.9': 'Ce qu’une carte rapporte peut être dépensé pour une autre dans la même récolte.',
      '4.10':
        'Un échange (payer pour gagner) peut être refusé. Les gains simples sont pris pour toi.',
      '4.13': 'Si aucune de tes cartes ne s’est éveillée, tu prends une ressource de ton choix.',
    },
  },
  {
    id: 'actions',
    title: 'Un tour : deux actions',
    clauses: {
      '5.1':
        'Tu as deux actions : terrasser un Monstre, recruter un Citoyen, construire un Domaine ou gagner une ressource. Deux fois la même est permis.',
      '5.2':
        'La première action est terminée, récompense comprise, avant que tu ne choisisses la seconde.',
      '5.4':
        'La magie remplace l’or ou la force quand tu paies une action, mais au moins un jeton doit être le bon.',
      '5.8':
        'Un Citoyen gratuit est la carte du dessus d’une pile qui convient. Rien n’est payé pour lui.',
      '5.10': 'Qui prend à un adversaire ne prend jamais plus que ce qu’il y a.',
      '6.2':
        'Terrasser : paie la force du Monstre. La magie peut tout remplacer sauf un point de force.',
      '6.3': 'Si un Monstre a aussi un prix en magie, cette magie est payée en plus.',
      '6.5': 'Sa récompense est à toi aussitôt ; ses points comptent à la fin.',
      '6.6':
        'Une récompense qui compte les Monstres d’une région compte celui que tu viens de terrasser.',
      '7.2':
        'Recruter : paie le prix du Citoyen et 1 pièce d’or de plus pour chaque carte de ce nom que tu as. Tes cartes de départ ont aussi un nom : un premier Paysan coûte 2 + 1.',
      '7.4':
        'Un nouveau Citoyen récolte dès le prochain lancer. En solitaire, il participe à la seconde récolte de la même manche.',
      '8.1': 'Gagner : prends une ressource, or, force ou magie. C’est toujours possible.',
      '9.1':
        'Construire : tes Citoyens doivent montrer les rôles du Domaine. On les regarde, on ne les dépense pas.',
      '9.2': 'Les cartes de départ n’ont pas de rôle, et les rôles des Domaines n’aident pas ici.',
      '9.6':
        'Le Domaine suivant est révélé en dernier, quand le pouvoir de celui que tu as construit est résolu.',
    },
  },
  {
    id: 'end',
    title: 'La fin',
    clauses: {
      '5.6': 'Une pile vide après une action est épuisée.',
      '10.1':
        'La fin approche quand il ne reste aucun Monstre, ou aucun Domaine, ou quand deux fois plus de piles sont épuisées qu’il n’y a de joueurs.',
      '10.2': 'La manche est jouée jusqu’au bout : tous auront joué autant de tours.',
      '10.3':
        'Si une carte est remise et que la condition n’est plus remplie à la fin de la manche, la partie continue.',
      '11.2': 'Un Duc qui compte un rôle compte ses symboles sur tes Citoyens et sur tes Domaines.',
      '11.3':
        'Un Duc qui compte des cartes compte des cartes. Un Titan est aussi un Monstre ; les cartes de départ ne sont pas des Citoyens.',
      '11.4': 'Chaque Duc donne un point par lot complet de 2, 3 ou 4 ressources qu’il te reste.',
    },
  },
  {
    id: 'five',
    title: 'À cinq joueurs',
    clauses: {
      '12.1': 'Les piles ont une carte de plus.',
      '12.3': 'Le joueur à droite de celui dont c’est le tour se repose.',
      '12.4': 'Qui se repose ne récolte pas et ne prend pas de ressource en échange.',
      '12.5':
        'Pour tout le reste, il participe : on peut le voler, et son Étreinte de Gargan fonctionne.',
    },
  },
  {
    id: 'solo',
    title: 'Seul contre le Seigneur noir',
    clauses: {
      '13.2': 'Quand tu as gardé un Duc, l’un des autres sombre dans le mal : le Seigneur noir.',
      '13.3':
        'À chaque manche, tu lances les dés, récoltes avec les pouvoirs de gauche, fais deux actions, subis les Monstres, puis récoltes encore avec les pouvoirs de droite.',
      '13.5': 'Ce que tu prendrais à un adversaire vient de la Banque.',
      '13.8':
        'Après tes actions, chaque dé envoie la pile de Monstres de son numéro, comptée depuis la gauche, contre sa colonne. Pour un 6, tu choisis la pile.',
      '13.10':
        'Une attaque coûte un Citoyen de la colonne, et tu choisis de quelle pile. Si les deux sont vides, elle coûte le Domaine.',
      '13.13':
        'La seconde récolte utilise les mêmes dés. Les Citoyens obtenus dans cette manche y participent.',
      '13.15': 'Tu gagnes aussitôt quand il ne reste aucun Monstre au Centre.',
      '13.16':
        'Tu perds aussitôt quand une attaque ne trouve ni Citoyen ni Domaine dans sa colonne.',
      '13.17': 'Quand cinq piles sont épuisées, les scores décident.',
      '13.18':
        'Tu comptes tes Monstres, tes Domaines et ton Duc. Les jetons de victoire ne comptent pas, sauf réglage contraire.',
      '13.19':
        'Lui compte les Monstres restés au Centre, les Domaines dont il s’est emparé, et son Duc pour tout cela et pour les Citoyens qu’il détient.',
      '13.20': 'Le plus haut score gagne. À égalité, la partie est nulle.',
    },
  },
  {
    id: 'variants',
    title: 'Manières de jouer',
    clauses: {
      '16.1':
        'Il existe quatre dispositions des piles ; la première partie est la plus douce. Ou laisse faire le hasard.',
      '17.6':
        'Ou choisissez vous-mêmes cinq régions et un Citoyen par numéro. Ce que vous laissez ouvert est tiré au sort.',
      '14.2':
        'Citoyens mélangés : tous les Citoyens d’un numéro sont mélangés, et seule la carte du dessus de chaque pile est connue.',
      '17.2':
        'Ressources restantes : les Ducs comptent toutes les sortes ensemble, ou chaque sorte à part.',
    },
  },
];
