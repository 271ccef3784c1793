import type { TableClient } from '@castellan/client';
import type { Advised } from '@castellan/protocol';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import { percent, PlanWords, Reasons } from './plan.tsx';

interface HintDialogProps {
  readonly client: TableClient;
  /** The decision that it is about. */
  readonly decision: string;
  readonly advised: Advised | null;
  /** Something was refused: there will be no hint. */
  readonly isRefused: boolean;
  onClose(): void;
}

/** What a strong player would do here, how much better that is than the next best, and why. */
export function HintDialog({ client, decision, advised, isRefused, onClose }: HintDialogProps) {
  const { say } = useApp();
  useEffect(() => void client.send({ type: 'hint' }), [client, decision]);
  useEffect(() => {
    if (isRefused) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, [isRefused]);
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
