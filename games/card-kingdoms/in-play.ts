import { citizenPower, domainPower, dukePower, monsterPower } from './printed.ts';
import type { State } from './state.ts';

/** The powers on the cards of this table: in the Center, in the tableaus, the Dukes that were or may yet be kept. */
export function inPlay(state: State): number[] {
  const kinds = new Set(state.citizens.flat());
  state.players.forEach(player => player.citizens.forEach((n, kind) => n > 0 && kinds.add(kind)));
  const domains = [
    ...state.domains,
    ...state.domainsBelow.flat(),
    ...state.players.flatMap(player => player.domains),
  ];
  return [
    ...[...kinds].flatMap(kind => [citizenPower(kind, true), citizenPower(kind, false)]),
    ...new Set(
      [...state.monsters.flat(), ...state.players.flatMap(player => player.monsters)].map(
        monsterPower,
      ),
    ),
    ...domains.filter(domain => domain >= 0).map(domainPower),
    ...state.players.flatMap(player =>
      (player.duke >= 0 ? [player.duke] : player.dukesOffered).map(dukePower),
    ),
  ];
}
