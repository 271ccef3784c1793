import type { Game, Outcome, Pen, Who } from '@castellan/kernel';
import { padEnd } from './wrap.ts';

/** The end of a game: who came where, and for what. */
export function scoreSheet(game: Game, outcome: Outcome, who: Who, pen: Pen): string[] {
  const say = (phrase: Parameters<typeof game.words.en.say>[0]): string =>
    game.words.en.say(phrase, who);
  const sheets = outcome.scores
    .map(score => ({ ...score, rank: outcome.ranks[score.seat] ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.rank - b.rank);
  const lines = [pen.strong(say(outcome.ending)), winnersLine(outcome, who), ''];
  for (const { seat, total, parts, rank } of sheets) {
    const place = seat < 0 ? '  ' : `${rank}.`;
    const name = seat < 0 ? who(seat) : pen.paint(`seat${seat}`, who(seat));
    lines.push(`${place} ${padEnd(name, 40)} ${pen.strong(String(total).padStart(5))}`);
    const tieBreak = outcome.tieBreaks?.[seat];
    if (tieBreak) lines.push(`     ${pen.faint(say(tieBreak))}`);
    for (const part of parts)
      lines.push(`     ${padEnd(say(part), 38)} ${String(part.points).padStart(5)}`);
  }
  return lines;
}

function winnersLine({ winners }: Outcome, who: Who): string {
  if (winners.length === 0) return 'Nobody has won.';
  const names = winners.map(who);
  const last = names.pop()!;
  return names.length === 0
    ? `${last} wins.`
    : `${names.join(', ')} and ${last} share the victory.`;
}
