import {
  cardLabel,
  Deck,
  Hollow,
  Note,
  Sideways,
  TileRow,
  TileThing,
  useLooks,
  usePlan,
  Zone,
} from '@castellan/table';
import type { BoardPart, Size } from '@castellan/table';
import type { CSSProperties } from 'preact';
import { COSTS, HAND_COST, NONE } from '../state.ts';
import { CITIZEN_DECK, CITIZEN_DISCARD, QUEST_DECK } from './flights.ts';
import { QuestThing } from './quest.tsx';
import type { Scene } from './scene.ts';
import { citizenId } from './scene.ts';
import { icon } from './speech.ts';
import { tavernSizes } from './tavern-sizes.ts';
import { citizenTile } from './tiles.ts';

/** What can be had: the Quests, and below them the Tavern Line with the price of each place. */
export function Tavern({ scene }: BoardPart<Scene>) {
  const { view, say, others } = scene;
  const { quest, citizen, tag, price, isSmall } = tavernSizes(usePlan(), view.quests.length);
  const isAlone = others.length === 0;
  const style = {
    '--tag': `${tag}px`,
    '--price': `${price}px`,
    '--column': `${citizen.width}px`,
  } as CSSProperties;
  return (
    <Zone id="tavern" label={say('tavern')} place="tavern">
      <div className="qv-tavern" style={style}>
        <TileRow size={quest} className="qv-quests" label={say('quest-deck')}>
          {view.quests.map((one, place) => (
            <li key={place} data-price={isAlone ? COSTS[place] : undefined}>
              {one === NONE ? (
                <Hollow label={say('empty-quest', { isAlone })}>
                  {say('empty-quest', { isAlone })}
                </Hollow>
              ) : (
                <QuestThing scene={scene} quest={one} size={quest} />
              )}
            </li>
          ))}
          {!isSmall && (
            <li className="qv-deck">
              <QuestDeck scene={scene} />
            </li>
          )}
        </TileRow>
        <div className="qv-row">
          <Sideways>
            <TileRow size={citizen} className="qv-line" place="tavern-line">
              {view.line.map((card, place) => (
                <li key={place}>
                  <span className="qv-price" title={say('place', { price: COSTS[place]! })}>
                    {COSTS[place]}
                  </span>
                  {card === NONE ? (
                    <Hollow label={say('place', { price: COSTS[place]! })} />
                  ) : (
                    <LineCitizen scene={scene} card={card} place={place} size={citizen} />
                  )}
                </li>
              ))}
              <li className="qv-deck">
                <span className="qv-price" data-from-hand="">
                  {isSmall
                    ? `${HAND_COST} ${say('from-hand-short')}`
                    : say('from-hand', { n: HAND_COST })}
                </span>
                <CitizenDeck scene={scene} />
                {isSmall && <QuestDeck scene={scene} />}
              </li>
            </TileRow>
          </Sideways>
        </div>
      </div>
    </Zone>
  );
}

interface LineProps extends BoardPart<Scene> {
  readonly card: number;
  readonly place: number;
  readonly size: Size;
}

function LineCitizen({ scene: { say, hiring }, card, place, size }: LineProps) {
  const { faceOf } = useLooks();
  const of = `line:${place + 1}:${citizenId(card)}`;
  const face = faceOf(of)!;
  return (
    <TileThing
      card={citizenTile(face, size)}
      of={of}
      label={`${cardLabel(face)} ${say('place', { price: COSTS[place]! })}`}
    >
      {hiring?.place === place && <Note tone="call">{say('being-hired')}</Note>}
    </TileThing>
  );
}

/** The Quest deck: pressed, to replace all Quests and reserve one. */
function QuestDeck({ scene: { view, say, locale } }: BoardPart<Scene>) {
  const { questDeck, questDiscard } = view;
  return (
    <Deck
      of={QUEST_DECK}
      n={questDeck.length}
      label={say('quest-deck-of', { n: questDeck.length, discards: questDiscard.length })}
      back={{ field: 'map', emblem: icon('card:quest', locale).picture }}
      name={say('quest-deck')}
    />
  );
}

/** What is on the backs of Citizens. */
export const citizenBack = (locale: Scene['locale']): { field: string; emblem: string } => ({
  field: 'state',
  emblem: icon('card:line', locale).picture,
});

function CitizenDeck({ scene: { view, say, locale } }: BoardPart<Scene>) {
  const { deck, discard } = view;
  return (
    <span data-ref={CITIZEN_DISCARD}>
      <Deck
        of={CITIZEN_DECK}
        n={deck.length}
        label={say('citizen-deck-of', { n: deck.length, discards: discard.length })}
        back={citizenBack(locale)}
      />
    </span>
  );
}
