import type { Answer, Who } from '@castellan/kernel';
import type { Lesson } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import type { GameBundle } from '../../game-bundle.ts';
import { isEnded } from '../../table/over-panel.tsx';
import type { TableViewProps } from '../../table/table-view.tsx';
import { TableView } from '../../table/table-view.tsx';
import { WhenShown } from '../../table/use-shown.ts';
import type { AtTable } from '../../table/use-table.ts';
import { seedOf } from '../../table/use-company.ts';
import { useWho } from '../../table/use-who.ts';
import { CoachSpeaks } from '../learn/coach-speaks.tsx';
import type { Lessons } from '../learn/use-lessons.ts';
import { useLessons } from '../learn/use-lessons.ts';
import { Coach, Farewell, HintDialog, reachDialogs } from './aside.ts';
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
  /** What is to be taught before the table is the person's. */
  readonly lessons?: readonly Lesson[] | undefined;
  /** What stands where the question stands, when something else comes first; nobody decides then. */
  instead?(who: Who): ComponentChildren;
  readonly again: (() => void) | null;
  /** `onHint`: asks for a hint; null when there is nothing to decide, or none are given here. */
  menu(onHint: (() => void) | null, onClose: () => void): ComponentChildren;
  end(who: Who, isCounted: boolean, onClose: () => void): ComponentChildren;
  readonly children?: ComponentChildren;
}

const NO_LESSONS: readonly Lesson[] = [];

/** A table that is being played, or that is over, wherever it runs. */
export function PlayedTable(props: PlayedTableProps) {
  const { bundle, at, names } = props;
  const { say, locale } = useApp();
  const curtain = useCurtain(at);
  const who = useWho(names, bundle.ui.words(locale).rival);
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
  const { bundle, at, who, passed, lessons: all = NO_LESSONS, again, children } = props;
  const { settings } = useApp();
  const { client } = at;
  const scene = at.scene!;
  const isOver = isEnded(scene);
  const [open, setOpen] = useOpen(isOver);
  // Lessons go on by themselves.
  const isHeld = settings.turnEnd === 'by-hand' && all.length === 0;
  const answer = useCallback((given: Answer) => client?.answer(given, isHeld), [client, isHeld]);
  const lessons = useLessons(all, scene, answer, () => setOpen('farewell'));
  const instead = props.instead?.(who) ?? null;
  const isFree = lessons.n > lessons.total && instead === null;
  const onHint =
    lessons.decision !== null && isFree && at.room?.spec.hints === true
      ? () => setOpen('hint')
      : null;
  return (
    <TableView
      bundle={bundle}
      scene={scene}
      log={at.log}
      who={who}
      seeds={props.names.map((name, seat) => seedOf(name, botAt(at, seat)))}
      decision={instead === null ? lessons.decision : null}
      answer={lessons.answer}
      undo={scene.canUndo && isFree ? () => client?.undo() : null}
      endTurn={scene.held ? () => client?.endTurn() : null}
      onSeen={props.onSeen}
      onMenu={() => setOpen('menu')}
      onScores={isOver ? () => setOpen('end') : null}
      onAgain={isOver ? again : null}
      controls={instead ?? (lessons.isToRead ? <CoachSpeaks lessons={lessons} /> : undefined)}
      {...(props.home === undefined ? {} : { home: props.home })}
      extra={props.extra}
      clock={props.clock}
    >
      {passed !== null && <Passed key={passed} seat={passed} name={who(passed)} />}
      <Opened {...props} {...{ open, setOpen, lessons, onHint }} />
      {children}
    </TableView>
  );
}

/** The bot that has a seat; null for anyone else. */
function botAt({ room }: AtTable, seat: number): string | null {
  const there = room?.seats[seat];
  return there?.kind === 'bot' ? there.bot : null;
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
}

function Opened({ bundle, at, who, open, setOpen, lessons, onHint, menu, end }: OpenedProps) {
  const { client, advised, refused } = at;
  const isRefused = refused !== null;
  const scene = at.scene!;
  const onClose = (): void => setOpen('none');
  switch (open) {
    case 'none':
      return lessons.n > lessons.total ? null : (
        <WhenShown>
          <Coach lessons={lessons} />
        </WhenShown>
      );
    case 'farewell':
      return <Farewell listing={bundle.listing} seat={Number(scene.viewer)} onStay={onClose} />;
    case 'menu':
      return menu(onHint, onClose);
    case 'hint':
      if (client === null || scene.decision === null) return null;
      return (
        <HintDialog decision={scene.decision.id} {...{ client, advised, isRefused, onClose }} />
      );
    default:
      // An end can be taken back.
      if (!isEnded(scene)) return null;
      return <WhenShown>{end(who, open === 'count', onClose)}</WhenShown>;
  }
}
