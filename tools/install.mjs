// Installs the packages when they are missing or differ from the lockfile. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Vite warns of JSON imports without an attribute: Node needs the attribute, but the oldest supported browsers do not know it.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = join(root, 'package-lock.json');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
/** The packages in npm's note on its last installation; none after a broken installation, which leaves no note. */
function installedPackages() {
  const note = join(root, 'node_modules/.package-lock.json');
  return existsSync(note) ? packagesOf(note) : {};
}

/**
 * The way to install the packages: `null` where everything for the purpose is there, `'build'` for the packages for building and serving,
 * `'all'` for all packages from scratch, `'add'` for adding the packages of the tests to those of the build.
 * `wanted` and `installed` are the `packages` of the lockfile and of npm's note.
 */
export function installation(purpose, wanted, installed) {
  // Optional packages belong to other platforms.
  const entries = Object.entries(wanted).filter(([path, { optional, devOptional }]) => path !== '' && !optional && !devOptional);
  const isDevelopment = ([, { dev }]) => dev === true;
  const isInstalled = ([path, { version }]) => installed[path]?.version === version;
  const build = entries.filter((entry) => !isDevelopment(entry));
  const tests = entries.filter(isDevelopment);
  if (build.every(isInstalled)) {
    if (purpose === 'build' || tests.every(isInstalled)) return null;
    return tests.some(([path]) => installed[path]) ? 'all' : 'add';
  }
  // An installation with the packages of the tests keeps them.
  return purpose === 'all' || tests.some(([path]) => installed[path]) ? 'all' : 'build';
}

/** The arguments of npm for each way. Development packages are included explicitly, whatever NODE_ENV is. */
const COMMANDS = {
  build: ['ci', '--omit=dev'],
  all: ['ci', '--include=dev'],
  add: ['install', '--include=dev'],
};
const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs what is missing for `'build'` (building and serving) or `'all'` (tests and tools, too); ends the process when that fails. */
export function ensureInstalled(purpose = 'all') {
  const way = installation(purpose, packagesOf(lockfile), installedPackages());
  if (way === null) return;
  const command = COMMANDS[way];
  console.log(`Installing the packages (npm ${command.join(' ')}) …`);
  const locked = readFileSync(lockfile, 'utf8');
  const { status } = spawnSync('npm', [...command, ...QUIET], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  // `npm install` may reformat the lockfile; restore it, because the packages are those it asked for.
  if (readFileSync(lockfile, 'utf8') !== locked) writeFileSync(lockfile, locked);
  if (status !== 0) {
    console.error(`npm ${command[0]} failed: the packages could not be installed.`);
    process.exit(1);
  }
}

/** Installs the packages that only the club needs into its own folder; ends the process when that fails. */
export function ensureServerInstalled() {
  const folder = join(root, 'server');
  const note = join(folder, 'node_modules/.package-lock.json');
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const installed = existsSync(note) ? packagesOf(note) : {};
  const isThere = ([path, { version, optional, dev }]) =>
    path === '' || optional === true || dev === true || installed[path]?.version === version;
  if (Object.entries(wanted).every(isThere)) return;
  console.log('Installing the packages of the club (npm ci --omit=dev in server/) …');
  const { status } = spawnSync('npm', ['ci', '--omit=dev', ...QUIET], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('npm ci failed in server/: the packages of the club could not be installed.');
  process.exit(1);
}
