// npm start: installs missing packages, builds and serves. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { announce } from './serve.mjs';

ensureInstalled('build');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
if (status !== 0) {
  console.error('The build failed.');
  process.exit(1);
}
await announce(join(root, 'dist'));

// npm starts this through a shell that does not pass signals on: when that shell is gone, the server ends, too.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.exit(0), 250).unref();
}
