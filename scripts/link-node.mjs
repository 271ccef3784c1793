// After an install: makes `node` inside npm scripts and npx the pinned Node, unless the outer Node is new enough. npm
// 11 and later create this link, npm 9 and 10 do not, so it is always made here.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isNewEnough,
  oldest,
  packageName,
  packagedExecutable,
  root,
  versionOf,
} from './pinned-node.mjs';

const bin = join(root, 'node_modules', '.bin');
for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(bin, name), { force: true });

// The Node that runs npm, not the one that runs this file, which may already be the pinned one.
const outside = versionOf(process.env.npm_node_execpath ?? process.execPath);
if (!isNewEnough(outside)) {
  const target = packagedExecutable();
  if (!isNewEnough(versionOf(join(root, 'node_modules', target)))) {
    console.error(
      `Castellan needs Node ${oldest} or newer. This is Node ${outside ?? 'of an unknown version'}, and the package ` +
        `${packageName()}, which would bring a newer one, is missing or does not start on this machine.\n` +
        'Install a newer Node, then run `npm ci` again.',
    );
    process.exit(1);
  }
  mkdirSync(bin, { recursive: true });
  if (process.platform === 'win32') {
    writeFileSync(join(bin, 'node.cmd'), `@"%~dp0\\..\\${target}" %*\r\n`);
  } else {
    symlinkSync(join('..', target), join(bin, 'node'));
  }
}
