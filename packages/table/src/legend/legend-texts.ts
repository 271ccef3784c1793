import type { CommonIcon, OperatorName } from '@castellan/powers';
import type { LegendGroup } from '../contract.ts';
import { spoken } from '../languages.ts';

/** What a legend says in any game. */
export interface LegendTexts {
  readonly groups: Readonly<Record<LegendGroup['of'], string>>;
  readonly operators: Readonly<Record<OperatorName, readonly [name: string, meaning: string]>>;
  readonly common: Readonly<Record<CommonIcon, string>>;
}

export const legendTexts = spoken<LegendTexts>({
  en: async () => (await import('./legend-en.ts')).texts,
  de: async () => (await import('./legend-de.ts')).texts,
  fr: async () => (await import('./legend-fr.ts')).texts,
});
