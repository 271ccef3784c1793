import type { BoardPart } from '@castellan/table';
import { cardLabel, Deck, Hollow, Sideways, Thing, TileThing, Zone } from '@castellan/table';
import { PILES, POOL } from '../state.ts';
import { ADVENTURER_DECK, DECK } from './flights.ts';
import type { Scene } from './scene.ts';
import { adventurerRef, buildingRef } from './scene.ts';
import { tileFace } from './tiles.ts';

const places = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** What can be had: the Adventurers above, the five piles below, each with its deck. Nothing here ever moves. */
export function Market({ scene }: BoardPart<Scene>) {
  const { view, say, locale } = scene;
  return (
    <Zone id="market" label={say('market')} place="market" className="vv-market">
      <Sideways>
        <ul className="ct-grid">
          {places(POOL).map(at => {
            const card = view.pool[at];
            if (card === undefined)
              return (
                <li key={`pool ${at}`}>
                  <Hollow label={say('empty-pool')} picture="visored-helm" />
                </li>
              );
            const ref = adventurerRef(card);
            return (
              <li key={`pool ${at}`}>
                <TileThing
                  of={`pool:${ref}`}
                  zoom={ref}
                  card={tileFace(ref, locale, 'open')}
                  dims
                />
              </li>
            );
          })}
          <li>
            <Deck
              of={ADVENTURER_DECK}
              n={view.adventurerDeck.length}
              label={say('adventurers', { n: view.adventurerDeck.length })}
              name={say('adventurers-short')}
              back={{ field: 'drapery', emblem: 'visored-helm' }}
              tile
            />
          </li>
          {places(PILES).map(at => (
            <li key={`pile ${at}`}>
              <Pile scene={scene} at={at} />
            </li>
          ))}
          <li>
            <Deck
              of={DECK}
              n={view.deck.length}
              label={say('deck', { n: view.deck.length })}
              name={say('deck-short')}
              back={{ field: 'castle', emblem: 'castle' }}
              tile
            />
          </li>
        </ul>
      </Sideways>
    </Zone>
  );
}

interface PileProps extends BoardPart<Scene> {
  readonly at: number;
}

function Pile({ scene: { view, say, locale }, at }: PileProps) {
  const pile = view.piles[at]!;
  const top = pile.at(-1);
  if (top === undefined)
    return (
      <Thing
        of={`pile:${at}`}
        zoom={null}
        label={say('empty-pile', { pile: at + 1 })}
        className="ct-tile-thing"
      >
        <Hollow label="" picture="castle">
          {at + 1}
        </Hollow>
      </Thing>
    );
  const ref = buildingRef(top);
  const face = tileFace(ref, locale, 'open');
  return (
    <TileThing
      of={`pile:${at}`}
      zoom={ref}
      card={face}
      label={say('pile', { pile: at + 1, card: cardLabel(face) })}
      count={pile.length}
      dims
    />
  );
}
