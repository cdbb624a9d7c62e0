import { setViewport } from '@web/test-runner-commands';
import '../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { deep, duel } from './tables/tables.ts';

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

  it('is there at once where nothing shall come gradually', async () => {
    expect(await order(false)).to.have.lengthOf(1);
  });
});
