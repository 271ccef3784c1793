import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const role = 'A role: Domains ask for it, and some powers and Dukes count it.';
const kind = (what: string) => `A kind of Monster: ${what}.`;
const area = 'Where the Monsters of a stack live; some Dukes count them.';
const only = (what: string) => `Only ${what} may be taken.`;

export const meanings: Meanings<typeof terms> = {
  gold: 'Recruits Citizens and builds Domains.',
  strength: 'Slays Monsters.',
  magic: 'Stands in for gold or strength, as long as one token is the real thing.',
  vp: 'A Victory Point.',
  'place:slain-monsters': 'A Monster that lies slain before a player.',
  'place:own-citizens': 'A Citizen that lies before a player; Starters are safe.',
  'filter:name:knight': only('a Knight'),
  'filter:role:worker': only('a Worker'),
  'filter:role:soldier': only('a Soldier'),
  'filter:role:shadow': only('a Shadow'),
  'filter:role:holy': only('a Holy Citizen'),
  'filter:costAtMost': 'The base price of the Citizen may be no more than this.',
  'role:worker': role,
  'role:soldier': role,
  'role:shadow': role,
  'role:holy': role,
  'type:minion': kind('a servant of the others'),
  'type:beast': kind('a wild animal'),
  'type:titan': kind('large, and counted by some Dukes'),
  'type:boss': kind('the last and strongest of its stack'),
  'area:hills': area,
  'area:barrens': area,
  'area:ruins': area,
  'area:forest': area,
  'area:swamp': area,
  'area:valley': area,
  'area:caverns': area,
  'area:mountains': area,
  'card:monsters': 'Slain with strength, it gives a reward and points.',
  'card:domains': 'Built with gold, it gives points and a power.',
  'card:dukes': 'Your secret Duke, who brings points at the end.',
  die: 'One of the two dice of the roll.',
  'first-player': 'This player began the game.',
  resting: 'A Citizen recruited in this turn harvests from the next roll on.',
  exhausted: 'Exhausted stacks: when there are enough, the game ends.',
  'dark-lord': 'Your rival in a game alone.',
};
