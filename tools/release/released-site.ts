// What the server knows of its page in a release, where it stands built beside the program.
import { join } from 'node:path';

export { securityHeaders } from '../../apps/web/serve/headers.ts';
export { siteHandler } from '../../apps/web/serve/server.ts';

export const dist = join(import.meta.dirname, '..', 'site');
export const isStale = (): boolean => false;
export const buildSite = async (): Promise<void> => {};
