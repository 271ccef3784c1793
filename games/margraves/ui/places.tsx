import type { BoardPart } from '@castellan/table';
import {
  IconRow,
  Medal,
  Picture,
  Thing,
  TileThing,
  Token,
  useLooks,
  inPixels,
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

/** Where something stands on the map. */
function at({ places }: Chart, id: string) {
  const [left, top] = places[id]!;
  return inPixels({ left, top });
}

interface PlaceProps extends MapPart {
  readonly place: number;
}

/** A Location: its disc, its plate, and who stands there. */
export function Place({ scene, chart, place }: PlaceProps) {
  const { view, say, who } = scene;
  const { id, name, guilds, power, slots } = LOCATIONS[place]!;
  const { isLarge } = chart;
  const knights = view.knights[place]!;
  const most = isLarge ? 3 : 1;
  const margraves = view.players.flatMap(({ margrave }, seat) =>
    margrave === place ? [seat] : [],
  );
  const towers = slots.map((reward, i) => ({ reward, owner: view.towers[place * SLOTS + i]! }));
  return (
    <div
      className="mg-place"
      data-side={chart.places[id]![0] * 2 < chart.size.width ? 'left' : 'right'}
      style={at(chart, id)}
    >
      <Thing
        of={`location:${id}`}
        label={say('location', { name, knights, who: margraves.map(who).join(', ') })}
        className="mg-site"
      >
        <span className="mg-disc">
          <Picture name={pictureOf(`location:${id}`)} />
        </span>
        <span className="mg-plate">
          <span className="mg-plate__name">
            {isLarge && <Token icon={`guild:${guilds[0]}`} />}
            <b>{name}</b>
            {isLarge && <Token icon={`guild:${guilds[1]}`} />}
          </span>
          <span className="mg-plate__power">
            <IconRow icons={iconsOf(power)} />
            {!isLarge && (
              <span className="mg-dots">
                {towers.map(({ owner }, i) =>
                  owner === NONE ? <i key={i} /> : <Tower key={i} seat={owner} />,
                )}
              </span>
            )}
          </span>
        </span>
      </Thing>
      {isLarge && (
        <span className="mg-slots">
          {towers.map(({ reward, owner }, i) => (
            <Thing
              key={i}
              of={`slot:${id}:${i + 1}`}
              zoom={null}
              label={
                owner === NONE
                  ? say('slot', { name, n: i + 1 })
                  : say('tower-of', { name: who(owner) })
              }
              className="mg-slot"
            >
              {owner === NONE ? <IconRow icons={iconsOf(reward)} /> : <Tower seat={owner} />}
            </Thing>
          ))}
        </span>
      )}
      {knights > 0 && (
        <Thing
          of={`knight:${id}`}
          zoom={null}
          label={say('knights', { name, n: knights })}
          className="mg-knights"
        >
          {Array.from({ length: Math.min(knights, most) }, (_, i) => (
            <Knight key={i} />
          ))}
          {knights > most && <b>{knights}</b>}
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

interface LairProps extends MapPart {
  readonly lair: number;
}

/** A lair: the monster on top, what it costs and brings; its rim is red where one's margrave is near. */
export function LairPlace({ scene, chart, lair }: LairProps) {
  const { view, me } = scene;
  const isNear = me !== null && TRAILS[view.players[me]!.margrave]!.includes(lair);
  return (
    <div className="mg-lair" data-near={isNear ? '' : undefined} style={at(chart, LAIRS[lair]!)}>
      <Monster scene={scene} chart={chart} lair={lair} />
    </div>
  );
}

function Monster({ scene: { view, say, locale }, chart, lair }: LairProps) {
  const { faceOf } = useLooks();
  const of = `lair:${LAIRS[lair]!}`;
  const monster = monsterOf(view, lair);
  if (monster === NONE) {
    const { label, picture } = icon(of, locale);
    return (
      <Thing
        of={of}
        zoom={null}
        label={say('lair-closed', { lair: label })}
        className="mg-lair__closed"
      >
        <Picture name={picture} />
      </Thing>
    );
  }
  const face = faceOf(`monster:${MONSTERS[monster]!.id}`)!;
  const label = say('lair', { name: face.name });
  const px = (n: number): number => Math.round(n * chart.unit);
  return chart.isLarge ? (
    <TileThing
      of={of}
      zoom={face.ref}
      label={label}
      card={{ ...face, rows: [] }}
      size={{ width: px(LAIR.width), height: px(LAIR.height) }}
    />
  ) : (
    <Thing of={of} zoom={face.ref} label={label} className="ct-medal-thing">
      <Medal card={face.ref} />
      <span className="mg-lair__price">
        {face.price.map(badge => (
          <Token key={badge.icon} icon={badge.icon} text={badge.text} />
        ))}
      </span>
    </Thing>
  );
}
