/**
 * What has changed from one plain value to the next, as plain data:
 *
 * - a text, a number, true, false: it is now this;
 * - `[value]`: it is now this list, these fields, or null;
 * - `null`: it is gone;
 * - `{ name: delta, … }`: these fields of it have changed. For a list the names are places, and `#` is its new length.
 *
 * A table sends each viewer the whole scene once, and then only what each move changes in it.
 */
export type Delta =
  | string
  | number
  | boolean
  | null
  | readonly [unknown]
  | { readonly [name: string]: Delta };

type Fields = Readonly<Record<string, unknown>>;

const LENGTH = '#';

/** The way from one value to another; undefined if they are the same. */
export function deltaOf(before: unknown, after: unknown): Delta | undefined {
  if (Object.is(before, after)) return undefined;
  if (isList(before) && isList(after)) return shorter(listDelta(before, after), after);
  if (isFields(before) && isFields(after)) return shorter(fieldsDelta(before, after), after);
  return whole(after);
}

function whole(value: unknown): Delta {
  return typeof value === 'object' || value === undefined ? [value] : (value as Delta);
}

/** The value after the change. What has not changed is shared with the value before. */
export function patched(before: unknown, delta: Delta): unknown {
  if (delta === null) return undefined;
  if (typeof delta !== 'object') return delta;
  if (isList(delta)) return delta[0];
  if (isList(before)) {
    const length = delta[LENGTH];
    const list: unknown[] = before.slice(0, typeof length === 'number' ? length : before.length);
    for (const [place, change] of Object.entries(delta)) {
      if (place !== LENGTH) list[Number(place)] = patched(before[Number(place)], change);
    }
    return list;
  }
  const fields: Record<string, unknown> = { ...(before as Fields) };
  for (const [name, change] of Object.entries(delta)) {
    if (change === null) delete fields[name];
    // `__proto__` is a name like any other in JSON; an assignment would change the prototype.
    else define(fields, name, patched(fields[name], change));
  }
  return fields;
}

function listDelta(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  let changes: Record<string, Delta> | undefined;
  if (before.length !== after.length) changes = { [LENGTH]: after.length };
  for (let i = 0; i < after.length; i++) {
    const change = i < before.length ? deltaOf(before[i], after[i]) : whole(after[i]);
    if (change !== undefined) (changes ??= {})[i] = change;
  }
  return changes;
}

function fieldsDelta(before: Fields, after: Fields): Delta | undefined {
  let changes: Record<string, Delta> | undefined;
  for (const name of Object.keys(after)) {
    const change = Object.hasOwn(before, name)
      ? deltaOf(before[name], after[name])
      : whole(after[name]);
    if (change !== undefined) define((changes ??= {}), name, change);
  }
  for (const name of Object.keys(before))
    if (!Object.hasOwn(after, name)) define((changes ??= {}), name, null);
  return changes;
}

/** Where so much has changed that the changes are longer than the value, the value itself is sent. */
function shorter(delta: Delta | undefined, after: readonly unknown[] | Fields): Delta | undefined {
  if (delta === undefined) return undefined;
  const many = isList(after) ? after.length : Object.keys(after).length;
  if (Object.keys(delta as object).length * 2 <= many) return delta;
  const length = lengthOf(delta, Infinity);
  return length <= lengthOf(after, length) + 2 ? delta : [after];
}
/** About how long a value is as JSON. Counts no further than a bit beyond `enough`: a scene is long, a change is short. */
function lengthOf(value: unknown, enough: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 4;
  let length = 2;
  if (isList(value)) {
    for (let i = 0; i < value.length && length <= enough; i++)
      length += lengthOf(value[i], enough - length) + 1;
    return length;
  }
  for (const name in value) {
    if (length > enough) break;
    length += name.length + 4 + lengthOf((value as Fields)[name], enough - length);
  }
  return length;
}

function define(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(fields, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else fields[name] = value;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
