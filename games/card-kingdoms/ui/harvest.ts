import type { Json, Phrase } from '@castellan/kernel';
import type { TokenName } from '../cards/language.ts';

/** What the last roll has brought, as the log tells it. */
export interface Harvest {
  /** What a seat has more of than before the roll, Thieves and compensations included. */
  gained(seat: number, token: TokenName): number;
  /** How many of these Citizens have come since: they slept when the dice fell. */
  newcomers(seat: number, citizen: string): number;
}

type Log = readonly (readonly Phrase[])[];

/** With these the harvest is over: someone acts. */
const ACTIONS: readonly string[] = ['recruited', 'slain', 'built', 'gained-one', 'attack'];
const ARRIVALS: readonly string[] = ['recruited', 'citizen-gained'];

export function lastHarvest(log: Log): Harvest {
  const events = sinceRoll(log);
  const acting = events.findIndex(({ say }) => ACTIONS.includes(say));
  const harvest = acting < 0 ? events : events.slice(0, acting);
  const arrivals = events.filter(({ say }) => ARRIVALS.includes(say));
  return {
    gained: (seat, token) => harvest.reduce((sum, event) => sum + change(event, seat, token), 0),
    newcomers: (seat, citizen) =>
      arrivals.filter(event => event['seat'] === seat && event['citizen'] === citizen).length,
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

/** What an event changes in a seat's purse. */
function change(event: Phrase, seat: number, token: TokenName): number {
  const mine = event['seat'] === seat;
  switch (event.say) {
    case 'harvested':
    case 'gained':
      return mine ? amount(event['tokens'], token) : 0;
    case 'paid':
      return mine ? -amount(event['tokens'], token) : 0;
    case 'compensated':
      return mine && event['resource'] === token ? 1 : 0;
    case 'took':
      if (event['token'] !== token) return 0;
      return (mine ? Number(event['n']) : 0) - (event['from'] === seat ? Number(event['n']) : 0);
    default:
      return 0;
  }
}

function amount(tokens: Json | undefined, token: TokenName): number {
  return (tokens as Readonly<Record<string, number>>)[token] ?? 0;
}
