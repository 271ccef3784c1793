import type { Outcome, Who } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import type { Course } from '@castellan/protocol';
import {
  allowsMotion,
  Laurels,
  ScoreChart,
  ScoreSheet,
  seatColour,
  sounds,
  useCount,
} from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Dialog } from '../../app/dialog.tsx';
import { Logo } from '../../app/page-frame.tsx';
import { listed } from '../../strings/text.ts';
import { scoreSeries } from '../../table/score-series.ts';
import './end-dialog.css';
import { verdict } from './verdict.ts';

// What next comes with how it ended.
export { EndActions, EndFairness } from './end-actions.tsx';

interface EndDialogProps {
  /** It is counted before their eyes. */
  readonly isCounted: boolean;
  readonly scene: TableScene;
  readonly course: Course | null;
  readonly who: Who;
  /** What is said where the rules did not end it; and who has won then. */
  readonly unfinished: string;
  /** More of it. */
  readonly whyUnfinished?: string;
  readonly winners?: readonly number[];
  onClose(): void;
  /** What next. */
  readonly actions: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The rules have said nothing. */
const NO_OUTCOME: Outcome = { ending: { say: '' }, winners: [], ranks: [], scores: [] };

/** The game is over: who won, by what, how it came to that, and what next. */
export function EndDialog(props: EndDialogProps) {
  const { isCounted, scene, course, who, unfinished, whyUnfinished, onClose, actions, children } =
    props;
  const { outcome } = scene;
  const { say, locale, settings } = useApp();
  const isLively = isCounted && settings.motion === 'on' && allowsMotion();
  const { counted, isDone, finish } = useCount(
    outcome ?? NO_OUTCOME,
    isLively ? settings.pace : 'instant',
  );
  const winners = outcome?.winners ?? props.winners ?? [];
  useEffect(() => {
    if (outcome !== null && isCounted && counted > 0)
      void sounds.play([{ name: isDone ? 'won' : 'count', at: 0 }]);
  }, [outcome, isCounted, isDone, counted]);
  const names = listed(locale, winners.map(who));
  const title =
    outcome === null
      ? unfinished
      : say(verdict(outcome, scene.people), { n: winners.length, names });
  // Where the points did not decide, none are shown.
  const series = course === null || outcome?.scores.length === 0 ? null : scoreSeries(course);
  if (outcome !== null && !isDone)
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
      foot={<p className="cw-actions cw-end-actions">{actions}</p>}
    >
      {outcome === null && whyUnfinished !== undefined && (
        <p className="cw-lead">{whyUnfinished}</p>
      )}
      <div className="cw-end-sheet" data-alone={outcome?.scores.length === 1 || undefined}>
        {outcome !== null && <ScoreSheet outcome={outcome} />}
        {series !== null && (
          <section className="cw-growth" aria-label={say('scoreGrowth')}>
            <ScoreChart series={series} />
          </section>
        )}
      </div>
      {children}
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
