import type { BoardPart, CounterProps, Size } from '@castellan/table';
import {
  BESIDE_QUESTION,
  Caption,
  Enlarged,
  IconRow,
  Into,
  Means,
  TileThing,
  useLastMove,
  useLooks,
  usePlan,
  Zone,
  inPixels,
} from '@castellan/table';
import { useEffect, useMemo, useState } from 'preact/hooks';
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
import { locationId, reachable } from './scene.ts';
import { icon } from './speech.ts';

/** The map: the land as a picture, and over it everything that can be pressed. */
export function MapZone({ scene }: BoardPart<Scene>) {
  const { say, log } = scene;
  const { boxes, mode } = usePlan();
  const { width, height } = boxes.get('map')!;
  const whole = useMemo(() => chartFor({ width, height }), [width, height]);
  return (
    <Zone id="map" label={say('map')} ground="none" className="mg-map">
      <Enlarged zone="map" larger={say('larger')} smaller={say('smaller')}>
        {size => <Land scene={scene} size={size} />}
      </Enlarged>
      {/* What stays in its corner, however large the land is. */}
      <div className="mg-frame" {...measures(whole)}>
        <div className="mg-corner mg-corner--left">
          <Caption event={useLastMove(log)} />
          <div role="group" aria-label={say('supply')} data-ref="supply">
            <Means of={supplyOf(scene)} />
          </div>
        </div>
        {mode === 'low' ? (
          <Into spot={BESIDE_QUESTION}>
            <Playing scene={scene} chart={whole} />
          </Into>
        ) : (
          <Playing scene={scene} chart={whole} />
        )}
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
        <LairPlace key={lair} scene={scene} chart={chart} lair={lair} />
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
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(
      new Blob([paintLand(chart, pictures)], { type: 'image/svg+xml' }),
    );
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [chart, pictures]);
  return url === null ? null : <img src={url} {...chart.size} alt="" />;
}

/** The roads that lead to where one can go now. */
function Ways({ scene, chart: { roads, size } }: MapPart) {
  const { view, me } = scene;
  const to = reachable(scene);
  if (me === null || to.size === 0) return null;
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

/** What is left of the limited tokens. */
function supplyOf({ view, say, locale }: Scene): CounterProps[] {
  return TOKENS.map(token => ({
    icon: token,
    n: view.supply[token],
    of: `supply:${token}`,
    label: `${say('supply')}: ${icon(token, locale).label}`,
  }));
}

/** The Citizen that is being played, and its icons as steps: done, now, next. */
function Playing({ scene, chart: { isLarge, unit } }: MapPart) {
  const { faceOf } = useLooks();
  const now = planOf(scene.view, scene.log ?? []);
  const face = now === null ? null : faceOf(`citizen:${now.citizen}`);
  if (now === null || face === null) return null;
  return (
    <div className="mg-corner mg-corner--right">
      <ol className="mg-steps" aria-label={scene.say('steps')}>
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
