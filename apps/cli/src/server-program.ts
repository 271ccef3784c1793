import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Flag, Flags } from './flags.ts';

/** Runs a program of the server in this terminal; resolves to its exit status. It is started, not imported. */
export async function runServerProgram(name: string, args: readonly string[]): Promise<number> {
  const program = fileURLToPath(new URL(`../../server/src/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  // The terminal sends ctrl-c to both; the program ends first, then this process.
  const wait = (): void => {};
  process.on('SIGINT', wait);
  const pass = (): void => void child.kill('SIGTERM');
  process.on('SIGTERM', pass);
  try {
    return await new Promise<number>(resolve => {
      child.on('error', () => resolve(1));
      child.on('close', code => resolve(code ?? 1));
    });
  } finally {
    process.off('SIGINT', wait);
    process.off('SIGTERM', pass);
  }
}

/** The flags with a value, as they were typed. */
export function typed(flags: Flags, known: readonly Flag[]): string[] {
  return known.flatMap(({ name }) => {
    const value = flags.text(name);
    return value === null ? [] : [`--${name}`, value];
  });
}
