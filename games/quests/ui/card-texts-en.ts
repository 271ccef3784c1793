import { counted } from '@castellan/powers';
import { MEANS } from '../vocabulary/en.ts';

const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)!}`;

export const cardTexts = {
  citizen: 'Citizen',
  quest: 'Quest',
  guildMaster: 'Guild Master',
  whenHired: 'When hired',
  afterwards: 'Then',
  atTheEnd: 'At the end of the game',
  brings: (what: string) => `Brings ${what} to a Quest.`,
  asks: (what: string) => `Asks for ${what}.`,
  points: (n: number) => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
  equal: (resource: string) => `as much ${resource} again as the others bring`,
  bringsEqual: (resource: string) =>
    `Brings ${resource} to a Quest, as much again as the others bring.`,
  amount: (of: string, n: number) => counted(n, MEANS[of]!),
  list: (all: readonly string[]) => listed(all, 'and'),
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
