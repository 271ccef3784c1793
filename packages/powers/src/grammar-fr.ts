import { capital, counted, inTurn, listed } from './grammar-en.ts';
import { labelOf } from './rows.ts';
import type { Rows } from './rows.ts';
import type { Grammar } from './sentence.ts';
import type { Terms } from './terms.ts';

/** French, for every game: it uses the imperative, and says "si tu veux" before what may be left. */
export function frenchGrammar<T extends Terms>(vocabulary: Rows<T>): Grammar {
  const rows = vocabulary as Rows<Terms>;
  const amounts = (list: readonly (readonly [string, number])[]): string =>
    list.length === 0
      ? 'rien'
      : listed(
          list.map(([name, n]) => counted(n, rows.resources[name]!)),
          'et',
        );
  const per = (count: string): string => `pour ${rows.counts[count]!.each}`;
  const times = (count: string | null): string => (count === null ? '' : ` ${per(count)}`);
  return {
    gain: (list, count) => `gagne ${amounts(list)}${times(count)}`,
    spend: (list, count, to) => `paie ${amounts(list)}${times(count)}${PAYEES[to]}`,
    lose: (from, n, random) => rows.places[from]!.lose(n, random),
    rob: (from, n, random, keep) => rows.places[from]!.rob(n, random, keep),
    all: parts =>
      inTurn(parts, repeated)
        .map((part, i, turn) => (i === 0 ? part : then(turn[i - 1]!, part)))
        .join(''),
    any: parts => {
      if (!parts.every(part => part.startsWith(MAY)))
        return `dans l’ordre de ton choix, chacun si tu veux : ${parts.join(' ; ')}`;
      const [first = '', ...rest] = inTurn(parts, repeated);
      const choices = [first, ...rest].map(part => part.replace(MAY, ''));
      return rest.length === 0
        ? first
        : `${MAY}${listed(choices, 'et')}, dans l’ordre de ton choix`;
    },
    or: parts => `au choix : ${parts.join(', ou ')}`,
    may: what => ifYouLike(what),
    pay: (cost, what) =>
      what.startsWith(MAY)
        ? `${ifYouLike(cost)} ; ${what.replace(MAY, `${MAY}alors `)}`
        : OPEN_ENDED.test(cost) || OPEN_ENDED.test(what)
          ? `${ifYouLike(cost)} ; en échange, ${what}`
          : `${ifYouLike(cost)}${what.startsWith('choisis ') ? ', puis' : ' et'} ${what}`,
    given: (count, least, what) => {
      const { label, many } = rows.counts[count]!;
      return `si tu as au moins ${least} ${many ?? `(${label})`}, ${what}`;
    },
    aim: what => `choisis un adversaire et ${what}`,
    take: (list, upTo, from) => `prends ${upTo ? 'jusqu’à ' : ''}${amounts(list)} ${TAKEN[from]}`,
    acquire: (from, filter) => `prends gratuitement ${rows.supplies[from]!.say(filter)}`,
    act: action => `tu peux ${rows.actions[action]!.say}`,
    each: (who, what) =>
      who === 'player'
        ? `chaque joueur à son tour, en commençant par toi : ${what}`
        : `chaque adversaire à son tour : ${what}`,
    verb: (verb, n) => rows.verbs[verb]!.say(n),
    at: (timing, what) => `${rows.timings[timing]!.when}, ${what}`,
    always: ({ modify, by }) => rows.modifiers[modify]!.say(by),
    sentence: clause => `${capital(clause)}.`,
    imperative: clause => capital(infinitive(clause.replace(/^(?:tu peux|si tu veux,) /, ''))),
    titled: (title, clause) => `${title} : ${clause}.`,
    series: parts => parts.join(' ; '),
    amounts,
    per,
    label: icon => labelOf(rows, icon),
  };
}

/** What is offered is named by its infinitive, as on every other button. */
const INFINITIVES: Readonly<Record<string, string>> = {
  amène: 'amener',
  choisis: 'choisir',
  déplace: 'déplacer',
  défausse: 'défausser',
  envoie: 'envoyer',
  gagne: 'gagner',
  paie: 'payer',
  prends: 'prendre',
  'prends-lui': 'lui prendre',
  remets: 'remettre',
  reprends: 'reprendre',
  tourne: 'tourner',
};
const COMMANDS = new RegExp(
  `(^|[,;:] |(?:et|ou|puis|alors) )(${Object.keys(INFINITIVES).join('|')})(?= )`,
  'gu',
);
const infinitive = (clause: string): string =>
  clause.replaceAll(COMMANDS, (_, before: string, verb: string) => before + INFINITIVES[verb]!);

const MAY = 'tu peux ';
/** "tu peux piocher une carte, jusqu’à deux fois". */
const repeated = (may: string, n: number): string => `${may}, jusqu’à ${n === 2 ? 'deux' : n} fois`;

const PAYEES = { bank: '', opponent: ' à cet adversaire', owner: ' à son propriétaire' } as const;
const TAKEN = { opponent: 'à cet adversaire', owner: 'à son propriétaire' } as const;

/** Clauses that would swallow what follows them. */
const OPEN_ENDED = /^(au choix|chaque|dans l’ordre|si tu as)\s|, (?:ou|puis) /;

/** After a clause that has no clear end, a comma would pull the next part into it. */
function then(before: string, clause: string): string {
  return `${/^(au choix|chaque|dans l’ordre|choisis)\s/.test(before) ? ' ;' : ','} puis ${clause}`;
}

/** What says already that it may be left is not said twice. */
function ifYouLike(clause: string): string {
  return /^(tu peux|si tu veux) ?/.test(clause) ? clause : `si tu veux, ${clause}`;
}
