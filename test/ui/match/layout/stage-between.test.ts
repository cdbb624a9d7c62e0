import { setViewport } from '@web/test-runner-commands';
import '../../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { unreachable } from '../tables/glass-law.ts';
import { claim, deep, deepAll, melee } from '../tables/tables.ts';

/** Two at opposite ends of a phone, both asked for a card. */
async function bothAsked(width: number, height: number): Promise<MoonMatchScreen> {
  await setViewport({ width, height });
  const table = await melee(['thrust', 'falling-swing', 'low-guard', 'high-guard', 'sweeping-cut']);
  const screen = await fixture<MoonMatchScreen>(
    html`<moon-match-screen style="position: absolute; inset: 0; height: 100%" .seating=${'flat'} .table=${table}></moon-match-screen>`,
  );
  await waitUntil(() => deepAll(screen.renderRoot as ShadowRoot, 'section.question').length === 2, 'both are asked');
  for (let times = 0; times < 4; times += 1) await settled();
  return screen;
}

describe('a stage between two questions on a phone', () => {
  before(() => installTheme());

  for (const [width, height, least] of [
    [844, 390, 300],
    [390, 844, 240],
  ] as const)
    it(`has at least ${least} pixels at ${width} × ${height}, and all that is asked is in reach`, async () => {
      const screen = await bothAsked(width, height);
      const band = deep(screen.renderRoot as ShadowRoot, '.band')?.getBoundingClientRect() ?? new DOMRect();
      expect(width > height ? band.width : band.height).to.be.at.least(least);
      const touched = deepAll(screen.renderRoot as ShadowRoot, 'moon-secret-prompt').flatMap((prompt) =>
        ['.tray > button', '.line > button'].map((part) => deep(prompt, part)),
      );
      expect(touched.length).to.equal(4);
      expect(touched.map((button) => (button ? unreachable(button) : 'is not there'))).to.deep.equal([null, null, null, null]);
    });

  for (const seating of ['flat', 'hot-seat'] as const)
    it(`declining stands ${seating === 'flat' ? 'beside the handle of a hand that lies low' : 'below a tray that opens upwards'}`, async () => {
      await setViewport({ width: 390, height: 844 });
      const table = await claim(['pink-2', 'pink-1', 'blue-1', 'blue-2', 'blue-3', 'pink-3', 'green-1', 'catastrophe']);
      const screen = await fixture<MoonMatchScreen>(
        html`<moon-match-screen
          style="position: absolute; inset: 0; height: 100%"
          .seating=${seating}
          .table=${table}
        ></moon-match-screen>`,
      );
      await waitUntil(() => deep(screen, '.tray > button'), 'the hand is there');
      for (let times = 0; times < 4; times += 1) await settled();
      const [handle, decline] = ['.tray > button', 'moon-button[slot="decline"]'].map((part) => deep(screen, part));
      const [hand, button] = [handle, decline].map((element) => element?.getBoundingClientRect() ?? new DOMRect());
      expect([handle, decline].map((element) => (element ? unreachable(element) : 'is not there'))).to.deep.equal([null, null]);
      if (seating === 'flat') {
        expect(button?.bottom).to.be.above(hand?.top ?? NaN);
        expect(button?.top).to.be.below(hand?.bottom ?? NaN);
      } else expect(button?.top).to.be.at.least(hand?.bottom ?? NaN);
    });

  it('lets no name of the board through', async () => {
    const screen = await bothAsked(844, 390);
    const textsOf = (): string[] => deepAll(screen, '.token-name').map((name) => getComputedStyle(name).visibility);
    expect(textsOf()).to.include('hidden').and.not.include('visible');
    deep(screen, 'moon-board')?.removeAttribute('staged');
    expect(textsOf()).to.include('visible');
  });

  it('opens what is looked up below the tray, over the whole width', async () => {
    const screen = await bothAsked(844, 390);
    const prompt = deep(screen, 'moon-secret-prompt');
    if (prompt) deep(prompt, '.line > button')?.click();
    for (let times = 0; times < 3; times += 1) await settled();
    const sheet = prompt && deep(prompt, '.sheet');
    expect(sheet?.offsetWidth).to.be.at.least(240);
  });
});
