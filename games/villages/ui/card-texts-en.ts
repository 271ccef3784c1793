import { counted, labelOf } from '@castellan/powers';
import { grammar, rows } from '../vocabulary/en.ts';
import type { CardTexts } from './card-texts.ts';

export const cardTexts: CardTexts = {
  locale: 'en',
  grammar,
  label: name => labelOf(rows, name)!,
  building: 'Building',
  castle: 'Castle',
  asResource: 'as Resource',
  plain: 'No power.',
  castleSentence: 'A coin on it provides one Wild, to its owner alone.',
  points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
  costs: (n, resource) => `costs ${counted(n, rows.resources[resource])}`,
  asksFor: (n, type) => `asks for ${n} ${labelOf(rows, `type:${type}`)!}`,
  develops: what => `Developed, it is ${what}.`,
  values: {
    name: 'name',
    type: 'type',
    copies: 'copies',
    cost: 'cost',
    resource: 'resource',
    vp: 'points',
    power: 'power',
    requires: 'requirement',
  },
};
