import type { Decision } from '@castellan/kernel';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { later } from '../app/later.tsx';
import type { GameBundle } from '../game-bundle.ts';

const WhyDialog = later(async () => (await import('./why-dialog.tsx')).WhyDialog);

interface WhyButtonProps {
  readonly bundle: GameBundle;
  readonly decision: Decision;
}

/** "Why can't I?": opens what is not allowed now, and why. */
export function WhyButton({ bundle, decision }: WhyButtonProps) {
  const { say } = useApp();
  const [isOpen, setIsOpen] = useState(false);
  const blocked = decision.options.filter(option => option.blocked !== undefined);
  if (blocked.length === 0) return null;
  return (
    <>
      <button type="button" className="cw-why" onClick={() => setIsOpen(true)}>
        {say('whyNot')}
      </button>
      {isOpen && <WhyDialog bundle={bundle} blocked={blocked} onClose={() => setIsOpen(false)} />}
    </>
  );
}
