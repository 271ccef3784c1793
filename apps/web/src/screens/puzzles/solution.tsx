import type { AdvisedPlan, Puzzle } from '@castellan/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { href } from '../../app/router.ts';
import { percent, PlanWords, Reasons } from '../../teaching/plan.tsx';
import { usePuzzleTexts } from './puzzle-texts.ts';
import type { Verdict } from './verdict.ts';
import './puzzles.css';

/** What is to be done, above the question. */
export function Task({ n, isHidden }: { readonly n: number; readonly isHidden: boolean }) {
  const { notify } = useApp();
  const tell = usePuzzleTexts();
  const line = useRef<HTMLParagraphElement>(null);
  const text = `${tell('number', { n })}${isHidden ? ` (${tell('hard')})` : ''}`;
  useEffect(() => {
    if (line.current?.checkVisibility() === false) notify(`${text}. ${tell('task')}`);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once for each puzzle
  }, [text]);
  return (
    <p ref={line} className="cw-task">
      <strong>{text}</strong> {tell('task')}
    </p>
  );
}

interface VerdictPanelProps {
  readonly verdict: Verdict;
  readonly puzzle: Puzzle;
  onShow(): void;
  onAgain(): void;
  readonly onNext: (() => void) | null;
}

/** How it went, where the question stood. */
export function VerdictPanel(props: VerdictPanelProps) {
  const { verdict, puzzle, onShow, onAgain, onNext } = props;
  const { isRight, chance } = verdict;
  const tell = usePuzzleTexts();
  const best = whole(puzzle.best.chance);
  return (
    <div className="cw-side-decision cw-verdict" data-right={isRight || undefined}>
      <div role="status">
        <h2>{tell(isRight ? 'right' : 'wrong')}</h2>
        <p>
          {isRight
            ? tell('right-line', { chance: best })
            : chance === null
              ? tell('unmeasured-line', { best })
              : tell('wrong-line', { own: whole(chance), best })}
        </p>
      </div>
      <p className="cw-actions">
        {isRight && onNext !== null && (
          <Button tone="main" glyph="play" label={tell('next')} onPress={onNext} />
        )}
        {!isRight && <Button tone="main" glyph="again" label={tell('again')} onPress={onAgain} />}
        <Button glyph="hint" label={tell(isRight ? 'why' : 'show')} onPress={onShow} />
        <Button tone="quiet" glyph="back" label={tell('to-book')} href={href('puzzles')} />
      </p>
    </div>
  );
}

const whole = (chance: number): number => Math.round(100 * chance);

interface SolutionProps {
  readonly puzzle: Puzzle;
  onClose(): void;
}

/** The best turn, what one may fall for, and why the best is better. */
export function Solution({ puzzle: { best, tempting, reasons }, onClose }: SolutionProps) {
  const tell = usePuzzleTexts();
  return (
    <Dialog title={tell('best')} onClose={onClose}>
      <div className="cw-hint-plans">
        <Told title={tell('best')} plan={best} />
        <Reasons reasons={reasons} />
        <Told title={tell('tempting')} plan={tempting} />
        <p className="cw-hint">{tell('fair')}</p>
      </div>
    </Dialog>
  );
}

function Told({ title, plan }: { readonly title: string; readonly plan: AdvisedPlan }) {
  return (
    <section aria-label={title}>
      <h3>
        {title} <strong>{percent(plan.chance)}</strong>
      </h3>
      <PlanWords plan={plan} />
    </section>
  );
}
