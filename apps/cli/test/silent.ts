// The tiny game, without a word about what anyone takes.
import { defineGame } from '@castellan/kernel';
import { tiny } from './tiny.ts';

const { takes: _, ...rules } = tiny;
export const silent = defineGame({ ...rules, id: 'silent' });
