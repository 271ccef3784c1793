import type { Phrase, Said } from '@castellan/kernel';
import { saidText } from '@castellan/kernel';
import { logEntry, useLooks } from '@castellan/table';
import type { Deeds } from './others-since.ts';

interface DeedWords {
  /** A deed as the log has it. */
  whole(event: Phrase): string;
  /** All that somebody did in one line that follows their name; what they did again and again is said once. */
  line(deeds: Deeds): string;
}

const isTheirs = ([first]: Said, seat: number): boolean =>
  typeof first === 'object' && 'seat' in first && first.seat === seat;

/** What somebody did, without saying again who. */
function shortly(said: Said, seat: number): string {
  return saidText(isTheirs(said, seat) ? said.slice(1) : said)
    .trim()
    .replace(/\.$/, '');
}

/** What the others did, in words. */
export function useDeedWords(): DeedWords {
  const { ui, locale, who } = useLooks();
  const parts = (event: Phrase): Said => logEntry({ ui, locale, who }, event, '').parts;
  return {
    whole: event => saidText(parts(event)),
    line({ seat, events }) {
      const times = new Map<string, number>();
      for (const event of events) {
        const words = shortly(parts(event), seat);
        times.set(words, (times.get(words) ?? 0) + 1);
      }
      const deeds = [...times].map(([words, n]) => (n === 1 ? words : `${words}\u00a0×${n}`));
      return `${isTheirs(parts(events[0]!), seat) ? ' ' : ' · '}${deeds.join(' · ')}`;
    },
  };
}
