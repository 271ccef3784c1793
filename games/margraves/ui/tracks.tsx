import { allowed } from '@castellan/kernel';
import type { BoardPart } from '@castellan/table';
import { Drawer, usePlan, Zone } from '@castellan/table';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { TILES } from '../cards/tiles.ts';
import { Influence, InfluenceMini } from './influence.tsx';
import { CitizenLine, LineMini, Privileges, TilesMini } from './offer.tsx';
import { Own, OwnCount, TileChips } from './own.tsx';
import type { Scene } from './scene.ts';
import { Tombs, TombsMini } from './tombs.tsx';
import { Wheel, WheelMini } from './wheel.tsx';

interface Track {
  readonly title: 'line' | 'influence' | 'privileges' | 'wheel' | 'tombs' | 'own';
  /** Beside the title. */
  readonly note?: (scene: Scene) => string;
  readonly Whole: FunctionComponent<BoardPart<Scene>>;
  readonly Mini: FunctionComponent<BoardPart<Scene>>;
  /** What the names of its things begin with: it opens by itself when a decision is about one of them. */
  readonly of: string;
}

type Note = NonNullable<Track['note']>;
const deck: Note = ({ say, view }) => say('left', { n: view.deck.length });
const hint: Note = ({ say }) => say('influence-hint');
const stacks: Note = ({ say, view }) =>
  view.stacks
    .map((stack, i) => say('stack-left', { level: 'I'.repeat(i + 1), n: stack.length }))
    .join(' · ');

const TRACKS: readonly Track[] = [
  { title: 'line', note: deck, Whole: CitizenLine, Mini: LineMini, of: 'line' },
  { title: 'influence', note: hint, Whole: Influence, Mini: InfluenceMini, of: 'influence' },
  { title: 'privileges', note: stacks, Whole: Privileges, Mini: TilesMini, of: 'tile' },
  { title: 'wheel', Whole: Wheel, Mini: WheelMini, of: 'wheel' },
  { title: 'tombs', Whole: Tombs, Mini: TombsMini, of: 'tomb' },
  { title: 'own', Whole: Own, Mini: OwnCount, of: 'played' },
];

/** The track board: all of it where there is room, else a row of tabs that open. */
export function Tracks({ scene }: BoardPart<Scene>) {
  if (usePlan().mode !== 'wide') return <Tabs scene={scene} />;
  // The viewer's own lie on their board.
  const shown = TRACKS.filter(({ title }) => title !== 'own');
  return (
    <Zone id="tracks" label={scene.say('tracks')} ground="none" className="mg-tracks">
      <div className="mg-all-tracks">
        {shown.map(({ title, note, Whole }) => (
          <section key={title} className="mg-track ct-column" data-spot={title}>
            <h3>
              {scene.say(title)}
              <small>{note?.(scene)}</small>
            </h3>
            <Whole scene={scene} />
          </section>
        ))}
      </div>
    </Zone>
  );
}

/** The track that a decision is about. The viewer's own tiles are chosen on the tab. */
function askedTrack({ decision, view }: Scene): Track | undefined {
  const isOnTable = (id: string): boolean => view.tiles.some(tile => TILES[tile]?.id === id);
  const asked = (decision === null ? [] : allowed(decision)).map(({ ref = '' }) => ref.split(':'));
  const about = asked.filter(([kind, id]) => kind !== 'tile' || isOnTable(id!));
  return about.flatMap(([kind]) => TRACKS.find(({ of }) => kind!.startsWith(of)) ?? [])[0];
}

/** Little pictures of the tracks; a press opens one over the map. */
function Tabs({ scene }: BoardPart<Scene>) {
  const { say, decision } = scene;
  const [opened, setOpened] = useState<Track | undefined>();
  const [closed, setClosed] = useState('');
  const asked = decision !== null && decision.id !== closed ? askedTrack(scene) : undefined;
  const shown = asked ?? opened;
  const open = (track?: Track): void => {
    setOpened(track);
    setClosed(decision?.id ?? '');
  };
  return (
    <>
      <Zone id="tracks" label={say('tracks')} ground="none" className="mg-tracks">
        <ul className="mg-tabs">
          {TRACKS.map(track => (
            <li key={track.title} data-open={shown === track ? '' : undefined}>
              <button
                type="button"
                className="mg-tab ct-column"
                data-spot={track.title}
                data-holds-things={track.title === 'own' ? '' : undefined}
                aria-expanded={shown === track}
                onClick={() => open(shown === track ? undefined : track)}
              >
                <span className="ct-centred" aria-hidden="true">
                  <track.Mini scene={scene} />
                </span>
                <b>{say(track.title)}</b>
              </button>
              {track.title === 'own' && <TileChips scene={scene} />}
            </li>
          ))}
        </ul>
      </Zone>
      {shown !== undefined && (
        <Drawer
          over="map"
          title={say(shown.title)}
          note={shown.note?.(scene)}
          className="mg-opened"
          onClose={open}
        >
          <shown.Whole scene={scene} />
        </Drawer>
      )}
    </>
  );
}
