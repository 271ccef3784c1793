import { allowed } from '@castellan/kernel';
import type { BoardPart } from '@castellan/table';
import { Drawer, usePlan, Zone } from '@castellan/table';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { TILES } from '../cards/tiles.ts';
import { CitizenLine, LineMini } from './citizen-line.tsx';
import { Influence, InfluenceMini } from './influence.tsx';
import { Own, OwnCount, TileChips } from './own.tsx';
import { Privileges, TilesMini } from './privileges.tsx';
import type { Scene } from './scene.ts';
import { Tombs, TombsMini } from './tombs.tsx';
import { Wheel, WheelMini } from './wheel.tsx';

interface Track {
  readonly title: 'line' | 'influence' | 'privileges' | 'wheel' | 'tombs' | 'own';
  /** Beside the title. */
  readonly note?: (scene: Scene) => string;
  readonly Whole: FunctionComponent<BoardPart<Scene>>;
  readonly Mini: FunctionComponent<BoardPart<Scene>>;
}

const TRACKS = {
  line: {
    title: 'line',
    note: ({ say, view }) => say('left', { n: view.deck.length }),
    Whole: CitizenLine,
    Mini: LineMini,
  },
  influence: {
    title: 'influence',
    note: ({ say }) => say('influence-hint'),
    Whole: Influence,
    Mini: InfluenceMini,
  },
  tiles: {
    title: 'privileges',
    note: ({ say, view }) => view.stacks.map(stack => say('left', { n: stack.length })).join(' · '),
    Whole: Privileges,
    Mini: TilesMini,
  },
  wheel: { title: 'wheel', Whole: Wheel, Mini: WheelMini },
  tombs: { title: 'tombs', Whole: Tombs, Mini: TombsMini },
  own: { title: 'own', Whole: Own, Mini: OwnCount },
} satisfies Readonly<Record<string, Track>>;

type TrackId = keyof typeof TRACKS;
const tracks = Object.entries<Track>(TRACKS) as [TrackId, Track][];

/** The track board: all of it where there is room, else a row of tabs that open. */
export function Tracks({ scene }: BoardPart<Scene>) {
  const { mode } = usePlan();
  return mode === 'wide' ? <AllTracks scene={scene} /> : <Tabs scene={scene} />;
}

/** What is one's own lies on one's board. */
function AllTracks({ scene }: BoardPart<Scene>) {
  return (
    <Zone id="tracks" label={scene.say('tracks')} ground="none" className="mg-tracks">
      <div className="mg-all-tracks">
        {tracks.map(
          ([id, { title, note, Whole }]) =>
            id !== 'own' && (
              <section key={id} className="mg-track" data-spot={id}>
                <h3>
                  {scene.say(title)}
                  <small>{note?.(scene)}</small>
                </h3>
                <Whole scene={scene} />
              </section>
            ),
        )}
      </div>
    </Zone>
  );
}

/** Which track the refs of a decision are about. */
const ABOUT: Readonly<Record<string, TrackId>> = {
  influence: 'influence',
  line: 'line',
  wheel: 'wheel',
  tomb: 'tombs',
  'tomb-line': 'tombs',
  tile: 'tiles',
  played: 'own',
};

/** The track that a decision is about: it opens by itself. One's own tiles are chosen on the tab. */
function askedTrack({ decision, view }: Scene): TrackId | null {
  const isOnTable = (id: string): boolean => view.tiles.some(tile => TILES[tile]?.id === id);
  for (const { ref = '' } of decision === null ? [] : allowed(decision)) {
    const [kind = '', id = ''] = ref.split(':');
    if (kind in ABOUT && (kind !== 'tile' || isOnTable(id))) return ABOUT[kind]!;
  }
  return null;
}

/** Little pictures of the tracks; a press opens one over the map. */
function Tabs({ scene }: BoardPart<Scene>) {
  const { say, decision } = scene;
  const [opened, setOpened] = useState<TrackId | null>(null);
  const [closed, setClosed] = useState('');
  const asked = decision !== null && decision.id !== closed ? askedTrack(scene) : null;
  const shown = asked ?? opened;
  const open = (track: TrackId | null): void => {
    setOpened(track);
    setClosed(decision?.id ?? '');
  };
  return (
    <>
      <Zone id="tracks" label={say('tracks')} ground="none" className="mg-tracks">
        <ul className="mg-tabs">
          {tracks.map(([id, { title, Mini }]) => (
            <li key={id} data-open={shown === id ? '' : undefined}>
              <button
                type="button"
                className="mg-tab"
                data-spot={id}
                data-holds-things={id === 'own' ? '' : undefined}
                aria-expanded={shown === id}
                onClick={() => open(shown === id ? null : id)}
              >
                <span className="mg-tab__look" aria-hidden="true">
                  <Mini scene={scene} />
                </span>
                <b>{say(title)}</b>
              </button>
              {id === 'own' && <TileChips scene={scene} />}
            </li>
          ))}
        </ul>
      </Zone>
      {shown !== null && (
        <OpenedTrack scene={scene} track={TRACKS[shown]} onClose={() => open(null)} />
      )}
    </>
  );
}

interface OpenedTrackProps extends BoardPart<Scene> {
  readonly track: Track;
  onClose(): void;
}

function OpenedTrack({ scene, track: { title, note, Whole }, onClose }: OpenedTrackProps) {
  return (
    <Drawer over="map" title={scene.say(title)} onClose={onClose}>
      <div className="mg-opened-track">
        <p>{note?.(scene)}</p>
        <Whole scene={scene} />
      </div>
    </Drawer>
  );
}
