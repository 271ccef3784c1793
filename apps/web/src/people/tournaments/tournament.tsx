import type { TournamentBoard, TournamentStanding, TournamentView } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Face } from '../../app/face.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { Loading } from '../../app/waiting.tsx';
import { useTrouble } from '../../online/use-trouble.ts';
import { listed } from '../../strings/text.ts';
import { gameName, Seal, Unsaid } from '../said.tsx';
import { useTell } from '../strings/text.ts';
import { useTournamentText } from './text.ts';
import { callOff, enter, leave, tournament } from './tournament-api.ts';
import { factsOf, whenOf } from './in-words.ts';
import { useLive } from './use-live.ts';

const POINT = 1000;
const SHARES: Readonly<Record<number, string>> = { 250: '¼', 500: '½', 750: '¾' };

/** A tournament: where one’s own table is, who stands where, and every round. */
export function Tournament({ id }: { readonly id: string }) {
  const tell = useTournamentText();
  const tellPeople = useTell();
  const { locale } = useApp();
  const { said, look } = useLive(id, () => tournament(id));
  if (said === null) return <Loading />;
  if (said instanceof Error)
    return (
      <Screen title={tell('title')}>
        <Unsaid why={said} tell={tellPeople} />
      </Screen>
    );
  const name = gameName(said.game, locale);
  return (
    <div className="ctn-title">
      <Screen title={name} over={<Seal game={said.game} size={72} />} lead={factsOf(said, tell)}>
        <div className="ctn-one">
          <Now view={said} look={look} />
          <Standings view={said} />
          <Rounds view={said} />
          <Hints view={said} />
        </div>
      </Screen>
    </div>
  );
}

interface NowProps {
  readonly view: TournamentView;
  look(): Promise<void>;
}

/** What is on now, and what one can do about it. */
function Now({ view, look }: NowProps) {
  const tell = useTournamentText();
  const { locale } = useApp();
  const trouble = useTrouble();
  const [isBusy, setIsBusy] = useState(false);
  const { id, phase, isIn, isHost, yourTable, standings, due, now, round, wanted, pace } = view;
  const own = standings.find(({ isYou }) => isYou);
  const act = (what: (id: string) => Promise<object>) => (): void => {
    setIsBusy(true);
    what(id)
      .then(look)
      .catch(trouble)
      .finally(() => setIsBusy(false));
  };
  const isKnockedOut = view.kind === 'knockout' && own !== undefined && own.isOut && isIn;
  return (
    <section className="cw-panel ctn-now" data-phase={phase} role="status">
      <strong>{yourTable === null ? whenOf(view, tell, locale) : tell('yourTable')}</strong>
      {phase === 'gathering' && (
        <span>
          {wanted === null
            ? tell('players', { n: standings.length })
            : tell('ofWanted', { n: standings.length, of: wanted })}
        </span>
      )}
      {phase === 'playing' && yourTable === null && (
        <span>
          {due !== null && due > now
            ? tell('nextAt', {
                n: round + 1,
                when: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(due),
              })
            : tell('waitTable')}
        </span>
      )}
      {yourTable !== null && (
        <Button tone="main" glyph="table" label={tell('toTable')} href={href('room', yourTable)} />
      )}
      {phase === 'gathering' && !isIn && (
        <>
          <Button tone="main" label={tell('enter')} isOff={isBusy} onPress={act(enter)} />
          <small>{tell('enterHint')}</small>
        </>
      )}
      {phase === 'gathering' && isIn && (
        <Button label={tell('leave')} isOff={isBusy} onPress={act(leave)} />
      )}
      {phase === 'gathering' && isHost && (
        <Button tone="quiet" label={tell('callOff')} isOff={isBusy} onPress={act(callOff)} />
      )}
      {phase === 'playing' && own !== undefined && !isIn && (
        <>
          <span>{tell('backHint')}</span>
          <Button tone="main" label={tell('back')} isOff={isBusy} onPress={act(enter)} />
        </>
      )}
      {phase === 'playing' && isIn && !isKnockedOut && yourTable === null && (
        <Button tone="quiet" label={tell('stop')} isOff={isBusy} onPress={act(leave)} />
      )}
      {phase !== 'over' && phase !== 'off' && <small>{tell(`hint-${pace}`)}</small>}
    </section>
  );
}

function Standings({ view: { kind, phase, standings } }: { readonly view: TournamentView }) {
  const tell = useTournamentText();
  const isDrawn = phase === 'playing' || phase === 'over';
  const isKnockout = kind === 'knockout';
  if (standings.length === 0) return null;
  return (
    <section className="cw-panel cp-scroll ctn-standings">
      <h2>{tell(isDrawn ? 'standings' : 'entrants')}</h2>
      <table className="cp-table">
        {isDrawn && (
          <thead>
            <tr>
              <th scope="col">{tell('place')}</th>
              <th scope="col">{tell('name')}</th>
              {isKnockout && <th scope="col">{tell('through')}</th>}
              <th scope="col">{tell('points')}</th>
              <th scope="col">{tell('opponents')}</th>
              <th scope="col">{tell('wins')}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {standings.map(one => (
            <tr
              key={one.number}
              data-you={one.isYou || undefined}
              data-out={one.isOut || undefined}
            >
              {isDrawn && <td>{one.place === 1 ? <b className="cp-medal">1</b> : one.place}</td>}
              <th scope="row">
                <Face name={one.name} portrait={one.portrait} size={32} />
                {one.name === '' ? tell('former') : one.name}
                {one.isYou && <small>{tell('isYou')}</small>}
                {one.isOut && phase === 'playing' && <small>{tell('isOut')}</small>}
              </th>
              {isDrawn && isKnockout && <td>{one.through}</td>}
              {isDrawn && (
                <>
                  <td>
                    <b>{pointsText(one.score)}</b>
                  </td>
                  <td>{pointsText(one.opponents)}</td>
                  <td>{one.wins}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How points are counted, and what comes of being late: beside the players, and later below the rounds. */
function Hints({ view: { kind } }: { readonly view: TournamentView }) {
  const tell = useTournamentText();
  return (
    <section className="cw-panel ctn-hints">
      <p>{tell('pointsHint')}</p>
      <p>{tell(kind === 'knockout' ? 'tiesKnockout' : 'tiesSwiss')}</p>
      <p>{tell('noShow')}</p>
    </section>
  );
}

/** Points as people write them: whole ones, and a quarter, a half or tenths of one. */
function pointsText(score: number): string {
  const whole = Math.floor(score / POINT);
  const rest = score % POINT;
  if (rest === 0) return `${whole}`;
  const share = SHARES[rest];
  if (share === undefined) return (score / POINT).toFixed(2);
  return whole === 0 ? share : `${whole}${share}`;
}

function Rounds({ view: { played, standings } }: { readonly view: TournamentView }) {
  const tell = useTournamentText();
  if (played.length === 0) return null;
  return (
    <div className="ctn-rounds">
      {played.map(({ round, boards }) => (
        <section key={round} className="cw-panel">
          <h2>{tell('round', { n: round })}</h2>
          <ul className="ctn-boards">
            {boards.map(board => (
              <Board key={board.seats[0]!.number} board={board} standings={standings} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface BoardProps {
  readonly board: TournamentBoard;
  readonly standings: readonly TournamentStanding[];
}

function Board({ board: { table, seats }, standings }: BoardProps) {
  const tell = useTournamentText();
  const { locale } = useApp();
  const people = seats.map(seat => {
    const own = standings.find(({ number }) => number === seat.number);
    const name = own === undefined || own.name === '' ? tell('former') : own.name;
    return { ...seat, name, portrait: own?.portrait, isYou: own?.isYou === true };
  });
  const isOver = seats.every(({ score }) => score !== null);
  const names = listed(
    locale,
    people.map(({ name }) => name),
  );
  return (
    <li className="ctn-board" data-open={!isOver || undefined}>
      <ol>
        {people.map(({ number, name, portrait, score, place, isYou }) => (
          <li key={number} data-first={place === 1 || undefined} data-you={isYou || undefined}>
            <Face name={name} portrait={portrait} size={28} />
            <span>{name}</span>
            {seats.length === 1 ? (
              <small>{tell('bye')}</small>
            ) : (
              score !== null && <b>{pointsText(score)}</b>
            )}
          </li>
        ))}
      </ol>
      {table !== null && (
        <a href={href(isOver ? 'watch' : 'room', table)} aria-label={tell('watchOf', { names })}>
          {tell('watch')}
        </a>
      )}
    </li>
  );
}
