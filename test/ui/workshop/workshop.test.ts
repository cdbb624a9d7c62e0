import '../../../src/ui/workshop/card-editor.ts';
import { catalogue } from '../../../src/cards/index.ts';
import type { MoonCardEditor } from '../../../src/ui/workshop/card-editor.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { deep, press, SampleLibrary, within, words } from '../screens/sample-library.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';

async function opened(character = 'flintlock') {
  const library = new SampleLibrary();
  const port = library.workshopPort;
  const card = catalogue.characters[character];
  if (!card) throw new Error(`no ${character}`);
  const desk = port.deskFor(card);
  port.kept = card;
  const editor = await fixture<MoonCardEditor>(within(library, html`<moon-card-editor .desk=${desk}></moon-card-editor>`));
  await waitUntil(() => deep(editor, '[data-path]') !== null, 'the card');
  const shows = (text: string) => waitUntil(() => words(editor.shadowRoot ?? editor).includes(text), `says ${text}`);
  const step = (): void => {
    deep(editor, '[data-number="melee"] moon-stepper')?.dispatchEvent(new CustomEvent('changed', { detail: { value: 4 } }));
  };
  return { card, editor, port, shows, step };
}

describe('the workshop of cards', () => {
  before(() => installTheme());

  for (const theme of ['night', 'day'] as const)
    it(`is accessible by ${theme}, the sheet too`, async () => {
      setTheme(theme);
      const { editor } = await opened();
      await expect(editor).to.be.accessible();
      press(editor, '[data-path="abilities.4.outcomes.0.do.0.type"]');
      await waitUntil(() => deep(editor, '[data-choice]') !== null, 'the choices');
      await settled();
      await expect(editor).to.be.accessible();
    });

  it('a tap on a word offers what may stand there, undo gives the card back and says what it changed', async () => {
    const { card, editor, port, shows } = await opened();
    press(editor, '[data-path="abilities.4.outcomes.0.do.0.type"]');
    await waitUntil(() => deep(editor, '[data-choice]') !== null, 'the choices');
    await shows('Piercing');
    press(editor, '[data-choice]');
    await waitUntil(() => port.kept !== card, 'it is kept');
    expect(JSON.stringify(port.kept)).not.to.equal(JSON.stringify(card));
    await waitUntil(() => deep(editor, '[data-path].on') !== null, 'the changed part is marked');
    press(editor, '[data-do="undo"]');
    await waitUntil(() => JSON.stringify(port.kept) === JSON.stringify(card), 'as it was, to the letter');
    await shows('Undone.');
    await shows('Impact');
    press(editor, '[data-do="redo"]');
    await waitUntil(() => JSON.stringify(port.kept) !== JSON.stringify(card), 'and again');
  });

  it('what another window has written is told and not overwritten', async () => {
    const { card, editor, port, shows, step } = await opened();
    port.saved = 'elsewhere';
    port.kept = { ...card, melee: 7 };
    step();
    await shows('Nothing was overwritten');
    expect(port.kept.melee).to.equal(7);
    press(editor, '[data-do="take-other"]');
    await waitUntil(() => words(deep(editor, '[data-number="melee"]') ?? editor).includes('7'), 'the other one');
  });

  it('a page out of the cache reads before it writes', async () => {
    const { card, editor, port } = await opened();
    port.kept = { ...card, melee: 7 };
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => words(deep(editor, '[data-number="melee"]') ?? editor).includes('7'), 'what is kept now');
  });
});
