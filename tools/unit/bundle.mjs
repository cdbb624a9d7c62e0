// Bundles the unit tests and all their imports once for all processes: a module runner resolves each name through a getter, which is slower than code
// in one file, and reading a thousand modules takes time.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The parts that the app fetches come at no time of their own: a test that has all modules there already hands them out in their turn
 * (`globalThis.fetchedParts`).
 */
const fetching = (text, path) =>
  text.replaceAll(/(?<!typeof )\bimport\((['"])(\.[^'"]+)\1\)/g, (asked, _, part) => {
    const file = relative(root, resolve(dirname(path), part)).replaceAll('\\', '/');
    return `(globalThis.fetchedParts?.get(${JSON.stringify(file)}) ?? ${asked})`;
  });

/** Gives code that asks for its own address the address of its source, not of its bundle, so that it finds files beside the source. */
const ownAddress = {
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /\.m?[jt]s$/ }, ({ path }) => {
      if (path.includes('node_modules')) return null;
      const text = path.startsWith(`${root}src/`) ? fetching(readFileSync(path, 'utf8'), path) : readFileSync(path, 'utf8');
      const loader = path.endsWith('ts') ? 'ts' : 'js';
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader };
    });
  },
};

/** Replaces a module wherever it is imported, except in the replacement itself. */
const instead = (module, replacement) => ({
  name: 'instead',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, importer }) =>
      importer !== replacement && resolve(resolveDir, path) === module ? { path: replacement } : null,
    );
  },
});

/** Bundles the given tests and other files into the folder of `bundle-loader.mjs`; resolves to the function that deletes it. */
export async function setup(project, beside = []) {
  const { env, setupFiles } = project.config;
  const { testFiles } = await project.globTestFiles(project.vitest.filenamePattern);
  const folder = env.MOONRISE_UNITS;
  const [module, replacement] = (env.MOONRISE_INSTEAD ?? '').split(' ').map((file) => resolve(root, file));
  await build({
    entryPoints: [...setupFiles, ...testFiles, ...beside],
    outdir: folder,
    outbase: root,
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: 'tsconfig.base.json',
    plugins: [...(replacement === undefined ? [] : [instead(module, replacement)]), ownAddress],
    sourcemap: 'linked',
    sourcesContent: false,
    define: {
      'import.meta.env.PROD': 'false',
      'import.meta.env.DEV': 'true',
      'import.meta.env.MODE': '"test"',
      'import.meta.env.BASE_URL': '"/"',
    },
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
