import '../words/named-after-each.ts';
import '../../../src/ui/workshop/editor/card-editor.ts';
import { catalogue } from '../../../src/cards/index.ts';
import type { AnyCard } from '../../../src/packs/pack.ts';
import type { TableCard, Upgrade } from '../../../src/rules/terms/card-language.ts';
import type { MoonCardEditor } from '../../../src/ui/workshop/editor/card-editor.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { deep, press, SampleLibrary, within, words } from '../screens/sample-library.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';

async function opened(printed = 'flintlock') {
  const library = new SampleLibrary();
  const port = library.workshopPort;
  const card: AnyCard | undefined = catalogue.characters[printed] ?? catalogue.upgrades?.[printed] ?? catalogue.tableCards?.[printed];
  if (!card) throw new Error(`no ${printed}`);
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

  it('undo marks the part that it gives back and brings it into sight', async () => {
    const { editor, port, card } = await opened();
    press(editor, '[data-path="abilities.4.outcomes.0.do.0.type"]');
    await waitUntil(() => deep(editor, '[data-choice]') !== null, 'the choices');
    press(editor, '[data-choice]');
    await waitUntil(() => port.kept !== card, 'it is kept');
    scrollTo(0, 0);
    deep(editor, '.title')?.scrollIntoView();
    press(editor, '[data-do="undo"]');
    await waitUntil(() => JSON.stringify(port.kept) === JSON.stringify(card), 'as it was');
    const seen = (): boolean => {
      const part = deep(editor, '[data-path="abilities.4.outcomes.0.do.0.type"]')?.getBoundingClientRect();
      return part !== undefined && part.top >= 0 && part.bottom <= innerHeight;
    };
    await waitUntil(seen, 'on the screen');
    expect(deep(editor, '[data-path="abilities.4.outcomes.0.do.0.type"]')?.classList.contains('on')).to.equal(true);
  });

  it('what another window has written is told and not overwritten', async () => {
    const { card, editor, port, shows, step } = await opened();
    port.saved = 'elsewhere';
    port.kept = { ...card, melee: 7 } as AnyCard;
    step();
    await shows('Nothing was overwritten');
    expect(port.kept).to.have.property('melee', 7);
    press(editor, '[data-do="take-other"]');
    await waitUntil(() => words(deep(editor, '[data-number="melee"]') ?? editor).includes('7'), 'the other one');
  });

  it('a page out of the cache reads before it writes', async () => {
    const { card, editor, port } = await opened();
    port.kept = { ...card, melee: 7 } as AnyCard;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => words(deep(editor, '[data-number="melee"]') ?? editor).includes('7'), 'what is kept now');
  });

  it('an upgrade has numbers, keywords and a text to be tapped, and each change is undone to the letter', async () => {
    const { card, editor, port, shows } = await opened('bunny-foot');
    await expect(editor).to.be.accessible();
    const entryOf = (): Upgrade => port.kept as Upgrade;
    deep(editor, '[data-number="melee"] moon-stepper')?.dispatchEvent(new CustomEvent('changed', { detail: { value: 1 } }));
    await waitUntil(() => entryOf().stats?.melee === 1, 'one more melee');
    deep(editor, '[data-number="melee"] moon-stepper')?.dispatchEvent(new CustomEvent('changed', { detail: { value: 0 } }));
    await waitUntil(() => !('stats' in entryOf()), 'what adds nothing is left out');
    press(editor, '[data-words="allowed"] [data-do="add-keyword"]');
    await waitUntil(() => deep(editor, '[data-keyword="human"]') !== null, 'the keywords');
    press(editor, '[data-keyword="human"]');
    await waitUntil(() => entryOf().allowed.includes('human'), 'for humans alone');
    press(editor, '[data-words="keywords"] [data-do="add-keyword"]');
    await waitUntil(() => deep(editor, '[data-keyword="pirate"]') !== null, 'the keywords');
    press(editor, '[data-keyword="pirate"]');
    await waitUntil(() => entryOf().keywords?.includes('pirate') === true, 'its bearer is a pirate');
    press(editor, '[data-path]');
    await waitUntil(() => deep(editor, '[data-choice]') !== null, 'the choices');
    press(editor, '[data-choice]');
    await waitUntil(() => JSON.stringify(entryOf().abilities) !== JSON.stringify((card as Upgrade).abilities), 'another text');
    for (let steps = 0; steps < 5; steps += 1) {
      await settled();
      press(editor, '[data-do="undo"]');
    }
    await waitUntil(() => JSON.stringify(port.kept) === JSON.stringify(card), 'as it was, to the letter');
    await shows('Undone.');
  });

  it('a campaign card has its moment and one text to be tapped, and can begin with a printed one', async () => {
    const { card, editor, port } = await opened('birthright');
    await expect(editor).to.be.accessible();
    const entryOf = (): TableCard => port.kept as TableCard;
    const select = deep(editor, '[data-moment="0"]') as HTMLSelectElement;
    select.value = 'deployed';
    select.dispatchEvent(new Event('change'));
    await waitUntil(() => entryOf().at.join() === 'deployed', 'another moment');
    press(editor, '[data-path="rules.0.do.0.which.within.in"]');
    await waitUntil(() => deep(editor, '[data-choice]') !== null, 'the choices');
    await settled();
    await expect(editor).to.be.accessible();
    press(editor, '[data-choice]');
    await waitUntil(() => JSON.stringify(entryOf().rules) !== JSON.stringify((card as TableCard).rules), 'another text');
    press(editor, '[data-do="other-text"]');
    await waitUntil(() => deep(editor, '[data-starter="antagonise"]') !== null || deep(editor, '[data-starter]') !== null, 'printed texts');
    press(editor, '[data-starter]');
    await waitUntil(() => entryOf().rules === undefined || entryOf().at.join() !== 'deployed', 'that of a printed card');
    expect([entryOf().id, entryOf().name]).to.deep.equal([card.id, card.name]);
    for (let steps = 0; steps < 3; steps += 1) {
      await settled();
      press(editor, '[data-do="undo"]');
    }
    await waitUntil(() => JSON.stringify(port.kept) === JSON.stringify(card), 'as it was, to the letter');
  });
});
