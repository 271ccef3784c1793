import type { SeatPart } from '@castellan/table';
import {
  CardArt,
  Counter,
  Fold,
  hyphenatedWords,
  Means,
  Thing,
  Token,
  useLooks,
  usePlan,
} from '@castellan/table';
import { classOf } from '../cards/types.ts';
import { usePlate } from './plate.tsx';
import { Signs } from './rivals.tsx';
import './mine.css';
import type { ItemPlace, Scene } from './scene.ts';
import { adventureId, isBaseOf, ITEM_PLACES, itemIn, signOf } from './scene.ts';

const groupOf = (place: ItemPlace): string => (place === 'wild' ? place : classOf[place]);
const GROUPS = Object.values(Object.groupBy(ITEM_PLACES, groupOf));

/** One's items, each in the place of its type: what is being paid stands there already, dashed. */
export function Items({ scene, seat }: SeatPart<Scene>) {
  const { view, say, who } = scene;
  const plate = usePlate(scene, seat);
  const isFolded = usePlan().folded.has('items');
  const peek = isFolded && (
    <>
      <Signs scene={scene} seat={seat} />
      <Counter {...plate.points} on />
    </>
  );
  return (
    <Fold
      id="items"
      label={`${who(seat)}: ${say('items')}`}
      seat={seat}
      className="sg-items"
      lip={`${say('items')} ${view.players[seat]!.items.length}`}
      peek={peek}
    >
      {GROUPS.map((places = []) => (
        <ul key={places[0]} className="sg-group" style={{ flexGrow: places.length }}>
          {places.map(place => (
            <li key={place}>
              <Place scene={scene} seat={seat} place={place} />
            </li>
          ))}
        </ul>
      ))}
      {isFolded && <Means of={plate.means} seat={seat} />}
    </Fold>
  );
}

interface PlaceProps extends SeatPart<Scene> {
  readonly place: ItemPlace;
}

const STATES = { coming: 'to-pay', used: 'used-now' } as const;

/** An item in its place: once it is acquired, only its type matters, and whether it stays. */
function Place({ scene: { view, say, label, standings }, seat, place }: PlaceProps) {
  const { faceOf } = useLooks();
  const standing = standings[seat]!;
  const isBase = isBaseOf(standing, place);
  const own = itemIn(view.players[seat]!.items, place);
  const card = own ?? itemIn(standing.coming, place);
  const isUsed = own !== undefined && view.turn.used.includes(own);
  const state = own === undefined ? 'coming' : isUsed ? 'used' : undefined;
  const sign = signOf(place);
  const base = { 'data-base': isBase ? '' : undefined };
  const kind = [label(sign), ...(isBase ? [say('stays-for-good')] : [])].join(', ');
  if (card === undefined)
    return (
      <span className="sg-ghost" {...base} role="img" aria-label={say('no-item', { kind })}>
        <Token icon={sign} />
        <em>{label(sign)}</em>
      </span>
    );
  const of = `item:${adventureId(card)}`;
  const face = faceOf(of)!;
  const words = [face.name, kind, ...(state ? [say(STATES[state])] : [])].join(', ');
  return (
    <Thing of={of} label={words} className="sg-plaque">
      <CardArt
        face={face}
        view="near"
        className="sg-plaque__art"
        emblem="sg-plaque__emblem"
        data-state={state}
        {...base}
      >
        <Token icon={sign} />
        {isBase && <Token icon="base" className="sg-plaque__base" />}
        <b>{hyphenatedWords(face.name)}</b>
      </CardArt>
    </Thing>
  );
}
