import type { Json } from './json.ts';

/** What was wrong: the form of an answer, its decision, its content, its time; options; a state; a save; an undo. */
export type RefusalCode =
  | 'malformed'
  | 'stale'
  | 'illegal'
  | 'over'
  | 'options'
  | 'state'
  | 'save'
  | 'undo';

/** Why something was not taken. Nothing has changed when this is thrown. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, Json>>;

  constructor(code: RefusalCode, message: string, details: Readonly<Record<string, Json>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** A value in a message: short, and never more than a line. */
export function quote(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? typeof value;
  } catch {
    text = typeof value;
  }
  return text.length > 200 ? `${text.slice(0, 197)}…` : text;
}
