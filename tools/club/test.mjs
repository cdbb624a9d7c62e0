// npm run test:club: runs all tests of the club, in their long form with --whole. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, ensureServerInstalled, root } from '../install.mjs';
import { vitest } from '../check/steps.mjs';

ensureInstalled();
ensureServerInstalled();
const env = { ...process.env, ...(process.argv.includes('--whole') ? { MOONRISE_WHOLE: '1' } : {}) };
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/server', 'test/club'], { cwd: root, stdio: 'inherit', env });
process.exitCode = status ?? 1;
