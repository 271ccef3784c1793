// What each player got: for the report on balance. No rule reads this.
import { turnTake } from '@castellan/kernel';
import type { Take } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { MONSTERS } from './cards/monsters.ts';
import type { State } from './state.ts';

export function takes({ players, first }: State): Take[] {
  return players.flatMap((player, seat) => {
    const take = (kind: string, id: string): Take => ({ seat, kind, id });
    return [
      turnTake(seat, first, players.length),
      take('duke', DUKES[player.duke]!.id),
      ...player.citizens.flatMap((count, kind) => {
        const { id, price } = CITIZENS[kind]!;
        // Everyone has the Starters from the beginning.
        return price === null ? [] : Array.from({ length: count }, () => take('citizen', id));
      }),
      ...player.monsters.map(monster => take('monster', MONSTERS[monster]!.id)),
      ...player.domains.map(domain => take('domain', DOMAINS[domain]!.id)),
    ];
  });
}
