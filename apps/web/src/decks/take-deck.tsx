import type { Reading, Sheets } from '@castellan/decks';
import { progressOf } from '@castellan/decks';
import { aboutIn } from '@castellan/kernel';
import { deckFrom } from '@castellan/shelf/decks';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import type { ScreenProps } from '../app/router.ts';
import { goInstead } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { Loading } from '../app/waiting.tsx';
import { listingOf } from '../games.ts';
import { unpackText } from '../share/packed-text.ts';
import './deck-list.css';
import { DeckDifferences } from './deck-differences.tsx';
import { FaultList } from './fault-list.tsx';
import { keepDeck } from './new-deck.ts';
import { ProgressBar } from './progress-bar.tsx';
import { useTell } from './text.ts';

type Found = Reading & { readonly sheets: Sheets | null };

/** `#/take-deck/<packed>`: a deck that somebody sent as a link. It is looked at first, and kept only when asked to. */
export function TakeDeck({ words: [packed = ''] }: ScreenProps) {
  const { locale, notify } = useApp();
  const tell = useTell();
  const [found, setFound] = useState<Found | 'reading' | 'broken'>('reading');
  useEffect(() => {
    unpackText(packed)
      .then(deckFrom)
      .then(setFound, () => setFound('broken'));
  }, [packed]);
  if (found === 'reading') return <Loading />;
  if (found === 'broken' || found.deck === null || found.sheets === null)
    return (
      <Screen title={tell('takeDeckTitle')} width="text">
        <p className="cw-panel">{tell('brokenLink')}</p>
      </Screen>
    );
  const { deck, sheets, faults } = found;
  const about = listingOf(deck.game)?.about;
  const keep = (): void => {
    keepDeck(deck).then(
      id => goInstead('deck', id),
      (error: Error) => notify(error.message, 'bad'),
    );
  };
  return (
    <Screen title={tell('takeDeckTitle')} width="text">
      <section className="cw-panel cw-deck-offer">
        <h2>{deck.name}</h2>
        {about !== undefined && <p>{aboutIn(about, locale).name}</p>}
        <ProgressBar progress={progressOf(deck, sheets)} />
        <DeckDifferences deck={deck} sheets={sheets} />
        {faults.length > 0 && <FaultList sheets={sheets} faults={faults} />}
        <p className="cw-actions">
          <Button tone="main" label={tell('keep')} onPress={keep} />
        </p>
      </section>
    </Screen>
  );
}
