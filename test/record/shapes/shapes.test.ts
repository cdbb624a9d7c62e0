import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { becameShape } from '../../../src/record/shapes/fact-shape.ts';
import { pieceShape } from '../../../src/record/shapes/setup-shape.ts';

describe('the outline of a piece', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
  ];
  const piece = (count: number) => ({ id: 'wall', kind: 'barrier', shape: { polygon: corners.slice(0, count) }, base: 0, top: 254 });
  it('has three corners at least', () => {
    expect([0, 1, 2, 3].map((count) => v.is(pieceShape, piece(count)))).toEqual([false, false, false, true]);
  });
});

describe('what became of a move, as it was said', () => {
  it('keeps inches and their parts', () => {
    const became = { far: 2.5, height: 1.5, fell: { to: 0.5, from: 3.25 } };
    expect(v.parse(becameShape, became)).toEqual(became);
    for (const field of ['far', 'height']) expect(v.is(becameShape, { [field]: 'far' }), field).toBe(false);
  });
});
