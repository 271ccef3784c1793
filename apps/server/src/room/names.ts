import { plainName } from '@castellan/kernel';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';

/** Names for bots. */
const NAMES = [
  'Anna',
  'Ben',
  'Cora',
  'Dirk',
  'Edda',
  'Finn',
  'Gerda',
  'Hugo',
  'Iris',
  'Jost',
  'Klara',
  'Lutz',
];

/** A name as it may stand at a table: nobody else there has it, so that no one can be taken for another. */
export function ownName(room: Room, text: string): string {
  const name = plainName(text);
  if (name === '') throw new Refused('malformed', 'A name needs at least one letter.');
  const taken = new Set(
    room.seats.map(sitter => (sitter.kind === 'open' ? '' : looksLike(sitter.name))),
  );
  for (let n = 1; ; n++) {
    const own = n === 1 ? name : `${name} ${n}`;
    if (!taken.has(looksLike(own))) return own;
  }
}

function looksLike(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** A name for a bot that nobody at this table has. */
export function spareName(room: Room): string {
  const names = room.seats.map(sitter => (sitter.kind === 'open' ? '' : sitter.name));
  return NAMES.find(name => !names.includes(name)) ?? `Bot ${names.length}`;
}
