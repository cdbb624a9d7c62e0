import type { BoardCamera } from '../../../src/ui/board/camera/board-camera.ts';
import { Chips, type LabelledThing, type BoardThing } from '../../../src/ui/board/touch/chips.ts';
import { expect, fixture, html } from '../support.ts';

/** A glass on which a place lies where it is told, so many CSS pixels from its corner. */
const glass = { width: 390, height: 320, reader: 0, readersVector: (away: unknown) => away, scale: 1, toScreen: (value: unknown) => value };
/** A token stands there, with its label above it. */
const RADIUS = 28;
const ABOVE = 38;

describe('labels beside places of the board', () => {
  const around = async (
    x: number,
    y: number,
    lying: readonly BoardThing[] = [],
    { over = [] as readonly LabelledThing[], moving = false } = {},
  ): Promise<DOMRect> => {
    const room = await fixture<HTMLElement>(
      html`<div style="position: fixed; left: 0; top: 0; width: 390px; height: 320px">
        <style>
          .chip {
            position: absolute;
            left: 0;
            top: 0;
            width: max-content;
          }
        </style>
        <div></div>
      </div>`,
    );
    const layer = room.querySelector('div') ?? room;
    const chips = new Chips(
      () => layer,
      () => undefined,
    );
    const camera = glass as unknown as BoardCamera; // all of it that is asked for
    chips.show([{ at: { x, y }, above: ABOVE, tone: 'plain', lines: ['0.8″ left', '3.2″ of 4.0″'] }], camera, lying, moving, over);
    chips.writeWords();
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
    const layer = await fixture<HTMLElement>(html`<div></div>`);
    const asked = { again: 0 };
    const chips = new Chips(
      () => layer,
      () => (asked.again += 1),
    );
    const camera = glass as unknown as BoardCamera; // all of it that is asked for
    const show = (line: string, moving = true): string => {
      chips.show([{ at: { x: 195, y: 200 }, above: ABOVE, tone: 'plain', lines: [line] }], camera, [], moving);
      return layer.textContent?.trim() ?? '';
    };
    const figures = (line: string): string => {
      show(line);
      chips.writeWords();
      return layer.textContent?.trim() ?? '';
    };
    return { asked, show, figures, box: () => layer.querySelector<HTMLElement>('.chip')?.getBoundingClientRect() ?? new DOMRect() };
  };

  it('figures under a moving finger stay for a tenth of a second; other words change at once; after that time the newest figure is shown', async () => {
    const { asked, show, figures } = await labelsOf();
    expect(figures('0.8″ left')).to.equal('0.8″ left');
    expect(figures('0.9″ left'), 'a figure in the next picture').to.equal('0.8″ left');
    expect(figures('too far'), 'another word').to.equal('too far');
    figures('0.1″ left');
    expect(figures('0.2″ left')).to.equal('0.1″ left');
    expect(show('0.2″ left', false), 'let go').to.equal('0.2″ left');
    expect(figures('0.3″ left')).to.equal('0.2″ left');
    await new Promise((done) => setTimeout(done, 150));
    expect(asked.again, 'it is asked for once more').to.be.above(0);
    expect(figures('0.3″ left')).to.equal('0.3″ left');
  });

  it('figures under a moving finger have a frame of their own, and none that was taken back', async () => {
    const { show, figures } = await labelsOf();
    expect(show('0.8″ left'), 'no label yet').to.equal('');
    expect(figures('0.8″ left')).to.equal('0.8″ left');
    await new Promise((done) => setTimeout(done, 150));
    expect(show('0.9″ left'), 'the label has moved').to.equal('0.8″ left');
    expect(figures('0.9″ left')).to.equal('0.9″ left');
    await new Promise((done) => setTimeout(done, 150));
    show('0.7″ left');
    expect(figures('0.9″ left'), 'the figure is the old one again').to.equal('0.9″ left');
    show('0.6″ left');
    expect(figures('too far'), 'another word does not wait for a tenth of a second').to.equal('too far');
  });

  it('a label keeps its size while only figures change, and takes the room of other words', async () => {
    const { show, figures, box } = await labelsOf();
    document.head.append(
      Object.assign(document.createElement('style'), { id: 'labels', textContent: '.chip { position: absolute; width: max-content }' }),
    );
    figures('1.1″ left');
    const { width, height } = box();
    await new Promise((done) => setTimeout(done, 150));
    expect(figures('8.8″ left')).to.equal('8.8″ left');
    expect([box().width, box().height]).to.deep.equal([width, height]);
    figures('8.8″ left, and an enemy is met');
    expect(box().width, 'more words').to.be.above(width);
    figures('left');
    expect(box().width, 'fewer words').to.be.below(width);
    figures('1.1″ left');
    expect([box().width, box().height], 'words that were measured before').to.deep.equal([width, height]);
    expect(show('1.1″ left', false)).to.equal('1.1″ left');
    expect([box().width, box().height], 'let go').to.deep.equal([width, height]);
    document.querySelector('#labels')?.remove();
  });
});
