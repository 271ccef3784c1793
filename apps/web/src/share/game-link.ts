import { href } from '../app/router.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { packText } from './packed.ts';
import { seatedFrom, writeParcel } from './save-text.ts';

/** An address that holds the whole game. What follows from the answers is left out: the rules tell it again. */
export async function gameLink({ save, sitters, names }: SavedGame): Promise<string> {
  const light = { ...save, events: save.answers.map(() => []) };
  const packed = await packText(writeParcel({ save: light, seated: seatedFrom(sitters, names) }));
  const { origin, pathname } = location;
  return `${origin}${pathname}${href('import', packed)}`;
}
