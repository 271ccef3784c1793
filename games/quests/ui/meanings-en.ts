import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const resource = 'What Quests ask for: it counts only on the Citizens of your Guild.';
const role = 'A role: Quests ask for Citizens of certain roles in your Guild.';
const type = 'A type of Quest: your Guild Master counts some types.';

export const meanings: Meanings<typeof terms> = {
  vp: 'Counted at the end.',
  'place:citizens': 'A Citizen of a player’s hand or Guild.',
  'place:hand': 'A card of a player’s hand.',
  'place:guild': 'A Citizen of a player’s Guild.',
  'place:line': 'A Citizen who waits in the tavern.',
  'place:quests': 'One of the open Quests.',
  'place:reserved': 'A Quest that a player has reserved.',
  gold: resource,
  strength: resource,
  magic: resource,
  equal: 'Brings as much again of what you discard for it.',
  'role:worker': role,
  'role:soldier': role,
  'role:shadow': role,
  'role:holy': role,
  'type:adventure': type,
  'type:battle': type,
  'type:commerce': type,
  'type:subterfuge': type,
  'card:citizen': 'Pays from your hand, or is hired into your Guild.',
  'card:quest': 'Send Citizens of your Guild, and it brings points.',
  'card:guild-master': 'Your Guild Master, who brings points for certain Quests.',
  price: 'So many cards of your hand or Guild are discarded to hire here.',
  'action-token': 'An action that you still have in this turn.',
  'first-player': 'This player began the game.',
  done: 'A Quest that has been completed.',
};
