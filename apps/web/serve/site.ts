import { join } from 'node:path';
import { webRoot } from '../build/house.ts';

// What the server needs to know of the page that it serves.
export { dist } from '../build/house.ts';
export { isStale } from './freshness.ts';
export { securityHeaders } from './headers.ts';
export { siteHandler } from './server.ts';

/** Builds the page. */
export async function buildSite(): Promise<void> {
  const vite = await import('vite');
  await vite.build({ configFile: join(webRoot, 'vite.config.ts'), logLevel: 'warn' });
}
