import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { href } from '../app/router.ts';
import { useTell } from './strings/text.ts';
import type { RecordedGame } from './use-record.ts';
import { takenHome } from './use-record.ts';

/** Takes a game of the network home: from then on it is a game of this browser. */
export function KeepButton({ game }: { readonly game: RecordedGame }) {
  const { shelf, notify, say } = useApp();
  const tell = useTell();
  const [kept, setKept] = useState<string | null>(null);
  const keep = async (): Promise<void> => {
    try {
      setKept(await shelf.add(takenHome(game)));
    } catch (error) {
      notify(say('notStored', { why: (error as Error).message }), 'bad');
    }
  };
  return kept === null ? (
    <Button glyph="download" label={tell('keep')} onPress={() => void keep()} />
  ) : (
    <Button glyph="check" label={tell('kept')} href={href('table', kept)} />
  );
}
