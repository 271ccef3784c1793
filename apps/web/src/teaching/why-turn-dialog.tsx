import type { TableClient } from '@castellan/client';
import type { TurnTold } from '@castellan/kernel';
import type { Explained } from '@castellan/protocol';
import { useLooks } from '@castellan/table';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import { percent } from '../app/percent.ts';
import { PlanWords, Reasons, useStepWords } from './plan.tsx';

interface WhyTurnDialogProps {
  readonly client: TableClient;
  readonly explained: Explained | null;
  /** The answer that is asked about. */
  readonly at: number;
  onClose(): void;
}

/** Why a turn of a finished game was played, no matter who played it. */
export function WhyTurnDialog({ client, explained, at, onClose }: WhyTurnDialogProps) {
  const { say } = useApp();
  useEffect(() => void client.send({ type: 'why', at }), [client, at]);
  return (
    <Dialog title={say('whyTurn')} onClose={onClose}>
      {explained?.at === at ? (
        <Told {...explained.turn} />
      ) : (
        <p className="cw-thinking" role="status">
          {say('hintThinking')}
        </p>
      )}
    </Dialog>
  );
}

/** The turn, in a line what it was worth beside what else could have been done, and why. */
function Told({ seat, played, other, reasons }: TurnTold) {
  const { locale, say } = useApp();
  const { who } = useLooks();
  const words = useStepWords();
  return (
    <div className="cw-hint-plans">
      <section>
        <h3>
          {who(seat)} <strong>{percent(locale, played.chance)}</strong>
        </h3>
        <PlanWords plan={played} />
      </section>
      <p>
        {other === null
          ? say('whyOnly')
          : say(reasons.length === 0 ? 'whyWorse' : 'whyBetter', {
              chance: percent(locale, other.chance),
              plan: words(other.steps[0]!),
            })}
      </p>
      <Reasons reasons={reasons} />
      <p className="cw-hint">{say('whyFair')}</p>
    </div>
  );
}
