import { aboutIn } from '@castellan/kernel';
import { taught } from 'virtual:boards';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { GameBox, GameFacts } from '../../app/game-box.tsx';
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

/** Begins a game against bots at once. */
function usePlayNow({ id, about }: Listing): () => Promise<void> {
  const { say, locale, settings, shelf, notify } = useApp();
  return async (): Promise<void> => {
    reach(id, locale);
    try {
      const taken = await gameBundle(id, locale);
      const you = settings.name.trim() === '' ? say('yourTableName') : settings.name;
      const fresh = freshGame(taken!.edition, quickSeating(about.company, you));
      go('table', await shelf.add(fresh));
    } catch (error) {
      notify(say('cantOpen', { why: (error as Error).message }), 'bad');
    }
  };
}

/** A game on the shelf: one press and it is being played. */
export function GameTile({ listing, isNew }: GameTileProps) {
  const { say, locale } = useApp();
  const about = aboutIn(listing.about, locale);
  const { name } = about;
  const near = (): void => reach(listing.id, locale);
  const isTaught = taught.includes(listing.id);

  const playNow = usePlayNow(listing);
  const link = ([screen, words, heard]: readonly [string, string, string]) => (
    <a href={href(screen, listing.id)} aria-label={heard}>
      {words}
    </a>
  );
  const setUp = ['setup', say('setUp'), say('setUpLabel', { game: name })] as const;
  const learn = ['learn', say('learn'), say('learnLabel', { game: name })] as const;
  const [screen, label, heard] = isNew && isTaught ? learn : setUp;

  return (
    <li className="cw-tile" onPointerEnter={near} onFocusIn={near}>
      <GameBox about={listing.about}>
        <h2>{name}</h2>
      </GameBox>
      <div className="cw-tile-text">
        <p className="cw-tile-line">{about.line}</p>
        <GameFacts listing={listing} />
        <div className="cw-tile-actions">
          <Button
            tone="main"
            glyph="play"
            label={say('playNow')}
            heard={say('playNowLabel', { game: name })}
            onPress={() => void playNow()}
          />
          <Button
            glyph={screen === 'learn' ? 'learn' : undefined}
            label={label}
            heard={heard}
            href={href(screen, listing.id)}
          />
        </div>
        <p className="cw-tile-links">
          {isTaught && link(isNew ? setUp : learn)}
          {link(['rules', say('rules'), say('rulesLabel', { game: name })])}
          {link(['cards', say('cardsOf'), say('cardsLabel', { game: name })])}
        </p>
      </div>
    </li>
  );
}
