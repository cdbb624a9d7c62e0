import { expect, test } from 'vitest';
import { INCH } from '../../src/geometry/lengths.ts';
import { Lot } from '../../src/players/lot.ts';
import { tryDrawn, type PlayersTable } from '../../src/players/drawn-answers.ts';

test('a model that is to be placed near another is tried near that other, wherever it stands itself', () => {
  const models = { mover: { at: { x: 2 * INCH, y: 2 * INCH } }, other: { at: { x: 20 * INCH, y: 30 * INCH } } };
  const table = { view: { table: { models, stones: [] } } } as unknown as PlayersTable; // what is read of it
  const question = { ask: 'place', model: 'mover', of: 'other', within: INCH } as const;
  for (let seed = 0; seed < 20; seed += 1) {
    const tried = tryDrawn(table, new Lot(`near ${seed}`), 0, { kind: 'answer', question });
    const [x, y] = (tried as unknown as { at: [number, number] }).at; // an answer that says where
    expect([Math.abs(x - 20) <= 1, Math.abs(y - 30) <= 1]).toEqual([true, true]);
  }
});
