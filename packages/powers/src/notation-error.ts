import type { Json } from '@castellan/kernel';

/** What is wrong where reading stops. */
export type NotationFault =
  /** A mark of this sort must stand here, one of these `marks`. */
  | 'modifiers'
  | 'timings'
  | 'counts'
  | 'resources'
  | 'places'
  | 'supplies'
  /** No effect begins like this. */
  | 'start'
  | 'number'
  /** What must stand here. */
  | 'arrow'
  | 'blank'
  | 'bracket'
  | 'colon'
  /** Joined in two ways without brackets. */
  | 'brackets'
  /** What stands before an arrow is no price. */
  | 'price'
  | 'one-resource'
  | 'twice'
  | 'end'
  /** More than the language allows. */
  | 'parts'
  | 'levels';

/** The values that belong to what is wrong. */
export type NotationValues = Readonly<Record<string, Json>>;

/** The error for a line of notation that can't be read: where, and what was expected there. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  /** Counted from 0. */
  readonly at: number;
  readonly fault: NotationFault;
  readonly values: NotationValues;
  /** The line, with a mark where reading stopped. */
  readonly shown: string;

  constructor(line: string, at: number, fault: NotationFault, values: NotationValues = {}) {
    const shown = `${line.slice(0, at)}▸${line.slice(at)}`;
    const known = Object.values(values).map(String).join(' to ');
    super(`${fault}${known === '' ? '' : ` (${known})`} at character ${at + 1}: ${shown}`);
    this.at = at;
    this.fault = fault;
    this.values = values;
    this.shown = shown;
  }
}
