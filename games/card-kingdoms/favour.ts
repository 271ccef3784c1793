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

/** By Duke: how many points more or less than average its player got, when this appraisal played with random Dukes. */
export const DUKE_WORTH: readonly number[] = [
  -2.4, 2.3, -0.6, -1.5, 0.9, 1.3, -1.2, -0.5, 1.5, 0.1,
];
