// The only place that decides which browser the tests use: CHROME_PATH, else the Chromium from an npm package.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packaged = new URL('../node_modules/@sparticuz/chromium/', import.meta.url);
// Read as a file: the package's exports hide its package.json.
const { version } = JSON.parse(readFileSync(new URL('package.json', packaged), 'utf8'));

/**
 * Unpacks the packaged Chromium and returns the path of its executable.
 * The package unpacks into the temporary folder and trusts any files there, so it gets a folder of its own, named by the version, which is moved into
 * place only when it is complete: two test runs may start at once.
 */
async function unpack() {
  const home = fileURLToPath(new URL(`../node_modules/.cache/chromium-${version}`, import.meta.url));
  if (!existsSync(`${home}/chromium`)) {
    const part = `${home}.${process.pid}`;
    mkdirSync(part, { recursive: true });
    const saved = process.env.TMPDIR;
    process.env.TMPDIR = part;
    try {
      const { default: chromium } = await import('@sparticuz/chromium');
      await chromium.executablePath();
      // Libraries for a minimal host; addressed as files, because the package's exports hide them, too.
      const { inflate } = await import(new URL('build/esm/lambdafs.js', packaged).href);
      await inflate(fileURLToPath(new URL('bin/al2023.tar.br', packaged)));
    } finally {
      if (saved === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = saved;
    }
    try {
      renameSync(part, home);
    } catch {
      rmSync(part, { recursive: true, force: true });
    }
  }
  // A trial start: a host without libnss3 needs the packaged libraries.
  if (spawnSync(`${home}/chromium`, ['--version'], { stdio: 'ignore' }).status !== 0) {
    const saved = process.env.LD_LIBRARY_PATH;
    process.env.LD_LIBRARY_PATH = `${home}/al2023/lib${saved ? `:${saved}` : ''}`;
  }
  return `${home}/chromium`;
}

export const executablePath = process.env.CHROME_PATH ?? (await unpack());

export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(executablePath);
