import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import { href } from '../../app/router.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { Fairness } from './fairness.tsx';

interface EndActionsProps {
  readonly saved: SavedGame;
  readonly seed: string | null;
  onAgain(): void;
  onClose(): void;
}

/** What next, when a game is over. */
export function EndActions({ saved, seed, onAgain, onClose }: EndActionsProps) {
  const { say } = useApp();
  return (
    <>
      <p className="cw-actions cw-end-actions">
        <button
          type="button"
          className="ct-button ct-button--main"
          title={say('sameAgainHint')}
          onClick={onAgain}
        >
          <Glyph name="again" />
          {say('playAgain')}
        </button>
        <Button glyph="play" label={say('watchReplay')} href={href('replay', saved.id)} />
        <Button label={say('lookAtTable')} onPress={onClose} />
        <Button tone="quiet" glyph="home" label={say('toLobby')} href={href('lobby')} />
      </p>
      <details className="cw-fair">
        <summary>{say('fairness')}</summary>
        <Fairness save={saved.save} seed={seed} />
      </details>
    </>
  );
}
