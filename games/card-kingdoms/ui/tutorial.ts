import type { Course } from '@castellan/table/legend';

const ME = 0;

/**
 * A guided opening: two turns of ours and two of a greedy bot, dealt by a seed in which we begin, our
 * first roll wakes both Starters, and nobody asks us anything but what is taught. Every language gives the same steps.
 */
export const course = {
  settings: { players: 2, setup: 'first-game' },
  seed: 'tutorial 1601',
  seat: ME,
  steps: [
    { ref: 'center' },
    { ref: `tableau:${ME}:citizen:starter-peasant` },
    { choose: 'hrothgar-the-conqueror', ref: `tableau:${ME}:duke:hrothgar-the-conqueror` },
    { ref: 'dice' },
    { ref: `tableau:${ME}:citizen:starter-peasant` },
    { choose: 'slay:goblin', ref: 'center:monster:goblin' },
    { choose: 'recruit:archer', ref: 'center:citizen:archer' },
    { choose: 'gold', counts: { gold: 3, magic: 1 }, ref: 'token:magic' },
    { ref: `seat:${1 - ME}` },
    { ref: `tableau:${ME}:citizen:archer` },
    { choose: 'slay:treant', ref: 'center:monster:treant' },
    { choose: 'recruit:champion', ref: 'center:citizen:champion' },
    { choose: 'gold', counts: { gold: 2, magic: 0 }, ref: 'token:gold' },
    { ref: 'center:domain:blood-crow-army' },
    { ref: 'bank' },
    { ref: 'exhausted' },
    {},
  ],
} as const satisfies Course;
