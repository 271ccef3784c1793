import type { BoardPart } from '@castellan/table';
import {
  cardLabel,
  Deck,
  Hollow,
  Sideways,
  Thing,
  TileRow,
  TileThing,
  Zone,
} from '@castellan/table';
import { POOL } from '../state.ts';
import { ADVENTURER_DECK, DECK } from './flights.ts';
import type { Scene } from './scene.ts';
import { adventurerRef, buildingRef } from './scene.ts';
import { tileFace } from './tiles.ts';

/** What can be had: the Adventurers above, the five piles below, each with its deck. Nothing here ever moves. */
export function Market({ scene }: BoardPart<Scene>) {
  const { view, say } = scene;
  const [adventurers, buildings] = [view.adventurerDeck.length, view.deck.length];
  return (
    <Zone id="market" label={say('market')} place="market" className="vv-market">
      <Sideways>
        <TileRow className="ct-grid">
          {Array.from({ length: POOL }, (_, at) => adventurer(scene, at))}
          <Deck
            key="adventurers"
            of={ADVENTURER_DECK}
            n={adventurers}
            label={say('adventurers', { n: adventurers })}
            name={say('adventurers-short')}
            back={{ field: 'drapery', emblem: 'visored-helm' }}
            tile
          />
          {view.piles.map((_, at) => pile(scene, at))}
          <Deck
            key="buildings"
            of={DECK}
            n={buildings}
            label={say('deck', { n: buildings })}
            name={say('deck-short')}
            back={{ field: 'castle', emblem: 'castle' }}
            tile
          />
        </TileRow>
      </Sideways>
    </Zone>
  );
}

/** A place of the pool. */
function adventurer({ view, say, locale }: Scene, at: number) {
  const key = `pool ${at}`;
  const card = view.pool[at];
  if (card === undefined)
    return <Hollow key={key} label={say('empty-pool')} picture="visored-helm" />;
  const zoom = adventurerRef(card);
  const face = tileFace(zoom, locale, 'open');
  return <TileThing key={key} of={`pool:${zoom}`} zoom={zoom} card={face} dims />;
}

function pile({ view, say, locale }: Scene, at: number) {
  const place = { of: `pile:${at}`, key: `pile ${at}` };
  const cards = view.piles[at]!;
  const top = cards.at(-1);
  if (top === undefined)
    return (
      <Thing
        {...place}
        zoom={null}
        label={say('empty-pile', { pile: at + 1 })}
        className="ct-tile-thing"
      >
        <Hollow label="" picture="castle">
          {at + 1}
        </Hollow>
      </Thing>
    );
  const zoom = buildingRef(top);
  const card = tileFace(zoom, locale, 'open');
  const label = say('pile', { pile: at + 1, card: cardLabel(card) });
  return <TileThing {...place} zoom={zoom} card={card} label={label} count={cards.length} dims />;
}
