import { capital, counted, inTurn, listed } from './grammar-en.ts';
import { labelOf } from './rows.ts';
import type { Rows } from './rows.ts';
import type { Grammar } from './sentence.ts';
import type { Terms } from './terms.ts';

/** German, for every game. It uses the imperative, and a capital letter after a colon. */
export function germanGrammar<T extends Terms>(vocabulary: Rows<T>): Grammar {
  const rows = vocabulary as Rows<Terms>;
  const amounts = (list: readonly (readonly [string, number])[]): string =>
    list.length === 0
      ? 'nichts'
      : listed(
          list.map(([name, n]) => counted(n, rows.resources[name]!)),
          'und',
        );
  const per = (count: string): string => `für ${rows.counts[count]!.each}`;
  const times = (count: string | null): string => (count === null ? '' : ` ${per(count)}`);
  return {
    gain: (list, count) => `erhalte ${amounts(list)}${times(count)}`,
    spend: (list, count, to) => `zahle ${PAYEES[to]}${amounts(list)}${times(count)}`,
    lose: (from, n, random) => rows.places[from]!.lose(n, random),
    rob: (from, n, random, keep) => rows.places[from]!.rob(n, random, keep),
    all: parts =>
      inTurn(parts, repeated)
        .map((part, i) => (i === 0 ? part : then(part)))
        .join('; '),
    any: parts => {
      if (!parts.every(part => part.startsWith(MAY)))
        return `in beliebiger Reihenfolge, jedes nach Wunsch: ${parts.map(capital).join('; ')}`;
      const [first = '', ...rest] = inTurn(parts, repeated);
      const choices = [first, ...rest].map(part => part.replace(MAY, ''));
      return rest.length === 0
        ? first
        : `${MAY}in beliebiger Reihenfolge ${listed(choices, 'und')}`;
    },
    or: parts => `wähle eins: ${parts.map(capital).join(' – oder: ')}`,
    may: what => ifYouLike(what),
    pay: (cost, what) => `${ifYouLike(cost)}${forThat(cost, what)}`,
    given: (count, least, what) => {
      const { label, many } = rows.counts[count]!;
      const things = many === undefined ? `hast (${label})` : `${many} hast`;
      return `wenn du mindestens ${least} ${things}: ${capital(what)}`;
    },
    aim: what => `wähle einen Gegner und ${what}`,
    take: (list, upTo, from) => `nimm ${upTo ? 'bis zu ' : ''}${amounts(list)} ${TAKEN[from]}`,
    acquire: (from, filter) => `nimm kostenlos ${rows.supplies[from]!.say(filter)}`,
    act: action => `du darfst ${rows.actions[action]!.say}`,
    each: (who, what) =>
      who === 'player'
        ? `alle reihum, bei dir beginnend: ${capital(what)}`
        : `alle Gegner reihum: ${capital(what)}`,
    verb: (verb, n) => rows.verbs[verb]!.say(n),
    at: (timing, what) => `${rows.timings[timing]!.when}: ${capital(what)}`,
    always: ({ modify, by }) => rows.modifiers[modify]!.say(by),
    sentence: clause => `${capital(clause)}.`,
    imperative: clause =>
      capital(clause.replace(/^du darfst |^wenn du willst: |, wenn du willst,/, '')),
    titled: (title, clause) => `${title}: ${capital(clause)}.`,
    series: parts => parts.join('; '),
    amounts,
    per,
    label: icon => labelOf(rows, icon),
  };
}

const MAY = 'du darfst ';
/** "du darfst bis zu zweimal eine Karte ziehen". */
const repeated = (may: string, n: number): string =>
  may.replace(MAY, `${MAY}bis zu ${n === 2 ? 'zweimal' : `${n}-mal`} `);

const PAYEES = { bank: '', opponent: 'ihm ', owner: 'dem Besitzer ' } as const;
const TAKEN = { opponent: 'von ihm', owner: 'vom Besitzer' } as const;

/** After "dann" the verb comes first: "dann darfst du anwerben". */
function then(clause: string): string {
  return `dann ${clause.replace(/^du darfst /, 'darfst du ')}`;
}

/** What was paid for. */
function forThat(cost: string, what: string): string {
  if (cost.includes(': ') || NO_COMMAND.test(what)) return `; dafür: ${capital(what)}`;
  return /^(du darfst|wähle einen Gegner) /.test(what) ? `; ${then(what)}` : ` und ${what}`;
}

/** Clauses that do not begin with a verb, so nothing can be put behind it. */
const NO_COMMAND = /^(in beliebiger|wenn|alle) /;

/** An imperative begins with its verb: "zahle 1 Gold" becomes "zahle, wenn du willst, 1 Gold". */
function ifYouLike(clause: string): string {
  if (NO_COMMAND.test(clause)) return `wenn du willst: ${capital(clause)}`;
  const saysSo = clause.startsWith('du darfst ') || /^\S+, wenn du willst, /.test(clause);
  if (saysSo) return clause;
  const free = /^nimm (kostenlos [^,;:]+)$/.exec(clause);
  return free === null ? clause.replace(' ', ', wenn du willst, ') : `du darfst ${free[1]!} nehmen`;
}
