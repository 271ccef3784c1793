import type { Update } from '@castellan/protocol';

/** Whether nothing more is played: the rules have ended it, or it went on for too long. */
export function isEnded({ outcome, stopped }: Pick<Update, 'outcome' | 'stopped'>): boolean {
  return outcome !== null || stopped !== undefined;
}
