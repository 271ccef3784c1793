import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const resource = 'Ce que demandent les Quêtes : ne compte que sur les Citoyens de ta Guilde.';
const role = 'Un rôle : les Quêtes demandent des Citoyens de certains rôles dans ta Guilde.';
const type = 'Un type de Quête : ton Maître de guilde compte certains types.';

export const meanings: Meanings<typeof terms> = {
  vp: 'Comptés à la fin.',
  'place:citizens': 'Un Citoyen de la main ou de la Guilde d’un joueur.',
  'place:hand': 'Une carte de la main d’un joueur.',
  'place:guild': 'Un Citoyen de la Guilde d’un joueur.',
  'place:line': 'Un Citoyen qui attend à la taverne.',
  'place:quests': 'L’une des Quêtes actives.',
  'place:reserved': 'Une Quête qu’un joueur a réservée.',
  gold: resource,
  strength: resource,
  magic: resource,
  equal: 'Apporte encore autant que ce que tu en défausses.',
  'role:worker': role,
  'role:soldier': role,
  'role:shadow': role,
  'role:holy': role,
  'type:adventure': type,
  'type:battle': type,
  'type:commerce': type,
  'type:subterfuge': type,
  'card:citizen': 'Il paie depuis ta main, ou rejoint ta Guilde à l’embauche.',
  'card:quest': 'Envoie des Citoyens de ta Guilde, et elle rapporte des points.',
  'card:guild-master': 'Ton Maître de guilde, qui rapporte des points pour certaines Quêtes.',
  price: 'Autant de cartes de ta main ou de ta Guilde sont défaussées pour embaucher ici.',
  'action-token': 'Une action qu’il te reste ce tour-ci.',
  'first-player': 'Ce joueur a commencé la partie.',
  done: 'Une Quête accomplie.',
};
