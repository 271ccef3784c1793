import type { Filter, Marks } from '@castellan/powers';
import { AREA_NAMES, ROLE_NAMES } from './grammar-de.ts';

/** Card Kingdoms in short German marks: for options and the log. */
export const marks: Marks = {
  resources: { gold: ' Gold', strength: ' Stärke', magic: ' Magie', vp: ' SP' },
  counts: {
    ...Object.fromEntries(
      Object.entries(ROLE_NAMES).flatMap(([role, [name, joined]]) => [
        [`${role}-citizens`, name],
        [`${role}-icons`, `${joined}-Symbol`],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(AREA_NAMES).map(([area, [, of]]) => [`${area}-monsters`, `Monster ${of}`]),
    ),
    knights: 'Knight',
    citizens: 'Bürger',
    monsters: 'Monster',
    titans: 'Titan',
    domains: 'Domäne',
    'leftovers-2': '2 übrig',
    'leftovers-3': '3 übrig',
    'leftovers-4': '4 übrig',
  },
  acquire: (_, filter) => `gratis: ${citizenMark(filter)}`,
  actions: { slay: 'Monster erlegen' },
  verbs: {
    'set-die': to => `Würfel = ${to}`,
    'lower-die': by => `Würfel − ${by}`,
    'return-monster': tokens => `Monster zurück → ${tokens} SP`,
    'return-citizen': tokens => `Bürger zurück → ${tokens} SP`,
    'steal-monster': () => '◎ ein zufälliges Monster',
  },
  timings: {
    build: 'sofort',
    'own-roll': 'beim Wurf',
    doubles: 'jeder Pasch',
    'action-start': 'vor den Aktionen',
    'action-end': 'nach den Aktionen',
    'gain-citizen': 'je neuem Bürger',
    slay: 'je erlegtem Monster',
  },
  modifier: ({ modify, by }) =>
    modify === 'no-surcharge' ? 'immer: Bürger ohne Aufpreis' : `immer: Domänen ${by} Gold`,
};

function citizenMark(filter: Filter): string {
  const role = filter['role'];
  const noun = role === undefined ? String(filter['name'] ?? 'Bürger') : ROLE_NAMES[role]![0];
  const text = noun.replace(/^./, letter => letter.toUpperCase());
  return filter['costAtMost'] === undefined ? text : `${text} ≤ ${filter['costAtMost']} Gold`;
}
