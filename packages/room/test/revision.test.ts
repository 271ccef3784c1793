// Anyone who sees a table knows its revision well enough to act on what they see.
import { shelf } from '@castellan/shelf';
import { expect, test } from 'vitest';
import { Audience } from '../src/host/audience.ts';
import { Listener } from '../src/testing/table.ts';
import { gameOf, PEOPLE, Trial } from '../src/testing/trial.ts';

test.each(shelf.map(({ id }) => id))(
  '%s: nobody is behind after a move, no matter who made it',
  async id => {
    const trial = new Trial({}, await gameOf(id)).begin();
    const { room } = trial;
    const audience = new Audience();
    const known = new Map<string, number>();
    for (const guest of [PEOPLE[0], PEOPLE[1], 'looker']) {
      const someone = new Listener(guest);
      someone.hear = message => {
        if ('revision' in message && message.type !== 'room') known.set(guest, message.revision);
      };
      audience.welcome(room, someone, null, 0);
    }
    for (let n = 0; n < 150 && room.phase === 'playing'; n++) {
      const before = trial.log.length;
      trial.moves();
      audience.publish(room, trial.log.slice(before));
      for (const [guest, revision] of known)
        expect([guest, revision >= room.lastMove]).toEqual([guest, true]);
    }
  },
);
