import { useId } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { go, href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { newId } from '../../seating.ts';
import type { SavedGame } from '../../store/saved-game.ts';

/** In place of the decision: another tab plays this game, and this one follows. */
export function Elsewhere({ onTakeOver }: { onTakeOver(): void }) {
  const { say } = useApp();
  const id = useId();
  return (
    <div className="cw-side-decision">
      <section className="ct-decision cw-elsewhere" aria-labelledby={id}>
        <header>
          <Glyph name="eye" />
          <h2 id={id} className="ct-decision__prompt">
            {say('playedElsewhere')}
          </h2>
        </header>
        <p>{say('playedElsewhereText')}</p>
        <Button tone="main" glyph="play" label={say('playHere')} onPress={onTakeOver} />
      </section>
    </div>
  );
}

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
