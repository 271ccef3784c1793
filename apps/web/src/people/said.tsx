import { aboutIn } from '@castellan/kernel';
import type { PlayedSeat } from '@castellan/protocol';
import type { Locale } from '@castellan/table';
import type { CSSProperties } from 'preact';
import { later } from '../app/later.tsx';
import { listingOf } from '../games.ts';
import { ServerSays } from '../online/server-api.ts';
import type { Tell } from './strings/text.ts';

const Inlay = later(async () => (await import('../shelf/drawn.tsx')).Inlay);

export const gameName = (game: string, locale: Locale): string => {
  const listing = listingOf(game);
  return listing === null ? game : aboutIn(listing.about, locale).name;
};

/** How long something took, in the largest unit that fits. */
export function lastedText(ms: number, tell: Tell): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  return minutes < 120
    ? tell('minutes', { n: minutes })
    : tell('hours', { n: Math.round(minutes / 60) });
}

export const seatName = ({ name }: Pick<PlayedSeat, 'name'>, tell: Tell): string =>
  name === '' ? tell('formerPlayer') : name;

/** By how much a rating has changed: up or down, in a colour and a shape. */
export function Change({ by }: { readonly by: number }) {
  if (by === 0) return <span className="cp-change">±0</span>;
  return (
    <span className="cp-change" data-up={by > 0 || undefined} data-down={by < 0 || undefined}>
      {`${by > 0 ? '▲' : '▼'} ${Math.abs(by)}`}
    </span>
  );
}

/** A game's seal. */
export function Seal({ game, size = 36 }: { readonly game: string; readonly size?: number }) {
  const box = listingOf(game)?.about.box;
  if (box === undefined) return null;
  const style = {
    '--ground-1': box.from,
    '--ground-2': box.to,
    width: `${size}px`,
    height: `${size}px`,
  } as CSSProperties;
  return (
    <span className="cp-seal" style={style} aria-hidden="true">
      <Inlay id={game} />
    </span>
  );
}

/** Why the server said nothing: kept private, or it can’t be reached. */
export function Unsaid({ why, tell }: { readonly why: Error; readonly tell: Tell }) {
  const isPrivate = why instanceof ServerSays && why.code === 'private';
  return <p className="cw-panel cp-empty">{tell(isPrivate ? 'private' : 'unsaid')}</p>;
}
