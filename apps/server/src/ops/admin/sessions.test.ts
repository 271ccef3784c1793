import { expect, test } from 'vitest';
import { Sessions } from './sessions.ts';

const SECRET = 'correct-horse-battery';

test('the secret opens, for half a day, until someone signs out', () => {
  const sessions = new Sessions(SECRET);
  const signedIn = sessions.signIn(SECRET, 0) as { token: string };
  expect(sessions.isOpen(signedIn.token, 1000)).toBe(true);
  expect(sessions.isOpen('another', 1000)).toBe(false);
  expect(sessions.isOpen(undefined, 1000)).toBe(false);
  expect(sessions.isOpen(signedIn.token, 13 * 3600 * 1000)).toBe(false);
  const again = sessions.signIn(SECRET, 13 * 3600 * 1000) as { token: string };
  sessions.signOut(again.token);
  expect(sessions.isOpen(again.token, 13 * 3600 * 1000)).toBe(false);
});

test('someone guessing has five tries, then one every ten seconds, and so has everyone else', () => {
  const sessions = new Sessions(SECRET);
  const now = performance.now();
  for (let i = 0; i < 5; i++) expect(sessions.signIn(`guess ${i}`, now)).toBe('wrong');
  expect(sessions.signIn(SECRET, now)).toBe('busy');
  expect(sessions.signIn(SECRET, now + 11_000)).toHaveProperty('token');
});
