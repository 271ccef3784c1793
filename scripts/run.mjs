// The single entry of every npm script: installs what is missing, then runs the command on the pinned Node.
import { commands, makeModules, runCommand } from './commands.mjs';
import { install } from './install.mjs';
import { test } from './test-stages.mjs';

const [name, ...args] = process.argv.slice(2);
const known = ['test', ...Object.keys(commands)];
if (name === undefined || !known.includes(name)) {
  console.error(`Usage: node scripts/run.mjs <${known.join('|')}> [arguments]`);
  process.exit(2);
}

// The terminal sends ctrl-c to the whole group; the command below handles it, and we end when it ends.
process.on('SIGINT', () => {});
// npm sends SIGTERM only to the shell between us, which dies without passing it on. So if our parent process has
// changed, we were told to end.
const startedBy = process.ppid;
setInterval(() => {
  if (process.ppid !== startedBy) process.emit('SIGTERM');
}, 500).unref();

if ((await install()) && (await makeModules()) === 0) {
  process.exitCode = name === 'test' ? await test(args) : await runCommand(name, args);
} else {
  process.exitCode = 1;
}
