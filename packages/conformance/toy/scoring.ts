// The end [MD 5].
import { ranking } from '@castellan/kernel';
import type { Event, Outcome, Take } from '@castellan/kernel';
import { WARES } from './cards/wares.ts';
import type { Player, State } from './state.ts';
import { wareWorth } from './state.ts';

const wares = ({ pile }: Pick<Player, 'pile'>): number =>
  pile.reduce((sum, card) => sum + wareWorth(card), 0);

/** What a player would score now. */
const points = (player: Pick<Player, 'pile' | 'gems'>): number => wares(player) + player.gems;

export const standing = ({ players }: State): number[] => players.map(points);

export function outcome({ isOver, round, players }: State): Outcome | null {
  if (!isOver) return null;
  const totals = players.map(points);
  const gold = players.map(player => player.gold);
  return {
    ending: { say: 'ending', rounds: round },
    ...ranking(totals, [{ say: 'tie-gold', counts: gold, first: 'most' }]),
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

/** What each seat got: the wares in its pile, and how often it passed. */
export function takes(state: State, events: readonly Event[]): Take[] {
  return [
    ...state.players.flatMap(({ pile }, seat) =>
      pile.map(card => ({ seat, kind: WARES[card]!.stall, id: WARES[card]!.id })),
    ),
    ...events
      .filter(({ say }) => say === 'passed')
      .map(event => ({ seat: Number(event['seat']), kind: 'choice', id: 'pass' })),
  ];
}
