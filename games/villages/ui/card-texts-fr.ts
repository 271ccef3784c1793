import { counted, labelOf } from '@castellan/powers';
import { rows } from '../vocabulary/fr.ts';
import type { Resource } from '../cards/types.ts';
import type { CardWords } from './card-texts.ts';

export const cardTexts: CardWords = {
  // A resource in the singular: it names a kind.
  label: name => rows.resources[name as Resource]?.[0] ?? labelOf(rows, name)!,
  building: 'Bâtiment',
  castle: 'Château',
  asResource: 'comme ressource',
  plain: 'Aucun pouvoir.',
  castleSentence: 'Une pièce posée dessus fournit un Joker, à son seul propriétaire.',
  points: n => `${n} ${n < 2 ? 'point' : 'points'} de victoire`,
  costs: (n, resource) => `coûte ${counted(n, rows.resources[resource])}`,
  asksFor: (n, type) => `demande ${n} ${rows.counts[type][n < 2 ? 'label' : 'many']}`,
  develops: what => `Exploitée, la carte est une ressource : ${what}.`,
  values: {
    name: 'nom',
    type: 'type',
    copies: 'exemplaires',
    cost: 'coût',
    resource: 'ressource',
    vp: 'points',
    power: 'pouvoir',
    requires: 'condition',
  },
};
