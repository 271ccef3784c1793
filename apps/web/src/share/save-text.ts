import type { Save } from '@castellan/kernel';
import type { Sitter } from '@castellan/protocol';

/** A game on its way: the save, and who sat where, as the command line writes it too. */
export interface Parcel {
  readonly save: Save;
  readonly seated: readonly Seated[] | null;
}

export interface Seated {
  readonly name: string;
  /** A chair's name, or `person`. */
  readonly chair: string;
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

export function readSeated(value: unknown): Seated[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const isSeated = (one: unknown): one is Seated =>
    typeof (one as Seated | null)?.name === 'string' && typeof (one as Seated).chair === 'string';
  return value.every(isSeated)
    ? value.map(({ name, chair }) => ({ name: name.slice(0, 40), chair }))
    : null;
}
