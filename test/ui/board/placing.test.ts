import { sendMouse, setViewport } from '@web/test-runner-commands';
import type { BoardMode } from '../../../src/ui/board/modes.ts';
import { sampleView } from '../../../src/ui/gallery/board-sample.ts';
import { expect, waitUntil } from '../support.ts';
import { boardTests, boardIn, onPage, inches, heard, drag, inside } from './board-fixture.ts';

boardTests();

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
  it('six models that wait can all be taken, from each side of the tablet and wherever the buttons of the board stand', async () => {
    await setViewport({ width: 820, height: 1000 });
    const six = Object.keys(sampleView.table.models).slice(0, 6);
    const waiting = { ...sampleView.table.models };
    for (const id of six) Object.assign(waiting, { [id]: { ...sampleView.table.models[id], status: 'reserve' } });
    const view = { ...sampleView, table: { ...sampleView.table, models: waiting } };
    expect(six).to.have.lengthOf(6);
    const upright = { width: 768, height: 890, open: { left: 0, top: 0, width: 768, height: 730 } };
    const besideQuestion = { width: 665, height: 665, open: { left: 0, top: 0, width: 525, height: 665 } };
    for (const [reader, { width, height, open }] of [
      [0, upright],
      [180, { ...upright, open: { ...upright.open, top: 160 } }],
      [90, { ...besideQuestion, open: { ...besideQuestion.open, left: 140 } }],
      [270, besideQuestion],
    ] as const)
      for (const edge of ['north', 'south'] as const)
        for (const corner of ['bottom left', 'bottom right', 'top left', 'top right']) {
          const board = await boardIn({ ...deploying, models: six, edge }, { view, reader, open, corner });
          board.parentElement?.setAttribute('style', `width: ${width}px; height: ${height}px`);
          await waitUntil(() => board.camera.width === width);
          await board.updateComplete;
          for (const element of inside(board, '[data-waiting]')) {
            const { left, top, width, height } = element.getBoundingClientRect();
            const met = board.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
            expect(
              element.contains(met ?? null),
              `${element.textContent.trim()} for a reader turned by ${reader}, ${edge}, ${corner}`,
            ).to.equal(true);
          }
          board.parentElement?.remove();
        }
  });
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
    await waitUntil(() => inside(board, '.carried .ghost').length === 1);
  });
  it('no click is made of a finger that the board has heard of, but of one that takes a model from the tray', async () => {
    const board = await boardIn(deploying, { view: reserve });
    const used = (selector: string): boolean => {
      const [element] = inside(board, selector);
      return element?.dispatchEvent(new TouchEvent('touchend', { bubbles: true, composed: true, cancelable: true })) === false;
    };
    expect([used('.world'), used('[data-waiting="0:billy"]')]).to.deep.equal([true, false]);
  });
  it('the model in hand stands where it might go, until a finger says otherwise; so does the next one that is taken', async () => {
    const suggest = (model: string) => ({ x: (model === '0:quack' ? 10 : 20) * 254, y: 34 * 254 });
    const board = await boardIn(deploying, { view: reserve });
    const first = await heard(board, 'place-planned', async () => {
      board.mode = { ...deploying, suggest };
      await board.updateComplete;
    });
    expect([first.model, first.at.x, first.refused]).to.deep.equal(['0:quack', 2540, null]);
    const next = await heard(board, 'place-planned', () => {
      board.pick('0:billy');
      return Promise.resolve();
    });
    expect([next.model, next.at.x]).to.deep.equal(['0:billy', 5080]);
    const moved = await heard(board, 'place-planned', () => sendMouse({ type: 'click', position: onPage(board, inches(15, 33)) }));
    expect(Math.abs(moved.at.x - 15 * 254)).to.be.below(20);
  });
  it('the strip says whose edge it is, and where the others who wait might stand', async () => {
    const places = ['0:quack', '0:billy'].map((model, index) => ({ model, at: { x: (10 + 10 * index) * 254, y: 34 * 254 } }));
    const board = await boardIn({ ...deploying, places }, { view: reserve });
    expect(inside(board, '.edge-name').map(({ textContent }) => textContent)).to.deep.equal(['Your edge']);
    await waitUntil(() => inside(board, '.place').length === 1, 'all but the one in hand');
    board.pick('0:billy');
    await waitUntil(() => inside(board, '.place')[0]?.getAttribute('transform')?.includes('translate(2540') === true);
  });
  it('a tap on the ground is a place too, refused outside the strip', async () => {
    const board = await boardIn(deploying, { view: reserve });
    const { model, refused } = await heard(board, 'place-planned', () =>
      sendMouse({ type: 'click', position: onPage(board, inches(20, 20)) }),
    );
    expect([model, refused?.code]).to.deep.equal(['0:quack', 'outside']);
    await waitUntil(() => inside(board, '.ghost.refused').length === 1);
  });
  it('a model that was on its way from the tray when the drag is cancelled is back in the tray', async () => {
    const board = await boardIn(deploying, { view: reserve });
    const billy = board.shadowRoot?.querySelector('[data-waiting="0:billy"]')?.getBoundingClientRect();
    if (!billy) throw new Error('no tray');
    const [x, y] = onPage(board, inches(16, 32));
    let count = 0;
    board.addEventListener('place-planned', () => (count += 1));
    const waiting = board.shadowRoot?.querySelector('[data-waiting="0:billy"]');
    const pointer = (type: string, clientX: number, clientY: number) =>
      waiting?.dispatchEvent(
        new PointerEvent(type, { pointerId: 7, pointerType: 'touch', clientX, clientY, bubbles: true, composed: true, isPrimary: true }),
      );
    pointer('pointerdown', billy.left + 40, billy.top + 40);
    pointer('pointermove', x, y);
    await waitUntil(() => inside(board, '.carried .ghost').length === 1);
    pointer('pointercancel', x, y);
    await waitUntil(() => inside(board, '.carried .ghost').length === 0);
    expect(count).to.equal(0);
  });
  it('a spot snaps to its candidates', async () => {
    const board = await boardIn({ kind: 'spot', radius: 63.5, stone: 1, candidates: [inches(20, 20), inches(20, 24)], judge: () => null });
    const { at } = await heard(board, 'place-planned', () => sendMouse({ type: 'click', position: onPage(board, inches(21, 23)) }));
    expect(at).to.deep.equal(inches(20, 24));
  });
});
