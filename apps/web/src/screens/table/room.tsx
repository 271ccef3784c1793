import type { Answer, Save, Who } from '@castellan/kernel';
import { settingsOf } from '@castellan/kernel';
import type { Lesson } from '@castellan/table';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Loading } from '../../app/waiting.tsx';
import { useApp } from '../../app/app-context.ts';
import { PartMissing } from '../../app/part.ts';
import { go } from '../../app/router.ts';
import type { GameBundle } from '../../game-bundle.ts';
import { freshGame, randomSeed } from '../../seating.ts';
import type { Claim, TabStanding } from '../../store/claim.ts';
import { paceInMs } from '../../store/preferences.ts';
import { isEnded } from '../../table/ended.ts';
import type { Keep } from '../../table/table-session.ts';
import type { AtTable } from '../../table/use-session.ts';
import { useSession } from '../../table/use-session.ts';
import { useWho } from '../../table/use-who.ts';
import { TableView } from '../../table/table-view.tsx';
import { WhenShown } from '../../table/when-shown.tsx';
import { CoachSpeaks } from '../learn/coach-speaks.tsx';
import { useLessons } from '../learn/use-lessons.ts';
import { Curtain } from './curtain.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Passed } from './passed.tsx';
import {
  CantOpen,
  Coach,
  EndDialog,
  Farewell,
  HintDialog,
  reachDialogs,
  StoppedDialog,
  TableMenu,
} from './aside.ts';
import { useCurtain } from './use-curtain.ts';
import { useRefusals } from './use-refusals.ts';

export interface RoomProps {
  readonly bundle: GameBundle;
  readonly claim: Claim;
  readonly standing: Extract<TabStanding, { readonly role: 'writer' | 'follower' }>;
  /** What is to be taught before the table is the person's. */
  readonly lessons: readonly Lesson[] | undefined;
}

const NO_LESSONS: readonly Lesson[] = [];

/** A table that is being played, here or in another tab, with everything around it. */
export function Room({ bundle, claim, standing, lessons }: RoomProps) {
  const { say, settings, locale } = useApp();
  const { role, game: saved, turn } = standing;
  const { save, sitters } = saved;
  const keep = useKeeping(claim, turn);
  const at = useSession(
    `${saved.id} ${turn}`,
    saved.game,
    session => {
      session.send({ type: 'pace', ms: paceInMs[settings.pace] });
      // A new game too: what it promises, names and all, is in its save.
      session.send({ type: role === 'follower' ? 'follow' : 'resume', save, sitters });
    },
    keep,
  );
  const { session, update } = at;
  useEffect(() => {
    if (role === 'follower') session?.send({ type: 'follow', save, sitters });
  }, [session, role, save, sitters]);
  useEffect(
    // Lessons go on by themselves.
    () =>
      session?.send({ type: 'hold', on: settings.turnEnd === 'by-hand' && lessons === undefined }),
    [session, settings.turnEnd, lessons],
  );
  useEffect(
    () => session?.send({ type: 'pace', ms: paceInMs[settings.pace] }),
    [session, settings.pace],
  );
  const curtain = useCurtain(at);
  const who = useWho(saved.names, bundle.ui.words(locale).rival);
  useRefusals(bundle, who, at);
  if (update === null) {
    if (at.refused?.code === 'unfetched') throw new PartMissing(at.refused.message);
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
  return (
    <Playing
      bundle={bundle}
      claim={claim}
      standing={standing}
      who={who}
      at={at}
      lessons={lessons}
      passed={curtain.passed}
    />
  );
}

/** Stores the game after each answer. Where that fails it says so, and the game goes on. */
function useKeeping(claim: Claim, turn: number): Keep {
  const { notify, say } = useApp();
  return useCallback(
    (save: Save, over: boolean) =>
      claim.keep(turn, save, over).catch((error: Error) => {
        const why = error.name === 'QuotaExceededError' ? say('storeFullHint') : error.message;
        notify(say('notStored', { why }), 'bad');
        return true;
      }),
    [claim, turn, notify, say],
  );
}

interface PlayingProps extends RoomProps {
  readonly who: Who;
  readonly at: AtTable;
  /** To whom the table has turned without a curtain. */
  readonly passed: number | null;
}

function Playing(props: PlayingProps) {
  const { bundle, claim, standing, who, at, lessons: all = NO_LESSONS, passed } = props;
  const { shelf, notify, say, settings } = useApp();
  const { session, log, course } = at;
  const update = at.update!;
  const { game: saved, turn } = standing;
  const isFollowing = standing.role === 'follower';
  const [dialog, setDialog] = useState<'none' | 'menu' | 'hint' | 'end' | 'count' | 'farewell'>(
    'none',
  );
  const isOver = isEnded(update);
  useEffect(reachDialogs, []);
  // Nobody needs to see twice how it was counted.
  const [wasOver] = useState(isOver);
  useEffect(() => {
    if (!isOver) return;
    session?.send({ type: 'course' });
    setDialog(wasOver ? 'end' : 'count');
  }, [isOver, wasOver, session]);

  const answer = useCallback(
    (given: Answer) => session?.send({ type: 'answer', answer: given }),
    [session],
  );
  const seen = useCallback(
    (answered: number) => session?.send({ type: 'seen', answered }),
    [session],
  );
  // Once it was played elsewhere, the table is no longer as the lessons expect it.
  const lessons = useLessons(turn === 1 ? all : NO_LESSONS, update, answer, () =>
    setDialog('farewell'),
  );
  const isTaught = lessons.n <= lessons.total;
  const { viewer, canUndo } = update;
  const undo =
    canUndo && !isTaught && !isFollowing && typeof viewer === 'number'
      ? () => session?.send({ type: 'undo', seat: viewer })
      : null;

  const playAgain = async (): Promise<void> => {
    try {
      const { sitters, names, save } = saved;
      const fresh = freshGame(bundle.edition, {
        settings: settingsOf(save),
        seed: randomSeed(),
        sitters,
        names,
      });
      await shelf.add(fresh);
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
      decision={isFollowing ? null : lessons.decision}
      answer={lessons.answer}
      undo={undo}
      endTurn={update.held ? () => session?.send({ type: 'end-turn' }) : null}
      onSeen={settings.pace === 'instant' ? undefined : seen}
      onMenu={() => setDialog('menu')}
      onScores={isOver ? () => setDialog('end') : null}
      onAgain={isOver ? () => void playAgain() : null}
      controls={
        isFollowing && !isOver ? (
          <Elsewhere onTakeOver={() => claim.takeOver()} />
        ) : lessons.isToRead ? (
          <CoachSpeaks lessons={lessons} />
        ) : undefined
      }
    >
      {passed !== null && <Passed key={passed} seat={passed} name={who(passed)} />}
      {isTaught && dialog === 'none' && (
        <WhenShown>
          <Coach lessons={lessons} />
        </WhenShown>
      )}
      {dialog === 'farewell' && (
        <Farewell listing={bundle.listing} seat={Number(viewer)} onStay={() => setDialog('none')} />
      )}
      {dialog === 'menu' && (
        <TableMenu
          bundle={bundle}
          saved={claim.game ?? saved}
          seed={update.seed}
          onHint={
            lessons.decision !== null && !isTaught && !isFollowing ? () => setDialog('hint') : null
          }
          onClose={() => setDialog('none')}
        />
      )}
      {dialog === 'hint' && session !== null && update.decision !== null && (
        <HintDialog
          session={session}
          decision={update.decision.id}
          advised={at.advised}
          onClose={() => setDialog('none')}
        />
      )}
      {(dialog === 'end' || dialog === 'count') && isOver && update.outcome === null && (
        <StoppedDialog
          update={update}
          course={course}
          saved={claim.game ?? saved}
          onAgain={() => void playAgain()}
          onClose={() => setDialog('none')}
        />
      )}
      {(dialog === 'end' || dialog === 'count') && update.outcome !== null && (
        <WhenShown>
          <EndDialog
            isCounted={dialog === 'count'}
            outcome={update.outcome}
            update={update}
            course={course}
            who={who}
            saved={claim.game ?? saved}
            onAgain={() => void playAgain()}
            onClose={() => setDialog('none')}
          />
        </WhenShown>
      )}
    </TableView>
  );
}
