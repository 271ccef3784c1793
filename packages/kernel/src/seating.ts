import { MOST_SEATS } from './limits.ts';
import { keptName } from './plain-text.ts';

/** Who sits at a place. */
export interface Seated {
  readonly name: string;
  /** A bot's name, or `person`. */
  readonly chair: string;
}

const CHAIR = /^[a-z][a-z0-9-]{0,39}$/;

/** Reads who sits where from any value, and makes the names safe to show; null if the form is wrong. */
export function readSeated(value: unknown): Seated[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_SEATS) return null;
  const seated = [...(value as unknown[])].map(readOne);
  return seated.every(one => one !== null) ? seated : null;
}

function readOne(value: unknown): Seated | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, chair } = value as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof chair !== 'string' || !CHAIR.test(chair)) return null;
  return { name: keptName(name), chair };
}
