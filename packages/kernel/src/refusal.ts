import type { Json, Phrase } from './json.ts';

/**
 * What was wrong: the form of an answer, its decision, its content, its timing; settings; a state; a save; an undo.
 */
export type RefusalCode =
  | 'malformed'
  | 'stale'
  | 'illegal'
  | 'over'
  | 'settings'
  | 'state'
  | 'save'
  | 'undo';

/** Why something was not accepted. When this is thrown, nothing has changed. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, Json>>;
  /** Why an option is not allowed now, as a phrase for other languages; null if there is no such reason. */
  readonly reason: Phrase | null;

  constructor(
    code: RefusalCode,
    message: string,
    details: Readonly<Record<string, Json>> = {},
    reason: Phrase | null = null,
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
    this.reason = reason;
  }
}

/** A value for a message: short, and on one line. */
export function quote(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? typeof value;
  } catch {
    text = typeof value;
  }
  return text.length > 200 ? `${text.slice(0, 197)}…` : text;
}
