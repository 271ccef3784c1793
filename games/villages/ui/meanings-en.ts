import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const resource = 'A resource to build with: a coin laid on it provides it.';
const type = 'A type of Building: Adventurers ask for it, and some powers count it.';

export const meanings: Meanings<typeof terms> = {
  gold: 'Coins: laid on Resources to build, paid to recruit; each counts a point at the end.',
  card: 'A card of the deck or of one of the five open piles.',
  food: resource,
  wood: resource,
  stone: resource,
  magic: resource,
  wild: 'Provides any Resource.',
  vp: 'Counted at the end.',
  'place:hand': 'A card of a player’s hand.',
  'type:worker': type,
  'type:soldier': type,
  'type:shadow': type,
  'type:holy': type,
  'type:adventurer': 'Asks for Buildings, and brings points and a power.',
  'type:castle': 'It provides any Resource, to its owner alone.',
  follow: 'This player follows the action that was led.',
  decline: 'This player declines to follow.',
  'first-player': 'This player began the game.',
  locked: 'Only its owner may lay a coin here.',
};
