import { MAGIC, type Resource } from './cards.ts';
import { move, type Move } from './move.ts';
import type { Kingdom } from './table.ts';

/** Every way to pay `cost` in a resource: magic may stand in for it, but one real token at least is paid. */
export function listPayments(
  kingdom: Kingdom,
  kind: number,
  target: number,
  resource: Resource,
  cost: number,
  magicKept: number,
  moves: Move[],
): void {
  const { tokens } = kingdom;
  const most = Math.min(tokens[MAGIC] - magicKept, cost - 1);
  for (let magic = Math.max(0, cost - tokens[resource]); magic <= most; magic++) {
    moves.push(move(kind, target, magic));
  }
}

export function pay(kingdom: Kingdom, resource: Resource, cost: number, magic: number): void {
  const { tokens } = kingdom;
  tokens[resource] -= cost - magic;
  tokens[MAGIC] -= magic;
}
