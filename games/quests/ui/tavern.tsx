import { CardBack, cardLabel, Thing, useLooks, usePlan, Zone } from '@castellan/table';
import type { CSSProperties, ReactNode } from 'react';
import { COSTS, HAND_COST, NONE } from '../state.ts';
import { CitizenTile } from './citizen.tsx';
import { CITIZEN_DECK, CITIZEN_DISCARD, QUEST_DECK } from './flights.ts';
import { icon } from './icons.ts';
import { QuestThing } from './quest.tsx';
import type { Scene } from './scene.ts';
import { citizenId } from './scene.ts';

interface SceneProps {
  readonly scene: Scene;
}

/** What can be had: the Quests, and below them the Tavern Line with the price of each place. */
export function Tavern({ scene }: SceneProps) {
  const { view, say } = scene;
  const { mode } = usePlan();
  const isAlone = view.players.length === 1;
  const isSmall = mode === 'phone' || mode === 'lying';
  return (
    <Zone id="tavern" label={say.tavern} place="tavern" className="qv-tavern">
      <ul className="qv-quests" style={{ '--places': view.quests.length } as CSSProperties}>
        {view.quests.map((quest, place) => (
          <li key={place} data-price={isAlone ? COSTS[place] : undefined}>
            {quest === NONE ? (
              <span className="qv-hollow">{say.emptyQuest}</span>
            ) : (
              <QuestThing scene={scene} quest={quest} />
            )}
          </li>
        ))}
        {!isSmall && (
          <li className="qv-deck">
            <QuestDeck scene={scene} />
            <small>{say.questDeck}</small>
          </li>
        )}
      </ul>
      <ul className="qv-line" data-ref="tavern-line">
        {view.line.map((card, place) => (
          <li key={place}>
            <span className="qv-price" title={say.place(COSTS[place]!)}>
              {COSTS[place]}
            </span>
            {card === NONE ? (
              <span className="qv-hollow" />
            ) : (
              <LineCitizen scene={scene} card={card} place={place} />
            )}
          </li>
        ))}
        <li className="qv-deck">
          <span className="qv-price" data-from-hand="">
            {isSmall ? `${HAND_COST} ${say.fromHandShort}` : say.fromHand(HAND_COST)}
          </span>
          <CitizenDeck scene={scene} />
          {isSmall && <QuestDeck scene={scene} />}
        </li>
      </ul>
    </Zone>
  );
}

interface LineProps extends SceneProps {
  readonly card: number;
  readonly place: number;
}

function LineCitizen({ scene: { say, hiring }, card, place }: LineProps) {
  const { faceOf } = useLooks();
  const of = `line:${place + 1}:${citizenId(card)}`;
  const isHired = hiring?.place === place;
  return (
    <Thing
      of={of}
      label={`${cardLabel(faceOf(of)!)}. ${say.place(COSTS[place]!)}`}
      dims
      className="qv-citizen-thing"
    >
      <CitizenTile card={card}>
        {isHired && <em className="qv-citizen__note">{say.beingHired}</em>}
      </CitizenTile>
    </Thing>
  );
}

interface PileProps {
  readonly of: string;
  readonly n: number;
  readonly label: string;
  readonly children: ReactNode;
}

function Pile({ of, n, label, children }: PileProps) {
  return (
    <Thing of={of} zoom={null} label={label} className="qv-pile">
      {children}
      <b className="qv-pile__n">{n}</b>
    </Thing>
  );
}

/** The Quest deck: pressed, to replace all Quests and reserve one. */
function QuestDeck({ scene: { view, say, locale } }: SceneProps) {
  const { questDeck, questDiscard } = view;
  return (
    <Pile
      of={QUEST_DECK}
      n={questDeck.length}
      label={say.questDeckOf(questDeck.length, questDiscard.length)}
    >
      <CardBack field="quest" emblem={icon('card:quest', locale).picture} silent />
    </Pile>
  );
}

function CitizenDeck({ scene: { view, say, locale } }: SceneProps) {
  const { deck, discard } = view;
  return (
    <span data-ref={CITIZEN_DISCARD}>
      <Pile
        of={CITIZEN_DECK}
        n={deck.length}
        label={say.citizenDeckOf(deck.length, discard.length)}
      >
        <CardBack field="royal" emblem={icon('card:line', locale).picture} silent />
      </Pile>
    </span>
  );
}
