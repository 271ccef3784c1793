import type { Game, Variant } from '@castellan/kernel';
import { readSettings, Refusal } from '@castellan/kernel';
import { UsageError } from '../failure.ts';

/** All tables that a soak plays: each variant with each number of players that it allows. */
export function tablesOf(game: Game): Variant[] {
  const counts = game.settings.find(({ id }) => id === 'players')!.values;
  const tables: Variant[] = [];
  const seen = new Set<string>();
  for (const variant of [...game.variants, { name: '', settings: {} }]) {
    const fixed = Object.hasOwn(variant.settings, 'players');
    for (const players of fixed ? [variant.settings['players']!] : counts) {
      const settings = allowed(game, { ...variant.settings, players });
      if (settings === null || seen.has(JSON.stringify(settings))) continue;
      seen.add(JSON.stringify(settings));
      const name = fixed ? variant.name : `${variant.name} ${players} players`.trim();
      tables.push({ name, settings });
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

/** The complete settings, or null if the game does not allow this combination. */
function allowed(game: Game, given: Variant['settings']): Variant['settings'] | null {
  try {
    const settings = readSettings(game, given);
    game.setup(settings, 'soak');
    return settings;
  } catch (error) {
    if (error instanceof Refusal) return null;
    // A setup that throws is exactly what a soak should find.
    return given;
  }
}
