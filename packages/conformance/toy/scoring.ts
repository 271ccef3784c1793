// The end [MD 5].
import type { Outcome } from '@castellan/kernel';
import type { Player, State } from './state.ts';
import { worthOf } from './state.ts';

const wares = ({ pile }: Pick<Player, 'pile'>): number =>
  pile.reduce((sum, card) => sum + worthOf(card), 0);

/** What a player would score now. */
export const points = (player: Pick<Player, 'pile' | 'gems'>): number =>
  wares(player) + player.gems;

export function outcome({ core, round, players }: State): Outcome | null {
  if (core.agenda.some(stack => stack.length > 0)) return null;
  const totals = players.map(points);
  const beats = (a: number, b: number): boolean =>
    totals[a]! > totals[b]! || (totals[a] === totals[b] && players[a]!.gold > players[b]!.gold);
  const ranks = players.map((_, seat) => 1 + players.filter((__, one) => beats(one, seat)).length);
  return {
    ending: { say: 'ending', rounds: round },
    winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
    ranks,
    scores: players.map((player, seat) => ({
      seat,
      total: totals[seat]!,
      parts: [
        { say: 'score-wares', points: wares(player) },
        { say: 'score-gems', points: player.gems },
      ],
    })),
  };
}
