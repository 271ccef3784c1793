import type { Icon } from '@castellan/powers';
import type { CardFace } from '../contract.ts';
import type { OperatorWords } from '../card/token-size.ts';
import type { Size } from '../stage/solve.ts';
import { tileSizes } from '../tile/tile-sizes.ts';

/** What a tile of this size leaves out of the rows of a face: signs and icons, by their names. */
export function hiddenOnTile(face: CardFace, size: Size, words: OperatorWords): string[] {
  const { rows } = tileSizes(face, size, words);
  return face.rows.flatMap(({ sign, icons }, i) => {
    const drawn = namesOf(rows[i] ?? []);
    return [...(sign === undefined ? [] : [sign]), ...namesOf(icons)].filter(
      name => !drawn.includes(name),
    );
  });
}

const namesOf = (icons: readonly Icon[]): string[] =>
  icons.flatMap(one => ('icon' in one ? [one.icon] : []));
