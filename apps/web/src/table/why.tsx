import type { Decision } from '@castellan/kernel';
import { useTable } from '@castellan/table';
import { useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import type { GameBundle } from '../game-bundle.ts';
import { Prose } from '../screens/rules/prose.tsx';
import { relatedClauses } from '../screens/rules/related-clauses.ts';

interface WhyButtonProps {
  readonly bundle: GameBundle;
  readonly decision: Decision;
}

/** "Why can't I?": what is not allowed now, for which reason, and what the rules say about it. */
export function WhyButton({ bundle, decision }: WhyButtonProps) {
  const { say, locale } = useApp();
  const { say: phrase, note } = useTable();
  const [isOpen, setIsOpen] = useState(false);
  const blocked = decision.options.filter(option => option.blocked !== undefined);
  if (blocked.length === 0 || bundle.ui.rules(locale).length === 0) return null;
  const reasons = Map.groupBy(blocked, option => phrase(option.blocked!));
  return (
    <>
      <button type="button" className="cw-why" onClick={() => setIsOpen(true)}>
        {say('whyNot')}
      </button>
      {isOpen && (
        <Dialog title={say('whyNot')} width="wide" onClose={() => setIsOpen(false)}>
          {[...reasons].map(([reason, options]) => (
            <section key={reason} className="cw-why-reason">
              <h3>{reason}</h3>
              <p className="cw-hint">{options.map(note).join(' · ')}</p>
              <ul>
                {relatedClauses(
                  bundle.ui.rules(locale),
                  `${reason} ${options.map(note).join(' ')}`,
                ).map(({ id, text }) => (
                  <li key={id}>
                    <span className="cw-clause-number">{id}</span>
                    <Prose text={text} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Dialog>
      )}
    </>
  );
}
