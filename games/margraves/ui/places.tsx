import type { BoardPart } from '@castellan/table';
import {
  IconRow,
  inPixels,
  Medal,
  Picture,
  Thing,
  TileThing,
  timesAsLarge,
  Token,
  useLooks,
} from '@castellan/table';
import { LOCATIONS } from '../cards/locations.ts';
import { LAIRS, MONSTERS } from '../cards/monsters.ts';
import { TRAILS } from '../figures.ts';
import { monsterOf, NONE, SLOTS } from '../state.ts';
import type { Chart } from './chart.ts';
import { iconsOf, pictureOf } from './faces.ts';
import { Knight, Margrave, Tower } from './figures.tsx';
import type { Scene } from './scene.ts';
import { icon } from './speech.ts';
import { LAIR } from './stage.ts';

export interface MapPart extends BoardPart<Scene> {
  readonly chart: Chart;
}

interface PlaceProps extends MapPart {
  /** By its number among the Locations, or among the lairs. */
  readonly place: number;
}

/** Where something stands on the map. */
function at({ places }: Chart, id: string) {
  const [left, top] = places[id]!;
  return inPixels({ left, top });
}

/** A Location: its disc, its plate, and who stands there. */
export function Place({ scene, chart, place }: PlaceProps) {
  const { view, say, who } = scene;
  const { id, name } = LOCATIONS[place]!;
  const knights = view.knights[place]!;
  const margraves = view.players.flatMap((one, seat) => (one.margrave === place ? [seat] : []));
  const label = say('location', { name, knights, who: margraves.map(who).join(', ') });
  const side = chart.places[id]![0] * 2 < chart.size.width ? 'left' : 'right';
  const shown = Math.min(knights, chart.isLarge ? 3 : 1);
  return (
    <div className="mg-place" data-side={side} style={at(chart, id)}>
      <Thing of={`location:${id}`} label={label} className="mg-site ct-column">
        <span className="mg-disc ct-centred">
          <Picture name={pictureOf(`location:${id}`)} />
        </span>
        <NamePlate scene={scene} chart={chart} place={place} />
      </Thing>
      {chart.isLarge && <Slots scene={scene} chart={chart} place={place} />}
      {knights > 0 && (
        <Thing
          of={`knight:${id}`}
          zoom={null}
          label={say('knights', { name, n: knights })}
          className="mg-knights"
        >
          {Array.from({ length: shown }, (_, i) => (
            <Knight key={i} />
          ))}
          {knights > shown && <b>{knights}</b>}
        </Thing>
      )}
      <span className="mg-margraves">
        {margraves.map(seat => (
          <Margrave key={seat} seat={seat} />
        ))}
      </span>
    </div>
  );
}

const ownersAt = ({ view }: Scene, place: number): readonly number[] =>
  view.towers.slice(place * SLOTS, (place + 1) * SLOTS);

/** The name of a Location, its guilds and its power; on a small map whether there are towers, not its guilds. */
function NamePlate({ scene, chart: { isLarge }, place }: PlaceProps) {
  const { name, guilds, power } = LOCATIONS[place]!;
  const [before, after] = guilds.map(guild => isLarge && <Token icon={`guild:${guild}`} />);
  return (
    <span className="mg-plate">
      <span className="mg-plate__name ct-line">
        {before}
        <b>{name}</b>
        {after}
      </span>
      <span className="mg-plate__power ct-line">
        <IconRow icons={iconsOf(power)} />
        {!isLarge && (
          <span className="mg-dots ct-line">
            {ownersAt(scene, place).map((owner, i) =>
              owner === NONE ? <i key={i} /> : <Tower key={i} seat={owner} />,
            )}
          </span>
        )}
      </span>
    </span>
  );
}

/** The places for towers, and what each brings. */
function Slots({ scene, place }: PlaceProps) {
  const { say, who } = scene;
  const { id, name, slots } = LOCATIONS[place]!;
  return (
    <span className="mg-slots">
      {ownersAt(scene, place).map((owner, i) => {
        const [of, n] = [`slot:${id}:${i + 1}`, i + 1];
        const isFree = owner === NONE;
        const label = isFree ? say('slot', { name, n }) : say('tower-of', { name: who(owner) });
        return (
          <Thing key={i} of={of} zoom={null} label={label} className="mg-slot ct-centred">
            {isFree ? <IconRow icons={iconsOf(slots[i]!)} /> : <Tower seat={owner} />}
          </Thing>
        );
      })}
    </span>
  );
}

/** A lair: the monster on top, what it costs and brings; its rim is red where the viewer's margrave is near. */
export function LairPlace({ scene, chart, place }: PlaceProps) {
  const { view, me } = scene;
  const isNear = me !== null && TRAILS[view.players[me]!.margrave]!.includes(place);
  return (
    <div className="mg-lair" data-near={isNear ? '' : undefined} style={at(chart, LAIRS[place]!)}>
      <Monster scene={scene} chart={chart} place={place} />
    </div>
  );
}

function Monster({ scene: { view, say, locale }, chart: { isLarge, unit }, place }: PlaceProps) {
  const of = `lair:${LAIRS[place]!}`;
  const monster = monsterOf(view, place);
  const face = useLooks().faceOf(`monster:${MONSTERS[monster]?.id}`);
  if (face === null) {
    const { label, picture } = icon(of, locale);
    const closed = say('lair-closed', { lair: label });
    return (
      <Thing of={of} zoom={null} label={closed} className="mg-lair__closed">
        <Picture name={picture} />
      </Thing>
    );
  }
  const thing = { of, zoom: face.ref, label: say('lair', { name: face.name }) };
  const size = timesAsLarge(LAIR, unit);
  return isLarge ? (
    <TileThing {...thing} card={{ ...face, rows: [] }} size={size} />
  ) : (
    <Thing {...thing} className="ct-medal-thing">
      <Medal card={face.ref} />
      <span className="mg-lair__price">
        {face.price.map(badge => (
          <Token key={badge.icon} icon={badge.icon} text={badge.text} />
        ))}
      </span>
    </Thing>
  );
}
