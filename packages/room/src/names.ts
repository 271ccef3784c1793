import { plainName } from '@castellan/kernel';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';

/** Names for bots. */
const NAMES = 'Anna Ben Cora Dirk Edda Finn Gerda Hugo Iris Jost Klara Lutz'.split(' ');

/** A name as it may stand at a table: nobody else there has it, so that no one can be taken for another. */
export function ownName(room: Room, text: string): string {
  const name = plainName(text);
  if (name === '') throw new Refused('malformed', 'A name needs at least one letter.');
  const taken = takenNames(room);
  for (let n = 1; ; n++) {
    const own = n === 1 ? name : `${name} ${n}`;
    if (!taken.has(looksLike(own))) return own;
  }
}

function takenNames(room: Room): ReadonlySet<string> {
  return new Set(room.seats.map(sitter => (sitter.kind === 'open' ? '' : looksLike(sitter.name))));
}

/** The same for names that can't be told apart by looking: what can't be seen does not count. */
function looksLike(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800\s]/gu, '')
    .toLowerCase();
}

/** A name for a bot that nobody at this table has. */
export function spareName(room: Room): string {
  const taken = takenNames(room);
  return NAMES.find(name => !taken.has(looksLike(name))) ?? ownName(room, 'Bot');
}
