import { sendMouse } from '@web/test-runner-commands';
import { expect, waitUntil } from '../support.ts';
import { boardTests, finger, onPage, baron, moving, boardIn, modelOnPage, inches, heard, drag, inside, textOf } from './board-fixture.ts';

boardTests();

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
    let count = 0;
    for (const name of ['route-planned', 'model-tapped', 'ground-tapped']) board.addEventListener(name, () => (count += 1));
    const [x, y] = modelOnPage(board, baron);
    finger(board, 'pointerdown', 1, x, y);
    finger(board, 'pointerdown', 2, x + 80, y);
    finger(board, 'pointermove', 1, x + 20, y + 20);
    finger(board, 'pointermove', 2, x + 120, y);
    finger(board, 'pointerup', 2, x + 120, y);
    finger(board, 'pointerup', 1, x + 20, y + 20);
    expect(count).to.equal(0);
  });
  it('a finger that comes down beside one that carries a model ends nothing: the move is planned where that one lets go', async () => {
    const board = await boardIn(moving());
    const lines: string[] = [];
    for (const name of ['route-planned', 'model-tapped', 'ground-tapped']) board.addEventListener(name, () => lines.push(name));
    const [x, y] = modelOnPage(board, baron);
    const zoom = board.camera.zoom;
    finger(board, 'pointerdown', 1, x, y);
    finger(board, 'pointermove', 1, x + 20, y + 20);
    finger(board, 'pointerdown', 2, x + 80, y);
    finger(board, 'pointermove', 2, x + 120, y);
    finger(board, 'pointerup', 2, x + 120, y);
    expect(lines).to.deep.equal([]);
    finger(board, 'pointerup', 1, x + 20, y + 20);
    expect(lines).to.deep.equal(['route-planned']);
    expect(board.camera.zoom).to.equal(zoom);
  });
  it('it lies still while a line of a question comes and goes, as long as all is in sight', async () => {
    const board = await boardIn();
    board.style.width = '600px';
    board.style.height = '900px';
    await waitUntil(() => board.camera.height === 900, 'it has its room');
    const acting = { key: 'acting', places: [baron], margin: 508 };
    const under = async (height: number, focus: typeof acting | null) => {
      board.open = { left: 0, top: 0, width: 600, height };
      await board.updateComplete;
      board.follow(focus);
      return board.camera.transform;
    };
    for (const focus of [null, acting]) {
      const first = await under(700, focus);
      expect(await under(727, focus), 'a line has gone').to.equal(first);
      expect(await under(700, focus), 'and has come again').to.equal(first);
      const less = await under(560, focus);
      expect(less, 'it is covered').to.not.equal(first);
      expect(await under(900, focus), 'the question has gone').to.not.equal(less);
    }
    const before = await under(900, null);
    expect(await under(640, null), 'the whole board still fits').to.not.equal(before);
    const fits = await under(700, null);
    expect(await under(640, null), 'and lies still where it does').to.equal(fits);
  });
  it('its buttons stay in its corner when the tablet is turned', async () => {
    const board = await boardIn();
    board.open = { left: 0, top: 0, width: 300, height: 300 };
    for (const width of ['300px', '620px']) {
      board.style.width = width;
      board.open = { left: 0, top: 0, width: parseFloat(width), height: 300 };
      const off = () => {
        const closer = board.shadowRoot?.querySelector('.corner')?.getBoundingClientRect();
        return closer ? board.getBoundingClientRect().right - closer.right : NaN;
      };
      await waitUntil(() => Math.abs(off() - 12) < 1, `${width}: in the corner`);
    }
  });
  it('with the ruler every drag lays a tape that stays and follows its models, until it is taken away', async () => {
    const board = await boardIn();
    const ruler = () => board.shadowRoot?.querySelector<HTMLElement>('moon-icon-button.ruler');
    ruler()?.click();
    await board.updateComplete;
    for (const y of [10, 20]) {
      await drag(onPage(board, inches(6, y)), onPage(board, inches(16, y)));
      await sendMouse({ type: 'up' });
    }
    await waitUntil(() => inside(board, '.tape').length === 2, 'both lie there');
    expect(textOf(board)).to.contain('10');
    expect(board.camera.zoom, 'the board has not moved').to.equal(1);
    ruler()?.click();
    await waitUntil(() => inside(board, '.tape').length === 0, 'both are taken away');
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
    await waitUntil(() => textOf(board).includes('Beaky'));
    // centres 6.428 inches apart, two bases of 30 mm
    expect(textOf(board)).to.equal('5.2″|Sees Beaky Bobby|Light cover: Village well');
    await sendMouse({ type: 'up' });
    await waitUntil(() => textOf(board) === '');
  });
  it('what blocks the sight is named and marked', async () => {
    const board = await boardIn({ kind: 'measure' });
    await drag(modelOnPage(board, baron), modelOnPage(board, '1:firespitter'));
    await waitUntil(() => textOf(board).includes('blocked'));
    expect(textOf(board)).to.contain('Churchyard wall and Doug the Flatulent');
    expect(inside(board, '.overlay .blocks').length).to.equal(2);
  });
});
