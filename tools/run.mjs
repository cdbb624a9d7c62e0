// Runs a TypeScript command: node tools/run.mjs FILE ARGS
// Node 20 cannot strip types, so the file and everything it imports from this repository is bundled first; packages stay outside.
import { existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [file, ...rest] = process.argv.slice(2);
if (file === undefined || !existsSync(file)) {
  console.error(file === undefined ? 'Usage: node tools/run.mjs FILE ARGS' : `There is no ${file}`);
  process.exit(2);
}
ensureInstalled();

const { build } = await import('esbuild');
const folder = join(root, 'node_modules/.cache/moonrise-tools');
mkdirSync(folder, { recursive: true });
// One bundle for each process, because two commands may run at once.
const out = join(folder, `${basename(file).replace(/\.[^.]+$/, '')}-${process.pid}.mjs`);
/** Plain scripts are not bundled, because they look for files beside themselves. */
const plainTools = {
  name: 'plain-tools',
  setup({ onResolve }) {
    onResolve({ filter: /^\..*\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(resolve(resolveDir, path)).href,
      external: true,
    }));
  },
};
await build({
  entryPoints: [resolve(file)],
  outfile: out,
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  plugins: [plainTools],
  conditions: ['production'],
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.PROD': 'true',
    'import.meta.env.DEV': 'false',
    'import.meta.env.MODE': '"production"',
  },
  sourcemap: 'inline',
  logLevel: 'warning',
});
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], resolve(file), ...rest];
const { rmSync } = await import('node:fs');
process.on('exit', () => rmSync(out, { force: true }));
await import(pathToFileURL(out).href);
