import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newFolder, toyPath } from './terminal.ts';

const bin = fileURLToPath(new URL('../bin/castellan.mjs', import.meta.url));

/** The command as people start it, from another folder. */
function launch(
  args: readonly string[],
  input = '',
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [bin, ...args], {
    cwd: tmpdir(),
    input,
    encoding: 'utf8',
    env: { ...process.env, CASTELLAN_SAVES: newFolder(), NO_COLOR: '', COLUMNS: '80' },
  });
}

test('the launcher finds the checkout from anywhere, and returns the exit status', () => {
  expect(launch(['--help']).stdout).toContain('castellan play');
  expect(launch(['sim', toyPath, '--games', '5', '--cap', '1']).status).toBe(1);
  const wrong = launch(['sing']);
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toContain('There is no command "sing"');
  expect(wrong.stderr).not.toMatch(/^\s+at /m);
});

test('a pipe is no terminal: no colours, no cursor tricks, and the end of the input ends the game', () => {
  const { status, stdout, stderr } = launch(
    ['play', toyPath, '--players', '2', '--seed', '3'],
    'pass\n',
  );
  expect(stderr).toBe('');
  expect(stdout).toContain('The game is saved');
  expect(stdout).not.toContain('\u001B');
  expect(status).toBe(0);
});
