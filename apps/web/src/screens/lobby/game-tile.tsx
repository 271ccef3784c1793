import { aboutIn } from '@castellan/kernel';
import { taught } from 'virtual:boards';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { GameBox, GameFacts } from '../../app/game-box.tsx';
import { later } from '../../app/later.tsx';
import { href } from '../../app/router.ts';
import type { Listing } from '../../games.ts';
import { prefetchGame } from '../../prefetch.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { usePlayNow } from './use-play-now.tsx';

const Pour = later(async () => (await import('../../shelf/drawn.tsx')).Pour);
const Spill = later(async () => (await import('../../shelf/drawn.tsx')).Spill);

interface OpenGameProps {
  readonly listing: Listing;
  /** The newest game of it that goes on. */
  readonly saved: SavedGame | null;
  /** It was opened by a press: then the way on has the focus. */
  readonly isPressed: boolean;
}

/** The game whose box is open: what it is, and one press to play it. */
export function OpenGame({ listing, saved, isPressed }: OpenGameProps) {
  const { say, locale } = useApp();
  const { id } = listing;
  const { name, line } = aboutIn(listing.about, locale);
  const { playNow, nameAsked } = usePlayNow(listing);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) text.current?.querySelector<HTMLElement>('.ct-button')?.focus();
  }, [isPressed]);
  const near = (): void => prefetchGame(id, locale);
  const isTaught = taught.includes(id);
  return (
    <li className="cw-tile" data-open data-game={id} onPointerEnter={near} onFocusIn={near}>
      <span className="cw-lid">
        <GameBox listing={listing} />
      </span>
      <Pour id={id} />
      <div className="cw-tile-text" ref={text}>
        <h2>{name}</h2>
        <p className="cw-tile-line">{line}</p>
        <GameFacts listing={listing}>
          {isTaught && saved !== null && (
            <a href={href('learn', id)} aria-label={say('learnLabel', { game: name })}>
              {say('learn')}
            </a>
          )}
          <a href={href('rules', id)} aria-label={say('rulesLabel', { game: name })}>
            {say('rules')}
          </a>
          <a href={href('cards', id)} aria-label={say('cardsLabel', { game: name })}>
            {say('cardsOf')}
          </a>
        </GameFacts>
        <div className="cw-tile-actions">
          {saved !== null && (
            <Button
              tone="main"
              glyph="play"
              label={say('continueGame')}
              heard={say('continueLabel', { title: name })}
              href={href('table', saved.id)}
            />
          )}
          <Button
            tone={saved === null ? 'main' : undefined}
            glyph={saved === null ? 'play' : undefined}
            label={say(saved === null ? 'playNow' : 'newGame')}
            heard={
              saved === null ? say('playNowLabel', { game: name }) : `${say('newGame')}: ${name}`
            }
            onPress={playNow}
          />
          {isTaught && saved === null && (
            <Button
              glyph="learn"
              label={say('learn')}
              heard={say('learnLabel', { game: name })}
              href={href('learn', id)}
            />
          )}
          <Button
            glyph={saved === null ? 'table' : undefined}
            label={say('setUp')}
            heard={say('setUpLabel', { game: name })}
            href={href('setup', id)}
          />
        </div>
      </div>
      {nameAsked}
    </li>
  );
}

interface ClosedGameProps {
  readonly listing: Listing;
  onOpen(): void;
}

/** A closed box: a press opens it, and it trades places with the open one. */
export function ClosedGame({ listing, onOpen }: ClosedGameProps) {
  const { say, locale } = useApp();
  const { name } = aboutIn(listing.about, locale);
  const near = (): void => prefetchGame(listing.id, locale);
  return (
    <li className="cw-tile" data-game={listing.id} onPointerEnter={near} onFocusIn={near}>
      <button
        type="button"
        className="cw-stand"
        aria-label={say('openBox', { game: name })}
        onClick={onOpen}
      >
        <GameBox listing={listing} />
        <Spill id={listing.id} />
      </button>
    </li>
  );
}
