import { settingsOf } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { ownTable } from '@castellan/room';
import { newId } from '../seating.ts';
import type { Parcel } from './parcel.ts';

/**
 * Makes a game from elsewhere one of this browser's. If it does not say who sat where, the first seat is yours and
 * the others are bots.
 */
export function logFrom({ save, seated }: Parcel, called: (seat: number) => string): Entry[] {
  const players = Number(settingsOf(save)['players']);
  const fits = seated !== null && seated.length === players;
  const now = Array.from({ length: players }, (_, seat) => {
    const one = fits ? seated[seat]! : null;
    return {
      name: one !== null && one.name.trim() !== '' ? one.name : called(seat),
      chair: one?.chair ?? (seat === 0 ? 'person' : 'greedy'),
    };
  });
  return ownTable(newId(), save, now, Date.now());
}
