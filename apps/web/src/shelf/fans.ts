/** A card that shows from a game's box: what it is in the game, its emblem, and where that stands. */
export type Fanned = readonly [ref: string, emblem: string, field: string];

/** Three for each game; the game's own art says the same of them. */
export const FANS: Readonly<Record<string, readonly Fanned[]>> = {
  'card-kingdoms': [
    ['citizen:champion', 'spartan', 'chevrons'],
    ['duke:lekzandr-the-protector', 'griffin-shield', 'damask'],
    ['monster:goblin', 'goblin', 'hills'],
  ],
  villages: [
    ['building:mill', 'windmill', 'masonry'],
    ['castle:castle-yellow', 'guarded-tower', 'state'],
    ['building:witchs-hut', 'witch-flight', 'lozenges'],
  ],
  quests: [
    ['citizen:warlord', 'warlord-helmet', 'chevrons'],
    ['quest:outfit-the-merchant-fleet', 'galleon', 'drapery'],
    ['quest:unmask-the-court-spy', 'domino-mask', 'damask'],
  ],
  margraves: [
    ['citizen:captain', 'black-knight-helm', 'chevrons'],
    ['monster:warg-pack', 'hound', 'forest'],
    ['monster:flame-revenant', 'burning-skull', 'ruins'],
  ],
  shadowgate: [
    ['adventure:everburning-torch', 'torch', 'fire'],
    ['adventure:shooting-star', 'falling-star', 'target'],
    ['adventure:dwarven-hammer', 'warhammer', 'slashes'],
  ],
};
