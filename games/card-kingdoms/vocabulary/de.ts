import { germanGrammar } from '@castellan/powers';
import type { Grammar, Rows } from '@castellan/powers';
import type { Area } from '../cards/monsters.ts';
import type { terms } from './terms.ts';

const citizensOf = (role: string) => ({
  label: `Bürger mit der Rolle ${role}`,
  each: `jeden deiner Bürger mit der Rolle ${role}`,
});
const iconsOf = (role: string) => ({
  label: `${role}-Symbol`,
  each: `jedes ${role}-Symbol auf deinen Bürgern und Domänen`,
});
/** The genitive of an area: "Monster der Hügel". */
export const OF_AREA: Readonly<Record<Area, string>> = {
  hills: 'der Hügel',
  barrens: 'des Ödlands',
  ruins: 'der Ruinen',
  forest: 'des Waldes',
  swamp: 'des Sumpfes',
  valley: 'des Tals',
  caverns: 'der Höhlen',
  mountains: 'der Berge',
};
const monstersOf = (area: Area) => ({
  label: `Monster ${OF_AREA[area]}`,
  each: `jedes Monster ${OF_AREA[area]}, das du erlegt hast`,
});
const leftovers = (n: number) => ({ label: 'Ressourcen übrig', each: `je ${n} übrige Ressourcen` });

const ROLES = { worker: 'Arbeiter', soldier: 'Soldat', shadow: 'Schatten', holy: 'Geistlicher' };

export const rows: Rows<typeof terms> = {
  resources: {
    gold: ['Gold', 'Gold'],
    strength: ['Stärke', 'Stärke'],
    magic: ['Magie', 'Magie'],
    vp: ['Siegmarke', 'Siegmarken'],
  },
  counts: {
    'worker-citizens': citizensOf('Arbeiter'),
    'soldier-citizens': citizensOf('Soldat'),
    'shadow-citizens': citizensOf('Schatten'),
    'holy-citizens': citizensOf('Geistlicher'),
    'worker-icons': iconsOf('Arbeiter'),
    'soldier-icons': iconsOf('Soldaten'),
    'shadow-icons': iconsOf('Schatten'),
    'holy-icons': iconsOf('Geistlichen'),
    'hills-monsters': monstersOf('hills'),
    'barrens-monsters': monstersOf('barrens'),
    'ruins-monsters': monstersOf('ruins'),
    'forest-monsters': monstersOf('forest'),
    'swamp-monsters': monstersOf('swamp'),
    'valley-monsters': monstersOf('valley'),
    'caverns-monsters': monstersOf('caverns'),
    'mountains-monsters': monstersOf('mountains'),
    knights: { label: 'Ritter', each: 'jeden deiner Ritter (der Starter zählt mit)' },
    citizens: { label: 'Bürger', each: 'jeden deiner Bürger' },
    monsters: { label: 'Monster', each: 'jedes Monster, das du erlegt hast' },
    titans: { label: 'Titan', each: 'jeden Titanen, den du erlegt hast' },
    domains: { label: 'Domäne', each: 'jede deiner Domänen' },
    'leftovers-2': leftovers(2),
    'leftovers-3': leftovers(3),
    'leftovers-4': leftovers(4),
  },
  timings: {
    build: { label: 'beim Bau', when: 'wenn du sie baust' },
    'own-roll': { label: 'dein Wurf', when: 'einmal in jeder deiner Wurfphasen' },
    doubles: {
      label: 'jeder Pasch',
      when: 'jedes Mal, wenn ein Wurf oder ein gedrehter Würfel einen Pasch ergibt',
    },
    'action-start': { label: 'vor deinen Aktionen', when: 'zu Beginn deiner Aktionsphase' },
    'action-end': { label: 'nach deinen Aktionen', when: 'am Ende deiner Aktionsphase' },
    'gain-citizen': {
      label: 'je neuem Bürger',
      when: 'jedes Mal, wenn du in deiner Aktionsphase einen Bürger bekommst',
    },
    slay: {
      label: 'je erlegtem Monster',
      when: 'jedes Mal, wenn du in deiner Aktionsphase ein Monster erlegst',
    },
  },
  modifiers: {
    'no-surcharge': {
      label: 'Bürger zum Grundpreis',
      say: () => 'Bürger kosten dich nur ihren Grundpreis, wie viele du auch hast',
    },
    'build-price': {
      label: 'Domänen kosten weniger',
      say: by => `deine Domänen kosten ${-by} Gold weniger, aber mindestens 1`,
    },
  },
  supplies: {
    citizens: {
      label: 'Bürger aus der Mitte',
      say({ name, role, costAtMost }) {
        const noun = name
          ? 'einen Ritter'
          : role
            ? `einen Bürger mit der Rolle ${ROLES[role]}`
            : 'einen beliebigen Bürger';
        const limit = costAtMost === undefined ? '' : ` zum Grundpreis von höchstens ${costAtMost}`;
        return `${noun}${limit} aus der Mitte`;
      },
    },
  },
  filters: { name: { knight: 'Ritter' }, role: ROLES, costAtMost: 'Grundpreis höchstens' },
  places: {
    'slain-monsters': {
      label: 'ein Monster, das du erlegt hast',
      lose: () => 'lege ein erlegtes Monster auf seinen Stapel zurück',
      rob: (_, random) =>
        `nimm ein ${random ? 'zufälliges ' : ''}von ihm erlegtes Monster, ohne dessen Belohnung`,
    },
    'own-citizens': {
      label: 'einer deiner Bürger',
      lose: () => 'lege einen deiner Bürger auf seinen Stapel zurück',
      rob: (_, random) => `nimm einen ${random ? 'zufälligen ' : ''}seiner Bürger`,
    },
  },
  actions: {
    slay: { label: 'ein Monster erlegen', say: 'ein Monster zum üblichen Preis erlegen' },
  },
  verbs: {
    'set-die': { label: 'einen Würfel drehen', say: n => `drehe einen Würfel auf ${n}` },
    'lower-die': {
      label: 'einen Würfel senken',
      say: n => `du darfst einen Würfel um ${n} senken, aber nicht unter 1`,
    },
  },
  signs: {
    'role:worker': 'Arbeiter',
    'role:soldier': 'Soldat',
    'role:shadow': 'Schatten',
    'role:holy': 'Geistlicher',
    'type:minion': 'Scherge',
    'type:beast': 'Bestie',
    'type:titan': 'Titan',
    'type:boss': 'Boss',
    'area:hills': 'Hügel',
    'area:barrens': 'Ödland',
    'area:ruins': 'Ruinen',
    'area:forest': 'Wald',
    'area:swamp': 'Sumpf',
    'area:valley': 'Tal',
    'area:caverns': 'Höhlen',
    'area:mountains': 'Berge',
    'card:monsters': 'Monster',
    'card:domains': 'Domäne',
    'card:dukes': 'Herzog',
    die: 'ein Würfel',
    'first-player': 'Startspieler',
    resting: 'rastet in diesem Zug',
    exhausted: 'Erschöpft',
    'dark-lord': 'Der Dunkle Fürst',
    opponent: 'ein Gegner deiner Wahl',
    owner: 'wem diese Kraft gehört',
    'each-player': 'jeder Spieler',
    'each-opponent': 'jeder Gegner',
  },
};

export const grammar: Grammar = germanGrammar(rows);
