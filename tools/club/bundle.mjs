// Bundles the server of the club into one script that Node runs directly; packages stay outside.
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../install.mjs';

/**
 * Bundles the server, or a script that talks to it, beside its packages; gives the file. The file is deleted when the process ends, unless `stays` is
 * set.
 */
export async function bundleClub(name, stays = false, script = 'server/start.ts') {
  // from the server's own packages, because the app has no esbuild of its own
  const { build } = createRequire(join(root, 'server/package.json'))('esbuild');
  const folder = join(root, 'server/node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${name ?? `club-${process.pid}`}.mjs`);
  await build({
    entryPoints: [join(root, script)],
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    conditions: ['production'],
    tsconfig: join(root, 'tsconfig.base.json'),
    define: {
      'import.meta.env.PROD': 'true',
      'import.meta.env.DEV': 'false',
      'import.meta.env.MODE': '"production"',
      'import.meta.env.BASE_URL': '"/"',
    },
    logLevel: 'warning',
  });
  if (!stays) process.on('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}
