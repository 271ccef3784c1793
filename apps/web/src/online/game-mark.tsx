import { pictures } from 'virtual:pictures/web';
import { listingOf } from '../games.ts';

/** A game's colours and picture, small. */
export function GameMark({ id }: { readonly id: string }) {
  const box = listingOf(id)?.about.box;
  if (box === undefined) return null;
  return (
    <span
      className="co-mark"
      style={{ backgroundImage: `linear-gradient(155deg, ${box.from}, ${box.to})` }}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={pictures[box.picture]} />
      </svg>
    </span>
  );
}
