import { commitment, MOST_ANSWERS, promiseOf } from '@castellan/kernel';
import type { Agreed } from '@castellan/kernel';
import type { Kind, Spoiled, Tree } from '@castellan/kernel/testing';
import { GAMES, many, NAMES, NUMBERS, one, spoiledBy, wrong } from '@castellan/kernel/testing';
import { shufflePromise } from '@castellan/protocol';
import type { TableFile } from '../table-file.ts';

const logOf = (file: Tree): Tree[] => file['log'] as Tree[];
const openedIn = (file: Tree): Tree => logOf(file)[0]!;
const TYPES = ['opened', 'sat', 'bot', 'program', 'promised', 'shared', 'begun', 'answered'];
const LATER = ['held', 'undone', 'settled', 'stood-in', 'reclaimed', 'conceded', 'ended', 'x'];

/** Makes the promise in a file match what it says, also if that is nonsense. */
function promiseFileAnew(file: Tree): void {
  const { game, rulesVersion, settings, from } = openedIn(file);
  const rest = { game, rulesVersion, settings } as Pick<
    Agreed,
    'game' | 'rulesVersion' | 'settings'
  >;
  if (from !== undefined) {
    const begun = from as Tree;
    const { castellan, seating, seed } = begun as unknown as Agreed & { castellan: number };
    const agreed = { ...rest, seating, seed };
    begun['commitment'] =
      castellan === 1 ? commitment(String(seed)) : promiseOf(agreed, castellan === 2 ? 2 : 3);
    return;
  }
  const log = logOf(file);
  const promised = log.find(({ type }) => type === 'promised')!;
  const seats = log.slice(0, log.indexOf(promised)).filter(({ type }) => type !== 'opened');
  const seating = seats.map(({ type, name, bot }) => ({
    name: String(name),
    chair: type === 'bot' ? String(bot) : type === 'sat' ? 'person' : 'program',
  }));
  const { table, secret } = promised as { table: string; secret: string };
  promised['promise'] = shufflePromise(table, { ...rest, seating }, secret);
}

const KIND: Kind = {
  promiseAnew: promiseFileAnew,
  changes: {
    'another format': (file, chance) => void (file['castellan'] = one([0, 3, 5, '4'], chance)),
    'another version': (file, chance) =>
      void (openedIn(file)['rulesVersion'] = one([0, 1, 2, 99], chance)),
    'another game': (file, chance) => void (openedIn(file)['game'] = one(GAMES, chance)),
    'very many players': (file, chance) => {
      const opened = openedIn(file);
      opened['settings'] = { ...(opened['settings'] as object), players: one(NUMBERS, chance) };
    },
    'a strange setting': (file, chance) =>
      void ((openedIn(file)['settings'] as Tree)[one(NAMES, chance)] = wrong(chance)),
    'an entry of another kind': (file, chance) =>
      void (one(logOf(file), chance)['type'] = one([...TYPES, ...LATER, ...NAMES], chance)),
    'an entry somewhere else': (file, chance) => {
      const log = logOf(file);
      const [entry] = log.splice(chance.below(log.length), 1);
      log.splice(chance.below(log.length + 1), 0, entry!);
    },
    'an entry left out': (file, chance) =>
      void logOf(file).splice(chance.below(logOf(file).length), 1),
    'an entry many times': (file, chance, { counts }) => {
      const log = logOf(file);
      const at = chance.below(log.length);
      file['log'] = [...log.slice(0, at), ...many(one(counts, chance), log[at]!), ...log.slice(at)];
    },
    'a strange seat': (file, chance) => {
      const seats = logOf(file).filter(entry => 'seat' in entry);
      one(seats, chance)['seat'] = one(NUMBERS, chance);
    },
    'an end of its own': (file, chance) => {
      const why = one(['played', 'limit', 'conceded', 'x'], chance);
      logOf(file).push({ type: 'ended', why, winners: one([[], [0], [7], [-1], 'x'], chance) });
    },
    'a turn that waits': (file, chance) => {
      const { answer } = one(logOf(file), chance);
      logOf(file).push({ type: 'held', seat: 0, answer });
    },
    'rewritten events': (file, chance) => {
      const event = { say: 'turn', seat: 0, [one(NAMES, chance)]: wrong(chance) };
      for (const entry of logOf(file))
        if (entry['type'] === 'answered') entry['events'] = many(one([0, 1, 20], chance), event);
    },
    'as much as may be': file => {
      const answer = { decision: '0.0', picks: [] };
      const events = many(4, { say: 'turn', seat: 0, text: 'x'.repeat(40) });
      logOf(file).push(...many(MOST_ANSWERS, { type: 'answered', answer, events }));
    },
  },
};

/** Spoils a table file, each number in its own way. */
export const spoiledFile = (file: TableFile, n: number): Spoiled => spoiledBy(KIND, file, n);

/** A file whose opening says something else, with a matching promise. It is a text, because it may hold what no file can. */
export function forgedFile(file: TableFile, opened: object, from: object = {}): string {
  const tree = JSON.parse(JSON.stringify(file)) as Tree;
  const [first, ...rest] = logOf(tree);
  const begun = first!['from'] as object | undefined;
  tree['log'] = [
    { ...first, ...(begun === undefined ? {} : { from: { ...begun, ...from } }), ...opened },
    ...rest,
  ];
  promiseFileAnew(tree);
  return JSON.stringify(tree);
}
