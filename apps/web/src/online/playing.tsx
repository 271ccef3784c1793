import { aboutIn } from '@castellan/kernel';
import type { SavedGame } from '../store/saved-game.ts';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Confirm } from '../app/dialog.tsx';
import { Glyph } from '../app/glyph.tsx';
import { go, href } from '../app/router.ts';
import type { GameBundle } from '../game-bundle.ts';
import { useHandbook } from '../handbook.ts';
import { replayWire } from '../link.ts';
import { REVIEW } from '../screens/replay/opens.ts';
import { EndDialog } from '../screens/table/aside.ts';
import { PlayedTable } from '../screens/table/played-table.tsx';
import { listed } from '../strings/text.ts';
import { useTable } from '../table/use-table.ts';
import { LastLine } from './chat.tsx';
import { Clocks } from './clocks.tsx';
import { endingText, InPlace } from './in-place.tsx';
import { KeepButton } from './keep-button.tsx';
import { OnlineMenu } from './online-menu.tsx';
import { useTell } from './strings/text.ts';
import { TableChat } from './table-chat.tsx';
import { useMyTurn } from './use-my-turn.ts';
import type { AtOnlineTable } from './use-online-table.ts';
import { useStandIns, useVoteLost } from './use-room-news.ts';
import { useRecord } from './use-record.ts';
import { useSeenTurn } from './use-seen-turn.ts';

interface PlayingProps {
  readonly bundle: GameBundle;
  readonly online: AtOnlineTable;
}

/** A table on the network that is being played, or that is over. */
export function Playing({ bundle, online }: PlayingProps) {
  const tell = useTell();
  const { locale, settings, say } = useApp();
  const { room } = online;
  const scene = online.scene!;
  const [isChatting, setIsChatting] = useState(false);
  const [isConceding, setIsConceding] = useState(false);
  const isOver = room.phase === 'over';
  const isStopped = room.paused !== null || room.vote !== null;
  useMyTurn(
    !isOver && room.paused === null && scene.decision !== null,
    tell('itIsYourTurn', { game: aboutIn(bundle.listing.about, locale).name }),
    settings.sound === 'on',
  );
  useSeenTurn(room, scene.decision !== null);
  useStandIns(room);
  useVoteLost(room, scene.answered);
  const again = useAgain(online);
  const handbook = useHandbook(room.spec.lessons === true ? bundle : null);
  const names = room.seats.map(seat =>
    seat.kind === 'open' ? '' : seat.name || say('formerPlayer'),
  );
  const named = (who: (seat: number) => string) => (seats: readonly number[]) =>
    listed(locale, seats.map(who));
  // Someone waiting for the others is asked nothing.
  const at = isStopped ? { ...online, scene: { ...scene, decision: null } } : online;
  return (
    <PlayedTable
      {...{ bundle, at, names, again }}
      firstTimes={handbook?.firstTimes?.(locale) ?? null}
      home={href('friends')}
      instead={who => InPlace({ online, who, onAgain: again })}
      clock={
        <>
          <Clocks online={online} who={seat => names[seat] ?? ''} />
          {isChatting && <TableChat online={online} onClose={() => setIsChatting(false)} />}
        </>
      }
      extra={
        <ChatButton
          online={online}
          isOpen={isChatting}
          onPress={() => setIsChatting(!isChatting)}
        />
      }
      menu={(onHint, onClose) => (
        <OnlineMenu
          {...{ bundle, online, onHint, onClose }}
          onConcede={() => {
            onClose();
            setIsConceding(true);
          }}
        />
      )}
      end={(who, isCounted, onClose) => (
        <OnlineEnd
          {...{ online, who, isCounted, again, onClose }}
          unfinished={endingText(room.ending!, named(who), tell, room.you.seats)}
        />
      )}
    >
      {isConceding && <Concede online={online} onClose={() => setIsConceding(false)} />}
    </PlayedTable>
  );
}

interface OnlineEndProps {
  readonly online: AtOnlineTable;
  readonly who: (seat: number) => string;
  readonly isCounted: boolean;
  readonly unfinished: string;
  readonly again: (() => void) | null;
  onClose(): void;
}

/** How it ended, how it came to that, and what next. */
function OnlineEnd({ online, who, isCounted, unfinished, again, onClose }: OnlineEndProps) {
  const { say } = useApp();
  const tell = useTell();
  const { room } = online;
  const record = useRecord(room.id);
  const saved = record instanceof Error ? null : record;
  const [course, setCourse] = useState<AtOnlineTable['course']>(null);
  const { winners } = room.ending!;
  return (
    <EndDialog
      {...{ course, who, isCounted, unfinished, winners, onClose }}
      scene={online.scene!}
      actions={
        <>
          {again !== null && (
            <Button
              tone="main"
              glyph="again"
              label={tell(room.rematch === null ? 'playAgain' : 'toNewTable')}
              onPress={again}
            />
          )}
          <Button glyph="chart" label={say('reviewGame')} href={href('watch', room.id, REVIEW)} />
          <Button glyph="play" label={tell('replay')} href={href('watch', room.id)} />
          {saved !== null && <KeepButton game={saved} />}
          <Button label={say('lookAtTable')} onPress={onClose} />
          <Button tone="quiet" glyph="home" label={tell('friends')} href={href('friends')} />
        </>
      }
    >
      {saved !== null && course === null && <CourseOf saved={saved} onCourse={setCourse} />}
    </EndDialog>
  );
}

interface CourseOfProps {
  readonly saved: SavedGame;
  onCourse(course: AtOnlineTable['course']): void;
}

/** Works out in this page how a game on the server went: the server has better things to do. */
function CourseOf({ saved, onCourse }: CourseOfProps) {
  const { client, course } = useTable(saved.id, () => replayWire(saved));
  useEffect(() => void client?.send({ type: 'course' }), [client]);
  useEffect(() => {
    if (course !== null) onCourse(course);
  }, [course, onCourse]);
  return null;
}

function Concede({ online, onClose }: { readonly online: AtOnlineTable; onClose(): void }) {
  const tell = useTell();
  const { client, room } = online;
  return (
    <Confirm
      question={tell('concedeAsk')}
      action={tell('concede')}
      onYes={() => {
        for (const seat of room.you.seats) client.send({ type: 'concede', seat });
        onClose();
      }}
      onNo={onClose}
    />
  );
}

/** Once more, at a new table: those who want it go there as soon as it is open. Null for those who only watched. */
function useAgain({ client, room }: AtOnlineTable): (() => void) | null {
  const { rematch, you } = room;
  const [isWished, setIsWished] = useState(false);
  useEffect(() => {
    if (isWished && rematch !== null) go('room', rematch);
  }, [isWished, rematch]);
  if (rematch === null && you.seats.length === 0) return null;
  return () => {
    setIsWished(true);
    if (rematch === null) client.send({ type: 'rematch' });
  };
}

interface ChatButtonProps {
  readonly online: AtOnlineTable;
  readonly isOpen: boolean;
  onPress(): void;
}

const SHOWN_MS = 5000;

/** Opens the chat; shows what was said last for a moment, and how much is unread. */
function ChatButton({ online, isOpen, onPress }: ChatButtonProps) {
  const tell = useTell();
  const { chat, room } = online;
  const last = chat.at(-1);
  const [read, setRead] = useState(last?.n ?? 0);
  const [shown, setShown] = useState(0);
  const unread = chat.filter(({ n, guest }) => n > read && guest !== room.you.guest).length;
  useEffect(() => {
    if (isOpen && last !== undefined) setRead(last.n);
  }, [isOpen, last]);
  useEffect(() => {
    // What was said before they came to the table was read there.
    if (last === undefined || last.n <= read || last.guest === room.you.guest || isOpen)
      return undefined;
    if (Date.now() + online.ahead - last.at > SHOWN_MS) return undefined;
    setShown(last.n);
    const timer = setTimeout(() => setShown(0), SHOWN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a line is shown once, when it comes
  }, [last?.n]);
  const label = unread > 0 ? tell('chatNew', { n: unread }) : tell('chat');
  return (
    <span className="co-chat-button">
      <button
        type="button"
        className="cw-icon-button"
        aria-label={label}
        aria-expanded={isOpen}
        title={label}
        onClick={onPress}
      >
        <Glyph name="chat" />
        {unread > 0 && (
          <span className="co-unread" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      {last !== undefined && shown === last.n && !isOpen && (
        <span className="co-bubble" role="status">
          <LastLine line={last} />
        </span>
      )}
    </span>
  );
}
