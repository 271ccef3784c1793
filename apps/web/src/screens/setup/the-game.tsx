import { aboutIn } from '@castellan/kernel';
import { useApp } from '../../app/app-context.ts';
import { GameBox, GameFacts } from '../../app/game-box.tsx';
import type { Listing } from '../../games.ts';
import './the-game.css';

interface TheGameProps {
  readonly listing: Listing;
}

/** What is to be played: its box, and what stands on it. */
export function TheGame({ listing }: TheGameProps) {
  const { locale } = useApp();
  const about = aboutIn(listing.about, locale);
  return (
    <section className="cw-setup-game" aria-label={about.name}>
      <GameBox listing={listing} />
      <div>
        <h2>{about.name}</h2>
        <p>{about.line}</p>
        <GameFacts listing={listing} />
      </div>
    </section>
  );
}
