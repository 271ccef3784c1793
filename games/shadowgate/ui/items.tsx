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
import type { ItemPlace, Scene } from './scene.ts';
import { adventureId, ITEM_PLACES, itemIn, signOf } from './scene.ts';

const groupOf = (place: ItemPlace): string => (place === 'wild' ? place : classOf[place]);
const GROUPS = [...new Set(ITEM_PLACES.map(groupOf))].map(group =>
  ITEM_PLACES.filter(place => groupOf(place) === group),
);

/** One's items, each in the place of its type: what is being paid stands there already, dashed. */
export function Items({ scene, seat }: SeatPart<Scene>) {
  const { view, say, who } = scene;
  const plate = usePlate(scene, seat);
  const isFolded = usePlan().folded.has('items');
  return (
    <Fold
      id="items"
      label={`${who(seat)}: ${say('items')}`}
      seat={seat}
      className="sg-items"
      lip={`${say('items')} ${view.players[seat]!.items.length}`}
      peek={
        isFolded && (
          <>
            <Signs scene={scene} seat={seat} />
            <Counter {...plate.points} on />
          </>
        )
      }
    >
      {GROUPS.map(places => (
        <ul key={places[0]} style={{ flexGrow: places.length }}>
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

function Place({ scene: { view, say, label, standings }, seat, place }: PlaceProps) {
  const { character, coming } = standings[seat]!;
  const types: readonly string[] = character?.baseTypes ?? [];
  const isBase = types.includes(place);
  const card = itemIn(view.players[seat]!.items, place);
  const next = itemIn(coming, place);
  const kind = label(signOf(place));
  const notes = (is: readonly (string | false)[]): string => is.filter(Boolean).join(', ');
  if (card !== undefined || next !== undefined)
    return (
      <Plaque
        card={card ?? next!}
        place={place}
        isBase={isBase}
        state={card === undefined ? 'coming' : view.turn.used.includes(card) ? 'used' : undefined}
        note={notes([
          kind,
          isBase && say('stays-for-good'),
          card === undefined && say('to-pay'),
          card !== undefined && view.turn.used.includes(card) && say('used-now'),
        ])}
      />
    );
  return (
    <span
      className="sg-ghost"
      data-base={isBase ? '' : undefined}
      role="img"
      aria-label={say('no-item', {
        kind: notes([kind, isBase && say('stays-for-good')]),
      })}
    >
      <Token icon={signOf(place)} />
      <em>{kind}</em>
    </span>
  );
}

interface PlaqueProps {
  readonly card: number;
  readonly place: ItemPlace;
  readonly isBase: boolean;
  readonly state?: 'coming' | 'used' | undefined;
  readonly note: string;
}

/** An item in its place: once it is acquired, only its type matters, and whether it stays. */
function Plaque({ card, place, isBase, state, note }: PlaqueProps) {
  const { faceOf } = useLooks();
  const where = `item:${adventureId(card)}`;
  const face = faceOf(where)!;
  return (
    <Thing of={where} label={`${face.name}, ${note}`} className="sg-plaque">
      <CardArt
        face={face}
        view="near"
        className="sg-plaque__art"
        emblem="sg-plaque__emblem"
        data-state={state}
        data-base={isBase ? '' : undefined}
      >
        <Token icon={signOf(place)} />
        {isBase && <Token icon="base" className="sg-plaque__base" />}
        <b>{hyphenatedWords(face.name)}</b>
      </CardArt>
    </Thing>
  );
}
