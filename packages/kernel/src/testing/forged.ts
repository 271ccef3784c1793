import { promiseOf } from '../promise.ts';
import { commitment } from '../rng.ts';
import type { Save } from '../save.ts';
import { settingsOf } from '../save.ts';

/** The promise that a save of formats 2 and 3 must have. */
export function promiseIn(save: Save): string {
  const agreed = { ...save, settings: settingsOf(save) };
  return promiseOf(agreed, save.castellan === 2 ? 2 : 3);
}

/** The same game in an older format: format 1, whose promise covers the seed alone, or format 2. */
export function inFormat(castellan: 1 | 2, save: Save): Save {
  const { game, rulesVersion, seed, answers, events } = save;
  const seating = castellan === 1 ? null : save.seating;
  const options = settingsOf(save);
  const agreed = { castellan, game, rulesVersion, options, seating, seed };
  const old = { ...agreed, commitment: commitment(seed), answers, events };
  return castellan === 1 ? old : { ...old, commitment: promiseIn(old) };
}

/** A changed save with a matching new promise. It is a text, because it may hold what no save can. */
export function forged(save: Save, parts: object): string {
  const changed = { ...save, ...parts } as Save;
  return JSON.stringify({ ...changed, commitment: promiseIn(changed), ...parts });
}
