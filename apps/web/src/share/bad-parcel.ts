import { plainText } from '@castellan/kernel';

type Reason =
  | 'not-json'
  | 'not-a-save'
  | 'newer-format'
  | 'newer-rules'
  | 'unknown-game'
  | 'impossible'
  | 'broken-link'
  | 'too-big'
  | 'replay';

/** How much of the kernel's message is shown, because it may quote the input. */
const LONGEST_DETAIL = 500;

/** Why something from outside can't be accepted: which message to show, and the kernel's own message. */
export class BadParcel extends Error {
  readonly reason: Reason;
  readonly detail: string;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(reason: Reason, detail = '', values: BadParcel['values'] = {}) {
    super(`${reason}: ${detail}`);
    this.name = 'BadParcel';
    this.reason = reason;
    this.detail = plainText(detail, LONGEST_DETAIL);
    this.values = values;
  }
}
