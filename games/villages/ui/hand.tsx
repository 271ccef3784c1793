import type { SeatPart } from '@castellan/table';
import { HandCard, HandZone, usePlan } from '@castellan/table';
import { BUILDINGS } from '../cards/buildings.ts';
import { LIMIT } from '../state.ts';
import { coinsFor } from '../view.ts';
import type { Scene } from './scene.ts';
import { buildingRef } from './scene.ts';
import { tileFace } from './tiles.ts';

/** On a phone held sideways: how many lie side by side; the others go on sideways. */
export const ABREAST = 4;

/** The hand of the one who looks, by type; while a Building may be chosen, what each would cost now. */
export function OwnHand({ scene, seat }: SeatPart<Scene>) {
  const { view, say, locale, decision } = scene;
  const player = view.players[seat]!;
  const { mode } = usePlan();
  const cards = [...player.hand, ...player.shown].toSorted((a, b) => a - b);
  const seen = new Map<number, number>();
  const isBuilding =
    decision !== null && decision.options.some(({ id }) => id.startsWith('build:'));
  return (
    <HandZone
      id="holding"
      label={say('hand', { n: cards.length })}
      place="hand"
      places={mode === 'lying' ? ABREAST : LIMIT}
      near
      tiles
      seat={seat}
      empty={say('hand-empty')}
    >
      {cards.map((card, i) => {
        const copy = seen.get(card) ?? 0;
        seen.set(card, copy + 1);
        if (card < 0) return <HandCard key={`hidden ${i}`} of="hand:" />;
        const ref = buildingRef(card);
        const option = decision?.options.find(({ id }) => id === `build:${BUILDINGS[card]!.id}`);
        const note = !isBuilding
          ? undefined
          : player.buildings.includes(card)
            ? say('is-built')
            : say('coins', { n: coinsFor(player, card) });
        return (
          <HandCard
            key={`${card} ${copy}`}
            of={`hand:${ref}`}
            tile={tileFace(ref, locale, 'open')}
            note={note}
            short={option?.blocked !== undefined}
          />
        );
      })}
    </HandZone>
  );
}
