// `npm run engines`: a visit in the engines of Firefox and Safari, both as Debian has them: installed if possible. One that
// can't be had is named loudly, and the other is visited. `--report FILE` also writes the results to a file; all other
// arguments go to Playwright.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runFile } from './commands.mjs';
import { canInstall, installFromDebian } from './debian.mjs';
import { root } from './pinned-node.mjs';

/** The path of the first of these programs; null if there is none. */
function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(':').filter(one => one !== '');
  const files = names.flatMap(name => folders.map(folder => join(folder, name)));
  return files.find(file => existsSync(file)) ?? null;
}

/** WebKit has no mode without windows: it needs a screen in memory. */
const engines = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    find: () => process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox'),
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => onPath('Xvfb') && (process.env.WEBKIT_DRIVER_PATH ?? onPath('WebKitWebDriver')),
  },
];

/** Text needs some font for what the page's own fonts don't have. */
function install(missing) {
  const packages = missing.flatMap(one => one.packages);
  console.log(`No ${missing.map(one => one.name).join(' and no ')} here: installing from Debian.`);
  installFromDebian(['fonts-liberation', ...packages]);
}

const missing = engines.filter(one => !one.find());
if (missing.length > 0 && canInstall()) install(missing);
const found = engines.filter(one => one.find());
const absent = engines.filter(one => !one.find());
for (const { name, packages } of absent) {
  console.error(`\n*** NOTHING WAS TRIED IN ${name.toUpperCase()}: it is not here. ***`);
  console.error(`*** Install ${packages.join(' and ')}, and run \`npm run engines\`. ***\n`);
}

const args = process.argv.slice(2);
const at = args.indexOf('--report');
if (at >= 0) process.env.BROWSER_REPORT = args.splice(at, 2)[1];
for (const { variable, find } of found) process.env[variable] = find();
const cli = join(root, 'node_modules/@playwright/test/cli.js');
const config = join(root, 'apps/web/test/engines/playwright.config.ts');
const status = found.length === 0 ? 0 : await runFile([cli, 'test', '--config', config, ...args]);
// In CI, where they can be had, a missing one is a failure.
process.exitCode = absent.length > 0 && process.env.CI ? 1 : status;
