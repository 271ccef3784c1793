import type { Phrase, Said } from '@castellan/kernel';
import { isAside, saidText } from '@castellan/kernel';
import { logEntry, useLooks } from '@castellan/table';
import type { Actions } from './others-since.ts';

/** A piece of an action; without its asides it is shorter, and still a sentence. */
interface Piece {
  readonly text: string;
  readonly isAside: boolean;
}

/** Something that somebody did, in words that follow their name. */
interface Action {
  readonly pieces: readonly Piece[];
  /** What they did again and again is said once. */
  readonly times: number;
}

/** All that somebody did. */
interface Told {
  readonly name: string;
  /** What stands between their name and the first action. */
  readonly after: string;
  readonly actions: readonly Action[];
  /** The whole of it. */
  readonly all: string;
}

interface MoveWords {
  /** An action as the log has it. */
  whole(event: Phrase): string;
  told(of: Actions): Told;
}

const isTheirs = ([first]: Said, seat: number): boolean =>
  typeof first === 'object' && 'seat' in first && first.seat === seat;

/** Without saying again who. */
export function piecesOf(said: Said, seat: number): Piece[] {
  const pieces: { text: string; isAside: boolean }[] = [];
  for (const part of isTheirs(said, seat) ? said.slice(1) : said) {
    const text = saidText([part]);
    const last = pieces.at(-1);
    if (last?.isAside === isAside(part)) last.text += text;
    else pieces.push({ text, isAside: isAside(part) });
  }
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.replace(/\.$/, '');
  return pieces.filter(({ text }) => text !== '');
}

/** How often, where it was more than once. */
export const timesOf = (times: number): string => (times === 1 ? '' : `\u00a0×${times}`);

/** What the others did, in words. */
export function useMoveWords(): MoveWords {
  const { ui, locale, who } = useLooks();
  const parts = (event: Phrase): Said => logEntry({ ui, locale, who }, event, '').parts;
  return {
    whole: event => saidText(parts(event)),
    told({ seat, events }) {
      const actions = new Map<string, Action>();
      for (const event of events) {
        const pieces = piecesOf(parts(event), seat);
        const words = pieces.map(({ text }) => text).join('');
        actions.set(words, { pieces, times: (actions.get(words)?.times ?? 0) + 1 });
      }
      const name = who(seat);
      const after = isTheirs(parts(events[0]!), seat) ? ' ' : ' · ';
      const said = [...actions].map(([words, { times }]) => words + timesOf(times));
      return { name, after, actions: [...actions.values()], all: name + after + said.join(' · ') };
    },
  };
}
