import type { Answer, Who } from '@castellan/kernel';
import type { Lesson } from '@castellan/table';
import { Into } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { IconButton } from '../../app/icon-button.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { isEnded } from '../../table/over-panel.tsx';
import { LOG } from '../../table/table-bar.tsx';
import type { TableViewProps } from '../../table/table-view.tsx';
import { TableView } from '../../table/table-view.tsx';
import { WhenShown } from '../../table/use-shown.ts';
import type { AtTable } from '../../table/use-table.ts';
import { seedOf } from '../../app/seed.ts';
import { useWho } from '../../table/use-who.ts';
import type { FirstTimes } from '../learn/use-first-times.ts';
import { useFirstTimes } from '../learn/use-first-times.ts';
import type { Lessons } from '../learn/use-lessons.ts';
import { useLessons } from '../learn/use-lessons.ts';
import { useHint } from '../../teaching/use-hint.ts';
import {
  Coach,
  Farewell,
  HintDialog,
  HintLine,
  HintMarks,
  reachDialogs,
  WhyMove,
} from './aside.ts';
import { Curtain } from './curtain.tsx';
import { Passed } from './passed.tsx';
import { useCurtain } from './use-curtain.ts';
import { useRefusals } from './use-refusals.ts';
import './room.css';

/** What lies over the table. */
type Open = 'none' | 'menu' | 'hint' | 'end' | 'count' | 'farewell';

interface PlayedTableProps extends Pick<TableViewProps, 'home' | 'extra' | 'clock' | 'onSeen'> {
  readonly bundle: GameBundle;
  readonly at: AtTable;
  readonly names: readonly string[];
  /** What is to be taught before the table is the learner's. */
  readonly lessons?: readonly Lesson[] | undefined;
  /** They are over, and the learner stays. */
  onTaught?(): void;
  /** What a coach says of each kind of decision when it first comes, at a table where others play. */
  readonly firstTimes?: FirstTimes | null;
  /** What stands where the question stands, when something else comes first; nobody decides then. */
  instead?(who: Who): ComponentChildren;
  readonly again: (() => void) | null;
  /** `onHint`: asks for a hint; null when there is nothing to decide, or none are given here. */
  menu(onHint: (() => void) | null, onClose: () => void): ComponentChildren;
  end(who: Who, isCounted: boolean, onClose: () => void): ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A table that is being played, or that is over, wherever it runs. */
export function PlayedTable(props: PlayedTableProps) {
  const { bundle, at, names } = props;
  const { say, locale } = useApp();
  const curtain = useCurtain(at);
  const { viewer, people } = at.scene!;
  // At a shared screen it is not plain who "you" are.
  const you = people.length === 1 && viewer === people[0] ? viewer : undefined;
  const who = useWho(names, bundle.ui.words(locale).rival, you);
  useRefusals(bundle, who, at);
  if (curtain.next !== null)
    return (
      <Curtain
        name={names[curtain.next] ?? say('seat', { n: curtain.next + 1 })}
        onShow={curtain.show}
      />
    );
  return <AtTheTable {...props} who={who} passed={curtain.passed} />;
}

interface AtTheTableProps extends PlayedTableProps {
  readonly who: Who;
  /** To whom the table has turned without a curtain. */
  readonly passed: number | null;
}

function AtTheTable(props: AtTheTableProps) {
  const { bundle, at, who, passed, again, children } = props;
  const { settings, say } = useApp();
  const { client } = at;
  const scene = at.scene!;
  const isOver = isEnded(scene);
  const [open, setOpen] = useOpen(isOver);
  // Only your own turn waits to be ended: no answer in another's, nothing before the first. Lessons go on on their own.
  const isOwnTurn =
    scene.turn > 0 && (bundle.ui.turnOf?.(scene.view) ?? scene.viewer) === scene.viewer;
  const isHeld = settings.turnEnd === 'by-hand' && props.lessons === undefined && isOwnTurn;
  const answer = useCallback((given: Answer) => client?.answer(given, isHeld), [client, isHeld]);
  const hints = useHint(at, scene.decision, answer);
  const lessons = useCoach(props, hints.follow, () => setOpen('farewell'));
  const isLearners = props.lessons !== undefined && lessons.isDone && open !== 'farewell';
  const { onTaught } = props;
  useEffect(() => {
    if (isLearners) onTaught?.();
  }, [isLearners, onTaught]);
  const instead = props.instead?.(who) ?? null;
  const isFree = lessons.isDone && instead === null;
  const onHint =
    lessons.decision !== null && isFree && at.room?.spec.hints === true
      ? () => {
          setOpen('none');
          hints.ask();
        }
      : null;
  const { hint } = hints;
  const canAsk = at.room?.spec.hints === true && !isOver && lessons.isDone;
  return (
    <TableView
      bundle={bundle}
      scene={scene}
      log={at.log}
      who={who}
      seeds={props.names.map((name, seat) => seedOf(name, botAt(at, seat), portraitAt(at, seat)))}
      decision={instead === null ? lessons.decision : null}
      answer={lessons.answer}
      undo={scene.canUndo && isFree ? () => client?.undo() : null}
      endTurn={scene.held ? () => client?.endTurn() : null}
      onSeen={props.onSeen}
      onMenu={() => setOpen('menu')}
      onScores={isOver ? () => setOpen('end') : null}
      onAgain={isOver ? again : null}
      isTaught={!lessons.isDone}
      controls={instead ?? (lessons.isToRead ? <NothingToDecide /> : undefined)}
      {...(props.home === undefined ? {} : { home: props.home })}
      extra={
        <>
          {props.extra}
          {onHint !== null && (
            <Into spot={LOG} orHere>
              <IconButton
                glyph="hint"
                className="cw-hint-button"
                label={say('hint')}
                hint={say('hintLine')}
                onPress={onHint}
              />
            </Into>
          )}
        </>
      }
      hint={
        hint && (
          <HintLine hint={hint} isAlone={props.names.length === 1} onMore={() => setOpen('hint')} />
        )
      }
      why={
        canAsk
          ? one =>
              botAt(at, one.seat) !== null && (
                <WhyMove client={client} reasoned={at.reasoned} at={one.at} />
              )
          : undefined
      }
      clock={props.clock}
    >
      {passed !== null && <Passed key={passed} seat={passed} name={who(passed)} />}
      {hint?.plan && (
        <WhenShown>
          <HintMarks plan={hint.plan} steps={hint.steps} />
        </WhenShown>
      )}
      <Opened {...props} {...{ open, setOpen, lessons, onHint }} onShow={hints.show} />
      {children}
    </TableView>
  );
}

/** While a lesson is read: its parchment says what to do. */
const NothingToDecide = () => null;

/** The bot that has a seat; null for anyone else. */
function botAt({ room }: AtTable, seat: number): string | null {
  const there = room?.seats[seat];
  return there?.kind === 'bot' ? there.bot : null;
}

/** Which face someone at this table has chosen. */
function portraitAt({ room }: AtTable, seat: number): number | undefined {
  const there = room?.seats[seat];
  return there?.kind === 'person' ? there.portrait : undefined;
}

/** All the lessons; or at a table with others, a word about each kind of decision until you have heard enough. */
function useCoach(
  { at, lessons, firstTimes = null }: PlayedTableProps,
  answer: (given: Answer) => void,
  onDone: () => void,
): Lessons {
  const [isHeardEnough, setIsHeardEnough] = useState(false);
  const met = useFirstTimes(isHeardEnough ? null : firstTimes, at.scene!.decision);
  const taught = useLessons(
    lessons ?? met,
    at.scene!,
    answer,
    lessons === undefined ? () => {} : onDone,
  );
  if (lessons !== undefined || firstTimes === null) return taught;
  const end = (): void => {
    taught.end();
    setIsHeardEnough(true);
  };
  return { ...taught, total: Object.keys(firstTimes).length, end };
}

/** At the end of the game, how it was counted. Nobody needs to see that twice. */
function useOpen(isOver: boolean) {
  const [open, setOpen] = useState<Open>('none');
  useEffect(reachDialogs, []);
  const [wasOver] = useState(isOver);
  useEffect(() => {
    if (isOver) setOpen(wasOver ? 'end' : 'count');
  }, [isOver, wasOver]);
  return [open, setOpen] as const;
}

interface OpenedProps extends Omit<AtTheTableProps, 'lessons'> {
  readonly open: Open;
  setOpen(open: Open): void;
  readonly lessons: Lessons;
  readonly onHint: (() => void) | null;
  /** Shows one of the plans of a hint on the table. */
  onShow(which: number): void;
}

function Opened(props: OpenedProps) {
  const { bundle, at, who, open, setOpen, lessons, onHint, onShow, menu, end } = props;
  const scene = at.scene!;
  const onClose = (): void => setOpen('none');
  switch (open) {
    case 'none':
      return lessons.isDone ? null : <Coach lessons={lessons} />;
    case 'farewell':
      return <Farewell listing={bundle.listing} seat={Number(scene.viewer)} onStay={onClose} />;
    case 'menu':
      return menu(onHint, onClose);
    case 'hint':
      if (at.advised === null) return null;
      return (
        <HintDialog
          advice={at.advised.advice}
          onShow={which => {
            onShow(which);
            onClose();
          }}
          onClose={onClose}
        />
      );
    default:
      // An end can be taken back.
      if (!isEnded(scene)) return null;
      return <WhenShown>{end(who, open === 'count', onClose)}</WhenShown>;
  }
}
