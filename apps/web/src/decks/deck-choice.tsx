import type { OwnDeck } from '@castellan/kernel';
import { useEffect, useId, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Listbox } from '../app/listbox.tsx';
import { href } from '../app/router.ts';
import { Waiting } from '../app/waiting.tsx';
import { gameBundle } from '../game-bundle.ts';
import { playedText } from './deck-bundle.ts';
import type { KeptDeck } from './deck-shelf.ts';
import { deckShelf } from './deck-shelf.ts';
import { useTell } from './text.ts';

interface DeckChoiceProps {
  readonly game: string;
  /** The deck that is chosen; undefined for the printed one. */
  readonly chosen: OwnDeck | undefined;
  /** The id of the one that is chosen at first. */
  readonly first: string | undefined;
  /** The text of a deck; undefined for the printed one. */
  onChoose(text: string | undefined): void;
}

/** Which cards are played with: ours, or those of a deck that lies in this browser. */
export const DeckChoice = (props: DeckChoiceProps) => (
  // The setup does not wait for its words.
  <Waiting meanwhile={null}>
    <Choice {...props} />
  </Waiting>
);

function Choice({ game, chosen, first, onChoose }: DeckChoiceProps) {
  const { locale, notify } = useApp();
  const tell = useTell();
  const id = useId();
  const [decks, setDecks] = useState<readonly KeptDeck[]>([]);
  const [at, setAt] = useState('');
  const choose = async (kept: KeptDeck | undefined): Promise<void> => {
    const text = kept === undefined ? undefined : await playedText(kept.deck);
    if (text === null) {
      notify(tell('cantPlay'), 'bad');
      return;
    }
    // The setup stays on the screen until there is something else to see.
    await gameBundle(game, locale, text);
    setAt(kept?.id ?? '');
    onChoose(text);
  };
  const tried = (task: Promise<void>): void => {
    task.catch((error: Error) => notify(error.message, 'bad'));
  };
  useEffect(() => {
    let isHere = true;
    const begin = async (): Promise<void> => {
      const found = await deckShelf.list(game);
      if (!isHere) return;
      setDecks(found);
      const wanted = found.find(kept => kept.id === first);
      if (wanted !== undefined) await choose(wanted);
    };
    tried(begin());
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- looked up once
  }, [game]);
  const own = <a href={href('decks', game)}>{tell(decks.length === 0 ? 'useOwn' : 'listTitle')}</a>;
  if (decks.length === 0) return <p className="cw-hint">{own}</p>;
  return (
    <div className="cw-setting">
      <Listbox
        label={tell('which')}
        options={[
          { value: '', label: tell('printed') },
          ...decks.map(kept => ({ value: kept.id, label: kept.deck.name })),
        ]}
        value={at}
        describedBy={id}
        onChange={to => tried(choose(decks.find(kept => kept.id === to)))}
      />
      <p id={id} className="cw-hint" aria-live="polite">
        {chosen !== undefined && <>{tell('differs', { n: chosen.cards })} · </>}
        {own}
      </p>
    </div>
  );
}
