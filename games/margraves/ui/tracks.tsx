import { allowed } from '@castellan/kernel';
import type { BoardPart } from '@castellan/table';
import { Drawer, usePlan, Zone } from '@castellan/table';
import type { CSSProperties, ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { TILES } from '../cards/tiles.ts';
import { NONE } from '../state.ts';
import { CitizenLine, LineMini } from './citizen-line.tsx';
import { Influence, InfluenceMini } from './influence.tsx';
import { Own, OwnCount, TileChips } from './own.tsx';
import { Privileges, TilesMini } from './privileges.tsx';
import type { Scene } from './scene.ts';
import { Tombs, TombsMini } from './tombs.tsx';
import { useTall } from './use-tall.ts';
import { Wheel } from './wheel.tsx';

const TABS = ['influence', 'wheel', 'tombs', 'tiles', 'line', 'own'] as const;
type Tab = (typeof TABS)[number];

/** The track board: all of it where there is room, else a row of tabs that open. */
export function Tracks({ scene }: BoardPart<Scene>) {
  const { mode } = usePlan();
  if (mode !== 'wide') return <Tabs scene={scene} />;
  return (
    <Zone id="tracks" label={scene.say.tracks} ground="none" className="mg-tracks">
      <AllTracks scene={scene} />
    </Zone>
  );
}

function AllTracks({ scene }: BoardPart<Scene>) {
  const { say, view } = scene;
  return (
    <div className="mg-all-tracks" style={{ '--v': `${useTall()}px` } as CSSProperties}>
      <Track spot="line" title={say.line} note={say.left(view.deck.length)}>
        <CitizenLine scene={scene} />
      </Track>
      <Track spot="influence" title={say.influence}>
        <Influence scene={scene} />
      </Track>
      <Track
        spot="tiles"
        title={say.privileges}
        note={view.stacks.map(stack => say.left(stack.length)).join(' · ')}
      >
        <Privileges scene={scene} />
      </Track>
      <div className="mg-track mg-track--two">
        <section data-spot="wheel">
          <h3>{say.wheel}</h3>
          <Wheel scene={scene} />
        </section>
        <section data-spot="tombs">
          <h3>{say.tombs}</h3>
          <Tombs scene={scene} />
        </section>
      </div>
    </div>
  );
}

interface TrackProps {
  readonly spot: Tab;
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
}

function Track({ spot, title, note, children }: TrackProps) {
  return (
    <section className="mg-track" data-spot={spot}>
      <h3>
        {title}
        {note !== undefined && <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}

/** The track that a decision is about: it opens by itself. */
function tabOf({ decision, view }: Scene): Tab | null {
  const onTable = new Set(view.tiles.flatMap(tile => (tile === NONE ? [] : [TILES[tile]!.id])));
  for (const { ref = '' } of decision === null ? [] : allowed(decision)) {
    const [kind, id] = ref.split(':');
    if (kind === 'influence' || kind === 'line' || kind === 'wheel') return kind;
    if (kind === 'tomb' || kind === 'tomb-line') return 'tombs';
    if (kind === 'tile' && onTable.has(id!)) return 'tiles';
    if (kind === 'played') return 'own';
  }
  return null;
}

/** Little pictures of the tracks; a press opens one over the map. */
function Tabs({ scene }: BoardPart<Scene>) {
  const { say, decision } = scene;
  const [opened, setOpened] = useState<Tab | null>(null);
  const [closed, setClosed] = useState('');
  const asked = decision !== null && decision.id !== closed ? tabOf(scene) : null;
  const shown = asked ?? opened;
  const close = (): void => {
    setOpened(null);
    setClosed(decision?.id ?? '');
  };
  const titles: Readonly<Record<Tab, string>> = {
    influence: say.influence,
    wheel: say.wheel,
    tombs: say.tombs,
    tiles: say.privileges,
    line: say.line,
    own: say.own,
  };
  return (
    <>
      <Zone id="tracks" label={say.tracks} ground="none" className="mg-tracks">
        <ul className="mg-tabs">
          {TABS.map(tab => (
            <li key={tab} data-open={shown === tab ? '' : undefined}>
              <button
                type="button"
                className="mg-tab"
                data-spot={tab}
                data-holds-things={tab === 'own' ? '' : undefined}
                aria-expanded={shown === tab}
                onClick={() => (shown === tab ? close() : (close(), setOpened(tab)))}
              >
                <span className="mg-tab__look" aria-hidden="true">
                  <Mini scene={scene} tab={tab} />
                </span>
                <b>{titles[tab]}</b>
              </button>
              {tab === 'own' && <TileChips scene={scene} />}
            </li>
          ))}
        </ul>
      </Zone>
      {shown !== null && (
        <Drawer over="map" title={titles[shown]} onClose={close}>
          <div className="mg-opened-track">
            {shown === 'influence' && (
              <>
                <p>{say.influenceHint}</p>
                <Influence scene={scene} />
              </>
            )}
            {shown === 'wheel' && <Wheel scene={scene} />}
            {shown === 'tombs' && <Tombs scene={scene} />}
            {shown === 'tiles' && <Privileges scene={scene} />}
            {shown === 'line' && <CitizenLine scene={scene} />}
            {shown === 'own' && <Own scene={scene} />}
          </div>
        </Drawer>
      )}
    </>
  );
}

function Mini({ scene, tab }: { readonly scene: Scene; readonly tab: Tab }) {
  switch (tab) {
    case 'influence':
      return <InfluenceMini scene={scene} />;
    case 'wheel':
      return <Wheel scene={scene} isMini />;
    case 'tombs':
      return <TombsMini scene={scene} />;
    case 'tiles':
      return <TilesMini scene={scene} />;
    case 'line':
      return <LineMini scene={scene} />;
    default:
      return <OwnCount scene={scene} />;
  }
}
