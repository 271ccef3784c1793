import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { machineMs, processAt, processorMs } from './processor.ts';

// Only Linux says such things.
const isLinux = process.platform === 'linux';

/** Uses a core for this long, in a process of its own that outlives it. */
const BURN = `const end = process.cpuUsage().user + 300_000;
  while (process.cpuUsage().user < end);
  console.log('burnt'); setTimeout(() => {}, 60_000);`;

test.runIf(isLinux)('the time of a process and of those that it started is counted', async () => {
  const nested = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(BURN)}], { stdio: 'inherit' })`;
  const before = machineMs();
  const child = spawn(process.execPath, ['-e', nested, '--', '--port', '47601'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise(resolve => child.stdout.once('data', resolve));
    expect(processAt('node', 47_601)).toBe(child.pid);
    expect(processorMs(child.pid!)).toBeGreaterThanOrEqual(300);
    expect(machineMs() - before).toBeGreaterThanOrEqual(300);
    expect(processorMs(2 ** 30)).toBe(0);
    expect(processAt('no-such-program', 47_601)).toBeNull();
  } finally {
    process.kill(-child.pid!, 'SIGKILL');
  }
});
