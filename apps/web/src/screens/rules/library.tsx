import { aboutIn } from '@castellan/kernel';
import { taught } from 'virtual:boards';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { GameBox, GameFacts } from '../../app/game-box.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { games } from '../../games.ts';
import './library.css';

/** Every game on the shelf, with what there is to read about it. */
export function Library() {
  const { say, locale } = useApp();
  return (
    <Screen title={say('libraryTitle')} lead={say('libraryLine')}>
      <ul className="cw-library">
        {games.map(listing => {
          const { id, about } = listing;
          const { name, line } = aboutIn(about, locale);
          return (
            <li key={id} className="cw-panel">
              <GameBox listing={listing} />
              <div>
                <h2>{name}</h2>
                <p>{line}</p>
                <GameFacts listing={listing} />
                <p className="cw-actions">
                  <Button
                    glyph="rules"
                    label={say('rules')}
                    heard={say('rulesLabel', { game: name })}
                    href={href('rules', id)}
                  />
                  <Button
                    glyph="cards"
                    label={say('cardsOf')}
                    heard={say('cardsLabel', { game: name })}
                    href={href('cards', id)}
                  />
                  {taught.includes(id) && (
                    <Button
                      glyph="learn"
                      label={say('learn')}
                      heard={say('learnLabel', { game: name })}
                      href={href('learn', id)}
                    />
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Screen>
  );
}
