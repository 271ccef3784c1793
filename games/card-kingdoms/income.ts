import { worth } from '@castellan/powers';
import type { Prices } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import type { CardKingdomsView } from './view.ts';

/** How often each result is expected in one roll: a face twice in six, a sum as two dice give it. */
const expected: readonly number[] = Array.from({ length: 13 }, (_, result) => {
  const ways = result >= 2 && result <= 12 ? 6 - Math.abs(7 - result) : 0;
  return (result >= 1 && result <= 6 ? 1 / 3 : 0) + ways / 36;
});

/** What a Citizen brings in a round: one turn of its owner's and one of everybody else's. */
export function income(kind: number, players: number, prices: Prices): number {
  const card = CITIZENS[kind]!;
  const often = card.numbers.reduce((sum, number) => sum + expected[number]!, 0);
  // Of five, each rests in one of the turns of others [CK 12.3]; alone, the second harvest stands for those.
  const others = players === 5 ? 3 : Math.max(1, players - 1);
  return often * (worth(card.onTurn, prices) + others * worth(card.offTurn, prices));
}

/** What these dice bring the active player, less some of what they bring the others. */
export function harvestWorth(
  view: CardKingdomsView,
  seat: number,
  dice: readonly number[],
  prices: Prices,
): number {
  const results = [dice[0]!, dice[1]!, dice[0]! + dice[1]!];
  let sum = 0;
  view.players.forEach((player, other) => {
    const mine = other === seat;
    let woken = 0;
    for (const result of results) {
      CITIZENS.forEach((card, kind) => {
        if (!card.numbers.includes(result)) return;
        woken += player.citizens[kind]! * worth(mine ? card.onTurn : card.offTurn, prices);
      });
    }
    const brought = woken === 0 ? prices.resources['gold']! : woken;
    sum += mine ? brought : (-0.5 * brought) / (view.players.length - 1);
  });
  return sum;
}
