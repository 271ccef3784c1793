import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Where tables and people are kept if nobody says: in the checkout; or, for a release, which an update replaces, where
 * the system keeps what belongs to a person.
 */
export function usualData(env: Readonly<Record<string, string | undefined>>): string {
  if (import.meta.filename.endsWith('.ts'))
    return join(import.meta.dirname, '..', '..', '..', 'data');
  if (process.platform === 'win32')
    return join(env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local'), 'Castellan');
  if (process.platform === 'darwin')
    return join(homedir(), 'Library', 'Application Support', 'Castellan');
  return join(env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'castellan');
}
