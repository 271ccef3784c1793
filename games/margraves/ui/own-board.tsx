import type { BoardPart } from '@castellan/table';
import { Means, Picture, SeatShield, Thing, Token, usePlan, Zone } from '@castellan/table';
import { TOKENS } from '../cards/language.ts';
import { MOST_STRENGTH, STORAGE } from '../state.ts';
import { pictureOf } from './faces.ts';
import { Tower } from './figures.tsx';
import { PlayedChips, TileChips } from './own.tsx';
import type { Scene } from './scene.ts';
import { icon } from './speech.ts';

/** One's own board: storage, strength, gold, and what a card can be played for besides its own. */
export function OwnBoard({ scene }: BoardPart<Scene>) {
  const { view, say, who, near, standings } = scene;
  const { mode, isLow } = usePlan();
  const { points, played } = standings[near]!;
  return (
    <Zone
      id="board"
      label={`${who(near)}: ${say('storage')}`}
      place={`seat:${near}`}
      seat={near}
      className="mg-board"
    >
      {isLow ? (
        <Counts scene={scene} />
      ) : (
        <>
          <Storage scene={scene} />
          <div className="mg-purse">
            <SeatShield seat={near} />
            <Means
              of={[
                { icon: 'gold', n: view.players[near]!.gold },
                { icon: 'vp', n: points, label: say('points', { n: points }), on: true },
              ]}
            />
          </div>
          <Strength scene={scene} />
        </>
      )}
      {mode === 'wide' && (
        <div className="mg-kept">
          <PlayedChips scene={scene} />
          <TileChips scene={scene} />
        </div>
      )}
      <div className="mg-actions">
        <Thing of="build" zoom={null} label={say('build-short')} className="mg-action">
          <Token icon="build" />
          <b>{say('build-short')}</b>
        </Thing>
        <Thing of="recall" zoom={null} label={say('recall-short')} className="mg-action">
          <Token icon="recall" />
          <b>{say('recall-short')}</b>
          <small>{say('takes-back', { n: played.length })}</small>
        </Thing>
      </div>
    </Zone>
  );
}

/** In a line: how much there is of each kind. */
function Counts({ scene: { view, say, near, standings } }: BoardPart<Scene>) {
  const player = view.players[near]!;
  const { points } = standings[near]!;
  return (
    <div className="mg-counts">
      <Means
        of={[
          { icon: 'gold', n: player.gold },
          { icon: 'strength', n: player.strength, of: 'strength' },
          { icon: 'vp', n: points, label: say('points', { n: points }), on: true },
          ...TOKENS.filter(token => player[token] > 0).map(token => ({
            icon: token,
            n: player[token],
            of: `storage:${token}`,
          })),
        ]}
      />
      <span role="img" aria-label={say('towers-left', { n: player.towers })}>
        <Tower seat={near} />
        <b>{player.towers}</b>
      </span>
    </div>
  );
}

/** Twelve spaces: towers that are not built, and everything that is limited. */
function Storage({ scene: { view, say, near, locale } }: BoardPart<Scene>) {
  const player = view.players[near]!;
  const held = TOKENS.flatMap(token => Array.from({ length: player[token] }, () => token));
  const empty = Math.max(0, STORAGE - player.towers - held.length);
  return (
    <ul className="mg-storage" aria-label={say('storage')}>
      {Array.from({ length: player.towers }, (_, i) => (
        <li key={`tower ${i}`}>
          <Tower seat={near} />
        </li>
      ))}
      {held.map((token, i) => (
        <li key={i}>
          <Thing of={`storage:${token}`} zoom={null} label={icon(token, locale).label}>
            {token === 'knight' ? (
              <Picture name={pictureOf('map:knight')} />
            ) : (
              <Token icon={token} />
            )}
          </Thing>
        </li>
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <li key={`empty ${i}`} aria-hidden="true" />
      ))}
    </ul>
  );
}

function Strength({ scene: { view, say, near } }: BoardPart<Scene>) {
  const { strength } = view.players[near]!;
  return (
    <Thing
      of="strength"
      zoom={null}
      label={say('strength', { n: strength })}
      className="mg-strength"
    >
      <Token icon="strength" />
      {Array.from({ length: MOST_STRENGTH + 1 }, (_, n) => (
        <i
          key={n}
          data-on={n === strength ? '' : undefined}
          data-past={n < strength ? '' : undefined}
        >
          {n}
        </i>
      ))}
    </Thing>
  );
}
