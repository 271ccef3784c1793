import { chairs } from '@castellan/bots';
import { SERVER_BOTS } from '@castellan/room';
import { shelf } from '@castellan/shelf';
import { expect, test } from 'vitest';
import { botOf, calledOf, CHARACTERS, lineOf, whoIs } from './characters.ts';

test('every character is a chair that can be asked for', () => {
  for (const { bot } of CHARACTERS) expect(Object.keys(chairs)).toContain(bot);
});

test.each(shelf)('$id: what the setup offers is what its bots can play like', async game => {
  const { cast = [], styles = [] } = await game.rules();
  expect(cast).toEqual(styles.map(({ name }) => name));
  for (const style of cast)
    for (const level of ['page', 'greedy', 'steward', 'castellan']) {
      const bot = botOf(level, style);
      expect(SERVER_BOTS).toContain(bot);
      expect(whoIs(bot)).toMatchObject({ level: { bot: level }, style: { line: lineOf(bot) } });
      expect(calledOf(bot, key => key)).toBe(`${whoIs(level).level!.name} · ${style}Name`);
    }
});

test('a bot with no style plays without one, and nobody knows a stranger', () => {
  expect(botOf('random', 'builder')).toBe('random');
  expect(calledOf('greedy-1', key => key)).toBe('greedy-1');
  expect(lineOf(null)).toBeNull();
});
