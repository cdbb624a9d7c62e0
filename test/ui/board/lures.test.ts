import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import type { View } from '../../../src/seats/view.ts';
import { expect } from '../support.ts';
import { boardWith } from './ground-fixture.ts';

type Lure = NonNullable<View['table']['lures']>[number];
const INCH = 254;
const RADIUS = 150;
const bag = (nth: number, x: number): Lure => ({
  id: `bag-of-gold-${nth}`,
  lure: 'bag-of-gold',
  at: { x: x * INCH, y: 18 * INCH },
  radius: RADIUS,
  in: 6,
  by: '0:baron-von-fancyhat',
});

const layer = (lures: Lure[]) => boardWith({ lures }, '[data-lure]');

describe('board: what is laid on the ground', () => {
  before(() => installTheme());
  afterEach(() => setTheme('night'));

  it('there is none where nobody has laid any', async () => {
    expect((await layer([])).found).to.have.length(0);
  });

  it('each lies where it was put, as wide as it is, and says what it is and whose', async () => {
    const { board, found } = await layer([bag(1, 6), bag(2, 30)]);
    expect(found.map((element) => element.querySelector('title')?.textContent)).to.deep.equal([
      'Bag of Gold, placed by Baron Von Fancyhat',
      'Bag of Gold, placed by Baron Von Fancyhat',
    ]);
    const { left, top } = board?.getBoundingClientRect() ?? { left: 0, top: 0 };
    for (const [nth, x] of [6, 30].entries()) {
      const disc = found[nth]?.querySelector('.disc')?.getBoundingClientRect();
      const on = board?.camera.toScreen({ x: x * INCH, y: 18 * INCH });
      const rim = board?.camera.toScreen({ x: x * INCH + RADIUS, y: 18 * INCH });
      if (!disc || !on || !rim) throw new Error('nothing drawn');
      expect(Math.abs(disc.x + disc.width / 2 - left - on.x)).to.be.below(2);
      expect(Math.abs(disc.y + disc.height / 2 - top - on.y)).to.be.below(2);
      expect(Math.abs(disc.width / 2 - (rim.x - on.x))).to.be.below(2);
    }
  });

  it('can be told from the ground in every theme', async () => {
    for (const theme of ['night', 'day'] as const) {
      setTheme(theme);
      const { found } = await layer([bag(1, 12)]);
      const ink = (selector: string): string => {
        const part = found[0]?.querySelector(selector);
        if (!part) throw new Error(`no ${selector}`);
        return getComputedStyle(part).fill;
      };
      expect(ink('.sack'), theme).not.to.equal(ink('.coin'));
    }
  });
});
