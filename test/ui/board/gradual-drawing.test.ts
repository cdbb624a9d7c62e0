import { sampleCharacters, sampleView } from '../../../src/ui/gallery/board-sample.ts';
import type { MoonBoard } from '../../../src/ui/board/board.ts';
import type { BoardMode } from '../../../src/ui/board/modes.ts';
import { expect, fixture, html, inMotion, waitUntil } from '../support.ts';
import { baron, boardIn, boardTests, inches, inside, moving, pause } from './board-fixture.ts';

boardTests();

/** How tall names are, in CSS pixels a unit of their style: 1 when they keep their size on the glass. */
const sizes = (board: MoonBoard): number[] =>
  inside(board, '.token-name').map((name) =>
    name instanceof SVGElement ? Number(name.style.getPropertyValue('--name')) * board.camera.scale : 0,
  );

describe('board: a little at a time', () => {
  it('a gradual board shows nothing at first, then the models on a plain ground, then everything in its place', async () => {
    const whole = await boardIn();
    const box = await fixture(html`<div style="width: 700px; height: 700px"></div>`);
    const board = document.createElement('moon-board');
    Object.assign(board, { view: sampleView, characters: sampleCharacters, gradual: true });
    box.append(board);
    for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
    expect(inside(board, '.surface')).to.have.lengthOf(0);
    await board.updateComplete;
    for (const label of ['[data-model]', '[data-stone]', '.halo'])
      expect(inside(board, label), label).to.have.lengthOf(inside(whole, label).length);
    expect(inside(board, '.plain')).to.have.lengthOf(1);
    expect(inside(board, '[data-piece], .reachable button, .terrain li')).to.have.lengthOf(0);
    const token = inside(board, '[data-model]')[0];
    await waitUntil(() => inside(board, '[data-piece]').length > 0, 'terrain lies below them');
    for (const label of ['[data-model]', '[data-stone]', '[data-piece]', '.reachable button', '.terrain li'])
      expect(inside(board, label), label).to.have.lengthOf(inside(whole, label).length);
    expect(inside(board, '.plain')).to.have.lengthOf(0);
    expect(inside(board, '[data-model]')[0], 'no model is drawn anew').to.equal(token);
    const [mine, other] = [board, whole].map((element) => inside(element, '.world')[0]?.getBoundingClientRect().width);
    expect(mine).to.equal(other);
    expect(mine).to.be.above(600);
  });

  it('where a move can end is shaded after the move is drawn, and not when something else is asked meanwhile', async () => {
    let looks = 0;
    const reach = () => {
      looks += 1;
      return [inches(10, 10), inches(12, 10)];
    };
    const mode = { ...moving(), reach } as BoardMode;
    const shades = (board: MoonBoard): Element[] => inside(board, 'path.reach');
    const board = await boardIn();
    board.mode = mode;
    await board.updateComplete;
    expect(shades(board)).to.have.lengthOf(0);
    await waitUntil(() => shades(board).length > 0, 'it is shaded');
    expect(shades(board)[0]?.getAttribute('d')?.match(/M/g)).to.have.lengthOf(2);
    expect(looks).to.equal(1);
    board.mode = { ...mode };
    await board.updateComplete;
    board.mode = { kind: 'idle' };
    await board.updateComplete;
    await pause(100);
    expect(shades(board)).to.have.lengthOf(0);
    expect(looks).to.equal(1);
  });

  it('names keep their size on the glass, also those that are written later', async () => {
    const board = await boardIn({ kind: 'idle' }, { selected: baron });
    const far = board.camera.scale;
    board.show([baron]);
    expect(board.camera.scale).to.be.above(far * 1.5);
    expect(sizes(board)).to.have.lengthOf(1);
    board.names = true;
    await board.updateComplete;
    const all = sizes(board);
    expect(all.length).to.be.above(3);
    for (const size of all) expect(size).to.be.within(0.9, 1.1);
  });

  it(
    'names keep their size in each frame while the board comes nearer and goes away, as it does when a stage opens and closes',
    inMotion(async () => {
      const board = await boardIn({ kind: 'idle' }, { selected: baron });
      const [world] = inside(board, '.world');
      const [name] = inside(board, '.token-name');
      if (!(name instanceof SVGElement) || !world) throw new Error('nothing is named');
      for (const [way, glide] of [
        ['nearer', () => board.show([baron])],
        ['away', () => board.showWhole()],
      ] as const) {
        const frames: { zoom: number; size: number }[] = [];
        glide();
        do {
          await new Promise(requestAnimationFrame);
          const { a, b } = new DOMMatrixReadOnly(getComputedStyle(world).transform);
          const zoom = Math.hypot(a, b);
          frames.push({ zoom, size: Number(name.style.getPropertyValue('--name')) * board.camera.fit * zoom });
        } while (Math.abs((frames.at(-1)?.zoom ?? 0) - board.camera.zoom) > 0.001);
        const zooms = new Set(frames.map(({ zoom }) => zoom.toFixed(2)));
        expect(zooms.size, `${way}: seen on its way`).to.be.above(2);
        for (const { size, zoom } of frames) expect(size, `${way}, at ${zoom}`).to.be.within(0.7, 1.4);
      }
    }),
  );

  it('signs grow once the board has been looked at from afar for a moment, and shrink again', async () => {
    const board = await boardIn();
    const grown = (): boolean => inside(board, '.world.far').length > 0;
    expect(grown()).to.equal(300 * board.camera.scale < 46);
    board.show([baron]);
    await waitUntil(() => !grown(), 'near enough to be read');
    board.showWhole();
    await waitUntil(grown, 'too far away to be read');
  });
});
