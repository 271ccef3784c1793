// What Citizens harvest, on average. For bots.
import { worth } from '@castellan/powers';
import type { Prices } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { wokenBy } from './phases/harvest.ts';
import type { State } from './state.ts';

/** How often each result is expected in one roll: a face on one of two dice, or the sum of both. */
const expected: readonly number[] = Array.from({ length: 13 }, (_, result) => {
  const ways = result >= 2 && result <= 12 ? 6 - Math.abs(7 - result) : 0;
  return (result >= 1 && result <= 6 ? 1 / 3 : 0) + ways / 36;
});

/** How often one roll activates each Citizen. */
const OFTEN = CITIZENS.map(({ numbers }) =>
  numbers.reduce((sum, number) => sum + expected[number]!, 0),
);

/** What a Citizen brings in a round: one turn of its owner and one of each other player. */
export function income(kind: number, players: number, prices: Prices): number {
  const card = CITIZENS[kind]!;
  // With five players, each rests in one turn of another [CK 12.3]. Solo, the second harvest replaces the turns of others.
  const others = players === 5 ? 3 : Math.max(1, players - 1);
  return OFTEN[kind]! * (worth(card.onTurn, prices) + others * worth(card.offTurn, prices));
}

/** What these dice bring the active player, less a part of what they bring the others. */
export function harvestWorth(
  { players }: State,
  seat: number,
  first: number,
  second: number,
  prices: Prices,
): number {
  let sum = 0;
  for (let other = 0; other < players.length; other++) {
    const mine = other === seat;
    const { citizens } = players[other]!;
    let woken = 0;
    for (const result of [first, second, first + second]) {
      for (const kind of wokenBy[result]!) {
        if (citizens[kind] === 0) continue;
        const { onTurn, offTurn } = CITIZENS[kind]!;
        woken += citizens[kind]! * worth(mine ? onTurn : offTurn, prices);
      }
    }
    const brought = woken === 0 ? prices.resources['gold']! : woken;
    sum += mine ? brought : (-0.5 * brought) / (players.length - 1);
  }
  return sum;
}
