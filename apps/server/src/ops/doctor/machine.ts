import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  statfsSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InUse, lockFolder } from '../../store/lock.ts';
import { isOlder, whyNotOurs } from '../../store/sqlite-file.ts';
import { DATA_FILE } from '../../store/sqlite-store.ts';
import type { Finding } from './finding.ts';
import { fine, olderForm, warning, wrong } from './finding.ts';

/** The oldest Node with everything that we use; the same as in scripts/pinned-node.mjs. */
const OLDEST_NODE = [24, 15] as const;
const LEAST_FREE = 200e6;
const LITTLE_FREE = 2e9;
const FEW_FILES = 4096;

export function lookAtNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least, leastMinor] = OLDEST_NODE;
  if (major > least || (major === least && minor >= leastMinor))
    return fine('Node', `version ${version}`);
  return wrong('Node', `version ${version}`, `Install Node ${OLDEST_NODE.join('.')} or newer.`);
}

/** How many connections the system allows: each seat is an open file. */
export function lookAtOpenFiles(limits = '/proc/self/limits'): Finding | null {
  if (!existsSync(limits)) return null;
  const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync(limits, 'utf8')) ?? [];
  if (soft === undefined) return null;
  if (soft === 'unlimited' || Number(soft) >= FEW_FILES) return fine('Open files', `up to ${soft}`);
  return warning(
    'Open files',
    `up to ${soft}, and every connection is one`,
    'For more than a few hundred people: LimitNOFILE=65536 in the systemd unit, or `ulimit -n 65536` before the start.',
  );
}

/** Whether the folder is there and ours, who else can read it, what is in it, and how much space is left. */
export function lookAtFolder(folder: string): readonly Finding[] {
  const about = 'Data folder';
  const full = resolve(folder);
  const there = existing(full);
  try {
    accessSync(there, constants.R_OK | constants.W_OK | constants.X_OK);
    // Rights are not everything: a disk may be mounted read-only.
    rmSync(mkdtempSync(join(there, '.castellan-doctor-')), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      wrong(
        about,
        `${there} can't be written to (${code})`,
        `Give it to the user that runs the server: chown castellan ${there}. Or choose another folder with --data.`,
      ),
    ];
  }
  if (there !== full)
    return [fine(about, `${full} will be made at the first start`), lookAtSpace(there)];
  return [lookAtRights(full), lookAtSpace(full), ...lookAtFile(full)];
}

function existing(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existing(dirname(path));
}

function lookAtRights(folder: string): Finding {
  const { mode } = statSync(folder);
  if (process.platform === 'win32' || (mode & 0o007) === 0)
    return fine('Data folder', `${folder} can be written to, and is not for everyone`);
  return warning(
    'Data folder',
    `${folder} can be read by every user of this machine`,
    `It holds people's names and their chat: chmod o= ${folder}`,
  );
}

function lookAtSpace(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const found = `${(free / 1e9).toFixed(1)} GB free`;
  const advice = 'Make room, or move the data folder to a larger disk (--data).';
  if (free < LEAST_FREE) return wrong('Disk', found, advice);
  return free < LITTLE_FREE ? warning('Disk', found, advice) : fine('Disk', found);
}

function lookAtFile(folder: string): readonly Finding[] {
  const findings: Finding[] = [];
  try {
    lockFolder(folder)();
    findings.push(fine('Lock', 'no server is using this data folder'));
  } catch (error) {
    findings.push(
      error instanceof InUse
        ? warning(
            'Lock',
            'a server is using this data folder now',
            'That is as it should be if it is yours and running; a second server needs a folder of its own (--data).',
          )
        : wrong(
            'Lock',
            `this data folder can’t be locked: ${(error as Error).message}`,
            'Mend what is said of the folder and its disk, and look again.',
          ),
    );
  }
  const file = join(folder, DATA_FILE);
  if (!existsSync(file)) return findings;
  const why = whyNotOurs(file);
  const about = 'Data file';
  if (why !== null)
    findings.push(wrong(about, `${file}: ${why}`, 'Restore a backup: castellan data restore FILE'));
  else
    findings.push(
      isOlder(file)
        ? olderForm(about, 'castellan data backup FILE')
        : fine(about, `${file} is intact`),
    );
  return findings;
}
