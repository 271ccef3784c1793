// The toy game without `takes`.
import { defineGame } from '@castellan/kernel';
import { toyRules } from '@castellan/conformance/toy';

const { takes: _, ...rules } = toyRules;
export const silent = defineGame({ ...rules, id: 'silent' });
