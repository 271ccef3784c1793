import { aboutIn } from '@castellan/kernel';
import { taught } from 'virtual:boards';
import type { ComponentChildren } from 'preact';
import { useApp } from '../../app/app-context.ts';
import { GameBox } from '../../app/game-box.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { go, href } from '../../app/router.ts';
import { gameBundle } from '../../game-bundle.ts';
import type { Listing } from '../../games.ts';
import { reach } from '../../reach.ts';
import { freshGame, quickSeating } from '../../seating.ts';

interface GameTileProps {
  readonly listing: Listing;
  /** Who was never here is also invited to learn. */
  readonly isNew: boolean;
}

/** A game on the shelf: one press and it is being played. */
export function GameTile({ listing, isNew }: GameTileProps) {
  const { say, locale, settings, shelf, notify } = useApp();
  const about = aboutIn(listing.about, locale);
  const { name } = about;
  const near = (): void => reach(listing.id, locale);
  const [least, most] = listing.about.players;
  const isTaught = taught.includes(listing.id);

  const playNow = async (): Promise<void> => {
    near();
    try {
      const taken = await gameBundle(listing.id, locale);
      const you = settings.name.trim() === '' ? say('yourTableName') : settings.name;
      const fresh = freshGame(taken!.edition, quickSeating(listing.about.company, you));
      await shelf.add(fresh);
      go('table', fresh.id);
    } catch (error) {
      notify(say('cantOpen', { why: (error as Error).message }), 'bad');
    }
  };

  const setUp = (className?: string): ComponentChildren => (
    <a
      className={className}
      href={href('setup', listing.id)}
      aria-label={say('setUpLabel', { game: name })}
    >
      {say('setUp')}
    </a>
  );
  const learn = (className?: string): ComponentChildren => (
    <a
      className={className}
      href={href('learn', listing.id)}
      aria-label={say('learnLabel', { game: name })}
    >
      {className !== undefined && <Glyph name="learn" />}
      {say('learn')}
    </a>
  );

  return (
    <li className="cw-tile" onPointerEnter={near} onFocusIn={near}>
      <GameBox about={listing.about}>
        <h2>{name}</h2>
      </GameBox>
      <div className="cw-tile-text">
        <p className="cw-tile-line">{about.line}</p>
        <p className="cw-facts">
          <span>
            <Glyph name="people" />
            {say('playersRange', { least, most })}
          </span>
          {about.minutes !== '' && (
            <span>
              <Glyph name="clock" />
              {say('minutes', { minutes: about.minutes })}
            </span>
          )}
        </p>
        <div className="cw-tile-actions">
          <button
            type="button"
            className="ct-button ct-button--main"
            aria-label={say('playNowLabel', { game: name })}
            onClick={() => void playNow()}
          >
            <Glyph name="play" />
            {say('playNow')}
          </button>
          {isNew && isTaught ? learn('ct-button') : setUp('ct-button')}
        </div>
        <p className="cw-tile-links">
          {isTaught && (isNew ? setUp() : learn())}
          <a href={href('rules', listing.id)} aria-label={say('rulesLabel', { game: name })}>
            {say('rules')}
          </a>
          <a href={href('cards', listing.id)} aria-label={say('cardsLabel', { game: name })}>
            {say('cardsOf')}
          </a>
        </p>
      </div>
    </li>
  );
}
