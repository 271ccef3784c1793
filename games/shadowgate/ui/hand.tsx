import type { SeatPart } from '@castellan/table';
import { HandCard, HandZone, usePlan } from '@castellan/table';
import type { Scene } from './scene.ts';
import { adventureId } from './scene.ts';
import { handPlaces } from './stage.ts';

/** The hand of the one who looks; what the usual payment takes rises. */
export function OwnHand({ scene: { view, say, usual }, seat }: SeatPart<Scene>) {
  const { hand } = view.players[seat]!;
  return (
    <HandZone
      id="hand"
      label={say('hand-of', { n: hand.length })}
      place="hand"
      places={handPlaces(usePlan().mode)}
      seat={seat}
      empty={say('hand-empty')}
    >
      {hand.map((card, i) => (
        <HandCard
          key={card < 0 ? `hidden ${i}` : card}
          of={card < 0 ? 'hand:' : `hand:${adventureId(card)}`}
          tag={usual.some(one => one.card === card) ? say('pays') : undefined}
        />
      ))}
    </HandZone>
  );
}
