// Installs the dependencies if they are missing or differ from the lock file.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pinnedNode, root } from './pinned-node.mjs';
import { staleness } from './staleness.mjs';

const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

// The tools are needed whatever NODE_ENV says. Warnings are hidden, because they only say that the outer Node is old.
const always = ['--include=dev', '--include=optional', '--loglevel=error'];

/** Runs npm, on a given Node if npm was started as a file; resolves to whether it succeeded. */
function npm(node, args, env = {}) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 1, 'pipe'] };
  const child = cli?.endsWith('.js')
    ? spawn(node, [cli, ...args, ...always], options)
    : spawn('npm', [...args, ...always], { ...options, shell: process.platform === 'win32' });
  let complaints = '';
  child.stderr.on('data', chunk => {
    complaints += chunk;
    process.stderr.write(chunk);
  });
  return new Promise(resolve => {
    child.on('error', error => resolve({ ok: false, complaints: String(error) }));
    child.on('close', code => resolve({ ok: code === 0, complaints }));
  });
}

/** npm runs on the Node it was started with, because the one in node_modules is about to be replaced. */
const installAll = () => npm(process.env.npm_node_execpath ?? process.execPath, ['ci']);

/**
 * On a Node version that the native tools do not support, npm silently skips them. The pinned Node is installed by
 * then, so npm adds them in a second run on it. It is told to trust the machine's certificates, as the Node of a
 * distribution may already do.
 */
async function addNativeTools() {
  const args = ['install', '--no-save', '--ignore-scripts'];
  const result = await npm(pinnedNode(), args, { NODE_USE_SYSTEM_CA: '1' });
  // That removed the link to the pinned Node, because npm ran on that Node itself and saw no need for it.
  const link = spawnSync(process.execPath, [join(root, 'scripts', 'link-node.mjs')], {
    stdio: 'inherit',
  });
  return { ...result, ok: result.ok && link.status === 0 };
}

/** Makes node_modules match the lock file; prints the reason and resolves to false if that failed. */
export async function install() {
  const reason = staleness();
  if (reason === null) return true;
  console.log(`Installing the dependencies (npm ci): ${reason}.`);
  let { ok, complaints } = await installAll();
  if (ok && staleness() !== null && pinnedNode() !== null) {
    console.log('Adding the tools that this Node is too old for, with the pinned Node.');
    ({ ok, complaints } = await addNativeTools());
  }
  if (ok && staleness() === null) return true;
  console.error(
    unreachable.test(complaints)
      ? '\nThe npm registry cannot be reached, so the dependencies could not be installed. ' +
          'Check the network, or the proxy and registry in your npm configuration, then try again.'
      : `\nThe dependencies could not be installed: ${ok ? staleness() : 'npm failed, see above'}.`,
  );
  return false;
}
