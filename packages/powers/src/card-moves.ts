import { NOBODY } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import { asJson } from './effect.ts';
import type { Of } from './effect.ts';
import type { World } from './world.ts';

/** The effects that take cards from their place. */
type Moving = Of<'lose' | 'rob'>;

/** Cards that leave their place, or change owner. */
export interface CardMoves<S> {
  /** One card. */
  moveCard(t: Draft<S>, seat: Seat, effect: Moving, code: number, source: number, them: Seat): void;
  /** This many of the cards there, one after another: at random, or as the acting seat chooses. */
  moveCards(
    t: Draft<S>,
    seat: Seat,
    effect: Moving,
    most: number,
    source: number,
    them: Seat,
  ): void;
}

export function cardMoves<S>(world: World<S>): CardMoves<S> {
  function moveCard(
    t: Draft<S>,
    seat: Seat,
    effect: Moving,
    code: number,
    source: number,
    them: Seat,
  ): void {
    world.places[effect.from]!.remove(t, ownerOf(effect, seat, them), code);
    moved(t, seat, effect, code, source, them);
  }

  function moved(
    t: Draft<S>,
    seat: Seat,
    effect: Moving,
    code: number,
    source: number,
    them: Seat,
  ): void {
    t.resolved(source);
    const place = world.places[effect.from]!;
    const owner = ownerOf(effect, seat, them);
    if (effect.op === 'rob' && effect.keep) place.given!(t, owner, seat, code, source);
    else place.lost(t, owner, code, source);
  }

  function moveCards(
    t: Draft<S>,
    seat: Seat,
    effect: Moving,
    most: number,
    source: number,
    them: Seat,
  ): void {
    const place = world.places[effect.from]!;
    const owner = ownerOf(effect, seat, them);
    let left = Math.min(most, place.count(t, owner));
    // What the rules give instead of an opponent's card is not chosen.
    if (!effect.random && owner !== NOBODY && left > 0)
      return t.push('power/card', seat, { effect: asJson(effect), left, source, them });
    for (; left > 0; left--) {
      const height = t.height;
      moved(t, seat, effect, place.removeRandom!(t, owner), source, them);
      if (!t.changedSince(height)) continue;
      if (left > 1)
        t.pushBelow(height, 'power/cards', seat, {
          effect: asJson(effect),
          left: left - 1,
          source,
          them,
        });
      return;
    }
  }

  return { moveCard, moveCards };
}

/** Whose card it is. */
export function ownerOf(effect: Moving, seat: Seat, them: Seat): Seat {
  return effect.op === 'lose' ? seat : them;
}
