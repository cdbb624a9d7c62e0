import '../../../src/ui/rulebook/rules-screen.ts';
import '../../../src/ui/rulebook/rule-sheet.ts';
import type { MoonRuleSheet } from '../../../src/ui/rulebook/rule-sheet.ts';
import type { MoonRulesScreen } from '../../../src/ui/rulebook/rules-screen.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { deep, words } from '../screens/sample-library.ts';
import { expect, fixture, html, oneEvent } from '../support.ts';

const screen = (place: string) => fixture<MoonRulesScreen>(html`<moon-rules-screen .at=${place}></moon-rules-screen>`);
/** The clauses with a drawing. */
const DRAWN = [
  'HRV-2',
  'HRV-3',
  'HRV-4',
  'HRV-5',
  'JOG-2',
  'STP-6',
  'SLW-2',
  'REA-3',
  'DEP-4',
  'DEP-10',
  'MST-5',
  'ARC-13',
  'ARC-20',
  'ARC-24',
  'ARC-26',
  'MEL-10',
  'MEL-18',
  'WIN-1',
  'SUD-2',
];
const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

describe('the rulebook', () => {
  before(() => installTheme());
  after(() => setTheme('night'));

  for (const place of ['', 'MEL', 'rulings'])
    for (const theme of ['night', 'day'] as const)
      it(`is accessible at “${place}” by ${theme}`, async () => {
        setTheme(theme);
        await expect(await screen(place)).to.be.accessible();
      });

  for (const theme of ['night', 'day'] as const)
    it(`draws what a clause says beside the clause, by ${theme}`, async () => {
      setTheme(theme);
      for (const page of new Set(DRAWN.map((clause) => clause.slice(0, 3)))) {
        const element = await screen(page);
        for (const clause of DRAWN.filter((drawn) => drawn.startsWith(`${page}-`))) {
          const row = deep<HTMLElement>(element, `#${clause}`);
          expect(row?.querySelectorAll('svg.drawing[aria-hidden="true"]').length, clause).to.equal(1);
          expect(words(row ?? element), clause).to.match(/\p{L}{3}/u);
          // nothing of a drawing sticks out but a board that goes on beyond it
          const frame = row?.querySelector('.drawing')?.getBoundingClientRect();
          for (const part of row?.querySelectorAll('.drawing :is(circle, text, .face, .back)') ?? []) {
            const box = part.getBoundingClientRect();
            expect(box.left >= (frame?.left ?? 0) && box.right <= (frame?.right ?? 0), `${clause}: ${part.outerHTML}`).to.equal(true);
          }
        }
      }
      expect(deep(await screen('HRV'), '#HRV-6 .drawing') === null, 'a clause without a drawing').to.equal(true);
    });

  it('finds a rule by a word while one types', async () => {
    const element = await screen('');
    const input = deep<HTMLInputElement>(element, 'input');
    if (!input) throw new Error('no search');
    input.value = 'Sichtlinie';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await settled();
    expect(deep(element, '.clause a')?.getAttribute('href')).to.equal('#/rules/LOS-2');
    await expect(element).to.be.accessible();
  });

  it('brings the clause that is meant into sight and gives it the focus', async () => {
    const element = await screen('ARC-36');
    element.focus();
    await settled();
    const meant = deep(element, '#ARC-36');
    expect(meant?.matches(':focus')).to.equal(true);
    expect(meant?.getBoundingClientRect().top).to.be.within(0, window.innerHeight);
  });

  it('tells the rulings of campaigns beside those of the rulebook', async () => {
    const element = await screen('rulings');
    const line = deep(element, '#campaigns')?.textContent ?? '';
    expect(line).to.contain('A swap exchanges: a roster never shrinks.');
    expect(line).to.contain('Why: It is called an exchange.');
  });

  it('marks an interpretation with its reason', async () => {
    const element = await screen('DEF');
    expect(deep(element, '#DEF-29 .reading')?.textContent).to.contain('It is the only natural reading.');
    expect(deep(element, '#DEF-26 .reading') === null).to.equal(true);
  });

  it('leafs within a sheet and back, and leaves the address alone', async () => {
    const before = location.hash;
    const sheet = await fixture<MoonRuleSheet>(html`<moon-rule-sheet at="HRV-5"></moon-rule-sheet>`);
    await settled();
    deep<HTMLAnchorElement>(sheet, '.ways a')?.click();
    await settled();
    expect(location.hash).to.equal(before);
    expect(words(sheet.shadowRoot ?? sheet)).to.contain('Traverse');
    await new Promise((done) => setTimeout(done, 500)); // the page has been laid down
    await expect(sheet).to.be.accessible();
    const back = deep(sheet, 'moon-button');
    (back?.shadowRoot?.querySelector('button') ?? back)?.click();
    await settled();
    expect(deep(sheet, '#HRV-5')?.classList.contains('meant')).to.equal(true);
    const closed = oneEvent(sheet, 'closed');
    deep(sheet, 'dialog')?.dispatchEvent(new Event('close'));
    await closed;
  });
});
