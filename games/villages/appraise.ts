import type { Decision, Option } from '@castellan/kernel';
import type { VillagesView } from './state.ts';

export function appraise(_: VillagesView, __: Decision, option: Option): number {
  return option.id.startsWith('build') ? 1 : 0;
}
