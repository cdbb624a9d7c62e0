import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { book, openPage } from './glass/drawn-page.ts';
import { differing, Trace } from './kept-fingerprints.ts';

const folder = new URL('../../src/ui/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.startsWith('gallery/'))
  .map((name) => name.slice(0, -3))
  .sort();

const failures = process.listeners('unhandledRejection');
beforeAll(async () => {
  // code that needs a real browser fails in the same way each time
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => undefined);
  vi.stubEnv('TZ', 'UTC');
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  book.make = () => new Trace();
  openPage();
  // later imports are loaded already, and arrive in order
  for (const file of files) await import(`../../src/ui/${file}.ts`);
}, 900_000);
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  process.removeAllListeners('unhandledRejection');
  for (const listener of failures) process.on('unhandledRejection', listener);
});

it('whatever the screens show of real content, and answer to what is done on them, is as it was', async () => {
  const { showMatches } = await import('./glass/matches.ts');
  const { showLists } = await import('./glass/lists.ts');
  const { showCampaigns } = await import('./glass/campaigns.ts');
  const { showClubs } = await import('./glass/clubs.ts');
  for (const run of [showMatches, showLists, showCampaigns, showClubs]) await run();
  expect(differing('screens', book.traces)).toEqual([]);
}, 900_000);
