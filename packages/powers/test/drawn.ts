// Chance that fast-check can replay and shrink: every drawn number is a separate value.
import type { Chance } from '@castellan/kernel';
import * as fc from 'fast-check';
import type { GeneratorValue } from 'fast-check';

export function drawnBy(draw: GeneratorValue): Chance {
  return { below: n => draw(fc.nat, { max: n - 1 }) };
}
