import type { Course } from '@castellan/table/legend';

const ME = 0;

/**
 * A guided opening: the wealth tiles, a first turn that ends with all that a tower needs, and a second that builds it.
 * The seed makes us the first player, and nobody asks us anything but what is taught. Every language gives the same steps.
 */
export const course = {
  settings: { players: 2 },
  seed: 'tutorial 23',
  seat: ME,
  steps: [
    { ref: 'location:shilina' },
    { choose: 'w15', ref: 'wealth:w15' },
    { choose: 'w01', ref: 'wealth:w01' },
    { choose: 'w03', ref: 'wealth:w03' },
    { choose: 'w15', ref: 'wealth:w15' },
    { choose: 'w01', ref: 'wealth:w01' },
    { choose: 'pennant:merchant', ref: `hand:${ME}:merchant` },
    { choose: 'wood', ref: 'supply:wood' },
    { choose: 'move:namin', ref: 'location:namin' },
    { choose: 'gain:stone:1' },
    { choose: 'deploy:silesia', ref: 'location:silesia' },
    { choose: 'pay:gold:1:for:gain:wild:1' },
    { choose: 'magic', ref: 'supply:magic' },
    { choose: 'build', ref: 'build' },
    { choose: 'alchemist', ref: `hand:${ME}:alchemist` },
    { choose: 'slot:2', ref: 'slot:namin:2' },
    { choose: 'worker', ref: 'influence:worker' },
    { choose: 'worker', ref: 'influence:worker' },
    { choose: 'worker', ref: 'influence:worker' },
    { choose: 'worker', ref: 'influence:worker' },
    { choose: 'tile:i-29', ref: 'tile:i-29' },
    { choose: 'soldier', ref: 'influence:soldier' },
    { ref: 'lair:hills' },
    { ref: 'tombs' },
    { ref: 'wheel' },
    { ref: 'line' },
    { ref: 'recall' },
    { ref: `seat:${ME}` },
    { ref: 'influence' },
  ],
} as const satisfies Course;
