import type { Option } from '@castellan/kernel';
import type { RulesSection } from '@castellan/table';
import { useLooks } from '@castellan/table';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import type { GameBundle } from '../game-bundle.ts';
import { useHandbook } from '../handbook.ts';
import { Prose } from '../screens/rules/prose.tsx';
import { relatedClauses } from '../screens/rules/related-clauses.ts';

interface WhyDialogProps {
  readonly bundle: GameBundle;
  readonly blocked: readonly Option[];
  onClose(): void;
}

/** What is not allowed now, the reason, and what the rules say about it. */
export function WhyDialog({ bundle, blocked, onClose }: WhyDialogProps) {
  const { say, locale } = useApp();
  const { say: phrase, note } = useLooks();
  const rules = useHandbook(bundle)?.rules(locale) ?? [];
  const reasons = Map.groupBy(blocked, option => phrase(option.blocked!));
  return (
    <Dialog title={say('whyNot')} width="wide" onClose={onClose}>
      {[...reasons].map(([reason, options]) => (
        <section key={reason} className="cw-why-reason">
          <h3 className="cw-sentence">{reason}</h3>
          <p className="cw-hint">{options.map(note).join(' · ')}</p>
          <ul>
            {clausesFor(bundle, rules, options[0]!.blocked!.say, reason).map(({ id, text }) => (
              <li key={id}>
                <span className="cw-clause-number">{id}</span>
                <Prose text={text} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

/** The clauses that the game names for a reason; otherwise the most similar ones. */
function clausesFor(
  { ui }: GameBundle,
  rules: readonly RulesSection[],
  reason: string,
  text: string,
): ReturnType<typeof relatedClauses> {
  const named = ui.clausesOf?.(reason) ?? [];
  if (named.length === 0) return relatedClauses(rules, text);
  return rules.flatMap(({ clauses }) => clauses).filter(({ id }) => named.includes(id));
}
