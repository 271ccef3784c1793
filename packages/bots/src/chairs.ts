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
    super(`There is no chair called "${name}". There are: ${Object.keys(chairs).join(', ')}.`);
    this.name = 'UnknownChair';
  }
}

/** A chair by its name, or a level that thinks for another time: `castellan@50ms`. */
export function chairNamed(name: string): ChairMaker {
  const maker = Object.hasOwn(chairs, name) ? chairs[name] : levelWith(name);
  if (maker === undefined || maker === null) throw new UnknownChair(name);
  return maker;
}

/** Whether a chair answers so quickly that nobody notices. Others need a thread of their own where many play. */
export function isQuick(name: string): boolean {
  if (Object.hasOwn(chairs, name))
    return levels.find(level => level.name === name)?.isQuick ?? true;
  return false;
}
