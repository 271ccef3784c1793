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
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await vite.build({ configFile: join(webRoot, 'vite.config.ts'), logLevel: 'warn' });
  } finally {
    // Only here: npm, for one, would leave out half of what it is asked for.
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}
