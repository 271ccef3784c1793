import { useLooks } from '../context.tsx';
import { Tile } from '../tile/tile.tsx';

/** A card in the place where it will lie, before it is there. It says nothing: what is asked does. */
export function Ghost({ card }: { readonly card: string }) {
  const { faceOf } = useLooks();
  const face = faceOf(card);
  return (
    <span className="ct-ghost" aria-hidden="true">
      {face !== null && <Tile face={{ ...face, price: [] }} silent />}
    </span>
  );
}
