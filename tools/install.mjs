// Installs the packages when they are missing or differ from the lockfile. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether what npm noted it installed is what the lockfile asks for; a broken installation has no note. */
function upToDate() {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packages(note);
  // Optional packages are those of other machines.
  return Object.entries(packages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, devOptional }]) => path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

/** Runs `npm ci` if node_modules is missing or not what the lockfile asks for; ends the process when that fails. */
export function ensureInstalled() {
  if (upToDate()) return;
  console.log('Installing the packages (npm ci) …');
  // Development packages are needed whatever NODE_ENV says: the build and the tests come from them.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: the packages could not be installed.');
    process.exit(1);
  }
}
