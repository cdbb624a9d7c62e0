import type { BoardCamera } from '../../../src/ui/board/board-camera.ts';
import { Chips } from '../../../src/ui/board/chips.ts';
import { expect, fixture, html } from '../support.ts';

/** A glass on which a place lies where it is told, so many CSS pixels from its corner. */
const glass = { width: 390, height: 320, reader: 0, readersVector: (away: unknown) => away, toScreen: (at: unknown) => at };
/** A token stands there, with its label above it. */
const RADIUS = 28;
const ABOVE = 38;

describe('labels beside places of the board', () => {
  const around = async (x: number, y: number): Promise<DOMRect> => {
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
    const chips = new Chips(() => layer);
    const camera = glass as unknown as BoardCamera; // all of it that is asked for
    chips.show([{ at: { x, y }, above: ABOVE, tone: 'plain', lines: ['0.8″ left', '3.2″ of 4.0″'] }], camera);
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
});
