import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, vi } from 'vitest';
import { Trace } from '../kept-fingerprints.ts';
import { book, openPage } from './drawn-page.ts';

const folder = new URL('../../../src/ui/', import.meta.url);

/** The failures in the page that nothing has caught, in order. */
export const failures: string[] = [];

/** Opens a page without a browser before the tests of a file, and closes it after them. */
export function inAPageWithoutBrowser(): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.startsWith('gallery/'))
    .map((name) => name.slice(0, -3))
    .sort();
  const listeners = process.listeners('unhandledRejection');
  beforeAll(async () => {
    // code that needs a real browser fails in the same way each time
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', (error) => void failures.push(String(error)));
    vi.stubEnv('TZ', 'UTC');
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    book.make = () => new Trace();
    openPage();
    // later imports are loaded already, and arrive in order
    for (const file of files) await import(`../../../src/ui/${file}.ts`);
  }, 900_000);
  afterAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) process.on('unhandledRejection', listener);
  });
}
