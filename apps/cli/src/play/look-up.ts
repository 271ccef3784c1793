import { blocks } from '../commands/ledger.ts';
import type { Manner } from './asking.ts';

const MOST = 8;

/** Cards by a part of their name, as the ledger has them. */
export function lookUp({ game, pen, width }: Manner, name: string): string[] {
  if (name === '') return ['Which card? Type "card" and a part of its name.'];
  const found = game.ledger().filter(row => row.name.toLowerCase().includes(name.toLowerCase()));
  if (found.length === 0) return [`No card has "${name}" in its name.`];
  const more = found.length - MOST;
  return [
    ...blocks(found.slice(0, MOST), pen, width),
    ...(more > 0 ? [`… and ${more} more.`] : []),
  ];
}
