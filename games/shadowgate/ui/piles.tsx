import { Deck, Thing, Token, usePlan } from '@castellan/table';
import type { BoardPart, DeckProps } from '@castellan/table';
import { ADVENTURE_DECK, ADVENTURE_DISCARD, QUEST_DECK, QUEST_DISCARD } from './flights.ts';
import type { Scene } from './scene.ts';
import { adventureId } from './scene.ts';
import { LittleCards } from './shields.tsx';
import { icon } from './speech.ts';

/** The quest deck: a press on it cycles the quests. */
export function QuestDeck({ scene: { view, say, locale } }: BoardPart<Scene>) {
  const n = view.questDeck.length;
  return (
    <span
      className="sg-pile"
      data-ref={QUEST_DISCARD}
      title={say.text('quest-discard', { n: view.questDiscard.length })}
    >
      <Pile
        of={QUEST_DECK}
        n={n}
        label={say.text('quest-deck', { n })}
        back={{ field: 'map', emblem: icon('cycle', locale).picture }}
        name={say.text('cycle')}
        sign="cycle"
      />
    </span>
  );
}

/** The adventure deck, face down. */
export function AdventureDeck({ scene: { view, say, locale } }: BoardPart<Scene>) {
  const n = view.deck.length;
  return (
    <Pile
      of={ADVENTURE_DECK}
      n={n}
      label={say.text('adventure-deck', { n })}
      back={{ field: 'caverns', emblem: icon('deck', locale).picture }}
      name={say.text('adventure-deck-short')}
      sign="deck"
    />
  );
}

/** What was played and discarded, the last card open. */
export function Discards({ scene: { view, say } }: BoardPart<Scene>) {
  const n = view.discard.length;
  return (
    <Pile
      of={ADVENTURE_DISCARD}
      n={n}
      label={say.text('adventure-discard', { n })}
      top={n === 0 ? undefined : `adventure:${adventureId(view.discard.at(-1)!)}`}
      name={say.text('discard-short')}
      sign="discard"
    />
  );
}

interface OneProps extends DeckProps {
  readonly sign: 'cycle' | 'deck' | 'discard';
}

/** A pile: its top card on a wide table, a chip where there is less room. */
function Pile({ sign, ...deck }: OneProps) {
  const { mode } = usePlan();
  if (mode === 'wide') return <Deck {...deck} />;
  return (
    <Thing of={deck.of} zoom={deck.top ?? null} label={deck.label} careful className="sg-chip">
      {sign === 'cycle' ? <Token icon="cycle" /> : <LittleCards n={1} isBack={sign === 'deck'} />}
      <b>{deck.n}</b>
    </Thing>
  );
}
