import { counted, labelOf } from '@castellan/powers';
import type { BuildingType, Resource } from '../cards/types.ts';
import { rows } from '../vocabulary/en.ts';

export const cardTexts = {
  /** What an icon is called. */
  label: (name: string) => labelOf(rows, name)!,
  building: 'Building',
  castle: 'Castle',
  asResource: 'as Resource',
  plain: 'No power.',
  castleSentence: 'A coin on it provides one Wild, to its owner alone.',
  points: (n: number) => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
  costs: (n: number, resource: Resource) => `costs ${counted(n, rows.resources[resource])}`,
  asksFor: (n: number, type: BuildingType) => `asks for ${n} ${labelOf(rows, `type:${type}`)!}`,
  develops: (what: string) => `Developed, it is ${what}.`,
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
