import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a program of the server in this terminal; it is started, not imported. Resolves to its exit status. */
export async function runServerProgram(file: string, args: readonly string[]): Promise<number> {
  const program = fileURLToPath(new URL(`../../server/src/${file}`, import.meta.url));
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  // The terminal sends ctrl-c to both; the server ends first, then this process.
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
