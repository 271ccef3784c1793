import type { Filter, Marks } from '@castellan/powers';

/** Card Kingdoms in short marks: for notes, the ledger, the terminal. */
export const marks: Marks = {
  resources: { gold: 'G', strength: 'S', magic: 'M', vp: 'VP' },
  counts: {
    'worker-citizens': 'Worker',
    'soldier-citizens': 'Soldier',
    'shadow-citizens': 'Shadow',
    'holy-citizens': 'Holy',
    'worker-icons': 'Worker icon',
    'soldier-icons': 'Soldier icon',
    'shadow-icons': 'Shadow icon',
    'holy-icons': 'Holy icon',
    'hills-monsters': 'Hills',
    'barrens-monsters': 'Barrens',
    'ruins-monsters': 'Ruins',
    'forest-monsters': 'Forest',
    'swamp-monsters': 'Swamp',
    'valley-monsters': 'Valley',
    'caverns-monsters': 'Caverns',
    'mountains-monsters': 'Mountains',
    knights: 'Knight',
    citizens: 'Citizen',
    monsters: 'Monster',
    titans: 'Titan',
    domains: 'Domain',
    'leftovers-2': '2 left over',
    'leftovers-3': '3 left over',
    'leftovers-4': '4 left over',
  },
  acquire: (_, filter) => `free ${citizenMark(filter)}`,
  actions: { slay: 'slay' },
  verbs: {
    'set-die': to => `die = ${to}`,
    'lower-die': by => `die − ${by}`,
    'return-monster': tokens => `Monster back → ${tokens}VP`,
    'return-citizen': tokens => `Citizen back → ${tokens}VP`,
    'steal-monster': () => '◎ take a random Monster',
  },
  timings: {
    build: 'now',
    'own-roll': 'roll',
    doubles: 'any doubles',
    'action-start': 'before actions',
    'action-end': 'after actions',
    'gain-citizen': 'each Citizen gained',
    slay: 'each Monster slain',
  },
  modifier: ({ modify, by }) =>
    modify === 'no-surcharge' ? 'always: Citizens without the +' : `always: Domains ${by}G`,
};

function citizenMark(filter: Filter): string {
  const noun = filter['name'] ?? filter['role'] ?? 'Citizen';
  const text = String(noun).replace(/^./, letter => letter.toUpperCase());
  return filter['costAtMost'] === undefined ? text : `${text} ≤ ${filter['costAtMost']}G`;
}
