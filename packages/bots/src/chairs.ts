import { partsOf } from './cast.ts';
import type { ChairMaker } from './chair.ts';
import { greedy, greedy1 } from './greedy.ts';
import { levels, levelWith } from './levels.ts';
import { random } from './random.ts';

/** All chairs that can be chosen by name. */
export const chairs: Readonly<Record<string, ChairMaker>> = {
  random,
  greedy,
  'greedy-1': greedy1,
  ...Object.fromEntries(levels.map(({ name, sit }) => [name, sit])),
};

export class UnknownChair extends Error {
  constructor(name: string) {
    super(
      `There is no chair called "${name}". There are: ${Object.keys(chairs).join(', ')}; and levels with a style, such as castellan-slayer.`,
    );
    this.name = 'UnknownChair';
  }
}

/**
 * A chair by its name: a level, maybe of a style that the game has, maybe one that thinks for another time:
 * `castellan@50ms`. In games that don't know the style, it plays without.
 */
export function chairNamed(name: string): ChairMaker {
  const { level, style } = partsOf(name);
  const maker = Object.hasOwn(chairs, level) ? chairs[level] : levelWith(level);
  if (maker === undefined || maker === null) throw new UnknownChair(name);
  if (style === null) return maker;
  return (game, chance, lent, own = null) => {
    const named = own ?? game.styles?.find(one => one.name === style) ?? null;
    return { ...maker(game, chance, lent, named), name };
  };
}

/** Whether a chair answers so quickly that nobody notices. Others need a thread of their own where many play. */
export function isQuick(name: string): boolean {
  const { level } = partsOf(name);
  if (Object.hasOwn(chairs, level)) return levels.find(one => one.name === level)?.isQuick ?? true;
  return false;
}
