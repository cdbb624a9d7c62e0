// A plugin of the test runner: the files of tests and all they import are bundled once and served from memory. A browser that fetches each module
// by itself asks for a thousand of them for every file.
import { readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { build } from 'esbuild';

/** How the parts begin that several files share. */
const SHARED = '/src/app/shared-by-tests-';

/** `folder`: all its `*.test.ts`, seen from `root`, or those of them in `only` when there are any; `beside`: what they start by its address, workers; `define` and `conditions` as for esbuild. */
export function bundledTests({ root, folder, only = [], beside, ...options }) {
  const served = new Map();
  // Code that is bundled looks for a worker beside the bundle it is in.
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
