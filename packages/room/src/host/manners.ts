import type { ChatLine } from '@castellan/protocol';
import { talkOf } from '@castellan/protocol';
import type { Room } from '../room.ts';
import type { StoredLine } from './table-store.ts';

/** What someone wants to read from others: their words where a table has them, phrases only, or nothing. */
export type Hearing = 'phrases' | 'nothing';

/** How the people at a table want to talk with each other, and may. */
export interface Manners {
  /** Pairs where one has blocked the other: neither hears the other. */
  readonly apart: readonly (readonly [string, string])[];
  /** Those who allow words at this table. */
  readonly words: readonly string[];
  /** What some want to read wherever they are. */
  readonly hearing: readonly (readonly [guest: string, what: Hearing])[];
  /** Those who may not write, and until when. */
  readonly silenced: readonly (readonly [guest: string, until: number])[];
}

/** Nobody has said anything about it. */
export const NO_MANNERS: Manners = { apart: [], words: [], hearing: [], silenced: [] };

export const areApart = ({ apart }: Manners, one: string, other: string): boolean =>
  apart.some(pair => pair.includes(one) && pair.includes(other));

const hearingOf = ({ hearing }: Manners, guest: string): Hearing | null =>
  hearing.find(([who]) => who === guest)?.[1] ?? null;

/** Whether someone reads and writes words at a table; a program, and those who look on, have no id or no seat. */
export function allowsWords({ spec }: Room, manners: Manners, guest: string): boolean {
  const rule = talkOf(spec);
  const hearing = hearingOf(manners, guest);
  if (rule === 'off' || hearing === 'nothing') return false;
  return manners.words.includes(guest) || (rule === 'words' && hearing === null);
}

/** Those of these lines that someone is shown: words only if both sides allow them. */
export function heard(
  room: Room,
  manners: Manners,
  guest: string,
  lines: readonly StoredLine[],
): readonly StoredLine[] {
  const isDeaf = hearingOf(manners, guest) === 'nothing';
  const readsWords = allowsWords(room, manners, guest);
  return lines.filter(({ guest: speaker, text }) => {
    if (speaker === guest) return true;
    if (isDeaf || areApart(manners, guest, speaker)) return false;
    return text === null || (readsWords && allowsWords(room, manners, speaker));
  });
}

export function chatLine({ n, at, guest, name, text, face }: StoredLine): ChatLine {
  return {
    n,
    at,
    guest,
    name,
    ...(text === null ? {} : { text }),
    ...(face === null ? {} : { face: face as NonNullable<ChatLine['face']> }),
  };
}
