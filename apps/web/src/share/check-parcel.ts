import type { Edition, Verification } from '@castellan/kernel';
import { DECK, readSettings, settingsOf, verificationOf } from '@castellan/kernel';
import { part, PartMissing } from '../app/part.ts';
import { editionOf } from '../games.ts';
import type { HostLink } from '../link.ts';
import { workerLink } from '../link.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { BadParcel } from './bad-parcel.ts';

const PATIENCE_MS = 30_000;

/** What was found out about a game from elsewhere. */
export interface CheckedParcel {
  /** What can be done with it: play on, or only read its record. */
  readonly use: 'game' | 'record';
  /** The versions of the rules. */
  readonly versions: { readonly theirs: number; readonly ours: number };
  readonly verification: Verification;
}

/**
 * Plays the game through at a separate table, before anything is stored. With older rules that are not kept only the
 * record can be shown, if the game allows such a table; newer rules can't be read at all.
 */
export async function checkParcel(
  { save, log }: SavedGame,
  find: (id: string) => Promise<Edition | null> = editionOf,
  sit: (game: string) => HostLink = workerLink,
): Promise<CheckedParcel> {
  const edition = await part(() => find(save.game));
  if (edition === null) throw new BadParcel('unknown-game', save.game);
  const versions = { theirs: save.rulesVersion, ours: edition.rulesVersion };
  if (save.rulesVersion > edition.rulesVersion) throw new BadParcel('newer-rules', '', versions);
  try {
    // Whether its deck can be played is found out with the rest of it.
    const { [DECK]: _, ...settings } = settingsOf(save);
    readSettings(edition, settings);
  } catch (error) {
    throw new BadParcel('impossible', (error as Error).message);
  }
  const link = sit(save.game);
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    const verification = await new Promise<Verification | 'other-rules'>((resolve, reject) => {
      link.listen(heard => {
        if (heard.type !== 'hear') return;
        const { message } = heard;
        if (message.type === 'verified') resolve(message.verification);
        if (message.type !== 'refused') return;
        const { code, message: why } = message;
        if (code === 'rules') resolve('other-rules');
        else reject(code === 'unfetched' ? new PartMissing(why) : new BadParcel('replay', why));
      });
      patience = setTimeout(
        () => reject(new BadParcel('replay', 'it takes too long')),
        PATIENCE_MS,
      );
      link.post({ type: 'replay', log });
    });
    if (verification === 'other-rules')
      return { use: 'record', versions, verification: verificationOf(save, verification) };
    const { events } = verification;
    if (!events.verified && events.doubt === 'differs')
      throw new BadParcel('replay', 'the record says something else than happens by the rules');
    return { use: 'game', versions, verification };
  } finally {
    clearTimeout(patience);
    link.close();
  }
}
