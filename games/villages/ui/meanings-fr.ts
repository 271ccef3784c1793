import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const resource = 'Une ressource pour construire : une pièce posée dessus la fournit.';
const type =
  'Un type de Bâtiment : les Aventuriers le demandent, et certains pouvoirs le comptent.';

export const meanings: Meanings<typeof terms> = {
  gold: 'Des pièces : posées sur des ressources pour construire, payées pour recruter ; chacune vaut un point à la fin.',
  card: 'Une carte de la pioche ou de l’une des cinq piles visibles.',
  food: resource,
  wood: resource,
  stone: resource,
  magic: resource,
  wild: 'Fournit n’importe quelle ressource.',
  vp: 'Comptés à la fin.',
  'place:hand': 'Une carte de la main d’un joueur.',
  'type:worker': type,
  'type:soldier': type,
  'type:shadow': type,
  'type:holy': type,
  'type:adventurer': 'Demande des Bâtiments, et apporte des points et un pouvoir.',
  'type:castle': 'Fournit n’importe quelle ressource, à son seul propriétaire.',
  follow: 'Ce joueur suit l’action menée.',
  decline: 'Ce joueur ne suit pas.',
  'first-player': 'Ce joueur a commencé la partie.',
  locked: 'Seul son propriétaire peut y poser une pièce.',
};
