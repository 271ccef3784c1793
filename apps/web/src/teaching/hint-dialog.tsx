import type { Advice, AdvisedPlan } from '@castellan/kernel';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import { percent } from '../app/percent.ts';
import { PlanWords, Reasons } from './plan.tsx';

interface HintDialogProps {
  readonly advice: Advice;
  /** Shows one of the plans on the table. */
  onShow(which: number): void;
  onClose(): void;
}

/** What a strong player would do here, how much better that is than the next best, and why. */
export function HintDialog({ advice, onShow, onClose }: HintDialogProps) {
  const { locale, say } = useApp();
  return (
    <Dialog title={say('hint')} onClose={onClose}>
      <div className="cw-hint-plans">
        {advice.plans.map((plan: AdvisedPlan, i) => {
          const title = say(i === 0 ? 'hintBest' : 'hintOther');
          return (
            // eslint-disable-next-line react/no-array-index-key
            <section key={i} aria-label={title} data-other={i === 0 ? undefined : ''}>
              <h3>
                {title} <strong>{percent(locale, plan.chance)}</strong>
              </h3>
              <PlanWords plan={plan} />
              {i === 0 && advice.plans.length > 1 && <Reasons reasons={advice.reasons} />}
              <button type="button" className="ct-button" onClick={() => onShow(i)}>
                {say('hintShow')}
              </button>
            </section>
          );
        })}
        <p className="cw-hint">{say('hintFair')}</p>
      </div>
    </Dialog>
  );
}
