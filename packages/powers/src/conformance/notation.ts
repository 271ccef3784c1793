import { quote } from '@castellan/kernel';
import { Fault } from '@castellan/conformance/checks';
import type { Check } from '@castellan/conformance/checks';
import { inside } from '../effect.ts';
import type { Effect } from '../effect.ts';
import { faultsOfMarks } from '../marks.ts';
import { note, notePower } from '../note.ts';
import { read, readPower } from '../read.ts';
import { effectShape } from '../shape.ts';
import type { Terms } from '../terms.ts';
import type { World } from '../world.ts';
import type { Speech } from './speech.ts';

/** Everything printed can be written as notation, read back, and performed by the world. */
export function readingBack<S, T extends Terms>({ world, printed }: Speech<S, T>): Check {
  const { terms } = world;
  const shape = effectShape(terms);
  return {
    name: 'power-notation',
    promise: 'what a card says is an effect of this game, and is read back from its line',
    run(): void {
      const [fault] = faultsOfMarks(terms);
      if (fault !== undefined) throw new Fault(fault);
      for (const { on, says } of printed) {
        const line = 'op' in says ? note(says, terms) : notePower(says, terms);
        const again = 'op' in says ? read(line, terms) : readPower(line, terms);
        if (JSON.stringify(sorted(again)) !== JSON.stringify(sorted(says)))
          throw new Fault(`${quote(on)} says ${quote(line)}, which is read as something else`);
        if ('always' in says) continue;
        const effect = 'op' in says ? says : says.effect;
        const problems: string[] = [];
        shape(effect, quote(on), problems);
        const impossible = problems[0] ?? impossibleIn(effect, world as unknown as World<S>);
        if (impossible !== undefined) throw new Fault(`${quote(on)}: ${impossible}`);
      }
    },
  };
}

/** A card that does something with a place for which the world has no rule. */
function impossibleIn<S>(effect: Effect, world: World<S>): string | undefined {
  if (effect.op === 'lose' || effect.op === 'rob') {
    const place = world.places[effect.from]!;
    if (effect.random && place.removeRandom === undefined)
      return `${effect.from} has no \`removeRandom\``;
    if (effect.op === 'rob' && effect.keep && place.given === undefined)
      return `${effect.from} has no \`given\``;
  }
  for (const part of inside(effect)) {
    const found = impossibleIn(part, world);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** With fields in one fixed order, so that bytes can be compared. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
}
