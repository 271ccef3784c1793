/** What a card's picture has of its class: its colour, and the edge of the card. */
export interface Field {
  readonly tint: string;
  readonly edge: string;
}

const field = (tint: string, edge: string): Field => ({ tint, edge });

/** All fields. A game's `art.json` picks from them; what it names and nobody has chosen colours for is `plain`. */
export const FIELDS = {
  masonry: field('#76862e', '#2c3a1c'),
  chevrons: field('#b4321f', '#4a1512'),
  lozenges: field('#54409a', '#1d1629'),
  radiance: field('#2f6cc0', '#16305c'),
  furrows: field('#8a5a2d', '#43301a'),
  hills: field('#6c8248', '#2a3d1d'),
  barrens: field('#9c5a30', '#553018'),
  ruins: field('#5d566c', '#33303f'),
  forest: field('#3f6a4c', '#16301f'),
  swamp: field('#4a5f4c', '#23322b'),
  valley: field('#4f786f', '#1f3f3a'),
  caverns: field('#4a3a55', '#221a2b'),
  mountains: field('#5f7794', '#27364d'),
  castle: field('#7a4696', '#38234a'),
  damask: field('#7a2350', '#4a1030'),
  fire: field('#8a2a14', '#571a0d'),
  ice: field('#2c6a92', '#173f5c'),
  wind: field('#356465', '#254b4c'),
  slashes: field('#7d3427', '#421a16'),
  target: field('#56703f', '#243820'),
  scales: field('#4a5664', '#2b333d'),
  runes: field('#1f5f5c', '#123a3a'),
  state: field('#8c2436', '#4b1420'),
  orbs: field('#27357d', '#151d4a'),
  thorns: field('#3f5634', '#1d2a18'),
  beams: field('#8a5c26', '#452b12'),
  leaves: field('#2c6a3a', '#143822'),
  storm: field('#5d5580', '#2d2942'),
  map: field('#7c6038', '#41301c'),
  drapery: field('#1f7484', '#123c46'),
  arcane: field('#52308a', '#2e1750'),
  plain: field('#7a6650', '#3a2f24'),
} as const satisfies Readonly<Record<string, Field>>;

export function fieldOf(name: string): Field {
  return (FIELDS as Readonly<Record<string, Field>>)[name] ?? FIELDS.plain;
}
