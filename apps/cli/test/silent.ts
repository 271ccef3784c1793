// The toy game, without a word about what anyone takes.
import { defineGame } from '@castellan/kernel';
import { toyRules } from '@castellan/conformance/toy';

const { takes: _, ...rules } = toyRules;
export const silent = defineGame({ ...rules, id: 'silent' });
