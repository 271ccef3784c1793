import type { Viewer, Who } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import { goesOnFrom, sittingsIn } from '@castellan/room';
import { ScoreChart } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { later } from '../../app/later.tsx';
import { useApp } from '../../app/app-context.ts';
import { PartMissing } from '../../app/part.ts';
import { go } from '../../app/router.ts';
import { Loading } from '../../app/waiting.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { replayWire } from '../../link.ts';
import { newId } from '../../seating.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { seatedNow, winnersOf } from '../../store/saved-game.ts';
import { scoreSeries } from '../../table/score-series.ts';
import { TableView } from '../../table/table-view.tsx';
import type { AtTable } from '../../table/use-table.ts';
import { useTable } from '../../table/use-table.ts';
import { seedOf } from '../../app/seed.ts';
import { useWho } from '../../table/use-who.ts';
import { CantOpen } from '../table/cant-open.tsx';
import { Curtain } from '../table/curtain.tsx';
import { useRefusals } from '../table/use-refusals.ts';
import { Checks } from './checks.tsx';
import { Choices } from './choices.tsx';
import { Controls } from './controls.tsx';
import { useHandover } from './use-handover.ts';
import type { Opens } from './opens.ts';
import { REVIEW } from './opens.ts';
import type { Playing } from './use-playing.ts';
import { usePlaying } from './use-playing.ts';

const ReviewDialog = later(
  async () => (await import('../../teaching/review-dialog.tsx')).ReviewDialog,
);

const WhyTurnDialog = later(
  async () => (await import('../../teaching/why-turn-dialog.tsx')).WhyTurnDialog,
);

interface PlaybackProps {
  readonly bundle: GameBundle;
  readonly saved: SavedGame;
  readonly opens: Opens;
  /** What else can be said about the game, below what was verified. */
  readonly more?: ComponentChildren;
}

/** Plays on from an earlier point, as a game of its own. */
function usePlayOn({ saved }: PlaybackProps, viewer: Viewer): (at: number) => void {
  const { shelf, notify, say } = useApp();
  const playOn = async (at: number): Promise<void> => {
    const branch = goesOnFrom(saved.log, newId(), at, seatedNow(saved, viewer), Date.now());
    try {
      go('table', await shelf.add(branch));
    } catch (error) {
      notify(say('notStored', { why: (error as Error).message }), 'bad');
    }
  };
  return at => void playOn(at);
}

export function Playback(props: PlaybackProps) {
  const { bundle, saved } = props;
  const { locale } = useApp();
  const at = useTable(saved.id, () => replayWire(saved));
  const names = useNames(saved, at.scene?.answered ?? 0);
  const { client } = at;
  useEffect(() => void client?.send({ type: 'course' }), [client]);
  const who = useWho(names, bundle.ui.words(locale).rival);
  useRefusals(bundle, who, at);
  const isOver = at.verified?.over === true;
  const { look, next, show } = useHandover(at, !isOver && (at.verified?.seats.length ?? 0) > 1);
  if (at.scene === null) {
    if (at.refused === null) return <Loading />;
    if (at.refused.code === 'unfetched') throw new PartMissing(at.refused.message);
    return <CantOpen bundle={bundle} saved={saved} refused={at.refused} />;
  }
  if (next !== null) return <Curtain name={names[next]!} onShow={show} />;
  return <Replayed {...props} at={at} scene={at.scene} names={names} who={who} onLook={look} />;
}

interface ReplayedProps extends PlaybackProps {
  readonly at: AtTable;
  readonly scene: TableScene;
  readonly names: readonly string[];
  readonly who: Who;
  onLook(viewer: Viewer): void;
}

/** The table as it was, with its controls beside it. */
function Replayed(props: ReplayedProps) {
  const { bundle, saved, at, scene, names, who, onLook } = props;
  const { say } = useApp();
  const { course, log, verified } = at;
  const isOver = verified?.over === true;
  const playing = usePlaying(at);
  useFromItsEnd(isOver && props.opens !== undefined, scene, playing);
  const playOn = usePlayOn(props, scene.viewer);
  const [isReviewing, setIsReviewing] = useState(props.opens === REVIEW);
  const [asked, setAsked] = useState<number | null>(null);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const choices = (
    <Choices
      scene={scene}
      names={names}
      seats={verified?.seats ?? []}
      goesOn={isOver ? null : saved.id}
      playing={playing}
      onLook={onLook}
      onPlayOn={() => playOn(scene.answered)}
      onTry={() => {
        playing.play(false);
        setIsMoreOpen(false);
        at.client?.send({ type: 'sandbox', on: true });
      }}
    />
  );
  if (scene.sandbox === true) return <Tried {...props} />;
  const known = (
    <Known
      {...props}
      onReview={isOver ? () => setIsReviewing(true) : null}
      onWhy={isOver && scene.answered > 0 ? () => setAsked(scene.answered - 1) : null}
    />
  );
  const controls = (
    <div className="cw-side-decision">
      <Controls
        scene={scene}
        course={course}
        playing={playing}
        winners={isOver ? winnersOf(saved).map(seat => names[seat]!) : []}
        onMore={() => setIsMoreOpen(true)}
      >
        {choices}
      </Controls>
      <div className="cw-known">{known}</div>
    </div>
  );
  return (
    <TableView
      bundle={bundle}
      scene={scene}
      log={log}
      who={who}
      seeds={names.map((name, seat) => seedOf(name, botIn(saved, seat), saved.portraits[seat]))}
      answer={() => {}}
      controls={controls}
    >
      {isMoreOpen && (
        <Dialog title={say('watch')} onClose={() => setIsMoreOpen(false)}>
          {choices}
          {known}
        </Dialog>
      )}
      {asked !== null && at.client !== null && (
        <WhyTurnDialog
          client={at.client}
          explained={at.explained}
          at={asked}
          onClose={() => setAsked(null)}
        />
      )}
      {isReviewing && isOver && (
        <Review
          at={at}
          onShow={playing.stopAt}
          onPlayOn={playOn}
          onClose={() => setIsReviewing(false)}
        />
      )}
    </TableView>
  );
}

/** Who looks for how a game ended finds that first; from there it is a press to its start. */
function useFromItsEnd(
  isOver: boolean,
  { answered, total = 0 }: TableScene,
  playing: Playing,
): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current || !isOver || total === 0) return;
    isShown.current = true;
    if (answered === 0) playing.stopAt(total);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as soon as it is known that it is over
  }, [isOver, total]);
}

/** The table as it might have been: the viewer decides for everyone, and nothing of it is kept. */
function Tried({ bundle, saved, at, scene, who }: ReplayedProps) {
  const { say } = useApp();
  const { client, log } = at;
  const banner = (
    <div className="cw-trying" role="status">
      <p>{say('tryingOut')}</p>
      <Button
        glyph="back"
        label={say('backToReplay')}
        onPress={() => client?.send({ type: 'sandbox', on: false })}
      />
    </div>
  );
  return (
    <TableView
      bundle={bundle}
      scene={scene}
      log={log}
      who={who}
      seeds={saved.names.map((name, seat) =>
        seedOf(name, botIn(saved, seat), saved.portraits[seat]),
      )}
      answer={given => client?.answer(given)}
      undo={scene.canUndo ? () => client?.undo() : null}
      clock={banner}
    />
  );
}

interface ReviewProps {
  readonly at: AtTable;
  onShow(at: number): void;
  onPlayOn(at: number): void;
  onClose(): void;
}

function Review({ at: { client, reviewed }, onShow, onPlayOn, onClose }: ReviewProps) {
  if (client === null) return null;
  const show = (to: number): void => {
    onClose();
    onShow(to);
  };
  return <ReviewDialog onShow={show} {...{ client, reviewed, onPlayOn, onClose }} />;
}

interface KnownProps extends Pick<ReplayedProps, 'saved' | 'more' | 'at' | 'scene'> {
  readonly onReview: (() => void) | null;
  /** Asks why the turn was played that is shown; null before the first. */
  readonly onWhy: (() => void) | null;
}

/** What is known of the game: its review, what was verified, and at its end how the points grew. */
function Known({ saved, more, at: { course, verified }, scene, onReview, onWhy }: KnownProps) {
  const { say } = useApp();
  const isOver = verified?.over === true;
  const series = useMemo(
    () => (course === null || !isOver ? null : scoreSeries(course)),
    [course, isOver],
  );
  return (
    <>
      {onReview !== null && (
        <p className="cw-actions">
          <Button glyph="chart" label={say('reviewGame')} onPress={onReview} />
          {onWhy !== null && <Button glyph="hint" label={say('whyTurn')} onPress={onWhy} />}
        </p>
      )}
      {verified !== null && <Checks save={saved.save} verification={verified.verification} />}
      {more}
      {series !== null && scene.answered === (scene.total ?? 0) && <ScoreChart series={series} />}
    </>
  );
}

/** The bot that had a seat; null for anyone else. */
function botIn({ sitters }: SavedGame, seat: number): string | null {
  const sitter = sitters[seat];
  return typeof sitter === 'object' && 'bot' in sitter ? sitter.bot : null;
}

/** Those who sat there then: others may have gone on with the game. */
function useNames({ log, names }: SavedGame, answered: number): readonly string[] {
  const { say } = useApp();
  const sittings = useMemo(() => sittingsIn(log), [log]);
  const seated = sittings.findLast(({ from }, i) => i === 0 || from < answered)?.seated;
  return names.map((name, seat) => seated?.[seat]?.name || name || say('formerPlayer'));
}
