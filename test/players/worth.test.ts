import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { FULL } from '../../src/players/imagined/weights.ts';
import { worthOf } from '../../src/players/imagined/worth.ts';
import { detour } from '../../src/players/imagined/detours.ts';
import { INCH } from '../../src/geometry/lengths.ts';
import type { Piece } from '../../src/rules/terms/board.ts';
import type { Position } from '../../src/rules/terms/setup.ts';
import { beginRecord } from '../../src/record/match-record.ts';
import { imagine } from '../../src/seats/imagined.ts';
import { viewFor } from '../../src/seats/view.ts';

const characters = Object.values(catalogue.characters).filter(({ unselectable, base }) => !unselectable && base === 30);
const [one, other] = [
  characters[0]?.id ?? '',
  characters.find(({ id, factions }) => id !== characters[0]?.id && factions.some((f) => characters[0]?.factions.includes(f)))?.id ?? '',
];

/** What a position is worth to the first seat. */
function worth(position: Position, terrain: Piece[] = []): number {
  const setup = {
    seats: [{ troupe: [one] }, { troupe: [other] }],
    options: {},
    terrain,
    seed: '1',
    start: 'activation' as const,
    position,
  };
  const { match } = beginRecord(setup, catalogue);
  return worthOf(imagine(viewFor(match, 0), '1'), 0, catalogue, FULL);
}

const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const apart = (mine = {}, theirs = {}): NonNullable<Position['models']> => ({
  [`0:${one}`]: { at: at(18, 4), energy: 3, ...mine },
  [`1:${other}`]: { at: at(18, 32), energy: 3, ...theirs },
});
const wall: Piece = {
  id: 'wall',
  kind: 'barrier',
  base: 0,
  top: 762,
  shape: { polygon: [at(10, 6), at(26, 6), at(26, 7), at(10, 7)] },
} as Piece;

test('a stone in hand is worth more than one at arm’s length, and that more than a far one', () => {
  const stone = (x: number, y: number) => [{ id: 's1', at: at(x, y), depth: 1 }];
  const far = worth({ models: apart(), stones: stone(18, 14), turn: 2 });
  const near = worth({ models: apart(), stones: stone(18, 6), turn: 2 });
  const held = worth({ models: apart({ stones: 1 }), turn: 2 });
  expect(near).toBeGreaterThan(far);
  expect(held).toBeGreaterThan(near);
});

test('wounds cost their bearer and please the other', () => {
  expect(worth({ models: apart({ wounds: 3 }) })).toBeLessThan(worth({ models: apart() }));
  expect(worth({ models: apart({}, { wounds: 3 }) })).toBeGreaterThan(worth({ models: apart() }));
});

test('a way round a wall is longer than it looks, and a stone behind one is farther away', () => {
  expect(detour([wall], at(18, 4), at(18, 9))).toBeGreaterThan(4);
  expect(detour([wall], at(2, 4), at(2, 9))).toBe(0);
  const stones = [{ id: 's1', at: at(18, 9), depth: 2 }];
  expect(worth({ models: apart(), stones }, [wall])).toBeLessThan(worth({ models: apart(), stones }));
});

test('danger grows smoothly as an enemy comes nearer: no inch makes all the difference', () => {
  const worths = Array.from({ length: 60 }, (_, step) =>
    worth({
      models: {
        [`0:${one}`]: { at: at(18, 4), energy: 0, activated: true, stones: 1 },
        [`1:${other}`]: { at: at(18, 6 + step / 5), energy: 4 },
      },
      turn: 2,
    }),
  );
  const steps = worths.slice(1).map((value, index) => Math.abs(value - (worths[index] ?? 0)));
  expect((worths[0] ?? 0) < (worths[59] ?? 0)).toBe(true);
  expect(Math.max(...steps)).toBeLessThan(1.5);
});
