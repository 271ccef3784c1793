import { useApp } from '../../app/app-context.ts';
import { go, href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { newId } from '../../seating.ts';
import type { SavedGame } from '../../store/saved-game.ts';

/** A game that another tab has deleted while it was open here. Whoever wants it back can have it. */
export function Gone({ game }: { readonly game: SavedGame }) {
  const { say, shelf, notify } = useApp();
  const keep = async (): Promise<void> => {
    try {
      const again = { ...game, id: newId(), updated: Date.now() };
      await shelf.add(again);
      go('table', again.id);
    } catch (error) {
      notify(say('notStored', { why: (error as Error).message }), 'bad');
    }
  };
  return (
    <Screen title={say('deletedElsewhere')} lead={say('deletedElsewhereText')} width="text">
      <p className="cw-actions">
        <a className="ct-button ct-button--main" href={href('lobby')}>
          {say('toLobby')}
        </a>
        <button type="button" className="ct-button" onClick={() => void keep()}>
          {say('keepIt')}
        </button>
      </p>
    </Screen>
  );
}
