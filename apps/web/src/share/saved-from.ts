import { settingsOf } from '@castellan/kernel';
import type { Sitter } from '@castellan/protocol';
import { newId, sittersFrom } from '../seating.ts';
import type { SavedGame } from '../store/saved-game.ts';
import type { Parcel } from './parcel.ts';

/**
 * Makes a game from elsewhere one of this browser's. If it does not say who sat where, the first seat is yours and
 * the others are bots.
 */
export function savedFrom({ save, seated }: Parcel, called: (seat: number) => string): SavedGame {
  const players = Number(settingsOf(save)['players']);
  const fits = seated !== null && seated.length === players;
  const sitters: Sitter[] = fits
    ? sittersFrom(seated)
    : Array.from({ length: players }, (_, seat) => (seat === 0 ? 'person' : { bot: 'greedy' }));
  const names = sitters.map((_, seat) =>
    fits && seated[seat]!.name.trim() !== '' ? seated[seat]!.name : called(seat),
  );
  return {
    id: newId(),
    title: save.game,
    game: save.game,
    save,
    sitters,
    names,
    updated: Date.now(),
    over: false,
  };
}
