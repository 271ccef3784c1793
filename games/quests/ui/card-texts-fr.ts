import { counted } from '@castellan/powers';
import { MEANS } from '../vocabulary/fr.ts';
import type { CardWords } from './card-texts.ts';

const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)!}`;

export const cardTexts: CardWords = {
  citizen: 'Citoyen',
  quest: 'Quête',
  guildMaster: 'Maître de guilde',
  whenHired: 'À l’embauche',
  afterwards: 'Ensuite',
  atTheEnd: 'À la fin de la partie',
  brings: what => `Apporte ${what} à une Quête.`,
  asks: what => `Demande ${what}.`,
  points: n => `${n} ${n < 2 ? 'point' : 'points'} de victoire`,
  equal: resource => `encore autant (${resource}) que ce que les autres apportent`,
  bringsEqual: resource =>
    `Apporte à une Quête encore autant ${resource === 'Or' ? 'd’' : 'de '}${resource} que les autres ensemble.`,
  amount: (of, n) => counted(n, MEANS[of]!),
  list: all => listed(all, 'et'),
  values: {
    name: 'nom',
    copies: 'exemplaires',
    role: 'rôle',
    produces: 'ressources',
    power: 'pouvoir d’embauche',
    type: 'type',
    roles: 'rôles',
    resources: 'ressources',
    vp: 'points de victoire',
    bonus: 'actions bonus',
    pairing: 'types',
  },
};
