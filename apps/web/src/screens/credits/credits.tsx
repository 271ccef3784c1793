import { credits } from 'virtual:credits';
import { useApp } from '../../app/app-context.ts';
import { Screen } from '../../app/screen.tsx';
import './credits.css';

const FONTS = [
  { font: 'Cinzel', author: 'Natanael Gama' },
  { font: 'Alegreya', author: 'Juan Pablo del Peral, Huerta Tipográfica' },
];

/** Who made what you see here, and whose names are used. */
export function Credits() {
  const { say } = useApp();
  const authors = [...Map.groupBy(credits, ({ author, licence }) => `${author}|${licence}`)];
  return (
    <Screen title={say('creditsTitle')} width="text">
      <section className="cw-panel cw-credits">
        <h2>{say('creditsNames')}</h2>
        <p>{say('creditsNotice')}</p>
        <h2>{say('creditsGuesses')}</h2>
        <p>{say('creditsGuessesText')}</p>
        <h2>{say('creditsPictures')}</h2>
        {credits.length === 0 ? (
          <p>{say('creditsNoPictures')}</p>
        ) : (
          <p>{say('creditsPicturesText')}</p>
        )}
        {authors.map(([key, theirs]) => (
          <details key={key}>
            <summary>
              <strong>{theirs[0]!.author}</strong>
              <span className="cw-quiet">
                {say('picturesBy', { n: theirs.length })}, {theirs[0]!.licence}
              </span>
            </summary>
            <p className="cw-quiet" lang="en">
              {theirs.map(({ picture }) => picture.replaceAll('-', ' ')).join(', ')}
            </p>
          </details>
        ))}
        <p className="cw-credits-links">
          <a href="https://game-icons.net">game-icons.net</a>
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </p>
        <h2>{say('creditsFonts')}</h2>
        <ul>
          {FONTS.map(font => (
            <li key={font.font}>{say('creditsFontsText', font)}</li>
          ))}
        </ul>
        <h2>{say('creditsPrograms')}</h2>
        <p>{say('creditsProgramsText')}</p>
      </section>
    </Screen>
  );
}
