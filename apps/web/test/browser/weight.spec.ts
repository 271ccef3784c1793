// What a table weighs: nothing is added to every visit without being noticed. `npm run bench:web` has the figures.
import { expect, test } from '@playwright/test';
import { weights } from '../../bench/weight.ts';
import { dist } from '../../build/house.ts';
import { GAMES } from './table.ts';

/** Kilobytes of scripts and styles, gzipped. A limit is raised with a reason, in a commit of its own. */
// What is said when the storage or a part of the page can't be had comes with the page: there may be nothing to fetch it
// from. A table also carries signs of triggers on small cards, what keeps floating things off a lesson, hints that lie on
// the table, the place it is heard in, the log as the save, parts that fold on low phones, cards paid and chosen on the
// table, what the others did in pictures, and boards that are declared. A question says which card it
// comes from, and finding a game, accounts, histories and puzzles have their doors. Tokens are painted once and stamped, every
// board can be made of other cards, and newcomers have three ways to begin. A desk's rail has fixed places, whose words fit.
const MOST = { lobby: 58, shared: 143, own: 40, table: 176, drawing: 45 };

test('a table is light to load', () => {
  const { lobby, shared, own, drawing } = weights(dist, GAMES);
  expect(lobby / 1000, 'the lobby').toBeLessThan(MOST.lobby);
  expect(shared / 1000, 'what all tables share').toBeLessThan(MOST.shared);
  expect(drawing / 1000, 'faces and pictures').toBeLessThan(MOST.drawing);
  for (const [game, bytes] of Object.entries(own)) {
    expect(bytes / 1000, `what ${game} adds`).toBeLessThan(MOST.own);
    expect((shared + bytes) / 1000, `the table of ${game}`).toBeLessThan(MOST.table);
  }
});
