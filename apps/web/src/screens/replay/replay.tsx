import type { ScreenProps } from '../../app/router.ts';
import { Loading } from '../../app/waiting.tsx';
import { useApp } from '../../app/app-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { useSaved } from '../table/use-kept-log.ts';
import { PlayedGame } from './played-game.tsx';
import { opensFrom } from './opens.ts';

/** `#/replay/<id>`: the replay of a game of this browser. */
export function Replay({ words: [id = '', what] }: ScreenProps) {
  const { say } = useApp();
  const saved = useSaved(id);
  if (saved === 'reading') return <Loading />;
  if (saved === 'none') return <NotFound text={say('tableLost')} />;
  if (saved instanceof Error)
    return <NotFound text={say('tableUnreadable', { why: saved.message })} />;
  return <PlayedGame saved={saved} opens={opensFrom(what)} />;
}
