import { aboutIn } from '@castellan/kernel';
import type { ComponentChildren, CSSProperties } from 'preact';
import type { Listing } from '../games.ts';
import { useApp } from './app-context.ts';
import { Glyph } from './glyph.tsx';
import { later } from './later.tsx';
import './game-box.css';

// What is drawn comes after what is written: a box has its colours and its name at once.
const Cover = later(async () => (await import('../shelf/drawn.tsx')).Cover);

/** A game's box as it stands on the shelf: its colours, its picture, its name. As large as `--box` says. */
export function GameBox({ listing: { id, about } }: { readonly listing: Listing }) {
  const { locale } = useApp();
  const { from, to } = about.box;
  return (
    <span
      className="cw-box"
      style={{ '--ground-1': from, '--ground-2': to } as CSSProperties}
      aria-hidden="true"
    >
      <span className="cw-box-cover">
        <Cover id={id} />
        <b>{aboutIn(about, locale).name}</b>
      </span>
    </span>
  );
}

interface GameFactsProps {
  readonly listing: Listing;
  /** Where more is said about it. */
  readonly children?: ComponentChildren;
}

/** What is printed on it: for how many players it is, and how long it takes. */
export function GameFacts({ listing, children }: GameFactsProps) {
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
      {children}
    </p>
  );
}
