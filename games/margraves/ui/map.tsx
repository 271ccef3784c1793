import type { BoardPart, CounterProps } from '@castellan/table';
import {
  Caption,
  IconRow,
  Means,
  Medal,
  Picture,
  Thing,
  TileThing,
  Token,
  useLastDeed,
  useLooks,
  usePlan,
  Zone,
  inPixels,
} from '@castellan/table';
import type { CSSProperties } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { monsterOf } from '../actions/slay.ts';
import { TOKENS } from '../cards/language.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { LAIRS, MONSTERS } from '../cards/monsters.ts';
import { TRAILS } from '../figures.ts';
import { NONE, SLOTS } from '../state.ts';
import type { Chart } from './chart.ts';
import { chartFor, wayPath } from './chart.ts';
import { iconsOf, pictureOf } from './faces.ts';
import { Knight, Margrave, Tower } from './figures.tsx';
import { paintLand } from './land.ts';
import type { Scene } from './scene.ts';
import { locationId, playing, reachable } from './scene.ts';
import { icon } from './icons.ts';
import { LAIR } from './stage.ts';
import { useMapZoom } from './use-map-zoom.ts';

/** The map: the land as a picture, and over it everything that can be pressed. */
export function MapZone({ scene }: BoardPart<Scene>) {
  const { boxes, mode } = usePlan();
  const { width, height } = boxes.get('map')!;
  const { zoom, view, ...zooming } = useMapZoom({ width, height }, scene.decision?.id);
  const whole = useMemo(() => chartFor({ width, height }), [width, height]);
  const chart = useMemo(
    () =>
      zoom === 1
        ? whole
        : chartFor({ width: Math.round(width * zoom), height: Math.round(height * zoom) }),
    [whole, width, height, zoom],
  );
  const land = useLand(chart);
  const { size, unit, isLarge } = chart;
  const style = { ...inPixels({ ...size }), '--m': `${unit}px` } as CSSProperties;
  return (
    <Zone id="map" label={scene.say.map} ground="none" className="mg-map">
      <div ref={view} className="mg-view" data-zoomed={zoom === 1 ? undefined : ''}>
        <div className="mg-land" data-large={isLarge ? '' : undefined} style={style}>
          {land !== null && <img src={land} width={size.width} height={size.height} alt="" />}
          <Ways scene={scene} chart={chart} />
          {LAIRS.map((_, lair) => (
            <LairPlace key={lair} scene={scene} chart={chart} lair={lair} />
          ))}
          {LOCATIONS.map((_, place) => (
            <Place key={place} scene={scene} chart={chart} place={place} />
          ))}
        </div>
      </div>
      {/* What stays in its corner, however large the land is. */}
      <div
        className="mg-frame"
        data-large={whole.isLarge ? '' : undefined}
        style={{ '--m': `${whole.unit}px`, '--beach': `${beachOf(whole)}px` } as CSSProperties}
      >
        <div className="mg-corner mg-corner--left">
          <LastMove scene={scene} />
          <div role="group" aria-label={scene.say.supply} data-ref="supply">
            <Means of={supplyOf(scene)} />
          </div>
        </div>
        <Playing scene={scene} chart={whole} />
        {mode !== 'wide' && (
          <div className="mg-zoom">
            <button
              type="button"
              aria-label={scene.say.larger}
              disabled={!zooming.canGrow}
              onClick={zooming.grow}
            >
              +
            </button>
            <button
              type="button"
              aria-label={scene.say.smaller}
              disabled={!zooming.canShrink}
              onClick={zooming.shrink}
            >
              −
            </button>
          </div>
        )}
      </div>
    </Zone>
  );
}

/** How wide the land is between the left edge and the plate of the first Location on the coast. */
const beachOf = ({ places, unit }: Chart): number => places['nymar']![0] - 81 * unit;

function LastMove({ scene }: BoardPart<Scene>) {
  return <Caption event={useLastDeed(scene.log)} />;
}

/** The land as a picture of its own: it is painted once, not with every move. */
function useLand(chart: Chart): string | null {
  const { pictures } = useLooks();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(
      new Blob([paintLand(chart, pictures)], { type: 'image/svg+xml' }),
    );
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [chart, pictures]);
  return url;
}

interface MapProps {
  readonly scene: Scene;
  readonly chart: Chart;
}

/** The roads that lead to where one can go now. */
function Ways({ scene, chart: { roads, size } }: MapProps) {
  const { view, decision, me } = scene;
  const to = reachable(scene);
  if (me === null || decision === null || to.size === 0) return null;
  const here = locationId(view.players[me]!.margrave);
  const lit = roads.filter(
    ({ ends: [a, b] }) => (a === here && to.has(b)) || (b === here && to.has(a)),
  );
  return (
    <svg className="mg-ways" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {lit.map(({ ends, curve }) => (
        <path key={ends.join()} d={wayPath(curve)} />
      ))}
    </svg>
  );
}

interface PlaceProps extends MapProps {
  readonly place: number;
}

/** A Location: its disc, its plate, and who stands there. */
function Place({ scene, chart, place }: PlaceProps) {
  const { view, say, who } = scene;
  const { id, name, guilds, power, slots } = LOCATIONS[place]!;
  const [x, y] = chart.places[id]!;
  const knights = view.knights[place]!;
  const margraves = view.players.flatMap(({ margrave }, seat) =>
    margrave === place ? [seat] : [],
  );
  const towers = slots.map((_, i) => view.towers[place * SLOTS + i]!);
  return (
    <div className="mg-place" style={inPixels({ left: x, top: y })}>
      <Thing
        of={`location:${id}`}
        label={say.location(name, knights, margraves.map(who))}
        className="mg-site"
      >
        <span className="mg-disc">
          <Picture name={pictureOf(`location:${id}`)} />
        </span>
        <span className="mg-plate">
          <span className="mg-plate__name">
            {chart.isLarge && <Token icon={`guild:${guilds[0]}`} />}
            <b>{name}</b>
            {chart.isLarge && <Token icon={`guild:${guilds[1]}`} />}
          </span>
          {chart.isLarge && (
            <span className="mg-plate__slots">
              {towers.map((owner, i) => (
                <Slot key={i} owner={owner} place={place} slot={i} />
              ))}
            </span>
          )}
          <span className="mg-plate__power">
            <IconRow icons={iconsOf(power)} />
            {!chart.isLarge && (
              <span className="mg-dots">
                {towers.map((owner, i) =>
                  owner === NONE ? <i key={i} /> : <Tower key={i} seat={owner} />,
                )}
              </span>
            )}
          </span>
        </span>
      </Thing>
      {chart.isLarge && (
        <span className="mg-slots">
          {towers.map((owner, i) => (
            <Thing
              key={i}
              of={`slot:${id}:${i + 1}`}
              zoom={null}
              label={owner === NONE ? say.slot(name, i + 1) : say.towerOf(who(owner))}
              className="mg-slot"
            >
              <span />
            </Thing>
          ))}
        </span>
      )}
      {knights > 0 && (
        <Thing
          of={`knight:${id}`}
          zoom={null}
          label={say.knights(name, knights)}
          className="mg-knights"
        >
          {Array.from({ length: Math.min(knights, chart.isLarge ? 3 : 1) }, (_, i) => (
            <Knight key={i} />
          ))}
          {knights > (chart.isLarge ? 3 : 1) && <b>{knights}</b>}
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

interface SlotProps {
  readonly owner: number;
  readonly place: number;
  readonly slot: number;
}

function Slot({ owner, place, slot }: SlotProps) {
  return (
    <span className="mg-plate__slot" data-full={owner === NONE ? undefined : ''}>
      {owner === NONE ? (
        <IconRow icons={iconsOf(LOCATIONS[place]!.slots[slot]!)} />
      ) : (
        <Tower seat={owner} />
      )}
    </span>
  );
}

interface LairProps extends MapProps {
  readonly lair: number;
}

/** A lair: the monster on top, what it costs and brings; its rim is red where one's margrave is near. */
function LairPlace({ scene, chart, lair }: LairProps) {
  const { faceOf } = useLooks();
  const { view, say, me, locale } = scene;
  const id = LAIRS[lair]!;
  const of = `lair:${id}`;
  const [x, y] = chart.lairs[id];
  const monster = monsterOf(view, lair);
  const isNear = me !== null && TRAILS[view.players[me]!.margrave]!.includes(lair);
  const sign = icon(of, locale);
  const face = monster === NONE ? null : faceOf(`monster:${MONSTERS[monster]!.id}`)!;
  const px = (n: number): number => Math.round(n * chart.unit);
  return (
    <div
      className="mg-lair"
      data-near={isNear ? '' : undefined}
      style={inPixels({ left: x, top: y })}
    >
      {face === null ? (
        <Thing of={of} zoom={null} label={say.lairClosed(sign.label)} className="mg-lair__closed">
          <Picture name={sign.picture} />
        </Thing>
      ) : chart.isLarge ? (
        <TileThing
          of={of}
          zoom={face.ref}
          label={say.lair(face.name)}
          card={{ ...face, rows: [] }}
          size={{ width: px(LAIR.width), height: px(LAIR.height) }}
        />
      ) : (
        <Thing of={of} zoom={face.ref} label={say.lair(face.name)} className="ct-medal-thing">
          <Medal card={face.ref} />
          <span className="mg-lair__price">
            {face.price.map(badge => (
              <Token key={badge.icon} icon={badge.icon} text={badge.text} />
            ))}
          </span>
        </Thing>
      )}
    </div>
  );
}

/** What is left of the limited tokens. */
function supplyOf({ view, say, locale }: Scene): CounterProps[] {
  return TOKENS.map(token => ({
    icon: token,
    n: view.supply[token],
    of: `supply:${token}`,
    label: `${say.supply}: ${icon(token, locale).label}`,
  }));
}

/** The Citizen that is being played, and its icons as steps: done, now, next. */
function Playing({ scene, chart: { isLarge, unit } }: MapProps) {
  const { faceOf } = useLooks();
  const now = playing(scene);
  const face = now === null ? null : faceOf(`citizen:${now.citizen}`);
  if (now === null || face === null) return null;
  return (
    <div className="mg-corner mg-corner--right">
      <ol className="mg-steps" aria-label={scene.say.steps}>
        {now.parts.map((part, i) => (
          <li key={i} data-state={i < now.now ? 'done' : i === now.now ? 'now' : 'next'}>
            <IconRow
              icons={iconsOf(part).filter(one => !('operator' in one) || one.operator !== 'may')}
            />
          </li>
        ))}
      </ol>
      {/* Where it lands, not what is chosen: that is done on one's own pile. */}
      {isLarge && (
        <span data-ref={`played:${now.seat}:${now.citizen}`}>
          <TileThing
            card={{ ...face, price: [], rows: [] }}
            size={{ width: Math.round(84 * unit), height: Math.round(96 * unit) }}
          />
        </span>
      )}
    </div>
  );
}
