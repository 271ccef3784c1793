import { aboutIn } from '@castellan/kernel';
import type { CardFace } from '@castellan/table';
import { CardThing, TableProvider } from '@castellan/table';
import { useMemo, useState } from 'preact/hooks';
import type { ScreenProps } from '../../app/router.ts';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { Listbox } from '../../app/listbox.tsx';
import { NotFound } from '../../app/not-found.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { useGame } from '../../game-bundle.ts';
import { useWho } from '../../table/use-who.ts';
import { searchable } from '../rules/search-rules.ts';
import './gallery.css';
import { Guessed } from './guessed.tsx';

/** Every card of a game; a press shows it large. */
export function Gallery({ words: [id = ''] }: ScreenProps) {
  const { say, locale } = useApp();
  const bundle = useGame(id);
  if (bundle === null) return <NotFound />;
  const over = (
    <p className="cw-over">
      <a href={href('rules')}>{say('libraryTitle')}</a>
    </p>
  );
  return (
    <Screen
      title={say('galleryTitle', { game: aboutIn(bundle.listing.about, locale).name })}
      over={over}
      lead={<Button glyph="cards" label={say('ownCards')} href={href('decks', id)} />}
    >
      {bundle.ui.cards.length === 0 ? <p>{say('noCards')}</p> : <CardGallery bundle={bundle} />}
    </Screen>
  );
}

/** The cards themselves, to be searched: on a page of their own, or over a table. */
export function CardGallery({ bundle }: { readonly bundle: GameBundle }) {
  const { say, locale, settings } = useApp();
  const who = useWho([]);
  const [question, setQuestion] = useState('');
  const [kind, setKind] = useState('');
  const faces = useMemo(
    () =>
      bundle.ui.cards
        .map(ref => bundle.ui.card(ref, locale))
        .filter((face): face is CardFace => face !== null),
    [bundle, locale],
  );
  const kinds = useMemo(() => [...new Set(faces.map(({ ref }) => ref.split(':')[0]!))], [faces]);
  const found = faces.filter(
    ({ ref, name, printed = '', kind: line, sentence }) =>
      (kind === '' || ref.startsWith(`${kind}:`)) &&
      searchable(`${name} ${printed} ${line} ${sentence}`).includes(searchable(question.trim())),
  );
  return (
    <TableProvider
      ui={bundle.ui}
      locale={locale}
      who={who}
      pictures={bundle.pictures}
      settings={{ motion: settings.motion === 'on' }}
    >
      <div className="cw-gallery-tools">
        <SearchField question={question} onChange={setQuestion} />
        <Listbox
          label={say('kind')}
          isLabelHidden
          options={[
            { value: '', label: say('allKinds') },
            ...kinds.map(one => ({ value: one, label: bundle.ui.kind?.(one, locale) ?? one })),
          ]}
          value={kind}
          onChange={setKind}
        />
        <p className="cw-hint" role="status">
          {found.length === 0 ? say('nothingFound') : say('cardsFound', { n: found.length })}
        </p>
      </div>
      <ul className="cw-gallery">
        {found.map(face => (
          <li key={face.ref}>
            <CardThing card={face} />
            <Guessed face={face} />
          </li>
        ))}
      </ul>
    </TableProvider>
  );
}

interface SearchFieldProps {
  readonly question: string;
  onChange(question: string): void;
}

function SearchField({ question, onChange }: SearchFieldProps) {
  const { say } = useApp();
  return (
    <div className="cw-search" role="search">
      <Glyph name="search" />
      <input
        type="search"
        className="cw-input"
        aria-label={say('searchCards')}
        placeholder={say('searchCards')}
        value={question}
        onInput={event => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
