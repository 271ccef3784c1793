import type { Agreed } from '../promise.ts';
import { promiseOf } from '../promise.ts';
import type { Save } from '../save.ts';

/** A save that someone changed, and whose promise they made anew: as text, for it may hold what no save can. */
export function forged(save: Save, parts: object): string {
  const changed = { ...save, ...parts };
  return JSON.stringify({ ...changed, commitment: promiseOf(changed as Agreed), ...parts });
}
