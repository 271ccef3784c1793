import type { Progress } from '@castellan/decks';
import { useTell } from './text.ts';

/** "41 of 84 complete". */
export function ProgressBar({ progress: { entered, all } }: { readonly progress: Progress }) {
  const tell = useTell();
  const text = tell('progress', { entered, all });
  return (
    <span className="cw-deck-progress">
      <progress value={entered} max={all} aria-label={text} />
      <span>{text}</span>
    </span>
  );
}
