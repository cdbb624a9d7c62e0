// Finds the tests that a change reaches, the nearest first.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** An import of a file in the repository: static, dynamic or only a type. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/** The folders of a file below `src`, `test` or the root: tests mirror them. */
const room = (file) => dirname(file).replace(/^(src|test)\//, '');

/**
 * The test files that import one of the `changed` files (paths from the root of the repository), directly or through others: first a changed test
 * itself, then those that mirror a changed folder, then the others by the length of the chain.
 */
export function reachedTests(changed) {
  const importers = new Map();
  for (const file of ['src', 'machines', 'test', 'tools'].flatMap(filesIn))
    for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = normalize(join(dirname(file), path));
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  const reached = new Set(changed.map(normalize));
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const rooms = new Set(changed.map(room));
  const rank = (file) => (changed.includes(file) ? 0 : rooms.has(room(file)) ? 1 : 2);
  return [...reached].filter((file) => file.endsWith('.test.ts')).sort((a, b) => rank(a) - rank(b));
}

/** Worked examples that are changed, or that belong to a changed card. */
export function reachedExamples(changed) {
  const cards = changed.flatMap((file) => /^src\/cards\/[^/]+\/(.+)\.ts$/.exec(file)?.[1] ?? []);
  return readdirSync('test/golden')
    .filter((name) => name.endsWith('.json'))
    .map((name) => `test/golden/${name}`)
    .filter((file) => changed.includes(file) || cards.some((card) => file.startsWith(`test/golden/${card}`)));
}
