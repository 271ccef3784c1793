import type { ChairMaker } from './chair.ts';
import { greedy, greedy1 } from './greedy.ts';
import { random } from './random.ts';

/** All chairs that can be chosen by name. */
export const chairs: Readonly<Record<string, ChairMaker>> = {
  random,
  greedy,
  'greedy-1': greedy1,
};

export class UnknownChair extends Error {
  constructor(name: string) {
    super(`There is no chair called "${name}". There are: ${Object.keys(chairs).join(', ')}.`);
    this.name = 'UnknownChair';
  }
}

export function chairNamed(name: string): ChairMaker {
  const maker = Object.hasOwn(chairs, name) ? chairs[name] : undefined;
  if (maker === undefined) throw new UnknownChair(name);
  return maker;
}
