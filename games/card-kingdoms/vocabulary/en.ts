import { capital, englishGrammar } from '@castellan/powers';
import type { Grammar, Rows } from '@castellan/powers';
import type { terms } from './terms.ts';

const citizensOf = (role: string) => ({
  label: `${role} Citizen`,
  each: `each ${role} Citizen you own`,
});
const iconsOf = (role: string) => ({
  label: `${role} icon`,
  each: `each ${role} icon on your Citizens and Domains`,
});
const monstersOf = (area: string) => ({
  label: `Monster of the ${area}`,
  each: `each Monster of the ${area} you have slain`,
});
const leftovers = (n: number) => ({
  label: 'Resources left over',
  each: `each ${n} Resources left over`,
});

export const rows: Rows<typeof terms> = {
  resources: {
    gold: ['gold', 'gold'],
    strength: ['strength', 'strength'],
    magic: ['magic', 'magic'],
    vp: ['victory token', 'victory tokens'],
  },
  counts: {
    'worker-citizens': citizensOf('Worker'),
    'soldier-citizens': citizensOf('Soldier'),
    'shadow-citizens': citizensOf('Shadow'),
    'holy-citizens': citizensOf('Holy'),
    'worker-icons': iconsOf('Worker'),
    'soldier-icons': iconsOf('Soldier'),
    'shadow-icons': iconsOf('Shadow'),
    'holy-icons': iconsOf('Holy'),
    'hills-monsters': monstersOf('Hills'),
    'barrens-monsters': monstersOf('Barrens'),
    'ruins-monsters': monstersOf('Ruins'),
    'forest-monsters': monstersOf('Forest'),
    'swamp-monsters': monstersOf('Swamp'),
    'valley-monsters': monstersOf('Valley'),
    'caverns-monsters': monstersOf('Caverns'),
    'mountains-monsters': monstersOf('Mountains'),
    knights: { label: 'Knight', each: 'each Knight you own, the Starter included' },
    citizens: { label: 'Citizen', each: 'each Citizen you own' },
    monsters: { label: 'Monster', each: 'each Monster you have slain' },
    titans: { label: 'Titan', each: 'each Titan you have slain' },
    domains: { label: 'Domain', each: 'each Domain you own' },
    'leftovers-2': leftovers(2),
    'leftovers-3': leftovers(3),
    'leftovers-4': leftovers(4),
  },
  timings: {
    build: { label: 'when built', when: 'when you build it' },
    'own-roll': { label: 'your roll', when: 'once in each of your roll phases' },
    doubles: { label: 'any doubles', when: 'whenever a roll or a changed die makes doubles' },
    'action-start': { label: 'before your actions', when: 'at the start of your action phase' },
    'action-end': { label: 'after your actions', when: 'at the end of your action phase' },
    'gain-citizen': {
      label: 'each Citizen you gain',
      when: 'whenever you gain a Citizen in your action phase',
    },
    slay: {
      label: 'each Monster you slay',
      when: 'whenever you slay a Monster in your action phase',
    },
  },
  modifiers: {
    'no-surcharge': {
      label: 'Citizens at their base price',
      say: () => 'you recruit Citizens at their base price, however many you own',
    },
    'build-price': {
      label: 'Domains cost less',
      say: by => `you build Domains for ${-by} gold less, but at least 1`,
    },
  },
  supplies: {
    citizens: {
      label: 'Citizen from the Center',
      say({ name, role, costAtMost }) {
        const noun = name
          ? `a ${capital(name)}`
          : role
            ? `a ${capital(role)} Citizen`
            : 'any Citizen';
        const limit = costAtMost === undefined ? '' : ` of base price ${costAtMost} or less`;
        return `${noun}${limit} from the Center`;
      },
    },
  },
  filters: {
    name: { knight: 'Knight' },
    role: { worker: 'Worker', soldier: 'Soldier', shadow: 'Shadow', holy: 'Holy' },
    costAtMost: 'base price at most',
  },
  places: {
    'slain-monsters': {
      label: 'a Monster you have slain',
      lose: () => 'put a Monster you have slain back on its stack',
      rob: (_, random) =>
        `take a ${random ? 'random ' : ''}Monster they have slain, without its reward`,
    },
    'own-citizens': {
      label: 'a Citizen of yours',
      lose: () => 'put a Citizen of yours back on its stack',
      rob: (_, random) => `take a ${random ? 'random ' : ''}Citizen of theirs`,
    },
  },
  actions: { slay: { label: 'slay a Monster', say: 'slay a Monster at its usual price' } },
  verbs: {
    'set-die': { label: 'turn a die', say: n => `turn a die to ${n}` },
    'lower-die': { label: 'lower a die', say: n => `you may lower a die by ${n}, not below 1` },
  },
  signs: {
    'role:worker': 'Worker',
    'role:soldier': 'Soldier',
    'role:shadow': 'Shadow',
    'role:holy': 'Holy',
    'type:minion': 'Minion',
    'type:beast': 'Beast',
    'type:titan': 'Titan',
    'type:boss': 'Boss',
    'area:hills': 'Hills',
    'area:barrens': 'Barrens',
    'area:ruins': 'Ruins',
    'area:forest': 'Forest',
    'area:swamp': 'Swamp',
    'area:valley': 'Valley',
    'area:caverns': 'Caverns',
    'area:mountains': 'Mountains',
    'card:monsters': 'Monster',
    'card:domains': 'Domain',
    'card:dukes': 'Duke',
    die: 'a die',
    'first-player': 'First player',
    resting: 'rests in this turn',
    exhausted: 'Exhausted',
    'dark-lord': 'The Dark Lord',
    opponent: 'an opponent of your choice',
    owner: 'the one whose power it is',
    'each-player': 'every player',
    'each-opponent': 'every opponent',
  },
};

export const grammar: Grammar = englishGrammar(rows);
