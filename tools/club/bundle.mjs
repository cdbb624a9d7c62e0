// The server of the club as one script that Node runs as it is: packages stay where they are.
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** Bundles the server, or a script that speaks to it, beside its packages; gives the file. It is deleted when the process ends, unless it is to stay. */
export async function bundleClub(name, stays = false, script = 'server/start.ts') {
  // of the server's own packages: what builds the app has none
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
