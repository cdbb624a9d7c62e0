import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the built app, which a test may change. */
export async function copyOfDist(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'moonrise-edition-'));
  await cp('dist', dir, { recursive: true });
  return dir;
}

/** The page with a policy that allows its present inline scripts, by their hashes. */
const allowed = (text: string): string =>
  text.replace(/(script-src 'self')[^;"]*/, (_, own: string) =>
    [
      own,
      ...[...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      ),
    ].join(' '),
  );

/** Replaces the edition in `dir` by a newer one: every script has another name, and no old script is left. */
export async function putNewerEdition(dir: string): Promise<void> {
  const scripts = (await readdir(join(dir, 'assets'))).filter((name) => name.endsWith('.js'));
  const newer = new Map(scripts.map((name) => [name.slice(0, -3), `${name.slice(0, -4)}${name.at(-4) === 'z' ? 'y' : 'z'}`]));
  const names = new RegExp([...newer.keys()].join('|'), 'g');
  const files = [...scripts.map((name) => join('assets', name)), 'index.html', 'sw.js'];
  for (const file of files) {
    const text = await readFile(join(dir, file), 'utf8');
    await writeFile(
      join(dir, file),
      allowed(
        text
          .replaceAll(names, (name) => newer.get(name) ?? name)
          // files with the same name in each edition are distinguished by these revisions
          .replaceAll(/\b[0-9a-f]{32}\b/g, (revision) => [...revision].reverse().join('')),
      ),
    );
  }
  for (const [before, after] of newer) await rename(join(dir, 'assets', `${before}.js`), join(dir, 'assets', `${after}.js`));
}
