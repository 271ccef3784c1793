import type { BoardPart } from '@castellan/table';
import { Hollow, IconRow, Thing, useLooks } from '@castellan/table';
import { TILES } from '../cards/tiles.ts';
import { NONE, ROW_TILES } from '../state.ts';
import { tileIcons } from './faces.ts';
import { stackOf } from './flights.ts';
import { EMPTY_CELL, Mini } from './mini.tsx';
import type { Scene } from './scene.ts';

/** The tiles that lie face up, three of each level. */
export function Privileges({ scene: { view, say } }: BoardPart<Scene>) {
  return (
    <ul className="mg-tiles">
      {view.tiles.map((tile, place) => (
        <li key={place} data-ref={stackOf(place < ROW_TILES ? 1 : 2)}>
          {tile === NONE ? <Hollow label={say('empty-slot')} /> : <PrivilegeThing tile={tile} />}
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
    <Thing of={ref} label={`${name}. ${sentence}`}>
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

/** Of the first level, of the second. */
const LEVEL_COLOURS = ['#d9a978', '#bfa0d6'];

export function TilesMini({ scene: { view } }: BoardPart<Scene>) {
  const colours = view.tiles.map((tile, place) =>
    tile === NONE ? EMPTY_CELL : LEVEL_COLOURS[place < ROW_TILES ? 0 : 1]!,
  );
  return <Mini columns={ROW_TILES} cell={[14, 16]} colours={colours} />;
}
