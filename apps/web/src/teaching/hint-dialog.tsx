import type { Advised } from '@castellan/protocol';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import type { TableSession } from '../table/table-session.ts';
import { percent, PlanWords, Reasons } from './plan.tsx';

interface HintDialogProps {
  readonly session: TableSession;
  /** The decision that it is about. */
  readonly decision: string;
  readonly advised: Advised | null;
  onClose(): void;
}

/** What a strong player would do here, how much better that is than the next best, and why. */
export function HintDialog({ session, decision, advised, onClose }: HintDialogProps) {
  const { say } = useApp();
  useEffect(() => session.send({ type: 'advise' }), [session, decision]);
  const advice = advised?.decision === decision ? advised.advice : null;
  const [best, ...others] = advice?.plans ?? [];
  return (
    <Dialog title={say('hint')} onClose={onClose}>
      {advice === null || best === undefined ? (
        <p className="cw-thinking" role="status">
          {say('hintThinking')}
        </p>
      ) : (
        <div className="cw-hint-plans">
          <section aria-label={say('hintBest')}>
            <h3>
              {say('hintBest')} <strong>{percent(best.chance)}</strong>
            </h3>
            <PlanWords plan={best} />
            {others.length > 0 && <Reasons reasons={advice.reasons} />}
          </section>
          {others.map((plan, i) => (
            // eslint-disable-next-line react/no-array-index-key
            <section key={i} aria-label={say('hintOther')} data-other="">
              <h3>
                {say('hintOther')} <strong>{percent(plan.chance)}</strong>
              </h3>
              <PlanWords plan={plan} />
            </section>
          ))}
          <p className="cw-hint">{say('hintFair')}</p>
        </div>
      )}
    </Dialog>
  );
}
