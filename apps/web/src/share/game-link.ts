import { tableFile } from '@castellan/room';
import { href } from '../app/router.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { packText } from './packed-text.ts';

/** An address that contains the whole game. Events are left out, because they follow from the answers. */
export async function gameLink({ log }: SavedGame): Promise<string> {
  const packed = await packText(JSON.stringify(tableFile(log, { events: false })));
  const { origin, pathname } = location;
  return `${origin}${pathname}${href('import', packed)}`;
}
