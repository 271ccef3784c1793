import { Button } from '../../app/button.tsx';
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
        <Button tone="main" label={say('toLobby')} href={href('lobby')} />
        <Button label={say('keepIt')} onPress={() => void keep()} />
      </p>
    </Screen>
  );
}
