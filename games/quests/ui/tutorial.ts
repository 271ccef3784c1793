import type { Course } from '@castellan/table/legend';

/**
 * A guided opening, played alone so that nobody's choices disturb it: a hired Rogue brings two bonuses, and a Quest is
 * reserved, paid for and completed. Every language gives the same steps.
 */
export const course = {
  settings: { players: 1 },
  seed: 'lesson 1467',
  seat: 0,
  steps: [
    { ref: 'tavern' },
    { ref: 'hand-of:0' },
    { choose: 'hire', ref: 'action:hire' },
    { choose: 'hire:1:rogue', ref: 'line:1:rogue' },
    { choose: 'act:draw', ref: 'bonus:act:draw' },
    { choose: 'act:reserve', ref: 'bonus:act:reserve' },
    { choose: 'reserve:steal-the-barons-ledger', ref: 'quest:steal-the-barons-ledger' },
    { choose: 'hire', ref: 'action:hire' },
    { choose: 'hire:2:miner', ref: 'line:2:miner' },
    { choose: 'hand:priestess', ref: 'hand:priestess' },
    { choose: 'quest', ref: 'action:quest' },
    { choose: 'send:rogue', ref: 'guild:rogue' },
    { choose: 'reserve:recover-the-moonstone-relic', ref: 'quest:recover-the-moonstone-relic' },
    {},
  ],
} as const satisfies Course;
