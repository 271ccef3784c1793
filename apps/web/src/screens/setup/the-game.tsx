import { aboutIn } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { useApp } from '../../app/app-context.ts';
import { GameBox, GameFacts } from '../../app/game-box.tsx';
import type { Listing } from '../../games.ts';
import './the-game.css';

interface TheGameProps {
  readonly listing: Listing;
  /** What is said below its box, if not what stands on it. */
  readonly children?: ComponentChildren;
}

/** What is to be played: its box, and what stands on it. */
export function TheGame({ listing, children }: TheGameProps) {
  const { locale } = useApp();
  const about = aboutIn(listing.about, locale);
  return (
    <section className="cw-setup-game" aria-label={about.name}>
      <GameBox listing={listing} />
      <div>
        <h2>{about.name}</h2>
        {children ?? (
          <>
            <p>{about.line}</p>
            <GameFacts listing={listing} />
          </>
        )}
      </div>
    </section>
  );
}
