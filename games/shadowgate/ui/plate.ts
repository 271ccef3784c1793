import type { CounterProps, PlateProps } from '@castellan/table';
import { useLooks } from '@castellan/table';
import { columns } from '../cards/types.ts';
import { victoryPoints } from '../state.ts';
import type { Scene } from './scene.ts';
import { characterOf, isActive } from './scene.ts';

/** What a plate says of anyone: who they are, their stats and their points. */
export function usePlate(scene: Scene, seat: number): Omit<PlateProps, 'onOpen'> {
  const { faceOf } = useLooks();
  const { view, who, say } = scene;
  const player = view.players[seat]!;
  const face = characterOf(player);
  const card = face === null ? undefined : `character:${face.id}`;
  const points = victoryPoints(player);
  return {
    seat,
    card,
    title: faceOf(card ?? '')?.name,
    isActive: isActive(scene, seat),
    points: {
      icon: 'vp',
      n: points,
      place: `vp:${seat}`,
      label: say.text('points', { n: points }),
    },
    means: columns.map((icon, i): CounterProps => ({ icon, n: face?.stats[i] ?? 0, on: true })),
    openLabel: say.text('open', { name: who(seat) }),
  };
}
