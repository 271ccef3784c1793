import { englishGrammar } from '@castellan/powers';
import type { Grammar, Rows } from '@castellan/powers';
import type { terms } from './terms.ts';

const times = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);

export const rows: Rows<typeof terms> = {
  resources: {
    gold: ['gold', 'gold'],
    strength: ['strength', 'strength'],
    stone: ['stone', 'stone'],
    wood: ['wood', 'wood'],
    magic: ['magic', 'magic'],
    wild: ['Resource of your choice', 'Resources of your choice'],
    gem: ['gem', 'gems'],
    knight: ['knight', 'knights'],
    influence: ['influence', 'influence'],
  },
  counts: {
    towers: {
      label: 'Ward Tower',
      each: 'each Ward Tower you have built',
      many: 'Ward Towers built',
    },
  },
  timings: {},
  modifiers: {},
  supplies: {},
  filters: {},
  places: {},
  actions: {
    move: { label: 'move your margrave', say: 'move your margrave by road to the next Location' },
    deploy: {
      label: 'deploy a knight',
      say: 'deploy a knight from your margrave’s Location to the next, or from storage to your margrave',
    },
    'deploy-anywhere': {
      label: 'deploy a knight anywhere',
      say: 'deploy a knight from your margrave’s Location or from storage to any Location',
    },
    send: {
      label: 'send a knight',
      say: 'send a knight from any Location to any other',
    },
    ship: { label: 'ship', say: 'ship any number of Resources' },
    slay: { label: 'slay a monster', say: 'slay a monster next to your margrave' },
    hire: { label: 'hire a Citizen', say: 'hire a Citizen of the line for the price of its slot' },
    'hire-for-two': {
      label: 'hire for 2 gold',
      say: 'hire any Citizen of the line for 2 gold',
    },
    'hire-free': { label: 'hire for nothing', say: 'hire any Citizen of the line for nothing' },
  },
  verbs: {
    'move-anywhere': {
      label: 'move your margrave anywhere',
      say: () => 'move your margrave to any other Location',
    },
    'send-knight': {
      label: 'send a knight (a must)',
      say: () => 'send a knight from any Location to any other, as a must',
    },
    rally: {
      label: 'rally knights',
      say: n =>
        `bring up to ${times(n, 'one knight', 'knights')} of other Locations to your margrave`,
    },
    raise: {
      label: 'raise knights',
      say: n => `take up to ${times(n, 'one knight', 'knights')} that lie in the Hero Tombs`,
    },
    retrieve: {
      label: 'retrieve a Citizen',
      say: () => 'take back a Citizen that you played on an earlier turn',
    },
    privilege: {
      label: 'a Privilege tile',
      say: n => `take a Privilege tile of level ${n}`,
    },
  },
  signs: {
    'guild:worker': 'Worker',
    'guild:soldier': 'Soldier',
    'guild:shadow': 'Shadow',
    'guild:holy': 'Holy',
    'banner:fish': 'Fish',
    'banner:lion': 'Lion',
    'banner:stag': 'Stag',
    'banner:raven': 'Raven',
    'banner:boar': 'Boar',
    'lair:hills': 'Hills',
    'lair:ruins': 'Ruins',
    'lair:forest': 'Forest',
    'lair:swamp': 'Swamp',
    'card:citizens': 'Citizen',
    'card:monsters': 'Monster',
    'card:tiles': 'Privilege tile',
    tower: 'Ward Tower',
    margrave: 'Margrave',
    recall: 'Recall',
    build: 'Build',
    grant: 'Grant',
    'end-of-game': 'counts at the end of the game',
    tomb: 'Hero Tomb',
    vp: 'Victory Points',
    'first-player': 'first player',
    opponent: 'an opponent of your choice',
    owner: 'whose power it is',
    'each-player': 'every player',
    'each-opponent': 'every opponent',
  },
};

export const grammar: Grammar = englishGrammar(rows);
