import type { BoardPart } from '@castellan/table';
import { IconRow, Thing, useLooks } from '@castellan/table';
import { TILES } from '../cards/tiles.ts';
import { NONE, ROW_TILES } from '../state.ts';
import { tileIcons } from './faces.ts';
import { stackOf } from './flights.ts';
import { mini } from './mini.ts';
import type { Scene } from './scene.ts';

/** The tiles that lie face up, three of each level. */
export function Privileges({ scene: { view, say } }: BoardPart<Scene>) {
  return (
    <ul className="mg-tiles">
      {view.tiles.map((tile, place) => (
        <li key={place} data-ref={stackOf(place < ROW_TILES ? 1 : 2)}>
          {tile === NONE ? (
            <span
              className="mg-tile"
              data-none=""
              data-level={place < ROW_TILES ? 1 : 2}
              role="img"
              aria-label={say.emptySlot}
            />
          ) : (
            <PrivilegeThing tile={tile} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A Privilege tile: its level and what it brings. */
export function PrivilegeThing({ tile }: { readonly tile: number }) {
  const { faceOf } = useLooks();
  const card = TILES[tile]!;
  const ref = `tile:${card.id}`;
  const { name, sentence } = faceOf(ref)!;
  return (
    <Thing of={ref} label={`${name}. ${sentence}`} className="mg-tile-thing">
      <span
        className="mg-tile"
        data-level={card.level}
        data-kept={card.grant === null ? '' : undefined}
      >
        <small>{'I'.repeat(card.level)}</small>
        <IconRow icons={tileIcons(card)} />
      </span>
    </Thing>
  );
}

export function TilesMini({ scene: { view } }: BoardPart<Scene>) {
  return (
    <span className="mg-mini" style={mini(3, '14px', 16)}>
      {view.tiles.map((tile, place) => (
        <i
          key={place}
          data-level={place < ROW_TILES ? 1 : 2}
          data-none={tile === NONE ? '' : undefined}
        />
      ))}
    </span>
  );
}
