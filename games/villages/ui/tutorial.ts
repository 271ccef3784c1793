import type { Course } from '@castellan/table/legend';

const ME = 0;

/**
 * A guided opening: two turns of ours and one of a greedy bot, dealt by a seed in which we begin, the bot declines what
 * we lead and leads a Harvest that we can follow. Every language gives the same steps.
 */
export const course = {
  settings: { players: 2 },
  seed: 'lesson 262',
  seat: ME,
  steps: [
    { ref: 'hand' },
    { choose: 'wizards-tower', ref: 'hand:building:wizards-tower' },
    { ref: 'actions' },
    { choose: 'build:barracks', ref: 'hand:building:barracks' },
    { choose: 'own', ref: `resource:${ME}:wood` },
    { choose: 'castle', ref: `castle:${ME}` },
    { choose: 'pile:1', ref: 'pile:0' },
    { choose: 'follow', ref: 'action:harvest' },
    { choose: 'deck', ref: 'deck' },
    { ref: `castle:${ME}` },
    { choose: 'develop', ref: 'action:develop' },
    { choose: 'market', ref: 'hand:building:market' },
    { choose: 'pile:1', ref: 'pile:0' },
    { choose: 'granary', ref: 'hand:building:granary' },
    { choose: 'barracks', ref: `village:${ME}:building:barracks` },
    { choose: 'deck', ref: 'deck' },
    { ref: 'market' },
    { ref: 'places' },
  ],
} as const satisfies Course;
