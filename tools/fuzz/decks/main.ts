// `npm run fuzz:decks [-- --decks N --from N --games N]`: reads spoiled decks of all games. Each must be refused with a place
// and a reason, or be played to the end so many times, within the limits of time and memory.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { shelf } from '@castellan/shelf';
import { sheetsOf } from '@castellan/shelf/decks';
import { forgetPeak, peakMb } from '../measure.ts';
import { spoilt } from './mutate.ts';
import { tryDeck } from './try.ts';

/** Processor time for reading a deck, or for one game; and the memory of the whole process. */
const MOST_MS = 1000;
const MOST_MB = 200;
/** How many decks one process reads: what earlier ones have left behind must not count. */
const PART = 2500;
/** How often what was left behind is swept away: not only when there is much of it. */
const SWEPT_EVERY = 50;
/** The engine sets aside up to 48 MB for what is young, which says nothing about a deck: 24 will do. */
const YOUNG = '--max-semi-space-size=8';
const SHOWN = 20;
const LINE_EVERY_MS = 20_000;

const { values } = parseArgs({
  options: {
    decks: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    games: { type: 'string', default: '20' },
  },
});
const [decks, from, games] = [values.decks, values.from, values.games].map(Number) as [
  number,
  number,
  number,
];

interface Part {
  readonly played: number;
  readonly refused: number;
  readonly mostMs: number;
  readonly mostMb: number;
  readonly bad: readonly string[];
}

async function readSome(): Promise<Part> {
  const sheets = await Promise.all(shelf.map(async ({ id }) => (await sheetsOf(id))!));
  let [played, refused, mostMs, mostMb] = [0, 0, 0, 0];
  const bad: string[] = [];
  for (let n = from; n < from + decks; n++) {
    const own = sheets[n % sheets.length]!;
    const { text, how } = spoilt(own, n);
    if (n % SWEPT_EVERY === 0) globalThis.gc?.();
    forgetPeak();
    const { result, longestMs } = await tryDeck(text, games, n * games);
    const mb = peakMb();
    mostMs = Math.max(mostMs, longestMs);
    mostMb = Math.max(mostMb, mb);
    if (result === 'played') played++;
    else refused++;
    if (result.startsWith('FAULT') || longestMs > MOST_MS || mb > MOST_MB)
      bad.push(
        `${own.game}, --from ${n} (${how}): ${result}, ${longestMs.toFixed(0)} ms, ${mb.toFixed(0)} MB`,
      );
  }
  return { played, refused, mostMs, mostMb, bad };
}

async function readAll(): Promise<void> {
  const all = { played: 0, refused: 0, mostMs: 0, mostMb: 0 };
  let bad = 0;
  const began = performance.now();
  let told = began;
  for (let n = from; n < from + decks; n += PART) {
    const many = Math.min(PART, from + decks - n);
    const args = ['--from', `${n}`, '--decks', `${many}`, '--games', `${games}`];
    const child = fork(fileURLToPath(import.meta.url), args, { execArgv: ['--expose-gc', YOUNG] });
    const [part] = (await once(child, 'message')) as [Part];
    all.played += part.played;
    all.refused += part.refused;
    all.mostMs = Math.max(all.mostMs, part.mostMs);
    all.mostMb = Math.max(all.mostMb, part.mostMb);
    for (const line of part.bad.slice(0, Math.max(0, SHOWN - bad))) console.log(`  BAD ${line}`);
    bad += part.bad.length;
    const now = performance.now();
    if (now - told < LINE_EVERY_MS) continue;
    told = now;
    const done = n + many - from;
    console.log(`${done} of ${decks}, ${(done / ((now - began) / 1000)).toFixed(1)} a second`);
  }
  console.log(
    `${all.played + all.refused} decks: ${all.refused} refused with a place and a reason or faulty, ${all.played} played ${games} times each.`,
  );
  console.log(
    `At most ${all.mostMs.toFixed(0)} ms of the processor for reading one or for a game, ${all.mostMb.toFixed(0)} MB for the process.`,
  );
  console.log(
    bad === 0
      ? `None broke anything, none took over ${MOST_MS} ms or ${MOST_MB} MB.`
      : `${bad} broke something, or took over ${MOST_MS} ms or ${MOST_MB} MB.`,
  );
  process.exitCode = bad === 0 ? 0 : 1;
}

if (process.send === undefined) await readAll();
else process.send?.(await readSome());
