/**
 * What has changed from one plain value to the next, as plain data:
 *
 * - `0`: it is gone;
 * - `[value]`: it is now this;
 * - `{ name: delta, … }`: these fields of it have changed. For a list the names are places, and `#` is its new length.
 *
 * A table sends each viewer the whole scene once, and then only what each move changes in it.
 */
export type Delta = 0 | readonly [unknown] | { readonly [name: string]: Delta | number };

type Fields = Readonly<Record<string, unknown>>;

const LENGTH = '#';

/** The way from one value to another; null if they are the same. */
export function deltaOf(before: unknown, after: unknown): Delta | null {
  if (Object.is(before, after)) return null;
  if (isList(before) && isList(after)) return shorter(listDelta(before, after), after);
  if (isFields(before) && isFields(after)) return shorter(fieldsDelta(before, after), after);
  return [after];
}

/** The value after the change. What has not changed is shared with the value before. */
export function patched(before: unknown, delta: Delta): unknown {
  if (delta === 0) return undefined;
  if (Array.isArray(delta)) return delta[0];
  const changes = delta as Fields;
  if (isList(before)) {
    const length = changes[LENGTH];
    const list: unknown[] = before.slice(0, typeof length === 'number' ? length : before.length);
    for (const [place, change] of Object.entries(changes)) {
      if (place !== LENGTH) list[Number(place)] = patched(before[Number(place)], change as Delta);
    }
    return list;
  }
  const fields: Record<string, unknown> = { ...(before as Fields) };
  for (const [name, change] of Object.entries(changes)) {
    if (change === 0) delete fields[name];
    // `__proto__` is a name like any other in JSON; an assignment would change the prototype.
    else define(fields, name, patched(fields[name], change as Delta));
  }
  return fields;
}

function listDelta(before: readonly unknown[], after: readonly unknown[]): Delta | null {
  const changes: Record<string, Delta | number> = {};
  let isSame = true;
  if (before.length !== after.length) {
    changes[LENGTH] = after.length;
    isSame = false;
  }
  for (let i = 0; i < after.length; i++) {
    const change = i < before.length ? deltaOf(before[i], after[i]) : ([after[i]] as const);
    if (change === null) continue;
    changes[i] = change;
    isSame = false;
  }
  return isSame ? null : changes;
}

function fieldsDelta(before: Fields, after: Fields): Delta | null {
  const changes: Record<string, Delta> = {};
  let isSame = true;
  for (const name of Object.keys(after)) {
    const change = Object.hasOwn(before, name)
      ? deltaOf(before[name], after[name])
      : ([after[name]] as const);
    if (change === null) continue;
    define(changes, name, change);
    isSame = false;
  }
  for (const name of Object.keys(before)) {
    if (Object.hasOwn(after, name)) continue;
    define(changes, name, 0);
    isSame = false;
  }
  return isSame ? null : changes;
}

/** Where so much has changed that the changes are longer than the value, the value itself is sent. */
function shorter(delta: Delta | null, after: readonly unknown[] | Fields): Delta | null {
  if (delta === null) return null;
  const many = isList(after) ? after.length : Object.keys(after).length;
  if (Object.keys(delta).length * 2 <= many) return delta;
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
