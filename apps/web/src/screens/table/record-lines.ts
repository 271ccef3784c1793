import type { Event, Who, Words } from '@castellan/kernel';
import { plainText, projectEvent } from '@castellan/kernel';

/** What a line of a record may be; anyone may have written it. */
const LONGEST_LINE = 300;

/** What was recorded, in words, as everyone could know it. */
export function recordLines(events: readonly Event[], words: Words, who: Who): string[] {
  return events.map(event => {
    try {
      return plainText(words.say(projectEvent(event, 'spectator'), who), LONGEST_LINE);
    } catch {
      // Words for it may have gone with the old rules.
      return event.say;
    }
  });
}
