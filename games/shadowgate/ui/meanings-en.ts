import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const gives = (column: string) => `${column}, which pays: your stats every time, cards once.`;
const asks = (column: string) => `So much ${column} must be paid.`;
const type = (which: string) => `A type of item of the class ${which}.`;
const group = (types: string) => `A class of items: ${types}.`;
const level = (points: string, items: string) => `A level of a quest: ${points} for ${items}.`;

export const meanings: Meanings<typeof terms> = {
  might: gives('Might'),
  wits: gives('Wits'),
  spirit: gives('Spirit'),
  'cost-might': asks('might'),
  'cost-wits': asks('wits'),
  'cost-spirit': asks('spirit'),
  'type:fire': type('Magic'),
  'type:ice': type('Magic'),
  'type:wind': type('Magic'),
  'type:melee': type('Weapon'),
  'type:ranged': type('Weapon'),
  'type:armor': type('Weapon'),
  'type:artifact': type('Relic'),
  'type:royal': type('Relic'),
  'type:orb': type('Relic'),
  'type:thorn': type('Relic'),
  'type:stave': type('Relic'),
  'class:magic': group('fire, ice and wind'),
  'class:weapon': group('melee, ranged and armor'),
  'class:relic': group('artifact, royal, orb, thorn and stave'),
  'level:minor': level('1 point', 'no item at all'),
  'level:major': level('3 points', 'an item of the quest’s type'),
  'level:great': level('5 points', 'that and one of the Great class'),
  'level:epic': level('8 points', 'an item of its type and one of each Epic class'),
  vp: 'Victory Points: 25 of them win.',
  wild: 'Stands for any one type or class in a quest, and is then gone.',
  event: 'Never an item; it only pays with its resources.',
  'no-action': 'Playing this card takes no action.',
  action: 'One of your five actions of a turn.',
  base: 'An item of one of your base types stays when it was used.',
  star: 'The side of the character that is used in a usual game.',
  hand: 'How many cards a player holds.',
  cycle: 'An action that replaces all open quests.',
  deck: 'How many cards are left to draw.',
};
