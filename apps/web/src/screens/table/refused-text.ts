import type { Who, Words } from '@castellan/kernel';
import type { Refused } from '@castellan/protocol';
import type { Say } from '../../strings/text.ts';

/** What the table did not take, and why: in the person's language as far as we have words for it. */
export function refusedText(refused: Refused, say: Say, words: Words, who: Who): string {
  return `${say('refusedTitle')}: ${why(refused, say, words, who)}`;
}

function why({ code, message, reason }: Refused, say: Say, words: Words, who: Who): string {
  if (code === 'fault') return say('refusedFault');
  if (code === 'stale') return say('refusedStale');
  return reason === undefined ? message : words.say(reason, who);
}
