// What a Duke gives for one more of anything [CK 11.2–11.4]. Dukes only count, so this never changes: it is laid out in tables. For
// bots.
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { MONSTERS } from './cards/monsters.ts';
import type { Holdings } from './counts.ts';
import { tokens } from './player.ts';
import { dukePoints } from './points.ts';

export const NOTHING: Holdings = {
  ...tokens.of({}),
  citizens: CITIZENS.map(() => 0),
  monsters: [],
  domains: [],
};

const tableOf = (cards: readonly unknown[], one: (card: number) => Partial<Holdings>): number[][] =>
  DUKES.map((_, duke) =>
    cards.map((__, card) => dukePoints(duke, { ...NOTHING, ...one(card) }, 'pooled')),
  );

/** By Duke, then by card. */
export const FOR_CITIZEN = tableOf(CITIZENS, kind => ({
  citizens: NOTHING.citizens.with(kind, 1),
}));
export const FOR_MONSTER = tableOf(MONSTERS, monster => ({ monsters: [monster] }));
export const FOR_DOMAIN = tableOf(DOMAINS, domain => ({ domains: [domain] }));

/** For a token that is left over: a half, a third or a quarter of a point. */
export const FOR_TOKEN = DUKES.map(
  (_, duke) => dukePoints(duke, { ...NOTHING, gold: 12 }, 'pooled') / 12,
);

/**
 * By the number of players and by Duke: how many points more or less than the others its player got, when this appraisal played
 * with random Dukes, at least 10,000 games each. With more players games are shorter: what a Duke counts must come early.
 */
const DUKE_WORTH: Readonly<Record<number, readonly number[]>> = {
  2: [-2.4, 4.7, 0.7, 0.3, 0.6, 2, -3.5, 2.1, -3.6, -1],
  3: [-2.6, 3.5, -0.3, -0.8, 0.3, 1.5, -2, -0.3, -0.2, 0.7],
  4: [-2.4, 2.6, -0.8, -1.7, 0.3, 1.9, -1.8, -1.9, 3, 0.9],
  5: [-1.8, 3.5, -0.8, -3.4, 0.3, 2, -1.9, -3, 4.2, 0.9],
};

/** Alone it was not measured. */
export const dukeWorth = (players: number): readonly number[] => DUKE_WORTH[Math.max(2, players)]!;
