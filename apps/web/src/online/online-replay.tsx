import { useApp } from '../app/app-context.ts';
import { NotFound } from '../app/not-found.tsx';
import type { ScreenProps } from '../app/router.ts';
import { Loading } from '../app/waiting.tsx';
import { PlayedGame } from '../screens/replay/played-game.tsx';
import { opensFrom } from '../screens/replay/opens.ts';
import { KeepButton } from './keep-button.tsx';
import { ServerSays } from './server-api.ts';
import { TableGone } from './table-gone.tsx';
import { useRecord } from './use-record.ts';

/** `#/watch/<id>`: a finished table of this server, to be looked at again by anyone with the link. */
export function OnlineReplay({ words: [id = '', what] }: ScreenProps) {
  const { say } = useApp();
  const found = useRecord(id);
  if (found === null) return <Loading />;
  if (found instanceof ServerSays) return <TableGone />;
  if (found instanceof Error)
    return <NotFound text={say('tableUnreadable', { why: found.message })} />;
  return <PlayedGame saved={found} opens={opensFrom(what)} more={<KeepButton game={found} />} />;
}
