import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Bienvenue à la taverne du Tord-Boyaux ! En haut se trouvent les Quêtes : chacune demande des rôles et des ressources et vaut des points de victoire. Dessous attendent des Citoyens à embaucher ; l’onglet au-dessus d’une place dit combien de cartes elle coûte.',
  'Ta main : Chevalier, Templier, Marchand. Les cartes d’ici, et celles de ta Guilde au-dessus, peuvent payer une embauche. Seule la Guilde part en Quête.',
  'Tu as deux actions par tour, chacune au choix : Piocher, Embaucher, Réserver ou Quête. Commence par Embaucher.',
  'Le Roublard attend au 0 : il ne coûte rien. Embauche-le.',
  'Un Citoyen embauché fait aussitôt quelque chose. Le Roublard apporte deux bonus, et ils attendent ici : utilise-les dans l’ordre voulu, ou pas du tout. Prends Piocher.',
  'Une Prêtresse ! Maintenant l’autre bonus : Réserver.',
  '« Le registre du baron » demande un Ouvrier, une Ombre, 3 d’Or et 1 de Force. Ton Roublard est déjà une Ombre avec 1 d’Or et 1 de Force. Réserve-la : désormais, toi seul peux l’accomplir.',
  'Tout cela n’était qu’une action. Sous ta Quête, tu vois ce qui manque à ta Guilde : un Ouvrier et de l’Or. Le Mineur de la taverne a les deux. Embauche encore.',
  'Le Mineur est à un 1 : une carte le paie.',
  'Paie avec la Prêtresse de ta main. Une carte de la Guilde pourrait payer aussi, mais tu as besoin du Roublard. Choisis-la, puis confirme.',
  'Ton second tour. La file a glissé vers le 0 et a été remplie. Et ta Quête peut être payée : prends l’action Quête.',
  'Qui est envoyé est défaussé. Envoie le Roublard ; le Mineur apporte le reste et part avec lui.',
  'C’est fait : 3 points, et un bonus, encore Réserver. Ton Maître de guilde donne un point de plus par Aventure et par Bataille. « La relique de pierre de lune » est une Aventure : réserve-la.',
  'C’est tout. Avec d’autres à la table, une cinquième Quête amène la dernière manche ; le plus de points gagne. Bonne chance à la taverne !',
];
