import type { Course, Update } from '@castellan/protocol';
import { MOST_MOVES } from '@castellan/kernel';
import { ScoreChart } from '@castellan/table';
import { useApp } from '../../app/app-context.ts';
import { Dialog } from '../../app/dialog.tsx';
import { Logo } from '../../app/page-frame.tsx';
import type { SavedGame } from '../../store/saved-game.ts';
import { scoreSeries } from '../../table/score-series.ts';
import { EndActions } from './end-actions.tsx';
import './end-dialog.css';

interface StoppedDialogProps {
  readonly update: Update;
  readonly course: Course | null;
  readonly saved: SavedGame;
  onAgain(): void;
  onClose(): void;
}

/** The game went on for too long and was stopped: nobody has won, and how the points stood. */
export function StoppedDialog({ update, course, saved, onAgain, onClose }: StoppedDialogProps) {
  const { say } = useApp();
  const series = course === null ? null : scoreSeries(course);
  return (
    <Dialog
      title={say('stopped')}
      width="wide"
      crest={
        <span className="cw-end-crest">
          <Logo />
        </span>
      }
      onClose={onClose}
    >
      <p className="cw-lead">{say('stoppedText', { n: MOST_MOVES })}</p>
      {series !== null && (
        <section className="cw-growth" aria-label={say('scoreGrowth')}>
          <ScoreChart series={series} />
        </section>
      )}
      <EndActions saved={saved} seed={update.seed} onAgain={onAgain} onClose={onClose} />
    </Dialog>
  );
}
