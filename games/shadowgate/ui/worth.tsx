import { Token } from '@castellan/table';
import { levelWith } from '../actions/level.ts';
import { points } from '../cards/types.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';

/** What a quest would bring this seat with the items before it, in words. */
export function worthOf({ view, say }: Scene, seat: number, face: number): string {
  return say.board.worth(points[levelWith(view.players[seat]!.items, face)]!);
}

interface WorthProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly face: number;
}

/** The same as a laurel on the card: which of its levels is in reach. */
export function Worth({ scene, seat, face }: WorthProps) {
  const n = points[levelWith(scene.view.players[seat]!.items, face)]!;
  return (
    <span className="sg-worth" title={worthOf(scene, seat, face)}>
      <Token icon="vp" text={`${n}`} label={icon('vp', scene.locale).label} />
    </span>
  );
}
