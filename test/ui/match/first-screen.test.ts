import { setViewport } from '@web/test-runner-commands';
import '../../../src/ui/match/match-screen.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import type { MoonMatchScreen } from '../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { deep, duel, melee } from './tables/tables.ts';

/** Where each part is looked for, and what tells that it is there. */
const PARTS = {
  question: ['moon-seat-strip[data-seat="0"]', 'section.question'],
  models: ['moon-board', '[data-model].token'],
  other: ['moon-seat-strip[data-seat="1"]', 'section.status'],
  terrain: ['moon-board', '.still .tufts'],
} as const;
type Part = keyof typeof PARTS;

/** The parts of a screen in the order in which they come, those of one picture together. */
async function order(gradual: boolean): Promise<Part[][]> {
  const element = await fixture<MoonMatchScreen>(
    html`<moon-match-screen
      style="width: 820px; height: 1180px"
      .table=${await duel()}
      .seating=${'flat'}
      ?gradual=${gradual}
    ></moon-match-screen>`,
  );
  const seen = new Set<Part>();
  const pictures: Part[][] = [];
  await waitUntil(
    async () => {
      await new Promise(requestAnimationFrame);
      const fresh = Object.entries(PARTS).filter(
        ([part, [owner, sign]]) => !seen.has(part as Part) && Boolean(deep(element, owner)?.shadowRoot?.querySelector(sign)),
      );
      const parts = fresh.map(([part]) => part as Part); // its keys
      for (const part of parts) seen.add(part);
      if (parts.length > 0) pictures.push(parts);
      return seen.size === Object.keys(PARTS).length;
    },
    'all of it comes',
    { interval: 0 },
  );
  return pictures;
}

describe('the first screen of a match', () => {
  before(() => installTheme());
  beforeEach(() => setViewport({ width: 900, height: 1200 }));

  it('has the question first, then the models, and what nobody waits for afterwards', async () => {
    const flat = (await order(true)).flat();
    expect(flat[0]).to.equal('question');
    expect(flat.indexOf('terrain'), 'terrain').to.be.above(flat.indexOf('models'));
    expect(flat.indexOf('other'), 'the strip of who is not asked').to.be.above(flat.indexOf('question'));
  });

  const CLOSED = ['moon-melee-stage', 'moon-arcane-stage', 'moon-match-menu', 'moon-model-sheet', 'moon-log-panel'];
  const gradualScreen = async (table: TablePort, glass = { width: 1180, height: 820 }) => {
    const element = await fixture<MoonMatchScreen>(
      html`<moon-match-screen
        style="width: ${glass.width}px; height: ${glass.height}px"
        .table=${table}
        .seating=${'side'}
        gradual
      ></moon-match-screen>`,
    );
    await waitUntil(() => deep(element, 'moon-seat-strip[data-seat="0"]')?.shadowRoot?.querySelector('section.question'), 'the question', {
      interval: 0,
    });
    return element;
  };
  const parts = (element: MoonMatchScreen): string[] => CLOSED.filter((part) => deep(element, part));
  const lines = (element: MoonMatchScreen): number => element.shadowRoot?.querySelectorAll('.lately li').length ?? 0;

  it('has closed sheets, empty stages and the last lines after the board', async () => {
    await setViewport({ width: 1180, height: 820 });
    const element = await gradualScreen(await duel());
    expect([parts(element), lines(element)], 'with the question').to.deep.equal([[], 0]);
    expect(element.shadowRoot?.querySelector('.lately'), 'the room for the lines').to.not.equal(null);
    await waitUntil(() => parts(element).length > 0, 'the rest');
    expect(parts(element)).to.deep.equal(CLOSED);
    expect(lines(element)).to.be.above(0);
  });

  it('has the stage of a duel that is being fought, and a sheet that is opened, without waiting for the board', async () => {
    await setViewport({ width: 1180, height: 820 });
    const fought = await gradualScreen(await melee());
    expect(parts(fought)).to.deep.equal(['moon-melee-stage', 'moon-arcane-stage']);
    const element = await gradualScreen(await duel());
    deep(element, 'moon-match-header')?.dispatchEvent(new CustomEvent('show-menu'));
    await element.updateComplete;
    expect([parts(element).includes('moon-match-menu'), lines(element)]).to.deep.equal([true, 0]);
    const menu = (): Element | null => deep(element, 'moon-match-menu');
    await waitUntil(() => menu()?.shadowRoot?.querySelector('moon-dialog')?.shadowRoot?.querySelector('dialog')?.open, 'it opens');
  });

  it('is there at once where nothing shall come gradually', async () => {
    expect(await order(false)).to.have.lengthOf(1);
  });
});
