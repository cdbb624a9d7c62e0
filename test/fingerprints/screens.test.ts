import { expect, it } from 'vitest';
import { book } from './glass/drawn-page.ts';
import { changedByLeaving, remember, stale } from './glass/second-contents.ts';
import { failures, inAPageWithoutBrowser } from './glass/without-browser.ts';
import { differing } from './kept-fingerprints.ts';

inAPageWithoutBrowser();

it('whatever the screens show of real content, and answer to what is done on them, is as it was', async () => {
  const { showMatches } = await import('./glass/matches.ts');
  const { showLists } = await import('./glass/lists.ts');
  const { showCampaigns } = await import('./glass/campaigns.ts');
  const { showClubs } = await import('./glass/clubs.ts');
  const { showPlaces } = await import('./glass/places.ts');
  const { showTurned } = await import('./glass/turned-boards.ts');
  book.saw = remember;
  for (const run of [showMatches, showLists, showCampaigns, showClubs, showPlaces, showTurned]) await run();
  expect(differing('screens', book.traces)).toEqual([]);
}, 900_000);

it('whatever they show of it is drawn without a failure', () => {
  // the sample library has no lessons
  expect(failures).toEqual(['Error: nobody teaches stones']);
});

/** Elements whose state is meant to stay when they get other content, and why. */
const STAYING = new Map([
  ['moon-match-screen', 'it measures its board after a drawing; its parts are shown alone'],
  ['moon-seed-dialog', 'a board once drawn from a seed'],
  ['moon-shelves', 'how many coins are drawn'],
  ['moon-filter-panel', 'whether its filters are drawn'],
  ['moon-new-card-form', 'the chosen pack'],
  ['moon-campaign-settings', 'which of the presets with the same table was chosen'],
  ['moon-entrants-panel', 'the list of the next entrant'],
  ['moon-move-in', 'the chosen members'],
  ['moon-result-entry', 'the typed result, while news of the same game come'],
  ['moon-pack-list', 'what is packed; a dialog over one troupe'],
  ['moon-share-screen', 'the refusal of letters typed before'],
]);

it('an element that gets other content, whatever was touched before, draws it as a new element does', async () => {
  book.saw = () => undefined;
  expect(await stale(new Set(STAYING.keys()))).toEqual(new Map());
}, 900_000);

/** Elements that draw a part of their content some frames later. */
const SLOW = new Map([
  ['moon-match-screen', 'it measures its board after a drawing'],
  ['moon-board', 'the sights of its models are read in a later frame'],
]);

it('an element that leaves the page listens to nothing, and shows the same when it comes back', async () => {
  expect(await changedByLeaving(new Set(SLOW.keys()))).toEqual(new Map());
}, 900_000);
