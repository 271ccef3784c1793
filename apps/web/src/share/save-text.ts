import type { Save, Seated } from '@castellan/kernel';
import type { Sitter } from '@castellan/protocol';

/** A game on its way: the save, and who sat where, as the command line writes it too. */
export interface Parcel {
  readonly save: Save;
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
  return `${JSON.stringify(seated === null ? save : { ...save, seated })}\n`;
}
