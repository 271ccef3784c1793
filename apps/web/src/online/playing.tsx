import type { Answer, Who } from '@castellan/kernel';
import { aboutIn } from '@castellan/kernel';
import type { Update } from '@castellan/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Confirm } from '../app/dialog.tsx';
import { Glyph } from '../app/glyph.tsx';
import { go, href } from '../app/router.ts';
import type { GameBundle } from '../game-bundle.ts';
import { Curtain } from '../screens/table/curtain.tsx';
import { useCurtain } from '../screens/table/use-curtain.ts';
import { useRefusals } from '../screens/table/use-refusals.ts';
import { TableView } from '../table/table-view.tsx';
import { useWho } from '../table/use-who.ts';
import { LastLine } from './chat.tsx';
import { Clocks } from './clocks.tsx';
import { InPlace } from './in-place.tsx';
import { OnlineEnd } from './online-end.tsx';
import { OnlineMenu } from './online-menu.tsx';
import { useTell } from './strings/text.ts';
import { TableChat } from './table-chat.tsx';
import { useMyTurn } from './use-my-turn.ts';
import type { AtOnlineTable } from './use-online-table.ts';
import { useStandIns, useVoteLost } from './use-room-news.ts';

interface PlayingProps {
  readonly bundle: GameBundle;
  readonly online: AtOnlineTable;
}

/** A table on the network that is being played, or that is over. */
export function Playing({ bundle, online }: PlayingProps) {
  const { say, locale } = useApp();
  const { known, at } = online;
  const room = known.room!;
  const names = room.seats.map(seat => (seat.kind === 'open' ? '' : seat.name));
  const who = useWho(names, bundle.ui.words(locale).rival);
  const curtain = useCurtain(at);
  useRefusals(bundle, who, at);
  if (curtain.next !== null)
    return (
      <Curtain
        name={names[curtain.next] ?? say('seat', { n: curtain.next + 1 })}
        onShow={curtain.show}
      />
    );
  return <AtTheTable bundle={bundle} online={online} who={who} update={at.update!} />;
}

interface AtTheTableProps extends PlayingProps {
  readonly who: Who;
  readonly update: Update;
}

type Open = 'none' | 'menu' | 'chat' | 'end' | 'concede';

function AtTheTable({ bundle, online, who, update }: AtTheTableProps) {
  const tell = useTell();
  const { locale, settings } = useApp();
  const { table, known, at } = online;
  const room = known.room!;
  const [open, setOpen] = useState<Open>('none');
  const isOver = room.phase === 'over';
  useMyTurn(
    !isOver && room.paused === null && update.decision !== null,
    tell('itIsYourTurn', { game: aboutIn(bundle.listing.about, locale).name }),
    settings.sound === 'on',
  );
  useStandIns(room);
  useVoteLost(room, update.answered);
  useEffect(() => {
    if (isOver) setOpen('end');
  }, [isOver]);
  const answer = useCallback(
    (given: Answer) => table.send({ type: 'answer', answer: given }),
    [table],
  );
  const { viewer, canUndo } = update;
  const undo =
    canUndo && !isOver && typeof viewer === 'number'
      ? () => table.send({ type: 'undo', seat: viewer })
      : null;
  const again = useAgain(online);
  const inPlace = InPlace({ online, who, onAgain: again });
  return (
    <TableView
      bundle={bundle}
      update={update}
      log={at.log}
      who={who}
      decision={room.paused === null && room.vote === null ? update.decision : null}
      answer={answer}
      undo={undo}
      home={href('friends')}
      onMenu={() => setOpen('menu')}
      onScores={isOver ? () => setOpen('end') : null}
      onAgain={isOver ? again : null}
      clock={
        <>
          <Clocks known={known} who={who} />
          {open === 'chat' && <TableChat online={online} onClose={() => setOpen('none')} />}
        </>
      }
      extra={
        <ChatButton
          online={online}
          isOpen={open === 'chat'}
          onPress={() => setOpen(open === 'chat' ? 'none' : 'chat')}
        />
      }
      {...(inPlace === null ? {} : { controls: inPlace })}
    >
      <Opened online={online} open={open} setOpen={setOpen} {...{ bundle, who, update, again }} />
    </TableView>
  );
}

interface OpenedProps extends AtTheTableProps {
  readonly open: Open;
  setOpen(open: Open): void;
  readonly again: (() => void) | null;
}

/** What lies over the table. */
function Opened({ bundle, online, who, update, open, setOpen, again }: OpenedProps) {
  const tell = useTell();
  const { table, known } = online;
  const room = known.room!;
  const onClose = (): void => setOpen('none');
  if (open === 'menu')
    return <OnlineMenu {...{ bundle, online, onClose }} onConcede={() => setOpen('concede')} />;
  if (open === 'concede')
    return (
      <Confirm
        question={tell('concedeAsk')}
        action={tell('concede')}
        onYes={() => {
          for (const seat of room.you.seats) table.tell({ type: 'concede', seat });
          onClose();
        }}
        onNo={onClose}
      />
    );
  if (open !== 'end' || room.phase !== 'over') return null;
  return <OnlineEnd {...{ room, update, who, onClose }} onAgain={again} />;
}

/** Once more, at a new table: whoever wishes it goes there as soon as it stands. Null for those who have only watched. */
function useAgain({ table, known }: AtOnlineTable): (() => void) | null {
  const { rematch, you } = known.room!;
  const [isWished, setIsWished] = useState(false);
  useEffect(() => {
    if (isWished && rematch !== null) go('room', rematch);
  }, [isWished, rematch]);
  if (rematch === null && you.seats.length === 0) return null;
  return () => {
    setIsWished(true);
    if (rematch === null) table.tell({ type: 'rematch' });
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
  const { chat, room } = online.known;
  const last = chat.at(-1);
  const [read, setRead] = useState(last?.n ?? 0);
  const [shown, setShown] = useState(0);
  const unread = chat.filter(({ n, guest }) => n > read && guest !== room!.you.guest).length;
  useEffect(() => {
    if (isOpen && last !== undefined) setRead(last.n);
  }, [isOpen, last]);
  useEffect(() => {
    // What was said before one came to the table was read there.
    if (last === undefined || last.n <= read || last.guest === room!.you.guest || isOpen)
      return undefined;
    if (Date.now() + online.known.ahead - last.at > SHOWN_MS) return undefined;
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
