import { usePlan } from '@castellan/table';
import { TRACKS_HEIGHT } from './stage.ts';

/** Cards and rows that were much higher than they are wide would look stretched. */
const TALLEST = 1.2;

/** A pixel of scale 1, upright, on the track board: a screen that is high for its width has more room there. */
export function useTall(): number {
  const { boxes, scale } = usePlan();
  return Math.min(TALLEST * scale, boxes.get('tracks')!.height / TRACKS_HEIGHT);
}
