// Installs the dependencies when they are missing or are not those of the lock.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pinnedNode, root } from './pinned-node.mjs';
import { staleness } from './staleness.mjs';

const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

// Whatever NODE_ENV says, the tools are wanted too. Warnings would only be that the outer Node is old: that is known.
const always = ['--include=dev', '--include=optional', '--loglevel=error'];

/** Runs npm, on a given Node where npm was started as a file; resolves to how it went. */
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

/** npm on the Node that it was started with: the one in node_modules is about to be replaced. */
const installAll = () => npm(process.env.npm_node_execpath ?? process.execPath, ['ci']);

/**
 * On a Node that the native tools do not declare, npm leaves them out without a word. By then the pinned Node is there,
 * on which npm adds them. It is told to trust what the machine trusts, as the Node of a distribution may do by itself.
 */
async function addNativeTools() {
  const args = ['install', '--no-save', '--ignore-scripts'];
  const result = await npm(pinnedNode(), args, { NODE_USE_SYSTEM_CA: '1' });
  // That took the link to the pinned Node away: npm saw no need of it, being run by that Node itself.
  const link = spawnSync(process.execPath, [join(root, 'scripts', 'link-node.mjs')], {
    stdio: 'inherit',
  });
  return { ...result, ok: result.ok && link.status === 0 };
}

/** Makes node_modules match the lock; resolves to false, with the reason printed, when that failed. */
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
