import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const role = 'Un rôle : les Domaines le demandent, et certains pouvoirs et Ducs le comptent.';
const kind = (what: string) => `Une sorte de Monstre : ${what}.`;
const area = 'Où vivent les Monstres d’une pile ; certains Ducs les comptent.';
const only = (what: string) => `On ne peut prendre qu’${what}.`;

export const meanings: Meanings<typeof terms> = {
  gold: 'Recrute des Citoyens et construit des Domaines.',
  strength: 'Terrasse des Monstres.',
  magic: 'Remplace l’or ou la force, tant qu’un vrai jeton est payé.',
  vp: 'Un point de victoire.',
  'place:slain-monsters': 'Un Monstre terrassé qui se trouve devant un joueur.',
  'place:own-citizens':
    'Un Citoyen qui se trouve devant un joueur ; les cartes de départ sont à l’abri.',
  'filter:name:knight': only('un Chevalier'),
  'filter:role:worker': only('un Ouvrier'),
  'filter:role:soldier': only('un Soldat'),
  'filter:role:shadow': only('une Ombre'),
  'filter:role:holy': only('un Citoyen Sacré'),
  'filter:costAtMost': 'Le prix de base du Citoyen ne peut dépasser ce nombre.',
  'role:worker': role,
  'role:soldier': role,
  'role:shadow': role,
  'role:holy': role,
  'type:minion': kind('un serviteur des autres'),
  'type:beast': kind('un animal sauvage'),
  'type:titan': kind('grand, et compté par certains Ducs'),
  'type:boss': kind('le dernier et le plus fort de sa pile'),
  'area:hills': area,
  'area:barrens': area,
  'area:ruins': area,
  'area:forest': area,
  'area:swamp': area,
  'area:valley': area,
  'area:caverns': area,
  'area:mountains': area,
  'card:monsters': 'Terrassé avec de la force, il donne une récompense et des points.',
  'card:domains': 'Construit avec de l’or, il donne des points et un pouvoir.',
  'card:dukes': 'Ton Duc secret, qui rapporte des points à la fin.',
  die: 'L’un des deux dés du lancer.',
  'first-player': 'Ce joueur a commencé la partie.',
  resting: 'Un Citoyen recruté ce tour-ci récolte dès le prochain lancer.',
  exhausted: 'Piles épuisées : quand il y en a assez, la partie s’achève.',
  'dark-lord': 'Ton adversaire dans une partie en solitaire.',
};
