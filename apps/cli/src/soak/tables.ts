import type { Game, Variant } from '@castellan/kernel';
import { readOptions, Refusal } from '@castellan/kernel';
import { UsageError } from '../failure.ts';

/** Every table that a soak plays: each variant with each number of players that it allows. */
export function tablesOf(game: Game): Variant[] {
  const counts = game.options.find(({ id }) => id === 'players')!.values;
  const tables: Variant[] = [];
  const seen = new Set<string>();
  for (const variant of [...game.variants, { name: '', options: {} }]) {
    const fixed = Object.hasOwn(variant.options, 'players');
    for (const players of fixed ? [variant.options['players']!] : counts) {
      const options = allowed(game, { ...variant.options, players });
      if (options === null || seen.has(JSON.stringify(options))) continue;
      seen.add(JSON.stringify(options));
      const name = fixed ? variant.name : `${variant.name} ${players} players`.trim();
      tables.push({ name, options });
    }
  }
  return tables;
}

export function tableNamed(tables: readonly Variant[], name: string): Variant {
  const table = tables.find(one => one.name === name);
  if (table !== undefined) return table;
  throw new UsageError(
    `There is no table "${name}". Tables: ${tables.map(one => one.name).join('; ')}.`,
  );
}

/** The options in full, or null when the game does not play with these together. */
function allowed(game: Game, given: Variant['options']): Variant['options'] | null {
  try {
    const options = readOptions(game.name, game.options, given);
    game.setup(options, 'soak');
    return options;
  } catch (error) {
    if (error instanceof Refusal) return null;
    // A setup that breaks is what a soak is there to find.
    return given;
  }
}
