import { chairs } from '@castellan/bots';
import { readJson, readSave, readSeated, Refusal } from '@castellan/kernel';
import type { Parcel } from './parcel.ts';
import { BadParcel } from './parcel.ts';

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
