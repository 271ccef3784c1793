import { endingIn, ME, openingOf, seatsIn, shuffleIn } from '@castellan/room';
import type { ComponentChildren } from 'preact';
import { useApp } from '../../app/app-context.ts';
import { later } from '../../app/later.tsx';
import { NotFound } from '../../app/not-found.tsx';
import { Waiting } from '../../app/waiting.tsx';
import { useGame } from '../../game-bundle.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import type { Opens } from './opens.ts';
import { Playback } from './playback.tsx';

const AmongOthers = later(async () => (await import('../../online/among-others.tsx')).AmongOthers);

interface PlayedGameProps {
  readonly saved: SavedGame;
  readonly opens: Opens;
  /** What can be done with it. */
  readonly more?: ComponentChildren;
}

/** A replay, wherever the game was played. */
export function PlayedGame({ saved, opens, more }: PlayedGameProps) {
  const { say } = useApp();
  const { log, save, names } = saved;
  const bundle = useGame(saved.game, openingOf(log).deck);
  if (bundle === null) return <NotFound text={say('badUnknownGame', { game: saved.game })} />;
  const [shuffle, ending] = [shuffleIn(log), endingIn(log)];
  const hasOthers = seatsIn(log).some(
    one => one.kind === 'program' || (one.kind === 'person' && one.guest !== ME),
  );
  return (
    <Playback
      bundle={bundle}
      saved={saved}
      opens={opens}
      more={
        <>
          {bundle.edition.deck !== undefined && (
            <p>{say('withDeck', { name: bundle.edition.deck.name })}</p>
          )}
          {more !== undefined && <p className="cw-actions">{more}</p>}
          <Waiting meanwhile={null}>
            {(shuffle !== null || hasOthers) && (
              <AmongOthers {...{ save, names, shuffle, ending }} />
            )}
          </Waiting>
        </>
      }
    />
  );
}
