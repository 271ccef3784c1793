import type { Seat, Who } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { Button } from '../app/button.tsx';
import { useApp } from '../app/app-context.ts';
import { href } from '../app/router.ts';
import { listed } from '../strings/text.ts';
import { dayOf, isResting } from './resting.ts';
import { hasConceded, isHeld } from './sitting.ts';
import type { OnlineKey } from './strings/text.ts';
import type { Tell } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import type { AtOnlineTable } from './use-online-table.ts';
import type { Ending, RoomView, SeatView } from '@castellan/protocol';

interface InPlaceProps {
  readonly online: AtOnlineTable;
  readonly who: Who;
  readonly onAgain: (() => void) | null;
}

/**
 * What stands where the question stands, when something else comes first: a pause, something that the others ask, a
 * seat that a bot plays, someone who is not connected, an end that the rules do not know. People without a seat are
 * asked nothing. Null: the question stands.
 */
export function InPlace({ online, who, onAgain }: InPlaceProps): ComponentChildren {
  const tell = useTell();
  const { locale } = useApp();
  const place: Place = {
    online,
    room: online.room,
    tell,
    who,
    named: seats => listed(locale, seats.map(who)),
    locale,
  };
  if (place.room.ending !== null) {
    if ((online.scene?.outcome ?? null) !== null) return null;
    return endingPanel(place, place.room.ending, onAgain);
  }
  return votePanel(place) ?? pausePanel(place) ?? standInPanel(place) ?? waitingPanel(place);
}

/** What every panel needs to know and to say it. */
interface Place {
  readonly online: AtOnlineTable;
  readonly room: RoomView;
  readonly tell: Tell;
  readonly who: Who;
  readonly locale: string;
  named(seats: readonly Seat[]): string;
}

type PanelIn = (place: Place) => ComponentChildren;

function endingPanel(
  { room, named, tell }: Place,
  ending: Ending,
  onAgain: (() => void) | null,
): ComponentChildren {
  return (
    <Panel text={endingText(ending, named, tell, room.you.seats)}>
      <Button glyph="play" label={tell('replay')} href={href('watch', room.id)} />
      {onAgain !== null && (
        <Button
          tone="main"
          glyph="again"
          label={tell(room.rematch === null ? 'playAgain' : 'toNewTable')}
          onPress={onAgain}
        />
      )}
    </Panel>
  );
}

const votePanel: PanelIn = ({ online: { client }, room, tell, who }) => {
  const { vote, you, seats } = room;
  if (vote === null) return null;
  const asked = vote.asked.find(seat => you.seats.includes(seat) && !vote.agreed.includes(seat));
  if (asked !== undefined)
    return (
      <Panel
        text={tell(vote.about === 'undo' ? 'voteUndo' : 'voteAbandon', { name: who(vote.by) })}
      >
        <Button
          tone="main"
          label={tell('agree')}
          onPress={() => client.send({ type: 'vote', asked: vote.at, seat: asked, yes: true })}
        />
        <Button
          label={tell('disagree')}
          onPress={() => client.send({ type: 'vote', asked: vote.at, seat: asked, yes: false })}
        />
      </Panel>
    );
  if (!you.seats.includes(vote.by)) return null;
  return (
    <Panel text={tell(seats.some(isProgram) ? 'voteWaitPeople' : 'voteWait')}>
      <Button
        label={tell('withdraw')}
        onPress={() => client.send({ type: 'vote', asked: vote.at, seat: vote.by, yes: false })}
      />
    </Panel>
  );
};

const pausePanel: PanelIn = ({ online: { client }, room: { paused, you }, tell, who }) =>
  paused === null ? null : (
    <Panel text={tell('paused', { name: who(paused) })}>
      {you.seats.length > 0 && (
        <Button
          tone="main"
          glyph="play"
          label={tell('resume')}
          onPress={() => client.send({ type: 'resume' })}
        />
      )}
    </Panel>
  );

const standInPanel: PanelIn = ({ online: { client }, room, tell }) => {
  const { you, seats } = room;
  const lost = you.seats.find(seat => {
    const sitter = seats[seat]!;
    return sitter.kind === 'person' && sitter.standIn !== null && !sitter.conceded;
  });
  const isStill = isHeld(room);
  if (lost === undefined && !isStill) return null;
  const why = isStill ? 'everyoneAway' : isTimeUp(seats[lost!]!) ? 'standInTime' : 'standInAway';
  return (
    <Panel text={tell(why)}>
      {lost !== undefined && (
        <Button
          tone="main"
          glyph="person"
          label={tell('takeBack')}
          onPress={() => client.send({ type: 'reclaim', seat: lost })}
        />
      )}
    </Panel>
  );
};

const waitingPanel: PanelIn = ({
  online: { client, connection, scene },
  room,
  tell,
  who,
  named,
  locale,
}) => {
  const { you, seats } = room;
  const waiting = scene?.waiting ?? [];
  const resting = waiting.find(at => !you.seats.includes(at) && isResting(seats[at]!));
  if (resting !== undefined && (scene?.decision ?? null) === null) {
    const { rests } = seats[resting] as { readonly rests: number };
    return <Panel text={tell('waitRests', { name: who(resting), day: dayOf(rests, locale) })} />;
  }
  const away = awayAmong(waiting, room);
  const isGivenUp = you.seats.length > 0 && you.seats.every(seat => hasConceded(seats[seat]!));
  if (connection === 'open' && (scene?.decision ?? null) === null && away.length > 0)
    return (
      <Panel text={tell('waitAway', { names: named(away) })}>
        {you.isHost && (
          <Button
            glyph="bot"
            label={tell('letBot')}
            onPress={() => client.send({ type: 'stand-in', seat: away[0]! })}
          />
        )}
        {isGivenUp && <ToTables />}
      </Panel>
    );
  if (isGivenUp) {
    const others = named(waiting.filter(seat => !you.seats.includes(seat)));
    return (
      <Panel
        text={others === '' ? tell('youConceded') : tell('youConcededTurn', { names: others })}
      >
        <ToTables />
      </Panel>
    );
  }
  if (you.seats.length > 0) return null;
  // Where there is no room for the bar's words, this is the only place that says whom the table waits for.
  const names = named(waiting);
  return <Panel text={names === '' ? tell('watchingNow') : tell('watchingTurn', { names })} />;
};

const isTimeUp = (seat: SeatView): boolean => seat.kind === 'person' && seat.standIn === 'time';

function ToTables() {
  const tell = useTell();
  return <Button glyph="home" label={tell('toTables')} href={href('friends')} />;
}

/** Those who are waited for and not connected. In a game over days people come and go, and are not missed. */
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
  own: readonly number[],
): string {
  if (why === 'conceded' && winners.length === 1 && own.includes(winners[0]!))
    return tell('endConcededYou');
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
