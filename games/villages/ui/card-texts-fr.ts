import { labelOf } from '@castellan/powers';
import { grammar, rows } from '../vocabulary/fr.ts';
import type { CardTexts } from './card-texts.ts';

export const cardTexts: CardTexts = {
  locale: 'fr',
  grammar,
  label: name => labelOf(rows, name)!,
  building: 'Bâtiment',
  castle: 'Château',
  asResource: 'comme ressource',
  plain: 'Aucun pouvoir.',
  castleSentence: 'Une pièce posée dessus fournit un Joker, à son seul propriétaire.',
  points: n => `${n} ${n < 2 ? 'point' : 'points'} de victoire`,
  costs: (n, what) => `coûte ${n} ${what}`,
  asksFor: (n, what) => `demande ${n} ${what}`,
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
