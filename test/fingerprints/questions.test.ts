import { expect, it } from 'vitest';
import { book } from './glass/drawn-page.ts';
import { inAPageWithoutBrowser } from './glass/without-browser.ts';
import { differing } from './kept-fingerprints.ts';

inAPageWithoutBrowser();

it('whatever a question shows, and the seldom parts of screens, answers to what is done on it as it did', async () => {
  const { inLibrary, libraryOf } = await import('./glass/lists.ts');
  const { showQuestions, showAdjustments } = await import('./glass/questions.ts');
  const { showSeldom } = await import('./glass/seldom.ts');
  await inLibrary(await libraryOf(3));
  for (const run of [showQuestions, showAdjustments, showSeldom]) await run();
  // the other languages of a card arrive in their own time
  book.traces.delete('moon-other-languages');
  expect(differing('questions', book.traces)).toEqual([]);
}, 900_000);
