import { rulesOf } from '../games.ts';
import { workerLink } from '../link.ts';
import { BadParcel } from './read-parcel.ts';
import type { Parcel } from './save-text.ts';

const PATIENCE_MS = 30_000;

/** Plays the game through at a table of its own, before anything is kept. Old rules can still be looked at; newer ones can't. */
export async function checkParcel({ save }: Parcel): Promise<void> {
  const game = await rulesOf(save.game);
  if (game === null) throw new BadParcel('unknown-game', save.game);
  const versions = { theirs: save.rulesVersion, ours: game.rulesVersion };
  if (save.rulesVersion > game.rulesVersion) throw new BadParcel('newer-rules', '', versions);
  if (save.rulesVersion < game.rulesVersion) return;
  const link = workerLink(save.game);
  try {
    await new Promise<void>((resolve, reject) => {
      link.listen(message => {
        if (message.type === 'update') resolve();
        if (message.type === 'refused') reject(new BadParcel('replay', message.message));
      });
      setTimeout(() => reject(new BadParcel('replay', 'it takes too long')), PATIENCE_MS);
      link.send({ type: 'replay', save });
    });
  } finally {
    link.close();
  }
}
