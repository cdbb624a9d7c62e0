import { sendKeys } from '@web/test-runner-commands';
import { sampleView } from '../../../src/ui/gallery/board-sample.ts';
import { setTheme } from '../../../src/ui/theme/theme.ts';
import { expect, inMotion, waitUntil } from '../support.ts';
import { boardTests, baron, moving, boardIn, inches, heard, pause, inside } from './board-fixture.ts';

boardTests();

/** The most elements of a coin on average. */
const COIN = 27;

describe('board: for everybody', () => {
  for (const theme of ['night', 'day'] as const)
    for (const mode of ['idle', 'move'] as const)
      it(`is accessible by ${theme} when ${mode}`, async () => {
        setTheme(theme);
        const board = await boardIn(mode === 'move' ? moving() : { kind: 'idle' }, { touchable: [baron], selected: baron, names: true });
        await expect(board).to.be.accessible();
      });
  it('models are reached and chosen with the keyboard, and said in full', async () => {
    const board = await boardIn({ kind: 'idle' }, { touchable: [baron] });
    const buttons = inside(board, '.reachable button');
    expect(buttons[0]?.textContent?.trim()).to.match(
      /^Baron Von Fancyhat, seat 1, 2 of 7 wounds, 3 energy, can be chosen, [\d.]+″ from the left, [\d.]+″ from the near edge$/,
    );
    expect(buttons[2]?.textContent?.trim()).to.match(
      /^Friar Flavious, seat 1, 0 of 6 wounds, 4 energy, 1 moonstone, activated, [\d.]+″ from the left/,
    );
    if (buttons[0] instanceof HTMLElement) buttons[0].focus();
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => inside(board, '.focus-ring').length === 1);
    const detail = await heard(board, 'model-tapped', () => sendKeys({ press: 'Enter' }));
    expect(detail).to.deep.equal({ model: '0:flintlock' });
  });
  it('models, stones and terrain are said with their place, their distance from the acting model, and whether they are seen', async () => {
    const board = await boardIn({ kind: 'idle' }, { selected: baron });
    await waitUntil(() => board.sights.size > 0, 'sight is looked at');
    await board.updateComplete;
    const texts = inside(board, '.reachable button').map((element) => element.textContent?.trim() ?? '');
    expect(texts[0]).to.match(/selected, [\d.]+″ from the left/);
    const others = texts.slice(1).filter((line) => line.includes('seat'));
    expect(others.length).to.be.above(3);
    for (const line of others)
      expect(line).to.match(/([\d.]+″ from|in base contact with) Baron Von Fancyhat, (not )?seen by Baron Von Fancyhat, .*near edge$/);
    expect(texts.find((line) => line.startsWith('Moonstone'))).to.match(/depth \d, [\d.]+″ from Baron Von Fancyhat, [\d.]+″ from the left/);
    const terrain = inside(board, '.terrain li').map((element) => element.textContent?.trim() ?? '');
    expect(terrain.length).to.be.above(3);
    for (const line of terrain) expect(line).to.match(/^.+, .+, [\d.]+″ from the left, [\d.]+″ from the near edge$/);
  });
  it('wounds fill a coin from its end, and dots stay visible', async () => {
    const board = await boardIn();
    const arcs = (sign: string) =>
      inside(board, `[data-model="0:flintlock"] :is(.box.${sign}, .${sign} .box)`).map(
        (ring) => (ring.getAttribute('d') ?? '').split('M').length - 1,
      );
    expect(arcs('whole'), 'one path for all that are whole').to.deep.equal([5]);
    expect(arcs('wounded'), 'each wound darkens by itself').to.deep.equal([1, 1, 1]);
    const dots = inside(board, '[data-model="0:flintlock"] .dots').map((path) => (path.getAttribute('d') ?? '').split('M').length - 1);
    expect(dots.reduce((sum, count) => sum + count, 0)).to.equal(3);
    expect(inside(board, '[data-model="0:flintlock"] .wounded:not(.wounded .wounded)').length, 'each wound is one sign').to.equal(3);
    expect(inside(board, '[data-model="0:flintlock"] .pip').length).to.equal(2);
  });
  it('is drawn with few elements: the browser lays out and paints each of them', async () => {
    const board = await boardIn();
    const count = (selector: string): number => inside(board, selector).length;
    const paths = (selector: string): number =>
      inside(board, selector).reduce((sum, path) => sum + (path.getAttribute('d') ?? '').split('M').length - 1, 0);
    expect(count('[data-model] *') / count('[data-model]'), 'a coin').to.be.within(14, COIN);
    const trees = paths('[data-piece="hazel-copse"] .crown');
    expect(trees, 'trees of a wood').to.be.above(8);
    for (const layer of ['crown-shade', 'crown-mid', 'crown-top'])
      expect(paths(`[data-piece="hazel-copse"] .${layer}`), `${layer} of each tree`).to.equal(trees);
    expect(count('[data-piece="hazel-copse"] *'), 'a wood').to.be.within(6, 2 * trees);
    expect(count('.still > :not([data-piece])'), 'the ground').to.be.within(10, 24);
  });
  it('terrain is drawn again only when it changes, and its shadows with the hour of the moon', async () => {
    const board = await boardIn();
    const crown = inside(board, '[data-piece="hazel-copse"] .crown')[0];
    const still = board.shadowRoot?.querySelector('.still');
    let changes = 0;
    const watcher = new MutationObserver(() => (changes += 1));
    if (still) watcher.observe(still, { subtree: true, childList: true, attributes: true });
    board.selected = baron;
    board.view = { ...sampleView, order: { ...sampleView.order, active: null } };
    await board.updateComplete;
    await pause(20);
    expect(changes).to.equal(0);
    const shadows = inside(board, '.shadows')[0]?.getAttribute('d');
    board.view = { ...sampleView, order: { ...sampleView.order, turn: sampleView.order.turn + 1 } };
    await board.updateComplete;
    await pause(20);
    expect(inside(board, '.shadows')[0]?.getAttribute('d')).not.to.equal(shadows);
    expect(inside(board, '[data-piece="hazel-copse"] .crown')[0]).to.equal(crown);
    watcher.disconnect();
  });
  it(
    'a wound rises as a number from the model that suffers it, upright for its reader',
    inMotion(async () => {
      const board = await boardIn({ kind: 'idle' }, { reader: 180 });
      const played = board.play([{ what: 'wounded', model: '0:flintlock', by: null, amount: 2 }]);
      await waitUntil(() => inside(board, '.flash-number').length === 1);
      const [number] = inside(board, '.flash-number');
      expect(number?.textContent).to.equal('−2');
      expect(new DOMMatrix(getComputedStyle(number ?? board).transform).a).to.be.closeTo(-1, 0.001);
      await played;
      expect(inside(board, '.flash-number').length).to.equal(0);
    }),
  );
  it(
    'healing rises as a number with a plus, and as no wound',
    inMotion(async () => {
      const board = await boardIn();
      const played = board.play([{ what: 'healed', model: '0:flintlock', amount: 1 }]);
      await waitUntil(() => inside(board, '.flash-number').length === 1);
      expect(inside(board, '.flash-number')[0]?.textContent).to.equal('+1');
      await played;
    }),
  );
  it(
    'a finger that comes down on the board ends what is being shown, and one that only passes over it does not',
    inMotion(async () => {
      const board = await boardIn();
      const played = board.play([{ what: 'wounded', model: '0:flintlock', by: null, amount: 2 }]);
      await waitUntil(() => inside(board, '.flash-number').length === 1);
      const finger = { bubbles: true, composed: true, pointerId: 1 };
      const surface = inside(board, 'svg')[0] ?? board;
      surface.dispatchEvent(new PointerEvent('pointermove', finger));
      await pause(40);
      expect(inside(board, '.flash-number').length).to.equal(1);
      const since = performance.now();
      surface.dispatchEvent(new PointerEvent('pointerdown', finger));
      await played;
      expect(performance.now() - since).to.be.below(300);
      expect(inside(board, '.flash-number').length).to.equal(0);
      surface.dispatchEvent(new PointerEvent('pointercancel', finger));
    }),
  );
  it(
    'what happens next leaves standing what is being shown: without a picture it changes nothing, with one it comes afterwards, and a finger ends all',
    inMotion(async () => {
      const board = await boardIn();
      const first = board.play([{ what: 'wounded', model: '0:flintlock', by: null, amount: 2 }]);
      await waitUntil(() => inside(board, '.flash-number').length === 1);
      await board.play([]);
      await board.play([{ what: 'shuffled', deck: 'arcane' }]);
      expect(inside(board, '.flash-number').map(({ textContent }) => textContent)).to.deep.equal(['−2']);
      const second = board.play([{ what: 'healed', model: '0:flintlock', amount: 1 }]);
      await waitUntil(() => inside(board, '.flash-number').length === 2);
      const [, after] = inside(board, '.flash-number').map((number) => number.getAnimations()[0]?.effect?.getComputedTiming().delay);
      expect(after).to.be.greaterThan(0);
      const surface = inside(board, 'svg')[0] ?? board;
      surface.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerId: 1 }));
      await Promise.all([first, second]);
      expect(inside(board, '.flash-number').length).to.equal(0);
      surface.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, composed: true, pointerId: 1 }));
    }),
  );
  it(
    'a moonstone that is taken rises as large as it is seen on the whole table, with a number',
    inMotion(async () => {
      const board = await boardIn();
      const played = board.play([{ what: 'stone-taken', model: baron, stone: 's1' }]);
      await waitUntil(() => inside(board, '.flash-sign.stone').length === 1);
      for (const animation of inside(board, '.flash-sign.stone')[0]?.getAnimations() ?? []) {
        animation.pause();
        animation.currentTime = 400;
      }
      expect(inside(board, '.flash-sign.stone')[0]?.getBoundingClientRect().height ?? 0).to.be.greaterThan(48);
      expect(inside(board, '.flash-number')[0]?.textContent).to.equal('+1');
      const surface = inside(board, 'svg')[0] ?? board;
      surface.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerId: 1 }));
      await played;
      surface.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, composed: true, pointerId: 1 }));
    }),
  );
  it(
    'what happens to a model beyond the glass is shown at its rim, with its coin and an arrow towards it; what happens in sight is shown where it is',
    inMotion(async () => {
      const board = await boardIn();
      const flintlock = sampleView.table.models['0:flintlock']?.at ?? inches(0, 0);
      const corner = flintlock.x < 18 * 254 ? inches(33, 33) : inches(3, 3);
      for (const seen of [false, true]) {
        board.follow({ key: String(seen), places: [seen ? flintlock : corner], margin: 900 });
        const world = inside(board, '.world')[0] ?? board;
        await waitUntil(() => Math.abs(new DOMMatrix(getComputedStyle(world).transform).e - board.camera.x) < 1, 'it has glided there');
        const played = board.play([{ what: 'wounded', model: '0:flintlock', by: null, amount: 2 }]);
        await waitUntil(() => inside(board, '.flash-number').length === 1);
        for (const animation of inside(board, '.flash-number')[0]?.getAnimations() ?? []) {
          animation.pause();
          animation.currentTime = 500;
        }
        const glass = board.getBoundingClientRect();
        const number = inside(board, '.flash-number')[0]?.getBoundingClientRect() ?? new DOMRect();
        expect(number.left >= glass.left && number.right <= glass.right, 'across').to.equal(true);
        expect(number.top >= glass.top && number.bottom <= glass.bottom, 'down').to.equal(true);
        expect(inside(board, '.rim-coin').length).to.equal(seen ? 0 : 1);
        if (!seen) {
          const [left, top] = [(number.left + number.right) / 2, (number.top + number.bottom) / 2];
          const near = Math.min(left - glass.left, glass.right - left, top - glass.top, glass.bottom - top);
          expect(near, 'at the rim').to.be.below(120);
        }
        inside(board, 'svg')[0]?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerId: 1 }));
        await played;
        inside(board, 'svg')[0]?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, composed: true, pointerId: 1 }));
        expect(inside(board, '.rim-coin, .flash-number').length).to.equal(0);
      }
    }),
  );
  it('shows nothing of it to somebody who wants calm', async () => {
    const board = await boardIn();
    document.documentElement.toggleAttribute('data-calm', true);
    await board.play([{ what: 'wounded', model: '0:flintlock', by: null, amount: 2 }]);
    document.documentElement.toggleAttribute('data-calm', false);
    expect(inside(board, '.flash, .flash-number').length).to.equal(0);
  });
  it('shows what happened and leaves nothing behind', async () => {
    const board = await boardIn();
    const here = sampleView.table.models[baron]?.at ?? { x: 0, y: 0 };
    await board.play([
      { what: 'moved', model: baron, as: 'jog', from: inches(10, 17), path: [here], height: 0 },
      { what: 'wounded', model: '0:flintlock', by: null, amount: 2 },
      { what: 'energy-spent', model: baron, by: 1, on: 'jog' },
    ]);
    expect(inside(board, '.flash').length).to.equal(0);
    expect(
      board
        .getAnimations({ subtree: true })
        .filter((animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition)).length,
    ).to.equal(0);
  });
});
