import { MOST_MOVES, settingsOf } from '@castellan/kernel';
import type { Lesson } from '@castellan/table';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { PartMissing } from '../../app/part.ts';
import { go } from '../../app/router.ts';
import { Loading } from '../../app/waiting.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { OwnWire, workerLink } from '../../link.ts';
import { freshGame, randomSeed } from '../../seating.ts';
import type { KeptLog } from '../../store/kept-log.ts';
import { paceInMs } from '../../store/preferences.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { isEnded } from '../../table/over-panel.tsx';
import type { AtTable } from '../../table/use-table.ts';
import { useTable } from '../../table/use-table.ts';
import { CantOpen, EndActions, EndDialog, EndFairness, TableMenu, Tips } from './aside.ts';
import { PlayedTable } from './played-table.tsx';

interface OwnTableProps {
  readonly bundle: GameBundle;
  readonly log: KeptLog;
  readonly lessons: readonly Lesson[] | undefined;
}

/** A table of this browser that is being played. */
export function OwnTable({ bundle, log, lessons }: OwnTableProps) {
  const { say } = useApp();
  // A long game takes a while to read: who plays what is read once, what was played when it is wanted.
  const [begun] = useState(() => log.saved());
  const at = useOwnTable(log, begun);
  const again = useAgain(bundle, begun);
  const onSeen = useSeen(at);
  if (at.scene === null) {
    if (at.refused === null) return <Loading />;
    if (at.refused.code === 'unfetched') throw new PartMissing(at.refused.message);
    return <CantOpen bundle={bundle} saved={begun} refused={at.refused} />;
  }
  const { scene, course } = at;
  // Nobody can be invited into lessons, or into a game that is over.
  const canInvite = lessons === undefined && begun.names.length > 1 && !isEnded(scene);
  return (
    <PlayedTable
      {...{ bundle, at, lessons, again, onSeen }}
      onTaught={() => log.keep()}
      names={begun.names}
      menu={(onHint, onClose) => (
        <TableMenu
          {...{ bundle, onHint, canInvite, onClose }}
          saved={log.saved()}
          seed={scene.seed}
        />
      )}
      end={(who, isCounted, onClose) => (
        <EndDialog
          {...{ scene, course, who, isCounted, onClose }}
          unfinished={say('stopped')}
          whyUnfinished={say('stoppedText', { n: MOST_MOVES })}
          actions={<EndActions saved={log.saved()} onAgain={again} onClose={onClose} />}
        >
          <EndFairness saved={log.saved()} seed={scene.seed} />
        </EndDialog>
      )}
      // Who is asked at a shared screen is not always the same person.
      extra={
        scene.people.length === 1 && (
          <Tips
            bundle={bundle}
            table={begun.id}
            decision={scene.decision}
            isTaught={lessons !== undefined}
          />
        )
      }
    />
  );
}

/** Sits at the table. What another tab plays is seen here too. */
function useOwnTable(log: KeptLog, { id, game }: SavedGame): AtTable {
  const { shelf, settings } = useApp();
  const wire = useRef<OwnWire | null>(null);
  const at = useTable(id, () => {
    wire.current = new OwnWire(workerLink(game), { type: 'play', log: log.entries }, log);
    return wire.current;
  });
  const { client, scene } = at;
  useEffect(() => shelf.listen(id, () => wire.current?.changed()), [shelf, id]);
  useEffect(
    () => void client?.send({ type: 'pace', ms: paceInMs[settings.pace] }),
    [client, settings.pace],
  );
  const isOver = scene !== null && isEnded(scene);
  useEffect(() => {
    if (isOver) client?.send({ type: 'course' });
  }, [client, isOver]);
  return at;
}

/** Tells what has been shown, for those who wait for it; at once is at once. */
function useSeen({ client }: AtTable): ((answered: number) => void) | undefined {
  const { pace } = useApp().settings;
  const seen = useCallback(
    (answered: number) => void client?.send({ type: 'seen', answered }),
    [client],
  );
  return pace === 'instant' ? undefined : seen;
}

/** The same once more, at a new table. */
function useAgain(
  { edition }: GameBundle,
  { sitters, names, portraits, save }: SavedGame,
): () => void {
  const { shelf, notify, say } = useApp();
  return () => {
    try {
      const settings = settingsOf(save);
      const seed = randomSeed();
      const fresh = freshGame(edition, { settings, seed, sitters, names, portraits });
      go('table', shelf.begin(fresh));
    } catch (error) {
      notify(say('cantOpen', { why: (error as Error).message }), 'bad');
    }
  };
}
