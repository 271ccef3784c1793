import type { Filter, Grammar, Modifier } from '@castellan/powers';
import { listed } from '@castellan/powers';

const RESOURCES: Readonly<Record<string, readonly [string, string]>> = {
  gold: ['Gold', 'Gold'],
  strength: ['Stärke', 'Stärke'],
  magic: ['Magie', 'Magie'],
  vp: ['Siegmarke', 'Siegmarken'],
};

export function tokenName(token: string, n: number): string {
  const [one, many] = RESOURCES[token]!;
  return `${n} ${n === 1 ? one : many}`;
}

/** "Gold", without a number. */
export const tokenWord = (token: string): string => RESOURCES[token]![0];

/** "2 Gold und 1 Magie". */
export function tokenList(tokens: Readonly<Record<string, number>>): string {
  const parts = Object.entries(tokens).filter(([, n]) => n !== 0);
  return parts.length === 0
    ? 'nichts'
    : listed(
        parts.map(pair => tokenName(...pair)),
        'und',
      );
}

/** A role as a noun, and as it stands before a hyphen. */
export const ROLE_NAMES: Readonly<Record<string, readonly [name: string, joined: string]>> = {
  worker: ['Arbeiter', 'Arbeiter'],
  soldier: ['Soldat', 'Soldaten'],
  shadow: ['Schatten', 'Schatten'],
  holy: ['Geistlicher', 'Geistlichen'],
};

/** An area, and what is of it: "Monster der Hügel". */
export const AREA_NAMES: Readonly<Record<string, readonly [name: string, of: string]>> = {
  hills: ['Hügel', 'der Hügel'],
  barrens: ['Ödland', 'des Ödlands'],
  ruins: ['Ruinen', 'der Ruinen'],
  forest: ['Wald', 'des Waldes'],
  swamp: ['Sumpf', 'des Sumpfes'],
  valley: ['Tal', 'des Tals'],
  caverns: ['Höhlen', 'der Höhlen'],
  mountains: ['Berge', 'der Berge'],
};

export const TYPE_NAMES: Readonly<Record<string, string>> = {
  minion: 'Scherge',
  beast: 'Bestie',
  titan: 'Titan',
  boss: 'Boss',
};

/** What is counted, as it stands after "für". */
export function countPhrase(count: string): string {
  const cut = count.lastIndexOf('-');
  const [what, kind] = [count.slice(0, Math.max(cut, 0)), count.slice(cut + 1)];
  if (what !== '' && kind === 'citizens')
    return `jeden deiner Bürger mit der Rolle ${ROLE_NAMES[what]![0]}`;
  if (kind === 'icons')
    return `jedes ${ROLE_NAMES[what]![1]}-Symbol auf deinen Bürgern und Domänen`;
  if (what !== '' && kind === 'monsters')
    return `jedes Monster ${AREA_NAMES[what]![1]}, das du erlegt hast`;
  if (what === 'leftovers') return `je ${kind} übrige Ressourcen`;
  return {
    knights: 'jeden deiner Knights (der Starter zählt mit)',
    citizens: 'jeden deiner Bürger',
    monsters: 'jedes Monster, das du erlegt hast',
    titans: 'jeden Titanen, den du erlegt hast',
    domains: 'jede deiner Domänen',
  }[count]!;
}

function citizenNoun(filter: Filter): string {
  const noun = filter['name']
    ? `einen ${capital(String(filter['name']))}`
    : filter['role']
      ? `einen Bürger mit der Rolle ${ROLE_NAMES[String(filter['role'])]![0]}`
      : 'einen beliebigen Bürger';
  const limit = filter['costAtMost'];
  return `${noun}${limit === undefined ? '' : ` zum Grundpreis von höchstens ${limit}`} aus der Mitte`;
}

const TIMINGS: Readonly<Record<string, string>> = {
  build: 'wenn du sie baust',
  'own-roll': 'einmal in jeder deiner Wurfphasen',
  doubles: 'jedes Mal, wenn ein Wurf oder ein gedrehter Würfel einen Pasch ergibt',
  'action-start': 'zu Beginn deiner Aktionsphase',
  'action-end': 'am Ende deiner Aktionsphase',
  'gain-citizen': 'jedes Mal, wenn du in deiner Aktionsphase einen Bürger bekommst',
  slay: 'jedes Mal, wenn du in deiner Aktionsphase ein Monster erlegst',
};

const VERBS: Readonly<Record<string, (n: number) => string>> = {
  'set-die': n => `drehe einen Würfel auf ${n}`,
  'lower-die': n => `du darfst einen Würfel um ${n} senken, aber nicht unter 1`,
  'return-monster': n =>
    `du darfst ein erlegtes Monster auf seinen Stapel zurücklegen und dafür ${n} Siegmarken nehmen`,
  'return-citizen': n =>
    `du darfst einen deiner Bürger auf seinen Stapel zurücklegen und dafür ${n} Siegmarken nehmen`,
  'steal-monster': () =>
    'wähle einen Gegner und nimm ein zufälliges von ihm erlegtes Monster, ohne dessen Belohnung',
};

const list = (amounts: readonly (readonly [string, number])[]): string =>
  listed(
    amounts.map(([name, n]) => tokenName(name, n)),
    'und',
  );
const per = (count: string | null): string => (count === null ? '' : ` für ${countPhrase(count)}`);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** German asks in the imperative, and goes on with a capital after a colon. */
export const grammar: Grammar = {
  gain: (amounts, count) => `erhalte ${list(amounts)}${per(count)}`,
  all: parts => parts.join('; dann '),
  or: parts => `wähle eins: ${parts.map(capital).join(' – oder: ')}`,
  pay: (amounts, count, then) => `zahle, wenn du willst, ${list(amounts)}${per(count)} und ${then}`,
  aim: what => `wähle einen Gegner und ${what}`,
  take: (amounts, upTo) => `nimm ${upTo ? 'bis zu ' : ''}${list(amounts)} von ihm`,
  acquire: (_, filter) => `nimm kostenlos ${citizenNoun(filter)}`,
  act: () => 'du darfst ein Monster zum üblichen Preis erlegen',
  each: (who, what) =>
    who === 'player'
      ? `alle reihum, bei dir beginnend: ${capital(what)}`
      : `alle Gegner reihum: ${capital(what)}`,
  verb: (verb, n) => VERBS[verb]!(n),
  at: (timing, what) => `${TIMINGS[timing]!}: ${capital(what)}`,
  always: ({ modify, by }: Modifier) =>
    modify === 'no-surcharge'
      ? 'Bürger kosten dich nur ihren Grundpreis, wie viele du auch hast'
      : `deine Domänen kosten ${-by} Gold weniger, aber mindestens 1`,
  sentence: clause => `${capital(clause)}.`,
};
