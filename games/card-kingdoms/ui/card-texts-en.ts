import { labelOf } from '@castellan/powers';
import { grammar, rows } from '../vocabulary/en.ts';
import type { CardTexts } from './card-texts.ts';

export const cardTexts: CardTexts = {
  locale: 'en',
  grammar,
  label: name => labelOf(rows, name)!,
  citizen: 'Citizen',
  starter: 'Starter',
  domain: 'Domain',
  duke: 'Duke',
  ownTurn: 'your turn',
  othersTurns: 'others’ turns',
  anyTurn: 'every turn',
  always: 'always',
  atTheEnd: 'At the end of the game',
  monsterOf: ({ area, type }) =>
    `${rows.signs[`type:${type}`]} of the ${rows.signs[`area:${area}`]}`,
  points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
  basePrice: n => `${n} gold, 1 more for each you own`,
  needs: (n, role) => `needs ${n} ${rows.signs[`role:${role}`]}`,
  wakes: numbers => `Wakes on ${numbers.join(' and ')}`,
};
