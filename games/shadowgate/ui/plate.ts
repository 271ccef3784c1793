import type { CounterProps, PlateProps } from '@castellan/table';
import { useLooks } from '@castellan/table';
import { columns } from '../cards/types.ts';
import type { Scene } from './scene.ts';

/** What a plate says of anyone: who they are, their stats and their points. */
export function usePlate(scene: Scene, seat: number): Omit<PlateProps, 'onOpen'> {
  const { faceOf } = useLooks();
  const { who, say, standings } = scene;
  const { points, character, isActive } = standings[seat]!;
  const card = character === null ? undefined : `character:${character.id}`;
  return {
    seat,
    card,
    title: faceOf(card ?? '')?.name,
    isActive,
    points: {
      icon: 'vp',
      n: points,
      place: `vp:${seat}`,
      label: say.text('points', { n: points }),
    },
    means: columns.map((icon, i): CounterProps => ({
      icon,
      n: character?.stats[i] ?? 0,
      on: true,
    })),
    openLabel: say.text('open', { name: who(seat) }),
  };
}
