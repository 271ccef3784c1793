import type { Phrase, Viewer } from '@castellan/kernel';
import { logEntry, useLooks } from '@castellan/table';
import { useApp } from '../app/app-context.ts';
import { othersSince } from './others-since.ts';

interface MeanwhileProps {
  readonly log: readonly (readonly Phrase[])[];
  readonly since: number;
  readonly viewer: Viewer;
  onLog(): void;
}

/** As much as a glance takes in. */
const MOST = 2;

/** Where the log is out of sight: what the others have just done. A press opens the log. */
export function Meanwhile({ log, since, viewer, onLog }: MeanwhileProps) {
  const { say } = useApp();
  const { ui, locale, who } = useLooks();
  const told = othersSince(log, since, viewer).map(event =>
    logEntry({ ui, locale, who }, event, ''),
  );
  // What is about a card matters more than what was paid for it.
  const telling = told.filter(({ parts }) => parts.some(part => typeof part !== 'string'));
  const lines = (telling.length > 0 ? telling : told).slice(-MOST);
  if (lines.length === 0) return null;
  return (
    <button type="button" className="cw-meanwhile" onClick={onLog}>
      <span className="cw-hidden">{say('meanwhile')}: </span>
      {lines.map(({ parts }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines have two places
        <span key={i}>
          {parts.map(part => (typeof part === 'string' ? part : part.text)).join('')}
        </span>
      ))}
    </button>
  );
}
