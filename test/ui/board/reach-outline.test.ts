import { reachOutline } from '../../../src/ui/board/models/reach-outline.ts';
import type { BoardPoint } from '../../../src/ui/contexts/table-port.ts';
import { expect } from '../support.ts';

const STEP = 36;
const RADIUS = 150;
const FROM = { x: 4000, y: 4000 };

/** The places of a grid for which something is so. */
const grid = (most: number, holds: (x: number, y: number) => boolean = () => true): BoardPoint[] => {
  const side = Math.floor(most / STEP);
  const steps = Array.from({ length: 2 * side + 1 }, (_, nth) => (nth - side) * STEP);
  return steps
    .flatMap((dx) => steps.map((dy) => ({ x: FROM.x + dx, y: FROM.y + dy })))
    .filter(({ x, y }) => Math.hypot(x - FROM.x, y - FROM.y) <= most && holds(x, y));
};
/** The lines of path data, as points. */
const linesOf = (outline: string): BoardPoint[][] =>
  outline
    .split('Z')
    .filter((line) => line !== '')
    .map((line) =>
      line
        .slice(1)
        .split('L')
        .map((pair) => {
          const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number);
          return { x, y };
        }),
    );
const area = (line: readonly BoardPoint[]): number =>
  line.reduce((sum, { x, y }, nth) => {
    const next = line[(nth + 1) % line.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
const off = ({ x, y }: BoardPoint): number => Math.hypot(x - FROM.x, y - FROM.y);

describe('the outline of where a move can end', () => {
  it('is the true arc in the open, and follows the grid only where the length is not known', () => {
    const most = 1016;
    const [line = [], ...others] = linesOf(reachOutline(grid(most), RADIUS, { from: FROM, limit: most }));
    expect(others).to.have.lengthOf(0);
    expect(line.length).to.be.above(100);
    for (const point of line) expect(off(point)).to.be.closeTo(most + RADIUS, 1);
    const [rough = []] = linesOf(reachOutline(grid(most), RADIUS));
    expect(Math.min(...rough.map(off))).to.be.below(most + RADIUS - 5);
    for (const point of rough) expect(off(point)).to.be.within(most + RADIUS - STEP, most + RADIUS + 1);
  });

  it('a wall is a straight line, and the move does not end beyond it', () => {
    const most = 1016;
    const wall = FROM.x + 500;
    const [line = []] = linesOf(
      reachOutline(
        grid(most, (x) => x <= wall),
        RADIUS,
        { from: FROM, limit: most },
      ),
    );
    const last = FROM.x + Math.floor(500 / STEP) * STEP + RADIUS;
    expect(Math.max(...line.map(({ x }) => x))).to.be.closeTo(last, 2);
    const beside = line.filter(({ y }) => Math.abs(y - FROM.y) < 500 && y !== FROM.y).filter(({ x }) => x > FROM.x);
    for (const { x } of beside) expect(x).to.be.closeTo(last, 2);
  });

  it('what is spared within runs the other way, so that it stays empty', () => {
    const most = 1524;
    const spared = (x: number, y: number): boolean => Math.hypot(x - FROM.x - 600, y - FROM.y) > 400;
    const lines = linesOf(reachOutline(grid(most, spared), RADIUS, { from: FROM, limit: most }));
    expect(lines).to.have.lengthOf(2);
    const [outer = 0, inner = 0] = lines.map(area).sort((a, b) => Math.abs(b) - Math.abs(a));
    expect(Math.sign(outer)).to.equal(-Math.sign(inner));
    expect(Math.abs(inner)).to.be.closeTo(Math.PI * 250 * 250, 0.2 * Math.PI * 250 * 250);
  });

  it('places apart have a line each, places that touch by a corner are one shade, and no place has none', () => {
    expect(linesOf(reachOutline([FROM, { x: FROM.x + 400, y: FROM.y }], RADIUS))).to.have.lengthOf(2);
    expect(linesOf(reachOutline([FROM, { x: FROM.x + 200, y: FROM.y + 200 }], RADIUS))).to.have.lengthOf(1);
    expect(reachOutline([], RADIUS)).to.equal('');
  });
});
