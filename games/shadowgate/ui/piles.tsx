import { Stack } from '@castellan/table';
import { ADVENTURE_DECK, ADVENTURE_DISCARD } from './flights.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';
import { adventureId } from './scene.ts';

/** The adventure deck, face down, and its discards. */
export function Piles({ scene: { view, say, locale } }: { readonly scene: Scene }) {
  const { deck, discard } = view;
  const top = discard.at(-1);
  return (
    <div className="sg-piles">
      <figure className="sg-pile">
        <Stack
          of={ADVENTURE_DECK}
          top={null}
          count={deck.length}
          label={say.board.adventureDeck(deck.length)}
          back={{ field: 'caverns', emblem: icon('deck', locale).picture }}
        />
        <figcaption aria-hidden="true">{say.board.adventureDeckShort}</figcaption>
      </figure>
      <figure className="sg-pile">
        <Stack
          of={ADVENTURE_DISCARD}
          top={top === undefined ? null : `adventure:${adventureId(top)}`}
          count={discard.length}
          label={say.board.adventureDiscard(discard.length)}
        />
        <figcaption aria-hidden="true">{say.board.discardShort}</figcaption>
      </figure>
    </div>
  );
}
