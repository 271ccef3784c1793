import type { Answer, Save, Who } from '@castellan/kernel';
import { settingsOf } from '@castellan/kernel';
import type { Lesson } from '@castellan/table';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { PartMissing } from '../../app/part.ts';
import { go } from '../../app/router.ts';
import { Loading } from '../../app/waiting.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { freshGame, randomSeed } from '../../seating.ts';
import type { Claim, TabStanding } from '../../store/claim.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { paceInMs } from '../../store/preferences.ts';
import { isEnded } from '../../table/over-panel.tsx';
import type { Keep } from '../../table/table-session.ts';
import type { AtTable } from '../../table/use-session.ts';
import { useSession } from '../../table/use-session.ts';
import { useWho } from '../../table/use-who.ts';
import { TableView } from '../../table/table-view.tsx';
import { WhenShown } from '../../table/use-shown.ts';
import { CoachSpeaks } from '../learn/coach-speaks.tsx';
import type { Lessons } from '../learn/use-lessons.ts';
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
import './room.css';

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
    if (at.refused === null) return <Loading />;
    if (at.refused.code === 'unfetched') throw new PartMissing(at.refused.message);
    return <CantOpen bundle={bundle} saved={saved} refused={at.refused} />;
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

type Open = 'none' | 'menu' | 'hint' | 'end' | 'count' | 'farewell';

function Playing(props: PlayingProps) {
  const { bundle, claim, standing, who, at, lessons: all = NO_LESSONS, passed } = props;
  const { session } = at;
  const update = at.update!;
  const isFollowing = standing.role === 'follower';
  const isOver = isEnded(update);
  const [dialog, setDialog] = useDialog(at, isOver);
  const answer = useCallback(
    (given: Answer) => session?.send({ type: 'answer', answer: given }),
    [session],
  );
  const seen = useSeen(at);
  // Once it was played elsewhere, the table is no longer as the lessons expect it.
  const lessons = useLessons(standing.turn === 1 ? all : NO_LESSONS, update, answer, () =>
    setDialog('farewell'),
  );
  const isFree = lessons.n > lessons.total && !isFollowing;
  const { viewer } = update;
  const undo =
    update.canUndo && isFree && typeof viewer === 'number'
      ? () => session?.send({ type: 'undo', seat: viewer })
      : null;
  const again = useAgain(bundle, standing.game);
  const instead =
    isFollowing && !isOver ? (
      <Elsewhere onTakeOver={() => claim.takeOver()} />
    ) : lessons.isToRead ? (
      <CoachSpeaks lessons={lessons} />
    ) : undefined;
  return (
    <TableView
      bundle={bundle}
      update={update}
      log={at.log}
      who={who}
      decision={isFollowing ? null : lessons.decision}
      answer={lessons.answer}
      undo={undo}
      endTurn={update.held ? () => session?.send({ type: 'end-turn' }) : null}
      onSeen={seen}
      onMenu={() => setDialog('menu')}
      onScores={isOver ? () => setDialog('end') : null}
      onAgain={isOver ? again : null}
      controls={instead}
    >
      {passed !== null && <Passed key={passed} seat={passed} name={who(passed)} />}
      <Opened
        {...props}
        open={dialog}
        setOpen={setDialog}
        lessons={lessons}
        isFree={isFree}
        onAgain={again}
      />
    </TableView>
  );
}

/** Tells what has been shown, for those who wait for it; at once is at once. */
function useSeen({ session }: AtTable): ((answered: number) => void) | undefined {
  const { pace } = useApp().settings;
  const seen = useCallback(
    (answered: number) => session?.send({ type: 'seen', answered }),
    [session],
  );
  return pace === 'instant' ? undefined : seen;
}

/** What lies over the table: at the end of the game, how it was counted. */
function useDialog({ session }: AtTable, isOver: boolean) {
  const [dialog, setDialog] = useState<Open>('none');
  useEffect(reachDialogs, []);
  // Nobody needs to see twice how it was counted.
  const [wasOver] = useState(isOver);
  useEffect(() => {
    if (!isOver) return;
    session?.send({ type: 'course' });
    setDialog(wasOver ? 'end' : 'count');
  }, [isOver, wasOver, session]);
  return [dialog, setDialog] as const;
}

/** The same once more, at a new table. */
function useAgain({ edition }: GameBundle, { sitters, names, save }: SavedGame): () => void {
  const { shelf, notify, say } = useApp();
  const playAgain = async (): Promise<void> => {
    try {
      const settings = settingsOf(save);
      const fresh = freshGame(edition, { settings, seed: randomSeed(), sitters, names });
      await shelf.add(fresh);
      go('table', fresh.id);
    } catch (error) {
      notify(say('cantOpen', { why: (error as Error).message }), 'bad');
    }
  };
  return () => void playAgain();
}

interface OpenedProps extends Omit<PlayingProps, 'lessons'> {
  readonly open: Open;
  setOpen(open: Open): void;
  readonly lessons: Lessons;
  /** Whether the person here plays as they like. */
  readonly isFree: boolean;
  onAgain(): void;
}

/** What lies over the table. */
function Opened(props: OpenedProps) {
  const { bundle, claim, standing, who, at, open, setOpen, lessons, isFree, onAgain } = props;
  const { session, course, advised } = at;
  const update = at.update!;
  const saved = claim.game ?? standing.game;
  const onClose = (): void => setOpen('none');
  const ended = { update, course, saved, onAgain, onClose };
  switch (open) {
    case 'none':
      return lessons.n > lessons.total ? null : (
        <WhenShown>
          <Coach lessons={lessons} />
        </WhenShown>
      );
    case 'farewell':
      return <Farewell listing={bundle.listing} seat={Number(update.viewer)} onStay={onClose} />;
    case 'menu': {
      const canHint = lessons.decision !== null && isFree;
      const onHint = canHint ? () => setOpen('hint') : null;
      return <TableMenu bundle={bundle} seed={update.seed} {...{ saved, onHint, onClose }} />;
    }
    case 'hint':
      if (session === null || update.decision === null) return null;
      return <HintDialog decision={update.decision.id} {...{ session, advised, onClose }} />;
    default:
      if (update.outcome === null) return isEnded(update) ? <StoppedDialog {...ended} /> : null;
      return (
        <WhenShown>
          <EndDialog isCounted={open === 'count'} outcome={update.outcome} who={who} {...ended} />
        </WhenShown>
      );
  }
}
