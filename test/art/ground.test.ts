import { expect, test } from 'vitest';
import { flatTemplate } from '../../tools/page/flat-template.ts';
import { BOARD, INCH } from '../../src/geometry/lengths.ts';
import { ground } from '../../src/ui/board/terrain/ground.ts';

// The clearing as it is drawn: every part in its place and of its number.

const drawn = flatTemplate(ground());
const attribute = (element: string, name: string): string => new RegExp(` ${name}="([^"]*)"`, 'u').exec(element)?.[1] ?? '';
const elements = (name: string): string[] => [...drawn.matchAll(new RegExp(`<${name} [^>]*>`, 'gu'))].map(([element]) => element);
/** The strokes of the path of a class, each from its M on. */
const strokes = (of: string): string[] => {
  const path = elements('path').find((element) => attribute(element, 'class') === of) ?? '';
  return attribute(path, 'd').split('M').slice(1);
};
const starts = (of: string): [number, number][] =>
  strokes(of).map((stroke) => stroke.split(/[a-z]/iu)[0]?.split(' ').map(Number) as [number, number]);

test('a mark stands at every inch of each of the four edges, outside of it, and every sixth is long', () => {
  const inches = Array.from({ length: 35 }, (_, index) => index + 1);
  const long = (inch: number): number => (inch % 6 === 0 ? 95 : 48);
  expect(strokes('ticks')).toEqual(
    inches.flatMap((inch) => [
      `${inch * INCH} -22v-${long(inch)}`,
      `${inch * INCH} ${BOARD + 22}v${long(inch)}`,
      `-22 ${inch * INCH}h-${long(inch)}`,
      `${BOARD + 22} ${inch * INCH}h${long(inch)}`,
    ]),
  );
  expect(strokes('ticks').filter((stroke) => stroke.endsWith('95'))).toHaveLength(4 * 5);
});

test('each corner of the frame has a moon of another phase, as far out as the others', () => {
  const path = elements('path').find((element) => attribute(element, 'class') === 'moon-light') ?? '';
  const moons = [...attribute(path, 'd').matchAll(/M(\S+) (-?\d+)([^M]+)/gu)].map(([, x, y, phase]) => ({
    x: Number(x),
    y: Number(y),
    phase,
  }));
  const out = -(moons[0]?.x ?? 0);
  expect(out).toBeGreaterThan(22 + 95 - 66);
  expect(moons.map(({ x, y }) => [x, y])).toEqual([
    [-out, -out],
    [BOARD + out, -out],
    [BOARD + out, BOARD + out],
    [-out, BOARD + out],
  ]);
  expect(new Set(moons.map(({ phase }) => phase)).size).toBe(4);
});

test('tufts, pebbles, flowers and flagstones are all there and lie on the board', () => {
  const parts = { tufts: 110 * 3, pebbles: 46, flowers: 34 * 5, flagstones: 58 };
  for (const [part, count] of Object.entries(parts)) {
    expect(starts(part), part).toHaveLength(count);
    for (const [x, y] of starts(part)) {
      expect(Math.min(x, y), part).toBeGreaterThan(-100);
      expect(Math.max(x, y), part).toBeLessThan(BOARD + 100);
    }
  }
  // they are strewn over the whole of it, no quarter is bare
  for (const part of ['tufts', 'pebbles', 'flowers'])
    expect(new Set(starts(part).map(([x, y]) => `${x < BOARD / 2} ${y < BOARD / 2}`)).size, part).toBe(4);
});

test('grass has no wrong side: every tuft grows towards the middle', () => {
  for (const stroke of strokes('tufts')) {
    const [x = 0, y = 0, , , dx = 0, dy = 0] = stroke.split(/[q ]/u).map(Number);
    const [towardsX, towardsY] = [BOARD / 2 - x, BOARD / 2 - y];
    if (Math.hypot(towardsX, towardsY) < 200) continue; // it is the middle
    expect(dx * towardsX + dy * towardsY, stroke).toBeGreaterThan(0);
  }
});

test('the stones of the path lie in it, from one edge to the other', () => {
  const third = (a: number, b: number, c: number, d: number, t: number): number =>
    a * (1 - t) ** 3 + 3 * b * (1 - t) ** 2 * t + 3 * c * (1 - t) * t ** 2 + d * t ** 3;
  const middle = (share: number): [number, number] => {
    const t = share < 0.5 ? share * 2 : share * 2 - 1;
    const ways = share < 0.5 ? [[0.12, 0.2, 0.44, 0.5], [0, 0.3, 0.3, 0.5]] : [[0.5, 0.56, 0.8, 0.88], [0.5, 0.7, 0.7, 1]]; // prettier-ignore
    const [x, y] = ways.map((way) => BOARD * third(...(way as [number, number, number, number]), t));
    return [x ?? 0, y ?? 0];
  };
  const path = Array.from({ length: 400 }, (_, step) => middle(step / 400));
  const [wide, narrow] = ['trodden wide', 'trodden'].map(strokes);
  expect(wide).toEqual(narrow);
  for (const [x, y] of starts('flagstones'))
    expect(Math.min(...path.map(([px, py]) => Math.hypot(px - x, py - y))), `${x} ${y}`).toBeLessThan(65 * 2 ** 0.5 + 64 + 20);
  const down = starts('flagstones').map(([, y]) => y);
  expect(Math.min(...down)).toBeLessThan(BOARD * 0.1);
  expect(Math.max(...down)).toBeGreaterThan(BOARD * 0.9);
});

test('washes of two colours take turns under the path, cut off at the edge, and the frame goes round all', () => {
  const washes = elements('ellipse');
  expect(washes.map((wash) => attribute(wash, 'fill'))).toEqual(Array.from({ length: 16 }, (_, index) => `url(#wash-${index % 2})`));
  for (const wash of washes) {
    const [rx, ry] = [Number(attribute(wash, 'rx')), Number(attribute(wash, 'ry'))];
    expect(ry / rx).toBeGreaterThanOrEqual(0.5);
    expect(ry / rx).toBeLessThanOrEqual(0.9);
    expect(attribute(wash, 'transform')).toMatch(new RegExp(`^rotate\\(\\S+ ${attribute(wash, 'cx')} ${attribute(wash, 'cy')}\\)$`, 'u'));
  }
  // from the ground up
  const order = [/class="frame"/, /class="frame-line"/, /class="ticks"/, /url\(#clearing\)/, /<ellipse/, /"trodden wide"/, /"trodden"/, /"flagstones"/, /"pebbles"/, /"tufts"/, /"flowers"/, /"board-edge"/].map((part) => drawn.search(part)); // prettier-ignore
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(Math.min(...order)).toBeGreaterThan(0);
  for (const rect of elements('rect').filter((element) => attribute(element, 'class').startsWith('frame'))) {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(attribute(rect, name)));
    expect([y, height, (x ?? 0) * 2 + (width ?? 0)]).toEqual([x, width, BOARD]);
  }
});
