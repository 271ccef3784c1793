#!/usr/bin/env node
// The `castellan` command of a release, where this folder lies beside the programs.
import { readFileSync } from 'node:fs';
import { handOver } from './hand-over.mjs';
import { packageName } from './pinned-node.mjs';

const { config } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
await handOver(
  new URL('../lib/cli-main.js', import.meta.url),
  `Install a newer one from https://nodejs.org, or put one beside Castellan: npm i -g ${packageName()}@${config.node}`,
);
