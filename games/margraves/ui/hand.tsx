import type { BoardPart } from '@castellan/table';
import { HandCard, HandZone, usePlan } from '@castellan/table';
import { WEALTH } from '../cards/wealth.ts';
import type { Scene } from './scene.ts';
import { citizenId } from './scene.ts';
import { HAND, PEEK } from './stage.ts';

/** One's hand: the wealth tiles to choose from at first, then the Citizens. */
export function OwnHand({ scene: { view, say, near, standings } }: BoardPart<Scene>) {
  const { mode } = usePlan();
  const player = view.players[near]!;
  const wealth = [...player.dealt, ...player.kept].filter(tile => tile >= 0);
  const isDraft = view.turn.number === 0 && wealth.length > 0;
  const asked = player.dealt.some(tile => tile >= 0) ? player.dealt : player.kept;
  return (
    <HandZone
      id="hand"
      label={isDraft ? say('wealth-hand') : say('hand')}
      places={HAND[mode]}
      peek={PEEK}
      seat={near}
      empty={say('no-hand')}
      className="mg-hand"
    >
      {isDraft
        ? asked.map(tile => <HandCard key={`w${tile}`} of={`wealth:${WEALTH[tile]!.id}`} />)
        : standings[near]!.hand.map((kind, i) => (
            <HandCard key={`${kind} ${i}`} of={`hand:${near}:${citizenId(kind)}`} />
          ))}
    </HandZone>
  );
}
