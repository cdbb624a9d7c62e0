import { day, night, strongDay, strongNight } from '../../../src/ui/theme/palette.ts';
import type { Role } from '../../../src/ui/theme/palette.ts';
import { expect } from '../support.ts';

type Three = [number, number, number];

/** What the whole loss of one kind of cone makes of linear light (Machado, Oliveira and Fernandes 2009), and eyes that see all. */
const VISIONS: Record<string, [Three, Three, Three]> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (colour: string): Three =>
  [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Three;
const times = (rows: readonly Three[], [x, y, z]: Three): Three => rows.map(([a, b, c]) => a * x + b * y + c * z) as Three;

/** A colour in Oklab, where equal steps look equal. */
function lab(light: Three): Three {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light.map((part) => Math.min(1, Math.max(0, part))) as Three,
  ).map(Math.cbrt) as Three;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}
const apart = (a: Three, b: Three): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** What no sign, pattern or word beside it tells apart. */
const PAIRS: readonly (readonly [Role, Role])[] = [
  ['harm', 'heal'],
  ['harm', 'energy'],
  ['heal', 'energy'],
  ['question', 'touchable'],
  ['question', 'ground'],
  ['touchable', 'panel'],
];
/** A difference that is seen at a glance; the least that can be seen at all is about a fifth of it. */
const LEAST = 0.08;

for (const [name, palette] of Object.entries({ night, day, strongNight, strongDay }))
  for (const [eyes, matrix] of Object.entries(VISIONS))
    it(`${name}, ${eyes}: what differs by its colour differs`, () => {
      const seen = (role: Role): Three => lab(times(matrix, linear(palette[role])));
      for (const [a, b] of PAIRS) expect(apart(seen(a), seen(b)), `${a} and ${b}`).to.be.at.least(LEAST);
    });
