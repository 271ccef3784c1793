import type { Announcement } from '@castellan/protocol';
import { useStore } from '@castellan/table';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { IconButton } from '../app/icon-button.tsx';
import './announced.css';
import { useTell } from './strings/text.ts';

/** What the host of the server said last, on whichever line it came. */
let said: Announcement | null = null;
/** When what was read last was said: whoever says it again need not be shown again. */
let read = 0;
const ears = new Set<() => void>();

export function hearAnnounced({ text, at, until }: Announcement): void {
  said = text === '' || at === read ? null : { text, at, until };
  for (const ear of ears) ear();
}

function subscribe(ear: () => void): () => void {
  ears.add(ear);
  return () => void ears.delete(ear);
}

/** Longer than anything is shown at a stretch. */
const LONGEST_MS = 7 * 24 * 3_600_000;

/** A slip of paper at the upper edge, until its time is over, it is taken back, or it was read. */
export function Announced() {
  const tell = useTell();
  const { locale, say } = useApp();
  const now = useStore(subscribe, () => said);
  useEffect(() => {
    if (now === null) return undefined;
    const left = Math.min(now.until - Date.now(), LONGEST_MS);
    const timer = setTimeout(() => hearAnnounced({ ...now, text: '' }), left);
    return () => clearTimeout(timer);
  }, [now]);
  const close = (): void => {
    read = now!.at;
    hearAnnounced(now!);
  };
  return (
    <div className="co-announced" role="status" data-said={now === null ? undefined : ''}>
      {now !== null && (
        <div className="cw-notice">
          <p>
            <small>{tell('announced', { time: timeOf(locale, now.until) })}</small>
            <span dir="auto">{now.text}</span>
          </p>
          <IconButton glyph="close" label={say('close')} onPress={close} />
        </div>
      )}
    </div>
  );
}

/** The time alone, if that is today. */
function timeOf(locale: string, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const time = new Intl.DateTimeFormat(locale, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  });
  // It is one word, whatever line it stands in.
  return time.format(at).replaceAll(/\s/g, '\u00A0');
}
