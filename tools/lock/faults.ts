// What can be wrong with a lock file that still installs on the machine that wrote it.

type Versions = Readonly<Record<string, string>>;

/** The parts of a package.json that are copied into the lock. */
export type Manifest = {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
};

export type LockEntry = Manifest & {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  readonly extraneous?: boolean;
};

type Entries = Readonly<Record<string, LockEntry>>;

const sections = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const native = /(linux|darwin|win32)-(x64|arm64)/;
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Whether npm finds `name` when asked from `place`: it looks in the nearest node_modules, going up. */
function isLocked(packages: Entries, place: string, name: string): boolean {
  const parts = place === '' ? [] : place.split('/');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    if ([...parts.slice(0, depth), 'node_modules', name].join('/') in packages) return true;
  }
  return false;
}

function entryFaults(packages: Entries, place: string, entry: LockEntry): string[] {
  const isOurs = !place.includes('node_modules/');
  const faults = Object.keys(entry.optionalDependencies ?? {})
    .filter(name => (isOurs || native.test(name)) && !isLocked(packages, place, name))
    .map(
      name =>
        `${name} has no entry, so its platform goes without; take a version that exists for all`,
    );
  if (!isOurs && !entry.link) {
    if (entry.hasInstallScript)
      faults.push('runs a script when installed; take a package that needs none');
    if (entry.resolved !== undefined) {
      faults.push('names where it came from; keep omit-lockfile-registry-resolved=true in .npmrc');
    }
    if (entry.extraneous) faults.push('is needed by nothing; run `npm install` once more');
    if (entry.integrity === undefined && !entry.inBundle) {
      faults.push('has no integrity hash; remove its entry and run `npm install`');
    }
  }
  return faults.map(text => `${place === '' ? 'the root' : place}: ${text}`);
}

/** If a manifest differs from the lock's copy of it, `npm ci` refuses on every other machine. */
function manifestFaults(place: string, manifest: Manifest, entry: LockEntry | undefined): string[] {
  const where = place === '' ? 'package.json' : `${place}/package.json`;
  if (entry === undefined) return [`${where}: is not in the lock; run \`npm install\``];
  return sections.flatMap(section => {
    const wanted = manifest[section] ?? {};
    const locked = entry[section] ?? {};
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(locked)])];
    return names.flatMap(name => {
      const version = wanted[name];
      if (version !== locked[name])
        return [`${where}: ${name} differs from the lock; run \`npm install\``];
      return version === undefined || exact.test(version)
        ? []
        : [`${where}: ${name} is "${version}"; write one exact version`];
    });
  });
}

/**
 * All faults of a lock file, one line each. Manifests are our own package.json files by folder, the root's under ''.
 */
export function lockFaults(
  packages: Entries,
  manifests: Readonly<Record<string, Manifest>>,
): string[] {
  return [
    ...Object.entries(packages).flatMap(([place, entry]) => entryFaults(packages, place, entry)),
    ...Object.entries(manifests).flatMap(([place, manifest]) =>
      manifestFaults(place, manifest, packages[place]),
    ),
  ];
}
