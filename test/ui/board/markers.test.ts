import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import type { View } from '../../../src/seats/view.ts';
import { expect } from '../support.ts';
import { boardWith } from './ground-fixture.ts';

type Marker = NonNullable<View['table']['markers']>[number];
const INCH = 254;
const marker = (seat: number, x: number, active = false): Marker => ({
  id: `${seat}:marker-1`,
  seat,
  at: { x: x * INCH, y: 18 * INCH },
  active,
});

const layer = (markers: Marker[]) => boardWith({ markers }, '[data-marker]');

describe('board: objective markers', () => {
  before(() => installTheme());
  afterEach(() => setTheme('night'));

  it('there are none where nobody has placed any', async () => {
    expect((await layer([])).found).to.have.length(0);
  });

  it('each lies where it was placed and says whose it is and whether it is active', async () => {
    const { board, found } = await layer([marker(0, 6), marker(1, 30, true)]);
    expect(found.map((element) => element.querySelector('title')?.textContent)).to.deep.equal([
      'Objective marker of player 1',
      'Objective marker of player 2, active',
    ]);
    const { left, top } = board?.getBoundingClientRect() ?? { left: 0, top: 0 };
    for (const [nth, x] of [6, 30].entries()) {
      const shape = found[nth]?.querySelector('path')?.getBoundingClientRect();
      const on = board?.camera.toScreen({ x: x * INCH, y: 18 * INCH });
      if (!shape || !on) throw new Error('nothing drawn');
      expect(Math.abs(shape.x + shape.width / 2 - left - on.x)).to.be.below(2);
      expect(Math.abs(shape.y + shape.height / 2 - top - on.y)).to.be.below(3);
    }
  });

  it('four players have four shapes, not only four colours; an active one carries a star', async () => {
    const four = [0, 1, 2, 3].map((seat) => marker(seat, 6 + 8 * seat));
    const { found } = await layer(four);
    const shapes = found.map((element) => element.querySelector('path')?.getAttribute('d'));
    expect(new Set(shapes).size).to.equal(4);
    expect(found.filter((element) => element.querySelector('.star'))).to.have.length(0);
    const active = (await layer(four.map((view) => ({ ...view, active: view.seat === 2 })))).found;
    expect(active.map((element) => element.querySelector('.star') !== null)).to.deep.equal([false, false, true, false]);
  });

  it('its outline stands out from the ground by night and by day', async () => {
    const fill: string[] = [];
    for (const theme of ['night', 'day'] as const) {
      setTheme(theme);
      const { found } = await layer([marker(0, 6)]);
      const path = found[0]?.querySelector('path');
      if (!path) throw new Error('nothing drawn');
      const { stroke, strokeWidth } = getComputedStyle(path);
      expect(stroke).to.not.equal('none');
      expect(Number.parseFloat(strokeWidth)).to.be.above(10);
      fill.push(stroke);
    }
    expect(fill[0]).to.not.equal(fill[1]);
  });
});
