import { join } from 'node:path';
import { webRoot } from '../build/house.ts';

// What the server needs to know of the page that it serves.
export { dist } from '../build/house.ts';
export { isStale } from './freshness.ts';
export { securityHeaders } from './headers.ts';
export { siteHandler } from './server.ts';

/** Builds the page as people get it, whatever the surroundings say: a test's would be a twelfth larger. */
export async function buildSite(): Promise<void> {
  const vite = await import('vite');
  process.env['NODE_ENV'] = 'production';
  await vite.build({ configFile: join(webRoot, 'vite.config.ts'), logLevel: 'warn' });
}
