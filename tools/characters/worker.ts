import { parentPort } from 'node:worker_threads';
import { chairNamed, chanceFor, playBout, winsOf } from '@castellan/bots';
import type { Event, Game } from '@castellan/kernel';
import { seedFrom } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { FAIR } from '../matches/pairing.ts';

/** One game of a style against its own level without any. */
export interface StyleJob {
  readonly game: string;
  readonly level: string;
  /** Whom it plays against: its own level without a style, if nothing else is said. */
  readonly against: string;
  readonly style: string;
  /** By what its taste is multiplied. */
  readonly pull: number;
  readonly players: number;
  /** Which seed, and in which seat the one with the style sits. */
  readonly n: number;
  readonly seat: number;
}

/** How much of each kind somebody had in the end, and how many points of each kind. */
export type Print = Readonly<Record<string, number>>;

export interface Styled {
  readonly won: number;
  /** Of the one with the style, and of the first of the others. */
  readonly own: Print;
  readonly other: Print;
}

parentPort?.on('message', (job: StyleJob) => {
  void play(job).then(result => parentPort?.postMessage(result));
});

async function play(job: StyleJob): Promise<Styled> {
  const { game: id, level, against, style, pull, players, n, seat } = job;
  const game = (await shelf.find(one => one.id === id)!.rules()) as Game;
  const seed = seedFrom(`style ${n}`);
  const state = game.setup({ ...FAIR[id], players }, seed);
  const known = game.styles!.find(({ name }) => name === style)!;
  const own = { ...known, whim: pull * known.whim, leaning: pull * known.leaning };
  const chairs = Array.from({ length: players }, (_, at) =>
    at === seat
      ? chairNamed(level)(game, chanceFor(seed, at), null, own)
      : chairNamed(against)(game, chanceFor(seed, at)),
  );
  const events: Event[] = [];
  playBout(game.draft(state, events), chairs);
  const outcome = game.outcome(state)!;
  const takes = game.takes?.(state, events) ?? [];
  const printOf = (whose: number): Print => {
    const print: Record<string, number> = {};
    const add = (kind: string, more: number): void =>
      void (print[kind] = (print[kind] ?? 0) + more);
    for (const take of takes)
      if (take.seat === whose) [take.kind, `${take.kind} ${take.id}`].forEach(kind => add(kind, 1));
    for (const { seat: of, parts } of outcome.scores)
      if (of === whose) for (const { say, points } of parts) add(`${say} (points)`, points);
    return print;
  };
  const won = winsOf(outcome, players)[seat]!;
  return { won, own: printOf(seat), other: printOf((seat + 1) % players) };
}
