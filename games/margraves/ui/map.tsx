import { allowed } from '@castellan/kernel';
import type { BoardPart, Size } from '@castellan/table';
import {
  BESIDE_QUESTION,
  Caption,
  Enlarged,
  IconRow,
  inPixels,
  Into,
  Means,
  TileThing,
  timesAsLarge,
  useLastMove,
  useLooks,
  usePlan,
  Zone,
} from '@castellan/table';
import { useMemo } from 'preact/hooks';
import { TOKENS } from '../cards/language.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { LAIRS } from '../cards/monsters.ts';
import { planOf } from '../view.ts';
import type { Chart } from './chart.ts';
import { chartFor, wayPath } from './chart.ts';
import { iconsOf } from './faces.ts';
import { paintLand } from './land.ts';
import type { MapPart } from './places.tsx';
import { LairPlace, Place } from './places.tsx';
import type { Scene } from './scene.ts';
import { locationId } from './scene.ts';
import { icon } from './speech.ts';

/** The map: the land as a picture, and over it everything that can be pressed. */
export function MapZone({ scene }: BoardPart<Scene>) {
  const { say, log, view, locale } = scene;
  const { boxes, mode } = usePlan();
  const { width, height } = boxes.get('map')!;
  const whole = useMemo(() => chartFor({ width, height }), [width, height]);
  const playing = <Playing scene={scene} chart={whole} />;
  const supply = TOKENS.map(token => {
    const label = `${say('supply')}: ${icon(token, locale).label}`;
    return { icon: token, n: view.supply[token], of: `supply:${token}`, label };
  });
  return (
    <Zone id="map" label={say('map')} ground="none" className="mg-map">
      <Enlarged zone="map" larger={say('larger')} smaller={say('smaller')}>
        {size => <Land scene={scene} size={size} />}
      </Enlarged>
      {/* What stays in its corner, however large the land is. */}
      <div className="mg-frame" {...measures(whole)}>
        <Caption event={useLastMove(log)} />
        <div className="mg-supply" role="group" aria-label={say('supply')} data-ref="supply">
          <b aria-hidden="true">{say('supply')}</b>
          <Means of={supply} />
        </div>
        {mode === 'low' ? <Into spot={BESIDE_QUESTION}>{playing}</Into> : playing}
      </div>
    </Zone>
  );
}

/** The land, and who and what is on it. */
function Land({ scene, size }: BoardPart<Scene> & { readonly size: Size }) {
  const chart = useMemo(() => chartFor(size), [size]);
  return (
    <div className="mg-land" {...measures(chart)}>
      <Ground chart={chart} />
      <Ways scene={scene} chart={chart} />
      {LAIRS.map((_, lair) => (
        <LairPlace key={lair} scene={scene} chart={chart} place={lair} />
      ))}
      {LOCATIONS.map((_, place) => (
        <Place key={place} scene={scene} chart={chart} place={place} />
      ))}
    </div>
  );
}

/** The sizes of a chart, for all that is drawn on it. */
function measures({ size, unit, places, isLarge, isFlat }: Chart) {
  // How wide the land is between the left edge and the plate of the first Location on the coast.
  const beach = places['nymar']![0] - 81 * unit;
  return {
    'data-large': isLarge ? '' : undefined,
    'data-flat': isFlat ? '' : undefined,
    style: inPixels({ ...size, '--m': unit, '--beach': beach }),
  };
}

/** The ground as a picture of its own: it is painted once, not with every move. */
function Ground({ chart }: { readonly chart: Chart }) {
  const { pictures } = useLooks();
  const land = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(paintLand(chart, pictures))}`,
    [chart, pictures],
  );
  return <img src={land} {...chart.size} alt="" />;
}

/** The roads that lead to where the margrave can go now. */
function Ways({ scene: { view, me, decision }, chart: { roads, size } }: MapPart) {
  if (me === null || decision === null) return null;
  const here = `location:${locationId(view.players[me]!.margrave)}`;
  const to = new Set(allowed(decision).map(({ ref }) => ref));
  const isLit = (from: string, end: string): boolean => from === here && to.has(end);
  const lit = roads.filter(({ ends }) => {
    const [a, b] = ends.map(end => `location:${end}`) as [string, string];
    return isLit(a, b) || isLit(b, a);
  });
  return lit.length === 0 ? null : (
    <svg className="mg-ways" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <path d={lit.map(({ curve }) => wayPath(curve)).join('')} />
    </svg>
  );
}

/** The Citizen that is being played, and its icons as steps: done, now, next. */
function Playing({ scene: { view, log = [], say }, chart: { isLarge, unit } }: MapPart) {
  const now = planOf(view, log);
  const face = useLooks().faceOf(`citizen:${now?.citizen}`);
  if (now === null || face === null) return null;
  const size = timesAsLarge({ width: 84, height: 96 }, unit);
  return (
    <div className="mg-playing">
      <ol className="mg-steps ct-line" aria-label={say('steps')}>
        {now.parts.map((part, i) => (
          <li key={i} data-state={i < now.now ? 'done' : i === now.now ? 'now' : 'next'}>
            <IconRow
              icons={iconsOf(part).filter(one => !('operator' in one) || one.operator !== 'may')}
            />
          </li>
        ))}
      </ol>
      {/* Where it lands, not what is chosen: that is done on your own pile. */}
      {isLarge && (
        <span data-ref={`played:${now.seat}:${now.citizen}`}>
          <TileThing card={{ ...face, price: [], rows: [] }} size={size} />
        </span>
      )}
    </div>
  );
}
