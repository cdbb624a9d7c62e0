import '../../../src/ui/puzzles/puzzles-screen.ts';
import type { PuzzlePort } from '../../../src/ui/contexts/learning/puzzle-port.ts';
import { appWords } from '../../../src/words/app/app.ts';
import { deep, SampleLibrary, within, words } from '../screens/sample-library.ts';
import { expect, fixture, html, settled } from '../support.ts';

async function screenWith(puzzles: () => Promise<PuzzlePort>): Promise<Element> {
  const library = Object.assign(new SampleLibrary(), { puzzles });
  const screen = await fixture(within(library, html`<moon-puzzles-screen></moon-puzzles-screen>`));
  await settled();
  return screen;
}

describe('the puzzles', () => {
  it('say it when the library cannot read them', async () => {
    const screen = await screenWith(() => Promise.reject(new Error('no disk')));
    const toast = deep(screen, 'moon-toast');
    expect(toast && words(toast)).to.include(appWords.notRead());
    expect(toast && words(toast), 'nothing was to be saved').not.to.include(appWords.notKept());
  });

  it('say nothing where the list is only empty', async () => {
    const screen = await screenWith(() => Promise.resolve({ list: () => Promise.resolve([]) } as unknown as PuzzlePort));
    expect(deep(screen, 'moon-toast')).to.equal(null);
  });
});
