// A plugin of the test runner: test files and all their imports are bundled once and served from memory. Otherwise the browser would fetch a thousand
// modules for every file.
import { readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { build } from 'esbuild';

/** The beginning of the addresses of shared chunks. */
const SHARED = '/src/app/shared-by-tests-';

/**
 * `folder`: all its `*.test.ts`, relative to `root`, or only those in `only` if there are any; `beside`: workers that they start by address; `define`
 * and `conditions` as for esbuild.
 */
export function bundledTests({ root, folder, only = [], beside, ...options }) {
  const served = new Map();
  // Bundled code looks for a worker beside its bundle.
  const workers = new Map(beside.map((file) => [posix.basename(file), `import '/${file}';`]));
  return {
    name: 'bundled-tests',
    async serverStart() {
      const entryPoints = readdirSync(join(root, folder), { recursive: true })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => join(folder, file))
        .filter((file) => only.length === 0 || only.includes(file));
      const { outputFiles } = await build({
        entryPoints: [...entryPoints, ...beside],
        outdir: root,
        outbase: root,
        absWorkingDir: root,
        chunkNames: `${SHARED.slice(1)}[hash]`,
        bundle: true,
        splitting: true,
        write: false,
        format: 'esm',
        sourcemap: 'inline',
        sourcesContent: false,
        external: ['/__web-*'],
        ...options,
      });
      for (const { path, text } of outputFiles) {
        const place = posix.join('/', relative(root, path).split(sep).join('/'));
        served.set(place.includes(SHARED) ? place : place.replace(/\.js$/, '.ts'), text);
      }
    },
    serve({ path }) {
      const body = served.get(path) ?? workers.get(posix.basename(path));
      return body === undefined ? undefined : { body, type: 'js' };
    },
  };
}
