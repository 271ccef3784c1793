import { counted } from '@castellan/powers';
import { MEANS } from '../vocabulary/de.ts';
import type { CardWords } from './card-texts.ts';

const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)!}`;

export const cardTexts: CardWords = {
  citizen: 'Bürger',
  quest: 'Quest',
  guildMaster: 'Gildenmeister',
  whenHired: 'Beim Anwerben',
  afterwards: 'Dann',
  atTheEnd: 'Am Ende des Spiels',
  brings: what => `Bringt ${what} ein.`,
  asks: what => `Verlangt: ${what}.`,
  points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
  equal: resource => `noch einmal so viel ${resource}, wie die anderen bringen`,
  bringsEqual: resource => `Bringt noch einmal so viel ${resource} ein, wie die anderen bringen.`,
  amount: (of, n) => counted(n, MEANS[of]!),
  list: all => listed(all, 'und'),
  values: {
    name: 'Name',
    copies: 'Anzahl',
    role: 'Rolle',
    produces: 'Ressourcen',
    power: 'Fähigkeit',
    type: 'Art',
    roles: 'Rollen',
    resources: 'Ressourcen',
    vp: 'Siegpunkte',
    bonus: 'Bonusaktionen',
    pairing: 'Arten',
  },
};
