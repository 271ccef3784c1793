import { counted, labelOf } from '@castellan/powers';
import { grammar, MEANS, rows } from '../vocabulary/en.ts';
import type { CardTexts } from './card-texts.ts';

const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)!}`;

export const cardTexts: CardTexts = {
  locale: 'en',
  grammar,
  label: name => labelOf(rows, name)!,
  citizen: 'Citizen',
  quest: 'Quest',
  guildMaster: 'Guild Master',
  whenHired: 'When hired',
  afterwards: 'Then',
  atTheEnd: 'At the end of the game',
  brings: what => `Brings ${what} to a Quest.`,
  asks: what => `Asks for ${what}.`,
  points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
  equal: resource => `as much ${resource} again as the others bring`,
  bringsEqual: resource => `Brings ${resource} to a Quest, as much again as the others bring.`,
  amount: (of, n) => counted(n, MEANS[of]!),
  list: all => listed(all, 'and'),
  values: {
    name: 'name',
    copies: 'copies',
    role: 'role',
    produces: 'resources',
    power: 'Hire Power',
    type: 'type',
    roles: 'roles',
    resources: 'resources',
    vp: 'Victory Points',
    bonus: 'bonus actions',
    pairing: 'types',
  },
};
