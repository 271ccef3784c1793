// What can be had from the track board: Citizens for gold, Privilege tiles for influence.
import type { BoardPart } from '@castellan/table';
import {
  Hollow,
  IconRow,
  List,
  Thing,
  TileRow,
  TileThing,
  Token,
  useLooks,
  usePlan,
} from '@castellan/table';
import { LINE_PRICES } from '../cards/boards.ts';
import { CITIZENS } from '../cards/citizens.ts';
import { TILES } from '../cards/tiles.ts';
import { NONE, ROW_TILES } from '../state.ts';
import { tileIcons } from './faces.ts';
import { CITIZEN_DECK, stackOf } from './flights.ts';
import { guildColour, Mini } from './mini.tsx';
import type { Scene } from './scene.ts';
import { citizenId } from './scene.ts';
import { lineSize } from './stage.ts';

/** The Citizens that can be hired, each over its price. */
export function CitizenLine({ scene: { view, say } }: BoardPart<Scene>) {
  const { faceOf } = useLooks();
  const plan = usePlan();
  const last = LINE_PRICES.length - 1;
  return (
    <TileRow size={lineSize(plan)} className="mg-line" place="line">
      {LINE_PRICES.map((price, slot) => {
        const kind = view.line[slot]!;
        const face = kind === NONE ? null : faceOf(`citizen:${citizenId(kind)}`)!;
        return (
          <li key={slot} data-ref={slot === last ? CITIZEN_DECK : undefined}>
            {face === null ? (
              <Hollow label={say('empty-slot')} />
            ) : (
              <TileThing
                of={`line:${slot}`}
                zoom={face.ref}
                label={say('line-slot', { name: face.name, price })}
                card={plan.mode === 'wide' ? { ...face, rows: [] } : face}
              />
            )}
            <Token icon="gold" text={`${price}`} />
          </li>
        );
      })}
    </TileRow>
  );
}

/** The line in little room: a card each in the colour of its guild. */
export function LineMini({ scene: { view } }: BoardPart<Scene>) {
  const colours = view.line.map(kind =>
    kind === NONE ? null : guildColour(CITIZENS[kind]!.guild),
  );
  return <Mini columns={5} cell={[10, 24]} colours={colours} />;
}

const levelOf = (place: number): number => (place < ROW_TILES ? 1 : 2);

/** The tiles that lie face up, three of each level. */
export function Privileges({ scene: { view, say } }: BoardPart<Scene>) {
  return (
    <List of={view.tiles} className="mg-tiles" places={(_, place) => stackOf(levelOf(place))}>
      {tile =>
        tile === NONE ? <Hollow label={say('empty-slot')} /> : <PrivilegeThing tile={tile} />
      }
    </List>
  );
}

/** A Privilege tile: its level and what it brings. */
export function PrivilegeThing({ tile }: { readonly tile: number }) {
  const card = TILES[tile]!;
  const { level, grant } = card;
  const { ref, name, sentence } = useLooks().faceOf(`tile:${card.id}`)!;
  return (
    <Thing of={ref} label={`${name}. ${sentence}`}>
      <span className="mg-tile" data-level={level} data-kept={grant === null ? '' : undefined}>
        <small>{'I'.repeat(level)}</small>
        <IconRow icons={tileIcons(card)} />
      </span>
    </Thing>
  );
}

export function TilesMini({ scene: { view } }: BoardPart<Scene>) {
  const colours = view.tiles.map((tile, place) =>
    tile === NONE ? null : `var(--mg-level-${levelOf(place)})`,
  );
  return <Mini columns={ROW_TILES} cell={[14, 16]} colours={colours} />;
}
