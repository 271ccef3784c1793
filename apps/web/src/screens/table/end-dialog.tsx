import type { Outcome, Who } from '@castellan/kernel';
import type { Course, Update } from '@castellan/protocol';
import {
  allowsMotion,
  Laurels,
  ScoreChart,
  ScoreSheet,
  seatColour,
  sounds,
  useCount,
} from '@castellan/table';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Dialog } from '../../app/dialog.tsx';
import { Logo } from '../../app/page-frame.tsx';
import type { SavedGame } from '../../store/saved-game.ts';
import { listed } from '../../strings/text.ts';
import { scoreSeries } from '../../table/score-series.ts';
import './end-dialog.css';
import { EndActions } from './end-actions.tsx';
import { verdict } from './verdict.ts';

// Either end comes with the other: they are of one kind.
export { StoppedDialog } from './stopped-dialog.tsx';

interface EndDialogProps {
  readonly outcome: Outcome;
  /** It is counted before their eyes. */
  readonly isCounted: boolean;
  readonly update: Update;
  readonly course: Course | null;
  readonly who: Who;
  readonly saved: SavedGame;
  onAgain(): void;
  onClose(): void;
}

/** The game is over: who won, by what, how it came to that, and what next. */
export function EndDialog({
  outcome,
  isCounted,
  update,
  course,
  who,
  saved,
  onAgain,
  onClose,
}: EndDialogProps) {
  const { say, locale, settings } = useApp();
  const isLively = isCounted && settings.motion === 'on' && allowsMotion();
  const { counted, isDone, finish } = useCount(outcome, isLively ? settings.pace : 'instant');
  const { winners } = outcome;
  useEffect(() => {
    if (isCounted && counted > 0) void sounds.play([{ name: isDone ? 'won' : 'count', at: 0 }]);
  }, [isCounted, isDone, counted]);
  const names = listed(locale, winners.map(who));
  const title = say(verdict(outcome, update.people), { n: winners.length, names });
  // Where the points did not decide, none are shown.
  const series = course === null || outcome.scores.length === 0 ? null : scoreSeries(course);
  if (!isDone)
    return (
      <Dialog title={say('counting')} width="wide" crest={<Crest winners={[]} />} onClose={finish}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div onClick={finish}>
          <ScoreSheet outcome={outcome} counted={counted} />
        </div>
      </Dialog>
    );
  return (
    <Dialog
      title={title}
      width="wide"
      crest={<Crest winners={winners} />}
      tint={winners.length === 0 ? undefined : seatColour(winners[0]!)}
      onClose={onClose}
    >
      <div className="cw-end-sheet" data-alone={outcome.scores.length === 1 || undefined}>
        <ScoreSheet outcome={outcome} />
        {series !== null && (
          <section className="cw-growth" aria-label={say('scoreGrowth')}>
            <ScoreChart series={series} />
          </section>
        )}
      </div>
      <EndActions saved={saved} seed={update.seed} onAgain={onAgain} onClose={onClose} />
    </Dialog>
  );
}

/** The arms of who won; where nobody did, a lowered mark. */
function Crest({ winners }: { readonly winners: readonly number[] }) {
  return (
    <span className="cw-end-crest" key={winners.join(' ')}>
      {winners.length === 0 ? <Logo /> : winners.map(seat => <Laurels key={seat} seat={seat} />)}
    </span>
  );
}
