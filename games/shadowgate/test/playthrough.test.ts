// Whole games as a readable log. A change of rules, words or appraisal shows as a diff.
// `vitest run games/shadowgate -u` writes the logs again.
import { projectEvent } from '@castellan/kernel';
import { plainPen, preferred } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { shadowgate } from '../index.ts';

const who = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan'][seat]!;
const say = (phrase: { readonly say: string }): string => shadowgate.words.en.say(phrase, who);

function playthrough(settings: Readonly<Record<string, string | number | boolean>>): string {
  const state = shadowgate.setup(settings, 'playthrough');
  const lines: string[] = [];
  let shown = 0;
  for (;;) {
    const [decision] = shadowgate.pending(state);
    if (decision === undefined) break;
    if (state.turn.number !== shown) {
      shown = state.turn.number;
      const text = { pen: plainPen, width: 80, who };
      lines.push('', ...shadowgate.board(shadowgate.view(state, decision.seat), text), '');
    }
    const picks = preferred(shadowgate, state, decision);
    lines.push(`${who(decision.seat)}: ${say(decision.prompt)} > ${picks.join(' ')}`);
    for (const event of shadowgate.apply(state, { decision: decision.id, picks })) {
      lines.push(`    ${say(projectEvent(event, decision.seat))}`);
    }
  }
  const { ending, scores } = shadowgate.outcome(state)!;
  lines.push('', say(ending));
  for (const { seat, total, parts } of scores) {
    const sheet = parts
      .filter(({ points }) => points > 0)
      .map(part => `${say(part)} ${part.points}`);
    lines.push(`${who(seat)} ${total}: ${sheet.join(', ')}`);
  }
  return `${lines
    .map(line => line.trimEnd())
    .join('\n')
    .trim()}\n`;
}

test.each([
  ['two-players', { players: 2 }],
  ['four-players-equal-turns-either-side', { players: 4, equalTurns: true, characters: 'either' }],
  ['solo', { players: 1 }],
])('%s', async (name, settings) => {
  await expect(playthrough(settings)).toMatchFileSnapshot(`./playthroughs/${name}.txt`);
});
