import type { Save, Seated } from '@castellan/kernel';
import type { Sitter } from '@castellan/protocol';

/** A game on its way, as the command line writes it too. */
export interface Parcel {
  readonly save: Save;
  /** Who sits where now: written only where others sit there than at the beginning. */
  readonly seated: readonly Seated[] | null;
}

const PERSON = 'person';

export function seatedFrom(sitters: readonly Sitter[], names: readonly string[]): Seated[] {
  return sitters.map((sitter, seat) => ({
    name: names[seat] ?? '',
    chair: sitter === 'person' ? PERSON : sitter.bot,
  }));
}

export function sittersFrom(seated: readonly Seated[]): Sitter[] {
  return seated.map(({ chair }) => (chair === PERSON ? 'person' : { bot: chair }));
}

export function writeParcel({ save, seated }: Parcel): string {
  const asBegun = seated === null || JSON.stringify(seated) === JSON.stringify(save.seating);
  return `${JSON.stringify(asBegun ? save : { ...save, seated })}\n`;
}
