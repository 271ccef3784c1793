import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Bienvenue, Votre Grâce ! Voici le royaume : les Monstres en haut, deux rangées de Citoyens, et les Domaines en bas.',
  'Et voici ce qui est à toi : un Paysan et un Chevalier, tes premiers sujets, avec 2 pièces d’or et 1 point de magie.',
  'Avant tout : qui es-tu ? Ton Duc reste secret et rapporte des points à la fin. Hrothgar aime les Monstres terrassés, un bon maître pour une première partie. Garde Hrothgar.',
  'Un tour commence par un lancer : le tien est 5 et 1. Trois nombres éveillent des cartes : chaque dé, et leur somme 6.',
  'Le vert marque qui s’est éveillé. Ton Paysan (5) a rapporté 1 pièce d’or, ton Chevalier (6) 1 point de force, tout seuls. Ton adversaire a récolté aussi : tout le monde récolte, à chaque tour.',
  'Tu as maintenant deux actions. Le Gobelin coûte 1 point de force. Sa récompense, 1 pièce d’or, est à toi aussitôt ; son point compte à la fin. Terrasse le Gobelin !',
  'Bien frappé ! Les soldats rapportent plus de force. L’Archer s’éveille sur un 4 : 2 points de force à ton tour, 1 au tour des autres. Recrute l’Archer.',
  'L’Archer coûte 4 pièces d’or. La magie peut remplacer l’or ou la force, tant qu’un vrai jeton est payé. Paie 3 pièces d’or et 1 point de magie, et il te reste une pièce.',
  'Entre-temps, ton adversaire a lancé les dés et joué son tour. Son lancer a éveillé aussi ton Paysan et ton Chevalier, et t’a rapporté 1 pièce d’or et 1 point de force. Sur les cartes en deux moitiés, c’est alors la droite qui compte.',
  'À toi de nouveau : 2 et 4. Le 4 a éveillé ton Archer pour 2 points de force, la somme 6 ton Chevalier pour 1 de plus. Si personne ne s’était éveillé, tu aurais pris une ressource de ton choix.',
  'Quatre points de force ! Assez pour l’Homme-arbre, qui coûte 3 et te laisse 1 pièce d’or et 1 point de magie. Et Hrothgar ajoute 2 points par Monstre. Terrasse l’Homme-arbre !',
  'Encore une action. Le Champion ne coûte que 2 pièces d’or : un 8 est plus rare, mais il rapporte alors 4 points de force. Un second te coûterait 1 de plus. Recrute le Champion.',
  'Cette fois, garde ta magie : paie 2 pièces d’or.',
  'La bannière rouge fait de l’Archer et du Champion des Soldats. L’Armée des Corbeaux de sang en veut trois, et 5 pièces d’or. Les Domaines rapportent des points et un pouvoir, une fois ou pour toujours.',
  'Rien de mieux à faire ? Une action peut aussi te rapporter une ressource, or, force ou magie. Et répartis tes Citoyens sur beaucoup de numéros : presque chaque lancer sera une récolte.',
  'La fin vient avec le dernier Monstre ou le dernier Domaine, ou quand tant de piles sont épuisées ; la manche est jouée jusqu’au bout. Puis on compte Monstres, Domaines, jetons de victoire et Ducs.',
  'C’est tout ce qu’il te faut. Pointe une carte ou maintiens-la pour la voir en grand, et continue : le royaume est à toi !',
];
