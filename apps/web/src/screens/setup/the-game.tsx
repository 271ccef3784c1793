import { aboutIn } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { useApp } from '../../app/app-context.ts';
import { GameBox } from '../../app/game-box.tsx';
import { Glyph } from '../../app/glyph.tsx';
import type { Listing } from '../../games.ts';
import './the-game.css';

interface TheGameProps {
  readonly listing: Listing;
  /** What is said below its box, if not what stands on it. */
  readonly children?: ComponentChildren;
}

/** What is to be played: its box, and what stands on it. */
export function TheGame({ listing, children }: TheGameProps) {
  const { say, locale } = useApp();
  const about = aboutIn(listing.about, locale);
  const { minutes } = about;
  const [least, most] = listing.about.players;
  return (
    <section className="cw-setup-game" aria-label={about.name}>
      <GameBox about={listing.about}>
        <p>{about.name}</p>
      </GameBox>
      <div>
        {children ?? (
          <>
            <p>{about.line}</p>
            <p className="cw-facts">
              <span>
                <Glyph name="people" />
                {say('playersRange', { least, most })}
              </span>
              {minutes !== '' && (
                <span>
                  <Glyph name="clock" />
                  {say('minutes', { minutes })}
                </span>
              )}
            </p>
          </>
        )}
      </div>
    </section>
  );
}
