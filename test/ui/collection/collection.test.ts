import { characters } from '../../../src/cards/index.ts';
import '../../../src/ui/collection/collection-screen.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { deep, press, SampleLibrary, words, within } from '../screens/sample-library.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';

async function open(library: SampleLibrary): Promise<HTMLElement> {
  const screen = await fixture<HTMLElement>(within(library, html`<moon-collection-screen></moon-collection-screen>`));
  await waitUntil(() => deep(screen, '[data-character]') !== null);
  return screen;
}
const says = (screen: Element, text: string): Promise<void> =>
  waitUntil(
    () =>
      words(screen.shadowRoot ?? screen)
        .replaceAll(/\s+/g, ' ')
        .includes(text),
    `says ${text}`,
  );
const show = (screen: Element, at: number): void => deep(screen, 'moon-segmented')?.shadowRoot?.querySelectorAll('button')[at]?.click();
const listed = (screen: Element): string[] =>
  [...(screen.shadowRoot?.querySelectorAll<HTMLElement>('[data-character]') ?? [])].map(({ dataset }) => dataset['character'] ?? '');

describe('collection', () => {
  before(() => installTheme());

  for (const theme of ['night', 'day'] as const) {
    it(`is accessible by ${theme}`, async () => {
      setTheme(theme);
      const library = new SampleLibrary();
      library.owned.set('flintlock', { character: 'flintlock', owned: true, painted: true, notes: 'Hat to do' });
      await expect(await open(library)).to.be.accessible();
    });
  }

  it('keeps what is owned and painted, and counts it', async () => {
    const library = new SampleLibrary();
    const screen = await open(library);
    await says(screen, `0 of ${characters.length} owned, 0 of them painted`);
    press(screen, '[data-character="quack"] .mark');
    await says(screen, `1 of ${characters.length} owned, 0 of them painted`);
    press(screen, '[data-character="flintlock"] .mark:nth-of-type(2)');
    await says(screen, `2 of ${characters.length} owned, 1 of them painted`);
    expect(library.owned.get('flintlock')).to.deep.equal({ character: 'flintlock', owned: true, painted: true, notes: '' });
    press(screen, '[data-character="flintlock"] .mark');
    await says(screen, `1 of ${characters.length} owned, 0 of them painted`);
  });

  it('shows those owned, not owned and not painted', async () => {
    const library = new SampleLibrary();
    library.owned.set('flintlock', { character: 'flintlock', owned: true, painted: true, notes: '' });
    library.owned.set('quack', { character: 'quack', owned: true, painted: false, notes: '' });
    const screen = await open(library);
    for (const [at, count] of [characters.length, 2, characters.length - 2, 1].entries()) {
      show(screen, at);
      await waitUntil(() => listed(screen).length === count, `view ${at}`);
    }
    expect(listed(screen)).to.deep.equal(['quack']);
  });

  it('keeps a note', async () => {
    const library = new SampleLibrary();
    const screen = await open(library);
    press(screen, '[data-character="quack"] moon-icon-button');
    await waitUntil(() => deep(screen, 'moon-dialog moon-text-field') !== null);
    const field = deep(screen, 'moon-dialog moon-text-field')?.shadowRoot?.querySelector('input');
    if (field) field.value = ' Wings to be glued ';
    field?.dispatchEvent(new Event('input'));
    press(screen, 'moon-dialog moon-button[slot="actions"]');
    await says(screen, 'Wings to be glued');
    expect(library.owned.get('quack')?.notes).to.equal('Wings to be glued');
  });

  it('says when nothing could be kept, and shows what is', async () => {
    const library = new SampleLibrary();
    library.full = true;
    const screen = await open(library);
    press(screen, '[data-character="quack"] .mark');
    await says(screen, 'That could not be saved. Nothing was changed.');
    await says(screen, '0 of');
  });
});
