// Powers after an action [VV 9.2, 9.6]: those that belong to this action, and the instant power of a card that it brought. Other
// powers of that new card do not count yet.
import { auto, whole } from '@castellan/kernel';
import type { Auto, Draft, Seat } from '@castellan/kernel';
import { interpreter } from '../powers.ts';
import {
  adventurerPower,
  buildingPower,
  INSTANT,
  powers as printed,
  timingOf,
} from '../printed.ts';
import type { Player, State } from '../state.ts';
import { framesOf, isActing, NONE } from '../state.ts';

const frames = Array.from({ length: printed.length + 1 }, (_, i) =>
  framesOf('powers', { brought: i + NONE }),
);

/** Puts the powers on the agenda, for after the action. `brought`: the power of the card that the action brings, or `NONE`. */
export function powersAfter(t: Draft<State>, seat: Seat, brought: number): void {
  t.put(frames[brought - NONE]![seat]!);
}

export const powers: Auto<State> = auto({
  args: { brought: whole(NONE, printed.length - 1) },
  fits: (t, seat, _, below) => isActing(t, seat, below, ['limit']),
  run(t, seat, { brought }) {
    const sources = usable(t.state.players[seat]!, t.state.turn.action, brought);
    if (sources !== null) interpreter.use(t, seat, sources);
  },
});

/** The powers that can be used now. Null if there are none, which is most of the time. */
function usable(player: Player, action: number, brought: number): number[] | null {
  let found: number[] | null = null;
  const { buildings, adventurers } = player;
  for (let i = 0; i < buildings.length; i++) {
    const power = buildingPower[buildings[i]!]!;
    if (power >= 0 && isUsable(power, action, brought)) (found ??= []).push(power);
  }
  for (let i = 0; i < adventurers.length; i++) {
    const power = adventurerPower[adventurers[i]!]!;
    if (power >= 0 && isUsable(power, action, brought)) (found ??= []).push(power);
  }
  return found;
}

function isUsable(power: number, action: number, brought: number): boolean {
  return power === brought ? timingOf[power] === INSTANT : timingOf[power] === action;
}
