import type { PlatePart, PlateSpec } from '@castellan/table';
import { OwnPlate, useLooks } from '@castellan/table';
import { columns } from '../cards/types.ts';
import { TARGET } from '../state.ts';
import type { Scene } from './scene.ts';

/** What a plate says of anyone: who they are, their stats and their points. */
export function usePlate({ say, standings }: Scene, seat: number): PlateSpec {
  const { faceOf } = useLooks();
  const { points, character, isActive } = standings[seat]!;
  const card = character === null ? undefined : `character:${character.id}`;
  return {
    card,
    title: faceOf(card ?? '')?.name,
    isActive,
    points: { icon: 'vp', n: points, place: `vp:${seat}`, label: say('points', { n: points }) },
    means: columns.map((icon, i) => ({ icon, n: character?.stats[i] ?? 0, on: true })),
  };
}

/** One's character: stats that help with every cost, and the points so far. */
export function Purse({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { view, who, say } = scene;
  const plate = usePlate(scene, seat);
  const { n } = plate.points;
  const hand = view.players[seat]!.hand.length;
  return (
    <OwnPlate
      {...plate}
      seat={seat}
      points={{ ...plate.points, label: say('of-target', { n, target: TARGET }) }}
      label={say('player', { name: who(seat), points: n, hand })}
      place="own"
      className="sg-purse"
      onOpen={onOpen}
    />
  );
}
