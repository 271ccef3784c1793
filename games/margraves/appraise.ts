import type { Decision, Option } from '@castellan/kernel';
import type { Seen } from './state.ts';

export function appraise(_: Seen, __: Decision, { id }: Option): number {
  return id === 'pass' ? 0 : 1;
}
