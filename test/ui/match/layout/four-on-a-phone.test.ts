import { boards, pairings } from '../../../../src/cards/index.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect } from '../../support.ts';
import { questionsOf } from '../tables/glass-law.ts';
import { seatedScreen } from '../tables/seated-screen.ts';
import { deep, deepAll } from '../tables/tables.ts';

// Three or four at a phone: the strips of all stand below the question, and both doors of the header stay on the glass.

const INCH = 254;

/** A match of so many with six models a side, one of which is to be activated. */
async function activating(count: number, seating: Seating, [width, height]: readonly [number, number]) {
  const [pairing] = pairings;
  const board = boards.find(({ id }) => id === pairing?.board);
  const seats = Array.from({ length: count }, (_, seat) => pairing?.sides[seat % 2]).filter((side) => side !== undefined);
  const models = seats.flatMap(({ troupe }, seat) =>
    troupe.map(
      (character, nth) => [`${seat}:${character}`, { at: { x: (4 + 4 * nth) * INCH, y: (4 + 8 * seat) * INCH }, energy: 3 }] as const,
    ),
  );
  const setup = {
    seats: seats.map(({ faction, troupe }) => ({ faction, troupe })),
    options: {},
    terrain: board?.terrain.slice(0, 0) ?? [],
    seed: '1',
    start: 'activation' as const,
    position: { turn: 2, first: 1, models: Object.fromEntries(models) },
  };
  return seatedScreen(setup, seating, width, height);
}
const boxOf = (element: Element | null): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();

describe('three and four at a phone', () => {
  before(() => installTheme());

  for (const count of [2, 3, 4])
    it(`${count} strips lie below the question, none over it, and the one that is asked has its coins`, async () => {
      const screen = await activating(count, 'side', [390, 844]);
      const strips = deepAll(screen, 'moon-seat-strip').map((strip) => boxOf(deep(strip, '.status')));
      const question = boxOf(questionsOf(screen)[0]?.question ?? null);
      expect(strips.length).to.equal(count);
      expect(question.height).to.be.greaterThan(100);
      for (const strip of strips) {
        expect(strip.top, 'a strip over the question').to.be.at.least(question.bottom - 1);
        expect(strip.bottom).to.be.at.most(845);
        expect(strip.right - strip.left).to.be.at.most(391);
      }
      for (const [nth, strip] of strips.entries())
        for (const later of strips.slice(nth + 1))
          expect(
            Math.min(strip.right, later.right) - Math.max(strip.left, later.left) > 1 &&
              Math.min(strip.bottom, later.bottom) - Math.max(strip.top, later.top) > 1,
            'two strips over each other',
          ).to.equal(false);
      const coins = deepAll(screen, '.status .coin').filter((coin) => boxOf(coin).width > 0).length;
      expect(coins).to.equal(count === 2 ? 12 : 6);
    });

  for (const glass of [
    [390, 844],
    [844, 390],
  ] as const)
    // prettier-ignore
    it(`both doors of the header are whole at ${glass.join('×')} beside the tallies of three`, async () => {
      const screen = await activating(4, 'pass', glass);
      const header = deep(screen, 'moon-match-header');
      expect(deepAll(header ?? screen, '[data-tally]').filter((tally) => boxOf(tally).width > 0).length).to.equal(3);
      for (const door of deepAll(header ?? screen, 'moon-icon-button')) {
        expect(boxOf(door).right).to.be.at.most(glass[0]);
        expect(boxOf(door).width).to.be.at.least(43);
      }
    });
});
