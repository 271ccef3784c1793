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

/** A name as it may stand at a table. */
export function nameFrom(text: string): string {
  const name = plainName(text);
  if (name === '') throw new Refused('malformed', 'A name needs at least one letter.');
  return name;
}

/** A name for a bot that nobody at this table has. */
export function spareName(room: Room): string {
  const names = room.seats.map(sitter => (sitter.kind === 'open' ? '' : sitter.name));
  return NAMES.find(name => !names.includes(name)) ?? `Bot ${names.length}`;
}
