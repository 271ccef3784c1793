import type { ChatLine, Face, PhraseKey } from '@castellan/protocol';
import { talkOf } from '@castellan/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { useApp } from '../app/app-context.ts';
import { AllowWords, PhraseBook, PhraseText } from '../fair/phrase-book.tsx';
import { TroubleButton } from '../fair/trouble-button.tsx';
import { keepMuted, mutedGuests } from './shuffle-receipts.ts';
import type { OnlineKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import type { AtOnlineTable } from './use-online-table.ts';
import './chat.css';

/** Faces that need no common language: the picture is the message, the words are for screen readers. */
const FACES: Readonly<Record<Face, readonly [strokes: string, words: OnlineKey]>> = {
  hello: [
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM9 10h.01M15 10h.01M8.500 14c2 2.400 5 2.400 7 0',
    'faceHello',
  ],
  'well-played': [
    'M12 3.800l2.500 5.200 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8z',
    'faceWellPlayed',
  ],
  laugh: [
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM8 10.500c.5-1 1.500-1 2 0M14 10.500c.5-1 1.500-1 2 0M8 13.500h8c-.6 4.200-7.400 4.200-8 0z',
    'faceLaugh',
  ],
  ouch: [
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM8 9l2 2M10 9l-2 2M14 9l2 2M16 9l-2 2M12 14.200a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200z',
    'faceOuch',
  ],
  think: [
    'M4.500 5.500h15v10.500h-8.500l-4 3.500v-3.500h-2.500zM8.500 10.800h.01M12 10.800h.01M15.500 10.800h.01',
    'faceThink',
  ],
  hurry: [
    'M7 4h10M7 20h10M8 4c0 4.500 3 5.500 4 8 1-2.500 4-3.500 4-8M8 20c0-4.500 3-5.500 4-8 1 2.500 4 3.500 4 8',
    'faceHurry',
  ],
  thanks: [
    'M12 19.500l-7-7.200a4.400 4.400 0 0 1 7-5.200 4.400 4.400 0 0 1 7 5.200z',
    'faceThanks',
  ],
};

const isFace = (sign: Face | PhraseKey): sign is Face => Object.hasOwn(FACES, sign);

function FaceMark({ face }: { readonly face: Face }) {
  return (
    <svg className="co-face" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={FACES[face][0]} />
    </svg>
  );
}

/** What was said at the table, and what you may say. */
export function ChatBox({ online }: { readonly online: AtOnlineTable }) {
  const tell = useTell();
  const { chat, room } = online;
  const lines = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = lines.current;
    if (list === null) return undefined;
    // What is above it takes more room or less: the last line stays in sight.
    const watch = new ResizeObserver(() => {
      list.scrollTop = list.scrollHeight;
    });
    watch.observe(list);
    return () => watch.disconnect();
  }, [chat.length]);
  return (
    <div className="co-chat">
      {chat.length === 0 ? (
        <p className="cw-quiet">{tell('chatEmpty')}</p>
      ) : (
        <ol ref={lines} className="co-lines" aria-live="polite" tabIndex={0}>
          {chat.map((line, i) => (
            <Line key={line.n} line={line} online={online} goesOn={goesOn(chat[i - 1], line)} />
          ))}
        </ol>
      )}
      {room.you.seats.length > 0 ? (
        <Speech online={online} />
      ) : (
        <p className="cw-quiet">{tell(room.phase === 'gathering' ? 'chatSit' : 'chatWatch')}</p>
      )}
    </div>
  );
}

/** What those who sit there may say: a face, a phrase, or words where they are allowed. */
function Speech({ online: { client, room } }: { readonly online: AtOnlineTable }) {
  const tell = useTell();
  const [text, setText] = useState('');
  const rule = talkOf(room.spec);
  if (rule === 'off') return <p className="cw-quiet">{tell('chatOff')}</p>;
  const isAllowed = room.words.includes(room.you.guest);
  const others = room.seats.flatMap(seat =>
    'guest' in seat && seat.guest !== room.you.guest && room.words.includes(seat.guest ?? '')
      ? [seat.name]
      : [],
  );
  const hasWords = rule === 'words' || (isAllowed && others.length > 0);
  return (
    <>
      <div className="co-faces">
        {(Object.keys(FACES) as Face[]).map(face => (
          <button
            key={face}
            type="button"
            title={tell(FACES[face][1])}
            aria-label={tell(FACES[face][1])}
            onClick={() => client.send({ type: 'react', face })}
          >
            <FaceMark face={face} />
          </button>
        ))}
      </div>
      <PhraseBook isOpen={!hasWords} onSay={face => client.send({ type: 'react', face })} />
      {rule === 'phrases' && (
        <AllowWords
          isOn={isAllowed}
          others={others}
          onChange={on => client.send({ type: 'talk', on })}
        />
      )}
      {hasWords && (
        <form
          className="co-say"
          onSubmit={event => {
            event.preventDefault();
            const said = text.trim();
            if (said !== '' && client.send({ type: 'chat', text: said })) setText('');
          }}
        >
          <input
            className="cw-input"
            value={text}
            maxLength={300}
            aria-label={tell('say')}
            placeholder={tell('say')}
            autoComplete="off"
            onInput={event => setText(event.currentTarget.value)}
          />
          <Button type="submit" label={tell('send')} />
        </form>
      )}
    </>
  );
}

const BREATH_MS = 120_000;

/** Whether someone says more right after: then they are not named again. */
function goesOn(before: ChatLine | undefined, { guest, name, at }: ChatLine): boolean {
  return before?.guest === guest && before.name === name && at - before.at < BREATH_MS;
}

interface LineProps {
  readonly line: ChatLine;
  readonly online: AtOnlineTable;
  readonly goesOn: boolean;
}

function Line({ line, online, goesOn: isMore }: LineProps) {
  const tell = useTell();
  const { locale } = useApp();
  const room = online.room;
  const isOwn = line.guest === room.you.guest;
  const isMuted = room.you.muted.includes(line.guest);
  const mute = (): void => {
    const others = mutedGuests().filter(guest => guest !== line.guest);
    keepMuted(isMuted ? others : [...others, line.guest]);
    online.client.send({ type: 'mute', guest: line.guest, on: !isMuted });
  };
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(line.at);
  return (
    <li data-own={isOwn || undefined} data-muted={isMuted || undefined}>
      {!isMore && (
        <span className="co-line-head">
          <b>{line.name}</b> <time>{time}</time>
          {!isOwn && (
            <button type="button" onClick={mute}>
              {tell(isMuted ? 'unmute' : 'mute', { name: line.name })}
            </button>
          )}
          {!isOwn && <TroubleButton guest={line.guest} name={line.name} table={room.id} />}
        </span>
      )}
      {line.face === undefined || !isFace(line.face) ? (
        <span className="co-line-text">
          <Words line={line} />
        </span>
      ) : (
        <span className="co-line-face" role="img" aria-label={tell(FACES[line.face][1])}>
          <FaceMark face={line.face} />
        </span>
      )}
    </li>
  );
}

function Words({ line: { face, text } }: { readonly line: ChatLine }) {
  if (face === undefined) return <>{text}</>;
  return isFace(face) ? <FaceMark face={face} /> : <PhraseText phrase={face} />;
}

/** What was said last, for those who have the chat closed. */
export function LastLine({ line }: { readonly line: ChatLine }) {
  return (
    <>
      <b>{line.name}</b> <Words line={line} />
    </>
  );
}
