import type { Decision } from '@castellan/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Glyph } from '../app/glyph.tsx';
import { IconButton } from '../app/icon-button.tsx';
import type { GameBundle } from '../game-bundle.ts';
import { useHandbook } from '../handbook.ts';
import { meet, tipFrom } from './met.ts';
import './tips.css';

interface TipsProps {
  readonly bundle: GameBundle;
  readonly table: string;
  readonly decision: Decision | null;
  /** A lesson is being given, which says all of it. */
  readonly isTaught: boolean;
}

const SHOWN_MS = 8000;

/** In someone's second and third game: a word about each kind of decision that they have not met before. */
export function Tips({ bundle, table, decision, isTaught }: TipsProps) {
  const { settings, change, locale } = useApp();
  const [step, setStep] = useState<string | null>(null);
  const { id } = bundle.ui;
  const asked = decision?.step;
  useEffect(() => {
    if (asked === undefined) return;
    const before = settings.met[id];
    const { met, isTipDue } = meet(before, table, asked);
    if (met !== before) change({ met: { ...settings.met, [id]: met } });
    if (isTipDue && !isTaught) setStep(asked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each question is met once
  }, [asked]);
  const handbook = useHandbook(step === null ? null : bundle);
  const text = step === null ? undefined : handbook?.firstTimes?.(locale)[step];
  return text === undefined ? null : (
    <Tip key={step} text={tipFrom(text)} onGone={() => setStep(null)} />
  );
}

function Tip({ text, onGone }: { readonly text: string; onGone(): void }) {
  const { say } = useApp();
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its time runs from when it is shown
  }, []);
  return (
    <div className="cw-tip" role="status">
      <Glyph name="hint" />
      <span>{text}</span>
      <IconButton glyph="close" label={say('close')} onPress={onGone} />
    </div>
  );
}
