import { sendMouse } from '@web/test-runner-commands';
import { sampleView } from '../../../src/ui/gallery/board-sample.ts';
import { expect, waitUntil } from '../support.ts';
import { boardTests, baron, boardIn, onPage, modelOnPage, inches, heard, pause, inside } from './board-fixture.ts';

boardTests();

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
    const [bx, amount] = modelOnPage(board, '1:grub');
    await sendMouse({ type: 'click', position: [Math.round((ax + bx) / 2) - 1, Math.round((ay + amount) / 2)] });
    await waitUntil(() => inside(board, '.fan button').length === 2);
    await pause(250);
    const grub = inside(board, '.fan button').find((button) => button.querySelector('span')?.textContent?.includes('Grub'));
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
  it('a board that is put back on the page hears taps again, once each, and none while it is away', async () => {
    const board = await boardIn();
    const box = board.parentElement;
    const tapped: unknown[] = [];
    board.addEventListener('model-tapped', (event) => void tapped.push((event as CustomEvent).detail));
    const position = modelOnPage(board, '0:quack');
    board.remove();
    await sendMouse({ type: 'click', position });
    expect(tapped).to.deep.equal([]);
    box?.append(board);
    await board.updateComplete;
    await sendMouse({ type: 'click', position });
    expect(tapped).to.deep.equal([{ model: '0:quack' }]);
  });
  it('a board that gets its table later, or again, hears each tap once', async () => {
    const board = await boardIn();
    const taps: unknown[] = [];
    board.addEventListener('model-tapped', (event) => void taps.push((event as CustomEvent).detail));
    const position = modelOnPage(board, '0:quack');
    const rectangle = () => JSON.stringify(inside(board, '.world')[0]?.getBoundingClientRect());
    const before = rectangle();
    board.view = null;
    await board.updateComplete;
    await sendMouse({ type: 'click', position });
    expect(taps).to.deep.equal([]);
    board.view = sampleView;
    await board.updateComplete;
    expect(rectangle()).to.equal(before);
    await sendMouse({ type: 'click', position });
    await waitUntil(() => taps.length > 0);
    expect(taps).to.deep.equal([{ model: '0:quack' }]);
  });
});
