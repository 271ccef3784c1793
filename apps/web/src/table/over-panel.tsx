import type { Outcome } from '@castellan/kernel';
import { MOST_MOVES } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import { useLooks } from '@castellan/table';
import { useId } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';

/** Whether nothing more is played: the seed is told when the game is over, however it ended. */
export function isEnded({ seed }: Pick<TableScene, 'seed'>): boolean {
  return seed !== null;
}

interface OverPanelProps {
  /** Null where it was stopped. */
  readonly outcome: Outcome | null;
  readonly onScores: (() => void) | null;
  readonly onAgain: (() => void) | null;
  readonly undo: (() => void) | null;
}

/** Shown instead of the decision when nothing is left to decide. */
export function OverPanel({ outcome, onScores, onAgain, undo }: OverPanelProps) {
  const { say } = useApp();
  const { say: phrase, text } = useLooks();
  const id = useId();
  return (
    <section className="ct-decision cw-over-panel" aria-labelledby={id}>
      <h2 id={id} className="ct-decision__prompt">
        {say('gameOver')}
      </h2>
      <p>{outcome === null ? say('stoppedText', { n: MOST_MOVES }) : phrase(outcome.ending)}</p>
      <div className="cw-over-actions">
        {onScores !== null && (
          <Button tone="main" glyph="chart" label={say('showScores')} onPress={onScores} />
        )}
        {onAgain !== null && <Button glyph="again" label={say('playAgain')} onPress={onAgain} />}
        {undo !== null && <Button tone="quiet" glyph="undo" label={text('undo')} onPress={undo} />}
      </div>
    </section>
  );
}
