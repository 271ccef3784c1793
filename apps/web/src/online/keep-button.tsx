import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { href } from '../app/router.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { useTell } from './strings/text.ts';

/** Takes a game of the network home: from then on it is a game of this browser. */
export function KeepButton({ game }: { readonly game: SavedGame }) {
  const { shelf, notify, say } = useApp();
  const tell = useTell();
  const [kept, setKept] = useState<string | null>(null);
  const keep = async (): Promise<void> => {
    try {
      setKept(await shelf.add(game.log));
    } catch (error) {
      notify(say('notStored', { why: (error as Error).message }), 'bad');
    }
  };
  return kept === null ? (
    <Button glyph="download" label={tell('keep')} onPress={() => void keep()} />
  ) : (
    <Button glyph="check" label={tell('kept')} href={href('replay', kept)} />
  );
}
