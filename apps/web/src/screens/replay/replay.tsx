import { useEffect, useState } from 'preact/hooks';
import type { ScreenProps } from '../../app/router.ts';
import { Loading } from '../../app/waiting.tsx';
import { useApp } from '../../app/app-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { useGame } from '../../game-bundle.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { Playback } from './playback.tsx';

type Found = SavedGame | 'reading' | 'none' | Error;

/** `#/replay/<id>`: a game of this browser, to be looked at again. */
export function Replay({ words: [id = ''] }: ScreenProps) {
  const { say } = useApp();
  const saved = useSaved(id);
  if (saved === 'reading') return <Loading />;
  if (saved === 'none') return <NotFound text={say('tableLost')} />;
  if (saved instanceof Error)
    return <NotFound text={say('tableUnreadable', { why: saved.message })} />;
  return <Shown saved={saved} />;
}

function Shown({ saved }: { readonly saved: SavedGame }) {
  const { say } = useApp();
  const bundle = useGame(saved.game);
  if (bundle === null) return <NotFound text={say('badUnknownGame', { game: saved.game })} />;
  return <Playback bundle={bundle} saved={saved} />;
}

/** Reads a game from the shelf. */
function useSaved(id: string): Found {
  const { shelf } = useApp();
  const [found, setFound] = useState<Found>('reading');
  useEffect(() => {
    let isHere = true;
    shelf.get(id).then(
      shelved => isHere && setFound(shelved?.game ?? 'none'),
      (error: Error) => isHere && setFound(error),
    );
    return () => {
      isHere = false;
    };
  }, [id, shelf]);
  return found;
}
