import { germanGrammar } from '@castellan/powers';
import type { Grammar, Rows } from '@castellan/powers';
import type { terms } from './terms.ts';

const times = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);

export const rows: Rows<typeof terms> = {
  resources: {
    gold: ['Gold', 'Gold'],
    strength: ['Stärke', 'Stärke'],
    stone: ['Stein', 'Stein'],
    wood: ['Holz', 'Holz'],
    magic: ['Magie', 'Magie'],
    wild: ['Rohstoff nach Wahl', 'Rohstoffe nach Wahl'],
    gem: ['Edelstein', 'Edelsteine'],
    knight: ['Ritter', 'Ritter'],
    influence: ['Einfluss', 'Einfluss'],
  },
  counts: {
    towers: {
      label: 'Wehrturm',
      each: 'jeden Wehrturm, den du gebaut hast',
      many: 'gebaute Wehrtürme',
    },
  },
  timings: {},
  modifiers: {},
  supplies: {},
  filters: {},
  places: {},
  actions: {
    move: {
      label: 'Markgraf bewegen',
      say: 'deinen Markgrafen auf einer Straße zum nächsten Ort bewegen',
    },
    deploy: {
      label: 'Ritter entsenden',
      say: 'einen Ritter vom Ort deines Markgrafen zum nächsten oder aus dem Lager zu deinem Markgrafen entsenden',
    },
    'deploy-anywhere': {
      label: 'Ritter überallhin entsenden',
      say: 'einen Ritter vom Ort deines Markgrafen oder aus dem Lager an einen beliebigen Ort entsenden',
    },
    send: {
      label: 'Ritter schicken',
      say: 'einen Ritter von einem beliebigen Ort an einen anderen schicken',
    },
    ship: { label: 'verschiffen', say: 'beliebig viele Rohstoffe verschiffen' },
    slay: { label: 'ein Monster erlegen', say: 'ein Monster neben deinem Markgrafen erlegen' },
    hire: {
      label: 'einen Bürger anheuern',
      say: 'einen Bürger der Reihe zum Preis seines Platzes anheuern',
    },
    'hire-for-two': {
      label: 'für 2 Gold anheuern',
      say: 'einen beliebigen Bürger der Reihe für 2 Gold anheuern',
    },
    'hire-free': {
      label: 'umsonst anheuern',
      say: 'einen beliebigen Bürger der Reihe umsonst anheuern',
    },
  },
  verbs: {
    'move-anywhere': {
      label: 'Markgraf überallhin bewegen',
      say: () => 'bewege deinen Markgrafen an einen beliebigen anderen Ort',
    },
    'send-knight': {
      label: 'Ritter schicken (Pflicht)',
      say: () => 'schicke einen Ritter von einem beliebigen Ort an einen anderen (Pflicht)',
    },
    rally: {
      label: 'Ritter sammeln',
      say: n =>
        `hole bis zu ${times(n, 'einen Ritter', 'Ritter')} anderer Orte zu deinem Markgrafen`,
    },
    raise: {
      label: 'Ritter erwecken',
      say: n =>
        `nimm bis zu ${times(n, 'einen Ritter', 'Ritter')}, die in den Heldengräbern liegen`,
    },
    retrieve: {
      label: 'einen Bürger zurückholen',
      say: () => 'nimm einen Bürger zurück, den du in einem früheren Zug gespielt hast',
    },
    privilege: {
      label: 'ein Privileg',
      say: n => `nimm ein Privileg der Stufe ${n}`,
    },
  },
  signs: {
    'guild:worker': 'Arbeiter',
    'guild:soldier': 'Soldaten',
    'guild:shadow': 'Schatten',
    'guild:holy': 'Geistliche',
    'banner:fish': 'Fisch',
    'banner:lion': 'Löwe',
    'banner:stag': 'Hirsch',
    'banner:raven': 'Rabe',
    'banner:boar': 'Eber',
    'lair:hills': 'Hügel',
    'lair:ruins': 'Ruinen',
    'lair:forest': 'Wald',
    'lair:swamp': 'Sumpf',
    'card:citizens': 'Bürger',
    'card:monsters': 'Monster',
    'card:tiles': 'Privileg',
    tower: 'Wehrturm',
    margrave: 'Markgraf',
    recall: 'Rückruf',
    build: 'Bauen',
    grant: 'Gunst',
    'end-of-game': 'zählt am Ende des Spiels',
    tomb: 'Heldengrab',
    vp: 'Siegpunkte',
    'first-player': 'Startspieler',
    opponent: 'ein Gegner deiner Wahl',
    owner: 'wem diese Kraft gehört',
    'each-player': 'jeder Spieler',
    'each-opponent': 'jeder Gegner',
  },
};

export const grammar: Grammar = germanGrammar(rows);
