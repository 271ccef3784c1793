import type { Role } from '../cards/language.ts';
import type { MonsterCard } from '../cards/monsters.ts';
import { rows } from '../vocabulary/en.ts';

export const cardTexts = {
  citizen: 'Citizen',
  starter: 'Starter',
  domain: 'Domain',
  duke: 'Duke',
  ownTurn: 'your turn',
  othersTurns: 'others’ turns',
  anyTurn: 'every turn',
  always: 'always',
  atTheEnd: 'At the end of the game',
  monsterOf: ({ area, type }: MonsterCard) =>
    `${rows.signs[`type:${type}`]} of the ${rows.signs[`area:${area}`]}`,
  points: (n: number) => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
  basePrice: (n: number) => `${n} gold, 1 more for each you own`,
  needs: (n: number, role: Role) => `needs ${n} ${rows.signs[`role:${role}`]}`,
  wakes: (numbers: readonly number[]) => `Wakes on ${numbers.join(' and ')}`,
};
