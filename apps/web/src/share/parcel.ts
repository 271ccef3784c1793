import { chairs } from '@castellan/bots';
import type { Save, Seated } from '@castellan/kernel';
import { plainText, readJson, readSave, readSeated, Refusal } from '@castellan/kernel';

/** A game to send, in the same form as the command line writes it. */
export interface Parcel {
  readonly save: Save;
  /** Who sits where now: only written if it differs from the beginning. */
  readonly seated: readonly Seated[] | null;
}

export function writeParcel({ save, seated }: Parcel): string {
  const asBegun = seated === null || JSON.stringify(seated) === JSON.stringify(save.seating);
  return `${JSON.stringify(asBegun ? save : { ...save, seated })}\n`;
}

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

/** Reads a saved game from an untrusted text. Changes nothing. */
export function readParcel(text: string, knownGames: readonly string[]): Parcel {
  let value: unknown;
  try {
    value = readJson(text);
  } catch (error) {
    const { message } = error as Error;
    throw new BadParcel(error instanceof Refusal ? 'too-big' : 'not-json', message);
  }
  const mark = (value as { castellan?: unknown } | null)?.castellan;
  if (typeof mark === 'number' && mark > 3)
    throw new BadParcel('newer-format', `castellan ${mark}`);
  let parcel: Parcel;
  try {
    const save = readSave(value);
    const now = readSeated((value as Readonly<Record<string, unknown>>)['seated']);
    const seated = now ?? save.seating;
    const isKnown = seated?.every(
      ({ chair }) => chair === 'person' || Object.hasOwn(chairs, chair),
    );
    parcel = { save, seated: isKnown === true ? seated : null };
  } catch (error) {
    throw new BadParcel('not-a-save', (error as Error).message);
  }
  if (!knownGames.includes(parcel.save.game)) throw new BadParcel('unknown-game', parcel.save.game);
  return parcel;
}
