import type { Answer, Phrase, Who } from '@castellan/kernel';
import type { Update } from '@castellan/protocol';
import { carriesIn, Rail, Stage, TableProvider, Zone } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import { later } from '../app/later.tsx';
import { href } from '../app/router.ts';
import type { GameBundle } from '../game-bundle.ts';
import { BoardArea } from './board-area.tsx';
import { isEnded } from './ended.ts';
import { Heard } from './heard.tsx';
import { Keyboard } from './keyboard.tsx';
import { OverPanel } from './over-panel.tsx';
import { hadTurn, othersSince } from './others-since.ts';
import { SinceLine } from './since-line.tsx';
import { TableBar } from './table-bar.tsx';
import { TableLog } from './table-log.tsx';
import './table-view.css';
import { stepOf, useShown, useTold, useWithheld } from './use-shown.ts';
import { useNews } from './use-news.ts';
import { useSounds } from './use-sounds.ts';
import { useTurn } from './use-turn.ts';
import { useWaited } from './use-waited.ts';
import { WhyButton } from './why.tsx';

interface TableViewProps {
  readonly bundle: GameBundle;
  readonly update: Update;
  readonly log: readonly (readonly Phrase[])[];
  readonly who: Who;
  /** What the person here may decide, if it differs from what they are asked. */
  readonly decision?: Update['decision'];
  answer(answer: Answer): void;
  readonly undo?: (() => void) | null;
  /** Ends a turn that is held. */
  readonly endTurn?: (() => void) | null;
  /** What followed from so many answers has been shown. */
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
  /** Shown instead of the decision panel, for a table without a player here. */
  readonly controls?: ComponentChildren;
  readonly children?: ComponentChildren;
}

const LegendDialog = later(
  async () => (await import('../screens/legend/legend-dialog.tsx')).LegendDialog,
);

// When a table is laid, nobody has done anything yet.
const Since = later(async () => (await import('./since.tsx')).Since);

const NOBODY_WAITS: readonly number[] = [];

/** A table on the screen: the bar, the board, the decision, the log. */
export function TableView(props: TableViewProps) {
  const {
    bundle,
    update,
    log,
    who,
    undo = null,
    endTurn = null,
    onSeen,
    onMenu = null,
    onScores = null,
    onAgain = null,
    home = href('lobby'),
    extra = null,
    clock = null,
    controls,
    children,
  } = props;
  const { locale, settings, say } = useApp();
  const [director, isShowing] = useShown(update, bundle.ui, onSeen);
  useSounds(director, stepOf(update));
  const decision = useWithheld(
    props.decision === undefined ? update.decision : props.decision,
    isShowing,
  );
  // Open, it may show at once what one of the others did.
  const [openedLog, setLog] = useState<{ readonly of: number | null } | null>(null);
  const [areIconsOpen, setAreIconsOpen] = useState(false);
  const openIcons = (): void => setAreIconsOpen(true);
  const { viewer, outcome } = update;
  const { since, answer } = useWaited(log, viewer, decision, props.answer);
  const { turnOf, isOwnTurn } = useTurn(bundle, update, director);
  const told = useTold(log, isShowing);
  const actions = useMemo(
    () => othersSince(told, viewer, bundle.ui.beats),
    [told, viewer, bundle.ui],
  );
  const isLater = useMemo(() => hadTurn(told, viewer), [told, viewer]);
  const carries = useMemo(
    () => (decision === null ? [] : carriesIn(bundle.ui.carries ?? {}, decision, update.view)),
    [bundle, decision, update.view],
  );
  const { news, read } = useNews(actions);
  const openLog = (of: number | null): void => {
    read();
    // Only a wide table has room for it; elsewhere it is there for those who hear it.
    const lines = document.querySelector<HTMLElement>('[data-mode="wide"] .ct-log__lines');
    if (lines === null) setLog({ of });
    else lines.focus();
  };
  const closeLog = (): void => {
    // What came while it was open has been read as well.
    read();
    setLog(null);
  };
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
      className="cw-table"
    >
      <Stage
        spec={bundle.ui.stage}
        players={update.view.core.answered.length}
        isAsked={decision !== null}
      >
        <BoardArea bundle={bundle} update={update} decision={decision} who={who} log={log} />
        <Zone id="rail" label={say('yourPlace')} ground="wood" className="cw-rail">
          {clock}
          {controls ??
            (!isEnded(update) ? (
              <Rail
                waiting={isShowing || decision === update.decision ? update.waiting : NOBODY_WAITS}
                isShowing={isShowing}
                turnOf={turnOf}
                onUndo={undo}
                onEnd={endTurn}
                isOwnTurn={isOwnTurn}
                why={decision !== null && <WhyButton bundle={bundle} decision={decision} />}
                told={<SinceLine actions={actions} hadTurn={isLater} onOpen={openLog} />}
              />
            ) : (
              <OverPanel outcome={outcome} onScores={onScores} onAgain={onAgain} undo={undo} />
            ))}
          <Since key={viewer} actions={actions} hadTurn={isLater} />
          <div className="cw-rail-log">
            <TableLog log={told} since={since} viewer={viewer} />
          </div>
          <TableBar
            bundle={bundle}
            update={update}
            isAsked={decision !== null}
            turnOf={isShowing ? turnOf : undefined}
            who={who}
            news={news}
            onLog={() => openLog(null)}
            onIcons={openIcons}
            onMenu={onMenu}
            home={home}
            extra={extra}
          />
        </Zone>
      </Stage>
      {openedLog !== null && (
        <Dialog title={say('log')} onClose={closeLog}>
          <div className="cw-log-dialog">
            <Since
              actions={actions}
              hadTurn={isLater}
              opened={openedLog.of}
              isInDialog
              onPoint={closeLog}
            />
            <TableLog log={told} since={since} viewer={viewer} bare />
          </div>
        </Dialog>
      )}
      {areIconsOpen && <LegendDialog bundle={bundle} onClose={() => setAreIconsOpen(false)} />}
      <Keyboard undo={undo} onLog={() => openLog(null)} onIcons={openIcons} />
      <Heard update={update} />
      {children}
    </TableProvider>
  );
}
