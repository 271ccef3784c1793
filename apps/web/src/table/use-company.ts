import type { TableScene } from '@castellan/client';
import type { Seat } from '@castellan/kernel';
import { Company } from '@castellan/table';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { GameBundle } from '../game-bundle.ts';

/** Those who sit at the table, and how it goes for them by what everyone can see. */
export function useCompany(
  { ui }: GameBundle,
  { view }: TableScene,
  seeds: readonly string[],
  turnOf: Seat | undefined,
): Company {
  const { motion, pace } = useApp().settings;
  const [company] = useState(() => new Company());
  const key = seeds.join('\n');
  const mayTalk = motion === 'on' && pace !== 'instant';
  useLayoutEffect(() => {
    const points = seeds.map((_, seat) => ui.points?.(view, seat) ?? 0);
    company.see(seeds, { actor: turnOf ?? 0, points }, mayTalk);
  }, [company, ui, view, key, turnOf, mayTalk]);
  return company;
}
