import type { AdvisedPlan, Reason, ToldStep } from '@castellan/kernel';
import { capital } from '@castellan/powers';
import { useLooks } from '@castellan/table';
import { useApp } from '../app/app-context.ts';
import './teaching.css';

/** One answer of a plan, in words. */
export function useStepWords(): (step: ToldStep) => string {
  const { say } = useLooks();
  const { say: sayOurs } = useApp();
  return ({ picks, counts }) => {
    if (picks.length === 0) return '–';
    if (counts.length === 0) return capital(picks.map(pick => say(pick)).join(', '));
    return sayOurs('hintSplit', {
      shares: picks.map((pick, at) => `${counts[at]!} ${say(pick)}`).join(', '),
    });
  };
}

/** A plan in words, answer by answer. */
export function PlanWords({ plan }: { readonly plan: AdvisedPlan }) {
  const { say } = useLooks();
  const words = useStepWords();
  return (
    <ol className="cw-plan">
      {plan.steps.map((step, i) => (
        // eslint-disable-next-line react/no-array-index-key
        <li key={i} title={say(step.prompt)}>
          {words(step)}
        </li>
      ))}
    </ol>
  );
}

/** Why a plan is better, in a sentence or two. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const { say } = useApp();
  return (
    <p className="cw-reasons">
      {reasons
        .map(reason => {
          switch (reason.kind) {
            case 'now':
              return say('reasonNow', { n: reason.points });
            case 'more':
              return say('reasonMore', { n: reason.points });
            case 'less':
              return say('reasonLess', { n: reason.points });
            case 'later':
              return say('reasonLater', { n: reason.points });
            case 'position':
              return say('reasonPosition');
            case 'lead':
              return say(reason.points < 0 ? 'reasonBehind' : 'reasonLead', {
                n: Math.abs(reason.points),
              });
          }
        })
        .join(' ')}
    </p>
  );
}
