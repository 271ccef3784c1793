import { OwnPlate } from '@castellan/table';
import { TARGET } from '../state.ts';
import './mine.css';
import { usePlate } from './plate.ts';
import type { Scene } from './scene.ts';

interface PurseProps {
  readonly scene: Scene;
  onOpen(): void;
}

/** One's character: stats that help with every cost, and the points so far. */
export function Purse({ scene, onOpen }: PurseProps) {
  const { view, who, say, near } = scene;
  const plate = usePlate(scene, near);
  const { n } = plate.points;
  return (
    <OwnPlate
      {...plate}
      points={{ ...plate.points, label: say.text('of-target', { n, target: TARGET }) }}
      label={say.text('player', {
        name: who(near),
        points: n,
        hand: view.players[near]!.hand.length,
      })}
      place="own"
      className="sg-purse"
      onOpen={onOpen}
    />
  );
}
