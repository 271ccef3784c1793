import type { Answer, Phrase, Who } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import { carriesIn, Rail, Spot, Stage, TableProvider, usePlan, Zone } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import { later } from '../app/later.tsx';
import { href } from '../app/router.ts';
import type { GameBundle } from '../game-bundle.ts';
import { COACH } from '../screens/learn/coach-place.ts';
import { BoardArea } from './board-area.tsx';
import { Heard } from './heard.tsx';
import { Keyboard } from './keyboard.tsx';
import { hadTurn, othersSince, useNews } from './others-since.ts';
import { isEnded, OverPanel } from './over-panel.tsx';
import { LOG, TableBar } from './table-bar.tsx';
import { TableLog } from './table-log.tsx';
import { useHaptics } from './use-haptics.ts';
import type { SinceInLogProps } from './since.tsx';
import { stepOf, useShown, useTold, useWithheld } from './use-shown.ts';
import { useSounds } from './use-sounds.ts';
import { useCompany } from './use-company.ts';
import { useTurn } from './use-turn.ts';
import { useWaited } from './use-waited.ts';
import { WhyButton } from './why.tsx';
import './table-view.css';

export interface TableViewProps {
  readonly bundle: GameBundle;
  readonly scene: TableScene;
  readonly log: readonly (readonly Phrase[])[];
  readonly who: Who;
  /** Whose face each seat has. */
  readonly seeds: readonly string[];
  /** What the person here may decide, if it differs from what they are asked. */
  readonly decision?: TableScene['decision'];
  answer(answer: Answer): void;
  readonly undo?: (() => void) | null;
  /** Below the question: what a strong player would do. */
  readonly hint?: ComponentChildren;
  /** Below what one of the others did: why they did it. */
  readonly why?: SinceInLogProps['why'];
  /** Ends a turn that is held. */
  readonly endTurn?: (() => void) | null;
  /** What followed from this many answers has been shown. */
  readonly onSeen?: ((answered: number) => void) | undefined;
  readonly onMenu?: (() => void) | null;
  readonly onScores?: (() => void) | null;
  readonly onAgain?: (() => void) | null;
  /** Where the way out leads; to the games if nothing is said. */
  readonly home?: string;
  /** What else stands among the buttons of the bar. */
  readonly extra?: ComponentChildren;
  /** How much time is left, above what is asked. */
  readonly clock?: ComponentChildren;
  /** Lessons are given: the steward stands where else is told what the others did. */
  readonly isTaught?: boolean;
  /** Shown instead of the decision panel, for a table without a player here. */
  readonly controls?: ComponentChildren;
  readonly children?: ComponentChildren;
}

const LegendDialog = later(async () => (await import('../screens/legend/legend.tsx')).LegendDialog);

// When a table is laid, nobody has done anything yet.
const since = () => import('./since.tsx');
const Since = later(async () => (await since()).Since);
const LogEnd = later(async () => (await since()).LogEnd);
const SinceInLog = later(async () => (await since()).SinceInLog);

const NOBODY_WAITS: readonly number[] = [];

/** What was told so far, and what the person here has read of it. */
function useRecord({ bundle, scene, log }: TableViewProps, isShowing: boolean) {
  const { viewer } = scene;
  const told = useTold(log, isShowing);
  const actions = useMemo(
    () => othersSince(told, viewer, bundle.ui.beats),
    [told, viewer, bundle.ui],
  );
  const isLater = useMemo(() => hadTurn(told, viewer), [told, viewer]);
  const { news, read } = useNews(actions);
  // Open, it may show at once what one of the others did.
  const [opened, setOpened] = useState<{ readonly of: number | null } | null>(null);
  const open = (of: number | null): void => {
    read();
    setOpened({ of });
  };
  const close = (): void => {
    // What came while it was open has been read as well.
    read();
    setOpened(null);
  };
  return { told, actions, isLater, news, opened, open, close };
}

type TableRecord = ReturnType<typeof useRecord>;

/** A table on the screen: the bar, the board, the decision, the log. */
export function TableView(props: TableViewProps) {
  const { bundle, scene, log, who, undo = null, onSeen, clock = null, children } = props;
  const { locale, settings, say } = useApp();
  const [director, isShowing] = useShown(scene, bundle.ui, onSeen);
  useSounds(director, stepOf(scene), bundle.ui.place);
  const asked = props.decision === undefined ? scene.decision : props.decision;
  const decision = useWithheld(asked, isShowing);
  const [areIconsOpen, setAreIconsOpen] = useState(false);
  const openIcons = (): void => setAreIconsOpen(true);
  const { since, answer } = useWaited(
    log,
    scene.viewer,
    decision,
    useHaptics(decision, props.answer),
  );
  const { turnOf, isOwnTurn } = useTurn(bundle, scene, director);
  const company = useCompany(bundle, scene, props.seeds, turnOf);
  const record = useRecord(props, isShowing);
  const carries = useMemo(
    () => (decision === null ? [] : carriesIn(bundle.ui.carries ?? {}, decision, scene.view)),
    [bundle, decision, scene.view],
  );
  const state: TableState = { decision, isShowing, turnOf, isOwnTurn, record, since };
  return (
    <TableProvider
      ui={bundle.ui}
      locale={locale}
      who={who}
      pictures={bundle.pictures}
      settings={{ motion: settings.motion === 'on', tapsAct: settings.taps === 'act' }}
      decision={decision}
      answer={answer}
      carries={carries}
      director={director}
      company={company}
      className="cw-table"
    >
      <Stage
        spec={bundle.ui.stage}
        players={scene.view.core.answered.length}
        isAsked={decision !== null}
        inTurn
      >
        <BoardArea bundle={bundle} scene={scene} decision={decision} who={who} log={log} />
        <Zone
          id="rail"
          label={say('yourPlace')}
          ground="wood"
          className={props.isTaught ? 'cw-rail cw-rail--taught' : 'cw-rail'}
        >
          {clock}
          <RailArea {...props} {...state} onIcons={openIcons} />
        </Zone>
      </Stage>
      <LogDialog record={record} since={since} viewer={scene.viewer} why={props.why} />
      {areIconsOpen && <LegendDialog bundle={bundle} onClose={() => setAreIconsOpen(false)} />}
      <Keyboard undo={undo} onLog={() => record.open(null)} onIcons={openIcons} />
      <Heard scene={scene} />
      {children}
    </TableProvider>
  );
}

/** How the table stands on this screen: the scene, as far as it has been shown. */
interface TableState {
  readonly decision: TableScene['decision'];
  readonly isShowing: boolean;
  readonly turnOf: ReturnType<typeof useTurn>['turnOf'];
  readonly isOwnTurn: boolean;
  readonly record: TableRecord;
  readonly since: ReturnType<typeof useWaited>['since'];
}

/** What is asked, or what stands in its place; what the others did; the log; the bar. */
function RailArea(props: TableViewProps & TableState & { onIcons(): void }) {
  const { bundle, scene, who, undo = null, endTurn = null, controls } = props;
  const { onMenu = null, onScores = null, onAgain = null, extra = null, onIcons } = props;
  const { decision, isShowing, turnOf, isOwnTurn, record } = props;
  const { outcome } = scene;
  // In a column it stands below what can be pressed: no button moves when it comes.
  const isWide = usePlan().mode === 'wide';
  return (
    <>
      {controls ??
        (!isEnded(scene) ? (
          <Rail
            waiting={isShowing || decision === scene.decision ? scene.waiting : NOBODY_WAITS}
            isShowing={isShowing}
            turnOf={turnOf}
            onUndo={undo}
            onEnd={endTurn}
            isOwnTurn={isOwnTurn}
            why={decision !== null && <WhyButton bundle={bundle} decision={decision} />}
            hint={!isWide && props.hint}
          />
        ) : (
          <OverPanel outcome={outcome} onScores={onScores} onAgain={onAgain} undo={undo} />
        ))}
      {props.isTaught ? <CoachPlace /> : <Meanwhile record={record} hint={isWide && props.hint} />}
      <TableBar
        bundle={bundle}
        scene={scene}
        isAsked={decision !== null}
        turnOf={isShowing ? turnOf : undefined}
        who={who}
        news={record.news}
        onLog={() => record.open(null)}
        onIcons={onIcons}
        onMenu={onMenu}
        home={props.home ?? href('lobby')}
        extra={extra}
      />
    </>
  );
}

/** The same place while lessons are given: the steward stands there. */
function CoachPlace() {
  return usePlan().mode === 'wide' ? <Spot name={COACH} className="cw-coach-place" /> : null;
}

interface MeanwhileProps extends Pick<TableState, 'record'>, Pick<TableViewProps, 'hint'> {}

/** Where the rail is a column: a hint, what the others did, the end of the log, and beside its heading the way to all of it. */
function Meanwhile({ record: { told, actions, isLater, open }, hint }: MeanwhileProps) {
  const { say } = useApp();
  if (usePlan().mode !== 'wide') return null;
  const title = say(isLater ? 'meanwhile' : 'soFar');
  return (
    <section className="cw-meanwhile" aria-label={title}>
      <header>
        <h2>{actions.length > 0 && title}</h2>
        <Spot name={LOG} className="cw-meanwhile__ways" />
      </header>
      {hint}
      <div className="cw-meanwhile__lines">
        <Since actions={actions} onOpen={open} />
        <LogEnd told={told} below={actions.length} />
      </div>
    </section>
  );
}

interface LogDialogProps extends Pick<TableState, 'record' | 'since'>, Pick<TableViewProps, 'why'> {
  readonly viewer: TableScene['viewer'];
}

/** The log over the table, as tall as the screen; above it, what the others did since your turn. */
function LogDialog({ record, since, viewer, why }: LogDialogProps) {
  const { say } = useApp();
  const { told, actions, isLater, opened, close } = record;
  if (opened === null) return null;
  return (
    <Dialog title={say('log')} width="tall" onClose={close}>
      <div className="cw-log-dialog">
        {actions.length > 0 && (
          <>
            <h3>{say(isLater ? 'meanwhile' : 'soFar')}</h3>
            <SinceInLog actions={actions} opened={opened.of} why={why} onPoint={close} />
          </>
        )}
        <TableLog log={told} since={since} viewer={viewer} />
      </div>
    </Dialog>
  );
}
