import type { BoardCamera } from '../../../src/ui/board/camera/board-camera.ts';
import { Chips, type LabelledThing, type BoardThing } from '../../../src/ui/board/touch/chips.ts';
import { overlay } from '../../../src/ui/board/styles/overlay-style.ts';
import type { Chip } from '../../../src/ui/board/touch/tool.ts';
import { expect, fixture, html } from '../support.ts';

/** A glass on which a place lies where it is told, so many CSS pixels from its corner. */
const glass = { width: 390, height: 320, reader: 0, readersVector: (away: unknown) => away, scale: 1, toScreen: (value: unknown) => value };
/** A token stands there, with its label above it. */
const RADIUS = 28;
const ABOVE = 38;

/** The layer of labels over a glass of this size, with its real styles. */
async function labelLayer(): Promise<HTMLElement> {
  const room = await fixture<HTMLElement>(
    html`<div style="position: fixed; left: 0; top: 0; width: 390px; height: 320px">
      <style>
        ${overlay.cssText}
      </style>
      <div class="chips"></div>
    </div>`,
  );
  return room.querySelector('div') ?? room;
}

describe('labels beside places of the board', () => {
  const around = async (
    x: number,
    y: number,
    lying: readonly BoardThing[] = [],
    { over = [] as readonly LabelledThing[], moving = false } = {},
  ): Promise<DOMRect> => {
    const layer = await labelLayer();
    const chips = new Chips(
      () => layer,
      () => undefined,
    );
    const camera = glass as unknown as BoardCamera; // all of it that is asked for
    const label: Chip = { at: { x, y }, above: ABOVE, tone: 'plain', lines: ['0.8″ left', '3.2″ of 4.0″'] };
    chips.write([label], camera, moving);
    chips.place([label], camera, lying, moving, over);
    return (layer.querySelector('.chip') ?? layer).getBoundingClientRect();
  };

  for (const [name, x, y] of [
    ['the upper edge', 195, 30],
    ['the upper corner on the left', 40, 30],
    ['the upper corner on the right', 350, 30],
  ] as const)
    it(`at ${name} the label covers nothing of what stands there, and lies inside the glass`, async () => {
      const { left, right, top, bottom } = await around(x, y);
      expect(right <= x - RADIUS || left >= x + RADIUS || top >= y + RADIUS).to.equal(true);
      expect([left >= 0, right <= glass.width, top >= 0, bottom <= glass.height]).not.to.include(false);
    });

  it('where there is room it stands above', async () => {
    const { left, right, bottom } = await around(195, 200);
    expect(bottom).to.equal(200 - ABOVE);
    expect((left + right) / 2).to.be.closeTo(195, 1);
  });

  it('leaves in sight what lies above, and stands where it covers least', async () => {
    const enemy = { at: { x: 195, y: 140 }, radius: RADIUS };
    const beside = await around(195, 200, [enemy]);
    expect([beside.bottom > 200 - RADIUS, beside.right <= 195 - RADIUS], 'on the left').to.deep.equal([true, true]);
    const stone = { at: { x: 120, y: 200 }, radius: 12 };
    const other = await around(195, 200, [enemy, stone]);
    expect(other.left >= 195 + RADIUS, 'on the right').to.equal(true);
    const all = [enemy, stone, { at: { x: 270, y: 200 }, radius: RADIUS }];
    expect((await around(195, 200, all, { moving: true })).bottom, 'above, where it covers no more than elsewhere').to.equal(200 - ABOVE);
    expect((await around(195, 200, all)).top, 'below, where no finger is').to.equal(200 + ABOVE);
  });

  it('never stands under the buttons of the board, where it can stand elsewhere', async () => {
    const enemy = { at: { x: 195, y: 140 }, radius: RADIUS };
    const stone = { at: { x: 120, y: 200 }, radius: 12 };
    const buttons = [150, 200, 250].map((y) => ({ x: 290, y, reach: 24 }));
    expect((await around(195, 200, [enemy, stone])).left, 'on the right without them').to.be.at.least(195 + RADIUS);
    const label = await around(195, 200, [enemy, stone], { over: buttons });
    expect(label.top, 'below').to.equal(200 + ABOVE);
  });

  const labelsOf = async () => {
    const layer = await labelLayer();
    const asked = { again: 0 };
    const chips = new Chips(
      () => layer,
      () => (asked.again += 1),
    );
    const camera = glass as unknown as BoardCamera; // all of it that is asked for
    const label = (line: string): Chip[] => [{ at: { x: 195, y: 200 }, above: ABOVE, tone: 'plain', lines: [line] }];
    const text = (): string => layer.textContent?.trim() ?? '';
    const place = (line: string, moving = true): string => {
      chips.place(label(line), camera, [], moving);
      return text();
    };
    const write = (line: string, moving = true): string => {
      chips.write(label(line), camera, moving);
      return text();
    };
    return { asked, chips, place, write, box: () => layer.querySelector<HTMLElement>('.chip')?.getBoundingClientRect() ?? new DOMRect() };
  };

  it('figures under a moving finger stay for a tenth of a second; other words change at once; after that time the newest figure is shown', async () => {
    const { asked, place, write } = await labelsOf();
    expect(place('0.8″ left')).to.equal('0.8″ left');
    expect(write('0.9″ left'), 'a figure in the next picture').to.equal('0.8″ left');
    expect(write('too far'), 'another word').to.equal('too far');
    write('0.1″ left');
    expect(write('0.2″ left')).to.equal('0.1″ left');
    expect(write('0.2″ left', false), 'let go').to.equal('0.2″ left');
    expect(write('0.3″ left')).to.equal('0.2″ left');
    await new Promise((done) => setTimeout(done, 150));
    expect(asked.again, 'it is asked for once more').to.be.above(0);
    expect(write('0.3″ left')).to.equal('0.3″ left');
  });

  it('the first words of a label come when it is placed; later ones in a frame of their own', async () => {
    const { place, write } = await labelsOf();
    expect(write('0.8″ left'), 'no label yet').to.equal('');
    expect(place('0.8″ left')).to.equal('0.8″ left');
    await new Promise((done) => setTimeout(done, 150));
    expect(place('0.9″ left'), 'the label has moved').to.equal('0.8″ left');
    expect(write('0.9″ left')).to.equal('0.9″ left');
    expect(write('too far'), 'another word does not wait for a tenth of a second').to.equal('too far');
  });

  it('a label with other words is measured a frame later and keeps its middle till then; with other figures it keeps its size', async () => {
    const { chips, place, write, box } = await labelsOf();
    const middle = (): number => (box().left + box().right) / 2;
    place('1.1″ left');
    const { width, bottom } = box();
    await new Promise((done) => setTimeout(done, 150));
    expect(write('8.8″ left')).to.equal('8.8″ left');
    expect(box().width, 'other figures').to.equal(width);
    write('8.8″ left, and an enemy is met, and somebody else, so that there are three lines of words');
    expect(box().width, 'more words').to.be.above(width);
    expect(middle(), 'in its place already').to.be.closeTo(195, 1);
    expect(box().bottom, 'not measured').to.be.above(bottom + 2);
    chips.measureWords();
    place('8.8″ left, and an enemy is met, and somebody else, so that there are three lines of words');
    expect([box().bottom, middle()], 'measured').to.deep.equal([bottom, 195]);
    write('left', false);
    place('left', false);
    expect([box().width < width, box().bottom], 'a label that is placed is measured before').to.deep.equal([true, bottom]);
    expect(write('', false)).to.equal('');
  });

  it('under a moving finger a label grows at once and shrinks a second later; let go, it has the size of its words', async () => {
    const { asked, chips, place, write, box } = await labelsOf();
    const panelSize = (line: string, moving = true): { width: number; height: number } => {
      write(line, moving);
      chips.measureWords(moving);
      place(line, moving);
      const { width, height } = box();
      return { width: Math.round(width), height: Math.round(height) };
    };
    const long = '8.8″ left, and an enemy is met, and somebody else, so that there are three lines of words';
    const small = panelSize('left', false);
    const large = panelSize(long);
    expect([large.width > small.width, large.height > small.height], 'grows').to.deep.equal([true, true]);
    expect(panelSize('left'), 'fewer words').to.deep.equal(large);
    expect(panelSize(`${long}, and a fourth line of words that nobody has seen before`).height, 'more words').to.be.above(large.height);
    panelSize('right');
    const { bottom, left, right } = box();
    expect([bottom, (left + right) / 2], 'in its place').to.deep.equal([200 - ABOVE, 195]);
    expect(panelSize('left', false), 'let go').to.deep.equal(small);
    expect(box().bottom, 'let go, in its place').to.equal(200 - ABOVE);
    expect(panelSize(long), 'the second drag').to.deep.equal(large);
    expect(panelSize('left'), 'the second drag, fewer words').to.deep.equal(large);
    const again = asked.again;
    await new Promise((done) => setTimeout(done, 600));
    expect([panelSize('left'), asked.again], 'half a second later').to.deep.equal([large, again]);
    await new Promise((done) => setTimeout(done, 600));
    expect(asked.again, 'it is asked for once more').to.equal(again + 1);
    expect(panelSize('left'), 'a second later').to.deep.equal(small);
    await new Promise((done) => setTimeout(done, 1200));
    expect([panelSize('left'), asked.again], 'nothing more is asked').to.deep.equal([small, again + 1]);
    expect(panelSize(long), 'more words').to.deep.equal(large);
    expect(panelSize('left', false), 'let go again').to.deep.equal(small);
  });
});
