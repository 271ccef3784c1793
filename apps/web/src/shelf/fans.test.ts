import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gamesRoot } from '../../build/house.ts';
import { FANS } from './fans.ts';

type Art = Readonly<Record<string, { readonly picture: string; readonly field?: string }>>;

test.each(Object.entries(FANS))(
  'the cards before the box of %s look as in the game',
  (id, cards) => {
    const art = JSON.parse(readFileSync(join(gamesRoot, id, 'ui', 'art.json'), 'utf8')) as Art;
    for (const [ref, picture, field] of cards) expect(art[ref]).toMatchObject({ picture, field });
  },
);
