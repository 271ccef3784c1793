import type { Game, Outcome, Pen, Phrase, Who } from '@castellan/kernel';
import { padEnd } from './wrap.ts';

export const NOBODY_HAS_WON = 'Nobody has won.';

/** The end of a game: the places and the scores; no points if they did not decide. */
export function scoreSheet(game: Game, outcome: Outcome, called: Who, pen: Pen): string[] {
  const { rival } = game.words.en;
  const who: Who = seat => (seat < 0 && rival !== undefined ? rival : called(seat));
  const say = (phrase: Phrase): string => game.words.en.say(phrase, who);
  const lines = [pen.strong(say(outcome.ending)), winnersLine(outcome, who)];
  if (outcome.scores.length > 0) lines.push('');
  for (const { seat, total, parts } of bestFirst(outcome)) {
    // In a solo game there is only one place.
    const place = outcome.ranks.length === 1 ? '  ' : `${outcome.ranks[seat]!}.`;
    const name = seat < 0 ? who(seat) : pen.paint(`seat${seat}`, who(seat));
    lines.push(`${place} ${padEnd(name, 40)} ${pen.strong(String(total).padStart(5))}`);
    const tieBreak = outcome.tieBreaks?.[seat];
    if (tieBreak) lines.push(`     ${pen.faint(say(tieBreak))}`);
    for (const part of parts)
      lines.push(`     ${padEnd(say(part), 38)} ${String(part.points).padStart(5)}`);
  }
  return lines;
}

/** The winners come first. An opponent played by the rules comes last, unless it won. */
function bestFirst({ scores, winners, ranks }: Outcome): Outcome['scores'] {
  const place = (seat: number): number =>
    winners.includes(seat) ? 0 : (ranks[seat] ?? Number.MAX_SAFE_INTEGER);
  return scores.toSorted((a, b) => place(a.seat) - place(b.seat));
}

function winnersLine({ winners }: Outcome, who: Who): string {
  if (winners.length === 0) return NOBODY_HAS_WON;
  const names = winners.map(who);
  const last = names.pop()!;
  return names.length === 0
    ? `${last} wins.`
    : `${names.join(', ')} and ${last} share the victory.`;
}
