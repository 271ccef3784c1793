import { handled } from '@castellan/kernel';
import type { Handlers, Phrase } from '@castellan/kernel';
import type { events } from '../events.ts';
import type { Amounts } from './amounts.ts';

/** What the last roll has brought, as the log tells it. */
export interface Harvest {
  /** What a seat has more of than before the roll, Thieves and compensations included. */
  gained(seat: number): Amounts;
  /** How many of these Citizens have come since: they slept when the dice fell. */
  newcomers(seat: number, citizen: string): number;
}

type Log = readonly (readonly Phrase[])[];

/** With these the harvest is over: someone acts. */
const ACTIONS: readonly (keyof typeof events | string)[] = [
  'recruited',
  'slain',
  'built',
  'gained-one',
  'attack',
];

type Change = readonly [seat: number, token: string, n: number];

const changed = (seat: number, tokens: Amounts, sign: 1 | -1): Change[] =>
  Object.entries(tokens).map(([token, n]) => [seat, token, sign * n]);

const got = ({ seat, tokens }: { seat: number; tokens: Amounts }): Change[] =>
  changed(seat, tokens, 1);

/** What an event changes in the purses. */
const CHANGES: Handlers<typeof events, readonly Change[]> = {
  harvested: got,
  gained: got,
  paid: ({ seat, tokens }) => changed(seat, tokens, -1),
  compensated: ({ seat, resource }) => [[seat, resource, 1]],
  took: ({ seat, from, token, n }) => [
    [seat, token, n],
    [from, token, -n],
  ],
};

const ARRIVALS: Handlers<typeof events, readonly [seat: number, citizen: string]> = {
  recruited: ({ seat, citizen }) => [seat, citizen],
  'citizen-gained': ({ seat, citizen }) => [seat, citizen],
};

export function lastHarvest(log: Log): Harvest {
  const told = sinceRoll(log);
  const acting = told.findIndex(({ say }) => ACTIONS.includes(say));
  const harvest = acting < 0 ? told : told.slice(0, acting);
  const changes = harvest.flatMap(event => handled(CHANGES, event) ?? []);
  const arrivals = told.map(event => handled(ARRIVALS, event));
  return {
    gained: seat => {
      const sums: Record<string, number> = {};
      for (const [who, token, n] of changes) if (who === seat) sums[token] = (sums[token] ?? 0) + n;
      return sums;
    },
    newcomers: (seat, citizen) =>
      arrivals.filter(arrival => arrival?.[0] === seat && arrival[1] === citizen).length,
  };
}

/** What was told after the last roll; nothing, where the log does not reach back to one. */
function sinceRoll(log: Log): readonly Phrase[] {
  for (let step = log.length - 1; step >= 0; step--) {
    const roll = log[step]!.findLastIndex(({ say }) => say === 'rolled');
    if (roll >= 0) return [...log[step]!.slice(roll + 1), ...log.slice(step + 1).flat()];
  }
  return [];
}
