import type { BoardPart } from '@castellan/table';
import { List, Means, Picture, SeatShield, Thing, Token, usePlan, Zone } from '@castellan/table';
import { TOKENS } from '../cards/language.ts';
import { MOST_STRENGTH, STORAGE } from '../state.ts';
import { pictureOf } from './faces.ts';
import { Tower } from './figures.tsx';
import { PlayedChips, TileChips } from './own.tsx';
import type { Scene } from './scene.ts';
import { icon } from './speech.ts';

/** The viewer's own board: storage, strength, gold, and what a card can be played for besides its own power. */
export function OwnBoard({ scene }: BoardPart<Scene>) {
  const { say, who, near, standings } = scene;
  const { mode, isLow } = usePlan();
  const label = `${who(near)}: ${say('storage')}`;
  const back = say('takes-back', { n: standings[near]!.played.length });
  return (
    <Zone id="board" label={label} place={`seat:${near}`} seat={near} className="mg-board">
      {isLow ? <Counts scene={scene} /> : <Spaces scene={scene} />}
      {mode === 'wide' && (
        <div className="mg-kept ct-line">
          <PlayedChips scene={scene} />
          <TileChips scene={scene} />
        </div>
      )}
      <div className="mg-actions ct-line">
        <Action name="build" label={say('build-short')} />
        <Action name="recall" label={say('recall-short')} note={back} />
      </div>
    </Zone>
  );
}

interface ActionProps {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
}

const Action = ({ name, label, note }: ActionProps) => (
  <Thing of={name} zoom={null} label={label} className="mg-action ct-line">
    <Token icon={name} />
    <b>{label}</b>
    {note !== undefined && <small>{note}</small>}
  </Thing>
);

const pointsOf = ({ say, near, standings }: Scene) => {
  const { points } = standings[near]!;
  return { icon: 'vp', n: points, label: say('points', { n: points }), on: true };
};

/** In a line: how much there is of each kind. */
function Counts({ scene }: BoardPart<Scene>) {
  const { view, say, near } = scene;
  const player = view.players[near]!;
  const { gold, strength, towers } = player;
  const held = TOKENS.filter(token => player[token] > 0);
  return (
    <div className="mg-counts ct-line">
      <Means
        of={[
          { icon: 'gold', n: gold },
          { icon: 'strength', n: strength, of: 'strength' },
          pointsOf(scene),
          ...held.map(token => ({ icon: token, n: player[token], of: `storage:${token}` })),
        ]}
      />
      <span role="img" aria-label={say('towers-left', { n: towers })}>
        <Tower seat={near} />
        <b>{towers}</b>
      </span>
    </div>
  );
}

/** Twelve spaces: towers that are not built, and everything that is limited; gold, points and strength beside them. */
function Spaces({ scene }: BoardPart<Scene>) {
  const { view, say, near, locale } = scene;
  const player = view.players[near]!;
  const { gold, strength, towers } = player;
  const times = <T,>(n: number, what: T): T[] => Array.from({ length: Math.max(0, n) }, () => what);
  const held = [
    ...times(towers, 'tower' as const),
    ...TOKENS.flatMap(token => times(player[token], token)),
  ];
  return (
    <>
      <List
        of={[...held, ...times(STORAGE - held.length, null)]}
        className="mg-storage"
        label={say('storage')}
      >
        {what =>
          what === 'tower' ? (
            <Tower seat={near} />
          ) : what !== null ? (
            <Thing of={`storage:${what}`} zoom={null} label={icon(what, locale).label}>
              {what === 'knight' ? (
                <Picture name={pictureOf('map:knight')} />
              ) : (
                <Token icon={what} />
              )}
            </Thing>
          ) : null
        }
      </List>
      <div className="mg-purse ct-centred">
        <SeatShield seat={near} />
        <Means of={[{ icon: 'gold', n: gold }, pointsOf(scene)]} />
      </div>
      <Strength label={say('strength', { n: strength })} strength={strength} />
    </>
  );
}

const Strength = ({ label, strength }: { readonly label: string; readonly strength: number }) => (
  <Thing of="strength" zoom={null} label={label} className="mg-strength ct-line">
    <Token icon="strength" />
    {Array.from({ length: MOST_STRENGTH + 1 }, (_, n) => (
      <i
        key={n}
        className="ct-centred"
        data-state={n === strength ? 'on' : n < strength ? 'past' : undefined}
      >
        {n}
      </i>
    ))}
  </Thing>
);
