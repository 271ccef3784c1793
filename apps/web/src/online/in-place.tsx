import type { Seat, Who } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { useApp } from '../app/app-context.ts';
import { Glyph } from '../app/glyph.tsx';
import { href } from '../app/router.ts';
import { listed } from '../strings/text.ts';
import { hasConceded, isHeld } from './sitting.ts';
import type { OnlineKey } from './strings/text.ts';
import type { Tell } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import type { AtOnlineTable } from './use-online-table.ts';
import type { Ending, RoomView, SeatView } from '@castellan/protocol/net';

interface InPlaceProps {
  readonly online: AtOnlineTable;
  readonly who: Who;
  readonly onAgain: (() => void) | null;
}

/**
 * What stands where the question stands, when something else comes first: a pause, something that the others ask, a
 * seat that a bot plays, someone who is not connected, an end that the rules do not know. Whoever has no seat is asked
 * nothing. Null: the question stands.
 */
export function InPlace({ online, who, onAgain }: InPlaceProps): ComponentChildren {
  const tell = useTell();
  const { locale } = useApp();
  const { table, known, at } = online;
  const { room } = known;
  const { you, vote, paused, seats, ending } = room!;
  if (ending !== null) {
    if ((at.update?.outcome ?? null) !== null) return null;
    return (
      <Panel text={endingText(ending, names => listed(locale, names.map(who)), tell)}>
        <a className="ct-button" href={href('watch', room!.id)}>
          <Glyph name="play" />
          {tell('replay')}
        </a>
        {onAgain !== null && (
          <button type="button" className="ct-button ct-button--main" onClick={onAgain}>
            <Glyph name="again" />
            {tell(room!.rematch === null ? 'playAgain' : 'toNewTable')}
          </button>
        )}
      </Panel>
    );
  }
  if (vote !== null) {
    const asked = vote.asked.find(seat => you.seats.includes(seat) && !vote.agreed.includes(seat));
    const isOwn = you.seats.includes(vote.by);
    if (asked !== undefined)
      return (
        <Panel
          text={tell(vote.about === 'undo' ? 'voteUndo' : 'voteAbandon', { name: who(vote.by) })}
        >
          <button
            type="button"
            className="ct-button ct-button--main"
            onClick={() => table.vote(vote.at, asked, true)}
          >
            {tell('agree')}
          </button>
          <button
            type="button"
            className="ct-button"
            onClick={() => table.vote(vote.at, asked, false)}
          >
            {tell('disagree')}
          </button>
        </Panel>
      );
    if (isOwn)
      return (
        <Panel text={tell(seats.some(isProgram) ? 'voteWaitPeople' : 'voteWait')}>
          <button
            type="button"
            className="ct-button"
            onClick={() => table.vote(vote.at, vote.by, false)}
          >
            {tell('withdraw')}
          </button>
        </Panel>
      );
  }
  if (paused !== null)
    return (
      <Panel text={tell('paused', { name: who(paused) })}>
        {you.seats.length > 0 && (
          <button
            type="button"
            className="ct-button ct-button--main"
            onClick={() => table.tell({ type: 'resume' })}
          >
            <Glyph name="play" />
            {tell('resume')}
          </button>
        )}
      </Panel>
    );
  const lost = you.seats.find(seat => {
    const sitter = seats[seat]!;
    return sitter.kind === 'person' && sitter.standIn !== null && !sitter.conceded;
  });
  const isStill = isHeld(room!);
  if (lost !== undefined || isStill)
    return (
      <Panel
        text={tell(
          isStill ? 'everyoneAway' : isTimeUp(seats[lost!]!) ? 'standInTime' : 'standInAway',
        )}
      >
        {lost !== undefined && (
          <button
            type="button"
            className="ct-button ct-button--main"
            onClick={() => table.tell({ type: 'reclaim', seat: lost })}
          >
            <Glyph name="person" />
            {tell('takeBack')}
          </button>
        )}
      </Panel>
    );
  const waiting = at.update?.waiting ?? [];
  const away = awayAmong(waiting, room!);
  const isGivenUp = you.seats.length > 0 && you.seats.every(seat => hasConceded(seats[seat]!));
  if (known.connection === 'open' && (at.update?.decision ?? null) === null && away.length > 0)
    return (
      <Panel text={tell('waitAway', { names: listed(locale, away.map(who)) })}>
        {you.isHost && (
          <button
            type="button"
            className="ct-button"
            onClick={() => table.tell({ type: 'stand-in', seat: away[0]! })}
          >
            <Glyph name="bot" />
            {tell('letBot')}
          </button>
        )}
        {isGivenUp && <ToTables />}
      </Panel>
    );
  if (isGivenUp) {
    const others = waiting.filter(seat => !you.seats.includes(seat));
    return (
      <Panel
        text={
          others.length === 0
            ? tell('youConceded')
            : tell('youConcededTurn', { names: listed(locale, others.map(who)) })
        }
      >
        <ToTables />
      </Panel>
    );
  }
  if (you.seats.length > 0) return null;
  // Where there is no room for the bar's words, this is the only place that says whom the table waits for.
  return (
    <Panel
      text={
        waiting.length === 0
          ? tell('watchingNow')
          : tell('watchingTurn', { names: listed(locale, waiting.map(who)) })
      }
    />
  );
}

const isTimeUp = (seat: SeatView): boolean => seat.kind === 'person' && seat.standIn === 'time';

function ToTables() {
  const tell = useTell();
  return (
    <a className="ct-button" href={href('friends')}>
      <Glyph name="home" />
      {tell('toTables')}
    </a>
  );
}

/** Those who are waited for and not connected. Whoever plays over days comes and goes, and is not missed. */
function awayAmong(waiting: readonly Seat[], { seats, spec }: RoomView): readonly Seat[] {
  if (spec.clock.kind === 'days') return [];
  return waiting.filter(at => {
    const seat = seats[at]!;
    return seat.kind === 'person' && !seat.isHere && !seat.standIn && !seat.conceded;
  });
}

/** How a table ended, where the rules have no word for it. */
export function endingText(
  { why, winners }: Ending,
  named: (seats: readonly number[]) => string,
  tell: Tell,
): string {
  if (why === 'conceded' && winners.length > 0)
    return tell('endConceded', { names: named(winners) });
  const keys: Readonly<Record<Ending['why'], OnlineKey>> = {
    conceded: 'endConcededNone',
    abandoned: 'endAbandoned',
    limit: 'endLimit',
    rules: 'endRules',
    played: 'isOver',
  };
  return tell(keys[why]);
}

const isProgram = ({ kind }: SeatView): boolean => kind === 'program';

function Panel({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <section className="co-panel" aria-live="polite">
      <h2>{text}</h2>
      {children !== undefined && <div>{children}</div>}
    </section>
  );
}
