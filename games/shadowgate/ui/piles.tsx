import { Card, CardBack, Thing, Token, useLooks, usePlan } from '@castellan/table';
import type { ReactNode } from 'react';
import { ADVENTURE_DECK, ADVENTURE_DISCARD, QUEST_DECK, QUEST_DISCARD } from './flights.ts';
import { icon } from './icons.ts';
import './piles.css';
import type { Scene } from './scene.ts';
import { adventureId } from './scene.ts';
import { LittleCards } from './shields.tsx';

interface PileProps {
  readonly scene: Scene;
}

/** The quest deck: a press on it sweeps the quests away. */
export function QuestDeck({ scene: { view, say, locale } }: PileProps) {
  const { questDeck, questDiscard } = view;
  return (
    <span className="sg-pile" data-ref={QUEST_DISCARD}>
      <Pile
        of={QUEST_DECK}
        n={questDeck.length}
        label={say.board.questDeck(questDeck.length)}
        sign="cycle"
      >
        <CardBack field="quest" emblem={icon('cycle', locale).picture} silent />
      </Pile>
      <span className="sg-pile__name" title={say.board.questDiscard(questDiscard.length)}>
        <Token icon="cycle" />
        {say.board.cycle}
      </span>
    </span>
  );
}

/** The adventure deck, face down. */
export function Deck({ scene: { view, say, locale } }: PileProps) {
  const n = view.deck.length;
  return (
    <span className="sg-pile">
      <Pile of={ADVENTURE_DECK} n={n} label={say.board.adventureDeck(n)} sign="deck">
        <CardBack field="caverns" emblem={icon('deck', locale).picture} silent />
      </Pile>
      <span className="sg-pile__name">{say.board.adventureDeckShort}</span>
    </span>
  );
}

/** What was played and discarded, the last card open. */
export function Discards({ scene: { view, say } }: PileProps) {
  const { faceOf } = useLooks();
  const n = view.discard.length;
  const face = n === 0 ? null : faceOf(`adventure:${adventureId(view.discard.at(-1)!)}`);
  return (
    <span className="sg-pile">
      <Pile
        of={ADVENTURE_DISCARD}
        n={n}
        label={say.board.adventureDiscard(n)}
        zoom={face?.ref}
        sign="discard"
      >
        {face === null ? <span className="sg-pile__none" /> : <Card face={face} silent />}
      </Pile>
      <span className="sg-pile__name">{say.board.discardShort}</span>
    </span>
  );
}

interface OneProps {
  readonly of: string;
  readonly n: number;
  readonly label: string;
  readonly zoom?: string | undefined;
  readonly sign: 'cycle' | 'deck' | 'discard';
  readonly children: ReactNode;
}

/** A pile and how many lie there: its top card on a wide table, a chip where there is less room. */
function Pile({ of, n, label, zoom = undefined, sign, children }: OneProps) {
  const { mode } = usePlan();
  if (mode === 'wide')
    return (
      <Thing of={of} zoom={zoom ?? null} label={label} className="ct-card-thing">
        {children}
        <b className="sg-pile__n">{n}</b>
      </Thing>
    );
  return (
    <Thing of={of} zoom={zoom ?? null} label={label} className="sg-chip">
      {sign === 'cycle' ? <Token icon="cycle" /> : <LittleCards n={1} isBack={sign === 'deck'} />}
      <b>{n}</b>
    </Thing>
  );
}
