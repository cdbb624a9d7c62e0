import { readdirSync } from 'node:fs';

const folder = new URL('../../src/ui/', import.meta.url);

/** Every file of the screens, from `src/ui` and without its ending, in order. */
export const uiFiles: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .map((name) => name.slice(0, -3))
  .sort();
