import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../src/ui/board/board.ts';
import type { MoonBoard } from '../../../src/ui/board/board.ts';
import type { BoardEvents, BoardMode } from '../../../src/ui/board/modes.ts';
import {
  sampleCharacters,
  sampleNumbers,
  sampleRoute,
  sampleSight,
  sampleVerdict,
  sampleView,
} from '../../../src/ui/gallery/board-sample.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import type { BoardPoint } from '../../../src/ui/contexts/table-port.ts';
import { expect, fixture, html, oneEvent, waitUntil } from '../support.ts';

const baron = '0:baron-von-fancyhat';
const MOST = 4 * 254;
const moving = (): BoardMode => ({
  kind: 'move',
  model: baron,
  as: 'step',
  most: MOST,
  route: (to) => sampleRoute(baron, to, MOST),
  verdict: (path) => sampleVerdict(baron, path, MOST),
  reach: null,
});

async function boardIn(mode: BoardMode = { kind: 'idle' }, more: Partial<MoonBoard> = {}): Promise<MoonBoard> {
  const box = await fixture(
    html`<div style="width: 700px; height: 700px">
      <moon-board
        .view=${sampleView}
        .characters=${sampleCharacters}
        .numbers=${sampleNumbers}
        .explain=${sampleSight}
        .mode=${mode}
      ></moon-board>
    </div>`,
  );
  const board = box.querySelector('moon-board');
  if (!board) throw new Error('no board');
  Object.assign(board, more);
  await board.updateComplete;
  await waitUntil(() => board.camera.width > 0);
  return board;
}
/** Where a place of the board is on the page. */
function onPage(board: MoonBoard, at: BoardPoint): [number, number] {
  const { left, top } = board.getBoundingClientRect();
  const { x, y } = board.camera.toScreen(at);
  return [Math.round(left + x), Math.round(top + y)];
}
const modelOnPage = (board: MoonBoard, id: string): [number, number] => onPage(board, sampleView.table.models[id]?.at ?? { x: 0, y: 0 });
const inches = (x: number, y: number): BoardPoint => ({ x: x * 254, y: y * 254 });

async function heard<K extends keyof BoardEvents>(board: MoonBoard, name: K, doing: () => Promise<void>): Promise<BoardEvents[K]> {
  const event = oneEvent(board, name);
  await doing();
  return ((await event) as CustomEvent<BoardEvents[K]>).detail; // oneEvent forgets the detail
}
async function drag(from: [number, number], to: [number, number], held = 0): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  if (held) await pause(held);
  await sendMouse({ type: 'move', position: [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)] });
  await sendMouse({ type: 'move', position: to });
}
const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
const inside = (board: MoonBoard, selector: string): Element[] => [...(board.shadowRoot?.querySelectorAll(selector) ?? [])];
const shown = (board: MoonBoard): string =>
  inside(board, '.chip > div')
    .map(({ textContent }) => textContent)
    .join('|');

before(async () => {
  installTheme();
  await setViewport({ width: 900, height: 760 });
});
after(() => setTheme('night'));
afterEach(() => resetMouse());

describe('board: taps', () => {
  it('a tap on a model selects it', async () => {
    const board = await boardIn();
    const detail = await heard(board, 'model-tapped', () => sendMouse({ type: 'click', position: modelOnPage(board, '0:quack') }));
    expect(detail).to.deep.equal({ model: '0:quack' });
  });
  it('a finger beside a small base still finds it: 44 pixels are touchable', async () => {
    const board = await boardIn();
    const [x, y] = modelOnPage(board, '0:quack');
    const detail = await heard(board, 'model-tapped', () => sendMouse({ type: 'click', position: [x - 19, y] }));
    expect(detail).to.deep.equal({ model: '0:quack' });
  });
  it('models close together open a fan, in which one is chosen', async () => {
    const board = await boardIn();
    const [ax, ay] = modelOnPage(board, baron);
    const [bx, by] = modelOnPage(board, '1:grub');
    await sendMouse({ type: 'click', position: [Math.round((ax + bx) / 2) - 1, Math.round((ay + by) / 2)] });
    await waitUntil(() => inside(board, '.fan button').length === 2);
    await pause(250);
    const [, grub] = inside(board, '.fan button').sort((a, b) => (a.textContent ?? '').localeCompare(b.textContent ?? ''));
    if (!grub) throw new Error('no second choice');
    const { left, top, width, height } = grub.getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(44);
    const detail = await heard(board, 'model-tapped', () =>
      sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] }),
    );
    expect(detail).to.deep.equal({ model: '1:grub' });
    await waitUntil(() => inside(board, '.fan').length === 0);
  });
  it('stones, terrain and bare ground are told apart', async () => {
    const board = await boardIn();
    const tap = (x: number, y: number) => () => sendMouse({ type: 'click', position: onPage(board, inches(x, y)) });
    expect(await heard(board, 'stone-tapped', tap(13, 12))).to.deep.equal({ stone: 's7' });
    expect(await heard(board, 'piece-tapped', tap(26, 24))).to.deep.equal({ piece: 'old-oak' });
    const { at } = await heard(board, 'ground-tapped', tap(30, 20));
    expect(Math.abs(at.x - 30 * 254)).to.be.below(20);
  });
  it('a target that is not allowed says why', async () => {
    const why = { code: 'too-far', clauses: ['ARC-1'] };
    const board = await boardIn({ kind: 'targets', ids: ['1:grub'], why: () => why });
    const refused = await heard(board, 'target-tapped', () => sendMouse({ type: 'click', position: modelOnPage(board, '0:quack') }));
    expect(refused).to.deep.equal({ id: '0:quack', allowed: false, why });
    const taken = await heard(board, 'target-tapped', () => sendMouse({ type: 'click', position: modelOnPage(board, '1:grub') }));
    expect(taken).to.deep.equal({ id: '1:grub', allowed: true, why: null });
  });
});

describe('board: moves', () => {
  it('a drag is a plan, told when it is released', async () => {
    const board = await boardIn(moving());
    let told = 0;
    board.addEventListener('route-planned', () => (told += 1));
    const detail = await heard(board, 'route-planned', async () => {
      await drag(modelOnPage(board, baron), onPage(board, inches(14, 20)));
      await waitUntil(() => shown(board).includes('left'));
      expect(told).to.equal(0);
      await sendMouse({ type: 'up' });
    });
    expect(detail.route.refused).to.equal(null);
    const end = detail.route.path.at(-1);
    expect(Math.abs((end?.y ?? 0) - 20 * 254)).to.be.below(20);
    expect(shown(board)).to.match(/1\.0″ left\|3\.0″ of 4\.0″/);
  });
  it('a drag beyond the length stops at the farthest place', async () => {
    const board = await boardIn(moving());
    const { route } = await heard(board, 'route-planned', async () => {
      await drag(modelOnPage(board, baron), onPage(board, inches(14, 27)));
      await sendMouse({ type: 'up' });
    });
    expect(route.refused).to.equal(null);
    expect(Math.abs(route.length - MOST)).to.be.below(2);
  });
  it('a refused way is marked where it fails, and says why', async () => {
    const refusal = { code: 'blocked', clauses: ['MOV-1'], at: { x: 13 * 254, y: 17 * 254 } };
    const mode = moving();
    if (mode.kind === 'move') mode.route = (to) => ({ ...sampleRoute(baron, to, MOST), refused: refusal });
    const board = await boardIn(mode, { sentence: () => 'A wall stands there.' });
    const { route } = await heard(board, 'route-planned', () => sendMouse({ type: 'click', position: onPage(board, inches(11.5, 15.5)) }));
    expect(route.refused).to.deep.equal(refusal);
    await waitUntil(() => inside(board, '.overlay .fail').length === 1);
    expect(inside(board, '.ghost.refused').length).to.equal(1);
    expect(shown(board)).to.contain('A wall stands there.');
  });
  it('in drawing mode every tap adds a leg', async () => {
    const mode = moving();
    const board = await boardIn(mode.kind === 'move' ? { ...mode, drawing: true } : mode);
    await heard(board, 'route-planned', () => sendMouse({ type: 'click', position: onPage(board, inches(12.5, 17)) }));
    const { route, waypoints } = await heard(board, 'route-planned', () =>
      sendMouse({ type: 'click', position: onPage(board, inches(12.5, 15.5)) }),
    );
    expect(waypoints.length).to.equal(1);
    expect(Math.abs(route.length - 3 * 254)).to.be.below(40);
  });
  it('arrow keys nudge by a tenth of an inch and Enter plans', async () => {
    const board = await boardIn(moving());
    board.shadowRoot?.querySelector<HTMLElement>('.surface')?.focus();
    const { route } = await heard(board, 'route-planned', async () => {
      for (const press of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) await sendKeys({ press });
    });
    const end = route.path.at(-1);
    expect([Math.round(((end?.x ?? 0) / 254) * 10), Math.round(((end?.y ?? 0) / 254) * 10)]).to.deep.equal([142, 171]);
  });
  it('a touch keeps the ghost clear of the finger', async () => {
    const board = await boardIn(moving());
    const [x, y] = modelOnPage(board, baron);
    finger(board, 'pointerdown', 1, x, y);
    finger(board, 'pointermove', 1, x, y + 40);
    finger(board, 'pointermove', 1, x + 80, y + 100);
    const { route } = await heard(board, 'route-planned', async () => finger(board, 'pointerup', 1, x + 80, y + 100));
    const end = route.path.at(-1) ?? { x: 0, y: 0 };
    expect(onPage(board, end)[1]).to.be.below(y + 100 - 40);
  });
  it('what was drawn is thrown away with the mode', async () => {
    const board = await boardIn(moving());
    await heard(board, 'route-planned', () => sendMouse({ type: 'click', position: onPage(board, inches(12.5, 16)) }));
    await waitUntil(() => inside(board, '.overlay .ghost').length === 1);
    board.mode = { kind: 'idle' };
    await waitUntil(() => inside(board, '.overlay .ghost').length === 0);
  });
  it('a frame of a drag stays far below 16 ms', async () => {
    const board = await boardIn(moving());
    const [x, y] = modelOnPage(board, baron);
    finger(board, 'pointerdown', 1, x, y);
    let worst = 0;
    let sum = 0;
    for (let i = 1; i <= 40; i += 1) {
      finger(board, 'pointermove', 1, x + i, y + 20 + (i % 7));
      await new Promise((done) => requestAnimationFrame(done)); // the board asked for its own frame first
      const before = performance.now();
      board.redraw();
      (board as unknown as { drawOverlay(): void }).drawOverlay(); // the work of one frame, alone
      const cost = performance.now() - before;
      worst = Math.max(worst, cost);
      sum += cost;
    }
    finger(board, 'pointerup', 1, x, y);
    expect(sum / 40, `worst ${worst.toFixed(1)} ms`).to.be.below(6);
  });
});

function finger(board: MoonBoard, type: string, pointerId: number, clientX: number, clientY: number): void {
  const surface = board.shadowRoot?.querySelector('.surface');
  surface?.dispatchEvent(
    new PointerEvent(type, {
      pointerId,
      clientX,
      clientY,
      pointerType: 'touch',
      bubbles: true,
      composed: true,
      isPrimary: pointerId === 1,
    }),
  );
}

describe('board: looking', () => {
  it('two fingers zoom about the place between them', async () => {
    const board = await boardIn();
    const [x, y] = modelOnPage(board, baron);
    finger(board, 'pointerdown', 1, x - 30, y);
    finger(board, 'pointerdown', 2, x + 30, y);
    for (let step = 1; step <= 6; step += 1) {
      finger(board, 'pointermove', 1, x - 30 - 10 * step, y);
      finger(board, 'pointermove', 2, x + 30 + 10 * step, y);
    }
    finger(board, 'pointerup', 1, x - 90, y);
    finger(board, 'pointerup', 2, x + 90, y);
    expect(board.camera.zoom).to.be.within(2.5, 3.5);
    const [nowX, nowY] = modelOnPage(board, baron);
    expect(Math.abs(nowX - x) + Math.abs(nowY - y)).to.be.below(12);
    board.showWhole();
    expect(board.camera.zoom).to.equal(1);
  });
  it('two fingers neither tap nor move anything', async () => {
    const board = await boardIn(moving());
    let told = 0;
    for (const name of ['route-planned', 'model-tapped', 'ground-tapped']) board.addEventListener(name, () => (told += 1));
    const [x, y] = modelOnPage(board, baron);
    finger(board, 'pointerdown', 1, x, y);
    finger(board, 'pointermove', 1, x + 20, y + 20);
    finger(board, 'pointerdown', 2, x + 80, y);
    finger(board, 'pointermove', 2, x + 120, y);
    finger(board, 'pointerup', 2, x + 120, y);
    finger(board, 'pointerup', 1, x + 20, y + 20);
    expect(told).to.equal(0);
  });
  it('the zoomed board cannot be lost', async () => {
    const board = await boardIn();
    board.show([inches(18, 18)]);
    board.camera.panBy(99999, -99999);
    const { x, y } = board.camera.toBoard({ x: 350, y: 350 });
    expect(x).to.be.within(-300, 36 * 254 + 300);
    expect(y).to.be.within(-300, 36 * 254 + 300);
  });
  for (const rotation of [0, 90, 180, 270] as const)
    it(`a board turned by ${rotation} degrees is touched where it is seen`, async () => {
      const board = await boardIn({ kind: 'idle' }, { rotation });
      const coin = board.shadowRoot?.querySelector('[data-model="0:quack"] .field')?.getBoundingClientRect();
      if (!coin) throw new Error('no coin');
      const detail = await heard(board, 'model-tapped', () =>
        sendMouse({ type: 'click', position: [Math.round(coin.left + coin.width / 2), Math.round(coin.top + coin.height / 2)] }),
      );
      expect(detail).to.deep.equal({ model: '0:quack' });
    });
  it('a long press measures edge to edge, with sight and cover in words', async () => {
    const board = await boardIn();
    await drag(modelOnPage(board, baron), modelOnPage(board, '1:beaky-bobby'), 600);
    await waitUntil(() => shown(board).includes('Beaky'));
    // centres 6.428 inches apart, two bases of 30 mm
    expect(shown(board)).to.equal('5.2″|Sees Beaky Bobby|Light cover: Village well');
    await sendMouse({ type: 'up' });
    await waitUntil(() => shown(board) === '');
  });
  it('what blocks the sight is named and marked', async () => {
    const board = await boardIn({ kind: 'measure' });
    await drag(modelOnPage(board, baron), modelOnPage(board, '1:firespitter'));
    await waitUntil(() => shown(board).includes('blocked'));
    expect(shown(board)).to.contain('Churchyard wall and Doug the Flatulent');
    expect(inside(board, '.overlay .blocks').length).to.equal(2);
  });
});

describe('board: placing', () => {
  const deploying: BoardMode = {
    kind: 'deploy',
    models: ['0:quack', '0:billy'],
    edge: 'south',
    judge: (_, { y }) => (y > 26 * 254 ? null : { code: 'outside', clauses: ['DEP-11'] }),
  };
  const reserve = {
    ...sampleView,
    table: {
      ...sampleView.table,
      models: Object.fromEntries(
        Object.entries(sampleView.table.models).map(([id, model]) => [
          id,
          deploying.models.includes(id) ? { ...model, status: 'reserve' as const } : model,
        ]),
      ),
    },
  };
  it('a model is dragged from the tray to its place', async () => {
    const board = await boardIn(deploying, { view: reserve });
    const billy = board.shadowRoot?.querySelector('[data-waiting="0:billy"]')?.getBoundingClientRect();
    if (!billy) throw new Error('no tray');
    const detail = await heard(board, 'place-planned', async () => {
      await drag([Math.round(billy.left + 40), Math.round(billy.top + 40)], onPage(board, inches(16, 32)));
      await sendMouse({ type: 'up' });
    });
    expect([detail.model, detail.refused]).to.deep.equal(['0:billy', null]);
    expect(Math.abs(detail.at.x - 16 * 254)).to.be.below(20);
    await waitUntil(() => inside(board, '.overlay .ghost').length === 1);
  });
  it('a tap on the ground is a place too, refused outside the strip', async () => {
    const board = await boardIn(deploying, { view: reserve });
    const { model, refused } = await heard(board, 'place-planned', () =>
      sendMouse({ type: 'click', position: onPage(board, inches(20, 20)) }),
    );
    expect([model, refused?.code]).to.deep.equal(['0:quack', 'outside']);
    await waitUntil(() => inside(board, '.ghost.refused').length === 1);
  });
  it('a spot snaps to its candidates', async () => {
    const board = await boardIn({ kind: 'spot', radius: 63.5, stone: 1, candidates: [inches(20, 20), inches(20, 24)], judge: () => null });
    const { at } = await heard(board, 'place-planned', () => sendMouse({ type: 'click', position: onPage(board, inches(21, 23)) }));
    expect(at).to.deep.equal(inches(20, 24));
  });
});

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
    expect(buttons[0]?.textContent?.trim()).to.equal('Baron Von Fancyhat, seat 1, 2 of 7 wounds, 3 energy, can be chosen');
    expect(buttons[2]?.textContent?.trim()).to.equal('Friar Flavious, seat 1, 0 of 6 wounds, 4 energy, 1 moonstone, activated');
    if (buttons[0] instanceof HTMLElement) buttons[0].focus();
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => inside(board, '.focus-ring').length === 1);
    const detail = await heard(board, 'model-tapped', () => sendKeys({ press: 'Enter' }));
    expect(detail).to.deep.equal({ model: '0:flintlock' });
  });
  it('wounds fill a coin from its end, and dots stay visible', async () => {
    const board = await boardIn();
    const boxes = inside(board, '[data-model="0:flintlock"] .box').map((box) => box.classList.contains('wounded'));
    expect(boxes).to.deep.equal([false, false, false, false, false, true, true, true]);
    expect(inside(board, '[data-model="0:flintlock"] .box circle').length).to.equal(3);
    expect(inside(board, '[data-model="0:flintlock"] .pip').length).to.equal(2);
  });
  it('terrain is drawn again only when it changes', async () => {
    const board = await boardIn();
    const crown = inside(board, '[data-piece="hazel-copse"] .crown')[0];
    const still = board.shadowRoot?.querySelector('.still');
    let changes = 0;
    const watcher = new MutationObserver(() => (changes += 1));
    if (still) watcher.observe(still, { subtree: true, childList: true, attributes: true });
    board.selected = baron;
    board.view = { ...sampleView, order: { ...sampleView.order, turn: 3 } };
    await board.updateComplete;
    await pause(20);
    expect(changes).to.equal(0);
    expect(inside(board, '[data-piece="hazel-copse"] .crown')[0]).to.equal(crown);
    watcher.disconnect();
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
      board.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition)).length,
    ).to.equal(0);
  });
});
