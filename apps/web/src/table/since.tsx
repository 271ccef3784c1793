import type { Phrase, Viewer } from '@castellan/kernel';
import type { LogEntry } from '@castellan/table';
import { logEntry, SeatShield, useLooks } from '@castellan/table';
import { useState } from 'preact/compat';
import { useApp } from '../app/app-context.ts';

interface SinceProps {
  readonly log: readonly (readonly Phrase[])[];
  readonly since: number;
  readonly viewer: Viewer;
}

/** What the others did since one's last turn: a line for each, that opens. */
export function Since({ log, since, viewer }: SinceProps) {
  const { say } = useApp();
  const { ui, locale, who } = useLooks();
  const bySeat = new Map<number, LogEntry['parts'][]>();
  for (const event of othersSince(log, since, viewer)) {
    const { seat, parts } = logEntry({ ui, locale, who }, event, '');
    if (seat === undefined || seat < 0) continue;
    // If the game does not say what a move is, events about a card count.
    const isMove =
      ui.beats === undefined
        ? parts.some(part => typeof part !== 'string')
        : ui.beats[event.say] === 'deed';
    if (!isMove) continue;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), parts]);
  }
  if (bySeat.size === 0) return null;
  return (
    <section className="cw-since" aria-label={say('meanwhile')}>
      <h2>{say('meanwhile')}</h2>
      <ul>
        {[...bySeat].map(([seat, lines]) => (
          <li key={`${since} ${seat}`}>
            <Line seat={seat} text={lines.map(textOf).join(' · ')} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What one of them did: a line, that opens. */
function Line({ seat, text }: { readonly seat: number; readonly text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      <SeatShield seat={seat} />
      <span>{text}</span>
    </button>
  );
}

const textOf = (parts: LogEntry['parts']): string =>
  parts.map(part => (typeof part === 'string' ? part : part.text)).join('');

/** What others have done since a place in the log. The start of a turn does not count. */
export function othersSince(
  log: readonly (readonly Phrase[])[],
  since: number,
  viewer: Viewer,
): Phrase[] {
  return log
    .slice(since)
    .flat()
    .filter(({ say, seat }) => say !== 'turn' && typeof seat === 'number' && seat !== viewer);
}
