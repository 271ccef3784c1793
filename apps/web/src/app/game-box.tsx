import type { About } from '@castellan/kernel';
import { aboutIn } from '@castellan/kernel';
import { pictures } from 'virtual:pictures/web';
import type { CSSProperties, ComponentChildren } from 'preact';
import type { Listing } from '../games.ts';
import { useApp } from './app-context.ts';
import { Glyph } from './glyph.tsx';
import './game-box.css';

interface GameBoxProps {
  readonly about: About;
  /** Its name. */
  readonly children: ComponentChildren;
}

/** A game's box as it lies on the shelf: its colours, its picture, its name. */
export function GameBox({ about: { box }, children }: GameBoxProps) {
  return (
    <div
      className="cw-box ct-cloth"
      style={{ '--ground-1': box.from, '--ground-2': box.to } as CSSProperties}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={pictures[box.picture]} />
      </svg>
      {children}
    </div>
  );
}

/** What stands on it: for how many it is, and how long it takes. */
export function GameFacts({ listing }: { readonly listing: Listing }) {
  const { say, locale } = useApp();
  const { minutes } = aboutIn(listing.about, locale);
  const [least, most] = listing.about.players;
  return (
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
  );
}
