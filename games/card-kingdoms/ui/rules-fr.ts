import type { Chapter } from '@castellan/table/legend';

export const fr: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'Le but du jeu',
    clauses: {
      '11.1':
        'Tu règnes sur un petit pays. Les points viennent des Monstres que tu terrasses, des Domaines que tu construis, de tes jetons de victoire et de ton Duc secret, révélé à la fin.',
      '11.5': 'Celui qui a le plus de points de victoire gagne.',
      '1.2':
        'Il y a trois ressources : l’or, la force et la magie. Les jetons de victoire sont des points, pas des ressources.',
      '1.3':
        'La Banque n’est jamais vide. Ce que tu gagnes en vient et ce que tu paies y retourne, sauf indication contraire d’une carte.',
      '1.11':
        'Le joueur actif est celui dont c’est le tour. Une manche, c’est un tour pour chacun, à partir du premier joueur ; « à gauche », c’est le joueur suivant.',
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
      '1.6':
        'Il y a des Ducs, des Citoyens, des Monstres, des Domaines et des cartes de départ. Tu peux avoir autant de cartes que tu veux, mais toujours exactement un Paysan et un Chevalier de départ et un Duc.',
      '1.7':
        'Un Citoyen a un numéro qui l’éveille, un rôle, un prix suivi d’un plus et deux pouvoirs : celui de gauche pour ton tour, celui de droite pour les tours des autres.',
      '1.8':
        'Un Monstre a un prix en force, parfois aussi en magie, une récompense immédiate et des points. Dans chaque pile, les plus faibles sont au-dessus.',
      '1.9':
        'Un Domaine demande des Citoyens de certains rôles et coûte de l’or. Il donne des points et un pouvoir : une fois, à la construction, ou pour le reste de la partie.',
      '1.10':
        'Un Duc compte quelque chose à la fin : des rôles, des Monstres, des Titans, des Citoyens, des Domaines, et les ressources qu’il te reste.',
      '2.9': 'Chacun commence avec un Paysan, un Chevalier, 2 pièces d’or et 1 point de magie.',
      '2.10':
        'Tu reçois deux Ducs et en gardes un en secret. Il dit ce qui te rapportera des points de plus à la fin.',
      '2.11': 'Le hasard désigne le premier joueur.',
    },
  },
  {
    id: 'setup',
    title: 'Mise en place',
    clauses: {
      '1.1':
        'La boîte contient 108 Citoyens (18 noms, 6 de chacun), 48 Monstres, 24 Domaines, 10 Ducs, 10 cartes de départ, 10 cartes « Épuisé », deux dés et des jetons.',
      '2.1':
        'Une pile a 5 Monstres, 5 Citoyens ou 3 Domaines ; à cinq joueurs 6, 6 et 4. Il y a deux cartes « Épuisé » par joueur, et cinq en solitaire.',
      '2.2':
        'Cinq des huit régions sont en jeu. Les Monstres au symbole des cinq joueurs restent dans la boîte si vous êtes moins.',
      '2.3':
        'Les Monstres sont visibles, les plus faibles au-dessus, le plus fort au-dessous. Seule la force compte pour cela.',
      '2.4':
        'Les piles de Monstres sont rangées de gauche à droite selon la force de leur Monstre le plus faible.',
      '2.5':
        'Chaque région a trois sortes de Monstres, du faible au fort. Collines : Gobelin, Mage gobelin, Roi gobelin. Landes : Gargouille, Spectre, Reine sorcière. Ruines : Squelette, Squelette ardent, Roi squelette. Forêt : Homme-arbre, Araignée venimeuse, Reine araignée. Vallée : Hibours, Géant, Troll. Marais : Cube gélatineux, Basilic, Dragon des marais. Montagnes : Ours féroce, Guerrier orque, Chef orque. Cavernes : Kobolds, Golem d’or, Dragon rouge.',
      '2.6':
        'Pour chaque numéro, un Citoyen est choisi : 1 à 8, 9/10, 11/12. Le Paysan (5) et le Chevalier (6) sont toujours là.',
      '2.7':
        'Les Domaines sont mélangés : deux face cachée à chacune des cinq places (trois à cinq joueurs), un visible au-dessus. Le reste retourne dans la boîte sans être vu.',
      '2.8': 'Les cartes « Épuisé » attendent au-dessus des Monstres.',
      '2.12': 'Pour une première partie, il y a une disposition toute prête.',
    },
  },
  {
    id: 'icons',
    title: 'Symboles',
    clauses: {
      '1.12':
        'Un nombre sur un symbole dit combien. Seul, comme récompense ou pouvoir, il veut dire : prends-en autant à la Banque.',
      '1.13':
        'Entre les symboles : plus, les deux ; ou, l’un d’eux ; par, la gauche une fois pour chacun de la droite ; au plus, jusqu’au nombre ; une flèche, paie la gauche pour la droite ; pris à, la gauche vient à toi de la droite.',
      '1.14':
        'Un adversaire de ton choix : celui qui utilise le pouvoir en désigne un. Un dé au choix : celui dont c’est le tour choisit lequel.',
      '1.15': '« Au plus », pour un Citoyen, ne concerne que le prix imprimé, sans le plus.',
      '1.16':
        'Un rôle sur le symbole d’un Citoyen ne compte que les cartes Citoyen. On compte ce qui est devant toi, Monstres terrassés compris, à ce moment-là.',
      '1.17': 'Un Monstre de chaque région porte le symbole des cinq joueurs.',
    },
  },
  {
    id: 'roll',
    title: 'Un tour : le lancer',
    clauses: {
      '3.1': 'Un tour a quatre parties : lancer, récolte, deux actions, fin.',
      '3.2': 'Lancer : celui dont c’est le tour lance les deux dés.',
      '3.3':
        'Deux dés donnent trois résultats : chaque dé et leur somme. Un 3 et un 5 éveillent les numéros 3, 5 et 8.',
      '3.4':
        'Certains Domaines permettent de modifier un dé de ton propre lancer. Chacun sert une fois.',
      '3.5': 'Un dé montre toujours de 1 à 6, et une modification doit le changer.',
      '3.6':
        'Le pouvoir d’un tel Domaine se paie exactement avec la ressource indiquée. La magie ne remplace rien ici.',
      '3.7':
        'Ce qui réagit au lancer (l’Étreinte de Gargan) regarde le premier lancer et chaque modification, pas seulement la dernière.',
      '3.8': 'Quand tu laisses les dés tels quels, la récolte commence.',
    },
  },
  {
    id: 'harvest',
    title: 'Un tour : la récolte',
    clauses: {
      '4.1': 'Tout le monde récolte à chaque tour, pas seulement au sien.',
      '4.2': 'Chacune de tes cartes s’éveille une fois par résultat égal à son numéro.',
      '4.3':
        'Si c’est ton tour, les cartes éveillées utilisent leur pouvoir de gauche ; sinon, celui de droite.',
      '4.4': 'Chaque exemplaire compte : deux Archers et un 4 font deux récoltes.',
      '4.5':
        'Avec un double, les deux dés sont des résultats : les cartes de ce numéro s’éveillent deux fois. La somme est un seul résultat : 4 et 4 éveillent chaque 4 deux fois et chaque 8 une fois.',
      '4.6':
        'Une carte à deux numéros (9/10, 11/12) s’éveille pour l’un ou l’autre, donc jamais plus d’une fois par récolte.',
      '4.7':
        'Les Voleurs de celui dont c’est le tour frappent avant que tous les autres ne récoltent.',
      '4.8':
        'Puis tout le monde récolte en même temps, chacun dans l’ordre qu’il veut. Seule la Banque donne et prend.',
      '4.9': 'Ce qu’une carte rapporte peut être dépensé pour une autre dans la même récolte.',
      '4.10':
        'Un échange (payer pour gagner) peut être refusé. Les gains simples sont pris pour toi.',
      '4.11':
        'Ce qui compte des cartes les compte au moment où l’on s’en sert. Une carte qui répond à sa propre description se compte elle-même.',
      '4.12': 'Un échange se paie dans la ressource indiquée. La magie ne remplace rien ici.',
      '4.13': 'Si aucune de tes cartes ne s’est éveillée, tu prends une ressource de ton choix.',
      '4.14': 'Les cartes de départ s’éveillent et récoltent comme les autres.',
      '4.15': 'Quand tous ont fini, les actions commencent.',
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
      '5.3':
        'Ce qui arrive « au début de tes actions » vient avant la première, ce qui arrive « à la fin » après la seconde. Un Domaine construit ce tour-ci arrive trop tard pour le début, mais pas pour la fin.',
      '5.4':
        'La magie remplace l’or ou la force quand tu paies une action, mais au moins un jeton doit être le bon.',
      '5.5':
        'Seule la carte du dessus d’une pile peut être terrassée, recrutée, construite ou prise.',
      '5.7':
        'Une récompense qui permet une autre action fait partie de celle-ci. Elle ne compte pas comme ta seconde.',
      '5.8':
        'Un Citoyen gratuit est la carte du dessus d’une pile qui convient. Rien n’est payé pour lui.',
      '5.9':
        'Si plusieurs de tes pouvoirs agissent en même temps, tu choisis leur ordre. Ceux de plusieurs joueurs suivent le tour de table, à partir de celui dont c’est le tour.',
      '5.10': 'Qui prend à un adversaire ne prend jamais plus que ce qu’il y a.',
      '5.11':
        'Une carte remise est posée, visible, sur sa pile. Si la pile était épuisée, elle ne l’est plus.',
      '6.1': 'Terrasser : choisis un Monstre au-dessus d’une pile.',
      '6.2':
        'Terrasser : paie la force du Monstre. La magie peut tout remplacer sauf un point de force.',
      '6.3': 'Si un Monstre a aussi un prix en magie, cette magie est payée en plus.',
      '6.4': 'Le Monstre va dans ta pile de victoire, visible de tous.',
      '6.5': 'Sa récompense est à toi aussitôt ; ses points comptent à la fin.',
      '6.6':
        'Une récompense qui compte les Monstres d’une région compte celui que tu viens de terrasser.',
      '6.7':
        'Les points de victoire d’une récompense sont des jetons que tu prends aussitôt. Les points de la carte elle-même comptent à la fin.',
      '6.8':
        'Un Citoyen gratuit dans une récompense est pris s’il y en a un. Seul « ou » te laisse le choix.',
      '7.1': 'Recruter : choisis un Citoyen au-dessus d’une pile.',
      '7.2':
        'Recruter : paie le prix du Citoyen et 1 pièce d’or de plus pour chaque carte de ce nom que tu as. Tes cartes de départ ont aussi un nom : un premier Paysan coûte 2 + 1.',
      '7.3': 'La magie peut remplacer tout l’or sauf une pièce.',
      '7.4':
        'Un nouveau Citoyen récolte dès le prochain lancer. En solitaire, il participe à la seconde récolte de la même manche.',
      '8.1': 'Gagner : prends une ressource, or, force ou magie. C’est toujours possible.',
      '9.1':
        'Construire : tes Citoyens doivent montrer les rôles du Domaine. On les regarde, on ne les dépense pas.',
      '9.2': 'Les cartes de départ n’ont pas de rôle, et les rôles des Domaines n’aident pas ici.',
      '9.3': 'Paie l’or du Domaine. La magie peut tout remplacer sauf une pièce.',
      '9.4': 'Le Domaine est posé devant toi, visible de tous.',
      '9.5':
        'Ce qu’il fait une fois, il le fait maintenant. Ce qu’il fait durablement est à toi désormais, aux moments qu’il indique.',
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
      '10.4': 'Si la partie continue, les dés passent à gauche.',
      '11.2': 'Un Duc qui compte un rôle compte ses symboles sur tes Citoyens et sur tes Domaines.',
      '11.3':
        'Un Duc qui compte des cartes compte des cartes. Un Titan est aussi un Monstre ; les cartes de départ ne sont pas des Citoyens.',
      '11.4': 'Chaque Duc donne un point par lot complet de 2, 3 ou 4 ressources qu’il te reste.',
      '11.6':
        'À égalité, celui qui a le moins de cartes l’emporte : cartes de départ, Citoyens, Domaines et Monstres terrassés.',
      '11.7': 'Ceux qui restent à égalité partagent la victoire.',
    },
  },
  {
    id: 'five',
    title: 'À cinq joueurs',
    clauses: {
      '12.1': 'Les piles ont une carte de plus.',
      '12.2': 'Le joueur à droite du premier joueur commence avec le jeton de repos.',
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
      '13.1':
        'Les règles sont les mêmes, sauf ce qui suit. Les piles sont celles de deux à quatre joueurs.',
      '13.2': 'Quand tu as gardé un Duc, l’un des autres sombre dans le mal : le Seigneur noir.',
      '13.3':
        'À chaque manche, tu lances les dés, récoltes avec les pouvoirs de gauche, fais deux actions, subis les Monstres, puis récoltes encore avec les pouvoirs de droite.',
      '13.4': 'Tu lances les dés comme toujours.',
      '13.5':
        'Ce que tu prendrais à un adversaire vient de la Banque. Avec un Voleur, tu prends ce que tu veux, jusqu’à 3 pièces d’or ou 3 points de magie.',
      '13.6':
        'Dans tes actions aussi, ce que tu prendrais à un adversaire vient de la Banque ou du Centre.',
      '13.7':
        'Si tu devais prendre un Monstre à un adversaire, tu prends celui du dessus de la pile la plus à gauche qui en a encore, sans sa récompense.',
      '13.8':
        'Après tes actions, chaque dé envoie la pile de Monstres de son numéro, comptée depuis la gauche, contre sa colonne. La somme n’en envoie aucune.',
      '13.9':
        'Un double envoie la pile deux fois. Pour un 6, tu choisis une pile qui a encore des Monstres. Un dé pour une pile vide n’envoie rien.',
      '13.10':
        'Une attaque coûte un Citoyen de la colonne, et tu choisis de quelle pile. Si les deux sont vides, elle coûte le Domaine.',
      '13.11': 'Si la colonne n’a ni Citoyen ni Domaine, tu as perdu.',
      '13.12':
        'Ce que prend le Seigneur noir reste visible près de lui. Cela n’a pas d’effet et ne revient pas.',
      '13.13':
        'La seconde récolte utilise les mêmes dés. Les Citoyens obtenus dans cette manche y participent.',
      '13.14':
        'Si aucune de tes cartes ne s’éveille dans une récolte, tu prends une ressource : dans la première, dans la seconde ou dans les deux.',
      '13.15': 'Tu gagnes aussitôt quand il ne reste aucun Monstre au Centre.',
      '13.16':
        'Tu perds aussitôt quand une attaque ne trouve ni Citoyen ni Domaine dans sa colonne.',
      '13.17': 'Quand cinq piles sont épuisées, les scores décident.',
      '13.18':
        'Tu comptes tes Monstres, tes Domaines et ton Duc. Les jetons de victoire ne comptent pas, sauf réglage contraire.',
      '13.19':
        'Lui compte les Monstres restés au Centre, les Domaines dont il s’est emparé, et son Duc pour tout cela et pour les Citoyens qu’il détient.',
      '13.20': 'Le plus haut score gagne. À égalité, la partie est nulle.',
      '13.21': 'Si rien n’a mis fin à la partie, la manche suivante commence par un lancer.',
    },
  },
  {
    id: 'cards',
    title: 'Cartes particulières',
    clauses: {
      '15.1':
        'Araignée venimeuse : 3 pièces d’or, ou un Chevalier du Centre. S’il n’y en a pas, l’or.',
      '15.2':
        'Guerrier orque : un Citoyen gratuit au prix imprimé de 3 ou moins. Spectre : 2 ou moins.',
      '15.3':
        'Reine araignée : 2 pièces d’or par Monstre de la Forêt que tu as terrassé, elle comprise ; ou n’importe quel Citoyen du Centre, tant qu’il y en a un, et un jeton de victoire.',
      '15.4':
        'Voleur, à ton tour : jusqu’à 3 pièces d’or ou jusqu’à 3 points de magie d’un adversaire, jamais un peu des deux ; tu peux prendre moins. Aux tours des autres : 2 pièces d’or ou 2 points de magie de la Banque.',
      '15.5': 'Palissade du Bois-Renard : paie 2 pièces d’or pour tourner un dé sur 6.',
      '15.6':
        'Orchidée du désert : paie 1 pièce d’or par Citoyen Sacré que tu as pour tourner un dé sur 1. Sans aucun, c’est gratuit.',
      '15.7': 'Palais de l’Aube : baisse un dé de un, jamais sous 1, même un dé déjà modifié.',
      '15.8':
        'Étreinte de Gargan : un jeton de victoire pour chaque double lancé et chaque modification qui fait un double, au tour de n’importe qui. Un double compte même s’il est défait ensuite.',
      '15.9':
        'Guetteur des eaux : tu peux remettre un de tes Monstres terrassés pour 3 jetons de victoire. Nid de la Sorcière tisseuse : de même avec un Citoyen. Les deux peuvent annuler la fin de la partie.',
      '15.10':
        'Perchoir du Chapardeur : prends à un adversaire un Monstre au hasard, sans sa récompense. Tu ne l’as pas terrassé.',
      '15.11':
        'Forgeron, Chef de guerre (à gauche) et Boucher comptent les Citoyens d’un rôle, ni Domaines ni cartes de départ. Chef de guerre (à droite) compte les cartes nommées Chevalier, ta carte de départ comprise. Le Mineur compte les Domaines.',
      '15.12':
        'Colline du Demi-sou, Armée des Corbeaux de sang, Monolithe d’Ostendaar : 1 pièce d’or, 1 point de force, 1 point de magie avant ta première action.',
      '15.13':
        'Cathédrale Sainte-Aquila, Orbe d’Urdr : prends 1 pièce d’or, 1 point de magie à un adversaire de ton choix après ta seconde action.',
      '15.14':
        'Chagrins oubliés : 1 point de magie par Citoyen obtenu dans tes actions, payé ou gratuit. Épine violette : 1 point de magie par Monstre que tu y terrasses.',
      '15.15':
        'Forteresse d’émeraude : les Citoyens ne te coûtent que le prix imprimé. Plateau de Pratchett : les Domaines te coûtent 1 pièce d’or de moins, au moins 1.',
      '15.16':
        'Main brisée, Port de Noiremarée, Crique des Roublards : un Citoyen gratuit Sacré, Ombre, Ouvrier. Donjon de Grimmeau : un gratuit au prix imprimé de 3 ou moins. Camp des Nuées : 3 points de force et un Soldat gratuit de 2 ou moins.',
      '15.17':
        'Œil d’Asteraten : 5 points de force, puis tu peux terrasser un Monstre dans cette même action.',
      '15.18':
        'Trêve des Coupe-jarrets : prends 3 pièces d’or à un adversaire, ou ce qu’il a. Obélisque d’or de Nae : en le construisant, tu peux payer 3 points de magie pour 3 jetons de victoire.',
    },
  },
  {
    id: 'variants',
    title: 'Manières de jouer',
    clauses: {
      '16.1':
        'Il existe quatre dispositions des piles ; la première partie est la plus douce. Ou laisse faire le hasard.',
      '16.2':
        'À cinq, il faut 20 Domaines : exactement ceux qui restent quand on en retire quatre.',
      '17.1':
        'Dans les réglages, vous pouvez prendre une de ces quatre, le hasard, ou votre propre choix.',
      '17.6':
        'Ou choisissez vous-mêmes cinq régions et un Citoyen par numéro. Ce que vous laissez ouvert est tiré au sort.',
      '14.1':
        'On peut jouer avec les Citoyens mélangés à n’importe quel nombre de joueurs ; le reste ne change pas.',
      '14.2':
        'Citoyens mélangés : tous les Citoyens d’un numéro sont mélangés, et seule la carte du dessus de chaque pile est connue.',
      '14.3':
        'Le suivant est révélé dès que la carte au-dessus est partie. Personne ne peut regarder avant.',
      '14.4': 'Un Citoyen remis va sur la pile de son numéro.',
      '17.4': 'Ils remplacent les Citoyens d’une disposition, pas ses régions ni ses Domaines.',
      '17.2':
        'Ressources restantes : les Ducs comptent toutes les sortes ensemble, ou chaque sorte à part.',
      '17.3': 'En solitaire : tu décides si les jetons de victoire comptent.',
      '17.5': 'Tout cela est fixé avant la première carte, et tous peuvent le voir.',
    },
  },
];
