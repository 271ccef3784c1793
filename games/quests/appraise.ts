// What an option is worth: enough for a bot that takes the best.
import type { Decision, Option } from '@castellan/kernel';
import type { Seen } from './state.ts';

export function appraise(_: Seen, __: Decision, ___: Option): number {
  return 0;
}
