#!/usr/bin/env node
import { handOver } from '../../../scripts/hand-over.mjs';

await handOver(
  new URL('../src/main.ts', import.meta.url),
  'A newer one comes with the checkout: run `npm ci` first.',
);
