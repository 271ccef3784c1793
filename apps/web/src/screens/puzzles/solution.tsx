import type { AdvisedPlan, Puzzle } from '@castellan/kernel';
import { BESIDE_QUESTION, Into } from '@castellan/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { percent } from '../../app/percent.ts';
import { href } from '../../app/router.ts';
import { PlanWords, Reasons } from '../../teaching/plan.tsx';
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

/** The same in few words, for a phone: beside the question, as long as it is asked. */
export function TaskSign({ n }: { readonly n: number }) {
  const tell = usePuzzleTexts();
  return (
    <Into spot={BESIDE_QUESTION}>
      <p className="cw-task-sign">
        <strong>{tell('number', { n })}</strong> {tell('taskShort')}
      </p>
    </Into>
  );
}

interface VerdictDialogProps {
  readonly verdict: Verdict;
  readonly puzzle: Puzzle;
  onAgain(): void;
  /** Null: it is the last. */
  readonly onNext: (() => void) | null;
  onClose(): void;
}

/** How it went; and, when it is asked for, the best turn and why it is better than the tempting one. */
export function VerdictDialog(props: VerdictDialogProps) {
  const { verdict, puzzle, onAgain, onNext, onClose } = props;
  const { isRight, chance } = verdict;
  const tell = usePuzzleTexts();
  const [isShown, setIsShown] = useState(false);
  const best = whole(puzzle.best.chance);
  return (
    <Dialog title={tell(isRight ? 'right' : 'wrong')} onClose={onClose}>
      <p role="status">
        {isRight
          ? tell('right-line', { chance: best })
          : chance === null
            ? tell('unmeasured-line', { best })
            : tell('wrong-line', { own: whole(chance), best })}
      </p>
      {isShown && <Solution puzzle={puzzle} />}
      <p className="cw-actions">
        <GoOn {...{ isRight, onAgain, onNext }} />
        {!isShown && (
          <Button
            glyph="hint"
            label={tell(isRight ? 'why' : 'show')}
            onPress={() => setIsShown(true)}
          />
        )}
        <Button tone="quiet" glyph="back" label={tell('to-book')} href={href('puzzles')} />
      </p>
    </Dialog>
  );
}

interface GoOnProps extends Pick<VerdictDialogProps, 'onAgain' | 'onNext'> {
  readonly isRight: boolean;
}

/** What comes next: another puzzle, or the same once more. */
export function GoOn({ isRight, onAgain, onNext }: GoOnProps) {
  const tell = usePuzzleTexts();
  return isRight && onNext !== null ? (
    <Button tone="main" glyph="play" label={tell('next')} onPress={onNext} />
  ) : (
    <Button tone="main" glyph="again" label={tell('again')} onPress={onAgain} />
  );
}

const whole = (chance: number): number => Math.round(100 * chance);

function Solution({ puzzle: { best, tempting, reasons } }: { readonly puzzle: Puzzle }) {
  const tell = usePuzzleTexts();
  return (
    <div className="cw-hint-plans">
      <Told title={tell('best')} plan={best} />
      <Reasons reasons={reasons} />
      <Told title={tell('tempting')} plan={tempting} />
      <p className="cw-hint">{tell('fair')}</p>
    </div>
  );
}

function Told({ title, plan }: { readonly title: string; readonly plan: AdvisedPlan }) {
  const { locale } = useApp();
  return (
    <section aria-label={title}>
      <h3>
        {title} <strong>{percent(locale, plan.chance)}</strong>
      </h3>
      <PlanWords plan={plan} />
    </section>
  );
}
