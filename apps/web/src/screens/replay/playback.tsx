import type { Seat } from '@castellan/kernel';
import { ScoreChart } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { later } from '../../app/later.tsx';
import { Loading } from '../../app/waiting.tsx';
import { useApp } from '../../app/app-context.ts';
import { PartMissing } from '../../app/part.ts';
import { go } from '../../app/router.ts';
import type { GameBundle } from '../../game-bundle.ts';
import { newId } from '../../seating.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { scoreSeries } from '../../table/score-series.ts';
import { TableView } from '../../table/table-view.tsx';
import { useSession } from '../../table/use-session.ts';
import { useWho } from '../../table/use-who.ts';
import { CantOpen } from '../table/cant-open.tsx';
import { Curtain } from '../table/curtain.tsx';
import { useRefusals } from '../table/use-refusals.ts';
import { Checks } from './checks.tsx';
import type { Speed } from './choices.tsx';
import { Choices, SPEEDS } from './choices.tsx';
import { Controls } from './controls.tsx';
import { useHandover } from './use-handover.ts';

const ReviewDialog = later(
  async () => (await import('../../teaching/review-dialog.tsx')).ReviewDialog,
);

interface PlaybackProps {
  readonly bundle: GameBundle;
  readonly saved: SavedGame;
  /** What else can be said about the game, below what was verified. */
  readonly more?: ComponentChildren;
}

const NO_SEATS: readonly Seat[] = [];

export function Playback({ bundle, saved, more }: PlaybackProps) {
  const { shelf, notify, say, locale } = useApp();
  const at = useSession(saved.id, saved.game, session => {
    const { save, sitters, over } = saved;
    session.send({ type: 'replay', save, sitters, ended: over });
    // Whoever played it alone among bots looks again from where they sat.
    const people = sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []));
    if (people.length === 1) session.send({ type: 'look', viewer: people[0]! });
    session.send({ type: 'course' });
  });
  const { session, update, course, log, verified } = at;
  const isOver = verified?.over === true;
  const seats = verified?.seats ?? NO_SEATS;
  const names = promisedNames(saved);
  const who = useWho(names, bundle.ui.words(locale).rival);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const [isReviewing, setIsReviewing] = useState(false);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  useRefusals(bundle, who, at);
  const { look, ...curtain } = useHandover(at, !isOver && seats.length > 1);

  const seek = useCallback((to: number) => session?.send({ type: 'seek', to }), [session]);
  const [answered, total] = [update?.answered ?? 0, update?.total ?? 0];
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (answered >= total) {
      setIsPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => seek(answered + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, answered, total, speed, seek]);
  const series = useMemo(
    () => (course === null || !isOver ? null : scoreSeries(course)),
    [course, isOver],
  );

  if (update === null) {
    if (at.refused?.code === 'unfetched') throw new PartMissing(at.refused.message);
    return at.refused === null ? (
      <Loading />
    ) : (
      <CantOpen bundle={bundle} saved={saved} refused={at.refused} />
    );
  }
  if (curtain.next !== null) {
    return <Curtain name={names[curtain.next]!} onShow={curtain.show} />;
  }
  const playOn = async (at: number): Promise<void> => {
    const { save, sitters, names } = saved;
    const cut = {
      ...save,
      answers: save.answers.slice(0, at),
      events: save.events.slice(0, at),
    };
    const branch: SavedGame = {
      ...saved,
      id: newId(),
      save: cut,
      sitters,
      names,
      updated: Date.now(),
      over: false,
    };
    try {
      await shelf.add(branch);
      go('table', branch.id);
    } catch (error) {
      notify(say('notStored', { why: (error as Error).message }), 'bad');
    }
  };
  const choices = (
    <Choices
      update={update}
      names={names}
      seats={seats}
      goesOn={isOver ? null : saved.id}
      speed={speed}
      onSpeed={setSpeed}
      onLook={viewer => {
        setIsPlaying(false);
        look(viewer);
      }}
      onPlayOn={() => void playOn(answered)}
    />
  );
  const known = (
    <>
      {isOver && (
        <p className="cw-actions">
          <Button glyph="chart" label={say('reviewGame')} onPress={() => setIsReviewing(true)} />
        </p>
      )}
      {verified !== null && <Checks save={saved.save} verification={verified.verification} />}
      {more}
      {series !== null && answered === total && <ScoreChart series={series} />}
    </>
  );
  return (
    <TableView
      bundle={bundle}
      update={update}
      log={log}
      who={who}
      answer={() => {}}
      controls={
        <div className="cw-side-decision">
          <Controls
            update={update}
            course={course}
            isPlaying={isPlaying}
            onPlay={on => {
              if (on && answered >= total) seek(0);
              setIsPlaying(on);
            }}
            onSeek={to => {
              setIsPlaying(false);
              seek(to);
            }}
            onMore={() => setIsMoreOpen(true)}
          >
            {choices}
          </Controls>
          <div className="cw-known">{known}</div>
        </div>
      }
    >
      {isMoreOpen && (
        <Dialog title={say('watch')} onClose={() => setIsMoreOpen(false)}>
          {choices}
          {known}
        </Dialog>
      )}
      {isReviewing && session !== null && (
        <ReviewDialog
          session={session}
          reviewed={at.reviewed}
          onShow={to => {
            setIsReviewing(false);
            setIsPlaying(false);
            seek(to);
          }}
          onPlayOn={to => void playOn(to)}
          onClose={() => setIsReviewing(false)}
        />
      )}
    </TableView>
  );
}

/** Those who sat down at the beginning, where the promise covers them; else those whom the game was kept with. */
function promisedNames({ save, names }: SavedGame): readonly string[] {
  return names.map((name, seat) => save.seating?.[seat]?.name || name);
}
