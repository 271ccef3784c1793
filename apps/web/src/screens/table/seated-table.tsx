import type { Lesson } from '@castellan/table';
import { useApp } from '../../app/app-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/router.ts';
import { Loading } from '../../app/waiting.tsx';
import { useGame } from '../../game-bundle.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { Gone } from './elsewhere.tsx';
import type { RoomProps } from './room.tsx';
import { Room } from './room.tsx';
import { useClaim } from './use-claim.ts';

/** `#/table/<id>`: a game of this browser, to be played. */
export function TableScreen({ words: [id = ''] }: ScreenProps) {
  return <SeatedTable id={id} />;
}

interface SeatedTableProps {
  readonly id: string;
  /** A game that is not on the shelf before its first answer. */
  readonly fresh?: SavedGame;
  readonly lessons?: readonly Lesson[];
}

/** Sits down at a game of this browser: to play it, or to follow it where another tab plays. */
export function SeatedTable({ id, fresh, lessons }: SeatedTableProps) {
  const { say } = useApp();
  const { claim, standing } = useClaim(id, fresh ?? null);
  if (claim === null || standing.role === 'asking') return <Loading />;
  if (standing.role === 'unreadable')
    return <NotFound text={say('tableUnreadable', { why: standing.why })} />;
  if (standing.role === 'gone')
    return standing.game === null ? (
      <NotFound text={say('tableLost')} />
    ) : (
      <Gone game={standing.game} />
    );
  return <InRoom claim={claim} standing={standing} lessons={lessons} />;
}

function InRoom(props: Omit<RoomProps, 'bundle'>) {
  const { say } = useApp();
  const { game } = props.standing.game;
  const bundle = useGame(game);
  if (bundle === null) return <NotFound text={say('badUnknownGame', { game })} />;
  return <Room bundle={bundle} {...props} />;
}
