// What the server knows of its page in a release, where it stands built beside the program: `npm run release` puts this in
// the place of site.ts.
import { join } from 'node:path';

export { securityHeaders } from './headers.ts';
export { siteHandler } from './server.ts';

export const dist = join(import.meta.dirname, '..', 'site');
export const isStale = (): boolean => false;
export const buildSite = async (): Promise<void> => {};
