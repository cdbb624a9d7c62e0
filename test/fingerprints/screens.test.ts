import { expect, it } from 'vitest';
import { book } from './glass/drawn-page.ts';
import { inAPageWithoutBrowser } from './glass/without-browser.ts';
import { differing } from './kept-fingerprints.ts';

inAPageWithoutBrowser();

it('whatever the screens show of real content, and answer to what is done on them, is as it was', async () => {
  const { showMatches } = await import('./glass/matches.ts');
  const { showLists } = await import('./glass/lists.ts');
  const { showCampaigns } = await import('./glass/campaigns.ts');
  const { showClubs } = await import('./glass/clubs.ts');
  for (const run of [showMatches, showLists, showCampaigns, showClubs]) await run();
  expect(differing('screens', book.traces)).toEqual([]);
}, 900_000);
