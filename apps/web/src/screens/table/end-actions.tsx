import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import { href } from '../../app/router.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { REVIEW } from '../replay/opens.ts';
import { Fairness } from './fairness.tsx';

interface EndActionsProps {
  readonly saved: SavedGame;
  onAgain(): void;
  onClose(): void;
}

/** What next, when a game is over. */
export function EndActions({ saved, onAgain, onClose }: EndActionsProps) {
  const { say } = useApp();
  return (
    <>
      <button
        type="button"
        className="ct-button ct-button--main"
        title={say('sameAgainHint')}
        onClick={onAgain}
      >
        <Glyph name="again" />
        {say('playAgain')}
      </button>
      <Button glyph="chart" label={say('reviewGame')} href={href('replay', saved.id, REVIEW)} />
      <Button glyph="play" label={say('watchReplay')} href={href('replay', saved.id)} />
      <Button label={say('lookAtTable')} onPress={onClose} />
      <Button tone="quiet" glyph="home" label={say('toLobby')} href={href('lobby')} />
    </>
  );
}

/** Whether the cards were shuffled fairly. */
export function EndFairness({
  saved,
  seed,
}: Pick<EndActionsProps, 'saved'> & { readonly seed: string | null }) {
  const { say } = useApp();
  return (
    <details className="cw-fair">
      <summary>{say('fairness')}</summary>
      <Fairness save={saved.save} seed={seed} />
    </details>
  );
}
