import type { Seat, Who } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { Button } from '../app/button.tsx';
import { useApp } from '../app/app-context.ts';
import { href } from '../app/router.ts';
import { listed } from '../strings/text.ts';
import { hasConceded, isHeld } from './sitting.ts';
import type { OnlineKey } from './strings/en.ts';
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
        <Button glyph="play" label={tell('replay')} href={href('watch', room!.id)} />
        {onAgain !== null && (
          <Button
            tone="main"
            glyph="again"
            label={tell(room!.rematch === null ? 'playAgain' : 'toNewTable')}
            onPress={onAgain}
          />
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
          <Button
            tone="main"
            label={tell('agree')}
            onPress={() => table.vote(vote.at, asked, true)}
          />
          <Button label={tell('disagree')} onPress={() => table.vote(vote.at, asked, false)} />
        </Panel>
      );
    if (isOwn)
      return (
        <Panel text={tell(seats.some(isProgram) ? 'voteWaitPeople' : 'voteWait')}>
          <Button label={tell('withdraw')} onPress={() => table.vote(vote.at, vote.by, false)} />
        </Panel>
      );
  }
  if (paused !== null)
    return (
      <Panel text={tell('paused', { name: who(paused) })}>
        {you.seats.length > 0 && (
          <Button
            tone="main"
            glyph="play"
            label={tell('resume')}
            onPress={() => table.tell({ type: 'resume' })}
          />
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
          <Button
            tone="main"
            glyph="person"
            label={tell('takeBack')}
            onPress={() => table.tell({ type: 'reclaim', seat: lost })}
          />
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
          <Button
            glyph="bot"
            label={tell('letBot')}
            onPress={() => table.tell({ type: 'stand-in', seat: away[0]! })}
          />
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
  return <Button glyph="home" label={tell('toTables')} href={href('friends')} />;
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
