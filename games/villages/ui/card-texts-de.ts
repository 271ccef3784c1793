import { counted, labelOf } from '@castellan/powers';
import { rows } from '../vocabulary/de.ts';
import type { CardWords } from './card-texts.ts';

export const cardTexts: CardWords = {
  label: name => labelOf(rows, name)!,
  building: 'Gebäude',
  castle: 'Burg',
  asResource: 'als Rohstoff',
  plain: 'Keine Kraft.',
  castleSentence: 'Eine Münze darauf liefert einen Joker, aber nur dem, dem die Burg gehört.',
  points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
  costs: (n, resource) => `kostet ${counted(n, rows.resources[resource])}`,
  asksFor: (n, type) => `verlangt ${n}-mal ${labelOf(rows, `type:${type}`)!}`,
  develops: what => `Erschlossen liefert die Karte ${what}.`,
  values: {
    name: 'Name',
    type: 'Typ',
    copies: 'Anzahl',
    cost: 'Kosten',
    resource: 'Rohstoff',
    vp: 'Punkte',
    power: 'Kraft',
    requires: 'Bedingung',
  },
};
