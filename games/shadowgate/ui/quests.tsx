import { EmptySlot, Section, Thing, Token } from '@castellan/table';
import type { CSSProperties } from 'react';
import { NONE, PLACES } from '../state.ts';
import { CardAt } from './card-at.tsx';
import { QUEST_DECK, QUEST_DISCARD } from './flights.ts';
import type { Scene } from './scene.ts';
import { questId } from './scene.ts';
import { Worth, worthOf } from './worth.tsx';

/** The four available quests; the fourth lies on top of its deck. */
export function Quests({ scene }: { readonly scene: Scene }) {
  const { view, say, me } = scene;
  return (
    <Section title={say.board.quests} className="sg-quests" aside={<QuestDeck scene={scene} />}>
      <ul className="sg-quests__places" data-spot="quests">
        {view.quests.map((face, place) => {
          const edges = place === PLACES - 1 ? Math.min(5, view.questDeck.length) : 0;
          return (
            <li key={place} className="sg-place" style={{ '--edges': edges } as CSSProperties}>
              {Array.from({ length: edges }, (_, i) => (
                <i
                  key={i}
                  className="sg-place__edge"
                  style={{ '--i': edges - i } as CSSProperties}
                />
              ))}
              {face === NONE ? (
                <EmptySlot label={say.board.emptyPlace} />
              ) : (
                <CardAt
                  of={`quest:${questId(face)}`}
                  note={me === null ? undefined : worthOf(scene, me, face)}
                >
                  {me !== null && <Worth scene={scene} seat={me} face={face} />}
                </CardAt>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The deck as a thing to press: sweeping the quests away is done with it. */
function QuestDeck({ scene: { view, say } }: { readonly scene: Scene }) {
  const { questDeck, questDiscard } = view;
  return (
    <span className="sg-deck">
      <Thing
        of={QUEST_DECK}
        zoom={null}
        label={say.board.questDeck(questDeck.length)}
        className="sg-deck__pile"
      >
        <Token icon="cycle" />
        <span>{say.board.questDeckShort}</span>
        <b>{questDeck.length}</b>
      </Thing>
      <span
        className="sg-deck__gone"
        data-ref={QUEST_DISCARD}
        role="img"
        aria-label={say.board.questDiscard(questDiscard.length)}
      >
        {say.board.discardShort} <b>{questDiscard.length}</b>
      </span>
    </span>
  );
}
