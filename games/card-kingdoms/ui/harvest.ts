import { handled } from '@castellan/kernel';
import type { Handlers } from '@castellan/kernel';
import type { BoardProps } from '@castellan/table';
import { lately } from '@castellan/table';
import type { events } from '../events.ts';
import type { Amounts } from './amounts.ts';

/** What the last roll has brought, as the log tells it. */
export interface Harvest {
  /** What a seat has more of than before the roll, Thieves and compensations included. */
  gained(seat: number): Amounts;
  /** How many of these Citizens have come since: they slept when the dice fell. */
  newcomers(seat: number, citizen: string): number;
}

/** With these the harvest is over: someone acts. */
const ACTIONS = new Set<string>(['recruited', 'slain', 'built', 'gained-one', 'attack']);

type Change = readonly [seat: number, token: string, n: number];
const changed =
  (sign: 1 | -1) =>
  ({ seat, tokens }: { readonly seat: number; readonly tokens: Amounts }): Change[] =>
    Object.entries(tokens).map(([token, n]) => [seat, token, sign * n]);

/** What an event changes in the purses. */
const CHANGES: Handlers<typeof events, readonly Change[]> = {
  harvested: changed(1),
  gained: changed(1),
  paid: changed(-1),
  compensated: ({ seat, resource }) => [[seat, resource, 1]],
  took: ({ seat, from, token, n }) => [
    [seat, token, n],
    [from, token, -n],
  ],
};

const ARRIVALS: Handlers<typeof events, string> = {
  recruited: ({ seat, citizen }) => `${seat}:${citizen}`,
  'citizen-gained': ({ seat, citizen }) => `${seat}:${citizen}`,
};

/** Nothing, where the log does not reach back to a roll. */
export function lastHarvest(log: BoardProps['log']): Harvest {
  const all = lately(log);
  const roll = all.findLastIndex(({ say }) => say === 'rolled');
  const told = roll < 0 ? [] : all.slice(roll + 1);
  const acting = told.findIndex(({ say }) => ACTIONS.has(say));
  const harvest = acting < 0 ? told : told.slice(0, acting);
  const changes = harvest.flatMap(event => handled(CHANGES, event) ?? []);
  const arrivals = told.map(event => handled(ARRIVALS, event));
  return {
    gained: seat => {
      const sums: Record<string, number> = {};
      for (const [who, token, n] of changes) if (who === seat) sums[token] = (sums[token] ?? 0) + n;
      return sums;
    },
    newcomers: (seat, citizen) => arrivals.filter(one => one === `${seat}:${citizen}`).length,
  };
}
