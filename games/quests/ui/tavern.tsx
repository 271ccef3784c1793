import { Deck, Hollow, Note, Sideways, TileRow, TileThing, usePlan, Zone } from '@castellan/table';
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
  const none = say('empty-quest', { isAlone });
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
              {one === NONE && <Hollow label={none}>{none}</Hollow>}
              {one !== NONE && <QuestThing scene={scene} quest={one} size={quest} />}
            </li>
          ))}
          {!isSmall && <li className="qv-deck">{questDeck(scene)}</li>}
        </TileRow>
        <div className="qv-row">
          <Sideways>
            <TileRow size={citizen} className="qv-line" place="tavern-line">
              {view.line.map((_, place) => (
                <li key={place}>{linePlace(scene, place, citizen)}</li>
              ))}
              <li className="qv-deck">
                <span className="qv-price" data-from-hand="">
                  {say('from-hand', { n: HAND_COST })}
                </span>
                {citizenDeck(scene)}
                {isSmall && questDeck(scene)}
              </li>
            </TileRow>
          </Sideways>
        </div>
      </div>
    </Zone>
  );
}

/** A place of the Tavern Line: what it costs, and who sits there. */
function linePlace({ view, say, hiring, locale }: Scene, place: number, size: Size) {
  const said = say('place', { price: COSTS[place]! });
  const card = view.line[place]!;
  const of = card === NONE ? null : `line:${place + 1}:${citizenId(card)}`;
  return (
    <>
      <span className="qv-price" title={said}>
        {COSTS[place]}
      </span>
      {of === null ? (
        <Hollow label={said} />
      ) : (
        <TileThing card={citizenTile(of, locale, size)} of={of} said={said}>
          {hiring?.place === place && <Note tone="call">{say('being-hired')}</Note>}
        </TileThing>
      )}
    </>
  );
}

/** The Quest deck: pressed, to replace all Quests and reserve one. */
const questDeck = ({ view, say, locale }: Scene) => (
  <Deck
    of={QUEST_DECK}
    n={view.questDeck.length}
    label={say('quest-deck-of', { n: view.questDeck.length, discards: view.questDiscard.length })}
    back={{ field: 'map', emblem: icon('card:quest', locale).picture }}
    name={say('quest-deck')}
  />
);

/** What is on the backs of Citizens. */
export const citizenBack = (locale: Scene['locale']) => ({
  field: 'state',
  emblem: icon('card:line', locale).picture,
});

const citizenDeck = ({ view: { deck, discard }, say, locale }: Scene) => (
  <span data-ref={CITIZEN_DISCARD}>
    <Deck
      of={CITIZEN_DECK}
      n={deck.length}
      label={say('citizen-deck-of', { n: deck.length, discards: discard.length })}
      back={citizenBack(locale)}
    />
  </span>
);
