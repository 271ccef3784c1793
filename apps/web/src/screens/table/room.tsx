import type { Answer } from '@castellan/kernel';
import type { Lesson } from '@castellan/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Loading } from '../../app/app.tsx';
import { useApp } from '../../app/app-context.ts';
import { go } from '../../app/router.ts';
import type { GameBundle } from '../../game-bundle.ts';
import { freshGame, randomSeed } from '../../seating.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { paceInMs } from '../../store/settings.ts';
import type { AtTable } from '../../table/use-session.ts';
import { useSession } from '../../table/use-session.ts';
import { useWho } from '../../table/use-who.ts';
import { TableView } from '../../table/table-view.tsx';
import { Coach, CoachSpeaks } from '../learn/coach.tsx';
import { useLessons } from '../learn/use-lessons.ts';
import { CantOpen } from './cant-open.tsx';
import { Curtain } from './curtain.tsx';
import { EndDialog } from './end-dialog.tsx';
import { TableMenu } from './table-menu.tsx';
import { useCurtain } from './use-curtain.ts';
import { useRefusals } from './use-refusals.ts';

interface RoomProps {
  readonly bundle: GameBundle;
  readonly saved: SavedGame;
  /** What is to be taught before the table is the person's. */
  readonly lessons?: readonly Lesson[];
}

const NO_LESSONS: readonly Lesson[] = [];

/** A table that is being played, with everything around it. */
export function Room({ bundle, saved, lessons = NO_LESSONS }: RoomProps) {
  const { say, settings } = useApp();
  const { kept, keep } = useKeeping(saved);
  const at = useSession(
    saved.id,
    saved.game,
    session => {
      const { save, sitters } = saved;
      session.send({ type: 'pace', ms: paceInMs[settings.pace] });
      // A new game too: what it promises, names and all, is in its save.
      session.send({ type: 'resume', save, sitters });
    },
    keep,
  );
  const { session, update } = at;
  useEffect(
    () => session?.send({ type: 'pace', ms: paceInMs[settings.pace] }),
    [session, settings.pace],
  );
  const curtain = useCurtain(at);
  useRefusals(at);
  if (update === null) {
    return at.refused === null ? (
      <Loading />
    ) : (
      <CantOpen bundle={bundle} saved={saved} refused={at.refused} />
    );
  }
  if (curtain.next !== null) {
    return (
      <Curtain
        name={saved.names[curtain.next] ?? say('seat', { n: curtain.next + 1 })}
        onShow={curtain.show}
      />
    );
  }
  return <Playing bundle={bundle} saved={saved} at={at} kept={kept} lessons={lessons} />;
}

/** Stores the game after each answer; says so when that fails. */
function useKeeping(saved: SavedGame): {
  readonly kept: { readonly current: SavedGame };
  keep(save: SavedGame['save'], over: boolean): void;
} {
  const { shelf, notify, say } = useApp();
  const kept = useRef(saved);
  const keep = useCallback(
    (save: SavedGame['save'], over: boolean) => {
      kept.current = { ...kept.current, save, over, updated: Date.now() };
      // A table that was only looked at need not be kept.
      if (save.answers.length === 0) return;
      shelf.put(kept.current).catch((error: Error) => {
        const why = error.name === 'QuotaExceededError' ? say('storeFullHint') : error.message;
        notify(say('notStored', { why }), 'bad');
      });
    },
    [shelf, notify, say],
  );
  return { kept, keep };
}

interface PlayingProps extends RoomProps {
  readonly at: AtTable;
  readonly kept: { readonly current: SavedGame };
}

function Playing({ bundle, saved, at, kept, lessons: taught = NO_LESSONS }: PlayingProps) {
  const { shelf, notify, say } = useApp();
  const { session, log, course } = at;
  const update = at.update!;
  const who = useWho(saved.names);
  const [dialog, setDialog] = useState<'none' | 'menu' | 'end'>('none');
  const isOver = update.outcome !== null;
  useEffect(() => {
    if (!isOver) return;
    session?.send({ type: 'course' });
    setDialog('end');
  }, [isOver, session]);

  const answer = useCallback(
    (given: Answer) => session?.send({ type: 'answer', answer: given }),
    [session],
  );
  const lessons = useLessons(taught, update, answer);
  const isTaught = lessons.n <= lessons.total;
  const { viewer, canUndo } = update;
  const undo =
    canUndo && !isTaught && typeof viewer === 'number'
      ? () => session?.send({ type: 'undo', seat: viewer })
      : null;

  const playAgain = async (): Promise<void> => {
    try {
      const { sitters, names, save } = kept.current;
      const fresh = freshGame(bundle.game, {
        options: save.options,
        seed: randomSeed(),
        sitters,
        names,
      });
      await shelf.put(fresh);
      go('table', fresh.id);
    } catch (error) {
      notify(say('cantOpen', { why: (error as Error).message }), 'bad');
    }
  };

  return (
    <TableView
      bundle={bundle}
      update={update}
      log={log}
      who={who}
      decision={lessons.decision}
      answer={lessons.answer}
      undo={undo}
      isTaught={isTaught}
      onMenu={() => setDialog('menu')}
      onScores={isOver ? () => setDialog('end') : null}
      onAgain={isOver ? () => void playAgain() : null}
      controls={lessons.isToRead ? <CoachSpeaks lessons={lessons} /> : undefined}
    >
      {isTaught && dialog === 'none' && <Coach lessons={lessons} />}
      {dialog === 'menu' && (
        <TableMenu
          bundle={bundle}
          saved={kept.current}
          seed={update.seed}
          onClose={() => setDialog('none')}
        />
      )}
      {dialog === 'end' && update.outcome !== null && (
        <EndDialog
          outcome={update.outcome}
          update={update}
          course={course}
          who={who}
          saved={kept.current}
          onAgain={() => void playAgain()}
          onClose={() => setDialog('none')}
        />
      )}
    </TableView>
  );
}
