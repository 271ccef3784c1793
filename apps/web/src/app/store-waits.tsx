import { Button } from './button.tsx';
import type { Held } from '../store/database.ts';
import type { StringKey } from '../strings/text.ts';
import type { Say } from '../strings/text.ts';
import './screen.css';

interface StoreWaitsProps {
  readonly why: Held;
  readonly say: Say;
  /** Plays without what is stored. */
  onGoOn(): void;
}

const WORDS: Readonly<Record<Held, StringKey>> = { silent: 'storeSilent', blocked: 'storeBlocked' };

/** In place of the page while this browser's games can't be loaded: why, and what to do. */
export function StoreWaits({ why, say, onGoOn }: StoreWaitsProps) {
  return (
    <main className="cw-main">
      <div className="cw-screen" data-width="text" role="alert">
        <h1>{say('storeWaits')}</h1>
        <p className="cw-lead">{say(WORDS[why])}</p>
        <p className="cw-actions">
          <Button tone="main" label={say('tryAgain')} onPress={() => location.reload()} />
          <Button label={say('goOnWithout')} onPress={onGoOn} />
        </p>
        <p className="cw-hint">{say('goOnWithoutHint')}</p>
      </div>
    </main>
  );
}
