import { englishGrammar, listed } from '@castellan/powers';
import type { EnglishNouns, Filter } from '@castellan/powers';

const RESOURCES: Readonly<Record<string, readonly [string, string]>> = {
  gold: ['gold', 'gold'],
  strength: ['strength', 'strength'],
  magic: ['magic', 'magic'],
  vp: ['victory token', 'victory tokens'],
};

export function tokenName(token: string, n: number): string {
  const [one, many] = RESOURCES[token]!;
  return `${n} ${n === 1 ? one : many}`;
}

/** "2 gold and 1 magic". */
export function tokenList(tokens: Readonly<Record<string, number>>): string {
  const parts = Object.entries(tokens).filter(([, n]) => n !== 0);
  return listed(
    parts.map(([token, n]) => tokenName(token, n)),
    'and',
  );
}

export const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function countNoun(count: string): string {
  const [what, kind] = [
    count.slice(0, count.lastIndexOf('-')),
    count.slice(count.lastIndexOf('-') + 1),
  ];
  if (kind === 'citizens' && what !== count) return `${title(what)} Citizen you own`;
  if (kind === 'icons') return `${title(what)} icon on your Citizens and Domains`;
  if (kind === 'monsters' && count !== 'monsters')
    return `Monster of the ${title(what)} you have slain`;
  if (what === 'leftovers') return `${kind} Resources left over`;
  return {
    knights: 'Knight you own, the Starter included',
    citizens: 'Citizen you own',
    monsters: 'Monster you have slain',
    titans: 'Titan you have slain',
    domains: 'Domain you own',
  }[count]!;
}

function citizenNoun(filter: Filter): string {
  const noun = filter['name']
    ? `a ${title(String(filter['name']))}`
    : filter['role']
      ? `a ${title(String(filter['role']))} Citizen`
      : 'any Citizen';
  return `${noun}${filter['costAtMost'] === undefined ? '' : ` of base price ${filter['costAtMost']} or less`} from the Center`;
}

const nouns: EnglishNouns = {
  resource: tokenName,
  count: countNoun,
  acquire: (_, filter) => citizenNoun(filter),
  action: () => 'slay a Monster at its usual price',
  verb: (verb, n) =>
    ({
      'set-die': `turn a die to ${n}`,
      'lower-die': `you may lower a die by ${n}, not below 1`,
      'return-monster': `you may put a Monster you have slain back on its stack to gain ${n} victory tokens`,
      'return-citizen': `you may put a Citizen of yours back on its stack to gain ${n} victory tokens`,
      'steal-monster':
        'choose an opponent and take a random Monster they have slain, without its reward',
    })[verb]!,
  timing: timing =>
    ({
      build: 'when you build it',
      'own-roll': 'once in each of your roll phases',
      doubles: 'whenever a roll or a changed die makes doubles',
      'action-start': 'at the start of your action phase',
      'action-end': 'at the end of your action phase',
      'gain-citizen': 'whenever you gain a Citizen in your action phase',
      slay: 'whenever you slay a Monster in your action phase',
    })[timing]!,
  modifier: ({ modify, by }) =>
    modify === 'no-surcharge'
      ? 'you recruit Citizens at their base price, however many you own'
      : `you build Domains for ${-by} gold less, but at least 1`,
};

export const grammar = englishGrammar(nouns);
