import type { Sheets } from '@castellan/decks';
import { newDeck, progressOf } from '@castellan/decks';
import { aboutIn } from '@castellan/kernel';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { IconButton } from '../app/icon-button.tsx';
import { NotFound } from '../app/not-found.tsx';
import type { ScreenProps } from '../app/router.ts';
import { go, href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { Loading } from '../app/waiting.tsx';
import { listingOf } from '../games.ts';
import { ago } from '../strings/text.ts';
import { downloadDeck } from './deck-file.ts';
import './deck-list.css';
import type { KeptDeck } from './deck-shelf.ts';
import { deckShelf } from './deck-shelf.ts';
import { keepDeck } from './new-deck.ts';
import { ProgressBar } from './progress-bar.tsx';
import { ShareDeck } from './share-deck.tsx';
import { TakeIn } from './take-in.tsx';
import { useTell } from './text.ts';
import { useDecks } from './use-decks.ts';

/** `#/decks/<game>`: the decks of own cards of a game. */
export function DeckList({ words: [game = ''] }: ScreenProps) {
  const { say, locale } = useApp();
  const tell = useTell();
  const listing = listingOf(game);
  const found = useDecks(game);
  if (listing === null) return <NotFound />;
  const { name } = aboutIn(listing.about, locale);
  return (
    <Screen
      title={tell('listTitle')}
      width="text"
      over={
        <p className="cw-over">
          <a href={href('cards', game)}>{say('galleryTitle', { game: name })}</a>
        </p>
      }
      lead={tell('listLine', { game: name })}
    >
      {found === null && <Loading />}
      {found?.sheets === null && <p>{tell('noDecksHere')}</p>}
      {found?.sheets && <Decks decks={found.decks} sheets={found.sheets} />}
    </Screen>
  );
}

interface DecksProps {
  readonly decks: readonly KeptDeck[];
  readonly sheets: Sheets;
}

function Decks({ decks, sheets }: DecksProps) {
  const tell = useTell();
  const { notify } = useApp();
  const [gone, setGone] = useState<KeptDeck | null>(null);
  const tried = (task: Promise<unknown>): void => {
    task.catch((error: Error) => notify(error.message, 'bad'));
  };
  const begin = async (): Promise<void> => {
    const taken = new Set(decks.map(({ deck }) => deck.name));
    go('deck', await keepDeck(newDeck(sheets, freeName(tell('firstName'), taken))));
  };
  const copy = async ({ deck }: KeptDeck): Promise<void> => {
    const taken = new Set(decks.map(one => one.deck.name));
    await keepDeck({ ...deck, name: freeName(deck.name, taken) });
  };
  const remove = async (kept: KeptDeck): Promise<void> => {
    await deckShelf.remove(kept.id);
    setGone(kept);
  };
  const bringBack = async (kept: KeptDeck): Promise<void> => {
    await deckShelf.put(kept);
    setGone(null);
  };
  return (
    <>
      <div aria-live="polite">
        {gone !== null && (
          <p className="cw-panel cw-deck-gone">
            <span>{tell('removed', { name: gone.deck.name })}</span>
            <Button glyph="undo" label={tell('bringBack')} onPress={() => tried(bringBack(gone))} />
          </p>
        )}
      </div>
      {decks.length === 0 && gone === null && <p className="cw-quiet">{tell('none')}</p>}
      <ul className="cw-decks">
        {decks.map(kept => (
          <DeckRow
            key={kept.id}
            kept={kept}
            sheets={sheets}
            onCopy={() => tried(copy(kept))}
            onRemove={() => tried(remove(kept))}
          />
        ))}
      </ul>
      <p className="cw-actions">
        <Button tone="main" glyph="new" label={tell('new')} onPress={() => tried(begin())} />
      </p>
      <TakeIn sheets={sheets} />
    </>
  );
}

interface DeckRowProps {
  readonly kept: KeptDeck;
  readonly sheets: Sheets;
  onCopy(): void;
  onRemove(): void;
}

function DeckRow({ kept, sheets, onCopy, onRemove }: DeckRowProps) {
  const { say, locale, notify } = useApp();
  const tell = useTell();
  const [isShared, setIsShared] = useState(false);
  const { id, deck, updated } = kept;
  const { name } = deck;
  const when = ago(locale, updated, Date.now());
  return (
    <li className="cw-panel cw-deck-row" data-deck={id}>
      <div>
        <h2>
          <a href={href('deck', id)}>{name}</a>
        </h2>
        <ProgressBar progress={progressOf(deck, sheets)} />
        {when !== null && <small className="cw-quiet">{tell('changed', { when })}</small>}
      </div>
      <p className="cw-actions">
        <Button label={tell('edit')} heard={tell('editOf', { name })} href={href('deck', id)} />
        <IconButton
          glyph="share"
          label={tell('shareOf', { name })}
          hint={tell('share')}
          opensDialog
          onPress={() => setIsShared(true)}
        />
        <IconButton
          glyph="download"
          label={tell('exportOf', { name })}
          hint={tell('export')}
          onPress={() => notify(say('exported', { file: downloadDeck(deck) }))}
        />
        <IconButton
          glyph="cards"
          label={tell('copyOf', { name })}
          hint={tell('copy')}
          onPress={onCopy}
        />
        <IconButton
          glyph="bin"
          label={tell('removeOf', { name })}
          hint={tell('remove')}
          onPress={onRemove}
        />
      </p>
      {isShared && <ShareDeck deck={deck} onClose={() => setIsShared(false)} />}
    </li>
  );
}

/** "My cards", "My cards 2". */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const bare = name.replace(/ \d+$/, '');
  for (let n = 1; ; n++) {
    const free = n === 1 ? bare : `${bare} ${n}`;
    if (!taken.has(free)) return free;
  }
}
