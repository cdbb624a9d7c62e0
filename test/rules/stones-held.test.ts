import { expect, it } from 'vitest';
import { stonesHeld } from '../../src/rules/terms/stones-held.ts';

const table = {
  models: { '0:flintlock': { seat: 0, controller: 1 }, '1:grub': { seat: 1, controller: 1 } },
  stones: [{ holder: '0:flintlock' }, { holder: '0:flintlock' }, { holder: '1:grub' }, { holder: null }],
};

it('WIN-2: a stone counts for the seat that owns the model, not for the one that controls it', () => {
  expect([stonesHeld(table, 0), stonesHeld(table, 1)]).toEqual([2, 1]);
});
it('REM-5: a stone that nobody holds counts for no seat', () => {
  expect([0, 1].map((seat) => stonesHeld({ ...table, stones: [{ holder: null }] }, seat))).toEqual([0, 0]);
});
