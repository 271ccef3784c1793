import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Bienvenue au château de Shadowgate ! Quatre quêtes te sont ouvertes. Chacune a un coût, les trois écus, et rapporte 1 point de victoire, ou 3, 5 ou 8 avec les bons objets.',
  'Tu es le Rôdeur. Tes caractéristiques, 1 de puissance, 2 de ruse et 1 d’esprit, comptent pour tout ce que tu paies, encore et encore. À côté se trouvent tes types de base : distance, vent et bâton.',
  'Ta main. Les nombres ronds à gauche sont ce qu’une carte donne comme ressource ; les écus à droite, ce qu’il en coûte de la garder comme objet. La plupart des cartes peuvent être l’un ou l’autre.',
  'Tu as cinq actions. La Garde silencieuse cherche quelqu’un avec une arme à distance, et tu as une Flèche d’argent. Joue-la comme objet. Elle devra être payée ce tour-ci.',
  'Elle coûte 3, 2, 1. Tes caractéristiques donnent 1, 2, 1 : il ne manque que 2 de puissance, et la table montre ce qui reste dû. L’Orbe de la voyante donne 2 de puissance. Dépense-le pour la Flèche d’argent.',
  'Acquise ! Comme la distance est l’un de tes types de base, la Flèche d’argent te reste toute la partie. Les autres disparaissent après usage. Et vois le laurier sur la Garde silencieuse : avec cet objet, elle rapporterait 3 points.',
  'Il te reste trois actions, et tu peux les économiser : à la fin d’un tour, tu pioches une carte, et une de plus par action inutilisée. Arrête-toi ici et pioche quatre cartes.',
  'Sept cartes : une de trop. Un tour se termine avec trois à six cartes en main. Laisse partir la Dague rouillée : elle donne peu.',
  'Ton second tour. Pour une grande quête, la Garde silencieuse veut de la magie en plus d’un objet à distance. Le Parchemin de cendre est du feu, et le feu est de la magie. Joue-le comme objet.',
  'Il lui manque 2 d’esprit. Le Sort de courage est un événement : il ne peut pas être un objet, mais ses ressources valent bien les autres. Dépense-le pour le Parchemin de cendre.',
  'Les deux objets sont prêts. Pars maintenant en quête de la Garde silencieuse : choisir une quête est aussi une action, et tu peux en choisir une par tour.',
  'Elle coûte 4, 3, 2, et tes caractéristiques aident encore. Dépense le Breuvage du métamorphe. Comme objet, ce serait un Joker, bon pour tout type ou toute classe, mais aujourd’hui il nous faut ses ressources.',
  'Il manque encore 2 de puissance, et il reste une action. Les Réflexes vifs portent le pied ailé : les jouer ne coûte aucune action.',
  'Et la dernière : l’Haleine de l’hiver apporte la puissance qui manque.',
  'Payé ! Maintenant le niveau : la Flèche d’argent pour la distance, le Parchemin de cendre pour la magie. Cela fait une grande quête, 5 points. Pour Épique, il faudrait aussi une relique.',
  'Cinq points ! Il ne reste plus d’action, et rien d’autre à faire. Finis ton tour : d’ici là, tu peux encore revenir sur ce que tu as fait.',
  'Tu as pioché jusqu’à trois cartes, le Parchemin de cendre est parti, la Flèche d’argent est restée, et une nouvelle quête occupe la place vide.',
  'Ici, tu vois où en est chacun. Qui finit un tour avec 25 points gagne ; en solitaire, tu as huit tours pour cela.',
  'Si aucune quête ne te convient, une action les renouvelle toutes les quatre : appuie sur la pioche des quêtes. Et appuie sur une carte qui ne brille pas pour la voir en grand. Continue !',
];
