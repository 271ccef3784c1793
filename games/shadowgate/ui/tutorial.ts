import type { Course } from '@castellan/table/legend';

/**
 * A guided opening, played alone so that nobody's choices disturb it: two turns with the Ranger, dealt by a seed in
 * which the Silver Arrow, an item for good, leads to a great quest. Every language gives the same steps.
 */
export const course = {
  settings: { players: 1 },
  seed: 'lesson 232',
  seat: 0,
  steps: [
    { ref: 'quests' },
    { ref: 'own' },
    { ref: 'hand' },
    { choose: 'item:silver-arrow', ref: 'hand:silver-arrow' },
    { choose: 'resource:seers-orb:silver-arrow', ref: 'hand:seers-orb' },
    { ref: 'item:silver-arrow' },
    { choose: 'end', ref: 'turn' },
    { choose: 'discard:rusted-dirk', ref: 'hand:rusted-dirk' },
    { choose: 'item:cinder-scroll', ref: 'hand:cinder-scroll' },
    { choose: 'resource:spell-of-fortitude:cinder-scroll', ref: 'hand:spell-of-fortitude' },
    { choose: 'quest:the-silent-guard', ref: 'quest:the-silent-guard' },
    { choose: 'resource:shapechangers-draught:quest', ref: 'hand:shapechangers-draught' },
    { choose: 'resource:quick-reflexes:quest', ref: 'hand:quick-reflexes' },
    { choose: 'resource:breath-of-winter:quest', ref: 'hand:breath-of-winter' },
    { choose: 'level:great', ref: 'quest:the-silent-guard' },
    { choose: 'end', ref: 'turn' },
    { ref: 'item:silver-arrow' },
    { ref: 'track' },
    { ref: 'deck:quests' },
  ],
} as const satisfies Course;
