import type { Save } from '@castellan/kernel';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';

interface FairnessProps {
  readonly save: Save;
  /** Null as long as the game goes on. */
  readonly seed: string | null;
}

/** What was promised before the first card, for those who want to keep it; the seed once it may be told. */
export function Fairness({ save: { castellan, commitment }, seed }: FairnessProps) {
  const { say, notify } = useApp();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(commitment);
      notify(say('promiseCopied'));
    } catch {
      // No clipboard without a secure address: it stands there to be copied by hand.
      notify(say('promiseNotCopied'));
    }
  };
  return (
    <>
      <p>{say(castellan === 1 ? 'fairnessPromiseOfSeed' : 'fairnessPromise')}</p>
      <p className="cw-code">{commitment}</p>
      <p>
        <Button glyph="link" label={say('copyPromise')} onPress={() => void copy()} />
      </p>
      {seed === null ? (
        <p className="cw-hint">{say('fairnessKeep')}</p>
      ) : (
        <>
          <p>{say('fairnessSeed')}</p>
          <p className="cw-code">{seed}</p>
        </>
      )}
    </>
  );
}
