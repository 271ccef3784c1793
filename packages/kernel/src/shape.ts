import type { Frame } from './agenda.ts';
import type { Json } from './json.ts';
import { LARGEST_NUMBER } from './limits.ts';
import { NOBODY } from './seat.ts';

/**
 * Describes the form of plain data, and reports where a value differs. For data from outside: a loaded state, a view
 * from the network.
 */
export interface Shape<T = unknown> {
  (value: unknown, path: string, problems: string[]): void;
  /** The type of a value that passes; does not exist at run time. */
  readonly passes?: T;
}

/** Nobody reads more problems than this, so checking stops here. */
export const MOST_PROBLEMS = 100;

const isFull = (problems: readonly string[]): boolean => problems.length >= MOST_PROBLEMS;

/** Longer than any list in a state. */
const MOST_ENTRIES = 10_000;

/** A name from outside, cut to a length that can be shown. */
const short = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name);

/** Without a `max`, far more than any game counts to, and far from where numbers are no longer exact. */
export function whole(min: number, max = LARGEST_NUMBER): Shape<number> {
  return (value, path, problems) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max) {
      problems.push(
        `${path} must be a whole number from ${min}${max === LARGEST_NUMBER ? ' up' : ` to ${max}`}`,
      );
    }
  };
}

/** A value that passes its own test; `what` says what it must be. */
export function shapeOf<T>(passes: (value: unknown) => boolean, what: string): Shape<T> {
  return (value, path, problems) => {
    if (!passes(value)) problems.push(`${path} must be ${what}`);
  };
}

export function flag(): Shape<boolean> {
  return (value, path, problems) => {
    if (typeof value !== 'boolean') problems.push(`${path} must be true or false`);
  };
}

export function text(pattern?: RegExp): Shape<string> {
  return (value, path, problems) => {
    if (typeof value !== 'string' || (pattern && !pattern.test(value))) {
      problems.push(`${path} must be a text${pattern ? ` like ${String(pattern)}` : ''}`);
    }
  };
}

export function oneOf<const T extends readonly (string | number | boolean | null)[]>(
  ...values: T
): Shape<T[number]> {
  return (value, path, problems) => {
    if (!values.includes(value as T[number]))
      problems.push(`${path} must be one of ${values.map(String).join(', ')}`);
  };
}

export function listOf<T>(item: Shape<T>, min = 0, max = MOST_ENTRIES): Shape<readonly T[]> {
  return (value, path, problems) => {
    if (!Array.isArray(value)) {
      problems.push(`${path} must be a list`);
      return;
    }
    if (value.length < min || value.length > max)
      problems.push(
        `${path} must have ${min === max ? min : `${min} to ${max}`} entries, not ${value.length}`,
      );
    if (value.length > max) return;
    for (let i = 0; i < value.length && !isFull(problems); i++)
      item(value[i], `${path}[${i}]`, problems);
  };
}

export function record(fields: Readonly<Record<string, Shape>>): Shape {
  return (value, path, problems) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      problems.push(`${path} must be an object`);
      return;
    }
    const given = value as Readonly<Record<string, unknown>>;
    for (const name of Object.keys(given)) {
      if (isFull(problems)) return;
      if (!Object.hasOwn(fields, name))
        problems.push(`${path}.${short(name)} does not belong here`);
    }
    for (const [name, shape] of Object.entries(fields)) {
      if (isFull(problems)) return;
      shape(given[name], `${path}.${name}`, problems);
    }
  };
}

export function nullOr<T>(shape: Shape<T>): Shape<T | null> {
  return (value, path, problems) => {
    if (value !== null) shape(value, path, problems);
  };
}

/** Deeper than anything that a rule stores, and far from overflowing the stack. */
const DEEP = 100;

/** Plain JSON of any form. */
export function json(): Shape<Json> {
  return (value, path, problems) => checkJson(value, path, problems, 0);
}

function checkJson(value: unknown, path: string, problems: string[], depth: number): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) problems.push(`${path} must be a number`);
  } else if (typeof value !== 'object') {
    problems.push(`${path} must be plain data`);
  } else if (depth === DEEP) {
    problems.push(`${path} is nested too deep`);
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length && !isFull(problems); i++)
      checkJson(value[i], `${path}[${i}]`, problems, depth + 1);
  } else {
    const given = value as Readonly<Record<string, unknown>>;
    for (const name of Object.keys(given)) {
      if (isFull(problems)) return;
      checkJson(given[name], `${path}.${short(name)}`, problems, depth + 1);
    }
  }
}

/** The kernel's part of a state, for this many seats and these steps. */
export function coreShape(seats: number, steps: Readonly<Record<string, StepShape>>): Shape {
  const told = new Map(
    Object.entries(steps).map(([name, { args }]) => [
      name,
      args === undefined ? oneOf(null) : record(args),
    ]),
  );
  const fields = record({
    step: (value, path, problems) => {
      if (typeof value !== 'string' || !told.has(value))
        problems.push(`${path} must name a step of this game`);
    },
    seat: whole(NOBODY, seats - 1),
    args: json(),
  });
  const frame: Shape = (value, path, problems) => {
    const before = problems.length;
    fields(value, path, problems);
    if (problems.length > before) return;
    const { step, seat, args } = value as Frame;
    if (seat === NOBODY && steps[step]!.kind !== 'auto')
      problems.push(`${path}.seat must be a seat: ${step} asks`);
    told.get(step)!(args, `${path}.args`, problems);
  };
  return record({
    rng: record({ seed: text(/^[0-9a-f]{64}$/), drawn: whole(0) }),
    agenda: listOf(listOf(frame, 0, 1000), seats + 1, seats + 1),
    answered: listOf(whole(0), seats, seats),
    learned: whole(0),
  });
}

/** What the check of a frame needs to know about its step. */
interface StepShape {
  readonly kind: string;
  readonly args?: Readonly<Record<string, Shape>>;
}
